import type { Actor } from '../review/actor.ts'
import { REVIEW_STATES } from '../review/chart.ts'
import type { Db } from './pool.ts'

export interface Decision {
  workspaceId: string
  /** Which violations: one, its whole group, or those listed (all of one audit). */
  scope: { violation: string; group: boolean } | { audit: string; violations: string[] }
  action: string
  state: number
  reason: string | null
  actor: Actor
}

export interface DecisionResult {
  auditId: string
  updated: number
  from: Record<string, number>
}

const STATE_NAMES = `'{${REVIEW_STATES.join(',')}}'::text[]`

const ONE = `target as materialized (select audit_id, group_id, $2::text as what from reviews where workspace_id = $1 and violation_id = $2::uuid),
  chosen as (select violation_id from reviews where workspace_id = $1 and violation_id = $2::uuid)`
const GROUP = `target as materialized (select audit_id, group_id, $2::text as what from reviews where workspace_id = $1 and violation_id = $2::uuid),
  chosen as (
    select r.violation_id from reviews r join target t on r.audit_id = t.audit_id and r.group_id = t.group_id where r.workspace_id = $1
    union select $2::uuid from target)`
const LISTED = `target as materialized (select id as audit_id, null::uuid as group_id, null::text as what from audits where workspace_id = $1 and id = $8::uuid),
  chosen as (select violation_id from reviews r join target t on r.audit_id = t.audit_id where r.workspace_id = $1 and violation_id = any($2::uuid[]))`

/**
 * A decision is one statement, so it is all or nothing and costs one round trip: the audit's row is locked first
 * (decisions on one audit queue there), then the chosen reviews as they are now; the counters move by what those
 * really were, and the trail's next entry names the hash of the one before. What the statement changed is never
 * read again: each part uses what the part before returned.
 */
const decisionSql = (chosen: string) => `
with ${chosen},
locked as materialized (
  select a.id, t.group_id, t.what from audits a join target t on a.id = t.audit_id where a.workspace_id = $1 for update of a
),
old as materialized (
  select r.violation_id, r.state, r.place from reviews r, locked
  where r.workspace_id = $1 and r.violation_id in (select violation_id from chosen) for update of r
),
changed as (
  update reviews r set state = $3::smallint, dismissal_reason = $4, decided_at = now(), decided_by = $5::json ->> 'name'
  from old where r.workspace_id = $1 and r.violation_id = old.violation_id
  returning 1
),
moved as materialized (
  select old.place >> 10 as run, old.state, count(*)::int as n from old group by 1, 2
),
runs as (
  update review_runs u set counts = array(
    select c.n - coalesce((select sum(m.n) from moved m where m.run = u.run and m.state = c.i - 1), 0)
      + case when c.i - 1 = $3 then (select sum(m.n) from moved m where m.run = u.run) else 0 end
    from unnest(u.counts) with ordinality as c (n, i) order by c.i)
  from locked where u.workspace_id = $1 and u.audit_id = locked.id and u.run in (select run from moved)
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
    'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actor', $5::json, 'action', $6::text,
    'violation_id', locked.what, 'group_id', case when $7::boolean then locked.group_id end,
    'from', total.before, 'to', (${STATE_NAMES})[$3 + 1], 'count', total.n, 'reason', $4::text)::text as body,
    total.n from total, locked where total.n > 0
),
counted as (
  update audits a set
    counts = array(
      select c.n - coalesce((select sum(m.n) from moved m where m.state * 6 + (m.run >> 30) = c.i - 1), 0)
        + coalesce((select sum(m.n) from moved m where $3 * 6 + (m.run >> 30) = c.i - 1), 0)
      from unnest(a.counts) with ordinality as c (n, i) order by c.i),
    trail_length = a.trail_length + 1, trail_previous = a.trail_head,
    trail_head = sha256(a.trail_head || convert_to(entry.body, 'UTF8'))
  from entry, locked where a.workspace_id = $1 and a.id = locked.id
  returning a.id, a.trail_length, a.trail_previous, a.trail_head
),
written as (
  insert into trail (workspace_id, audit_id, number, at, entry, previous, hash)
  select $1, counted.id, counted.trail_length, now(), entry.body, counted.trail_previous, counted.trail_head from counted, entry
  returning audit_id
)
select written.audit_id as "auditId", total.n as updated, total.before as "from",
  (select count(*) from changed) as changed, (select count(*) from runs) as runs
from written, total`

const SQL = { one: decisionSql(ONE), group: decisionSql(GROUP), listed: decisionSql(LISTED) }

/** Writes a decision with its counters and its trail entry; null when there is no such violation. */
export async function writeDecision(db: Db, decision: Decision): Promise<DecisionResult | null> {
  const { scope } = decision
  const kind = 'audit' in scope ? 'listed' : scope.group ? 'group' : 'one'
  const actor = JSON.stringify({ kind: decision.actor.kind, id: decision.actor.id, name: decision.actor.name })
  const values: unknown[] = [
    decision.workspaceId,
    'audit' in scope ? scope.violations : scope.violation,
    decision.state, decision.reason, actor, decision.action, kind === 'group',
  ]
  if ('audit' in scope) values.push(scope.audit)
  const { rows } = await db.query<DecisionResult>({ name: `decision-${kind}`, text: SQL[kind], values })
  return rows[0] ?? null
}
