import { TrailChain } from '../db/trail/entries.ts'
import { REVIEW_ACTIONS, REVIEW_CHART, REVIEW_STATES } from '../reviews/chart/chart.ts'
import { DEMO_PEOPLE, DISMISSALS } from './material.ts'

/** The decision on a group, or on its first finding alone. */
interface DemoDecision {
  state: number
  whole: boolean
  by: string
  reason: string | null
  at: string
}

const STATE_WEIGHTS = [0.62, 0.1, 0.06, 0.14, 0.08]
const DISMISSED = REVIEW_STATES.indexOf('dismissed')
/** Most groups are decided as a whole, as people do. */
const WHOLE = 0.9

/** Decides on some groups of these sizes, one after the other between two times; null for undecided ones. */
export function planDecisions(sizes: number[], random: () => number, from: number, to: number): (DemoDecision | null)[] {
  const given = STATE_WEIGHTS.map(() => 0)
  let findings = 0
  const plans = sizes.map((size) => {
    findings += size
    // The state that is furthest behind its share.
    const behind = STATE_WEIGHTS.map((weight, state) => weight * findings - given[state]!)
    const state = behind.indexOf(Math.max(...behind))
    const whole = state === 0 || random() < WHOLE
    given[state]! += whole ? size : 1
    if (!whole) given[0]! += size - 1
    return { state, whole }
  })
  const step = (to - from) / Math.max(1, plans.filter(({ state }) => state > 0).length)
  let turn = 0
  return plans.map(({ state, whole }) =>
    state === 0
      ? null
      : {
          state,
          whole,
          by: DEMO_PEOPLE[Math.floor(random() * DEMO_PEOPLE.length)]!,
          reason: state === DISMISSED ? DISMISSALS[turn % DISMISSALS.length]! : null,
          at: new Date(from + (turn++ + random() / 2) * step).toISOString(),
        },
  )
}

export interface DecidedGroup {
  id: string
  decision: DemoDecision | null
  /** How many findings it has, and the first of them. */
  found: number
  first: string | null
}

/** The trail entries of these decisions, chained by hashes: rows for COPY, and the head of the chain. */
export function demoTrail(
  workspaceId: string,
  auditId: string,
  groups: DecidedGroup[],
): { lines: string[]; length: number; previous: Buffer; head: Buffer } {
  const trail = new TrailChain()
  for (const { id, decision, found, first } of groups) {
    if (!decision || found === 0) continue
    const { state, whole, by, reason, at } = decision
    const count = whole ? found : 1
    const to = REVIEW_STATES[state]!
    const actor = { kind: 'member', id: null, name: by, userId: null } as const
    trail.append(at, actor, {
      action: REVIEW_ACTIONS.find((action) => REVIEW_CHART[action].to === to)!,
      violation_id: first,
      group_id: whole ? id : null,
      from: { undecided: count },
      to,
      count,
      reason,
    })
  }
  const { rows, length, previous, head } = trail
  const lines = rows.map((row) =>
    [workspaceId, auditId, row.number, row.at, row.body.replaceAll('\\', '\\\\'), bytes(row.previous), bytes(row.hash)].join('\t'),
  )
  return { lines, length, previous, head }
}

/** Bytes as COPY takes them. */
const bytes = (value: Buffer) => `\\\\x${value.toString('hex')}`
