import type { LanguageKey } from '../languages.ts'
import { withoutAccents } from '../rules/words/fold.ts'
import { stem } from './stem.ts'
import { TIMES, UNIT_OF, wordsOf } from './words.ts'
import type { LanguageWords } from './words.ts'

export type TokenKind = 'figure' | 'time' | 'degree' | 'negation' | 'word'

export interface Token {
  kind: TokenKind
  /** Two tokens with the same key say the same. */
  key: string
  /** As it stands in the text. */
  text: string
  start: number
  end: number
  /** Of a figure: with its unit it stands for itself, without one its order counts. */
  unit?: string
}

const bases = new Map<string, string>()

/** One character without case and accents, of the same length. */
function baseOf(character: string): string {
  let base = bases.get(character)
  if (base === undefined) {
    const found = withoutAccents(character.toLowerCase().replace(/[’‘ʼ]/, "'")).replace('ß', 's')
    bases.set(character, (base = found.slice(0, character.length).padEnd(character.length, ' ')))
  }
  return base
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what is no ASCII is looked up one by one
const ASCII = /^[\0-\x7f]*$/

/** Without case and accents, every letter where it stood. */
function plain(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  let out = ''
  for (const character of text) out += baseOf(character)
  return out
}

const PLAIN_PART = /\d+(?:[.,]\d+)*|[a-z_]+\d*|[%$+]/g
const PART = /\d+(?:[.,\u00a0\u202f]\d+)*|[\p{L}\p{M}_]+\d*|[%€$£+]/gu

/** Several words as one, of the same length: `up to` is `upto ` for comparing. */
function phrased(text: string, { any, each }: LanguageWords['phrases']): string {
  if (!any?.test(text)) return text
  let out = text
  for (const [phrase, word] of each) out = out.replace(phrase, (found) => word.padEnd(found.length, ' '))
  return out
}

/** `1.000` and `1,5`: what separates thousands has three figures behind it. */
const valueOf = (digits: string): string => {
  const thousands = digits.replaceAll(/[.,\u00a0\u202f](?=\d{3}(?:\D|$))/g, '')
  const [whole, part = ''] = thousands.replace(',', '.').split('.')
  const fraction = part.replace(/0+$/, '')
  return whole!.replace(/^0+(?=\d)/, '') + (fraction ? `.${fraction}` : '')
}

/** What a word is, wherever it stands. */
interface Word {
  number: string | undefined
  unit: string | undefined
  kind: 'degree' | 'negation' | 'word' | null
  key: string
}

const known = new Map<LanguageKey | null, Map<string, Word>>()
/** A text may have any number of words; those of a site come again and again. */
const MOST_KNOWN = 50_000

function wordOf(part: string, language: LanguageKey | null): Word {
  let words = known.get(language)
  if (!words || words.size > MOST_KNOWN) known.set(language, (words = new Map()))
  let word = words.get(part)
  if (!word) words.set(part, (word = readWord(part, language)))
  return word
}

function readWord(part: string, language: LanguageKey | null): Word {
  const words = wordsOf(language)
  const number = /^\d/.test(part) ? valueOf(part) : words.numbers.get(part)
  const unit = UNIT_OF.get(part)
  // "ne … pas" is one negation.
  const isHalf = language === 'FR' && (part === 'ne' || part === 'n')
  const degree = words.degree.get(part)
  if (words.negation.has(part)) return { number, unit, kind: isHalf ? null : 'negation', key: '!' }
  if (degree !== undefined) return { number, unit, kind: 'degree', key: `~${degree}` }
  if (words.filler.has(part)) return { number, unit, kind: null, key: '' }
  return { number, unit, kind: 'word', key: words.forms.get(part) ?? stem(part, language) }
}

const CURRENCY = /^[€$£]$/

/** What of a text can be compared, in its order: figures with their units, degree words, negations and the stems of the other words. */
export function tokensOf(text: string, language: LanguageKey | null): Token[] {
  const folded = phrased(plain(text), wordsOf(language).phrases)
  const tokens: Token[] = []
  let open: Token | null = null
  const pattern = ASCII.test(folded) ? PLAIN_PART : PART
  pattern.lastIndex = 0
  for (let match = pattern.exec(folded); match !== null; match = pattern.exec(folded)) {
    const part = match[0]
    const { number, unit, kind, key } = wordOf(part, language)
    const before = open
    open = null
    if (kind === null && number === undefined && (unit === undefined || !before)) continue
    const start = match.index
    const end = Math.min(start + part.length, text.length)
    if (number !== undefined) {
      // "€ 5" has its unit before the figure.
      const currency = tokens.at(-1)?.unit === 'before' ? tokens.pop()! : null
      const from = currency?.start ?? start
      const named = currency ? `#${number} ${currency.key}` : `#${number}`
      open = { kind: 'figure', key: named, text: text.slice(from, end), start: from, end, ...(currency ? { unit: currency.key } : {}) }
      tokens.push(open)
      continue
    }
    // Not the article of "2025 l'été".
    const isArticle = part.length === 1 && folded[end] === "'"
    if (unit !== undefined && !isArticle && before && before.unit === undefined && text.slice(before.end, start).trim() === '') {
      const kindOf = TIMES.has(unit) ? 'time' : 'figure'
      Object.assign(before, { unit, key: `${before.key} ${unit}`, end, kind: kindOf, text: text.slice(before.start, end) })
      continue
    }
    if (CURRENCY.test(part)) tokens.push({ kind: 'word', key: unit ?? part, text: part, start, end, unit: 'before' })
    else if (kind !== null) tokens.push({ kind, key, text: text.slice(start, end), start, end })
  }
  return tokens
}
