import { PlainError } from '../../errors.ts'
import type { FeatureShape } from './features.ts'
import { foldOfGroups, ratedBest, type Rating } from './measure.ts'
import { buildVocabulary, type Vocabulary } from './vocabulary.ts'
import { writeModel, type Head } from './model.ts'
import { solve, type Plane, type SolverOptions } from './solver.ts'

/** One labelled sentence: the kinds of fault it holds, none for a clean one; lines of one group never stand on both sides of a split. */
export interface Example {
  text: string
  labels: string[]
  group: string
}

export interface TrainOptions extends SolverOptions {
  shape: FeatureShape
  /** How much more a rare n-gram counts than a common one: the power of its inverse document frequency, 0 for not at all. */
  rarity: number
  /** An n-gram must stand in this many lines. */
  minimumLines: number
  /** A kind with fewer lines has no head of its own; 0 for one head over all kinds. */
  headFrom: number
  folds: number
  /** The heaviest weights that are kept, over all heads. About 2.3 bytes each. */
  maximumWeights: number
}

export interface Trained {
  model: Uint8Array
  /** From this score on a sentence is a hit: the best F1 on lines the model had not seen. The model is shifted so that it is a half. */
  threshold: number
  measured: Rating & { how: string }
}

const LARGEST_STEP = 127
/** What the plane of all kinds adds to the best kind's: it knows the words that any kind may use. */
const SHARED_PART = 0.7

/** Trains a model, and measures it by training on all groups but some and scoring those, in turn. The same lines always give the same bytes. */
export function trainFromExamples(examples: Example[], options: TrainOptions): Trained {
  const positives = examples.filter((example) => example.labels.length > 0).length
  if (positives === 0 || positives === examples.length) {
    throw new PlainError('Training needs lines with a label and lines without one.')
  }
  const vocabulary = buildVocabulary(examples.map((example) => example.text), options)
  const kinds = kindsWithHeads(examples, options.headFrom)
  const everyRow = Int32Array.from(examples.keys())

  const foldOf = foldOfGroups(examples, options.folds)
  const scores = new Float64Array(examples.length)
  for (let fold = 0; fold < options.folds; fold++) {
    const planes = trainPlanes(vocabulary, examples, everyRow.filter((row) => foldOf[row] !== fold), kinds, options)
    for (const row of everyRow) if (foldOf[row] === fold) scores[row] = scoreRow(vocabulary, row, planes)
  }
  const { threshold, ...rating } = ratedBest(scores, examples.map((example) => example.labels.length > 0))

  const planes = trainPlanes(vocabulary, examples, everyRow, kinds, options)
  const [shared, ...heads] = packed(planes, ['', ...kinds], vocabulary, options.maximumWeights)
  shared!.bias -= threshold
  const groups = new Set(examples.map((example) => example.group)).size
  const how = `${options.folds}-fold cross-validation over ${groups} groups of ${examples.length} lines, no group on both sides`
  return { model: writeModel({ shape: options.shape, shared: shared!, heads }), threshold: 0.5, measured: { ...rating, how } }
}

function kindsWithHeads(examples: Example[], headFrom: number): string[] {
  if (headFrom === 0) return []
  const lines = new Map<string, number>()
  for (const example of examples) for (const label of example.labels) lines.set(label, (lines.get(label) ?? 0) + 1)
  const kinds = [...lines].filter(([, count]) => count >= headFrom).map(([label]) => label).sort()
  return kinds.length > 1 ? kinds : []
}

/** First the plane of all kinds together, then one for each kind, which sees the clean lines and its own. */
function trainPlanes(vocabulary: Vocabulary, examples: Example[], rows: Int32Array, kinds: string[], options: TrainOptions): Plane[] {
  const { matrix } = vocabulary
  const shared = solve(matrix, rows, (row) => examples[row]!.labels.length > 0, { cost: options.cost, positiveWeight: 1 })
  if (kinds.length === 0) return [shared]
  shared.bias *= SHARED_PART
  for (let column = 0; column < shared.weights.length; column++) shared.weights[column]! *= SHARED_PART
  return [shared, ...kinds.map((kind) => {
    const own = rows.filter((row) => examples[row]!.labels.length === 0 || examples[row]!.labels.includes(kind))
    return solve(matrix, own, (row) => examples[row]!.labels.length > 0, options)
  })]
}

function scoreRow({ matrix }: Vocabulary, row: number, [shared, ...heads]: Plane[]): number {
  const reached = (plane: Plane) => {
    let sum = plane.bias
    for (let cell = matrix.starts[row]!; cell < matrix.starts[row + 1]!; cell++) {
      sum += plane.weights[matrix.columns[cell]!]! * matrix.values[cell]!
    }
    return sum
  }
  return reached(shared!) + (heads.length > 0 ? Math.max(...heads.map(reached)) : 0)
}

/** The heaviest weights in whole steps of a 127th of each head's greatest. */
function packed(planes: Plane[], labels: string[], vocabulary: Vocabulary, maximumWeights: number): Head[] {
  const sizes = planes.flatMap((plane) => Array.from(plane.weights, (weight, column) => Math.abs(weight * vocabulary.rarity[column]!)))
  const lightest = sizes.length > maximumWeights ? Float64Array.from(sizes).sort()[sizes.length - maximumWeights]! : 0
  return planes.map((plane, index) => {
    const real = plane.weights.map((weight, column) => weight * vocabulary.rarity[column]!)
    const step = real.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST_STEP || 1
    const kept = Array.from(real.keys()).filter((column) => Math.abs(real[column]!) >= lightest && Math.round(real[column]! / step) !== 0)
    return {
      label: labels[index]!,
      bias: plane.bias,
      step,
      ids: Int32Array.from(kept, (column) => vocabulary.buckets[column]!),
      weights: Int8Array.from(kept, (column) => Math.round(real[column]! / step)),
    }
  })
}
