import type { LanguageKey } from '../../languages.ts'
import { isDay } from '../base/locale.ts'
import { monthsOf } from '../figures/months.ts'

/** How a table writes numbers and days. */
export interface Notation {
  decimal: ',' | '.'
  days: 'dmy' | 'mdy'
}

/** A cell's value; `other`: what it would be in the other notation, where nothing in its column says which one it is in. */
interface ReadCell<Value> {
  value: Value
  other?: Value
}

const SPACES = /[\s\u00a0\u202f'’]/gu
/** Written beside an amount: signs and codes of currencies, and the sign of a share. */
const UNITS = /^(?:[\p{Sc}%]|[A-Z]{3}|kr\.?|zł|euros?)\s*|\s*(?:[\p{Sc}%]|[A-Z]{3}|kr\.?|zł|Kč|Ft|euros?|,-|,–)$/gu

/** The notation of a language: German writes 1.249,50 and 31.12.2026. All fifteen put the day first. */
export function notationOf(tag: string): Notation {
  const decimal = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value
  return { decimal: decimal === ',' ? ',' : '.', days: 'dmy' }
}

const bare = (cell: string) =>
  cell
    .trim()
    .replace(/^[−–](?=\d)/, '-')
    .replaceAll(UNITS, '')
    .replaceAll(SPACES, '')

/** What a number says about the notation of its column: 1.249,50 and 12,5 have a decimal comma, 1.249 says nothing. */
export function decimalOf(cell: string): ',' | '.' | null {
  const number = bare(cell)
  if (!/^[-+]?\d[\d.,]*$/.test(number)) return null
  const [points, commas] = [number.split('.').length - 1, number.split(',').length - 1]
  if (points > 0 && commas > 0) return number.lastIndexOf('.') > number.lastIndexOf(',') ? '.' : ','
  if (points > 1) return ','
  if (commas > 1) return '.'
  if (points + commas === 0) return null
  const mark = points > 0 ? '.' : ','
  const [whole = '', rest = ''] = number.replace(/^[-+]/, '').split(mark)
  return rest.length === 3 && whole.length <= 3 && whole !== '0' ? null : mark
}

/** A number as its column writes it; null where it is none. `settled`: other cells of the column say which notation it is. */
export function readNumber(cell: string, decimal: ',' | '.', settled: boolean): ReadCell<number> | null {
  const number = bare(cell)
  if (!/^[-+]?\d/.test(number)) return null
  const own = decimalOf(cell)
  const value = inNotation(number, own ?? decimal)
  if (value === null) return null
  if (own !== null || settled || !/[.,]/.test(number)) return { value }
  const other = inNotation(number, decimal === ',' ? '.' : ',')
  return other === null || other === value ? { value } : { value, other }
}

function inNotation(number: string, decimal: ',' | '.'): number | null {
  const group = decimal === ',' ? '\\.' : ','
  const mark = decimal === ',' ? ',' : '\\.'
  if (!new RegExp(`^[-+]?(?:\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:${mark}\\d+)?$`).test(number)) return null
  const value = Number(number.replaceAll(decimal === ',' ? '.' : ',', '').replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

const NUMERIC_DAY = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4}|\d{2})\.?$/

/** What a day says about the order of its column: in 31/12/2026 the day is first; 01/02/2026 says nothing. */
export function dayOrderOf(cell: string): 'dmy' | 'mdy' | null {
  const [, first, second] = NUMERIC_DAY.exec(cell.trim()) ?? []
  if (first === undefined) return null
  if (Number(first) > 12) return 'dmy'
  return Number(second) > 12 ? 'mdy' : null
}

/** A day as 2026-05-31; null where the cell is none. Names of months are read in the document's language and in English. */
export function readDay(cell: string, order: Notation['days'], settled: boolean, language: LanguageKey): ReadCell<string> | null {
  const text = cell.trim().replace(/[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?$/, '')
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text)
  if (iso) return orNull(dayFrom(iso[1]!, iso[2]!, iso[3]!))
  const [, first, second, year] = NUMERIC_DAY.exec(text) ?? []
  if (first !== undefined) {
    const inOrder = (which: Notation['days']) => (which === 'dmy' ? dayFrom(year!, second!, first) : dayFrom(year!, first, second!))
    const own = dayOrderOf(text)
    const value = inOrder(own ?? order)
    if (value === null || own !== null || settled || Number(first) === Number(second)) return orNull(value)
    const other = inOrder(order === 'dmy' ? 'mdy' : 'dmy')
    return other === null ? { value } : { value, other }
  }
  return orNull(dayInWords(text, language))
}

const orNull = (value: string | null) => (value === null ? null : { value })

/** Two figures of a year are this century's. */
function dayFrom(year: string, month: string, day: string): string | null {
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? date : null
}

function dayInWords(text: string, language: LanguageKey): string | null {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []
  const month = words.map((word) => monthsOf(language).get(word) ?? monthsOf('EN').get(word)).find((each) => each !== undefined)
  const figures = words.filter((word) => /^\d+$/.test(word))
  const year = figures.find((each) => each.length === 4)
  const day = figures.find((each) => each.length <= 2)
  if (month === undefined || year === undefined || day === undefined || figures.length !== 2) return null
  return dayFrom(year, String(month), day)
}

const YES = new Set('true yes y 1 x wahr ja j oui si sí sì sim tak kyllä evet да ναι vrai vero prawda'.split(' '))
const NO = new Set('false no n 0 falsch nein nee non não nie ei hayır нет όχι nej nei faux falso fałsz'.split(' '))

export function readYesNo(cell: string): boolean | null {
  const word = cell.trim().toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : null
}
