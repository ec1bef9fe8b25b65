import { CHART } from '../violations/counters.ts'
import { SEVERITY_ORDERS } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import { stateNames } from '../violations/state-changes.ts'

/** Something that does not agree with the trail. */
export interface TrailProblem {
  audit_id: string
  /** The entry, where it is about one. */
  number: number | null
  what: string
}

/** The entry's own form of a time. */
const ISO = `to_char(t.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const ENTRIES = `select t.number, case
    when ${ISO} <> t.entry::json ->> 'at' then 'the time of entry ' || t.number || ' was changed'
    when t.entry::json ->> 'comment_id' is not null and c.id is null then 'the comment of entry ' || t.number || ' is gone'
    when encode(sha256(convert_to(c.content, 'UTF8')), 'hex') <> t.entry::json ->> 'comment_sha256'
      then 'the comment of entry ' || t.number || ' was edited' end as what
  from trail t left join comments c on c.workspace_id = $1 and c.id = (t.entry::json ->> 'comment_id')::uuid
  where t.workspace_id = $1 and t.audit_id = $2`

/** A review that was decided names the time of the entry that decided it; an undo restores any state. */
const REVIEWS = `select count(*)::int as n from reviews r where r.workspace_id = $1 and r.audit_id = $2 and r.state <> 0
  and not exists (select 1 from trail t where t.workspace_id = $1 and t.audit_id = $2 and t.at = r.decided_at
    and (t.entry::json ->> 'to' = (${stateNames(CHART)})[r.state + 1] or t.entry::json ->> 'action' in ('undo', 'carry')))`

/** How many violations are in each state by the trail: an entry takes `from` some states, and puts them `to` one, or `restored`. */
const REPLAYED = `select state, sum(n)::int as n from (
    select e.key as state, -e.value::int as n from trail t, json_each_text(t.entry::json -> 'from') e
    where t.workspace_id = $1 and t.audit_id = $2 and t.entry::json ->> 'from' is not null
    union all select t.entry::json ->> 'to', (t.entry::json ->> 'count')::int from trail t
    where t.workspace_id = $1 and t.audit_id = $2 and t.entry::json ->> 'to' is not null
    union all select e.key, e.value::int from trail t, json_each_text(t.entry::json -> 'restored') e
    where t.workspace_id = $1 and t.audit_id = $2 and t.entry::json ->> 'restored' is not null) moves group by state`

const KEPT = `select a.counts, (select json_object_agg(s.state, s.n) from
    (select r.state, count(*)::int as n from reviews r where r.workspace_id = $1 and r.audit_id = $2 group by 1) s) as reviews
  from audits a where a.workspace_id = $1 and a.id = $2`

/** Holds an audit's times, comments, states and counters against its trail; run in a snapshot. Every violation starts undecided. */
export async function replayTrail(db: Db, workspaceId: string, auditId: string): Promise<TrailProblem[]> {
  const values = [workspaceId, auditId]
  const problem = (what: string, number: number | null = null) => ({ audit_id: auditId, number, what })
  const { rows: entries } = await db.query<{ number: number; what: string }>(
    `select * from (${ENTRIES}) e where what is not null order by number limit 100`,
    values,
  )
  const problems = entries.map(({ number, what }) => problem(what, number))
  const { rows: unnamed } = await db.query<{ n: number }>(REVIEWS, values)
  if (unnamed[0]!.n > 0) problems.push(problem(`${unnamed[0]!.n} violations have a state that no entry gave them`))
  const { rows: moves } = await db.query<{ state: string; n: number }>(REPLAYED, values)
  const { rows: kept } = await db.query<{ counts: number[]; reviews: Record<string, number> | null }>(KEPT, values)
  const replayed = new Map(moves.map(({ state, n }) => [state, n]))
  const orders = SEVERITY_ORDERS.length
  for (const [code, state] of CHART.states.entries()) {
    const inReviews = kept[0]?.reviews?.[code] ?? 0
    const counted = (kept[0]?.counts ?? []).slice(code * orders, (code + 1) * orders).reduce((a, b) => a + b, 0)
    if (code > 0 && (replayed.get(state) ?? 0) !== inReviews)
      problems.push(problem(`${inReviews} violations are ${state}, by the trail ${replayed.get(state) ?? 0}`))
    if (counted !== inReviews) problems.push(problem(`${inReviews} violations are ${state}, the counter says ${counted}`))
  }
  return problems
}
