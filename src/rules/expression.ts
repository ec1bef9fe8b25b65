import { Backtracking } from './backtracking.ts'
import { ExpressionReader, type Translated } from './expression-reader.ts'
import { readExpression } from './expression-tree.ts'
import { neededPart } from './needed-part.ts'
import { NeededSigns, type Signs } from './signs.ts'
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

/** Text that many expressions look in. */
export interface KnownSubject extends Subject {
  /** Those of its plain text, where it has one. */
  signs: Signs | null
}

/** What may be a letter, a digit or half of a pair beyond ASCII: not the dashes, quotation marks and signs that nearly every text has. */
const PERHAPS_BEYOND = /[^\x00-\xa9\xab-\xb1\u2000-\u203e\u2055-\u206f\u20a0-\u20cf\u211e-\u2123\u218a-\u245f\u2500-\u2775\u2794-\u2bff]/
const LETTER = /[\p{L}\p{M}\p{N}\p{Pc}]/u
const DIGIT = /\p{Nd}/u
/** What a sign beyond ASCII is, asked once of each that is not a pair. */
const OTHER = 1
const LETTER_OR_MARK = 2
const DIGIT_BEYOND = 3
const kinds = new Uint8Array(0x10000)

const kindOf = (sign: string): number => (DIGIT.test(sign) ? DIGIT_BEYOND : LETTER.test(sign) ? LETTER_OR_MARK : OTHER)

export function plainTextOf(text: string): string | null {
  let at = text.search(PERHAPS_BEYOND)
  if (at < 0) return text
  let plain = ''
  let from = 0
  for (let length = 1; at < text.length; at += length) {
    const code = text.charCodeAt(at)
    length = 1
    if (code < 0x80) continue
    const isPair = code >= 0xd800 && code < 0xe000
    const sign = isPair ? String.fromCodePoint(text.codePointAt(at)!) : ''
    const kind = isPair ? kindOf(sign) : kinds[code] || (kinds[code] = kindOf(String.fromCharCode(code)))
    if (isPair && kind === OTHER) return null
    length = isPair ? sign.length : 1
    if (kind === OTHER) continue
    plain += text.slice(from, at) + (kind === DIGIT_BEYOND ? '0' : '_').repeat(length)
    from = at + length
  }
  return from === 0 ? text : plain + text.slice(from)
}

class AnyText implements Subject {
  readonly text: string
  readonly plainText: string | null

  constructor(text: string) {
    this.text = text
    this.plainText = plainTextOf(text)
  }

  get isWestern(): boolean {
    return isWestern(this.text)
  }
}

export const subject = (text: string): Subject => new AnyText(text)

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
  #withPlaces: Partial<Record<Reading, RegExp>> = {}
  #backtracking: Backtracking | null = null
  #needs: Needs | null = null

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

  /** With the places of its groups it takes several times as long. */
  #regex(reading: Reading, withPlaces = false): RegExp {
    return withPlaces ? (this.#withPlaces[reading] ??= this.#compile(reading, true)) : (this.#compiled[reading] ??= this.#compile(reading, false))
  }

  #compile(reading: Reading, withPlaces: boolean): RegExp {
    const flags = `gm${this.#shape.ignoreCase ? 'i' : ''}${withPlaces ? 'd' : ''}`
    return new RegExp(translate(this.source, this.#ignoreCase)[reading]!, reading === 'full' ? `${flags}v` : flags)
  }

  /** The reading that fits a text. The plain one looks in its plain text, the others in the text itself. */
  #readingOf(within: Subject): Reading {
    const { hasPlain, hasWestern, lettersAlike } = this.#shape
    if (lettersAlike ? within.plainText !== null : hasPlain && within.plainText === within.text) return 'plain'
    return hasWestern && within.isWestern ? 'western' : 'full'
  }

  /** False where it is certain that it does not match, which costs less to find out than matching. */
  mayMatchIn(within: KnownSubject): boolean {
    if (!this.#shape.hasPlain || within.plainText === null || this.#readingOf(within) !== 'plain') return true
    this.#needs ??= needsOf(translate(this.source, this.#ignoreCase).plain!, this.#shape.ignoreCase)
    const { signs, part, backtracking } = this.#needs
    if (signs !== null && !signs.areIn(within.signs!)) return false
    return part === null || backtracking!.mayTakeLong(within.text.length) || part.test(within.plainText)
  }

  test(within: Subject): boolean {
    const reading = this.#readingOf(within)
    const regex = this.#regex(reading)
    regex.lastIndex = 0
    return regex.test(reading === 'plain' ? within.plainText! : within.text)
  }

  first(within: Subject, from = 0): Match | null {
    return this.#matches(within, from, 1)[0] ?? null
  }

  /** Each match in turn, none overlapping; an empty match moves on by one character. */
  all(within: Subject): Match[] {
    return this.#matches(within, 0, Infinity)
  }

  #matches(within: Subject, from: number, most: number): Match[] {
    const reading = this.#readingOf(within)
    const text = reading === 'plain' ? within.plainText! : within.text
    // What a group caught is cut from the text itself: where another was looked in, it must be known from where to where.
    const regex = this.#regex(reading, this.groupCount > 0 && text !== within.text)
    const matches: Match[] = []
    regex.lastIndex = from
    for (let found = regex.exec(text); found; found = regex.exec(text)) {
      matches.push(this.#match(found, within.text))
      if (matches.length === most) break
      // From the middle of a pair the full reading would go back to its beginning.
      if (found[0] === '') regex.lastIndex += reading === 'full' && text.codePointAt(found.index)! > 0xffff ? 2 : 1
    }
    return matches
  }

  /** The texts of all matches, where the text itself is plain and so is what is asked of it; null otherwise. */
  plainTexts(within: Subject): string[] | null {
    if (!this.#shape.hasPlain || within.plainText !== within.text) return null
    return within.text.match(this.#regex('plain')) ?? []
  }

  /** How often it matches, without saying where. */
  count(within: Subject): number {
    const reading = this.#readingOf(within)
    if (reading === 'full') return this.all(within).length
    return (reading === 'plain' ? within.plainText! : within.text).match(this.#regex(reading))?.length ?? 0
  }

  #match(found: RegExpExecArray, text: string): Match {
    const { groups: places } = this.#shape
    const groups: (string | null)[] = []
    for (let group = 1; group < places.length; group++) {
      const span = found.indices?.[places[group]!]
      groups.push(found.indices ? (span ? text.slice(span[0], span[1]) : null) : (found[places[group]!] ?? null))
    }
    const end = found.index + found[0].length
    return { start: found.index, end, text: text.slice(found.index, end), groups, names: found.groups ?? {} }
  }
}

/** What the plain reading of an expression cannot match without. */
interface Needs {
  signs: NeededSigns | null
  part: RegExp | null
  /** What looking for the part may take. */
  backtracking: Backtracking | null
}

/** A longer one has so many ways to match that nothing can be said of all of them. */
const LONGEST_READ = 1000

function needsOf(plain: string, ignoreCase: boolean): Needs {
  const tree = plain.length > LONGEST_READ ? null : readExpression(plain)
  if (tree === null) return { signs: null, part: null, backtracking: null }
  const signs = NeededSigns.of(tree, ignoreCase || plain.includes('(?i:'))
  const part = neededPart(plain, tree)
  return { signs, part: part === null ? null : new RegExp(part, ignoreCase ? 'mi' : 'm'), backtracking: part === null ? null : new Backtracking(part, () => part) }
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
