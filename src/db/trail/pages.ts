import { namedRuns } from '../sites/named-runs.ts'
import type { NamedRun } from '../sites/named-runs.ts'
import type { Db } from '../base/pool.ts'
import { pseudonymsOf } from '../people/person-data.ts'
import { ENDED_ACTION } from '../../reviews/chart/chart.ts'
import type { TrailEntry } from './entry.ts'
import { findingSource } from './findings.ts'
import { verifyTrail } from './trail.ts'
import { likePattern } from '../violations/violations.ts'

/** An entry of the trail as the screens show it. */
export interface TrailEntryRow {
  number: number
  at: string
  actor: TrailEntry['actor']
  action: string
  violation_id: string | null
  group_id: string | null
  rule_name: string | null
  from: Record<string, number> | null
  to: string | null
  count: number | null
  reason: string | null
  /** The last day of the decision, and who answers for it. */
  until: string | null
  owner: { id: string; name: string } | null
  comment: string | null
  undoes: number | null
  assigned: NonNullable<TrailEntry['assigned']>
  unassigned: NonNullable<TrailEntry['unassigned']>
  /** The address of the issue that was made of them. */
  issue: string | null
  /** The request it makes or answers. */
  approval: NonNullable<TrailEntry['approval']> | null
  /** Other runs of the site that it names: those whose findings a run met again or closed, or the run that did not find them again. */
  runs: NamedRun[]
  /** Whether it is known which findings it was about. */
  has_findings: boolean
  undoable: boolean
  undone_by: number | null
  hash: string
}

export interface TrailFilter {
  actor?: string
  action?: string
  search?: string
}

/** `t` is the trail; what the entry only names by identifier is looked up beside it. */
const ENTRY = `select t.number, t.at, t.entry::json as entry, encode(t.hash, 'hex') as hash,
  (select v.rule_name from violations v where v.workspace_id = $1 and v.id = (t.entry::json ->> 'violation_id')::uuid) as rule_name,
  (select c.content from comments c where c.workspace_id = $1 and c.id = (t.entry::json ->> 'comment_id')::uuid) as comment,
  exists (select 1 from review_changes x
    where x.workspace_id = $1 and x.audit_id = $2 and x.number = t.number and x.state is not null and x.undone_by is null
      and t.entry::json ->> 'action' <> '${ENDED_ACTION}') as undoable,
  (select max(x.undone_by) from review_changes x where x.workspace_id = $1 and x.audit_id = $2 and x.number = t.number) as undone_by,
  (select max(x.number) from review_changes x where x.workspace_id = $1 and x.audit_id = $2
    and x.number = any(array[t.number, (t.entry::json ->> 'undoes')::bigint])) as kept
  from trail t where t.workspace_id = $1 and t.audit_id = $2
    and exists (select 1 from audits live where live.workspace_id = $1 and live.id = $2)`

const WHERE = `($3::text is null or t.entry::json -> 'actor' ->> 'name' = $3) and ($4::text is null or t.entry::json ->> 'action' = $4)
  and ($5::text is null or t.entry ilike $5)`

interface Row {
  number: number
  at: string
  entry: TrailEntry
  hash: string
  rule_name: string | null
  comment: string | null
  undoable: boolean
  undone_by: number | null
  /** The number of the entry whose places are kept: its own, or that of the one it takes back. */
  kept: number | null
}

/** The runs that an entry names: `run` is the one that an earlier run's finding was gone in. */
const runsIn = ({ runs = [], run }: TrailEntry): string[] => (run ? [run] : runs)

const shown = (auditId: string, { number, at, entry, hash, rule_name, comment, undoable, undone_by, kept }: Row): TrailEntryRow => ({
  number,
  at,
  actor: entry.actor,
  action: entry.action,
  violation_id: entry.violation_id ?? null,
  group_id: entry.group_id ?? null,
  rule_name,
  from: entry.from ?? null,
  to: entry.to ?? null,
  count: entry.count ?? null,
  reason: entry.reason ?? null,
  until: entry.until ?? null,
  owner: entry.owner ?? null,
  comment,
  undoes: entry.undoes ?? null,
  assigned: entry.assigned ?? [],
  unassigned: entry.unassigned ?? [],
  issue: entry.issue ?? null,
  approval: entry.approval ?? null,
  runs: runsIn(entry).map((id) => ({ id, run: null, name: null, at: null, deleted: false })),
  has_findings: findingSource(auditId, { ...entry, number }, kept) !== null,
  undoable,
  undone_by,
  hash,
})

/** Entries as they are shown: who asked for their data to be deleted has a pseudonym; the entry itself is hashed and stays as it is. */
async function shownAll(db: Db, workspaceId: string, auditId: string, rows: Row[]): Promise<TrailEntryRow[]> {
  const runs = await namedRuns(db, workspaceId, [...new Set(rows.flatMap(({ entry }) => runsIn(entry)))])
  const entries = rows
    .map((row) => shown(auditId, row))
    .map((entry) => ({ ...entry, runs: entry.runs.map((run) => runs.get(run.id) ?? run) }))
  const ids = entries.flatMap(({ actor, assigned, unassigned, owner }) =>
    [actor, ...assigned, ...unassigned, ...(owner ? [owner] : [])].map(({ id }) => id ?? ''),
  )
  const names = await pseudonymsOf(db, workspaceId, [...new Set(ids)].filter(Boolean))
  if (names.size === 0) return entries
  const named = <T extends { id: string | null; name: string }>(one: T): T => ({ ...one, name: names.get(one.id ?? '') ?? one.name })
  return entries.map((entry) => ({
    ...entry,
    actor: named(entry.actor),
    owner: entry.owner && named(entry.owner),
    assigned: entry.assigned.map(named),
    unassigned: entry.unassigned.map(named),
  }))
}

const filterValues = ({ actor, action, search }: TrailFilter) => [actor || null, action || null, search ? likePattern(search) : null]

export async function listTrail(db: Db, workspaceId: string, auditId: string, query: TrailFilter & { offset: number; limit: number }) {
  const {
    rows: [audit],
  } = await db.query<{ length: number; head: string }>(
    `select trail_length as length, encode(trail_head, 'hex') as head from audits where workspace_id = $1 and id = $2`,
    [workspaceId, auditId],
  )
  if (!audit) return null
  const values = [workspaceId, auditId, ...filterValues(query)]
  const { rows } = await db.query<Row>(`${ENTRY} and ${WHERE} order by t.number desc limit $6 offset $7`, [
    ...values,
    query.limit,
    query.offset,
  ])
  const filtered = values.slice(2).some((value) => value !== null)
  const { rows: counted } = filtered
    ? await db.query<{ n: number }>(
        `select count(*)::int as n from trail t where t.workspace_id = $1 and t.audit_id = $2 and ${WHERE}`,
        values,
      )
    : { rows: [{ n: audit.length }] }
  const { rows: actors } = await db.query<{ name: string }>(
    `select distinct t.entry::json -> 'actor' ->> 'name' as name from trail t where t.workspace_id = $1 and t.audit_id = $2
       and not exists (select 1 from pseudonyms p where p.workspace_id = $1 and p.user_id::text = t.entry::json -> 'actor' ->> 'id')
     order by 1`,
    [workspaceId, auditId],
  )
  return { entries: await shownAll(db, workspaceId, auditId, rows), ...audit, total: counted[0]!.n, actors: actors.map(({ name }) => name) }
}

/** The entries after a number, oldest first: for live changes and for the export. */
export async function trailAfter(
  db: Db,
  workspaceId: string,
  auditId: string,
  after: number,
  limit: number,
  filter: TrailFilter = {},
): Promise<TrailEntryRow[]> {
  const { rows } = await db.query<Row>(`${ENTRY} and ${WHERE} and t.number > $6 order by t.number limit $7`, [
    workspaceId,
    auditId,
    ...filterValues(filter),
    after,
    limit,
  ])
  return shownAll(db, workspaceId, auditId, rows)
}

/** What happened to one violation: entries about it, about its group, and decisions on many that it was among. */
export async function historyOf(
  db: Db,
  workspaceId: string,
  auditId: string,
  violation: { id: string; group_id: string | null; place: number },
): Promise<TrailEntryRow[]> {
  const { rows } = await db.query<Row>({
    name: 'violation-history',
    text: `with many as (
        select c.number, c.undone_by from review_changes c
        where c.workspace_id = $1 and c.audit_id = $2 and c.first_place <= $5 and c.last_place >= $5 and $5::bigint = any(c.places)
      ), numbers as (
        select number from trail where workspace_id = $1 and audit_id = $2 and (entry::json ->> 'violation_id') = $3::text
          and (entry::json ->> 'group_id') is null
        union select number from trail where workspace_id = $1 and audit_id = $2 and (entry::json ->> 'group_id') = $4::text
        union select number from many union select undone_by from many where undone_by is not null
      )
      ${ENTRY} and t.number in (select number from numbers) order by t.number desc limit 500`,
    values: [workspaceId, auditId, violation.id, violation.group_id, violation.place],
  })
  return (await shownAll(db, workspaceId, auditId, rows)).toReversed()
}

/** Recomputes the whole chain of an audit; null when there is no such audit. */
export async function proveTrail(db: Db, workspaceId: string, auditId: string) {
  const {
    rows: [audit],
  } = await db.query<{ id: string; trail_length: number; trail_head: Buffer }>(
    'select id, trail_length, trail_head from audits where workspace_id = $1 and id = $2',
    [workspaceId, auditId],
  )
  if (!audit) return null
  const { broken } = await verifyTrail(db, workspaceId, audit)
  return { verified: broken === null, length: audit.trail_length, head: audit.trail_head.toString('hex'), first_broken: broken }
}
