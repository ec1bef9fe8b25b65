import type { LanguageKey } from '../languages.ts'
import { localeOf } from './locale.ts'
import { monthsOf } from './unsupported.ts'

/** A number, a date or a time of day. Two are the same figure when they share a reading, in whichever language they are written. */
export interface Figure {
  text: string
  /** Dates as `date 2026-05-03`, with the parts that are not there left empty; else the value, or the characters of what has none. */
  readings: string[]
}

const NUMBER =
  /\p{Nd}{1,3}(?:[.,'’\u00a0\u202f ]\p{Nd}{3})+(?:[.,]\p{Nd}+)?(?!\p{Nd})|\p{Nd}+(?:[.,:]\p{Nd}+)*|[\u00bc-\u00be\u2150-\u215e]/gu
const NUMERIC_DATE = new RegExp(
  [
    String.raw`(?<!\d|\d[.,:/-])(?:(\d{4})([-./])(\d{1,2})\2(\d{1,2})|`,
    String.raw`(\d{1,2})(?:([-/])(\d{1,2})\6|\. ?(\d{1,2})\. ?)(\d{4}|\d{2})|(\d{1,2})\/(\d{4}))(?!\d|[.,:/-]\d)`,
  ].join(''),
  'g',
)
/** A hyphen before a figure is a minus unless it joins two words or figures. */
const MINUS = /(?:(?<![\p{L}\p{N}%‰€$£)\]'’-])[-−–]|(?<!\p{L})(?:minus|moins|menos|meno|miinus|eksi|минус|μείον|πλην)\s)[€$£]?\s?$/iu

const decimalOf = (language: LanguageKey): string => localeOf(language).number(1.5).charAt(1)

const dateReading = (year: string, month: number, day: string): string | null => {
  if (month < 1 || month > 12 || Number(day || 1) < 1 || Number(day || 1) > 31) return null
  const full = year.length === 2 ? `${Number(year) < 70 ? 20 : 19}${year}` : year
  return `date ${full}-${month}-${day === '' ? '' : Number(day)}`
}

/** The day comes first, unless the month would be no month then. */
const dayFirst = (year: string, first: string, second: string): string | null =>
  dateReading(year, Number(second), first) ?? dateReading(year, Number(first), second)

function readNumericDate(match: RegExpMatchArray): string | null {
  const [, isoYear, , isoMonth, isoDay, first, , second, dotted, year, month, monthYear] = match
  if (isoYear !== undefined) return dateReading(isoYear, Number(isoMonth), isoDay!)
  return first !== undefined ? dayFirst(year!, first, (second ?? dotted)!) : dateReading(monthYear!, Number(month), '')
}

/** Dates with a month by its name, the day before or after it: 3. Mai 2026, 3 de mayo de 2026, May 3rd, 2026, May 2026. */
const namedDates = new Map<LanguageKey, RegExp>()
function namedDateOf(language: LanguageKey): RegExp {
  let pattern = namedDates.get(language)
  if (!pattern) {
    const months = [...monthsOf(language).keys()].toSorted((a, b) => b.length - a.length).map((name) => RegExp.escape(name))
    const gap = String.raw`[\s\u00a0\u202f]`
    const link = String.raw`(?:${gap}+(?:de|del|di|d[eo]s?|of))?`
    const day = String.raw`(?<!\d|\d[.,:/])(\d{1,2})(?:\.|st|nd|rd|th|er|re|[ºª°η])?`
    const year = String.raw`(?:[.,]?${link}${gap}+(\d{4})(?![\d]|[.,:]\d))?`
    const later = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?!\d|[.,:/-]\d)`
    const name = String.raw`(?<!\p{L})(${months.join('|')})(?!\p{L})`
    const monthAndYear = String.raw`${link}${gap}+(\d{4})(?!\d|[.,:]\d)`
    const monthFirst = String.raw`${name}\.?(?:${gap}+${later}(?!${gap}*[%‰€$£])${year}|${monthAndYear})`
    pattern = new RegExp(`${day}${link}${gap}*${name}${year}|${monthFirst}`, 'giu')
    namedDates.set(language, pattern)
  }
  return pattern
}

function readNamedDate(match: RegExpMatchArray, language: LanguageKey): string | null {
  const [, day, after, year, before, laterDay, laterYear, onlyYear] = match
  const name = (after ?? before)!
  // “may” and “march” are verbs, too.
  if (language === 'EN' && /^\p{Ll}/u.test(name)) return null
  return dateReading(year ?? laterYear ?? onlyYear ?? '', monthsOf(language).get(name.toLowerCase())!, day ?? laterDay ?? '')
}

/** What a number may be. `decimal`: the mark before decimals in the language; null: either mark. */
function numberReadings(written: string, decimal: string | null): string[] {
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

/** The figures of a text in their order. `anyNotation`: numbers may be written as in any language, as input and facts are. */
export function figuresOf(text: string, language: LanguageKey, anyNotation = false): Figure[] {
  const found: (Figure & { at: number })[] = []
  let rest = text
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => string | null) => {
    for (const match of rest.matchAll(pattern)) {
      const reading = read(match)
      if (reading === null) continue
      found.push({ at: match.index, text: match[0], readings: [reading] })
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
  }
  take(NUMERIC_DATE, readNumericDate)
  take(namedDateOf(language), (match) => readNamedDate(match, language))
  const decimal = anyNotation ? null : decimalOf(language)
  for (const match of rest.matchAll(NUMBER)) {
    const minus = MINUS.test(rest.slice(Math.max(0, match.index - 12), match.index)) ? '-' : ''
    const readings = numberReadings(match[0], decimal).map((reading) => minus + reading)
    // “31.12.” is a day of the year where decimals have a comma.
    const day = decimal === '.' ? null : /^(\d{1,2})\.(\d{1,2})\.(?!\d)/.exec(rest.slice(match.index))
    const reading = day && minus === '' ? dateReading('', Number(day[2]), day[1]!) : null
    found.push({ at: match.index, text: minus + match[0], readings: reading === null ? readings : [...readings, reading] })
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ text: shown, readings }) => ({ text: shown, readings }))
}

/** Whether a date has no part that the other has otherwise or lacks: May 2026 is within 3 May 2026. */
export const isWithin = (reading: string, known: string): boolean => {
  if (!reading.startsWith('date ') || !known.startsWith('date ')) return false
  const parts = known.slice(5).split('-')
  return reading
    .slice(5)
    .split('-')
    .every((part, index) => part === '' || part === parts[index])
}
