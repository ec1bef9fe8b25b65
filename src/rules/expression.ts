import { Backtracking } from './backtracking.ts'
import { ExpressionReader, type Translated } from './expression-reader.ts'
import { isWestern } from './western.ts'

export interface Match {
  start: number
  end: number
  text: string
  /** What each capture group of the author's took, from 1; null where it took no part. */
  groups: (string | null)[]
  names: Record<string, string | undefined>
}

/** Text to look in. */
export interface Subject {
  text: string
  /**
   * The same text with each letter and digit beyond ASCII written as `_` or `0`; the text itself where it has none; null where
   * signs remain that JavaScript counts as two (emoji), which only the full reading keeps together.
   */
  plainText: string | null
  /** All of it is Latin, Greek and Cyrillic letters and what stands between them. */
  isWestern: boolean
}

/** What may be a letter, a digit or half of a pair beyond ASCII: not the dashes, quotation marks and signs that nearly every text has. */
const PERHAPS_BEYOND = /[^\x00-\xa9\xab-\xb1\u2000-\u203e\u2055-\u206f\u20a0-\u20cf\u211e-\u2123\u218a-\u245f\u2500-\u2775\u2794-\u2bff]/
const EACH_BEYOND = /[[\p{L}\p{M}\p{N}\p{Pc}]--[\x00-\x7f]]/gv
const PAIRS = /[\ud800-\udfff]/

export function plainTextOf(text: string): string | null {
  if (!PERHAPS_BEYOND.test(text)) return text
  const plain = text.replaceAll(EACH_BEYOND, (sign) => (/\p{Nd}/u.test(sign) ? '0' : '_').repeat(sign.length))
  return PAIRS.test(plain) ? null : plain
}

export const subject = (text: string): Subject => ({ text, plainText: plainTextOf(text), isWestern: isWestern(text) })

type Reading = 'plain' | 'western' | 'full'

/** What is kept of a translation: the readings themselves are long, and most expressions need but one. */
interface Shape extends Pick<Translated, 'groups' | 'ignoreCase' | 'lettersAlike'> {
  hasPlain: boolean
  hasWestern: boolean
}

/**
 * An expression as Vale's authors write it. It has three readings: a plain one, quick, for ASCII; one for the western alphabets; and a full
 * one with all of Unicode's letters and word boundaries. The plain one also serves other texts wherever it cannot tell one foreign letter from another: it then looks at a copy of the same length in
 * which they are underscores. Throws a sentence where the expression cannot be read.
 */
export class Expression {
  readonly source: string
  readonly groupCount: number
  readonly #ignoreCase: boolean
  readonly #shape: Shape
  #compiled: Partial<Record<Reading, RegExp>> = {}
  #backtracking: Backtracking | null = null

  constructor(source: string, options: { ignoreCase?: boolean } = {}) {
    this.source = source
    this.#ignoreCase = options.ignoreCase ?? false
    const { plain, western, groups, ignoreCase, lettersAlike } = translate(source, this.#ignoreCase)
    this.#shape = { hasPlain: plain !== null, hasWestern: western !== null, groups, ignoreCase, lettersAlike }
    this.groupCount = groups.length - 1
    // The translation itself must be an expression: what the reader let through, the runtime may still refuse.
    this.#regex(plain !== null ? 'plain' : western !== null ? 'western' : 'full')
  }

  /** Whether it may need more than its time in a text of this length: it is then run under guard. */
  mayTakeLong(length: number): boolean {
    this.#backtracking ??= new Backtracking(this.source, () => translate(this.source, this.#ignoreCase).full)
    return this.#backtracking.mayTakeLong(length)
  }

  #regex(reading: Reading): RegExp {
    return (this.#compiled[reading] ??= this.#compile(reading))
  }

  #compile(reading: Reading): RegExp {
    const { ignoreCase, groups } = this.#shape
    const flags = `gm${ignoreCase ? 'i' : ''}${groups.length > 1 ? 'd' : ''}`
    return new RegExp(translate(this.source, this.#ignoreCase)[reading]!, reading === 'full' ? `${flags}v` : flags)
  }

  /** The reading that fits a text, and the text for it. */
  #choose(within: Subject): { regex: RegExp; text: string } {
    const { hasPlain, hasWestern, lettersAlike } = this.#shape
    if (lettersAlike && within.plainText !== null) return { regex: this.#regex('plain'), text: within.plainText }
    const reading = hasPlain && within.plainText === within.text ? 'plain' : hasWestern && within.isWestern ? 'western' : 'full'
    return { regex: this.#regex(reading), text: within.text }
  }

  test(within: Subject): boolean {
    const { regex, text } = this.#choose(within)
    regex.lastIndex = 0
    return regex.test(text)
  }

  first(within: Subject, from = 0): Match | null {
    const { regex, text } = this.#choose(within)
    regex.lastIndex = from
    const found = regex.exec(text)
    return found ? this.#match(found, within.text) : null
  }

  /** Each match in turn, none overlapping; an empty match moves on by one character. */
  all(within: Subject): Match[] {
    const { regex, text } = this.#choose(within)
    const matches: Match[] = []
    regex.lastIndex = 0
    for (let found = regex.exec(text); found; found = regex.exec(text)) {
      matches.push(this.#match(found, within.text))
      if (found[0] === '') regex.lastIndex++
    }
    return matches
  }

  /** How often it matches, without saying where. */
  count(within: Subject): number {
    const { regex, text } = this.#choose(within)
    let count = 0
    regex.lastIndex = 0
    for (let found = regex.exec(text); found; found = regex.exec(text)) {
      count++
      if (found[0] === '') regex.lastIndex++
    }
    return count
  }

  #match(found: RegExpExecArray, text: string): Match {
    const groups: (string | null)[] = []
    for (let group = 1; group < this.#shape.groups.length; group++) {
      const span = found.indices?.[this.#shape.groups[group]!]
      groups.push(span ? text.slice(span[0], span[1]) : null)
    }
    const end = found.index + found[0].length
    return { start: found.index, end, text: text.slice(found.index, end), groups, names: found.groups ?? {} }
  }
}

/** Rules are read once to be checked and once more to be run, and many share their exceptions; what is long past is read again, should another reading of it be asked for. */
const translations = new Map<string, Translated>()
const MOST_KEPT = 200

function translate(source: string, ignoreCase: boolean): Translated {
  const key = `${ignoreCase ? 'i' : '-'}${source}`
  const known = translations.get(key)
  if (known) return known
  const translated = new ExpressionReader(source, ignoreCase).translate()
  if (translations.size >= MOST_KEPT) translations.clear()
  translations.set(key, translated)
  return translated
}
