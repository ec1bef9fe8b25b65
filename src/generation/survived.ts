import type { LanguageKey } from '../languages.ts'
import { detectLanguage } from '../text/language.ts'
import { tokensOf } from './unsupported.ts'
import type { Token } from './unsupported.ts'

/** What a translation lost, added or left as it was. */
export interface Loss {
  kind: 'figure' | 'added_figure' | 'currency' | 'name' | 'link' | 'notice' | 'untranslated'
  text: string
}

/** A part of a figure: a number, or the month of a date whether it is written in letters or in figures. */
interface Atom {
  values: string[]
  isMonth: boolean
  /** As the text shows it. */
  text: string
  kind: Token['kind']
}

const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/

/** Dates, ranges and times fall into their parts, so that 3 May 2025 is 03.05.2025, and 42-54 is 42 to 54. */
function atomsOf(text: string, language: LanguageKey): Atom[] {
  const plain = text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll('\\', '')
  const atoms: Atom[] = []
  let month: number | null = null
  for (const token of tokensOf(plain, language)) {
    const written = token.text.replaceAll(/[^\d.,:/'’\u00a0\u202f -]/gu, '').trim()
    const parts = DATE.test(written) ? written.split(/[./-]/) : /[:/-]/.test(written) ? written.split(/[:/-]/) : null
    const common = { isMonth: false, text: token.text, kind: token.kind }
    // 14:30 is 14.30 in some languages.
    if (/^\d{1,2}:\d{2}$/.test(written)) atoms.push({ ...common, values: [written, String(Number(written.replace(':', '.')))] })
    else if (parts) for (const part of parts) atoms.push({ ...common, values: [String(Number(part.replaceAll(/[^\d]/g, '')))] })
    else atoms.push({ ...common, values: token.values })
    if (token.month !== null && token.month !== month)
      atoms.push({ values: [String(token.month)], isMonth: true, text: token.text, kind: 'date' })
    month = token.month
  }
  return atoms.filter(({ values }) => values.length > 0)
}

/** Figures of the source that the translation lacks, and figures it has of its own. Each counts as often as it stands there. */
function figureLosses(source: string, target: string, from: LanguageKey, to: LanguageKey): Loss[] {
  const left = atomsOf(target, to)
  const lost: Atom[] = []
  for (const atom of atomsOf(source, from)) {
    const at = left.findIndex(({ values }) => values.some((value) => atom.values.includes(value)))
    if (at < 0) lost.push(atom)
    else left.splice(at, 1)
  }
  // The name of a month may be inflected beyond recognition: it is missed only where another one stands in its place.
  const otherMonth = left.some(({ isMonth }) => isMonth)
  const missed = lost.filter(({ isMonth }) => !isMonth || otherMonth)
  // Small numbers are often words in one language and figures in the other.
  const added = left.filter(
    ({ values, isMonth, kind }) => !isMonth && (kind === 'percentage' || kind === 'price' || Number(values[0]) > 12),
  )
  const named = (kind: Loss['kind'], atoms: Atom[]) => [...new Set(atoms.map(({ text }) => text))].map((text) => ({ kind, text }))
  return [...named('figure', missed), ...named('added_figure', added)]
}

const SIGNS: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', '₺': 'TRY', '₽': 'RUB', zł: 'PLN' }
const CURRENCY = /[€$£¥₺₽]|zł|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|TRY|RUB|JPY)\b/gu
const currencies = (text: string) => new Set([...text.matchAll(CURRENCY)].map(([sign]) => SIGNS[sign] ?? sign))

/** A price in another currency is another price. */
function currencyLosses(source: string, target: string): Loss[] {
  const known = currencies(source)
  return [...currencies(target)].filter((code) => !known.has(code)).map((text) => ({ kind: 'currency', text }))
}

const HREF = /\]\((<[^>]*>|[^)\s]+)[^)]*\)/g
const BARE_ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>()[\]]+/gi
/** What follows an address in a sentence, and the end of bold around it. */
const AFTER_ADDRESS = /[.,;:!?'"’“”»*_]+$/u

/** Addresses of links, and those that stand in the text themselves. */
function addressesOf(markdown: string): string[] {
  const links = [...markdown.matchAll(HREF)].map(([, address]) => address!.replaceAll(/^<|>$/g, ''))
  const text = markdown.replaceAll(HREF, ']').replaceAll('\\', '')
  return [...links, ...(text.match(BARE_ADDRESS) ?? []).map((address) => address.replace(AFTER_ADDRESS, ''))]
}

/** Words that are written the same in every language: with a figure or a capital inside, or marked as a trade mark; mail addresses. */
const SHAPED =
  /[\p{L}\p{N}][\p{L}\p{N}.+-]*@[\p{L}\p{N}.-]+\p{L}|\p{L}+(?=[®™])|\p{Ll}+\p{Lu}\p{L}*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*|\p{Lu}+\d+\p{Lu}*/gu

/** Names a translation keeps: those somebody gave, as far as the text has them, and words shaped as names are. */
export function namesIn(text: string, given: readonly string[]): string[] {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll('\\', '')
  const shaped = plain.match(SHAPED) ?? []
  return [...new Set([...given.filter((name) => name.length > 1 && hasWord(plain, name)), ...shaped])]
}

const hasWord = (text: string, word: string) => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[at + word.length] ?? ' ')) return true
  return false
}

/** A name may take the ending of a case, and lose its last letter for it. */
const keepsName = (text: string, name: string) => text.includes(name) || (name.length >= 6 && text.includes(name.slice(0, -1)))

const LETTERS = /\p{L}/gu
/** Shorter texts may be the same in two languages. */
const LEAST_LETTERS = 30

/** Shorter texts do not say for certain which language they are in. */
const LEAST_TOLD = 80

/** Whether a line is in the language of its source. Danish and Norwegian are so close that a text may pass for either. */
function isIn(target: string, from: LanguageKey, to: LanguageKey): boolean {
  if (target.length < LEAST_TOLD || [from, to].every((language) => language === 'DK' || language === 'NO')) return false
  return detectLanguage(target.replaceAll(/\]\([^)]*\)|[*_`[\]]/g, ' ')) === from
}

/** All that a line of a translation does not have of its source. */
export function lossesOf(
  source: string,
  target: string | null,
  { from, to, names }: { from: LanguageKey; to: LanguageKey; names: readonly string[] },
): Loss[] {
  if (target === null || (target === source && (source.match(LETTERS)?.length ?? 0) >= LEAST_LETTERS) || isIn(target, from, to))
    return [{ kind: 'untranslated', text: source.slice(0, 200) }]
  const plain = target.replaceAll('\\', '')
  const addresses = addressesOf(target)
  return [
    ...figureLosses(source, target, from, to),
    ...currencyLosses(source, target),
    ...namesIn(source, names)
      .filter((name) => !keepsName(plain, name))
      .map((text) => ({ kind: 'name' as const, text })),
    ...addressesOf(source)
      .filter((address) => !addresses.includes(address))
      .map((text) => ({ kind: 'link' as const, text })),
  ]
}
