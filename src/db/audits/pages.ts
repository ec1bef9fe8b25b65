import { countIndex, REVIEW_STATES, reviewProgress, SEVERITIES, severityOrder } from '../../reviews/chart/chart.ts'
import type { ReviewProgress, Severity } from '../../reviews/chart/chart.ts'
import { carriedCode } from '../../reviews/chart/carried.ts'
import type { Carried } from '../../reviews/chart/carried.ts'
import type { RunChange } from '../../reviews/chart/run-changes.ts'
import { isId } from '../base/ids.ts'
import { namesOf } from '../people/members.ts'
import { isAfter, madeAt, newestFirst, pageOf } from '../base/newest-first.ts'
import type { After } from '../base/newest-first.ts'
import { parametersAfter } from '../base/parameters.ts'
import { pseudonymsOf } from '../people/person-data.ts'
import type { Db } from '../base/pool.ts'
import { UNDECIDED_SLICE } from '../violations/counters.ts'
import { likePattern } from '../violations/violations.ts'
import type { AuditStatus } from '../../contract/values.ts'

/**
 * How many violations an earlier run had as well, by what became of them (src/reviews/chart/carried.ts), and how many are gone; how many
 * pages that had some answer 404 or 410 and count as gone, or wait for somebody to say so.
 */
export type StoredChanges =
  | { met: Record<string, number>; gone: number; pages_gone?: number; pages_waiting?: number }
  | { given_up: true }
  | null

/** What differs from the run before; null until the run has ended, and in the first run of a site. */
export function changesOf(stored: StoredChanges, total: number, earlierTotal: number | null): Record<RunChange, number> | null {
  if (!stored || 'given_up' in stored || earlierTotal === null) return null
  const met = (...names: Carried[]) => names.reduce((sum, name) => sum + (stored.met[carriedCode(name)] ?? 0), 0)
  const changed = met('sentence_changed', 'rule_changed', 'still_there')
  const still = changed + met('met', 'carried')
  return {
    new: total - still,
    came_back: met('came_back'),
    still_there: still,
    changed,
    carried: met('carried'),
    gone: stored.gone,
    not_looked_at: Math.max(0, earlierTotal - still - stored.gone),
  }
}

interface AuditRow {
  id: string
  name: string
  status: AuditStatus
  created_at: string
  completed_at: string | null
  total_assets: number
  completed_assets: number
  failed_assets: number
  incomplete_assets: number
  total_violations: number
  counts: number[]
  created_by: string | null
  started_by: string | null
  packs: string[]
  sources: unknown[]
  failure: string | null
  last_entry: { at: string; actor: { id: string | null; name: string }; action: string } | null
  version: number
  site_id: string | null
  run: number
  previous_id: string | null
  changes: StoredChanges
  earlier_total: number | null
}

/** The packs an audit ran with are those of its rules. `started_by`: a key or the command line, by name. */
const COLUMNS = `a.id, a.name, a.status, a.created_at, a.completed_at, a.total_assets, a.completed_assets, a.failed_assets,
  a.incomplete_assets, a.total_violations, a.counts,
  a.created_by, a.settings ->> 'started_by' as started_by, a.sources, a.failure, a.trail_length as version,
  a.site_id, a.run, a.previous_id, a.changes,
  (select b.total_violations from audits b where b.workspace_id = $1 and b.id = a.previous_id) as earlier_total,
  coalesce((select array_agg(distinct rv.pack order by rv.pack)
    from audit_rules ar
    join rule_versions rv on rv.workspace_id = $1 and rv.id = ar.rule_version_id
    where ar.workspace_id = $1 and ar.audit_id = a.id), '{}') as packs,
  (select json_build_object('at', t.entry::json ->> 'at', 'actor', t.entry::json -> 'actor', 'action', t.entry::json ->> 'action')
    from trail t where t.workspace_id = $1 and t.audit_id = a.id and t.number = a.trail_length) as last_entry`

const SEVERITY_NAMES = [...SEVERITIES.toReversed(), 'NONE'] as const
type SeverityName = (typeof SEVERITY_NAMES)[number]
const orderOf = (name: SeverityName) => severityOrder(name === 'NONE' ? null : (name as Severity))

/** Violations by severity from an audit's counters. */
export const bySeverity = (counts: number[]) =>
  Object.fromEntries(
    SEVERITY_NAMES.map((name) => [
      name,
      REVIEW_STATES.reduce((sum, _state, code) => sum + (counts[countIndex(code, orderOf(name))] ?? 0), 0),
    ]),
  ) as Record<SeverityName, number>

const matrixOf = (counts: number[]) =>
  SEVERITY_NAMES.map((severity) => {
    const states = REVIEW_STATES.map((state, code) => [state, counts[countIndex(code, orderOf(severity))] ?? 0] as const)
    return { severity, total: states.reduce((sum, [, n]) => sum + n, 0), by_state: Object.fromEntries(states) as ReviewProgress }
  })

/** A source in a few words, whichever of its fields say what it is. */
export function labelOf(source: unknown): { kind: string; label: string } {
  const { kind = 'source', label, url, urls, name, files, uploadIds, documentIds } = (source ?? {}) as Record<string, unknown>
  const list = [urls, files].find(Array.isArray) as unknown[] | undefined
  const count = ([uploadIds, documentIds].find(Array.isArray) as unknown[] | undefined)?.length
  const text = typeof label === 'string' ? label : typeof url === 'string' ? url : typeof name === 'string' ? name : null
  return { kind: String(kind), label: text ?? (list ? (list.length === 1 ? String(list[0]) : `${list.length}`) : `${count ?? ''}`) }
}

async function summaries(db: Db, workspaceId: string, rows: AuditRow[]) {
  const names = await namesOf(db, [...new Set(rows.map((row) => row.created_by).filter((id) => id !== null))])
  const hidden = await pseudonymsOf(
    db,
    workspaceId,
    rows.flatMap(({ last_entry: last }) => last?.actor.id ?? []),
  )
  return rows.map(({ counts, changes, earlier_total: before, created_by: id, started_by: by, last_entry: last, ...audit }) => {
    const name = id ? names.get(id) : undefined
    return {
      ...audit,
      last_entry: last && { ...last, actor: { ...last.actor, name: hidden.get(last.actor.id ?? '') ?? last.actor.name } },
      sources: audit.sources.map(labelOf),
      by_severity: bySeverity(counts),
      by_state: reviewProgress(counts),
      changes: changesOf(changes, audit.total_violations, before),
      created_by: name ? { id, name } : by ? { id: null, name: by } : null,
    }
  })
}

/**
 * The audits of a workspace; `newest` is 1 in those whose findings stand for their site. The runs of a site find the same again: its newest
 * completed one counts, and as long as none is completed the newest.
 */
const WITH_NEWEST = `select status, (select sum(n) from unnest(${UNDECIDED_SLICE}) n) as undecided,
  row_number() over (partition by coalesce(site_id, id) order by status = 'COMPLETED' desc, run desc) as newest
  from audits where workspace_id = $1`

interface AuditQuery {
  search?: string
  status?: string
  created_by?: string
  pack?: string
  offset: number
  limit: number
}

export async function listAuditSummaries(
  db: Db,
  workspaceId: string,
  { search = '', status, created_by: by, pack, offset, limit }: AuditQuery,
) {
  const where = `a.workspace_id = $1 and ($2::text is null or a.name ilike $2)
    and ($3::text is null or a.status = $3) and ($4::uuid is null or a.created_by = $4)
    and ($5::text is null or exists (select 1 from audit_rules ar
      join rule_versions rv on rv.workspace_id = $1 and rv.id = ar.rule_version_id
      where ar.workspace_id = $1 and ar.audit_id = a.id and rv.pack = $5))`
  const nobody = '00000000-0000-0000-0000-000000000000'
  const values = [
    workspaceId,
    search ? likePattern(search) : null,
    status ?? null,
    by === undefined ? null : isId(by) ? by : nobody,
    pack ?? null,
  ]
  const { rows } = await db.query<AuditRow>(
    `select ${COLUMNS} from audits a where ${where} order by a.created_at desc, a.id limit $6 offset $7`,
    [...values, limit, offset],
  )
  const { rows: matching } = await db.query<{ total: number }>(`select count(*)::int as total from audits a where ${where}`, values)
  const { rows: all } = await db.query<{ all: number; running: number; undecided: number; earlier_runs: number }>(
    `select count(*)::int as all, (count(*) filter (where status in ('PENDING', 'RUNNING')))::int as running,
       coalesce(sum(undecided) filter (where newest = 1), 0)::bigint as undecided,
       (count(*) filter (where newest > 1))::int as earlier_runs
     from (${WITH_NEWEST}) a`,
    [workspaceId],
  )
  return { audits: await summaries(db, workspaceId, rows), total: matching[0]!.total, ...all[0]! }
}

interface AuditsAfter {
  statuses: AuditStatus[] | null
  sites: string[] | null
  /** Made at this time or later. */
  since: Date | null
  after: After | null
  limit: number
}

/** Audits newest first, however old, page by page. */
export async function auditsAfter(db: Db, workspaceId: string, { statuses, sites, since, after, limit }: AuditsAfter) {
  const { values, parameter } = parametersAfter(workspaceId)
  const conditions = [
    'a.workspace_id = $1',
    statuses && `a.status = any(${parameter(statuses, 'text[]')})`,
    sites && `a.site_id = any(${parameter(sites, 'uuid[]')})`,
    since && `a.created_at >= ${parameter(since, 'timestamptz')}`,
    isAfter('a', after, parameter),
  ].filter(Boolean)
  const { rows } = await db.query<AuditRow & { made_at: number }>(
    `select ${COLUMNS}, ${madeAt('a')} from audits a where ${conditions.join(' and ')}
     ${newestFirst('a')} limit ${parameter(limit + 1, 'int')}`,
    values,
  )
  const page = pageOf(rows, limit)
  return { audits: await summaries(db, workspaceId, page.rows), next: page.next }
}

export async function findAudit(db: Db, workspaceId: string, auditId: string) {
  const { rows } = await db.query<AuditRow>(`select ${COLUMNS} from audits a where a.workspace_id = $1 and a.id = $2`, [
    workspaceId,
    auditId,
  ])
  const audit = (await summaries(db, workspaceId, rows))[0]
  return audit ? { ...audit, matrix: matrixOf(rows[0]!.counts) } : null
}
