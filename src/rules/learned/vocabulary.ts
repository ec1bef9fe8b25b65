import { featureReader, type FeatureShape } from './features.ts'
import { lengthScale } from './length.ts'
import type { Matrix } from './solver.ts'

/**
 * The n-grams worth learning from: their buckets in ascending order, what each counts by its rarity,
 * in how many lines it stands, and the lines in terms of them.
 */
export interface Vocabulary {
  buckets: Int32Array
  rarity: Float64Array
  lines: Int32Array
  matrix: Matrix
}

/** Values near 1 whatever the number of n-grams, so that one cost fits all shapes. */
const CENTRE = 0.16

export function buildVocabulary(texts: string[], options: { shape: FeatureShape; rarity: number; minimumLines: number }): Vocabulary {
  const space = 2 ** options.shape.bits
  const linesWith = new Int32Array(space)
  const lastLine = new Int32Array(space).fill(-1)
  const read = featureReader(options.shape)
  const scales = new Float64Array(texts.length)
  const lines = texts.map((text, line) => {
    const { ids, count } = read(text)
    scales[line] = lengthScale(count) * CENTRE
    const distinct: number[] = []
    for (let at = 0; at < count; at++) {
      const id = ids[at]!
      if (lastLine[id] === line) continue
      lastLine[id] = line
      linesWith[id]!++
      distinct.push(id)
    }
    return Int32Array.from(distinct)
  })

  const buckets: number[] = []
  const rarity: number[] = []
  const columnOf = new Int32Array(space).fill(-1)
  for (let id = 0; id < space; id++) {
    if (linesWith[id]! < options.minimumLines) continue
    columnOf[id] = buckets.length
    buckets.push(id)
    rarity.push((1 + Math.log((1 + texts.length) / (1 + linesWith[id]!))) ** options.rarity)
  }

  const starts = new Int32Array(texts.length + 1)
  for (const [line, ids] of lines.entries()) {
    let known = 0
    for (const id of ids) if (columnOf[id]! >= 0) known++
    starts[line + 1] = starts[line]! + known
  }
  const columns = new Int32Array(starts[texts.length]!)
  const values = new Float32Array(columns.length)
  let cell = 0
  for (const [line, ids] of lines.entries()) {
    for (const id of ids) {
      const column = columnOf[id]!
      if (column < 0) continue
      columns[cell] = column
      values[cell++] = rarity[column]! * scales[line]!
    }
  }
  return {
    buckets: Int32Array.from(buckets),
    lines: Int32Array.from(buckets, (id) => linesWith[id]!),
    rarity: Float64Array.from(rarity, (value) => value * CENTRE),
    matrix: { starts, columns, values, width: buckets.length },
  }
}
