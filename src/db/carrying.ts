import type pg from 'pg'
import { carriedCode } from '../reviews/chart/carried.ts'
import { stateCode } from '../reviews/chart/chart.ts'
import { SYSTEM } from '../reviews/chart/actor.ts'
import { MATCHED_CTES } from './carried-matches.ts'
import type { Db } from './pool.ts'
import { CHART } from './review-counters.ts'
import { stateChangeSql, stepsByName } from './state-changes.ts'
import { actorJson } from './trail-entries.ts'

/** A run whose site has earlier ones, as long as their decisions are to be carried over; its row is locked. */
export interface CarryingRun {
  site_id: string
  run: number
  previous_id: string | null
  mark_gone: boolean
}

/** Null: nothing is to be carried over (any more). Whoever carries holds the audit's row, so that two never carry at once. */
export async function lockCarrying(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<CarryingRun | null> {
  const { rows } = await client.query<CarryingRun>(
    `select a.site_id, a.run, a.previous_id, s.mark_gone from audits a join sites s on s.workspace_id = $1 and s.id = a.site_id
     where a.workspace_id = $1 and a.id = $2 and a.carrying and a.status in ('PENDING', 'RUNNING') for update of a`,
    [workspaceId, auditId],
  )
  return rows[0] ?? null
}

const DISMISSED = stateCode('dismissed')
const KEPT = [stateCode('elevated_risk'), stateCode('urgent_violation'), DISMISSED]
const code = carriedCode

/**
 * What became of a violation, from the match `m`, the earlier review `r`, and the earlier violation's own `ec`. An earlier decision that
 * was shown beside an undecided violation is shown again until somebody decides.
 */
const HOW = `case
  when r.state = 0 and r.decided_at is null and ec.how in (${code('sentence_changed')}, ${code('rule_changed')}, ${code('still_there')})
    then ec.how
  when r.state = ${DISMISSED} and not m.same_sentence then ${code('sentence_changed')}
  when r.state = ${DISMISSED} and not m.same_meaning then ${code('rule_changed')}
  when m.returned then ${code('came_back')}
  when r.state = 0 then ${code('met')}
  when r.state = ${stateCode('fixed')} then ${code('still_there')}
  else ${code('carried')} end`
const SHOWN_AGAIN = '(r.state = 0 and r.decided_at is null and ec.violation_id is not null)'

const CARRY = stateChangeSql({
  chart: CHART,
  before: `${MATCHED_CTES},
audit as materialized (select $2::uuid as id),
inserted as (
  insert into carried_violations (workspace_id, violation_id, audit_id, place, how, identity, earlier_id, earlier_audit_id,
    state, dismissal_reason, decided_by, decided_at, at)
  select $1, m.id, $2, m.place, ${HOW}, coalesce(ec.identity, m.earlier_id), m.earlier_id, m.earlier_audit_id,
    case when ${SHOWN_AGAIN} then ec.state else r.state end,
    case when ${SHOWN_AGAIN} then ec.dismissal_reason else r.dismissal_reason end,
    case when ${SHOWN_AGAIN} then ec.decided_by else r.decided_by end,
    case when ${SHOWN_AGAIN} or r.decided_at = ec.at then ec.decided_at else r.decided_at end, moment.at
  from matched m join reviews r on r.workspace_id = $1 and r.violation_id = m.earlier_id
    left join carried_violations ec on ec.workspace_id = $1 and ec.violation_id = m.earlier_id, moment
  returning violation_id, how, state, dismissal_reason, decided_by, earlier_audit_id
),
done as (
  update assets a set carried = true, left_behind = coalesce(l.ids, '{}')
  from batch left join (select asset, array_agg(id) as ids from by_words where side = 1 and paired is null group by asset) l
    on l.asset = batch.earlier_id
  where a.workspace_id = $1 and a.id = batch.id returning 1
),
old as materialized (
  select r.violation_id, r.place, r.rule, r.state, i.state as back, i.dismissal_reason, i.decided_by, i.earlier_audit_id
  from inserted i join reviews r on r.workspace_id = $1 and r.violation_id = i.violation_id
  where i.how in (${code('carried')}, ${code('came_back')}) and i.state in (${KEPT.join(', ')}) and r.state = 0 and r.decided_at is null
)`,
  to: { state: 'old.back', reason: 'old.dismissal_reason', name: 'old.decided_by' },
  actor: '$7',
  fields: {
    action: `'carry'`,
    violation_id: 'null',
    group_id: 'null',
    from: 'total.taken',
    to: 'null',
    restored: stepsByName('back', CHART),
    count: 'total.n',
    reason: 'null',
    runs: '(select json_agg(distinct earlier_audit_id) from old)',
  },
  select: 'total.n as updated',
})

/** Carries what was decided over to the violations of some assets, with the counters and one entry of the trail. */
export async function carryAssets(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  { site_id, run }: CarryingRun,
  positions: { after: number; last: number },
): Promise<void> {
  const values = [workspaceId, auditId, positions.after, positions.last, site_id, run, actorJson(SYSTEM)]
  // What it looks for in carried_violations it inserts there itself: a plan for the small table it was would read all of it for each row.
  await client.query(`set local enable_seqscan = off; ${ROOM_TO_SORT}`)
  // Not prepared: a plan made for a small batch would be kept for large ones.
  await client.query(CARRY, values)
}

/** A batch is sorted and joined in memory. */
export const ROOM_TO_SORT = `set local work_mem = '64MB'`

/** How many violations are carried over in one transaction. */
export const VIOLATIONS_AT_ONCE = 50_000

/** The last position of the next assets whose decisions are to be carried over together; null: all have been. */
export async function nextAssetsToCarry(
  db: Db,
  workspaceId: string,
  auditId: string,
  after: number,
  atOnce: number,
): Promise<number | null> {
  const { rows } = await db.query<{ last: number | null }>(
    `select coalesce(max(position) filter (where before < $4), min(position)) as last from (
       select position, sum(violations) over (order by position) - violations as before from assets
       where workspace_id = $1 and audit_id = $2 and position > $3 and state = 'completed' and not carried) a`,
    [workspaceId, auditId, after, atOnce],
  )
  return rows[0]?.last ?? null
}

/** The next run no longer waits for decisions of earlier ones, which are as they were. */
export async function giveUpCarrying(db: Db, workspaceId: string, auditId: string): Promise<void> {
  await db.query(`update audits set carrying = false, changes = '{"given_up": true}' where workspace_id = $1 and id = $2 and carrying`, [
    workspaceId,
    auditId,
  ])
}
