import { noneByState } from '../../reviews/chart/chart.ts'
import type { ReviewState } from '../../reviews/chart/chart.ts'
import { CHART } from './counters.ts'
import type { Db } from '../base/pool.ts'
import { scopeSql } from './scope.ts'
import type { ReviewScope } from './scope.ts'
import { filterSql } from './filter.ts'
import type { QueueFilter } from './filter.ts'
import { stateNames } from './state-changes.ts'

/** Locks the audit of a scope, so that what is read next is what the decision will find; null when there is none. */
export async function lockAudit(db: Db, workspaceId: string, scope: ReviewScope): Promise<{ id: string; version: number } | null> {
  const which = 'violation' in scope ? '(select audit_id from reviews where workspace_id = $1 and violation_id = $2)' : '$2::uuid'
  const { rows } = await db.query<{ id: string; version: number }>(
    `select id, trail_length as version from audits where workspace_id = $1 and id = ${which} for update`,
    [workspaceId, 'violation' in scope ? scope.violation : scope.audit],
  )
  return rows[0] ?? null
}

/** The audit of a scope, without a lock; null when there is none. */
export async function auditOfScope(db: Db, workspaceId: string, scope: ReviewScope): Promise<string | null> {
  const [text, id] =
    'violation' in scope
      ? [
          `select r.audit_id as id from reviews r where r.workspace_id = $1 and r.violation_id = $2
             and exists (select 1 from audits live where live.workspace_id = $1 and live.id = r.audit_id)`,
          scope.violation,
        ]
      : ['select id from audits where workspace_id = $1 and id = $2', scope.audit]
  const { rows } = await db.query<{ id: string }>(text, [workspaceId, id])
  return rows[0]?.id ?? null
}

export interface Conflict {
  by: string
  action: string
  review_state: ReviewState
  at: string
  count: number
  violation_ids: string[]
}

/**
 * What others decided of these violations after the trail's entry `seen`, newest first. An undo leaves no time of its own on a review; what
 * it touched is what the entry it took back had touched.
 */
export async function conflictsSince(
  db: Db,
  workspaceId: string,
  scope: ReviewScope,
  seen: number,
  userId: string | null,
): Promise<Conflict[]> {
  const { ctes, values } = scopeSql(scope, 4)
  const { rows } = await db.query<Conflict>(
    `with ${ctes},
     later as materialized (
       select t.at, t.entry::json as entry
       from trail t join target on t.audit_id = target.audit_id
       where t.workspace_id = $1 and t.number > $2
         and t.entry::json ->> 'action' not in ('comment', 'assign', 'issue') and (t.entry::json -> 'actor' ->> 'id') is distinct from
         $3::text
     ),
     touched as (
       select later.at, later.entry, r.state, r.violation_id, r.place from chosen r join later on later.at = r.decided_at
       union all
       select later.at, later.entry, r.state, r.violation_id, r.place
       from later join target on true join review_changes c on c.workspace_id = $1 and c.audit_id = target.audit_id
         and c.number = (later.entry ->> 'undoes')::bigint
       cross join unnest(c.places) as undone (place) join chosen r on r.place = undone.place
     )
     select r.entry -> 'actor' ->> 'name' as by, r.entry ->> 'action' as action,
       (${stateNames(CHART)})[r.state + 1] as review_state, r.at,
       count(*)::int as count, (array_agg(r.violation_id order by r.place))[1:100] as violation_ids
     from touched r group by 1, 2, 3, 4 order by r.at desc limit 20`,
    [workspaceId, seen, userId, ...values],
  )
  return rows
}

/** How many violations of each state a scope holds, by code. */
export async function countByState(db: Db, workspaceId: string, scope: ReviewScope): Promise<number[]> {
  const { ctes, values } = scopeSql(scope, 2)
  const { rows } = await db.query<{ state: number; n: number }>(`with ${ctes} select state, count(*)::int as n from chosen group by 1`, [
    workspaceId,
    ...values,
  ])
  const counts = noneByState()
  for (const { state, n } of rows) counts[state] = n
  return counts
}

/** The audits of some violations; those that are not there are left out. */
export async function auditsOfViolations(db: Db, workspaceId: string, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; audit_id: string }>({
    name: 'audits-of-violations',
    text: `select r.violation_id as id, r.audit_id from reviews r where r.workspace_id = $1 and r.violation_id = any($2::uuid[])
      and exists (select 1 from audits live where live.workspace_id = $1 and live.id = r.audit_id) order by r.audit_id`,
    values: [workspaceId, ids],
  })
  return new Map(rows.map((row) => [row.id, row.audit_id]))
}

export interface ReviewNow {
  state: number
  reason: string | null
  approval_id: string | null
  /** Of a decision that has an end; one whose end has come is still named by what came back. */
  until: string | null
  owner_id: string | null
}

/** The reviews of some violations of an audit as they are now. */
export async function reviewsAmong(db: Db, workspaceId: string, auditId: string, ids: string[]): Promise<Map<string, ReviewNow>> {
  const { rows } = await db.query<ReviewNow & { id: string }>({
    name: 'reviews-among',
    text: `select r.violation_id as id, r.state, r.dismissal_reason as reason, r.approval_id,
        to_char(e.until, 'YYYY-MM-DD') as until, e.owner_id
      from reviews r left join decision_ends e on e.workspace_id = $1 and e.id = r.end_id
      where r.workspace_id = $1 and r.violation_id = any($3::uuid[]) and r.audit_id = $2`,
    values: [workspaceId, auditId, ids],
  })
  return new Map(rows.map(({ id, ...review }) => [id, review]))
}

/** Which of the violations that a filter names it shows. */
export async function shownAmong(db: Db, workspaceId: string, auditId: string, filter: QueueFilter): Promise<Set<string>> {
  const { from, where, values, id } = filterSql(filter, 2, 3)
  const { rows } = await db.query<{ id: string }>(`select ${id} as id from ${from} where ${where}`, [workspaceId, auditId, ...values])
  return new Set(rows.map((row) => row.id))
}
