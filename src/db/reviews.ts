import type { Actor } from '../reviews/chart/actor.ts'
import { REVIEW_STATES } from '../reviews/chart/chart.ts'
import type { Db } from './pool.ts'
import { scopeSql } from './review-scope.ts'
import type { ReviewScope } from './review-scope.ts'

export interface Decision {
  workspaceId: string
  scope: ReviewScope
  action: string
  state: number
  reason: string | null
  actor: Actor
}

export interface DecisionResult {
  auditId: string
  /** Of its entry in the trail. */
  number: number
  updated: number
  from: Record<string, number>
}

export const STATE_NAMES = `'{${REVIEW_STATES.join(',')}}'::text[]`

/** An aggregate for each state, as counters keep them. */
export const byState = (column: string, aggregate = 'count(*)') =>
  `array[${REVIEW_STATES.map((_, code) => `coalesce(${aggregate} filter (where ${column} = ${code}), 0)`).join(', ')}]`

/** What a member decided can be taken back: the state each violation had before is kept, by place. */
const KEPT = `,
kept as (
  insert into review_changes (workspace_id, audit_id, number, part, state, dismissal_reason, decided_by, places, first_place, last_place)
  select $1, counted.id, counted.trail_length, before.part, before.state, before.dismissal_reason, before.decided_by, before.places, before.first_place, before.last_place
  from counted, (
    select row_number() over () as part, state, dismissal_reason, decided_by,
      array_agg(place order by place) as places, min(place) as first_place, max(place) as last_place
    from old group by state, dismissal_reason, decided_by) before
  returning 1
)`

/**
 * A decision is one statement, so it is all or nothing and costs one round trip: the audit's row is locked first
 * (decisions on one audit queue there), then the chosen reviews as they are now; the counters move by what those
 * really were, and the trail's next entry names the hash of the one before. What the statement changed is never
 * read again: each part uses what the part before returned. Where the transaction `held` the audit's row before, nobody
 * else can be deciding and the reviews need no locks of their own, which would be half the work of a large group.
 */
const decisionSql = (scope: string, undoable: boolean, held: boolean) => `
with ${scope},
locked as materialized (
  select a.id, t.group_id, t.what from audits a join target t on a.id = t.audit_id where a.workspace_id = $1 for update of a
),
old as materialized (
  select r.violation_id, r.state, r.place, r.rule, r.dismissal_reason, r.decided_by from reviews r, locked
  where r.workspace_id = $1 and r.violation_id in (select violation_id from chosen)${held ? '' : ' for update of r'}
),
changed as (
  update reviews r set state = $2::smallint, dismissal_reason = $3, decided_at = now(), decided_by = $4::json ->> 'name'
  from old where r.workspace_id = $1 and r.violation_id = old.violation_id
  returning 1
),
by_run as materialized (
  select place >> 10 as run, count(*) as n, ${byState('state')} as taken from old group by 1
),
moved as materialized (
  select rule, (place >> 40)::smallint as severity, state, count(*)::int as n from old group by 1, 2, 3
),
by_rule as materialized (
  select rule, severity, sum(n) as n, ${byState('state', 'sum(n)')} as taken from moved group by 1, 2
),
runs as (
  update review_runs u set counts = array(
    select c.n - by_run.taken[c.i] + case when c.i - 1 = $2 then by_run.n else 0 end from unnest(u.counts) with ordinality as c (n, i) order by c.i)
  from locked, by_run where u.workspace_id = $1 and u.audit_id = locked.id and u.run = by_run.run
  returning 1
),
rules as (
  update rule_counts u set counts = array(
    select c.n - by_rule.taken[c.i] + case when c.i - 1 = $2 then by_rule.n else 0 end from unnest(u.counts) with ordinality as c (n, i) order by c.i)
  from locked, by_rule where u.workspace_id = $1 and u.audit_id = locked.id and u.rule = by_rule.rule and u.severity_order = by_rule.severity
  returning 1
),
total as materialized (
  select coalesce(sum(n), 0)::int as n,
    coalesce((select json_object_agg(name, n) from (
      select (${STATE_NAMES})[state + 1] as name, sum(n)::int as n from moved group by state order by state) s), '{}') as before
  from moved
),
entry as materialized (
  select json_build_object(
    'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actor', $4::json, 'action', $5::text,
    'violation_id', locked.what, 'group_id', case when $6::boolean then locked.group_id end,
    'from', total.before, 'to', (${STATE_NAMES})[$2 + 1], 'count', total.n, 'reason', $3::text)::text as body,
    total.n from total, locked where total.n > 0
),
counted as (
  update audits a set
    counts = array(
      select c.n - coalesce((select sum(m.n) from moved m where m.state * 6 + m.severity = c.i - 1), 0)
        + coalesce((select sum(m.n) from moved m where $2 * 6 + m.severity = c.i - 1), 0)
      from unnest(a.counts) with ordinality as c (n, i) order by c.i),
    trail_length = a.trail_length + 1, trail_previous = a.trail_head,
    trail_head = sha256(a.trail_head || convert_to(entry.body, 'UTF8'))
  from entry, locked where a.workspace_id = $1 and a.id = locked.id
  returning a.id, a.trail_length, a.trail_previous, a.trail_head
),
written as (
  insert into trail (workspace_id, audit_id, number, at, entry, previous, hash)
  select $1, counted.id, counted.trail_length, now(), entry.body, counted.trail_previous, counted.trail_head from counted, entry
  returning audit_id, number
)${undoable ? KEPT : ''}
select written.audit_id as "auditId", written.number, total.n as updated, total.before as "from",
  (select count(*) from changed) as changed, (select count(*) from runs) as runs, (select count(*) from rules) as rules
from written, total`

/** Where the values of the scope start. */
const SCOPE = 7

/** Writes a decision with its counters and its trail entry; null when there is no such violation. `held`: the transaction has locked the audit. */
export async function writeDecision(db: Db, decision: Decision, held = false): Promise<DecisionResult | null> {
  const { kind, ctes, values } = scopeSql(decision.scope, SCOPE)
  const undoable = decision.actor.kind === 'member'
  const actor = JSON.stringify({ kind: decision.actor.kind, id: decision.actor.id, name: decision.actor.name })
  const { rows } = await db.query<DecisionResult>({
    ...(kind ? { name: `decision-${kind}${undoable ? '-undoable' : ''}${held ? '-held' : ''}` } : {}),
    text: decisionSql(ctes, undoable, held),
    values: [decision.workspaceId, decision.state, decision.reason, actor, decision.action, kind === 'group', ...values],
  })
  return rows[0] ?? null
}
