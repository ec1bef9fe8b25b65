import { PlainError } from '../../errors.ts'
import type { FormEntry } from '../../generation/form/form.ts'
import { proposeColumns } from '../../generation/form/table-columns.ts'
import { TableReader } from '../../generation/form/table-reading.ts'
import type { Ambiguous } from '../../generation/form/table-reading.ts'
import type { LanguageKey } from '../../languages.ts'
import { UnreadableDocument } from '../../text/document.ts'
import { decodeText } from '../../text/encoding.ts'
import { readTable } from './read-table.ts'

/** One row of a bulk run: the input, or why it cannot be read. */
export interface BulkInput {
  row: number
  input: Record<string, unknown> | null
  fault: string | null
}

interface BulkFile {
  rows: BulkInput[]
  /** Columns that are no fields of the template: they are left out, and whoever wrote them should hear of it. */
  unknown: string[]
  /** Cells that could be read in two ways, and how they were. */
  ambiguous: Ambiguous[]
}

/** Reads the rows of a CSV file or a workbook (the first row names the fields) or of JSON lines. Rows count from 1. */
export function readBulk(bytes: Uint8Array, form: readonly FormEntry[], language: LanguageKey): BulkFile {
  const isText = bytes[0] !== 0x50 || bytes[1] !== 0x4b
  const text = isText ? decodeText(bytes).replace(/^\ufeff/, '') : ''
  return text.trimStart().startsWith('{') ? { rows: jsonLines(text), unknown: [], ambiguous: [] } : tableInputs(bytes, form, language)
}

function jsonLines(source: string): BulkInput[] {
  return source
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      try {
        const input: unknown = JSON.parse(line)
        if (typeof input === 'object' && input !== null && !Array.isArray(input))
          return { row: index + 1, input: input as Record<string, unknown>, fault: null }
        return { row: index + 1, input: null, fault: 'The line is not a JSON object.' }
      } catch {
        return { row: index + 1, input: null, fault: 'The line is not JSON.' }
      }
    })
}

function tableInputs(bytes: Uint8Array, form: readonly FormEntry[], language: LanguageKey): BulkFile {
  const { columns, rows } = tableOf(bytes)
  // Nobody looks at a proposal here: a column must be called as its field is.
  const mapping = proposeColumns(columns, form, {}, 1)
  if (Object.keys(mapping).length === 0)
    throw new PlainError(`No column is called like a field of the template; its fields are ${form.map((entry) => entry.name).join(', ')}`)
  const reader = new TableReader(form, { language, mapping, fixed: {}, decimal: null, days: null })
  for (const cells of rows) reader.look(cells)
  const read = rows.map((cells, index) => reader.read(index + 1, cells))
  const used = new Set(Object.values(mapping))
  return {
    rows: read.map(({ input }, index) => ({ row: index + 1, input, fault: null })),
    unknown: columns.filter((_, at) => !used.has(at)),
    ambiguous: read.flatMap(({ ambiguous }) => ambiguous),
  }
}

function tableOf(bytes: Uint8Array) {
  try {
    return readTable(bytes)
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new PlainError(error.message)
    throw error
  }
}
