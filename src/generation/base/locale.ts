import type { LanguageKey } from '../../languages.ts'
import { BCP47 } from '../../languages.ts'

/** Where numbers and dates depend on the country: the library's English is British, its Portuguese European. */
const REGIONS: Partial<Record<LanguageKey, string>> = { EN: 'en-GB', PT: 'pt-PT' }

/** The first day of a month is an ordinal number in these languages; Intl writes it like any other day. */
const FIRST_OF_MONTH: Record<string, string> = { fr: '1er', it: '1º', el: '1η' }

/**
 * Languages in which a heading quoted inside a sentence needs quotation marks, because its capital would look like a mistake: the
 * marks around it, and those for a quotation within.
 */
const HEADING_QUOTES: Record<string, readonly [string, string, string, string]> = {
  en: ['‘', '’', '“', '”'],
  nl: ['‘', '’', '“', '”'],
  de: ['„', '“', '‚', '‘'],
  es: ['«', '»', '“', '”'],
  it: ['«', '»', '“', '”'],
  pt: ['«', '»', '“', '”'],
  el: ['«', '»', '“', '”'],
  ru: ['«', '»', '„', '“'],
  fr: ['«\u00a0', '\u00a0»', '“', '”'],
  pl: ['„', '”', '«', '»'],
  sv: ['”', '”', '’', '’'],
  fi: ['”', '”', '’', '’'],
  da: ['»', '«', '›', '‹'],
  nb: ['«', '»', '‘', '’'],
  tr: ['“', '”', '‘', '’'],
}

/** A day that exists, written as 2026-05-01. */
export const isDay = (value: string): boolean => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

export interface Locale {
  tag: string
  /** Between a name and what it is: `Oslo: a desk`; Russian sets a dash for the verb it leaves out. */
  apposition: string
  /** French puts a no-break space before its colon. */
  colon: string
  list: (items: readonly string[]) => string
  /** A heading as the language quotes it inside a sentence. */
  heading: (text: string) => string
  plural: (count: number) => Intl.LDMLPluralRule
  number: (value: number) => string
  currency: (value: number, code: string) => string
  /** A price whose currency nobody has said. */
  amount: (value: number) => string
  /** Days given as 2026-05-01 in the language's long form, also beside an hour or another day; anything else unchanged. */
  date: (value: string) => string
}

const locales = new Map<LanguageKey, Locale>()

export function localeOf(language: LanguageKey): Locale {
  let locale = locales.get(language)
  if (!locale) locales.set(language, (locale = createLocale(REGIONS[language] ?? BCP47[language])))
  return locale
}

function createLocale(tag: string): Locale {
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' })
  const plurals = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 20 })
  const amounts = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions)
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const currencies = new Map<string, Intl.NumberFormat>()
  const quotes = HEADING_QUOTES[tag.slice(0, 2)]
  return {
    tag: tag.slice(0, 2),
    apposition: tag === 'ru' ? '\u00a0— ' : tag === 'fr' ? '\u00a0: ' : ': ',
    colon: tag === 'fr' ? '\u00a0:' : ':',
    list: (items) => lists.format(items),
    heading: (text) => (quotes ? inQuotes(text, quotes) : text),
    plural: (count) => plurals.select(count),
    number: (value) => numbers.format(value),
    amount: (value) => amounts.format(value),
    currency: (value, code) => {
      let format = currencies.get(code)
      if (!format) {
        format = new Intl.NumberFormat(tag, {
          style: 'currency',
          currency: code,
          // A price is never rounded: 1.859 a litre stays what was entered.
          maximumFractionDigits: 6,
          trailingZeroDisplay: 'stripIfInteger',
        } as Intl.NumberFormatOptions)
        currencies.set(code, format)
      }
      return format.format(value)
    },
    date: (value) =>
      value.replace(/(?<![\p{L}\d-])(\d{4}-\d{2}-\d{2})(?![\p{L}\d-])(\s+(?=\d{1,2}[:.h]\d{2}))?/gu, (typed, day: string, hour?: string) =>
        isDay(day) ? longDate(dates.format(new Date(`${day}T00:00:00Z`)), tag) + (hour === undefined ? '' : ', ') : typed,
      ),
  }
}

const inQuotes = (text: string, [open, close, innerOpen, innerClose]: readonly [string, string, string, string]): string =>
  open +
  text
    .replace(open.trim() === '«' ? /«\s*/gu : /„/gu, innerOpen)
    .replace(close.trim() === '»' ? /\s*»/gu : close === '“' ? /“/gu : /”/gu, innerClose) +
  close

/** In Russian, Intl abbreviates the word for year, which leaves a full stop in the middle of a sentence or before a colon. */
const longDate = (formatted: string, tag: string): string =>
  formatted.replace(/^1(?= )/u, FIRST_OF_MONTH[tag] ?? '1').replace(/(?<=\d)\s*г\.$/u, '\u00a0года')
