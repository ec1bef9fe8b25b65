import { Expression } from '../expression/expression.ts'
import { subject, type Subject } from '../expression/plain-text.ts'
import type { Tagger } from '../words/tagger.ts'

export interface CaseOptions {
  /** Words that keep the case they are written in here. */
  words: string[]
  prefix: Expression | null
  indicators: string[]
  style: 'AP' | 'Chicago'
  tagger: Tagger | null
}

const SMALL = new Set('a an and as at but by en for if in nor of on or per the to vs vs. via v v.'.split(' '))
const PREPOSITIONS = new Set(
  (
    'with from into during including until against among throughout despite towards upon concerning about over through before ' +
    'between after since without under within along following across beyond around down near above'
  ).split(' '),
)

const sorted = new WeakMap<string[], string[]>()

function longestFirst(words: string[]): string[] {
  let longest = sorted.get(words)
  if (!longest) sorted.set(words, (longest = words.toSorted((one, other) => other.length - one.length)))
  return longest
}

const expressions = new Map<string, Expression>()

/** What conversions with these options ask. */
export const expressionsOf = ({ words, prefix }: CaseOptions): Expression[] => [...words.map(known), ...(prefix === null ? [] : [prefix])]

function known(source: string): Expression {
  let expression = expressions.get(source)
  if (!expression) expressions.set(source, (expression = new Expression(source)))
  return expression
}

/** A word of a list, in small letters as well, and whether it says no more than itself. */
interface CaseEntry {
  written: string
  small: string
  isLiteral: boolean
}

const entries = new WeakMap<string[], CaseEntry[]>()

function entriesOf(words: string[]): CaseEntry[] {
  let made = entries.get(words)
  if (!made)
    entries.set(
      words,
      (made = words.map((written) => ({ written, small: written.toLowerCase(), isLiteral: /^[A-Za-z0-9 ]+$/.test(written) }))),
    )
  return made
}

/** What the list says a word is to look like: its own spelling, or the word as it is where an entry fits as an expression. */
function listed(word: string, words: string[]): string | null {
  const lower = word.toLowerCase()
  let asked: Subject | null = null
  for (const { written, small, isLiteral } of entriesOf(words)) {
    if (small === lower) return written
    if (isLiteral ? word.includes(written) : known(written).test((asked ??= subject(word)))) return word
  }
  return null
}

const upperFirst = (word: string) => {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0)
  return first.toUpperCase() + word.slice(first.length)
}

/** A text in sentence case: the first word and what follows an indicator begin with a capital, the rest does not. */
export function sentenceCase(text: string, options: CaseOptions): string {
  const words = longestFirst(options.words)
  const { prefix, rest } = split(text, options.prefix)
  const list = words.length > 0 ? `\\b(?:${words.join('|')})\\b|` : ''
  const tokens = known(`(?i)${list}[\\p{N}\\p{L}*]+[^\\s]*`)
    .all(subject(rest))
    .map((match) => match.text)
  const made = tokens.map((token, index) => {
    const entry = listed(token, words)
    if (entry !== null) return entry
    const before = tokens[index - 1]
    const starts =
      before === undefined ||
      options.indicators.some((indicator) => before.length > indicator.length && before.endsWith(indicator)) ||
      (index === 1 && /\d+\./.test(before))
    return starts ? upperFirst(token.toLowerCase()) : token.toLowerCase()
  })
  return prefix + made.join(' ')
}

/** A text in title case, by the Associated Press or by Chicago. */
export function titleCase(text: string, options: CaseOptions): string {
  const { prefix, rest } = split(text, options.prefix)
  const plain = rest
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u2013\u2014]/g, '-')
  const made = rest.replaceAll(/[\p{N}\p{L}]+[^\s/-]*/gu, (word, offset: number) => {
    const entry = listed(word, options.words)
    if (entry !== null) return entry
    const end = offset + word.length
    const small = isSmall(word.toLowerCase(), offset === 0 || end === rest.length, options, () => followsNoun(rest, end, options.tagger))
    const before = plain[offset - 1]
    const twoBefore = plain[offset - 2]
    const follows =
      (before === ' ' || before === '-' || before === '/') &&
      twoBefore !== ':' &&
      twoBefore !== '-' &&
      (plain[end] !== '-' || before === '-')
    return small && follows ? word.toLowerCase() : upperFirst(word)
  })
  return prefix + made
}

function isSmall(word: string, bounding: boolean, options: CaseOptions, beforeNoun: () => boolean): boolean {
  if (options.style === 'Chicago') return !bounding && (SMALL.has(word) || PREPOSITIONS.has(word))
  // In an infinitive ("How to Write") it is large, before a noun ("Guide to Style") small.
  if (word === 'to' && options.tagger) return beforeNoun()
  return !bounding && SMALL.has(word)
}

function followsNoun(text: string, end: number, tagger: Tagger | null): boolean {
  const next = tagger?.(/[.!?]$/.test(text) ? text : `${text}.`).find((token) => token.start >= end)
  return next !== undefined && next.tag.startsWith('NN')
}

function split(text: string, prefix: Expression | null): { prefix: string; rest: string } {
  const match = prefix?.first(subject(text))
  return match && match.start === 0 ? { prefix: match.text, rest: text.slice(match.end) } : { prefix: '', rest: text }
}
