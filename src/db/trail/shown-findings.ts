import { REVIEW_STATES } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import type { BoundEntry, FoundNow } from './bound-findings.ts'

/** What a finding shows by the trail. */
export interface Shown {
  state: number
  /** The entry whose decision it shows; null: nobody has decided. */
  by: BoundEntry | null
  reason: string | null
  /** Who decided, as it is shown; null: not known. */
  who: string | null
  /** The last day on which it holds; undefined: not known. */
  until?: string | null | undefined
}

export const NOBODY: Shown = { state: 0, by: null, reason: null, who: null, until: null }
/** An entry that does not hash its findings may have decided. */
export const UNSURE: Shown = { state: -1, by: null, reason: null, who: null }
export const isSame = (one: Shown, other: Shown): boolean => one.state === other.state && one.by === other.by

/** What the findings show now and should not, in words. */
export async function differing(
  db: Db,
  workspaceId: string,
  now: FoundNow,
  shown: Shown[],
  people: (ReadonlySet<string> | null)[],
): Promise<string[]> {
  // People whose data were deleted are assigned to nothing, and have another name.
  const { rows: hidden } = await db.query<{ id: string; name: string }>(
    'select user_id as id, name from pseudonyms where workspace_id = $1',
    [workspaceId],
  )
  const [ids, names] = [new Set(hidden.map(({ id }) => id)), new Set(hidden.map(({ name }) => name))]
  return now.places.flatMap((_, index) => [...decision(now, index, shown[index]!, names), ...assignment(now, index, people[index]!, ids)])
}

function decision(now: FoundNow, index: number, should: Shown, hidden: Set<string>): string[] {
  if (should === UNSURE) return []
  const [finding, state] = [`the finding ${now.ids[index]}`, now.states[index]!]
  if (state !== should.state) return [`${finding} is ${REVIEW_STATES[state]}, by the trail ${REVIEW_STATES[should.state]}`]
  if (now.decidedAt[index] !== (should.by?.moment ?? null)) return [`${finding} was decided at another time by the trail`]
  if (now.reasons[index] !== should.reason) return [`${finding} has another reason than in the trail`]
  const who = now.deciders[index]!
  if (should.who !== null && who !== should.who && !hidden.has(who)) return [`${finding} was decided by somebody else by the trail`]
  if (should.until !== undefined && now.untils[index] !== should.until) return [`${finding} is decided until another day than by the trail`]
  return []
}

function assignment(now: FoundNow, index: number, should: ReadonlySet<string> | null, hidden: Set<string>): string[] {
  if (should === null) return []
  const visible = (people: Iterable<string>) => [...people].filter((id) => !hidden.has(id)).sort()
  const differs = visible(should).join() !== visible(now.assigned[index]!).join()
  return differs ? [`the finding ${now.ids[index]} is assigned to others than by the trail`] : []
}
