import { decodeText } from '../../text/encoding.ts'
import { csvRows } from '../../text/csv.ts'
import { UnreadableDocument } from '../../text/document.ts'
import { MOST_TEXT } from '../../text/extracted.ts'
import { tooMany, xlsxRows } from '../../text/office/xlsx-table.ts'
import type { TableCell } from '../../text/office/xlsx-table.ts'

const MOST_ROWS = 20_000
const MOST_COLUMNS = 200
const LONGEST_NAME = 200
/** What a cell of Excel holds. */
const LONGEST_CELL = 32_767

export interface Table {
  columns: string[]
  rows: TableCell[][]
}

const begins = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)

/** A table from a CSV file, of any separator and encoding that spreadsheets write, or from the first sheet of an Excel workbook. */
export function readTable(bytes: Uint8Array): Table {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new UnreadableDocument('This is a workbook of the old format. Save it as .xlsx or as CSV.')
  const all = begins(bytes, 0x50, 0x4b) ? xlsxRows(bytes, { rows: MOST_ROWS + 1, columns: MOST_COLUMNS }) : csvTable(bytes)
  const [names, ...rows] = all
  if (names === undefined) throw new UnreadableDocument('This table is empty; its first row names the columns.')
  if (rows.length === 0) throw new UnreadableDocument('This table has a row of names and no other; there is nothing to write.')
  if (rows.length > MOST_ROWS) throw new UnreadableDocument(tooMany(MOST_ROWS))
  const width = Math.min(MOST_COLUMNS, Math.max(...all.slice(0, 1000).map((row) => row.length)))
  const columns = Array.from(
    { length: width },
    (_, at) =>
      String(names[at] ?? '')
        .trim()
        .slice(0, LONGEST_NAME) || `Column ${at + 1}`,
  )
  const table = { columns, rows: rows.map((row) => row.slice(0, width)) }
  limitText(table)
  return table
}

/**
 * Cells of a workbook share their strings, so that a file of one kilobyte can hold gigabytes of text: the table is small in memory
 * until something copies it cell by cell.
 */
function limitText({ columns, rows }: Table): void {
  let length = 0
  for (const row of rows)
    row.forEach((cell, at) => {
      if (typeof cell !== 'string') return
      if (cell.length > LONGEST_CELL)
        throw new UnreadableDocument(`A cell of the column ${columns[at]} has more than ${LONGEST_CELL} characters.`)
      length += cell.length
      if (length > MOST_TEXT) throw new UnreadableDocument('This table holds more than 32 MB of text; send it in parts.')
    })
}

function csvTable(bytes: Uint8Array): string[][] {
  // Excel reads the separator from a first line such as sep=; and writes none of its own.
  const text = decodeText(bytes, { type: 'csv' })
    .replace(/^\ufeff/, '')
    .replace(/^sep=.\r?\n/i, '')
  return csvRows(text)
}
