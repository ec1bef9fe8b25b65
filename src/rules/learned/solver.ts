/** Rows of n-gram values, one after the other: row r is entries starts[r] … starts[r + 1]. */
export interface Matrix {
  starts: Int32Array
  columns: Int32Array
  values: Float32Array
  width: number
}

/** A linear function over a matrix's columns. */
export interface Plane {
  weights: Float64Array
  bias: number
}

/** The matrix without the columns that are not wanted; the others keep their numbers. */
export function withColumns(matrix: Matrix, isWanted: (column: number) => boolean): Matrix {
  const wanted = Uint8Array.from({ length: matrix.width }, (_, column) => (isWanted(column) ? 1 : 0))
  const starts = new Int32Array(matrix.starts.length)
  const columns = new Int32Array(matrix.columns.length)
  const values = new Float32Array(matrix.columns.length)
  let kept = 0
  for (let row = 0; row + 1 < starts.length; row++) {
    for (let cell = matrix.starts[row]!; cell < matrix.starts[row + 1]!; cell++) {
      if (wanted[matrix.columns[cell]!] === 0) continue
      columns[kept] = matrix.columns[cell]!
      values[kept++] = matrix.values[cell]!
    }
    starts[row + 1] = kept
  }
  return { starts, columns: columns.subarray(0, kept), values: values.subarray(0, kept), width: matrix.width }
}

export interface SolverOptions {
  /**
   * What a row on the wrong side costs: its distance, or the square of it. The square fits closer, and is swayed more by rows that were
   * labelled wrongly.
   */
  loss: 'hinge' | 'squared'
  /** Cost of a row on the wrong side; a greater one fits the rows closer. */
  cost: number
  /** How many times that a positive row costs. */
  positiveWeight: number
  /** What a row of nothing known scores, fixed; null lets it be learnt. */
  prior: number | null
  /** Rounds through the rows. */
  epochs: number
}

/** Rows beyond their margin are left out of the rounds, all but every third. */
const ALL_ROWS_EVERY = 3

/** The same numbers on every machine: Math.random would make other weights each time. */
export function sequence(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export function shuffle(array: Int32Array, count: number, next: (below: number) => number): void {
  for (let at = count - 1; at > 0; at--) {
    const other = next(at + 1)
    const held = array[at]!
    array[at] = array[other]!
    array[other] = held
  }
}

/** What is to be learnt: some rows of a matrix, the side of each, and how many times each counts. */
export interface Task {
  rows: Int32Array
  isPositive: (row: number) => boolean
  weightOf: (row: number) => number
}

/**
 * A linear support vector machine, solved in the dual one row at a time
 * (Hsieh et al., A Dual Coordinate Descent Method for Large-scale Linear SVM, ICML 2008).
 */
export function solve(matrix: Matrix, { rows, isPositive, weightOf }: Task, options: SolverOptions): Plane {
  const { starts, columns, values } = matrix
  const count = rows.length
  const weights = new Float64Array(matrix.width)
  const isLearningBias = options.prior === null
  let bias = options.prior ?? 0
  const dual = new Float64Array(count)
  const curvature = new Float64Array(count)
  const slack = new Float64Array(count)
  const most = new Float64Array(count)
  const sign = new Int8Array(count)
  for (let at = 0; at < count; at++) {
    const row = rows[at]!
    sign[at] = isPositive(row) ? 1 : -1
    const cost = options.cost * weightOf(row) * (sign[at]! > 0 ? options.positiveWeight : 1)
    slack[at] = options.loss === 'squared' ? 0.5 / cost : 0
    most[at] = options.loss === 'squared' ? Infinity : cost
    let square = isLearningBias ? 1 : 0
    for (let cell = starts[row]!; cell < starts[row + 1]!; cell++) square += values[cell]! * values[cell]!
    curvature[at] = square + slack[at]!
  }
  const order = Int32Array.from(rows.keys())
  const next = sequence(1)
  let active = count
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    if (epoch % ALL_ROWS_EVERY === 0) active = count
    shuffle(order, active, next)
    for (let turn = 0; turn < active; turn++) {
      const at = order[turn]!
      const from = starts[rows[at]!]!
      const to = starts[rows[at]! + 1]!
      let reached = bias
      for (let cell = from; cell < to; cell++) reached += weights[columns[cell]!]! * values[cell]!
      const before = dual[at]!
      const gradient = sign[at]! * reached - 1 + slack[at]! * before
      if (before === 0 && gradient >= 0) {
        active--
        order[turn] = order[active]!
        order[active] = at
        turn--
        continue
      }
      const after = Math.min(Math.max(before - gradient / curvature[at]!, 0), most[at]!)
      const change = (after - before) * sign[at]!
      if (change === 0) continue
      dual[at] = after
      if (isLearningBias) bias += change
      for (let cell = from; cell < to; cell++) weights[columns[cell]!]! += change * values[cell]!
    }
  }
  return { weights, bias }
}
