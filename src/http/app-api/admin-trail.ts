import { Readable } from 'node:stream'
import type pg from 'pg'
import { Type } from 'typebox'
import { adminTrailHead, verifyAdminTrail } from '../../db/trail/admin.ts'
import { adminTrailAfter, countAdminTrail, listAdminTrail } from '../../db/trail/admin-pages.ts'
import type { AdminEntry, AdminTrailFilter, ExportedEntry } from '../../db/trail/admin-pages.ts'
import { ownRuleNames } from '../../db/rules/own-rules.ts'
import { invalid } from '../../errors.ts'
import type { RuleLibrary } from '../../packs/pack.ts'
import type { Route } from '../base/route.ts'
import { appRoute, workspaceOf } from './access.ts'
import { sendCsv } from '../shared/csv.ts'
import { isDay } from './exceptions.ts'
import { adminTrailFilter, AdminTrailProof, AdminTrailSchema } from '../../contract/admin-trail.ts'
import { windowQuery } from '../../contract/common.ts'

const tag = 'Settings'
const TRAIL = '/w/{workspace_id}/admin-trail'
/** An entry may hold two versions of a rule, half a megabyte: few enough to be held at once. */
const PER_READ = 100
const COLUMNS = ['number', 'at', 'actor_kind', 'actor', 'kind', 'subject', 'from', 'to', 'why', 'hash'] as const

/** Every change of rules, severities, people, keys and settings. */
export const adminTrailRoutes = (db: pg.Pool, library: RuleLibrary): Route[] => [
  appRoute({
    method: 'GET',
    path: TRAIL,
    operationId: 'listAdminTrail',
    tag,
    needs: 'manage_rules',
    summary: 'The admin log: who changed what, from what, to what, and why; newest first',
    query: Type.Object({ ...windowQuery(200, 50), ...adminTrailFilter }),
    success: { status: 200, schema: AdminTrailSchema, description: 'A window of the trail.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const trail = await listAdminTrail(db, workspaceOf(request), { ...request.query, ...checked(request.query) })
      const ids = new Set(trail.entries.flatMap(({ kind, subject }) => (isAboutRule(kind) && subject ? [subject] : [])))
      const names = new Map([
        ...library.rules().flatMap(({ id, name }): [string, string][] => (ids.has(id) ? [[id, name]] : [])),
        ...(await ownRuleNames(db, workspaceOf(request), [...ids])),
      ])
      return { ...trail, entries: trail.entries.map((entry) => ({ ...entry, rule_name: ruleNameOf(entry, names) })) }
    },
  }),
  appRoute({
    method: 'GET',
    path: `${TRAIL}/proof`,
    operationId: 'proveAdminTrail',
    tag,
    needs: 'manage_rules',
    summary: 'Whether the chain of the trail holds from first to last',
    success: { status: 200, schema: AdminTrailProof, description: 'The proof.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const workspaceId = workspaceOf(request)
      const { broken } = await verifyAdminTrail(db, workspaceId)
      const { length, head } = await adminTrailHead(db, workspaceId)
      const command = `imprimatur trail verify --workspace ${workspaceId}`
      return { verified: broken === null, length, head: head.toString('hex'), first_broken: broken, command }
    },
  }),
  appRoute({
    method: 'GET',
    path: `${TRAIL}.csv`,
    operationId: 'exportAdminTrailCsv',
    tag,
    needs: 'manage_rules',
    summary: 'The admin log as CSV, oldest first',
    description: 'The name of the file says how many entries it has.',
    query: Type.Object(adminTrailFilter),
    success: { status: 200, schema: Type.String(), description: 'One line for each entry.', mediaType: 'text/csv' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const [workspaceId, filter] = [workspaceOf(request), checked(request.query)]
      const total = await countAdminTrail(db, workspaceId, filter)
      return sendCsv(reply, `${fileName(total)}.csv`, COLUMNS, csvPages(db, workspaceId, filter))
    },
  }),
  appRoute({
    method: 'GET',
    path: `${TRAIL}.json`,
    operationId: 'exportAdminTrailJson',
    tag,
    needs: 'manage_rules',
    summary: 'The admin log as JSON, oldest first',
    description:
      '`entry` is the text whose bytes, after those of `previous`, have the SHA-256 `hash`. It is left out where it names a ' +
      'person whose data were deleted.',
    query: Type.Object(adminTrailFilter),
    success: { status: 200, schema: Type.Any(), description: 'How many entries, and each of them.', mediaType: 'application/json' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const [workspaceId, filter] = [workspaceOf(request), checked(request.query)]
      const total = await countAdminTrail(db, workspaceId, filter)
      const { head } = await adminTrailHead(db, workspaceId)
      const opening = { workspace_id: workspaceId, exported_at: new Date().toISOString(), head: head.toString('hex'), total }
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName(total)}.json"`)
        .send(Readable.from(jsonText(opening, pages(db, workspaceId, filter))))
    },
  }),
]

/** Entries whose subject is the identifier of a rule. */
const isAboutRule = (kind: string): boolean => kind === 'severity.changed' || kind.startsWith('rule.')

const ruleNameOf = ({ kind, subject }: AdminEntry, names: Map<string, string>): string | null =>
  isAboutRule(kind) ? (names.get(subject ?? '') ?? null) : null

const fileName = (total: number): string => `administration-trail-${total}-${total === 1 ? 'entry' : 'entries'}`

/** A day that the calendar does not have is a fault of the request. */
function checked(filter: AdminTrailFilter): AdminTrailFilter {
  const wrong = (['since', 'until'] as const).filter((name) => filter[name] !== undefined && !isDay(filter[name]))
  if (wrong.length > 0)
    throw invalid(...wrong.map((name) => ({ loc: ['query', name], msg: 'Value error, this is no day', type: 'value_error' })))
  return filter
}

async function* pages(db: pg.Pool, workspaceId: string, filter: AdminTrailFilter): AsyncGenerator<ExportedEntry[]> {
  for (let after = 0; ; ) {
    const entries = await adminTrailAfter(db, workspaceId, filter, after, PER_READ)
    if (entries.length > 0) yield entries
    if (entries.length < PER_READ) return
    after = entries.at(-1)!.number
  }
}

const valueText = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

async function* csvPages(db: pg.Pool, workspaceId: string, filter: AdminTrailFilter) {
  for await (const entries of pages(db, workspaceId, filter))
    yield entries.map(({ number, at, actor, kind, subject, from, to, why, hash }) => [
      number,
      at,
      actor.kind,
      actor.name,
      kind,
      subject,
      valueText(from),
      valueText(to),
      why,
      hash,
    ])
}

/** One entry a line, so that a million need no more memory than one page of them. */
async function* jsonText(opening: object, read: AsyncIterable<ExportedEntry[]>) {
  yield `${JSON.stringify(opening).slice(0, -1)},"entries":[`
  let separator = '\n'
  for await (const entries of read) {
    yield separator + entries.map((entry) => JSON.stringify(entry)).join(',\n')
    separator = ',\n'
  }
  yield '\n]}\n'
}
