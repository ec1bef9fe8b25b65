import { PlainError } from '../../errors.ts'
import { sentences } from '../../text/sentences.ts'
import { gatesOf } from './gate.ts'
import { foldOfGroups, nestedF1, ratedBest, type Rating } from './measure.ts'
import { readGrams, vocabularyOf, type NgramVocabulary, type VocabularyOptions } from './vocabulary.ts'
import { writeModel, type Head } from './model.ts'
import { solve, withColumns, type Plane, type SolverOptions, type Task } from './solver.ts'

/** One labelled sentence: the kinds of fault it holds, none for a clean one; lines of one group never stand on both sides of a split. */
export interface Example {
  text: string
  labels: string[]
  group: string
  /** Ordinary text that is learnt as clean beside the labelled lines, and never measured. */
  isPlain?: boolean
}

export interface TrainOptions extends SolverOptions, VocabularyOptions {
  /** A kind with fewer lines has no head of its own; 0 for one head over all kinds. */
  headFrom: number
  folds: number
  /** How many times a plain line counts. */
  plainWeight: number
  /** What F1 may lose for a higher threshold, which spares clean text. */
  tolerance: number
  /** How many weights are kept, over all heads: those that matter most. About 2.3 bytes each. */
  maximumWeights: number
}

export interface Trained {
  model: Uint8Array
  /** From this score on a sentence is a hit: the best F1 on lines the model had not seen. The model is shifted so that it is a half. */
  threshold: number
  measured: Rating & { nested: number; how: string }
  /** How far each line is from the threshold, by a model that had not seen its group; in the order of the lines that are measured. */
  unseen: { margin: number; isPositive: boolean }[]
}

const LARGEST_STEP = 127
/** What the plane of all kinds adds to the best kind's: it knows the words that any kind may use. */
const SHARED_PART = 0.7

/**
 * Trains a model, and measures it by training on all groups but some and scoring those, in turn. The same lines always give the same
 * bytes.
 */
export function trainFromExamples(examples: Example[], options: TrainOptions): Trained {
  const positives = examples.filter((example) => example.labels.length > 0).length
  if (positives === 0 || positives === examples.length) {
    throw new PlainError('Training needs lines with a label and lines without one.')
  }
  const rows = rowsOf(examples)
  const grams = readGrams(
    rows.map((row) => row.text),
    options.shape,
  )
  const names = new Map([...new Set(rows.map((row) => row.group))].map((group, number) => [group, number]))
  const groupOf = Int32Array.from(rows, (row) => names.get(row.group)!)
  const kinds = kindsWithHeads(examples, options.headFrom)
  const learning = Int32Array.from(rows.keys()).filter((row) => rows[row]!.learns)

  const foldOf = foldOfGroups(examples, options.folds)
  const scores = new Float64Array(examples.length).fill(-Infinity)
  const isHeldBack = (row: Row, fold: number) => foldOf[row.line] === fold && row.isPlain !== true
  for (let fold = 0; fold < options.folds; fold++) {
    const others = learning.filter((row) => !isHeldBack(rows[row]!, fold))
    const vocabulary = vocabularyOf(grams, others, groupOf, options)
    const planes = trainPlanes(vocabulary, rows, others, kinds, options)
    for (const [index, row] of rows.entries()) {
      if (row.isJudged && isHeldBack(row, fold)) scores[row.line] = Math.max(scores[row.line]!, scoreRow(vocabulary, index, planes))
    }
  }
  const measuredLines = Int32Array.from(examples.keys()).filter((line) => examples[line]!.isPlain !== true)
  const judged = Float64Array.from(measuredLines, (line) => scores[line]!)
  const isPositive = Array.from(measuredLines, (line) => examples[line]!.labels.length > 0)
  const { threshold, ...rating } = ratedBest(judged, isPositive, options.tolerance)
  const nested = nestedF1(
    judged,
    isPositive,
    Int32Array.from(measuredLines, (line) => foldOf[line]!),
    options.tolerance,
  )

  const vocabulary = vocabularyOf(grams, learning, groupOf, options)
  const planes = trainPlanes(vocabulary, rows, learning, kinds, options)
  const [shared, ...heads] = packed(planes, ['', ...kinds], vocabulary)
  shared!.bias -= threshold
  const groups = new Set(Array.from(measuredLines, (line) => examples[line]!.group)).size
  const plain = examples.length - measuredLines.length
  const how =
    `sentence by sentence, ${options.folds}-fold cross-validation over ${groups} groups of ${measuredLines.length} lines, ` +
    'no group on both sides' +
    (plain > 0 ? `, with ${plain} plain lines to learn from` : '')
  const parts = { shape: options.shape, shared: shared!, heads }
  const gates = gatesOf(
    parts,
    rows.filter((row) => row.isPlain !== true).map((row) => row.text),
  )
  return {
    model: writeModel({ ...parts, ...gates }),
    threshold: 0.5,
    measured: { ...rating, nested, how },
    unseen: Array.from(judged, (score, index) => ({ margin: score - threshold, isPositive: isPositive[index]! })),
  }
}

interface Row extends Example {
  line: number
  learns: boolean
  isJudged: boolean
}

/**
 * A rule sees one sentence at a time, but labels are a line's. Every sentence of a clean line is clean; which one of a
 * labelled line is at fault nobody said, so that the line is learnt whole. A line is found when one of its sentences is.
 */
function rowsOf(examples: Example[]): Row[] {
  return examples.flatMap((example, line) => {
    const parts = sentences(example.text).map(({ start, end }) => example.text.slice(start, end))
    if (parts.length < 2) return [{ ...example, line, learns: true, isJudged: true }]
    const isClean = example.labels.length === 0
    const rows = parts.map((text) => ({ ...example, text, line, learns: isClean, isJudged: true }))
    return isClean ? rows : [...rows, { ...example, line, learns: true, isJudged: false }]
  })
}

function kindsWithHeads(examples: Example[], headFrom: number): string[] {
  if (headFrom === 0) return []
  const lines = new Map<string, number>()
  for (const example of examples) for (const label of example.labels) lines.set(label, (lines.get(label) ?? 0) + 1)
  const kinds = [...lines]
    .filter(([, count]) => count >= headFrom)
    .map(([label]) => label)
    .sort()
  return kinds.length > 1 ? kinds : []
}

/**
 * First the plane of all kinds together, then one for each kind, which sees the clean lines and its own. Then each is
 * trained again with the n-grams that matter most alone: merely dropping the others' weights would leave it askew.
 */
function trainPlanes(vocabulary: NgramVocabulary, examples: Example[], rows: Int32Array, kinds: string[], options: TrainOptions): Plane[] {
  const isPositive = (row: number) => examples[row]!.labels.length > 0
  const weightOf = (row: number) => (examples[row]!.isPlain === true ? options.plainWeight : 1)
  const tasks: (Task & { solving: SolverOptions })[] = [
    { rows, isPositive, weightOf, solving: { ...options, positiveWeight: 1 } },
    ...kinds.map((kind) => ({
      rows: rows.filter((row) => !isPositive(row) || examples[row]!.labels.includes(kind)),
      isPositive,
      weightOf,
      solving: options,
    })),
  ]
  let planes = tasks.map((task) => solve(vocabulary.matrix, task, task.solving))
  const importance = (plane: Plane, column: number) =>
    Math.abs(plane.weights[column]!) * vocabulary.rarity[column]! * Math.sqrt(vocabulary.lines[column]!)
  const least = leastOf(planes, vocabulary.buckets.length, importance, options.maximumWeights)
  if (least > 0) {
    planes = planes.map((plane, index) => {
      const lean = withColumns(vocabulary.matrix, (column) => importance(plane, column) >= least)
      return solve(lean, tasks[index]!, tasks[index]!.solving)
    })
  }
  return kinds.length === 0 ? planes : [scaled(planes[0]!, SHARED_PART), ...planes.slice(1)]
}

/** What a weight must reach to be among the `maximum` that matter most; 0 where there is room for all. */
function leastOf(planes: Plane[], width: number, importance: (plane: Plane, column: number) => number, maximum: number): number {
  if (planes.length * width <= maximum) return 0
  const all = new Float64Array(planes.length * width)
  for (const [index, plane] of planes.entries()) {
    for (let column = 0; column < width; column++) all[index * width + column] = importance(plane, column)
  }
  return all.sort()[all.length - maximum]!
}

const scaled = (plane: Plane, factor: number): Plane => ({
  weights: plane.weights.map((weight) => weight * factor),
  bias: plane.bias * factor,
})

function scoreRow({ matrix }: NgramVocabulary, row: number, [shared, ...heads]: Plane[]): number {
  const reached = (plane: Plane) => {
    let sum = plane.bias
    for (let cell = matrix.starts[row]!; cell < matrix.starts[row + 1]!; cell++) {
      sum += plane.weights[matrix.columns[cell]!]! * matrix.values[cell]!
    }
    return sum
  }
  return reached(shared!) + (heads.length > 0 ? Math.max(...heads.map(reached)) : 0)
}

/** Weights in whole steps of a 127th of each head's greatest. */
function packed(planes: Plane[], labels: string[], vocabulary: NgramVocabulary): Head[] {
  return planes.map((plane, index) => {
    const real = plane.weights.map((weight, column) => weight * vocabulary.rarity[column]!)
    const step = real.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST_STEP || 1
    const kept = Array.from(real.keys()).filter((column) => Math.round(real[column]! / step) !== 0)
    return {
      label: labels[index]!,
      bias: plane.bias,
      step,
      ids: Int32Array.from(kept, (column) => vocabulary.buckets[column]!),
      weights: Int8Array.from(kept, (column) => Math.round(real[column]! / step)),
    }
  })
}
