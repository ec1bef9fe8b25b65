import type { LanguageKey } from '../../languages.ts'

/** Beside an amount: the code of its currency. `kr` may be any of three. */
const CURRENCIES: Record<string, string> = {
  EUR: String.raw`€|EUR\b|euro\p{L}{0,3}(?!\p{L})|евро|ευρώ`,
  USD: String.raw`US\$|\$|USD\b|d[oó]l+ar\p{L}{0,4}(?!\p{L})|доллар\p{L}*|δολάρι\p{L}*`,
  GBP:
    String.raw`£|GBP\b|pounds?\b|pfund|livres?\b|libras?\b|sterlin\p{L}*|` +
    String.raw`punta\p{L}{0,2}|pund\b|pond\b|funt\p{L}*|фунт\p{L}*|λίρ\p{L}*`,
  CHF: String.raw`CHF\b|francs?\b|franken`,
  PLN: String.raw`zł\p{L}*|PLN\b|zloty`,
  TRY: String.raw`₺|TRY\b|TL\b|lira\b`,
  RUB: String.raw`₽|RUB\b|руб\p{L}*|rubl\p{L}*|rubel`,
  JPY: String.raw`¥|JPY\b|yen\b`,
  SEK: String.raw`SEK\b`,
  NOK: String.raw`NOK\b`,
  DKK: String.raw`DKK\b`,
  kr: String.raw`kr\b|kron\p{L}{1,3}(?!\p{L})|kruun\p{L}*`,
}
const NAMED = Object.entries(CURRENCIES).map(([code, words]) => [code, new RegExp(`^(?:${words})$`, 'iu')] as const)
const ANY_CURRENCY = Object.values(CURRENCIES).join('|')

const BEFORE = new RegExp(String.raw`(?<!\p{L})(${ANY_CURRENCY})[\u00a0\u202f ]?[-−–]?$`, 'iu')
/** American dollars, British pounds. */
const NATIONAL = String.raw`US[ -]|ABD\s|(?:amer|brit|ingil|İngil|engl|yhdysv|брит|амер)\p{L}*\s`
const AFTER = new RegExp(String.raw`^[\u00a0\u202f -]?(?:de\s|di\s|d['’]|${NATIONAL})?(${ANY_CURRENCY})`, 'iu')

interface Beside {
  /** The code of a currency. */
  code: string
  length: number
}

const found = (match: RegExpExecArray | null): Beside | null =>
  match === null ? null : { code: NAMED.find(([, words]) => words.test(match[1]!))?.[0] ?? match[1]!, length: match[0].length }

export const currencyBefore = (text: string): Beside | null => found(BEFORE.exec(text))
export const currencyAfter = (text: string): Beside | null => found(AFTER.exec(text))

export const isSameCurrency = (one: string, other: string): boolean =>
  one === other || ([one, other].includes('kr') && [one, other].some((code) => ['SEK', 'NOK', 'DKK'].includes(code)))

const end = String.raw`(?![\p{L}])\.?`
/** Words for large numbers, the longer ones first: a billion is a thousand times as much outside English. */
const BILLIONS =
  String.raw`mil (?:millones|milhões)|bilh(?:ão|ões)|milliard\p{L}*|miliard\p{L}*|miljard\p{L}*|mrd|md|bn|milyar|` +
  String.raw`миллиард\p{L}*|млрд|δισεκατομμύρι\p{L}*|δισ`
const MILLIONS =
  String.raw`milli?on\p{L}*|milh(?:ão|ões)|mill[oó]n\p{L}*|milion\p{L}*|miljo\p{L}*|milj|mio|mln|mn|mill|milyon|` +
  String.raw`миллион\p{L}*|млн|εκατομμύρι\p{L}*|εκατ|εκ`
const THOUSANDS = String.raw`thousand|tausend|tsd|duizend|tusind|tusen|tuhat\p{L}*|tuhan\p{L}*|tys|tysi\p{L}*|тыс\p{L}*|χιλιάδες`
const FACTORS: readonly [number, RegExp][] = (
  [
    [1e9, BILLIONS],
    [1e6, MILLIONS],
    [1e3, THOUSANDS],
  ] as const
).map(([factor, words]) => [factor, new RegExp(String.raw`^[\u00a0\u202f -]?(?:${words})${end}`, 'iu')])
const BILLION = new RegExp(String.raw`^[\u00a0\u202f -]?(?:billi?on\p{L}*|bill[oó]n\p{L}*|bilion\p{L}*|biljo\p{L}*)${end}`, 'iu')

/** Letters that mean a size only in a price: €2m, 2 M €. */
const LETTER_BEHIND = /^[mk](?!\p{L})/iu
const LETTER_BETWEEN = /^[\u00a0\u202f ]?[mk](?=[\u00a0\u202f ]?\p{Sc})/iu

/** The word for a large number after a figure. */
export function factorAfter(text: string, language: LanguageKey, isPrice: boolean): { factor: number; length: number } {
  const letter = LETTER_BETWEEN.exec(text)?.[0] ?? (isPrice ? LETTER_BEHIND.exec(text)?.[0] : undefined)
  if (letter !== undefined) return { factor: letter.trim().toLowerCase() === 'm' ? 1e6 : 1e3, length: letter.length }
  const billion = BILLION.exec(text)
  if (billion) return { factor: language === 'EN' ? 1e9 : 1e12, length: billion[0].length }
  for (const [factor, words] of FACTORS) {
    const match = words.exec(text)
    if (match) return { factor, length: match[0].length }
  }
  return { factor: 1, length: 0 }
}

const MINUS = new RegExp(
  String.raw`(?:^|[\s(])[-−–](?:[\p{Sc}%][\u00a0\u202f ]?)?$|\p{Sc}[-−]$|` +
    String.raw`(?:^|[^\p{L}])(?:minus|moins|menos|meno|минус|μείον|πλην|eksi|miinus)\s$`,
  'iu',
)
/** A dash between two figures. */
const BETWEEN = /\d\s*[-−–]$/u
export const isMinusBefore = (text: string): boolean => MINUS.test(text) && !BETWEEN.test(text)

const REDUCTION = new RegExp(
  String.raw`^\s*(?:off\b|discount|less\b|rabat|korting|reduziert|günstiger|weniger|` +
    'de (?:réduction|remise|descuento|desconto|rabais)|di sconto|zniżk|скидк|έκπτωση|alennus|indirim)',
  'iu',
)
/** Less of something may be a minus in one language and a word in the other. */
export const isReduction = (text: string): boolean => REDUCTION.test(text)

export const PERCENT = new RegExp(
  String.raw`^[\u00a0\u202f ]?(?:[%‰]|percent\b|per cent\b|procent|prozent|por ciento|per cento|pour cent|por cento|` +
    'prosent|prosenttia|процент|τοις εκατό)',
  'iu',
)
