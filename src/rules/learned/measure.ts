import type { Example } from './train.ts'
import { sequence, shuffle } from './solver.ts'

export interface Rating {
  precision: number
  recall: number
  f1: number
}

/** Which fold each line is in: whole groups, spread so that each fold has its share of lines with and without labels. */
export function foldOfGroups(examples: Example[], folds: number): Int32Array {
  const groups = new Map<string, { positives: number }>()
  for (const example of examples) {
    const group = groups.get(example.group) ?? { positives: 0 }
    if (example.labels.length > 0) group.positives++
    groups.set(example.group, group)
  }
  const names = [...groups.keys()]
  const order = Int32Array.from(names.keys())
  shuffle(order, order.length, sequence(7))
  const dealt = [...order].sort((a, b) => groups.get(names[b]!)!.positives - groups.get(names[a]!)!.positives)
  const foldOf = new Map(dealt.map((name, turn) => [names[name]!, turn % folds]))
  return Int32Array.from(examples, (example) => foldOf.get(example.group)!)
}

/**
 * The highest threshold whose F1 is within `tolerance` of the best, halfway to the next score below, and what it reaches: F1 hardly
 * changes near its best, and pages hold far more clean lines than labelled ones do.
 */
export function ratedBest(scores: Float64Array, isPositive: boolean[], tolerance: number): Rating & { threshold: number } {
  const ratings = ratingsByThreshold(scores, isPositive)
  const best = ratings.reduce((most, { f1 }) => Math.max(most, f1), 0)
  return ratings.find(({ f1 }) => f1 >= best - tolerance) ?? { precision: 0, recall: 0, f1: 0, threshold: Infinity }
}

/** F1 where each fold's threshold is the one that rated best on the other folds: what an unseen group may expect. */
export function nestedF1(scores: Float64Array, isPositive: boolean[], foldOf: Int32Array, tolerance: number): number {
  let found = 0
  let hits = 0
  for (const fold of new Set(foldOf)) {
    const others = [...scores.keys()].filter((row) => foldOf[row] !== fold)
    const { threshold } = ratedBest(
      Float64Array.from(others, (row) => scores[row]!),
      others.map((row) => isPositive[row]!),
      tolerance,
    )
    for (const [row, score] of scores.entries()) {
      if (foldOf[row] !== fold || score < threshold) continue
      hits++
      if (isPositive[row]) found++
    }
  }
  const positives = isPositive.filter(Boolean).length
  return (2 * found) / (hits + positives)
}

/** From the highest threshold down. */
function ratingsByThreshold(scores: Float64Array, isPositive: boolean[]): (Rating & { threshold: number })[] {
  const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b)
  const positives = isPositive.filter(Boolean).length
  const ratings: (Rating & { threshold: number })[] = []
  let found = 0
  for (const [turn, row] of order.entries()) {
    if (isPositive[row]) found++
    const below = order[turn + 1]
    if (below !== undefined && scores[below] === scores[row]) continue
    const precision = found / (turn + 1)
    const recall = found / positives
    const f1 = (2 * found) / (turn + 1 + positives)
    ratings.push({ precision, recall, f1, threshold: below === undefined ? scores[row]! : (scores[row]! + scores[below]!) / 2 })
  }
  return ratings
}
