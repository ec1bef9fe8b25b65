import { language, LOCALE } from './language.ts'
import { strings } from './strings.ts'

const numbers = new Intl.NumberFormat(LOCALE)
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' })
const dayAndYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' })
const timeAndSeconds = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

export const number = (value: number): string => numbers.format(value)

/** A number with a fixed count of decimals, or at most so many. */
export const decimal = (value: number, most: number, least = 0): string =>
  value.toLocaleString(LOCALE, { minimumFractionDigits: least, maximumFractionDigits: most })

const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 })
const compactWhole = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 0 })

/** Compact numbers, for columns: 8.1k, 402k, 1.2M; in German 402.000 and 1,2 Mio. */
export const shortNumber = (value: number): string =>
  // English writes the thousand small, which Intl does not.
  (value >= 10_000 && value < 1_000_000 ? compactWhole : compact).format(value).replace(/(?<=\d)K$/, 'k')

const DAY = 24 * 3_600_000
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', month: 'short' })

/** How far a due date is: past, and in how many calendar days (negative: ago). */
export function untilDue(iso: string): { past: boolean; days: number } {
  const at = new Date(iso)
  const now = new Date()
  const past = at <= now
  return { past, days: Math.round((at.setHours(0, 0, 0, 0) - now.setHours(0, 0, 0, 0)) / DAY) }
}
/** "Sat 14 Nov". */
export const weekdayDate = (iso: string): string => weekday.format(new Date(iso))

const sameYear = (date: Date) => date.getFullYear() === new Date().getFullYear()

export const date = (iso: string): string => (sameYear(new Date(iso)) ? day : dayAndYear).format(new Date(iso))
export const fullDate = (iso: string): string => dayAndYear.format(new Date(iso))
/** What ends a sentence whose last words are these: dates of many languages end in a full stop of their own. */
export const fullStop = (last: string): string => (last.endsWith('.') ? '' : '.')
export const clock = (iso: string): string => time.format(new Date(iso))

/** "today, 09:02" or "12 Nov, 09:14". */
export function dateTime(iso: string): string {
  const given = new Date(iso)
  return `${sameDay(given, new Date()) ? strings.base.today : date(iso)}, ${time.format(given)}`
}

const sameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()
const othersOfDay = (iso: string, all: readonly string[]): Date[] =>
  all
    .filter((other) => other !== iso)
    .map((other) => new Date(other))
    .filter((other) => sameDay(other, new Date(iso)))

/** "09:14", with seconds where others are of the same minute. */
export function timeAmong(iso: string, all: readonly string[]): string {
  const isOfMinute = othersOfDay(iso, all).some((other) => time.format(other) === clock(iso))
  return (isOfMinute ? timeAndSeconds : time).format(new Date(iso))
}

/** "12 Nov", with the time where others are of the same day: "12 Nov, 09:14". */
export const dayAmong = (iso: string, all: readonly string[]): string =>
  othersOfDay(iso, all).length === 0 ? date(iso) : `${date(iso)}, ${timeAmong(iso, all)}`

/** "40 seconds ago", "5 minutes ago", "3 days ago". */
export function ago(iso: string, now = Date.now()): string {
  const seconds = Math.round((new Date(iso).getTime() - now) / 1000)
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['second', 60],
    ['minute', 60],
    ['hour', 24],
    ['day', 30],
    ['month', 12],
    ['year', Infinity],
  ]
  let value = seconds
  for (const [unit, next] of steps) {
    if (Math.abs(value) < next) return relative.format(Math.trunc(value), unit)
    value /= next
  }
  return relative.format(Math.trunc(value), 'year')
}

/** Never rounded up to 100: that is for when everything is decided. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : part >= whole ? 100 : Math.min(99, Math.floor((part / whole) * 100))

/** BCP 47 tag of a language key, for `lang` attributes. */
const TAGS: Record<string, string> = { GR: 'el', SE: 'sv', DK: 'da', NO: 'nb' }
export const langTag = (key: string | null | undefined): string | undefined => (key ? (TAGS[key] ?? key.toLowerCase()) : undefined)

const languages = new Intl.DisplayNames([LOCALE], { type: 'language' })
/** "English" for EN, "Greek" for GR, in the language of the page. */
export const languageName = (key: string): string => languages.of(langTag(key) ?? 'en') ?? key

/** An address without scheme and trailing slash. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return ((words[0]?.[0] ?? '?') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : (words[0]?.[1] ?? ''))).toUpperCase()
}

const collator = new Intl.Collator(LOCALE, { numeric: true })
/** The order of names as the language of the page has it. */
export const byName = (one: string, other: string): number => collator.compare(one, other)

const NOUNS_ARE_CAPITAL: readonly string[] = ['de']
/** A label within a sentence: small, where the language writes nouns small. */
export const inSentence = (label: string): string => (NOUNS_ARE_CAPITAL.includes(language) ? label : label.toLocaleLowerCase(LOCALE))
