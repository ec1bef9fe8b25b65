import { BCP47 } from '../../languages.ts'
import type { LanguageKey } from '../../languages.ts'
import type { Words } from './model.ts'
import { reportTexts } from './words.ts'
import type { ReportTexts } from './words.ts'

/** How a report says things: its words, and numbers, days and times as its language writes them. */
export interface Telling {
  language: LanguageKey
  words: ReportTexts
  number(n: number): string
  at(moment: string): string
  day(day: string): string
  /** A language by its key. */
  languageName(key: string): string
  /** How long something took, in its largest unit. */
  lasted(seconds: number): string
}

const HOUR = 3600
const DAY = 24 * HOUR

export async function tellingIn(language: LanguageKey): Promise<Telling> {
  const words = await reportTexts(language)
  // As people of Britain write days: those of other countries who read English take them for what they are.
  const tag = language === 'EN' ? 'en-GB' : BCP47[language]
  const numbers = new Intl.NumberFormat(tag)
  const decimals = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const times = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  return {
    language,
    words,
    number: (n) => numbers.format(n),
    at: (moment) => times.format(new Date(moment)),
    day: (day) => days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)),
    languageName: (key) => (key in BCP47 ? names.of(BCP47[key as LanguageKey]) : undefined) ?? key,
    lasted: (seconds) =>
      seconds >= 2 * DAY
        ? words.duration.days(decimals.format(seconds / DAY))
        : seconds >= 2 * HOUR
          ? words.duration.hours(decimals.format(seconds / HOUR))
          : words.duration.minutes(numbers.format(Math.max(1, Math.round(seconds / 60)))),
  }
}

/** An address of the web is a link, another scheme is not. */
export const linked = (text: string, url: string | null): Words =>
  url !== null && /^https?:\/\//i.test(url) ? { text, href: url } : { text }

export const named = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ')
