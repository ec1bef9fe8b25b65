import { PlainError } from '../errors.ts'
import type { FormEntry } from '../generation/form.ts'
import { csvRows } from '../text/csv.ts'

/** One row of a bulk run: the input, or why it cannot be read. */
export interface BulkInput {
  row: number
  input: Record<string, unknown> | null
  fault: string | null
}

/** Reads the rows of a CSV file (the first row names the fields) or of JSON lines. Rows count from 1. */
export function readBulk(text: string, form: readonly FormEntry[]): BulkInput[] {
  const source = text.replace(/^\ufeff/, '')
  return source.trimStart().startsWith('{') ? jsonLines(source) : csvInputs(source, form)
}

/** Columns of a CSV file that are no fields of the template: they are left out, and whoever wrote them should hear of it. */
export function unknownColumns(text: string, form: readonly FormEntry[]): string[] {
  const source = text.replace(/^\ufeff/, '')
  if (source.trimStart().startsWith('{')) return []
  return (csvRows(source)[0] ?? []).filter((name) => name !== '' && fieldNamed(name, form) === null)
}

const fieldNamed = (name: string, form: readonly FormEntry[]) => form.find((entry) => entry.name === name || entry.label === name) ?? null

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

function csvInputs(source: string, form: readonly FormEntry[]): BulkInput[] {
  const [names, ...rows] = csvRows(source)
  if (!names) throw new PlainError('The file holds no rows; the first row of a CSV file names the fields')
  const fields = names.map((name) => fieldNamed(name, form))
  if (fields.every((field) => field === null))
    throw new PlainError(`No column is called like a field of the template; its fields are ${form.map((entry) => entry.name).join(', ')}`)
  return rows.map((cells, index) => ({
    row: index + 1,
    fault: null,
    input: Object.fromEntries(
      fields.flatMap((field, column) => (field && (cells[column] ?? '') !== '' ? [[field.name, valueOf(cells[column]!, field)]] : [])),
    ),
  }))
}

/** A cell as the form wants it: lists are split at line ends or bars. What does not fit is left as it is, for the form to say so. */
function valueOf(cell: string, { type }: FormEntry): unknown {
  if (type === 'list' || type === 'multiselect')
    return cell
      .split(/\r?\n|\s*\|\s*/)
      .map((item) => item.trim())
      .filter((item) => item !== '')
  if (type === 'number') return /^-?\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell
  if (type === 'boolean') return /^(true|yes|1|x)$/i.test(cell) ? true : /^(false|no|0)$/i.test(cell) ? false : cell
  return cell
}
