/** Review states in the order of their codes: the code is the position, and is what the database keeps. */
export const REVIEW_STATES = ['undecided', 'elevated_risk', 'urgent_violation', 'dismissed', 'fixed'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Severities in the order of their codes. */
export const SEVERITIES = ['UNSPECIFIED', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const
export type Severity = (typeof SEVERITIES)[number]

export const REVIEW_ACTIONS = ['dismiss', 'elevated_risk', 'urgent_violation', 'mark_fixed', 'reopen'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

/**
 * The state chart of review decisions. Every action is allowed from every state, so a row needs no "from":
 * repeating a decision is accepted, recorded and counted.
 */
export const REVIEW_CHART: Record<ReviewAction, { to: ReviewState; reason: 'required' | 'refused'; meaning: string }> = {
  dismiss: { to: 'dismissed', reason: 'required', meaning: 'Not a violation, or one that is accepted; says why' },
  elevated_risk: { to: 'elevated_risk', reason: 'refused', meaning: 'A real risk, to be dealt with in the ordinary course' },
  urgent_violation: { to: 'urgent_violation', reason: 'refused', meaning: 'A violation to be dealt with now' },
  mark_fixed: { to: 'fixed', reason: 'refused', meaning: 'The text has been changed' },
  reopen: { to: 'undecided', reason: 'refused', meaning: 'Back to the queue' },
}

/** Actions whose decision may have an end; and what the trail calls the change that its end makes. */
export const ENDING_ACTIONS: readonly ReviewAction[] = ['dismiss', 'elevated_risk']
export const ENDED_ACTION = 'decision_ended'

export const MAX_REASON = 2000

export const stateCode = (state: ReviewState): number => REVIEW_STATES.indexOf(state)

/** The codes of all states. */
export const STATE_CODES: readonly number[] = REVIEW_STATES.map((_state, code) => code)

/** Order on a page: highest severity first, violations without one last. */
export const severityOrder = (severity: Severity | null): number =>
  severity === null ? SEVERITIES.length : SEVERITIES.length - 1 - SEVERITIES.indexOf(severity)

/** The orders of all severities, that of violations without one included. */
export const SEVERITY_ORDERS: readonly number[] = [...SEVERITIES.keys(), SEVERITIES.length]

/** Where a state and severity are counted in an audit's `counts` (from 0; PostgreSQL counts from 1). */
export const countIndex = (state: number, order: number): number => state * SEVERITY_ORDERS.length + order

/** Counters of nothing: one for each state, and one for each state and severity as an audit keeps them. */
export const noneByState = (): number[] => REVIEW_STATES.map(() => 0)
export const noneBySeverity = (): number[] => SEVERITY_ORDERS.flatMap(noneByState)

/**
 * A violation's place in its audit: severity first, then the order it was found. One number that orders
 * the whole audit, so that a filter by severity is a range and a page is a slice.
 */
export const PLACES_PER_SEVERITY = 2 ** 40
export const severityOrderAt = (place: number): number => Math.floor(place / PLACES_PER_SEVERITY)
export const placeOf = (severity: Severity | null, position: number): number => severityOrder(severity) * PLACES_PER_SEVERITY + position

/** Violations of one run of places are counted together (review_runs). */
export const PLACES_PER_RUN = 1024
export const runAt = (place: number): number => Math.floor(place / PLACES_PER_RUN)
export const RUNS_PER_SEVERITY = PLACES_PER_SEVERITY / PLACES_PER_RUN

export type ReviewProgress = Record<ReviewState, number>

/** The whole audit's progress from its kept counters. */
export function reviewProgress(counts: number[]): ReviewProgress {
  const sum = (state: number) => counts.slice(countIndex(state, 0), countIndex(state + 1, 0)).reduce((a, b) => a + b, 0)
  return Object.fromEntries(REVIEW_STATES.map((state, code) => [state, sum(code)])) as ReviewProgress
}

/** How many violations a filter by state and severity leaves, from the kept counters. */
export function countMatching(counts: number[], state: ReviewState | 'all', severity: Severity | null): number {
  let total = 0
  for (let code = 0; code < REVIEW_STATES.length; code++) {
    if (state !== 'all' && code !== stateCode(state)) continue
    for (const order of SEVERITY_ORDERS) {
      if (severity === null || order === severityOrder(severity)) total += counts[countIndex(code, order)] ?? 0
    }
  }
  return total
}
