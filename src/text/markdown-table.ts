/** The line under a table's header. */
export const TABLE_DELIMITERS = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+$/

/** The cells of a row that begins and ends with a bar; null where an escape may hide one. */
export function simpleRow(row: string, start: number): { start: number; end: number }[] | null {
  if (row.length < 2 || !row.startsWith('|') || !row.endsWith('|') || row.includes('\\|')) return null
  const cells: { start: number; end: number }[] = []
  for (let from = 1; from < row.length; ) {
    const to = row.indexOf('|', from)
    const cell = withoutBlanks(row, from, to)
    cells.push({ start: start + cell.start, end: start + cell.end })
    from = to + 1
  }
  return cells
}

/** Without the blanks and tabs around it: other white space is text in Markdown. */
export function withoutBlanks(text: string, from: number, to: number): { start: number; end: number } {
  let start = from
  let end = to
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--
  while (start < end && isBlank(text.charCodeAt(start))) start++
  return { start, end }
}

const isBlank = (code: number) => code === 0x20 || code === 0x09
