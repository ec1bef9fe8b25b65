import { trainFromExamples, type TrainOptions } from './train.ts'

/** What somebody decided about a sentence: whether the finding in it was dismissed. Sentences of one page are never on both sides. */
export interface Decision {
  text: string
  dismissed: boolean
  page: string
}

/** What the model did on decisions that it had not been trained on. */
export interface DecisionFigures {
  decided: number
  dismissed: number
  pages: number
  /** Findings that it would have filtered, and how many of these had been dismissed. */
  filtered: number
  right: number
  precision: number
  recall: number
}

export interface TrainedOnDecisions {
  model: Uint8Array
  /** From this score on. */
  cut: number
  figures: DecisionFigures
}

/** A few hundred short texts: words and pairs of stems, and nothing that only one page has. */
const FOR_DECISIONS: TrainOptions = {
  shape: { bits: 18, words: 2, stem: 5, stems: 2, window: 6, charMin: 0, charMax: 0, lengths: 0, damping: 20 },
  rarity: 0.5,
  minimumLines: 2,
  minimumGroups: 2,
  headFrom: 0,
  folds: 10,
  maximumWeights: 50_000,
  plainWeight: 1,
  tolerance: 0,
  loss: 'squared',
  cost: 4,
  positiveWeight: 1,
  prior: null,
  epochs: 20,
}

/** What is filtered must have been dismissed this often. */
const WANTED = 0.97
/** As the scorer turns a distance into a score. */
const STEEPNESS = 3

export const scoreAt = (margin: number): number => 1 / (1 + Math.exp(-STEEPNESS * margin))

/**
 * Learns what is always dismissed. The cut is the lowest at which nearly everything above it had been dismissed, measured on pages that
 * the model had not seen; where there is none, nothing is filtered.
 */
export function trainOnDecisions(decisions: readonly Decision[]): TrainedOnDecisions {
  const examples = decisions.map(({ text, dismissed, page }) => ({ text, labels: dismissed ? ['dismissed'] : [], group: page }))
  const { model, unseen } = trainFromExamples(examples, FOR_DECISIONS)
  const dismissed = decisions.filter((decision) => decision.dismissed).length
  const { margin, filtered, right } = lowestCut(unseen)
  const figures: DecisionFigures = {
    decided: decisions.length,
    dismissed,
    pages: new Set(decisions.map(({ page }) => page)).size,
    filtered,
    right,
    precision: filtered === 0 ? 0 : right / filtered,
    recall: dismissed === 0 ? 0 : right / dismissed,
  }
  return { model, cut: margin === Infinity ? 1.1 : scoreAt(margin), figures }
}

/** The model's quick looks spare what lies below its own threshold, so that no cut lies there either. */
function lowestCut(unseen: { margin: number; isPositive: boolean }[]): { margin: number; filtered: number; right: number } {
  let best = { margin: Infinity, filtered: 0, right: 0 }
  let [filtered, right] = [0, 0]
  const sorted = unseen.filter(({ margin }) => margin >= 0).toSorted((one, other) => other.margin - one.margin)
  for (const [index, { margin, isPositive }] of sorted.entries()) {
    filtered++
    if (isPositive) right++
    if (sorted[index + 1]?.margin === margin) continue
    if (right / filtered >= WANTED) best = { margin, filtered, right }
  }
  return best
}
