import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Type } from 'typebox'
import { namesOf } from '../../db/members.ts'
import { listImports, UNDO_DAYS } from '../../db/rule-imports.ts'
import { AppError, invalid } from '../../errors.ts'
import type { PackageFile, ReadPackage } from '../../workshop/import/report.ts'
import type { Plan } from '../../workshop/import/plan.ts'
import { UPLOAD_LIMIT } from '../receive-files.ts'
import type { Route } from '../route.ts'
import { oneOf } from '../schema.ts'
import { actorOf, appRoute, idOf, workspaceOf } from './access.ts'
import { FilesInput } from './schemas/audits.ts'
import { ImportUndone, RuleImportSchema, RuleImportsSchema, UndoImportInput } from './schemas/own-rule-files.ts'
import { ReasonQuery } from './schemas/people.ts'

const tag = 'Rules'
const RULES = '/w/{workspace_id}/own-rules'

const yesOrNo = (options: { description: string }) => oneOf(['true', 'false'], { default: 'false', ...options })

/** Files of one request; how many of them may be rules the reader says. */
const MOST_FILES = 20_000
/** Each holds up to 100 MB. */
const MOST_AT_ONCE = 2

/** Loaded on first use: it brings the whole of the rules with it. */
const importing = () => import('../../workshop/import/index.ts')

/** A workspace's own rules as files: taken in, and given back. */
export const ownRuleFileRoutes = (db: pg.Pool): Route[] => {
  let underWay = 0
  return [
    appRoute({
      method: 'POST',
      path: `${RULES}/import`,
      operationId: 'importOwnRules',
      tag,
      needs: 'manage_rules',
      summary: 'Take rules in as drafts, from files',
      description:
        'multipart/form-data, each file a part under the name it has in its folder: rules as YAML, a ZIP of them, a Vale package, ' +
        'or a CSV of terms (term, instead, reason, severity). At most 100 MB and 5,000 rules. What can be read comes in as drafts, ' +
        'all of it or nothing; the report says of each rule what became of it.',
      query: Type.Object({
        dry_run: yesOrNo({ description: 'Only read and report; nothing is stored.' }),
        only_new: yesOrNo({ description: 'Leave the rules there are as they are.' }),
        ...ReasonQuery.properties,
      }),
      body: FilesInput,
      consumes: 'multipart/form-data',
      success: { status: 200, schema: RuleImportSchema, description: 'The report.' },
      errors: [401, 403, 404, 409, 413, 422, 429, 503],
      async handle(request, reply) {
        const { dry_run: dry, only_new: only, reason } = request.query
        const [dryRun, onlyNew] = [dry === 'true', only === 'true']
        if (underWay >= MOST_AT_ONCE) throw busy(reply)
        underWay++
        try {
          const files = await received(request as unknown as FastifyRequest, reply)
          const { packageNameOf, planFor, readPackageApart, takeOver } = await importing()
          const read = await plainly(() => readPackageApart(packageNameOf(files), files))
          const workspaceId = workspaceOf(request)
          const plan = dryRun
            ? await planFor(db, workspaceId, read.rules)
            : await takeOver(db, workspaceId, actorOf(request), read.rules, { onlyNew, undoable: read.name, reason: reason?.trim() })
          return { ...reportOf(read, plan, dryRun), import_id: 'importId' in plan ? plan.importId : null }
        } finally {
          underWay--
        }
      },
    }),
    appRoute({
      method: 'GET',
      path: `${RULES}/imports`,
      operationId: 'listRuleImports',
      tag,
      needs: 'manage_rules',
      summary: 'Imports of rules that can still be undone, and those that were; newest first',
      success: { status: 200, schema: RuleImportsSchema, description: 'Those of the last thirty days, fifty at most.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        const imports = await listImports(db, workspaceOf(request))
        const names = await namesOf(db, [...new Set(imports.flatMap(({ by_id: by }) => by ?? []))])
        return {
          days: UNDO_DAYS,
          imports: imports.map(({ by_id: by, begun, entry: _entry, ...each }) => ({
            ...each,
            new: begun,
            by: (by && names.get(by)) ?? null,
            until: new Date(Date.parse(each.at) + UNDO_DAYS * 86_400_000).toISOString(),
          })),
        }
      },
    }),
    appRoute({
      method: 'POST',
      path: `${RULES}/imports/{import_id}/undo`,
      operationId: 'undoRuleImport',
      tag,
      needs: 'manage_rules',
      summary: 'Take an import back as a whole',
      description:
        'Rules that it began are removed, and drafts that it wrote give way to what was there before. What somebody has changed, ' +
        'published or deleted since stays as it is, and is listed. For thirty days.',
      body: UndoImportInput,
      success: { status: 200, schema: ImportUndone, description: 'What was done with each rule.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { undoImport } = await importing()
        return undoImport(db, workspaceOf(request), actorOf(request), idOf(request, 'import_id'), request.body.reason)
      },
    }),
    appRoute({
      method: 'GET',
      path: `${RULES}/export.zip`,
      operationId: 'exportOwnRules',
      tag,
      needs: 'read',
      summary: 'The rules as files, byte for byte as they were written',
      query: Type.Object({
        versions: oneOf(['latest', 'published'], {
          default: 'latest',
          description: 'The latest version of each rule, drafts included, or what runs. Rules that are switched off are left out.',
        }),
      }),
      success: { status: 200, schema: Type.String(), description: 'A ZIP archive.', mediaType: 'application/zip' },
      errors: [401, 403, 404, 422, 503],
      async handle(request, reply) {
        const { ruleFilesOf, zipOf } = await importing()
        const files = await ruleFilesOf(db, workspaceOf(request), request.query.versions)
        return reply
          .type('application/zip')
          .header('content-disposition', 'attachment; filename="rules.zip"')
          .send(Readable.from(zipOf(files)))
      },
    }),
  ]
}

const busy = (reply: FastifyReply) => {
  reply.header('connection', 'close')
  return new AppError(429, 'Other packages are being read; wait until one of them is done.', { headers: { 'retry-after': '5' } })
}

/** The files of a request with the paths they have in their folder. */
async function received(request: FastifyRequest, reply: FastifyReply): Promise<PackageFile[]> {
  if (!request.isMultipart())
    throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
  const files: PackageFile[] = []
  let together = 0
  try {
    for await (const part of request.files({ limits: { fileSize: UPLOAD_LIMIT, files: MOST_FILES, parts: MOST_FILES } })) {
      const pieces: Buffer[] = []
      for await (const piece of part.file as AsyncIterable<Buffer>) {
        together += piece.length
        if (together > UPLOAD_LIMIT) throw new AppError(413, 'A package of rules has at most 100 MB.')
        pieces.push(piece)
      }
      if (part.file.truncated) throw new AppError(413, 'A package of rules has at most 100 MB.')
      // Bytes of their own: they are handed to a thread.
      files.push({ path: part.filename || 'file', bytes: new Uint8Array(Buffer.concat(pieces)) })
    }
  } catch (error) {
    // What still comes of a refused request is not read.
    reply.header('connection', 'close')
    throw error
  }
  if (files.length === 0) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
  return files
}

/** A package that is refused as a whole says why. */
async function plainly<T>(work: () => Promise<T>): Promise<T> {
  const { PackageRefused } = await importing()
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PackageRefused)) throw error
    throw invalid({ loc: ['body', 'file'], msg: `Value error, ${error.message}`, type: 'value_error' })
  }
}

function reportOf({ name, files, bytes, lines, rules, aside, parts }: ReadPackage, plan: Plan, dryRun: boolean) {
  const effects = new Map<string, 'new' | 'replaces' | 'unchanged'>([
    ...plan.new.map((id) => [id, 'new'] as const),
    ...plan.changed.map((id) => [id, 'replaces'] as const),
    ...plan.unchanged.map((id) => [id, 'unchanged'] as const),
  ])
  const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length
  return {
    name,
    files,
    bytes,
    dry_run: dryRun,
    found: lines.length,
    loaded: count('loaded'),
    remarks: count('remark'),
    refused: count('refused'),
    new: plan.new.length,
    replaces: plan.changed.length,
    unchanged: plan.unchanged.length,
    without_proofs: rules.filter((rule) => !rule.has_proofs).length,
    parts,
    lines: lines.map((line) => ({ ...line, effect: line.rule_id === null ? null : (effects.get(line.rule_id) ?? null) })),
    aside,
  }
}
