import type pg from 'pg'
import { SYSTEM } from '../../reviews/chart/actor.ts'
import type { Carried } from '../../reviews/chart/carried.ts'
import { carriedCode } from '../../reviews/chart/carried.ts'
import { REVIEW_STATES, stateCode } from '../../reviews/chart/chart.ts'
import { momentAt } from '../base/moments.ts'
import type { Moment } from '../base/moments.ts'
import { parametersAfter } from '../base/parameters.ts'
import { CHART, countedSql, CounterChanges } from '../violations/counters.ts'
import { appendAssignments } from './carried-assignments.ts'
import type { KeptPeople } from './carried-assignments.ts'
import { TrailChain } from '../trail/entries.ts'

/*
 * What a run writes into trails about findings of the runs before. An entry says how many; which ones is read from carried_violations and
 * review_changes (src/db/trail/findings.ts).
 */

const UNDECIDED = stateCode('undecided')

/** Findings with these decisions keep them in the next run. */
const KEPT_STATES = (['elevated_risk', 'urgent_violation', 'dismissed'] as const).map(stateCode)

const codes = (hows: readonly Carried[]) => hows.map(carriedCode).join(', ')

const KEEPING: Carried[] = ['carried', 'came_back']

/** Whether a finding `c` that was met again keeps its decision. */
export const KEEPS_DECISION = `(c.how in (${codes(KEEPING)}) and c.state in (${KEPT_STATES.join(', ')}))`
export const keepsDecision = ({ how, state }: { how: number; state: number }): boolean =>
  KEEPING.map(carriedCode).includes(how) && KEPT_STATES.includes(state)

/** The actions of a run about findings that it met again, with what they had become; `carry` has those that keep their decision. */
export const MET_AGAIN = {
  carry: { hows: ['carried', 'came_back'], keeps: true },
  /** Somebody had marked them fixed. */
  still_there: { hows: ['still_there'], keeps: false },
  /** Dismissed before, and asked again because the sentence or the rule has changed. */
  ask_again: { hows: ['sentence_changed', 'rule_changed'], keeps: false },
  /** Gone in the run before, and undecided again. */
  came_back: { hows: ['came_back'], keeps: false },
} as const satisfies Record<string, { hows: readonly Carried[]; keeps: boolean }>

export type MetAgain = keyof typeof MET_AGAIN
export const isMetAgain = (action: string): action is MetAgain => Object.hasOwn(MET_AGAIN, action)

const ASKED = (Object.keys(MET_AGAIN) as MetAgain[]).filter((action) => action !== 'carry')

/** How many entries one transaction adds at most: what keeps its decision, and the others by action, each with a time of its own. */
export const ENTRIES_AT_ONCE = 1 + ASKED.length

/** The action for a finding `c` that was met again but keeps no decision; null for one that nobody had decided. */
export const ASKED_ACTION = `case
  ${ASKED.map((action) => `when c.how in (${codes(MET_AGAIN[action].hows)}) then '${action}'`).join('\n  ')} end`

/** How many violations of one rule and of places that are counted together took over a state of which run, or are asked again. */
export interface Moved {
  action: MetAgain
  place: number | null
  rule: number | null
  state: number | null
  earlier_audit_id: string
  n: number
  /** Of a row that stands for all of an action, and counts none: what its findings say (src/db/trail/bound.ts). */
  sha256: string | null
}

type Kept = Moved & { place: number; rule: number; state: number }
const isKept = (each: Moved): each is Kept => each.action === 'carry'

const sum = (moved: Moved[]) => moved.reduce((all, { n }) => all + n, 0)
const runsOf = (moved: Moved[]) => [...new Set(moved.map(({ earlier_audit_id: id }) => id))].sort()

/** The row of a run that is held: where its trail ends, and the time of what is written into it. */
export interface HeldRun {
  trail_length: number
  trail_head: Buffer
  moment: Moment
}

const boundBy = (sha256: string | undefined) => (sha256 === undefined ? {} : { findings_sha256: sha256 })

/** Counters and entries of the trail for what was carried over in one transaction, as values. */
export function carriedSql(
  workspaceId: string,
  auditId: string,
  run: HeldRun,
  rows: Moved[],
  assigned: { people: KeptPeople[]; names: ReadonlyMap<string, string> },
): pg.QueryConfig {
  const moved = rows.filter(({ sha256 }) => sha256 === null)
  const bound = new Map(rows.flatMap(({ action, sha256 }) => (sha256 === null ? [] : [[action, sha256] as const])))
  const kept = moved.filter(isKept)
  const trail = new TrailChain(run.trail_length, run.trail_head)
  const carriedAt = momentAt(run.moment)
  if (kept.length > 0) {
    const restored = new Map<number, number>()
    for (const { state, n } of kept) restored.set(state, (restored.get(state) ?? 0) + n)
    trail.append(carriedAt, SYSTEM, {
      action: 'carry',
      violation_id: null,
      group_id: null,
      from: { [REVIEW_STATES[UNDECIDED]!]: sum(kept) },
      to: null,
      restored: Object.fromEntries([...restored].sort(([a], [b]) => a - b).map(([state, n]) => [REVIEW_STATES[state]!, n])),
      count: sum(kept),
      reason: null,
      runs: runsOf(kept),
      ...boundBy(bound.get('carry')),
    })
  }
  for (const [index, action] of ASKED.entries()) {
    const asked = moved.filter((each) => each.action === action)
    if (asked.length === 0) continue
    // A time of its own: a review names the entry that decided it by the time. `carried_at` is that of carried_violations.
    trail.append(momentAt(run.moment, index + 1), SYSTEM, {
      action,
      violation_id: null,
      group_id: null,
      count: sum(asked),
      reason: null,
      runs: runsOf(asked),
      carried_at: carriedAt,
      ...boundBy(bound.get(action)),
    })
  }
  const { values, parameter } = parametersAfter(workspaceId)
  const parts = [`audit as materialized (select ${parameter(auditId, 'uuid')} as id)`]
  parts.push(...appendAssignments(trail, carriedAt, assigned, parameter))
  if (kept.length > 0) {
    const counters = new CounterChanges()
    for (const each of kept) counters.move(each, UNDECIDED, each.state, each.n)
    parts.push(counters.movedSql(parameter), countedSql(CHART))
  }
  const { part, end } = trail.sql(parameter, kept.length > 0 ? CHART : null)
  return { text: `with ${[...parts, part].join(',\n')}\n${end}`, values }
}

/** A run's own entry about findings of an earlier run that it has marked fixed there, by the entry of that number. */
export function closedSql(
  workspaceId: string,
  auditId: string,
  run: HeldRun,
  { earlierId, number, count }: { earlierId: string; number: number; count: number },
): pg.QueryConfig {
  const trail = new TrailChain(run.trail_length, run.trail_head)
  trail.append(momentAt(run.moment), SYSTEM, {
    action: 'close',
    violation_id: null,
    group_id: null,
    count,
    reason: null,
    runs: [earlierId],
    closed: { audit_id: earlierId, number },
  })
  const { values, parameter } = parametersAfter(workspaceId)
  const audit = `audit as materialized (select ${parameter(auditId, 'uuid')} as id)`
  const { part, end } = trail.sql(parameter, null)
  return { text: `with ${audit},\n${part}\n${end}`, values }
}
