import type pg from 'pg'
import { SYSTEM } from '../../reviews/chart/actor.ts'
import { carriedCode } from '../../reviews/chart/carried.ts'
import { PLACES_PER_RUN, stateCode } from '../../reviews/chart/chart.ts'
import { keptPeopleSql } from './carried-assignments.ts'
import type { KeptPeople } from './carried-assignments.ts'
import { namesIn } from '../people/person-data.ts'
import { ASKED_ACTION, carriedSql, ENTRIES_AT_ONCE, KEEPS_DECISION } from './carried-entries.ts'
import type { HeldRun, Moved } from './carried-entries.ts'
import { MATCHED_CTES } from './carried-matches.ts'
import { boundSql, KEPT_ITEM } from '../trail/bound.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import type { GonePages } from '../../contract/values.ts'

/** A run whose site has earlier ones, as long as their decisions are to be carried over; its row is locked. */
export interface CarryingRun extends HeldRun {
  site_id: string
  run: number
  previous_id: string | null
  mark_gone: boolean
  gone_pages: GonePages
}

/** Null: nothing is to be carried over (any more). */
export async function lockCarrying(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  moment = newMoment(ENTRIES_AT_ONCE),
): Promise<CarryingRun | null> {
  const { rows } = await client.query<Omit<CarryingRun, 'moment'>>(
    `select a.site_id, a.run, a.previous_id, s.mark_gone, s.gone_pages, a.trail_length, a.trail_head
     from audits a join sites s on s.workspace_id = $1 and s.id = a.site_id
     where a.workspace_id = $1 and a.id = $2 and a.carrying and a.status in ('PENDING', 'RUNNING') for update of a`,
    [workspaceId, auditId],
  )
  return rows[0] ? { ...rows[0], moment } : null
}

const DISMISSED = stateCode('dismissed')
const code = carriedCode

/** An approved claim answered it; whether one does so here is found with the page, so nothing of it is carried over. */
const BY_CLAIM = `(r.decided_by = '${SYSTEM.name}' and exists (
  select from claim_answers c where c.workspace_id = $1 and c.violation_id = m.earlier_id and c.ended_at is null))`

/**
 * What became of a violation, from the match `m`, the earlier review `r`, and the earlier violation's own `ec`. An earlier decision that
 * was shown beside an undecided violation is shown again until somebody decides.
 */
const HOW = `case
  when r.state = 0 and r.decided_at is null and ec.how in (${code('sentence_changed')}, ${code('rule_changed')}, ${code('still_there')})
    then ec.how
  when r.state = ${DISMISSED} and ${BY_CLAIM} then ${code('met')}
  when r.state = ${DISMISSED} and not m.same_sentence then ${code('sentence_changed')}
  when r.state = ${DISMISSED} and not m.same_meaning then ${code('rule_changed')}
  when m.returned then ${code('came_back')}
  when r.state = 0 then ${code('met')}
  when r.state = ${stateCode('fixed')} then ${code('still_there')}
  else ${code('carried')} end`
const SHOWN_AGAIN = '(r.state = 0 and r.decided_at is null and ec.violation_id is not null)'

/** Those that carry their due date: nothing about them has changed. What is asked again is due anew. */
const SAME = `s.how in (${code('met')}, ${code('carried')})`
/** It keeps the decision of the earlier run, unless somebody has decided in this one already. */
const KEEPS = `(s.keeps and r.state = 0 and r.decided_at is null)`
/** Undecided since its decision ended, and still so. */
const STILL_BACK = `(s.how = ${code('met')} and s.state = 0 and s.end_id is not null and r.state = 0 and r.decided_at is null)`
const isKept = (value: string, otherwise: string) => `case when ${KEEPS} then ${value} else ${otherwise} end`

/**
 * The reviews are written once, with the decision, the people they are assigned to and the due date. Answers how many were moved to which
 * state, by what the counters need of them, and how many are asked again although somebody had decided. The earlier review and what it was
 * before are looked up by their keys, however few or many rows the planner expects: `offset 0` keeps it from joining, and in an order that
 * only the key has it takes no other index of a table that was empty when the statement was planned and grows while it runs.
 */
const CARRY = `with ${MATCHED_CTES},
source as materialized (
  select c.*, ${KEEPS_DECISION} as keeps from (
    select m.id, m.place, ${HOW} as how, coalesce(ec.identity, m.earlier_id) as identity, m.earlier_id, r.audit_id as earlier_audit_id,
      case when ${SHOWN_AGAIN} then ec.state else r.state end as state,
      case when ${SHOWN_AGAIN} then ec.dismissal_reason else r.dismissal_reason end as dismissal_reason,
      case when ${SHOWN_AGAIN} then ec.decided_by else r.decided_by end as decided_by,
      case when ${SHOWN_AGAIN} or r.decided_at = ec.at then ec.decided_at else r.decided_at end as decided_at,
      r.assigned_to, r.due_at, r.end_id
    from matched m
      cross join lateral (select * from reviews e where e.workspace_id = $1 and e.violation_id = m.earlier_id offset 0) r
      left join lateral (select * from carried_violations e where e.workspace_id = $1
        and e.violation_id between m.earlier_id and m.earlier_id order by e.violation_id limit 1) ec on true
  ) c
),
inserted as (
  insert into carried_violations (workspace_id, violation_id, audit_id, place, how, identity, earlier_id, earlier_audit_id,
    state, dismissal_reason, decided_by, decided_at, at)
  select live.workspace_id, s.id, $2, s.place, s.how, s.identity, s.earlier_id, s.earlier_audit_id, s.state, s.dismissal_reason,
    s.decided_by,
    s.decided_at, $7::timestamptz
  from audits live, source s where live.workspace_id = $1 and live.id = $2
),
done as (
  update assets a set carried = true, left_behind = coalesce(l.ids, '{}')
  from batch left join (select page, array_agg(id) as ids from by_words where side = 1 and not is_paired group by page) l
    on l.page = batch.page
  where a.workspace_id = $1 and a.id = batch.id
),
changed as (
  update reviews r set state = ${isKept('s.state', 'r.state')}, dismissal_reason = ${isKept('s.dismissal_reason', 'r.dismissal_reason')},
    decided_by = ${isKept('s.decided_by', 'r.decided_by')}, decided_at = ${isKept('$7::timestamptz', 'r.decided_at')},
    approval_id = ${isKept('null', 'r.approval_id')}, end_id = case when ${KEEPS} or ${STILL_BACK} then s.end_id else r.end_id end,
    assigned_to = case when r.assigned_to = '{}' then s.assigned_to else r.assigned_to end,
    due_at = case when ${SAME} then coalesce(s.due_at, r.due_at) else r.due_at end
  from source s
  where r.workspace_id = $1 and r.audit_id = $2 and r.violation_id = s.id and (${KEEPS} or (r.assigned_to = '{}' and s.assigned_to <> '{}')
    or ${STILL_BACK} or (${SAME} and r.state = 0 and s.due_at is not null and r.due_at is distinct from s.due_at))
  returning r.place, r.rule, r.state, r.finding_hash, r.dismissal_reason, s.keeps and r.decided_at = $7::timestamptz as is_kept,
    s.assigned_to <> '{}' and r.assigned_to = s.assigned_to as keeps_people, r.assigned_to, s.earlier_audit_id
),
asked as materialized (
  select s.action, s.earlier_audit_id, s.place, n.finding_hash from (
    select ${ASKED_ACTION} as action, c.id, c.place, c.earlier_audit_id from source c where not c.keeps) s
  join reviews n on n.workspace_id = $1 and n.violation_id = s.id where s.action is not null
)
select 'carry' as action, min(place) as place, rule, state, earlier_audit_id, count(*)::int as n, null as sha256,
  null::uuid[] as assigned, null::bigint[] as places, null::uuid[] as runs
from changed where is_kept
group by place >> ${Math.log2(PLACES_PER_RUN)}, rule, state, earlier_audit_id
union all
select action, null, null, null, earlier_audit_id, count(*)::int, null, null, null, null
from asked group by action, earlier_audit_id
union all
select 'carry', null, null, null, null, 0, ${boundSql(KEPT_ITEM)}, null, null, null from changed where is_kept having count(*) > 0
union all
select action, null, null, null, null, 0, ${boundSql()}, null, null, null from asked group by action
union all
select 'assign', null, null, null, null, 0, k.sha256, k.assigned, k.places, k.runs from (${keptPeopleSql(boundSql())}) k`

/**
 * Carries what was decided over to the violations of some assets, with the counters and the entries of the trail; all of it or nothing. The
 * audit's row, for which every decision waits, is locked only when all that takes long is done: two do this for different assets at once.
 */
export async function carryAssets(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  { site_id, run }: Pick<CarryingRun, 'site_id' | 'run'>,
  positions: Positions,
): Promise<void> {
  const moment = newMoment(ENTRIES_AT_ONCE)
  // Another process that carries the same assets waits here, and then finds none left.
  await client.query(
    `select count(*) from (select id from assets where workspace_id = $1 and audit_id = $2 and position > $3 and position <= $4
       and state = 'completed' and not carried order by id for update) as held`,
    [workspaceId, auditId, positions.after, positions.last],
  )
  await client.query(`set local enable_seqscan = off; ${ROOM_TO_SORT}`)
  // Not prepared: a plan made for a small batch would be kept for large ones.
  const { rows } = await client.query<Moved | (KeptPeople & { action: 'assign' })>(CARRY, [
    workspaceId,
    auditId,
    positions.after,
    positions.last,
    site_id,
    run,
    momentAt(moment),
  ])
  const held = await lockCarrying(client, workspaceId, auditId, moment)
  if (!held) throw new NothingToCarry()
  const people = rows.filter((row) => row.action === 'assign')
  const names = await namesIn(client, workspaceId, [...new Set(people.flatMap(({ assigned }) => assigned))])
  const moved = rows.filter((row) => row.action !== 'assign')
  if (rows.length > 0) await client.query(carriedSql(workspaceId, auditId, held, moved, { people, names }))
}

/** Somebody else has carried it meanwhile, or it was cancelled or deleted: the transaction leaves nothing behind. */
export class NothingToCarry extends Error {}

/** A batch is sorted and joined in memory. */
export const ROOM_TO_SORT = `set local work_mem = '64MB'`

/** How many violations are carried over in one transaction. */
export const VIOLATIONS_AT_ONCE = 50_000

/** Assets of an audit, by their positions. */
interface Positions {
  after: number
  last: number
}

/** The assets whose decisions are still to be carried over, in parts with about as many violations. */
export async function assetsToCarry(db: Db, workspaceId: string, auditId: string, atOnce: number): Promise<Positions[]> {
  const { rows } = await db.query<{ last: number }>(
    `select max(position) as last from (
       select position, (sum(violations) over (order by position) - violations) / $3::bigint as part from assets
       where workspace_id = $1 and audit_id = $2 and state = 'completed' and not carried) a
     group by part order by 1`,
    [workspaceId, auditId, atOnce],
  )
  return rows.map(({ last }, index) => ({ after: rows[index - 1]?.last ?? -1, last }))
}

/** The next run no longer waits for decisions of earlier ones, which are as they were. */
export async function giveUpCarrying(db: Db, workspaceId: string, auditId: string): Promise<void> {
  await db.query(`update audits set carrying = false, changes = '{"given_up": true}' where workspace_id = $1 and id = $2 and carrying`, [
    workspaceId,
    auditId,
  ])
}
