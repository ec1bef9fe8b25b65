import type { LanguageKey } from '../../languages.ts'
import { localeOf } from '../base/locale.ts'

export interface Unsupported {
  kind: 'percentage' | 'price' | 'date' | 'number'
  text: string
}

export const NUMBER = /\d+(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d+)?(?![\d])|\d+(?:[.,:/-]\d+)*/gu
const CURRENCY = /[€$£¥₺₽]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|TRY|RUB|kr|zł|euros?|dollars?|pounds?|Euro)\b/u

/** Every value a notation may mean: 1.000 is a thousand in one language and one in another. */
function valuesOf(written: string): string[] {
  const parts = written.split(/[:/-]/)
  if (parts.length > 1) return [parts.map((part) => String(Number(part))).join('-')]
  const bare = written.replaceAll(/['’\u00a0\u202f ]/g, '')
  const values = new Set<string>()
  const add = (text: string) => Number.isFinite(Number(text)) && values.add(String(Number(text)))
  const [lastPoint, lastComma] = [bare.lastIndexOf('.'), bare.lastIndexOf(',')]
  if (lastPoint < 0 && lastComma < 0) add(bare)
  else {
    const decimal = Math.max(lastPoint, lastComma)
    add(`${bare.slice(0, decimal).replaceAll(/[.,]/g, '')}.${bare.slice(decimal + 1)}`)
    if (bare.length - decimal === 4) add(bare.replaceAll(/[.,]/g, ''))
  }
  return [...values]
}

/** Names of the months in a language, long and short, and in the form used with a day. */
const monthNames = new Map<LanguageKey, Map<string, number>>()
export function monthsOf(language: LanguageKey): Map<string, number> {
  let names = monthNames.get(language)
  if (names) return names
  names = new Map()
  const { tag } = localeOf(language)
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2026, month, 15))
    for (const format of [
      { month: 'long' },
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
      { month: 'short' },
    ] as const) {
      const part = new Intl.DateTimeFormat(tag, { ...format, timeZone: 'UTC' }).formatToParts(day).find((piece) => piece.type === 'month')
      const name = part?.value.toLowerCase().replace(/\.$/, '')
      if (name && !/\d/.test(name)) names.set(name, month + 1)
    }
  }
  monthNames.set(language, names)
  return names
}

/** A figure of a text: every value its notation may mean, and the month it stands beside. */
interface Token {
  text: string
  values: string[]
  month: number | null
  kind: Unsupported['kind']
}

export const PERCENT = new RegExp(
  String.raw`^[\u00a0\u202f ]?(?:[%‰]|percent\b|per cent\b|procent|prozent|por ciento|per cento|pour cent|por cento|` +
    'prosent|prosenttia|процент|τοις εκατό)',
  'iu',
)

function tokensOf(text: string, language: LanguageKey): Token[] {
  const months = monthsOf(language)
  const monthIn = (words: string) =>
    (words.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => months.get(word)).find((month) => month !== undefined) ?? null
  return [...text.matchAll(NUMBER)].map((match) => {
    const [written] = match
    const before = text.slice(Math.max(0, match.index - 14), match.index)
    const after = text.slice(match.index + written.length, match.index + written.length + 18)
    const beside =
      monthIn(/^[.\u00a0 ]*(?:de |di )?(\p{L}+)/u.exec(after)?.[1] ?? '') ??
      monthIn(/(\p{L}+)[.,\u00a0 ]*(?:de |di )?$/u.exec(before)?.[1] ?? '')
    const percent = PERCENT.exec(after)?.[0] ?? (/%\s?$/u.test(before) ? '' : null)
    const price =
      CURRENCY.test(/^[\u00a0\u202f ]?\S{0,8}/u.exec(after)?.[0] ?? '') ||
      CURRENCY.test(/\S{0,4}[\u00a0\u202f ]?$/u.exec(before)?.[0] ?? '')
    const dated = beside !== null || /^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(written)
    const kind = percent !== null ? 'percentage' : price ? 'price' : dated ? 'date' : 'number'
    const shown =
      percent !== null
        ? percent === ''
          ? `%${written}`
          : written + percent
        : kind === 'price'
          ? text.slice(
              match.index - (/[€$£¥₺₽]\s?$/u.exec(before)?.[0].length ?? 0),
              match.index + written.length + (/^[\u00a0\u202f ]?(?:[€$£¥₺₽]|[A-Z]{3}\b|kr\b|zł)/u.exec(after)?.[0].length ?? 0),
            )
          : written
    return { text: shown.trim(), values: valuesOf(written), month: beside, kind }
  })
}

/**
 * Numbers, prices, dates and percentages of a text that are neither in the input nor in the facts. Ordinals of lists and addresses
 * of links do not count. A date is supported by its parts: the day, the year, and the month by name or number.
 */
export function unsupportedIn(markdown: string, sources: readonly string[], language: LanguageKey): Unsupported[] {
  const text = markdown
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(/^\s*(?:#+\s*)?\d+[.)]\s/gm, ' ')
    .replaceAll('\\', '')
  const known = sources.flatMap((source) => tokensOf(source, language))
  const values = new Set(known.flatMap((token) => token.values))
  const parts = new Set(known.flatMap((token) => token.values.flatMap((value) => value.split('-'))))
  const percentages = new Set(known.filter((token) => token.kind === 'percentage').flatMap((token) => token.values))
  const months = new Set(
    known
      .flatMap((token) => [token.month, ...token.values.flatMap((value) => value.split('-').map(Number))])
      .filter((month) => month !== null),
  )
  const supported = (token: Token) => {
    if (token.kind === 'percentage') return token.values.some((value) => percentages.has(value) || values.has(value))
    if (token.month !== null && !months.has(token.month)) return false
    return token.values.some((value) => values.has(value) || value.split('-').every((part) => parts.has(part)))
  }
  const found = new Map<string, Unsupported>()
  for (const token of tokensOf(text, language))
    if (token.values.length > 0 && !supported(token)) found.set(`${token.kind} ${token.text}`, { kind: token.kind, text: token.text })
  return [...found.values()]
}

/** The texts that may support numbers of a document: the form's input and the facts. */
export const supportingTexts = (
  input: object,
  facts: readonly { text?: string; title?: string | null; source?: string | null }[],
): string[] => [
  ...Object.values(input).flat().map(String),
  ...facts.flatMap(({ text, title, source }) => [text ?? '', title ?? '', source ?? '']),
]

/** The same after an edit: a number that was in the text before and was not listed then had a source, and still has it. */
export function unsupportedSince(
  before: { markdown: string; unsupported: readonly unknown[] },
  markdown: string,
  sources: readonly string[],
  language: LanguageKey,
): Unsupported[] {
  const name = ({ kind, text }: Unsupported) => `${kind} ${text}`
  const listed = new Set((before.unsupported as Unsupported[]).map(name))
  const settled = new Set(
    unsupportedIn(before.markdown, sources, language)
      .map(name)
      .filter((each) => !listed.has(each)),
  )
  return unsupportedIn(markdown, sources, language).filter((each) => !settled.has(name(each)))
}
