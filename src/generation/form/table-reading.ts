import type { LanguageKey } from '../../languages.ts'
import type { FormEntry } from './form.ts'
import { localeOf } from '../base/locale.ts'
import { dayOrderOf, decimalOf, notationOf, readDay, readNumber, readYesNo } from './table-cells.ts'
import type { Notation } from './table-cells.ts'

type Cell = string | number | boolean

/** How the rows of a table become the input of a template's form. */
interface TablePlan {
  language: LanguageKey
  /** Field to column, from 0. */
  mapping: Readonly<Record<string, number>>
  /** Fields that are the same in every row, written as a cell would be. */
  fixed: Readonly<Record<string, string>>
  /** How the table writes numbers and days, where somebody has said so; else its columns say, else the language. */
  decimal: Notation['decimal'] | null
  days: Notation['days'] | null
}

/** A cell that could be read in two ways: how it was read, and the other way. */
export interface Ambiguous {
  row: number
  field: string
  cell: string
  read: string | number
  other: string | number
}

interface Column extends Notation {
  settled: { decimal: boolean; days: boolean }
}

const isDated = ({ format }: FormEntry) => format === 'date' || format === 'date-or-words'

/** Reads rows one by one; what the notation of each column is was seen before, in all of its cells. */
export class TableReader {
  readonly #form: readonly FormEntry[]
  readonly #plan: TablePlan
  readonly #columns = new Map<string, { decimals: Set<string>; days: Set<string> }>()
  readonly #notation: Notation

  constructor(form: readonly FormEntry[], plan: TablePlan) {
    this.#form = form
    this.#plan = plan
    this.#notation = notationOf(localeOf(plan.language).tag)
  }

  /** Takes note of what a row says about the notation of its columns. */
  look(cells: readonly Cell[]): void {
    for (const entry of this.#form) {
      const cell = cells[this.#plan.mapping[entry.name] ?? -1]
      if (typeof cell !== 'string' || (entry.type !== 'number' && !isDated(entry))) continue
      let seen = this.#columns.get(entry.name)
      if (!seen) this.#columns.set(entry.name, (seen = { decimals: new Set(), days: new Set() }))
      const [decimal, days] = [entry.type === 'number' ? decimalOf(cell) : null, isDated(entry) ? dayOrderOf(cell) : null]
      if (decimal !== null) seen.decimals.add(decimal)
      if (days !== null) seen.days.add(days)
    }
  }

  /** Somebody's word decides, then the column where all its cells agree, then the language. */
  #columnOf(name: string): Column {
    const { decimal, days } = this.#plan
    const seen = this.#columns.get(name)
    const only = <T extends string>(found: Set<string> | undefined) => (found?.size === 1 ? ([...found][0] as T) : null)
    const [ownDecimal, ownDays] = [only<Notation['decimal']>(seen?.decimals), only<Notation['days']>(seen?.days)]
    return {
      decimal: decimal ?? ownDecimal ?? this.#notation.decimal,
      days: days ?? ownDays ?? this.#notation.days,
      settled: { decimal: decimal !== null || ownDecimal !== null, days: days !== null || ownDays !== null },
    }
  }

  /** A row as input of the form. What cannot be read stays as it stands, for the form to say so. */
  read(row: number, cells: readonly Cell[]): { input: Record<string, unknown>; ambiguous: Ambiguous[] } {
    const input: Record<string, unknown> = {}
    const ambiguous: Ambiguous[] = []
    for (const entry of this.#form) {
      const column = this.#plan.mapping[entry.name]
      const cell = column === undefined ? (this.#plan.fixed[entry.name] ?? '') : (cells[column] ?? '')
      if (typeof cell === 'string' && cell.trim() === '') continue
      const { value, other } = this.#value(cell, entry)
      input[entry.name] = value
      if (other !== undefined && column !== undefined)
        ambiguous.push({ row, field: entry.name, cell: String(cell), read: value as string | number, other })
    }
    return { input, ambiguous }
  }

  #value(cell: Cell, entry: FormEntry): { value: unknown; other?: string | number } {
    const { decimal, days, settled } = this.#columnOf(entry.name)
    if (entry.type === 'number') {
      if (typeof cell === 'number') return { value: cell }
      return readNumber(String(cell), decimal, settled.decimal) ?? { value: cell }
    }
    if (entry.type === 'boolean') return { value: typeof cell === 'string' ? (readYesNo(cell) ?? cell) : cell === true || cell === 1 }
    const text = typeof cell === 'string' ? cell.trim() : this.#shown(cell)
    if (isDated(entry)) return readDay(text, days, settled.days, this.#plan.language) ?? { value: text }
    if (entry.type === 'list' || entry.type === 'multiselect')
      return {
        value: text
          .split(/\r?\n|\s*\|\s*/)
          .map((item) => optionOf(item.trim(), entry))
          .filter((item) => item !== ''),
      }
    return { value: entry.type === 'select' ? optionOf(text, entry) : text }
  }

  /** A number in a text: with the decimal mark of the language, without groups, since it may be a part number. */
  #shown(cell: number | boolean): string {
    return typeof cell === 'number' && this.#notation.decimal === ',' ? String(cell).replace('.', ',') : String(cell)
  }
}

/** An option by its value or its label. */
function optionOf(text: string, { options }: FormEntry): string {
  const asked = text.toLowerCase()
  return options?.find(({ value, label }) => value.toLowerCase() === asked || label.toLowerCase() === asked)?.value ?? text
}
