import type { Actor } from '../../reviews/chart/actor.ts'
import { storeEnds } from './decision-ends.ts'
import type { DecisionEnd } from './decision-ends.ts'
import type { Person } from './assignments.ts'
import { FOUR_EYES, NEEDS_SECOND } from './second-approval.ts'
import type { ChartStates } from './counters.ts'
import { CHART } from './counters.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { scopeSql } from './scope.ts'
import type { ReviewScope } from './scope.ts'
import { stateChangeSql, stateNames } from './state-changes.ts'
import { readEntry } from '../trail/entry.ts'
import { actorJson, AT_AUDIT } from '../trail/entries.ts'

export interface Decision {
  /** Made before the first try, so that another try finds what this one has left. */
  id: string
  workspaceId: string
  scope: ReviewScope
  action: string
  state: number
  reason: string | null
  actor: Actor
  /** The request it answers, where it is a dismissal by a second person. */
  approved?: { id: string; asker: string; answer: string | null }
  /** Until when it holds. */
  end?: DecisionEnd | null
  /** Where the end of an earlier decision has come: that decision, and whom its findings are assigned to. */
  ended?: DecisionEnd & { id: string; reason: string | null; assigned: Person | null }
}

export interface DecisionResult {
  auditId: string
  /** Of its entry in the trail. */
  number: number
  updated: number
  from: Record<string, number>
  /** Severity orders whose dismissal needs a second person; null: no setting. Such violations are left out of a dismissal. */
  fourEyes?: number[] | null
  /** How many wait for a second person, by which request, and the state that the named violation keeps. */
  waiting?: number
  approvalId?: string
  keeps?: number | null
}

/** A dismissal that nobody has approved leaves out what needs a second person. */
export const isGuarded = ({ action, approved }: Decision): boolean => action === 'dismiss' && !approved

/** What was decided can be taken back: the state each violation had before is kept, by place. */
export const KEPT = `
before as materialized (
  select row_number() over () as part, state, dismissal_reason, decided_by, decided_at, end_id,
    array_agg(place order by place) as places, min(place) as first_place, max(place) as last_place
  from old group by state, dismissal_reason, decided_by, decided_at, end_id
),
kept as (
  insert into review_changes
    (workspace_id, audit_id, number, part, state, dismissal_reason, decided_by, decided_at, end_id, places, first_place, last_place)
  select live.workspace_id, chained.id, chained.trail_length, before.part, before.state, before.dismissal_reason,
    before.decided_by, before.decided_at, before.end_id, before.places, before.first_place, before.last_place
  from audits live, chained, before where ${AT_AUDIT}
  returning 1
)`

/** What is kept of a review that a decision changes. */
export const REVIEWED = 'violation_id, place, rule, state, dismissal_reason, decided_by, decided_at, end_id, finding_hash'

/** Where the transaction has locked the audit's row before, nobody else can be deciding: the reviews need no locks of their own. */
const HELD = (guarded: boolean) => `
audit as materialized (select audit_id as id, group_id, what from target),
old as materialized (select ${REVIEWED} from chosen${guarded ? ` where not ${NEEDS_SECOND}` : ''})`

/** The audit's row is locked first (decisions on one audit queue there), then the chosen reviews as they are by then. */
const LOCKED = (guarded: boolean) => `
locked as materialized (
  select a.id from audits a where a.workspace_id = $1 and a.id = (select audit_id from target) for update
),
audit as materialized (select locked.id, t.group_id, t.what from locked, target t),
old as materialized (
  select ${REVIEWED} from reviews r
  where r.workspace_id = $1 and r.violation_id = any(array(select violation_id from chosen, locked))
    ${guarded ? `and not ${NEEDS_SECOND}` : ''}
  for update
)`

interface Form {
  scope: string
  held: boolean
  guarded: boolean
  /** Parameter: what only some entries say, as JSON; and which of these fields. */
  more?: string
  says: readonly (keyof More)[]
  chart: ChartStates
}

/** What only some decisions have in their entry, `names` aside: whom the review names in place of the actor. */
interface More {
  names?: string
  approval?: { id: string; by: string; answer: string | null }
  until?: string
  owner?: Person | null
  reason?: string | null
  assigned?: Person[]
}

function moreOf({ approved, actor, end, ended }: Decision): More {
  const { until, owner } = ended ?? end ?? {}
  return {
    ...(approved && {
      names: `${approved.asker}, approved by ${actor.name}`,
      approval: { id: approved.id, by: approved.asker, answer: approved.answer },
    }),
    ...(until !== undefined && { until, owner: owner ?? null }),
    ...(ended && { reason: ended.reason, ...(ended.assigned && { assigned: [ended.assigned] }) }),
  }
}

const decisionSql = ({ scope, held, guarded, more, says, chart }: Form) =>
  stateChangeSql({
    chart,
    moment: '$8',
    before: `${scope},${guarded ? `${FOUR_EYES},` : ''}${(held ? HELD : LOCKED)(guarded)}`,
    to: {
      state: '$2::smallint',
      reason: '$3',
      name: says.includes('names') ? `${more}::json ->> 'names'` : `$4::json ->> 'name'`,
      end: '$9::uuid',
    },
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
      ...Object.fromEntries(says.filter((field) => field !== 'names').map((field) => [field, `${more}::json -> '${field}'`])),
    },
    after: KEPT,
    select:
      'written.audit_id as "auditId", written.number, total.n as updated, total.taken as "from"' +
      (guarded ? ', (select orders from four_eyes) as "fourEyes"' : ''),
  })

/** The texts of prepared statements, made once. */
const prepared = new Map<string, string>()

function statementOf(kind: string | null, form: Form): { name?: string; text: string } {
  if (!kind || form.more || form.chart !== CHART) return { text: decisionSql(form) }
  const name = `decision-${kind}${form.held ? '-held' : ''}${form.guarded ? '-guarded' : ''}`
  let text = prepared.get(name)
  if (!text) prepared.set(name, (text = decisionSql(form)))
  return { name, text }
}

/** Where the values of the scope start. */
const SCOPE = 10

/**
 * Writes a decision with its counters and its trail entry; null when there is no such violation. `held`: the transaction has locked the
 * audit; only a decision on one violation, without an end, may come without.
 */
export async function writeDecision(db: Db, decision: Decision, held: boolean, chart = CHART): Promise<DecisionResult | null> {
  const { kind, ctes, values } = scopeSql(decision.scope, SCOPE)
  const guarded = isGuarded(decision)
  const more = moreOf(decision)
  const says = Object.keys(more) as (keyof More)[]
  const form = { scope: ctes, held, guarded, chart, says, ...(says.length > 0 ? { more: `$${SCOPE + values.length}` } : {}) }
  const { rows } = await db.query<DecisionResult>({
    ...statementOf(kind, form),
    values: [
      decision.workspaceId,
      decision.state,
      decision.reason,
      actorJson(decision.actor),
      decision.action,
      kind === 'group',
      decision.id,
      momentAt(newMoment()),
      decision.ended?.id ?? (decision.end ? decision.id : null),
      ...values,
      ...(says.length > 0 ? [JSON.stringify(more)] : []),
    ],
  })
  if (rows[0]) await storeEnds(db, decision.workspaceId, [decision])
  return rows[0] ?? null
}

/** What an earlier try of a decision has left; null where none has. */
export async function findDecision(db: Db, { workspaceId, id }: Decision): Promise<{ result: DecisionResult } | null> {
  const { rows } = await db.query<{ audit_id: string; number: number; entry: string; waiting: number | null; state: number | null }>(
    `select t.audit_id, t.number, t.entry, p.asked as waiting,
       (select r.state from reviews r where r.workspace_id = $1 and r.violation_id = p.violation_id and r.approval_id = p.id) as state
     from trail t left join approvals p on p.workspace_id = $1 and p.id = $2 where t.workspace_id = $1 and t.change_id = $2`,
    [workspaceId, id],
  )
  if (!rows[0]) return null
  const { audit_id: auditId, number, waiting, state } = rows[0]
  const { count, from = null } = readEntry(rows[0].entry)
  const result = { auditId, number, updated: from ? count : 0, from: from ?? {} }
  return { result: waiting === null ? result : { ...result, waiting, approvalId: id, keeps: state } }
}
