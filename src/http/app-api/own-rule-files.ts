import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Type } from 'typebox'
import { namesIn } from '../../db/people/person-data.ts'
import { listImports, UNDO_DAYS } from '../../db/rules/imports.ts'
import type { ReadPackage } from '../../workshop/import/report.ts'
import type { Plan } from '../../workshop/import/plan.ts'
import { importing, withSentRules } from '../shared/receive-rules.ts'
import type { Route } from '../base/route.ts'
import { oneOf } from '../../contract/schema.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { FilesInput } from '../../contract/audits.ts'
import { ImportUndone, RuleImportSchema, RuleImportsSchema, UndoImportInput } from '../../contract/own-rule-files.ts'
import { ReasonQuery } from '../../contract/people.ts'

const tag = 'Rules'
const RULES = '/w/{workspace_id}/own-rules'

const yesOrNo = (options: { description: string }) => oneOf(['true', 'false'], { default: 'false', ...options })

/** A workspace's own rules as files: taken in, and given back. */
export const ownRuleFileRoutes = (db: pg.Pool): Route[] => [
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
      return withSentRules(request as unknown as FastifyRequest, reply, async (read, { planFor, takeOver }) => {
        const workspaceId = workspaceOf(request)
        const plan = dryRun
          ? await planFor(db, workspaceId, read.rules)
          : await takeOver(db, workspaceId, actorOf(request), read.rules, { onlyNew, undoable: read.name, reason: reason?.trim() })
        return { ...reportOf(read, plan, dryRun), import_id: 'importId' in plan ? plan.importId : null }
      })
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
      const workspaceId = workspaceOf(request)
      const imports = await listImports(db, workspaceId)
      const names = await namesIn(
        db,
        workspaceId,
        imports.map(({ by_id: by }) => by),
      )
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
