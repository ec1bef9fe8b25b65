import type { LanguageKey } from '../../languages.ts'
import { isDay } from '../../generation/base/locale.ts'
import { datesIn } from '../../generation/figures/figure-dates.ts'
import type { Span } from './parts.ts'

/** A day of a brief. */
export interface Day extends Span {
  /** As 2026-05-31; null where its year is not said. */
  value: string | null
  /** What the words in front of it make it. */
  is: 'end' | 'start' | null
}

const ENDS =
  "by|until|till?|before|to|through|closes?|bis(?: (?:zum|spätestens|einschließlich))?|vor(?: dem)?|jusqu[’']?(?:au|à)|avant(?: le)?|au|" +
  'hasta(?: el)?|antes de(?:l)?|al|fino al?|entro(?: il)?|tot(?: en met)?|t/m|vóór|até(?: a)?|do|przed|til og med|til|inden|' +
  'senast|asti|до|έως|μέχρι'
const STARTS =
  'from|as of|starts?(?: on| from)?|starting(?: on)?|begins?(?: on)?|launch(?:es)?|ab(?: dem)?|vom|dès(?: le)?|à partir du|à ' +
  'compter du|du|desde(?: el)?|' +
  'a partir del?|empezamos el|del?|dal|da|a partire dal|vanaf|per|van|från(?: den)?|fra(?: den)?|alkaen|od|с|από'
/** `from Friday 4 June`: the day of the week stands between. */
const before = (words: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})\s+(?:the\s+|le\s+|el\s+|il\s+|den\s+)?(?:\p{L}+,?\s+)?$`, 'iu')
const END_BEFORE = before(ENDS)
const START_BEFORE = before(STARTS)
const LOOKED_AT = 40

/** The days of a brief; a month alone is none. */
export function daysIn(brief: string, language: LanguageKey): Day[] {
  return datesIn(brief, language)
    .dates.filter(({ date }) => date.day !== null)
    .map(({ at, text, date: { day, month, year } }): Day => {
      const lead = brief.slice(Math.max(0, at - LOOKED_AT), at)
      const value = year === null ? null : [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
      const is = END_BEFORE.test(lead) ? 'end' : START_BEFORE.test(lead) ? 'start' : null
      return { start: at, end: at + text.length, value: value !== null && isDay(value) ? value : null, is }
    })
    .toSorted((one, other) => one.start - other.start)
}
