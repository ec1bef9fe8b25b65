import type { Actor } from '../reviews/chart/actor.ts'
import type { ChartStates } from './review-counters.ts'
import { CHART } from './review-counters.ts'
import type { Db } from './pool.ts'
import { stateChangeSql, stateNames, stepsByName } from './state-changes.ts'
import { actorJson } from './trail-entries.ts'

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
const undoSql = (chart: ChartStates) =>
  stateChangeSql({
    chart,
    before: `target as materialized (
  select t.at, t.entry::json as entry, array_position(${stateNames(chart)}, t.entry::json ->> 'to') - 1 as state
  from trail t where t.workspace_id = $1 and t.audit_id = $2 and t.number = $3
),
audit as materialized (select $2::uuid as id),
parts as materialized (
  select c.part, c.state, c.dismissal_reason, c.decided_by, c.places from review_changes c
  where c.workspace_id = $1 and c.audit_id = $2 and c.number = $3 and c.state is not null and c.undone_by is null
),
old as materialized (
  select r.violation_id, r.state, r.place, r.rule, parts.state as back, parts.dismissal_reason, parts.decided_by
  from parts cross join unnest(parts.places) as touched (place) cross join target join reviews r
    on r.workspace_id = $1 and r.audit_id = $2 and r.state = target.state and r.place = touched.place and r.decided_at = target.at
)`,
    to: { state: 'old.back', reason: 'old.dismissal_reason', name: 'old.decided_by' },
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
    after: `
marked as (
  update review_changes c set undone_by = written.number from written
  where c.workspace_id = $1 and c.audit_id = $2 and c.number = $3
  returning 1
)`,
    select: `written.number, total.n as updated, (target.entry ->> 'count')::int as decided`,
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
    values: [workspaceId, auditId, number, actorJson(actor)],
  })
  return rows[0] ?? null
}
