import type { Actor } from '../../reviews/chart/actor.ts'
import type { ChartStates } from './counters.ts'
import { CHART } from './counters.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { stateChangeSql, stateNames, stepsByName } from './state-changes.ts'
import { actorJson, AT_AUDIT } from '../trail/entries.ts'

export interface UndoRow {
  number: number
  updated: number
  /** How many the undone decision had touched. */
  decided: number
  /** What it was. */
  action: string
}

/** Parameters: only what stands behind one place, up to another. */
export interface Within {
  after: string
  last: string
}

const placed = ({ after, last }: Within) => `at_place.place > ${after} and at_place.place <= ${last}`
const reaching = (within: Within | null) => (within ? ` and c.last_place > ${within.after} and c.first_place <= ${within.last}` : '')

/**
 * What an entry left, and what each violation had before: `parts` is what was kept of the states before, `touched` has a row for each
 * violation. A decision left its own state at its own time; an undo left what the entry it took back had found, time included.
 */
export const TOUCHED = (chart: ChartStates, within: Within | null = null) => `target as materialized (
  select t.at, t.entry::json as entry, (t.entry::json ->> 'undoes')::bigint as undoes,
    array_position(${stateNames(chart)}, t.entry::json ->> 'to') - 1 as state
  from trail t where t.workspace_id = $1 and t.audit_id = $2 and t.number = $3
),
parts as materialized (
  select c.state, c.dismissal_reason, c.decided_by, c.decided_at, c.end_id, c.places from review_changes c
  where c.workspace_id = $1 and c.audit_id = $2 and c.number = $3 and c.state is not null and c.undone_by is null${reaching(within)}
),
found as materialized (
  select c.state, c.decided_at, at_place.place from target join review_changes c
    on c.workspace_id = $1 and c.audit_id = $2 and c.number = target.undoes and c.state is not null${reaching(within)}
  cross join unnest(c.places) as at_place (place)${within ? ` where ${placed(within)}` : ''}
),
touched as materialized (
  select at_place.place, parts.state as back, parts.dismissal_reason, parts.decided_by, parts.decided_at, parts.end_id,
    target.state as left_state,
    target.at as left_at
  from target cross join parts cross join unnest(parts.places) as at_place (place)
  where target.undoes is null${within ? ` and ${placed(within)}` : ''}
  union all
  select at_place.place, parts.state, parts.dismissal_reason, parts.decided_by, parts.decided_at, parts.end_id, found.state,
    found.decided_at
  from parts cross join unnest(parts.places) as at_place (place) join found on found.place = at_place.place
)`

/** What an undo replaces is kept as a decision's is, so that it can be taken back; the undo of an undo lets the decision stand again. */
export const BEFORE_UNDO = `before as materialized (
  select row_number() over () as part, old.state, now_reason as reason, now_by as name, now_at as at, now_end as end_id,
    array_agg(place order by place) as places, min(place) as first_place, max(place) as last_place
  from old, target where target.undoes is null group by old.state, now_reason, now_by, now_at, now_end
)`

const KEPT = `${BEFORE_UNDO},
kept as (
  insert into review_changes
    (workspace_id, audit_id, number, part, state, dismissal_reason, decided_by, decided_at, end_id, places, first_place, last_place)
  select live.workspace_id, chained.id, chained.trail_length, before.part, before.state, before.reason, before.name, before.at,
    before.end_id, before.places, before.first_place, before.last_place
  from audits live, chained, before where ${AT_AUDIT}
  returning 1
)`

/** The reviews that are still as the entry left them. */
export const OLD = `audit as materialized (select $2::uuid as id),
old as materialized (
  select r.violation_id, r.state, r.place, r.rule, r.finding_hash, r.dismissal_reason as now_reason, r.decided_by as now_by,
    r.decided_at as now_at, r.end_id as now_end, touched.back, touched.dismissal_reason, touched.decided_by, touched.end_id,
    case when touched.back = 0 then touched.decided_at else coalesce(touched.decided_at, $5::timestamptz) end as back_at
  from touched join reviews r on r.workspace_id = $1 and r.audit_id = $2 and r.state = touched.left_state
    and r.place = touched.place and r.decided_at is not distinct from touched.left_at
)`

/**
 * Takes a decision, or an undo, back: of the violations it touched, those that are still as it left them go back to the state, reason and
 * time they had. Run after the audit's row is locked, in the same transaction. What was kept by earlier versions has no time: it gets this
 * entry's.
 */
const undoSql = (chart: ChartStates) =>
  stateChangeSql({
    chart,
    moment: '$5',
    before: `${TOUCHED(chart)},\n${OLD}`,
    to: { state: 'old.back', reason: 'old.dismissal_reason', name: 'old.decided_by', at: 'old.back_at', end: 'old.end_id' },
    actor: '$4',
    fields: {
      action: `'undo'`,
      violation_id: `target.entry ->> 'violation_id'`,
      group_id: `target.entry ->> 'group_id'`,
      from: 'total.taken',
      to: 'null',
      restored: stepsByName('back', chart),
      count: 'total.n',
      reason: 'null',
      undoes: '$3::bigint',
    },
    from: 'target',
    after: `${KEPT},
marked as (
  update review_changes c set undone_by = case when c.number = $3 then written.number end from written, target
  where c.workspace_id = $1 and c.audit_id = $2 and (c.number = $3 or c.number = target.undoes)
  returning 1
)`,
    select: `written.number, total.n as updated, (target.entry ->> 'count')::int as decided, target.entry ->> 'action' as action`,
  })

/** Null when there is nothing left to take back. */
export async function writeUndo(
  db: Db,
  workspaceId: string,
  auditId: string,
  number: number,
  actor: Actor,
  chart = CHART,
): Promise<UndoRow | null> {
  const { rows } = await db.query<UndoRow>({
    ...(chart === CHART ? { name: 'undo' } : {}),
    text: undoSql(chart),
    values: [workspaceId, auditId, number, actorJson(actor), momentAt(newMoment())],
  })
  return rows[0] ?? null
}

/** Violations that would go back to a state (and reason), or that stay because somebody has decided on them since. */
export interface UndoPart {
  stays: boolean
  state: string
  reason: string | null
  by: string | null
  at: string | null
  count: number
}

const PREVIEW = `with ${TOUCHED(CHART)},
now_at as (
  select r.state = touched.left_state and r.decided_at is not distinct from touched.left_at as stands, r.state, r.decided_by, r.decided_at,
    touched.back, touched.dismissal_reason, touched.decided_by as back_by
  from touched join reviews r on r.workspace_id = $1 and r.audit_id = $2 and r.place = touched.place
)
select false as stays, (${stateNames(CHART)})[back + 1] as state, dismissal_reason as reason, back_by as by, null::timestamptz as at,
  count(*)::int as count from now_at where stands group by back, dismissal_reason, back_by
union all
select true, (${stateNames(CHART)})[state + 1], null, decided_by, max(decided_at), count(*)::int
  from now_at where not stands group by state, decided_by
order by 1, 6 desc`

/** What an undo of an entry would do; nothing is changed. */
export async function previewUndo(db: Db, workspaceId: string, auditId: string, number: number): Promise<UndoPart[]> {
  const { rows } = await db.query<UndoPart>(PREVIEW, [workspaceId, auditId, number])
  return rows
}

/** An entry as far as an undo of it goes. */
export interface UndoTarget {
  number: number
  at: string
  action: string
  actorId: string | null
  actorName: string
  count: number
  undoneBy: number | null
  /** Whether the states before were kept. */
  kept: boolean
}

export async function undoTarget(db: Db, workspaceId: string, auditId: string, number: number): Promise<UndoTarget | null> {
  const { rows } = await db.query<UndoTarget>(
    `select t.number, t.at, t.entry::json ->> 'action' as action, t.entry::json -> 'actor' ->> 'id' as "actorId",
       t.entry::json -> 'actor' ->> 'name' as "actorName", coalesce((t.entry::json ->> 'count')::int, 0) as count,
       (select max(c.undone_by) from review_changes c
        where c.workspace_id = $1 and c.audit_id = $2 and c.number = t.number) as "undoneBy",
       exists (select 1 from review_changes c
        where c.workspace_id = $1 and c.audit_id = $2 and c.number = t.number and c.state is not null) as kept
     from trail t where t.workspace_id = $1 and t.audit_id = $2 and t.number = $3
       and exists (select 1 from audits live where live.workspace_id = $1 and live.id = $2)`,
    [workspaceId, auditId, number],
  )
  return rows[0] ?? null
}

/** Numbers of a member's decisions that nobody has taken back, newest first; undos are no decisions of their own. */
export async function standingDecisions(db: Db, workspaceId: string, auditId: string, userId: string, limit: number): Promise<number[]> {
  const { rows } = await db.query<{ number: number }>(
    `select t.number from trail t where t.workspace_id = $1 and t.audit_id = $2 and t.entry::json -> 'actor' ->> 'id' = $3
       and t.entry::json ->> 'action' <> 'undo'
       and exists (select 1 from review_changes c where c.workspace_id = $1 and c.audit_id = $2 and c.number = t.number
         and c.state is not null and c.undone_by is null)
     order by t.number desc limit $4`,
    [workspaceId, auditId, userId, limit],
  )
  return rows.map(({ number }) => number)
}
