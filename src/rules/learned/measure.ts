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

/** The threshold with the best F1, halfway to the next score below, and what it reaches. */
export function ratedBest(scores: Float64Array, isPositive: boolean[]): Rating & { threshold: number } {
  const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b)
  const positives = isPositive.filter(Boolean).length
  let best = { precision: 0, recall: 0, f1: 0, threshold: Infinity }
  let found = 0
  for (const [turn, row] of order.entries()) {
    if (isPositive[row]) found++
    const below = order[turn + 1]
    if (below !== undefined && scores[below] === scores[row]) continue
    const precision = found / (turn + 1)
    const recall = found / positives
    const f1 = (2 * found) / (turn + 1 + positives)
    if (f1 <= best.f1) continue
    best = { precision, recall, f1, threshold: below === undefined ? scores[row]! : (scores[row]! + scores[below]!) / 2 }
  }
  return best
}
