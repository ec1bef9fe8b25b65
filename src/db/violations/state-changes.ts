import type { EntrySql } from '../trail/entry.ts'
import type { ChartStates } from './counters.ts'
import { countedSql, movedSql } from './counters.ts'
import { boundSql } from '../trail/bound.ts'
import { appendSql } from '../trail/entries.ts'

/** The names of the states, by code. */
export const stateNames = ({ states }: ChartStates): string => `'{${states.join(',')}}'::text[]`

interface StateChange {
  chart: ChartStates
  /** Parameter: the time of the change. */
  moment: string
  /** Parts of a `with`: `audit (id)`, and `old (violation_id, place, rule, state, finding_hash)`, the reviews as they are before. */
  before: string
  /** What each review gets, as SQL over `old`. */
  to: { state: string; reason: string; name: string; at?: string; end?: string }
  /** The entry in the trail, beside the counts: which actor, and which fields over `audit` and `total (n, taken)`. */
  actor: string
  fields: EntrySql
  /** Parameter: the change's own identifier. */
  changeId?: string
  /** What the fields read beside these. */
  from?: string
  /** Parts that follow, over `old` and `chained`. */
  after?: string
  select: string
}

/** How many of `steps` by the name of a state: `state`, which they had, or `back`, which they get. */
export const stepsByName = (column: 'state' | 'back', chart: ChartStates): string => `coalesce((select json_object_agg(name, n) from (
    select (${stateNames(chart)})[${column} + 1] as name, sum(n)::int as n from steps group by ${column} order by ${column}) s), '{}')`

/**
 * A change of some reviews' states is one statement, so it is all or nothing and costs one round trip: the reviews, every counter, and the
 * trail's next entry, which names the hash of the one before. What the statement changed is never read again: each part uses what the part
 * before returned.
 */
export const stateChangeSql = ({
  chart,
  moment,
  before,
  to,
  actor,
  fields,
  changeId = 'null',
  from,
  after,
  select,
}: StateChange): string => `
with ${before},
changed as (
  update reviews r set state = ${to.state}, dismissal_reason = ${to.reason},
    decided_at = ${to.at ?? `${moment}::timestamptz`}, decided_by = ${to.name},
    end_id = ${to.end ?? 'null'}, approval_id = null
  from old where r.workspace_id = $1 and r.violation_id = old.violation_id
  returning 1
),
${movedSql(to.state, chart)},
${countedSql(chart)},
bound as materialized (select ${boundSql()} as sha256 from old),
total as materialized (
  select coalesce(sum(n), 0)::int as n, ${stepsByName('state', chart)} as taken from steps
),
${appendSql({
  moment,
  actor,
  fields: { ...fields, findings_sha256: 'bound.sha256' },
  changeId,
  from: `bound, total${from ? `, ${from}` : ''} where total.n > 0`,
  counts: chart,
})}${after ? `,\n${after}` : ''}
select ${select} from written, total${from ? `, ${from}` : ''}`
