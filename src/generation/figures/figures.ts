import type { LanguageKey } from '../../languages.ts'
import { datesIn, dayOfYear } from './figure-dates.ts'
import type { DateParts } from './figure-dates.ts'
import { currencyAfter, currencyBefore, factorAfter, isMinusBefore, isReduction, PERCENT } from './figure-words.ts'
import { localeOf } from '../base/locale.ts'

/** A number, a price, a share, a date or a time of day, read as its language writes it. */
export interface Figure {
  /** As the text shows it. */
  text: string
  /** More than one where a notation may mean either: 14:30 is 14.30 in some languages. None for a date. */
  values: string[]
  /** With `values`, it may be either: “31.12.” */
  date: DateParts | null
  kinds: Set<'percentage' | 'price' | 'number'>
  /** `either`: less of something, which may be a minus in one text and a word in the other. */
  sign: 'plus' | 'minus' | 'either'
  currency: string | null
}

const NUMBER =
  /\p{Nd}{1,3}(?:[.,'’\u00a0\u202f ]\p{Nd}{3})+(?:[.,]\p{Nd}+)?(?!\p{Nd})|\p{Nd}+(?:[.,:]\p{Nd}+)*|[\u00bc-\u00be\u2150-\u215e]/gu

/** Between the two figures of a range: what is said of one is said of both. */
const RANGE = /^[\s\u00a0]*(?:[-–—/]|(?<=\s)\p{L}{1,4}(?=\s))[\s\u00a0]*$/u

const decimalOf = (language: LanguageKey): string => localeOf(language).number(1.5).charAt(1)

/** A figure and where it stands, with its currency or sign. */
export interface PlacedFigure {
  figure: Figure
  start: number
  end: number
}

/** The figures of a text in their order. `anyNotation`: numbers may be written as in any language, as input and facts are. */
export const figuresOf = (text: string, language: LanguageKey, anyNotation = false): Figure[] =>
  placedFigures(text, language, anyNotation).map(({ figure }) => figure)

export function placedFigures(text: string, language: LanguageKey, anyNotation = false): PlacedFigure[] {
  const { dates, rest } = datesIn(text, language)
  const found = dates.map(({ at, text: shown, date }) => ({ start: at, end: at + shown.length, figure: plainFigure(shown, [], date) }))
  const decimal = anyNotation ? null : decimalOf(language)
  let last: { figure: Figure; end: number } | null = null
  for (const match of rest.matchAll(NUMBER)) {
    const { figure, start, end } = numberAt(rest, match, language, decimal)
    if (last && RANGE.test(rest.slice(last.end, start))) shareKinds(last.figure, figure)
    found.push({ start, end, figure })
    last = { figure, end }
  }
  return found.toSorted((one, other) => one.start - other.start)
}

export const plainFigure = (text: string, values: string[], date: DateParts | null = null): Figure => ({
  text,
  values,
  date,
  kinds: new Set(['number']),
  sign: 'plus',
  currency: null,
})

/** A number with what stands beside it: its minus, its currency, the sign of a share, the word for a large number. */
function numberAt(text: string, match: RegExpExecArray, language: LanguageKey, decimal: string | null) {
  const [written] = match
  const before = text.slice(Math.max(0, match.index - 14), match.index)
  const after = text.slice(match.index + written.length, match.index + written.length + 40)
  const front = currencyBefore(before)
  const large = factorAfter(after, language, front !== null)
  const behind = after.slice(large.length)
  const percent = PERCENT.exec(behind)?.[0] ?? null
  const isPercentage = percent !== null || /(?:%|yüzde)\s?$/iu.test(before)
  const back = currencyAfter(behind)
  const currency = isPercentage ? null : (back ?? front)
  const isInFront = currency !== null && back === null
  const start = match.index - (isInFront ? front!.length : isPercentage && percent === null ? 1 : 0)
  const end = match.index + written.length + large.length + (percent ?? '').length + (isPercentage ? 0 : (back?.length ?? 0))
  const sign = isReduction(text.slice(end)) ? 'either' : isMinusBefore(before) ? 'minus' : 'plus'
  const shown = text.slice(start, end).trim()
  const figure: Figure = {
    text: sign === 'minus' && !/^[-−–]/u.test(shown) ? `-${shown}` : shown,
    values: valuesOf(written, decimal, large.factor),
    date: decimal === '.' || sign === 'minus' ? null : dayOfYear(text.slice(match.index)),
    kinds: new Set([isPercentage ? 'percentage' : currency ? 'price' : 'number'] as const),
    sign,
    currency: currency?.code ?? null,
  }
  return { figure, start, end }
}

function shareKinds(first: Figure, second: Figure): void {
  const kinds = [...first.kinds, ...second.kinds]
  for (const figure of [first, second]) if (figure.kinds.has('number')) for (const kind of kinds) figure.kinds.add(kind)
}

function valuesOf(written: string, decimal: string | null, factor: number): string[] {
  const readings = readingsOf(written, decimal)
  if (factor === 1) return readings
  return readings.map((reading) => {
    const value = Number(reading) * factor
    return Number.isNaN(value) ? reading : String(Number(value.toPrecision(15)))
  })
}

/** What a number may be. `decimal`: the mark before decimals in the language; null: either mark. */
function readingsOf(written: string, decimal: string | null): string[] {
  const bare = written.replaceAll(/['’\u00a0\u202f ]/g, '')
  const [hours, minutes, more] = bare.split(':')
  // 14:30 is 14.30 in some languages, and 9:00 is nine o’clock.
  if (minutes !== undefined) return more === undefined ? [`${Number(hours)}:${minutes}`, valueOf(String(Number(hours)), minutes)] : [bare]
  const marks = [...new Set(bare.match(/[.,]/g))]
  const parts = bare.split(/[.,]/)
  const whole = () => valueOf(parts.join(''), '')
  const withDecimals = () => valueOf(parts.slice(0, -1).join(''), parts.at(-1)!)
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (marks.length === 2) return bare.indexOf(bare[last]!) === last ? [withDecimals()] : [bare]
  // What begins with a nought is a code, not a number.
  if (marks.length === 0) return [/^0\d/.test(bare) ? bare : whole()]
  const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(bare)
  if (parts.length > 2) return [grouped ? whole() : bare]
  if (!grouped) return [withDecimals()]
  return decimal === null ? [whole(), withDecimals()] : [marks[0] === decimal ? withDecimals() : whole()]
}

const valueOf = (whole: string, decimals: string): string => {
  const rest = decimals.replace(/0+$/, '')
  return rest === '' ? whole : `${whole}.${rest}`
}
