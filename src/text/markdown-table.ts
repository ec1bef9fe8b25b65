/** The line under a table's header. */
export const TABLE_DELIMITERS = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+$/

/** The cells of a row that begins and ends with a bar; null where an escape may hide one. */
export function simpleRow(row: string, start: number): { start: number; end: number }[] | null {
  if (row.length < 2 || !row.startsWith('|') || !row.endsWith('|') || row.includes('\\|')) return null
  const cells: { start: number; end: number }[] = []
  for (let from = 1; from < row.length; ) {
    const to = row.indexOf('|', from)
    const cell = row.slice(from, to)
    const text = cell.trim()
    const at = start + from + (text === '' ? 0 : cell.indexOf(text))
    cells.push({ start: at, end: at + text.length })
    from = to + 1
  }
  return cells
}
