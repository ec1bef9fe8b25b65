import type { LanguageKey } from '../../languages.ts'
import { localeOf } from '../../generation/base/locale.ts'
import { notationOf, readNumber } from '../../generation/form/table-cells.ts'
import type { Span } from './parts.ts'

export type Period = 'hour' | 'day' | 'week' | 'month' | 'year'

/** A price of a brief. */
export interface Amount extends Span {
  value: number
  /** Null: the brief does not say it. */
  currency: string | null
  /** What it is for, and the words that say so. */
  period: (Span & { unit: Period }) | null
  /** `ab 59 €`, `3.400 bis 3.900 €`, `free from £60`: no one price that a field could have. */
  isOpen: boolean
}

const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`
/** What stands for a currency, as people type it. `kr` is that of the country. */
const CURRENCIES: readonly (readonly [string | null, string])[] = [
  ['EUR', '€|eur|euros?|euroa?|ευρώ|евро'],
  ['GBP', '£|gbp|pounds?|quid'],
  ['USD', String.raw`us\$|\$|usd|dollars?`],
  ['CHF', String.raw`chf|sfr\.?|fr\.|franken|francs? suisses?`],
  ['PLN', 'pln|zł|złotych|złote'],
  ['TRY', '₺|try|tl|lira'],
  ['RUB', String.raw`₽|rub|руб\.?|рублей|рубля`],
  ['SEK', 'sek'],
  ['DKK', 'dkk'],
  ['NOK', 'nok'],
  [null, String.raw`kr\.?|kronor|kroner|kronen`],
]
const KRONE: Partial<Record<LanguageKey, string>> = { SE: 'SEK', DK: 'DKK', NO: 'NOK' }
const SIGN = CURRENCIES.map(([, signs]) => signs).join('|')
const PRICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(${SIGN})\s?(${NUMBER})(?:,[-–])?|(${NUMBER})(?:,[-–])?\s?(${SIGN})(?![\p{L}\p{N}]))`,
  'giu',
)
const INSTEAD =
  'instead of|down from|statt|anstatt|au lieu de|en vez de|invece di|in plaats van|em vez de|zamiast|istället för|i stedet for|' +
  'вместо|αντί για|yerine'
/** `45 instead of 60`: a price whose currency is not said. */
const BARE = new RegExp(String.raw`(?<![\p{L}\p{N}.,£€$-])(${NUMBER})(?=\s+(?:${INSTEAD})\s+\d)`, 'giu')

const PERIODS: readonly (readonly [Period, string])[] = [
  ['hour', 'hour|h|hr|stunde|std\\.?|heure|hora|ora|uur|godzinę|timme|time|tunti|ώρα|saat|час'],
  ['day', 'day|tag|jour|día|dia|giorno|dag|dzień|päivä|ημέρα|gün|день'],
  ['week', 'week|woche|semaine|semana|settimana|tydzień|vecka|uge|uke|viikko|εβδομάδα|hafta|неделю'],
  ['month', 'month|monat|mois|mes|mese|maand|mês|miesiąc|månad|måned|kuukausi|kk|μήνα|ay|месяц'],
  ['year', 'year|jahr|an|año|anno|jaar|ano|rok|år|vuosi|χρόνο|έτος|yıl|год'],
]
const ALONE: readonly (readonly [Period, string])[] = [
  ['hour', 'hourly|stündlich|tuntia kohti|tunnissa|saatlik'],
  ['day', 'daily|täglich|päivässä|günlük'],
  ['week', 'weekly|wöchentlich|hebdomadaires?|semanales?|settimanali?|wekelijks|viikossa|haftalık'],
  ['month', 'monthly|pcm|monatlich|mensuels?|mensuelles?|mensuales?|mensili?|maandelijks|miesięcznie|kuussa|kuukaudessa|aylık|ежемесячно'],
  ['year', 'yearly|annually|p\\.?a\\.?|jährlich|annuels?|anuales?|annuali?|jaarlijks|rocznie|vuodessa|yıllık'],
]
const PER = String.raw`(?:a|an|per|pro|im|je|in der|par|al|por|a la|all['’]|alla|à l['’]|ao|à|om|i|pr\.?|na|za|w|в|за|τον|την|το|ανά|\/)`
const BEHIND = PERIODS.map(([, words]) => words).join('|')
const ONLY = ALONE.map(([, words]) => words).join('|')
/** A word or two may stand between: `netos al mes`, `brutto im Monat`. */
const PERIOD = new RegExp(String.raw`^\s?(?:\p{L}+\.?\s){0,2}?(?:${PER}\s?(${BEHIND})|(${ONLY}))(?![\p{L}\p{N}])`, 'iu')

const FROM =
  'from|starting (?:at|from)|over|above|ab|über|à partir de|dès|desde|a partir de|da|oltre|vanaf|boven|från|fra|alkaen|od|από|от|więcej niż'
const OPEN_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${FROM})\s*$|\d\s?(?:to|bis|à|a|hasta|tot|till|til|do|до|έως|-|–)\s?$`, 'iu')
const OPEN_BEHIND = /^\s?(?:and up|upwards|alkaen|or more|oder mehr|-den|['’]den)/iu

const isIn = (words: string, word: string) => new RegExp(`^(?:${words})$`, 'iu').test(word)

function currencyOf(sign: string, language: LanguageKey): string | null {
  const known = CURRENCIES.find(([, signs]) => isIn(signs, sign))
  return known ? (known[0] ?? KRONE[language] ?? null) : null
}

function periodAt(brief: string, at: number): Amount['period'] {
  const found = PERIOD.exec(brief.slice(at, at + 40))
  if (!found || /[,.;:!?\n]/u.test(found[0].replace(/p\.a\.?|std\.|pr\./iu, ''))) return null
  const [all, behind, only] = found
  const unit =
    PERIODS.find(([, words]) => behind !== undefined && isIn(words, behind)) ?? ALONE.find(([, words]) => isIn(words, only ?? ''))
  const start = at + all.length - all.trimStart().length
  return unit ? { unit: unit[0], start, end: at + all.length } : null
}

/** The prices of a brief, in the order they stand. */
export function amountsIn(brief: string, language: LanguageKey): Amount[] {
  const { decimal } = notationOf(localeOf(language).tag)
  const found: Amount[] = []
  const take = (start: number, end: number, number: string, currency: string | null) => {
    const value = readNumber(number, decimal, false)?.value
    if (value === undefined || found.some((other) => start < other.end && other.start < end)) return
    const before = brief.slice(Math.max(0, start - 20), start)
    const isOpen = OPEN_BEFORE.test(before) || OPEN_BEHIND.test(brief.slice(end, end + 12))
    found.push({ start, end, value, currency, period: periodAt(brief, end), isOpen })
  }
  for (const match of brief.matchAll(PRICE))
    take(match.index, match.index + match[0].length, (match[2] ?? match[3])!, currencyOf((match[1] ?? match[4])!, language))
  for (const match of brief.matchAll(BARE)) take(match.index, match.index + match[0].length, match[1]!, null)
  // What it cost before is no price of its own.
  const was = new RegExp(String.raw`(?<!\p{L})(?:${INSTEAD})\s*$`, 'iu')
  return found
    .filter(({ start }) => !was.test(brief.slice(Math.max(0, start - 20), start)))
    .toSorted((one, other) => one.start - other.start)
}
