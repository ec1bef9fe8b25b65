import type { Actor } from '../reviews/chart/actor.ts'
import type { ChartStates } from './review-counters.ts'
import { CHART } from './review-counters.ts'
import type { Db } from './pool.ts'
import { scopeSql } from './review-scope.ts'
import type { ReviewScope } from './review-scope.ts'
import { stateChangeSql, stateNames } from './state-changes.ts'
import { actorJson } from './trail-entries.ts'

export interface Decision {
  /** Made before the first try, so that another try finds what this one has left. */
  id: string
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

/** What was decided can be taken back: the state each violation had before is kept, by place. */
export const KEPT = `
kept as (
  insert into review_changes
    (workspace_id, audit_id, number, part, state, dismissal_reason, decided_by, decided_at, places, first_place, last_place)
  select $1, chained.id, chained.trail_length, before.part, before.state, before.dismissal_reason, before.decided_by, before.decided_at,
    before.places, before.first_place, before.last_place
  from chained, (
    select row_number() over () as part, state, dismissal_reason, decided_by, decided_at,
      array_agg(place order by place) as places, min(place) as first_place, max(place) as last_place
    from old group by state, dismissal_reason, decided_by, decided_at) before
  returning 1
)`

/** Where the transaction has locked the audit's row before, nobody else can be deciding: the reviews need no locks of their own. */
const HELD = (columns: string) => `
audit as materialized (select audit_id as id, group_id, what from target),
old as materialized (select ${columns} from chosen)`

/** The audit's row is locked first (decisions on one audit queue there), then the chosen reviews as they are by then. */
const LOCKED = (columns: string) => `
audit as materialized (
  select a.id, t.group_id, t.what from audits a join target t on a.id = t.audit_id where a.workspace_id = $1 for update of a
),
old as materialized (
  select ${columns} from reviews r, audit
  where r.workspace_id = $1 and r.violation_id in (select violation_id from chosen) for update of r
)`

/** What is kept of a review that a decision changes. */
const REVIEWED = 'violation_id, place, rule, state, dismissal_reason, decided_by, decided_at'

interface Form {
  scope: string
  undoable: boolean
  held: boolean
  chart: ChartStates
}

const decisionSql = ({ scope, undoable, held, chart }: Form) =>
  stateChangeSql({
    chart,
    before: `${scope},${(held ? HELD : LOCKED)(undoable ? REVIEWED : 'violation_id, place, rule, state')}`,
    to: { state: '$2::smallint', reason: '$3', name: `$4::json ->> 'name'` },
    actor: '$4',
    changeId: '$7',
    fields: {
      action: '$5::text',
      violation_id: 'audit.what',
      group_id: 'case when $6::boolean then audit.group_id end',
      from: 'total.taken',
      to: `(${stateNames(chart)})[$2 + 1]`,
      count: 'total.n',
      reason: '$3::text',
    },
    ...(undoable ? { after: KEPT } : {}),
    select: 'written.audit_id as "auditId", written.number, total.n as updated, total.taken as "from"',
  })

/** The texts of prepared statements, made once. */
const prepared = new Map<string, string>()

function statementOf(kind: string | null, form: Form): { name?: string; text: string } {
  if (!kind || form.chart !== CHART) return { text: decisionSql(form) }
  const name = `decision-${kind}${form.undoable ? '-undoable' : ''}${form.held ? '-held' : ''}`
  let text = prepared.get(name)
  if (!text) prepared.set(name, (text = decisionSql(form)))
  return { name, text }
}

/** Where the values of the scope start. */
const SCOPE = 8

/**
 * Writes a decision with its counters and its trail entry; null when there is no such violation. `held`: the transaction has locked the
 * audit; only a decision on one violation may come without.
 */
export async function writeDecision(db: Db, decision: Decision, held: boolean, chart = CHART): Promise<DecisionResult | null> {
  const { kind, ctes, values } = scopeSql(decision.scope, SCOPE)
  // What a key decides one by one, by the thousand, is not kept; what it decides at once is.
  const undoable = decision.actor.kind === 'member' || kind !== 'one'
  const { rows } = await db.query<DecisionResult>({
    ...statementOf(kind, { scope: ctes, undoable, held, chart }),
    values: [
      decision.workspaceId,
      decision.state,
      decision.reason,
      actorJson(decision.actor),
      decision.action,
      kind === 'group',
      decision.id,
      ...values,
    ],
  })
  return rows[0] ?? null
}

/** What an earlier try of a decision has left; null where none has. */
export async function findDecision(db: Db, { workspaceId, id }: Decision): Promise<{ result: DecisionResult } | null> {
  const { rows } = await db.query<{ audit_id: string; number: number; entry: string }>(
    'select audit_id, number, entry from trail where workspace_id = $1 and change_id = $2',
    [workspaceId, id],
  )
  if (!rows[0]) return null
  const { count, from } = JSON.parse(rows[0].entry) as { count: number; from: Record<string, number> }
  return { result: { auditId: rows[0].audit_id, number: rows[0].number, updated: count, from } }
}
