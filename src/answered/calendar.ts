import { monthsOf } from '../generation/figures/months.ts'
import type { LanguageKey } from '../languages.ts'
import { BCP47 } from '../languages.ts'
import type { Found } from './found.ts'
import { plain } from './fold.ts'
import type { Material } from './material.ts'

/** Days of the week by their whole names, and words that only begin as they do in no language of these. */
const known = new Map<LanguageKey, { words: ReadonlySet<string>; pattern: RegExp }>()
/** Where the name of a day is a word for something else, too ("segunda", "lundi" is not). */
const AMBIGUOUS: ReadonlySet<LanguageKey> = new Set(['PT', 'TR', 'FI'])

function daysOf(language: LanguageKey) {
  let days = known.get(language)
  if (days) return days
  const format = new Intl.DateTimeFormat(BCP47[language], { weekday: 'long', timeZone: 'UTC' })
  const names = Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2026, 0, 4 + day))).toLowerCase())
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${names.map((name) => RegExp.escape(name)).join('|')})s?(?![\p{L}\p{N}])`,
    'giu',
  )
  known.set(language, (days = { words: new Set(names.map(plain)), pattern }))
  return days
}

/** Months and days are dates, and no names. */
export const isCalendar = (word: string, language: LanguageKey): boolean =>
  monthsOf(language).has(word.toLowerCase()) ||
  daysOf(language).words.has(plain(word).replace(/s$/, '')) ||
  daysOf(language).words.has(plain(word))

/** Days of the week that the material does not name. */
export const weekdaysIn = (sentence: string, language: LanguageKey, material: Material): Found[] =>
  AMBIGUOUS.has(language)
    ? []
    : Array.from(sentence.matchAll(daysOf(language).pattern)).flatMap(({ 0: day, index: start }): Found[] =>
        material.hasName(day) ? [] : [{ kind: 'date', start, end: start + day.length }],
      )
