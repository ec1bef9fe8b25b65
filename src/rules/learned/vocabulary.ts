import { featureReader, type FeatureShape } from './features.ts'
import { lengthScaler } from './length.ts'
import type { Matrix } from './solver.ts'

/** The n-grams of each row, each once, and what each counts by the row's length. */
export interface Grams {
  rows: Int32Array[]
  scales: Float64Array
  space: number
}

/**
 * The n-grams worth learning from: their buckets in ascending order, what each counts by its rarity,
 * in how many lines it stands, and the lines in terms of them.
 */
export interface NgramVocabulary {
  buckets: Int32Array
  rarity: Float64Array
  lines: Int32Array
  matrix: Matrix
}

export interface VocabularyOptions {
  shape: FeatureShape
  /** How much more a rare n-gram counts than a common one: the power of its inverse document frequency, 0 for not at all. */
  rarity: number
  /** An n-gram must stand in this many lines, of this many groups. */
  minimumLines: number
  minimumGroups: number
}

/** Values near 1 whatever the number of n-grams, so that one cost fits all shapes. */
const CENTRE = { squareRoot: 0.16, usualCount: 320 }

export function readGrams(texts: string[], shape: FeatureShape): Grams {
  const space = 2 ** shape.bits
  const lastRow = new Int32Array(space).fill(-1)
  const read = featureReader(shape)
  const lengthScale = lengthScaler(shape.damping)
  const scales = new Float64Array(texts.length)
  const rows = texts.map((text, row) => {
    const { ids, count } = read(text)
    scales[row] = lengthScale(count)
    const distinct: number[] = []
    for (let at = 0; at < count; at++) {
      const id = ids[at]!
      if (lastRow[id] === row) continue
      lastRow[id] = row
      distinct.push(id)
    }
    return Int32Array.from(distinct)
  })
  return { rows, scales, space }
}

/** What the rows to learn from know; rows that are measured by it are in the matrix too, in terms of that. */
export function vocabularyOf(
  { rows, scales, space }: Grams,
  learning: Int32Array,
  groups: Int32Array,
  options: VocabularyOptions,
): NgramVocabulary {
  const linesWith = new Int32Array(space)
  const groupsWith = new Int32Array(space)
  const lastGroup = new Int32Array(space).fill(-1)
  for (const row of learning.toSorted((one, other) => groups[one]! - groups[other]!)) {
    for (const id of rows[row]!) {
      linesWith[id]!++
      if (lastGroup[id] === groups[row]) continue
      lastGroup[id] = groups[row]!
      groupsWith[id]!++
    }
  }

  const centre = CENTRE.squareRoot * CENTRE.usualCount ** (options.shape.damping / 100 - 0.5)
  const buckets: number[] = []
  const rarity: number[] = []
  const columnOf = new Int32Array(space).fill(-1)
  for (let id = 0; id < space; id++) {
    if (linesWith[id]! < options.minimumLines || groupsWith[id]! < options.minimumGroups) continue
    columnOf[id] = buckets.length
    buckets.push(id)
    rarity.push((1 + Math.log((1 + learning.length) / (1 + linesWith[id]!))) ** options.rarity * centre)
  }
  return {
    buckets: Int32Array.from(buckets),
    lines: Int32Array.from(buckets, (id) => linesWith[id]!),
    rarity: Float64Array.from(rarity),
    matrix: matrixOf(rows, scales, columnOf, rarity),
  }
}

function matrixOf(rows: Int32Array[], scales: Float64Array, columnOf: Int32Array, rarity: number[]): Matrix {
  const starts = new Int32Array(rows.length + 1)
  for (const [row, ids] of rows.entries()) {
    let known = 0
    for (const id of ids) if (columnOf[id]! >= 0) known++
    starts[row + 1] = starts[row]! + known
  }
  const columns = new Int32Array(starts[rows.length]!)
  const values = new Float32Array(columns.length)
  let cell = 0
  for (const [row, ids] of rows.entries()) {
    for (const id of ids) {
      const column = columnOf[id]!
      if (column < 0) continue
      columns[cell] = column
      values[cell++] = rarity[column]! * scales[row]!
    }
  }
  return { starts, columns, values, width: rarity.length }
}
