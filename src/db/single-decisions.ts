import { createHash } from 'node:crypto'
import type pg from 'pg'
import { countIndex, PLACES_PER_RUN, PLACES_PER_SEVERITY, REVIEW_STATES } from '../reviews/chart/chart.ts'
import type { Decision, DecisionResult } from './reviews.ts'

/** A decision on one violation that nobody takes back with a click. */
export type SingleDecision = Decision & { scope: { violation: string; group: boolean } }

export const isSingle = (decision: Decision): decision is SingleDecision =>
  'violation' in decision.scope && !decision.scope.group && decision.actor.kind !== 'member'

interface Reviewed {
  id: string
  audit_id: string
  state: number
  place: number
  rule: number
  trail_length: number
  trail_head: Buffer
  at: string
}

/** The audits first, as every decision does, and then the reviews as they are once nobody else holds them. */
const LOCK = `
with locked as materialized (
  select id, trail_length, trail_head from audits
  where workspace_id = $1 and id in (select audit_id from reviews where workspace_id = $1 and violation_id = any($2::uuid[])) order by id for update
)
select r.violation_id as id, r.audit_id, r.state, r.place, r.rule, locked.trail_length, locked.trail_head,
  to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
from reviews r join locked on locked.id = r.audit_id where r.workspace_id = $1 and r.violation_id = any($2::uuid[]) for update of r`

/** What was decided in one transaction has one time; microseconds apart, a review still names its entry of the trail. */
const after = (column: string) => `now() + ${column} * interval '1 microsecond'`

/** Counters by state, moved by a column for each. */
const MOVED = REVIEW_STATES.map((_, code) => `moved${code}`).join(', ')
const movedBy = (counters: string, by: string) =>
  `array[${REVIEW_STATES.map((_, code) => `${counters}.counts[${code + 1}] + ${by}.moved${code}`).join(', ')}]`
const movedArrays = (first: number) => REVIEW_STATES.map((_, code) => `$${first + code}::int[]`).join(', ')

const WRITE = `
with changed as (
  update reviews r set state = u.state, dismissal_reason = u.reason, decided_at = ${after('u.turn')}, decided_by = u.name
  from unnest($3::uuid[], $4::smallint[], $5::text[], $6::text[], $7::int[]) as u (id, state, reason, name, turn)
  where r.workspace_id = $1 and r.violation_id = u.id returning 1
),
runs as (
  update review_runs w set counts = ${movedBy('w', 'u')} from unnest($8::bigint[], ${movedArrays(9)}) as u (run, ${MOVED})
  where w.workspace_id = $1 and w.audit_id = $2 and w.run = u.run returning 1
),
rules as (
  update rule_counts w set counts = ${movedBy('w', 'u')}
  from unnest($23::int[], $24::smallint[], ${movedArrays(25)}) as u (rule, severity, ${MOVED})
  where w.workspace_id = $1 and w.audit_id = $2 and w.rule = u.rule and w.severity_order = u.severity returning 1
),
written as (
  insert into trail (workspace_id, audit_id, number, at, entry, previous, hash)
  select $1, $2, u.number, ${after('u.turn')}, u.entry, u.previous, u.hash
  from unnest($14::bigint[], $15::int[], $16::text[], $17::bytea[], $18::bytea[]) as u (number, turn, entry, previous, hash) returning 1
),
counted as (
  update audits a set counts = array(select c.n + c.moved from unnest(a.counts, $19::int[]) with ordinality as c (n, moved, i) order by c.i),
    trail_length = $20, trail_previous = $21, trail_head = $22
  where a.workspace_id = $1 and a.id = $2 returning 1
)
select (select count(*) from changed) as changed, (select count(*) from runs) as runs, (select count(*) from rules) as rules, (select count(*) from written) as written, (select count(*) from counted) as counted`

/**
 * Decisions on single violations that arrived together, taken one after the other inside a transaction, but read and written as a
 * whole: what each found is what the one before left. Answers null for a violation that does not exist.
 */
export async function writeSingleDecisions(client: pg.PoolClient, decisions: SingleDecision[]): Promise<(DecisionResult | null)[]> {
  const workspaceId = decisions[0]!.workspaceId
  const { rows } = await client.query<Reviewed>({
    name: 'decisions-lock',
    text: LOCK,
    values: [workspaceId, [...new Set(decisions.map(({ scope }) => scope.violation))]],
  })
  const reviewed = new Map(rows.map((row) => [row.id, row]))
  const audits = new Map<string, AuditChanges>()
  const results = decisions.map((decision, turn) => {
    const review = reviewed.get(decision.scope.violation)
    if (!review) return null
    let changes = audits.get(review.audit_id)
    if (!changes) audits.set(review.audit_id, (changes = new AuditChanges(review)))
    return changes.take(decision, review, turn)
  })
  for (const [auditId, changes] of audits)
    await client.query({ name: 'decisions-write', text: WRITE, values: [workspaceId, auditId, ...changes.values()] })
  return results
}

const none = () => REVIEW_STATES.map(() => 0)

/** What some decisions change in one audit. */
class AuditChanges {
  #number: number
  #head: Buffer
  #previous: Buffer
  readonly #reviews = new Map<string, { decision: SingleDecision; turn: number }>()
  readonly #runs = new Map<number, number[]>()
  readonly #rules = new Map<string, { rule: number; order: number; moved: number[] }>()
  readonly #counts: number[] = Array<number>(REVIEW_STATES.length * 6).fill(0)
  readonly #entries: { number: number; turn: number; entry: string; previous: Buffer; hash: Buffer }[] = []

  constructor({ trail_length, trail_head }: Reviewed) {
    this.#number = trail_length
    this.#head = trail_head
    this.#previous = trail_head
  }

  take(decision: SingleDecision, review: Reviewed, turn: number): DecisionResult {
    const {
      state,
      reason,
      action,
      actor: { kind, id, name },
    } = decision
    const from = { [REVIEW_STATES[review.state]!]: 1 }
    const entry = JSON.stringify({
      at: review.at,
      actor: { kind, id, name },
      action,
      violation_id: review.id,
      group_id: null,
      from,
      to: REVIEW_STATES[state],
      count: 1,
      reason,
    })
    this.#previous = this.#head
    this.#head = createHash('sha256').update(this.#previous).update(entry).digest()
    this.#entries.push({ number: ++this.#number, turn, entry, previous: this.#previous, hash: this.#head })
    this.#move(review, state)
    this.#reviews.set(review.id, { decision, turn })
    review.state = state
    return { auditId: review.audit_id, number: this.#number, updated: 1, from }
  }

  #move({ place, rule, state: from }: Reviewed, to: number): void {
    const run = Math.floor(place / PLACES_PER_RUN)
    const order = Math.floor(place / PLACES_PER_SEVERITY)
    const inRun = this.#runs.get(run) ?? none()
    const ofRule = this.#rules.get(`${rule} ${order}`) ?? { rule, order, moved: none() }
    for (const moved of [inRun, ofRule.moved]) {
      moved[from]!--
      moved[to]!++
    }
    this.#runs.set(run, inRun)
    this.#rules.set(`${rule} ${order}`, ofRule)
    this.#counts[countIndex(from, order)]!--
    this.#counts[countIndex(to, order)]!++
  }

  /** From `$3` on. */
  values(): unknown[] {
    const reviews = [...this.#reviews]
    const runs = [...this.#runs].sort(([one], [other]) => one - other)
    const rules = [...this.#rules.values()]
    const entries = this.#entries
    return [
      reviews.map(([id]) => id),
      reviews.map(([, { decision }]) => decision.state),
      reviews.map(([, { decision }]) => decision.reason),
      reviews.map(([, { decision }]) => decision.actor.name),
      reviews.map(([, { turn }]) => turn),
      runs.map(([run]) => run),
      ...REVIEW_STATES.map((_, code) => runs.map(([, moved]) => moved[code])),
      entries.map(({ number }) => number),
      entries.map(({ turn }) => turn),
      entries.map(({ entry }) => entry),
      entries.map(({ previous }) => previous),
      entries.map(({ hash }) => hash),
      this.#counts,
      this.#number,
      this.#previous,
      this.#head,
      rules.map(({ rule }) => rule),
      rules.map(({ order }) => order),
      ...REVIEW_STATES.map((_, code) => rules.map(({ moved }) => moved[code])),
    ]
  }
}
