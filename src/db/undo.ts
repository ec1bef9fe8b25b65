import type { Actor } from '../reviews/chart/actor.ts'
import type { Db } from './pool.ts'
import { byState, STATE_NAMES } from './reviews.ts'

export interface UndoRow {
  number: number
  updated: number
  /** How many the undone decision had touched. */
  decided: number
}

/**
 * Takes a member's decision back: of the violations it touched, those that are still as it left them go back to the
 * state and reason they had. Run after the audit's row is locked, in the same transaction. A row is as the decision
 * left it when its `decided_at` is the decision's: both are the transaction's time.
 */
const UNDO = `
with target as materialized (
  select t.at, t.entry::json as entry, array_position(${STATE_NAMES}, t.entry::json ->> 'to') - 1 as state
  from trail t where t.workspace_id = $1 and t.audit_id = $2 and t.number = $3
),
parts as materialized (
  select c.part, c.state, c.dismissal_reason, c.decided_by, c.places from review_changes c
  where c.workspace_id = $1 and c.audit_id = $2 and c.number = $3 and c.state is not null and c.undone_by is null
),
old as materialized (
  select r.violation_id, r.state, r.place, r.rule, parts.state as back, parts.dismissal_reason, parts.decided_by
  from parts cross join unnest(parts.places) as touched (place) cross join target join reviews r
    on r.workspace_id = $1 and r.audit_id = $2 and r.state = target.state and r.place = touched.place and r.decided_at = target.at
),
changed as (
  update reviews r set state = old.back, dismissal_reason = old.dismissal_reason, decided_at = now(), decided_by = old.decided_by
  from old where r.workspace_id = $1 and r.violation_id = old.violation_id
  returning 1
),
by_run as materialized (select place >> 10 as run, ${byState('state')} as taken, ${byState('back')} as given from old group by 1),
moved as materialized (select rule, (place >> 40)::smallint as severity, state, back, count(*)::int as n from old group by 1, 2, 3, 4),
by_rule as materialized (select rule, severity, ${byState('state', 'sum(n)')} as taken, ${byState('back', 'sum(n)')} as given from moved group by 1, 2),
runs as (
  update review_runs u set counts = array(
    select c.n - by_run.taken[c.i] + by_run.given[c.i] from unnest(u.counts) with ordinality as c (n, i) order by c.i)
  from by_run where u.workspace_id = $1 and u.audit_id = $2 and u.run = by_run.run
  returning 1
),
rules as (
  update rule_counts u set counts = array(
    select c.n - by_rule.taken[c.i] + by_rule.given[c.i] from unnest(u.counts) with ordinality as c (n, i) order by c.i)
  from by_rule where u.workspace_id = $1 and u.audit_id = $2 and u.rule = by_rule.rule and u.severity_order = by_rule.severity
  returning 1
),
total as materialized (
  select coalesce(sum(n), 0)::int as n,
    (select json_object_agg(name, n) from (select (${STATE_NAMES})[state + 1] as name, sum(n)::int as n from moved group by state order by state) s) as before,
    (select json_object_agg(name, n) from (select (${STATE_NAMES})[back + 1] as name, sum(n)::int as n from moved group by back order by back) s) as after
  from moved
),
entry as materialized (
  select json_build_object(
    'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actor', $4::json, 'action', 'undo',
    'violation_id', target.entry ->> 'violation_id', 'group_id', target.entry ->> 'group_id',
    'from', total.before, 'to', null, 'restored', total.after, 'count', total.n, 'reason', null, 'undoes', $3::bigint)::text as body
  from total, target where total.n > 0
),
counted as (
  update audits a set
    counts = array(
      select c.n - coalesce((select sum(m.n) from moved m where m.state * 6 + m.severity = c.i - 1), 0)
        + coalesce((select sum(m.n) from moved m where m.back * 6 + m.severity = c.i - 1), 0)
      from unnest(a.counts) with ordinality as c (n, i) order by c.i),
    trail_length = a.trail_length + 1, trail_previous = a.trail_head,
    trail_head = sha256(a.trail_head || convert_to(entry.body, 'UTF8'))
  from entry where a.workspace_id = $1 and a.id = $2
  returning a.id, a.trail_length, a.trail_previous, a.trail_head
),
written as (
  insert into trail (workspace_id, audit_id, number, at, entry, previous, hash)
  select $1, counted.id, counted.trail_length, now(), entry.body, counted.trail_previous, counted.trail_head from counted, entry
  returning number
),
marked as (
  update review_changes c set undone_by = written.number from written
  where c.workspace_id = $1 and c.audit_id = $2 and c.number = $3
  returning 1
)
select written.number, total.n as updated, (target.entry ->> 'count')::int as decided,
  (select count(*) from changed) as changed, (select count(*) from runs) as runs, (select count(*) from rules) as rules, (select count(*) from marked) as marked
from written, total, target`

/** Null when there is nothing left to take back. */
export async function writeUndo(db: Db, workspaceId: string, auditId: string, number: number, actor: Actor): Promise<UndoRow | null> {
  const { rows } = await db.query<UndoRow>({
    name: 'undo',
    text: UNDO,
    values: [workspaceId, auditId, number, JSON.stringify({ kind: actor.kind, id: actor.id, name: actor.name })],
  })
  return rows[0] ?? null
}
