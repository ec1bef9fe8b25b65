import type { LanguageKey } from '../../languages.ts'
import { monthsOf } from './months.ts'

/** A date of a text; what it does not say is null. */
export interface DateParts {
  day: number | null
  month: number
  year: number | null
}

const NUMERIC_DATE = new RegExp(
  [
    String.raw`(?<!\d|\d[.,:/-])(?:(\d{4})([-./])(\d{1,2})\2(\d{1,2})|`,
    String.raw`(\d{1,2})(?:([-/])(\d{1,2})\6|\. ?(\d{1,2})\. ?)(\d{4}|\d{2})|(\d{1,2})\/(\d{4}))(?!\d|[.,:/-]\d)`,
  ].join(''),
  'g',
)

function datedBy(year: string, month: number, day: string): DateParts | null {
  if (month < 1 || month > 12 || Number(day || 1) < 1 || Number(day || 1) > 31) return null
  const full = year.length === 2 ? (Number(year) < 70 ? 2000 : 1900) + Number(year) : Number(year)
  return { day: day === '' ? null : Number(day), month, year: year === '' ? null : full }
}

/** The day comes first, unless the month would be no month then. */
const dayFirst = (year: string, first: string, second: string): DateParts | null =>
  datedBy(year, Number(second), first) ?? datedBy(year, Number(first), second)

function readNumericDate(match: RegExpMatchArray): DateParts | null {
  const [, isoYear, , isoMonth, isoDay, first, , second, dotted, year, month, monthYear] = match
  if (isoYear !== undefined) return datedBy(isoYear, Number(isoMonth), isoDay!)
  return first !== undefined ? dayFirst(year!, first, (second ?? dotted)!) : datedBy(monthYear!, Number(month), '')
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

function readNamedDate(match: RegExpMatchArray, language: LanguageKey): DateParts | null {
  const [, day, after, year, before, laterDay, laterYear, onlyYear] = match
  const name = (after ?? before)!
  // “may” and “march” are verbs, too.
  if (language === 'EN' && /^\p{Ll}/u.test(name)) return null
  return datedBy(year ?? laterYear ?? onlyYear ?? '', monthsOf(language).get(name.toLowerCase())!, day ?? laterDay ?? '')
}

interface FoundDate {
  at: number
  text: string
  date: DateParts
}

/** The dates of a text, and the text with blanks in their places, so that their parts are no numbers of their own. */
export function datesIn(text: string, language: LanguageKey): { dates: FoundDate[]; rest: string } {
  const dates: FoundDate[] = []
  let rest = text
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => DateParts | null) => {
    for (const match of rest.matchAll(pattern)) {
      const date = read(match)
      if (date === null) continue
      dates.push({ at: match.index, text: match[0].trim(), date })
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
  }
  take(NUMERIC_DATE, readNumericDate)
  take(namedDateOf(language), (match) => readNamedDate(match, language))
  return { dates, rest }
}

/** “31.12.” is a day of the year where decimals have a comma. */
export function dayOfYear(text: string): DateParts | null {
  const found = /^(\d{1,2})\.(\d{1,2})\.(?!\d)/.exec(text)
  return found && datedBy('', Number(found[2]), found[1]!)
}
