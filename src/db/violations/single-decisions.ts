import type pg from 'pg'
import { storeEnds } from './decision-ends.ts'
import { FOUR_EYES, NEEDS_SECOND } from './second-approval.ts'
import { CHART, countedSql, CounterChanges } from './counters.ts'
import type { ChartStates } from './counters.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import { parametersAfter, rowsSql } from '../base/parameters.ts'
import type { Decision, DecisionResult } from './reviews.ts'
import { boundToOne } from '../trail/bound.ts'
import { TrailChain } from '../trail/entries.ts'

/** A decision on one violation by a program: thousands of them arrive together. */
export type SingleDecision = Decision & { scope: { violation: string; group: boolean } }

export const isSingle = (decision: Decision): decision is SingleDecision =>
  'violation' in decision.scope && !decision.scope.group && decision.actor.kind !== 'member'

interface Reviewed {
  id: string
  audit_id: string
  state: number
  place: number
  rule: number
  dismissal_reason: string | null
  decided_by: string | null
  /** As text, with its microseconds: an undo finds the decision by its exact time. */
  decided_at: string | null
  end_id: string | null
  finding_hash: Buffer | null
  trail_length: number
  trail_head: Buffer
  /** Whether its dismissal needs a second person. */
  guarded: boolean
}

/** One of the decisions needs a second person: they are taken one by one. */
class NeedsSecondPerson extends Error {}

/** The audits first, as every decision does, and then the reviews as they are once nobody else holds them. */
const LOCK = `
with ${FOUR_EYES},
locked as materialized (
  select id, trail_length, trail_head from audits where workspace_id = $1
    and id in (select audit_id from reviews where workspace_id = $1 and violation_id = any($2::uuid[])) order by id for update
)
select r.violation_id as id, r.audit_id, r.state, r.place, r.rule, r.dismissal_reason, r.decided_by, r.decided_at::text as decided_at,
  r.end_id, r.finding_hash, locked.trail_length, locked.trail_head,
  ${NEEDS_SECOND} as guarded
from reviews r join locked on locked.id = r.audit_id where r.workspace_id = $1 and r.violation_id = any($2::uuid[]) for update of r`

/**
 * Decisions on single violations that arrived together, taken one after the other inside a transaction, but read and written as a
 * whole: what each found is what the one before left. Answers null for a violation that does not exist.
 */
export async function writeSingleDecisions(
  client: pg.PoolClient,
  decisions: SingleDecision[],
  chart = CHART,
): Promise<(DecisionResult | null)[]> {
  const workspaceId = decisions[0]!.workspaceId
  const { rows } = await client.query<Reviewed>({
    name: 'decisions-lock',
    text: LOCK,
    values: [workspaceId, [...new Set(decisions.map(({ scope }) => scope.violation))]],
  })
  const reviewed = new Map(rows.map((row) => [row.id, row]))
  const audits = new Map<string, AuditChanges>()
  const moment = newMoment(decisions.length)
  const results = decisions.map((decision, turn) => {
    const review = reviewed.get(decision.scope.violation)
    if (!review) return null
    if (review.guarded && decision.action === 'dismiss') throw new NeedsSecondPerson()
    let changes = audits.get(review.audit_id)
    if (!changes) audits.set(review.audit_id, (changes = new AuditChanges(review, chart)))
    return changes.take(decision, review, momentAt(moment, turn))
  })
  for (const [auditId, changes] of audits) await client.query(changes.statement(workspaceId, auditId))
  await storeEnds(
    client,
    workspaceId,
    decisions.filter((_decision, turn) => results[turn] !== null),
  )
  return results
}

/** What some decisions change in one audit. */
class AuditChanges {
  readonly #chart: ChartStates
  readonly #trail: TrailChain
  readonly #counters: CounterChanges
  readonly #reviews = new Map<string, { decision: SingleDecision; at: string }>()
  /** What each decision replaced, by the number of its entry. */
  readonly #before: (Pick<Reviewed, 'state' | 'place' | 'dismissal_reason' | 'decided_by' | 'decided_at' | 'end_id'> & {
    number: number
  })[] = []

  constructor({ trail_length: length, trail_head: head }: Reviewed, chart: ChartStates) {
    this.#chart = chart
    this.#trail = new TrailChain(length, head)
    this.#counters = new CounterChanges(chart)
  }

  take(decision: SingleDecision, review: Reviewed, at: string): DecisionResult {
    const { state, reason, action, actor, end } = decision
    const { states } = this.#chart
    const from = { [states[review.state]!]: 1 }
    const { number } = this.#trail.append(
      at,
      actor,
      {
        action,
        violation_id: review.id,
        group_id: null,
        from,
        to: states[state],
        count: 1,
        reason,
        ...end,
        findings_sha256: boundToOne(review.place, review.finding_hash),
      },
      decision.id,
    )
    this.#counters.move(review, review.state, state)
    this.#reviews.set(review.id, { decision, at })
    const { place, dismissal_reason, decided_by, decided_at, end_id } = review
    this.#before.push({ number, state: review.state, place, dismissal_reason, decided_by, decided_at, end_id })
    Object.assign(review, { state, dismissal_reason: reason, decided_by: actor.name, decided_at: at, end_id: end ? decision.id : null })
    return { auditId: review.audit_id, number, updated: 1, from }
  }

  /** Everything as values: the statement works out no time, no text and no hash. */
  statement(workspaceId: string, auditId: string): pg.QueryConfig {
    const { values, parameter } = parametersAfter(workspaceId)
    const audit = parameter(auditId, 'uuid')
    const reviews = rowsSql(parameter, [...this.#reviews], {
      id: ['uuid', ([id]) => id],
      state: ['smallint', ([, { decision }]) => decision.state],
      reason: ['text', ([, { decision }]) => decision.reason],
      name: ['text', ([, { decision }]) => decision.actor.name],
      at: ['timestamptz', ([, { at }]) => at],
      end_id: ['uuid', ([, { decision }]) => (decision.end ? decision.id : null)],
    })
    const before = rowsSql(parameter, this.#before, {
      number: ['bigint', ({ number }) => number],
      state: ['smallint', ({ state }) => state],
      reason: ['text', ({ dismissal_reason: reason }) => reason],
      name: ['text', ({ decided_by: name }) => name],
      at: ['timestamptz', ({ decided_at: at }) => at],
      end_id: ['uuid', ({ end_id: end }) => end],
      place: ['bigint', ({ place }) => place],
    })
    const trail = this.#trail.sql(parameter, this.#chart)
    const text = `
with audit as materialized (select ${audit} as id),
${this.#counters.movedSql(parameter)},
changed as (
  update reviews r set state = u.state, dismissal_reason = u.reason, decided_at = u.at, decided_by = u.name,
    end_id = u.end_id, approval_id = null
  from ${reviews} where r.workspace_id = $1 and r.violation_id = u.id returning 1
),
${countedSql(this.#chart)},
kept as (
  insert into review_changes
    (workspace_id, audit_id, number, part, state, dismissal_reason, decided_by, decided_at, end_id, places, first_place, last_place)
  select $1, audit.id, u.number, 1, u.state, u.reason, u.name, u.at, u.end_id, array[u.place], u.place, u.place from audit, ${before}
  returning 1
),
${trail.part}
${trail.end}`
    return { ...(this.#chart === CHART ? { name: 'decisions-write' } : {}), text, values }
  }
}
