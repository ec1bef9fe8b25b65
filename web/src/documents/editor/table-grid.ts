interface Spans {
  colSpan: number
  /** 0: to the last row. */
  rowSpan: number
}

/**
 * Where the cells of a table stand: for each row and column the index of the row's cell that begins there, null where there is none or
 * a cell from above or from the left reaches to.
 */
export function gridOf(rows: readonly (readonly Spans[])[]): (number | null)[][] {
  /** For how many more rows each column is taken by a cell from above. */
  let taken: number[] = []
  const lines = rows.map((cells) => {
    const line: (number | null)[] = []
    const next = taken.map((left) => Math.max(0, left - 1))
    let column = 0
    for (const [index, { colSpan, rowSpan }] of cells.entries()) {
      while ((taken[column] ?? 0) > 0) line[column++] = null
      for (let more = 0; more < colSpan; more++) {
        line[column] = more === 0 ? index : null
        next[column++] = rowSpan === 0 ? Infinity : rowSpan - 1
      }
    }
    taken = Array.from(next, (left) => left ?? 0)
    return line
  })
  const width = Math.max(0, ...lines.map((line) => line.length), taken.length)
  return lines.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? null))
}
