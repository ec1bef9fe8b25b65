/** A logistic regression of a few columns: Newton's method with a ridge. The first weight is the intercept, which has no ridge. */
export function fitLogistic(rows: readonly number[][], isRight: readonly boolean[], ridge = 10, rounds = 30): number[] {
  const [means, scales] = columnsOf(rows)
  const scaled = rows.map((row) => [1, ...row.map((value, index) => (value - means[index]!) / scales[index]!)])
  const size = scaled[0]!.length
  let weights = Array.from({ length: size }, () => 0)
  for (let round = 0; round < rounds; round++) {
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : ridge * weight))
    const curvature = weights.map((_, row) => weights.map((__, column) => (row === column && row > 0 ? ridge : row === column ? 1e-9 : 0)))
    scaled.forEach((row, index) => {
      const share = 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * weights[at]!, 0)))
      const error = share - Number(isRight[index])
      for (let one = 0; one < size; one++) {
        gradient[one]! += error * row[one]!
        for (let other = 0; other < size; other++) curvature[one]![other]! += share * (1 - share) * row[one]! * row[other]!
      }
    })
    const step = solve(curvature, gradient)
    weights = weights.map((weight, index) => weight - step[index]!)
  }
  // Back from scaled columns to those that were given.
  const plain = weights.slice(1).map((weight, index) => weight / scales[index]!)
  return [weights[0]! - plain.reduce((sum, weight, index) => sum + weight * means[index]!, 0), ...plain]
}

function columnsOf(rows: readonly number[][]): [means: number[], scales: number[]] {
  const means = rows[0]!.map((_, column) => rows.reduce((sum, row) => sum + row[column]!, 0) / rows.length)
  const scales = means.map((mean, column) => Math.sqrt(rows.reduce((sum, row) => sum + (row[column]! - mean) ** 2, 0) / rows.length) || 1)
  return [means, scales]
}

/** Gauss with pivots. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++) if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const factor = rows[row]![column]! / rows[column]![column]!
      for (let at = column; at <= size; at++) rows[row]![at]! -= factor * rows[column]![at]!
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!)
}
