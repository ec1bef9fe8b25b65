import { BlockText } from './block-text.ts'
import { UnreadableDocument } from './document.ts'
import { addBlock, type Draft, type DraftBlock } from './draft.ts'
import { Ledger } from './ledger.ts'
import { SourcePositions, sourceSpan } from './position.ts'

const SEPARATORS = [',', ';', '\t', '|']
/** A number, a date, an address: cells that hold no words. */
const NOT_TEXT = /^(?:[a-z][a-z0-9+.-]*:\/\/\S*|[\d.,:+\-/% €$£TZ]*|\S+@\S+\.\S+|true|false)$/i

interface Cell {
  block: BlockText
  start: number
  end: number
}

/** CSV as spreadsheets write it: the first row names the columns, every other row is a record, quotes double inside quotes. */
export function readCsv(source: string): Draft {
  const positions = new SourcePositions(source)
  const ledger = new Ledger(positions)
  const blocks: DraftBlock[] = []
  const separator = separatorOf(source)
  let columns: string[] | null = null
  let record = 0
  let cursor = 0
  let at = 0
  while (at < source.length) {
    const row: Cell[] = []
    at = readRow(source, at, separator, row, positions)
    const empty = row.every((cell) => cell.block.text.trim() === '')
    if (empty && (row.length === 1 || columns === null)) continue
    if (columns === null) {
      columns = row.map((cell) => cell.block.text.trim())
      ledger.leaveOut('column names', 0, at)
      cursor = at
      continue
    }
    record += 1
    for (const [index, cell] of row.entries()) {
      const text = cell.block.text.trim()
      if (text === '') continue
      ledger.leaveOut('separators', cursor, cell.start)
      cursor = cell.end
      if (NOT_TEXT.test(text)) {
        ledger.leaveOut('values that are not text', cell.start, cell.end)
        continue
      }
      ledger.checked(cell.start, cell.end)
      const span = sourceSpan({ map: cell.block.map, start: cell.start }, 0, cell.block.text.length)
      addBlock(blocks, {
        text: cell.block.text,
        scope: `field.${columns[index] || index + 1}`,
        region: 'main',
        language: undefined,
        ...span,
        map: cell.block.map,
        place: { ...positions.at(span.start), record },
      })
    }
  }
  ledger.leaveOut('separators', cursor, source.length)
  return { source, title: null, blocks, account: ledger.close(source) }
}

/** A row of cells with the line it begins at, and what stands there. */
export interface CsvRow {
  cells: string[]
  line: number
  source: string
}

/** The same as plain rows of cells, the row of column names first; rows without any character are left out. */
export function* placedCsvRows(source: string): Generator<CsvRow> {
  const positions = new SourcePositions(source)
  const separator = separatorOf(source)
  for (let at = 0; at < source.length; ) {
    const row: Cell[] = []
    const start = at
    at = readRow(source, at, separator, row, positions)
    const written = source.slice(start, at).trim()
    if (written !== '') yield { cells: row.map((cell) => cell.block.text.trim()), line: positions.at(start).line, source: written }
  }
}

/** Rows without anything in their cells are left out. */
export function csvRows(source: string): string[][] {
  return [...placedCsvRows(source)].map(({ cells }) => cells).filter((cells) => cells.some((cell) => cell !== ''))
}

/** The separator that the first line, outside quotes, has most of. */
function separatorOf(source: string): string {
  const firstLine =
    source
      .slice(0, 10_000)
      .replace(/"(?:[^"]|"")*"/g, '')
      .split(/\r?\n/, 1)[0] ?? ''
  let best = ','
  let most = 0
  for (const separator of SEPARATORS) {
    const count = firstLine.split(separator).length - 1
    if (count > most) {
      best = separator
      most = count
    }
  }
  return best
}

/** Reads one row into `row` and says where the next starts. */
function readRow(source: string, from: number, separator: string, row: Cell[], positions: SourcePositions): number {
  let at = from
  for (;;) {
    const cell = source[at] === '"' ? quoted(source, at, separator, positions) : bare(source, at, separator)
    row.push(cell.cell)
    at = cell.next
    if (source[at] === separator) at += 1
    else if (at >= source.length) return at
    else return source[at] === '\r' && source[at + 1] === '\n' ? at + 2 : at + 1
  }
}

function bare(source: string, start: number, separator: string): { cell: Cell; next: number } {
  let end = start
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r') end += 1
  const block = new BlockText(source)
  block.copy(start, end)
  return { cell: { block, start, end }, next: end }
}

function quoted(source: string, open: number, separator: string, positions: SourcePositions): { cell: Cell; next: number } {
  const block = new BlockText(source)
  let from = open + 1
  for (;;) {
    const quote = source.indexOf('"', from)
    if (quote === -1) {
      throw new UnreadableDocument(`This CSV file ends inside a quoted cell that starts at line ${positions.at(open).line}.`)
    }
    block.copy(from, quote)
    if (source[quote + 1] !== '"') {
      let next = quote + 1
      while (next < source.length && source[next] !== separator && source[next] !== '\n' && source[next] !== '\r') next += 1
      return { cell: { block, start: open + 1, end: quote }, next }
    }
    block.decode('"', quote, quote + 2)
    from = quote + 2
  }
}
