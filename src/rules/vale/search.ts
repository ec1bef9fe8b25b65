import { valeSentences } from './sentences.ts'
import { isAsciiWord, type Range, type ValeSource } from './source.ts'

/** Where Vale says a match stands, in the source. */
export interface Spot {
  start: number
  /** Where the line ends, if it could name no more than the whole line. */
  lineEnd: number | null
}

/** What Vale's word tokenizer takes off a word, one character after the other. */
const BEFORE = /^[$("[]/
const AFTER = /[,)"\]!;.?:']$/
/** Abbreviations and the like are left whole. */
const WHOLE = /^(?:[A-Za-z]\.){2,}$|^[A-Z][a-z]{1,2}\.$/
const QUOTED = /['"]/
const UNDERSCORE = 0x5f
const CODE_MARK = 0x60
const HYPHEN = 0x2d

/**
 * Vale finds a match in the text, then looks for it again in the source or one line of it, from `text` on where that is there letter for
 * letter: as whole words, then within words, then by the words of the sentence around it. Null where it gives up, and the match is lost.
 */
export function searchAsVale(source: ValeSource, where: Range, text: string, match: string, own: readonly Range[]): Spot | null {
  const from = Math.max(where.start, source.find(text, where.start, where.end, own))
  const search = new Search(source, where, match, own)
  const place = search.wholeWord(from)
  if (place >= 0) return { start: place, lineEnd: null }
  const within = source.find(match, from, where.end, own)
  return within >= 0 ? { start: within, lineEnd: null } : lineWithWords(source, where, text, match, own)
}

class Search {
  readonly #source: ValeSource
  readonly #where: Range
  readonly #match: string
  readonly #own: readonly Range[]
  /** A straight quotation mark of the match may be a curly one in the source. */
  readonly #quoted: RegExp | null

  constructor(source: ValeSource, where: Range, match: string, own: readonly Range[]) {
    this.#source = source
    this.#where = where
    this.#match = match
    this.#own = own
    this.#quoted = QUOTED.test(match) ? quotedInAnyWay(match) : null
  }

  /** The first occurrence as whole words, rather one that is not set off; -1 where there is none. */
  wholeWord(from: number): number {
    let first = -1
    let done = from
    for (let at = this.#nextFrom(from); at >= 0; at = this.#nextFrom(at + 1)) {
      const bounds = at < done ? null : this.#bounds(at, done)
      if (!bounds) continue
      if (!this.#isSetOff(bounds)) return at
      done = bounds.end
      if (first < 0) first = at
    }
    return first
  }

  #nextFrom(from: number): number {
    return this.#quoted ? this.#nextQuoted(this.#quoted, from) : this.#source.find(this.#match, from, this.#where.end, this.#own)
  }

  #nextQuoted(expression: RegExp, from: number): number {
    for (expression.lastIndex = from; ; ) {
      const found = expression.exec(this.#source.text)
      if (!found || found.index + found[0].length > this.#where.end) return -1
      if (this.#source.isAt(found[0], found.index, this.#own)) return found.index
      expression.lastIndex = found.index + 1
    }
  }

  /** The borders of a whole word, with the underscores of an emphasis; null where letters go on. */
  #bounds(at: number, done: number): Range | null {
    const { start, end } = this.#where
    const last = at + this.#match.length
    const opens = at > start && at > done && this.#code(at - 1) === UNDERSCORE
    if (!opens && at > start && !this.#isBorder(at)) return null
    const closes = last < end && this.#code(last) === UNDERSCORE
    if (!closes && last < end && !this.#isBorder(last)) return null
    return { start: opens ? at - 1 : at, end: closes ? last + 1 : last }
  }

  #code(at: number): number {
    return this.#source.codeAt(at, this.#own)
  }

  #isBorder(at: number): boolean {
    return isWordCharacter(this.#code(at - 1)) !== isWordCharacter(this.#code(at))
  }

  /** Next to a code mark or a hyphen Vale would rather name another occurrence; after the match it looks one character too far. */
  #isSetOff({ start, end }: Range): boolean {
    const where = this.#where
    if (start - where.start > 1 && isMark(this.#code(start - 1))) return true
    return end + 1 < where.end && this.#code(end) < 0x80 && isMark(this.#code(end + 1))
  }
}

const quotedInAnyWay = (match: string) =>
  new RegExp(
    RegExp.escape(match)
      .replaceAll(/'|\\x27/g, "['‘’]")
      .replaceAll(/"|\\x22/g, '["“”]'),
    'g',
  )
const isWordCharacter = (code: number) => isAsciiWord(code) || code === UNDERSCORE
const isMark = (code: number) => code === CODE_MARK || code === HYPHEN

/** The first line that has all words of the sentence of the match. */
function lineWithWords(source: ValeSource, where: Range, text: string, match: string, own: readonly Range[]): Spot | null {
  const around = valeSentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .findLast((sentence) => sentence === match || sentence.indexOf(match) > 0)
  if (around === undefined) return null
  const words = wordsOf(around).toSorted((one, other) => other.length - one.length)
  const [longest] = words
  const spotIn = (line: number): Spot | null => {
    const start = Math.max(where.start, source.lineStarts[line]!)
    const lineEnd = Math.min(where.end, source.endOfLine(line))
    return words.every((word) => source.find(word, start, lineEnd, own) >= 0)
      ? { start, lineEnd: source.text[lineEnd - 1] === '\n' ? lineEnd - 1 : lineEnd }
      : null
  }
  if (longest === undefined) return spotIn(source.lineAt(where.start))
  for (let at = source.find(longest, where.start, where.end, own); at >= 0; ) {
    const line = source.lineAt(at)
    const spot = spotIn(line)
    if (spot) return spot
    at = source.find(longest, source.endOfLine(line), where.end, own)
  }
  return null
}

function wordsOf(sentence: string): string[] {
  const plain = sentence.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'").replaceAll('…', '...')
  const words: string[] = []
  for (let word of plain.split(/\s+/u)) {
    while (word !== '' && !WHOLE.test(word) && (BEFORE.test(word) || AFTER.test(word)))
      word = BEFORE.test(word) ? word.slice(1) : word.slice(0, -1)
    if (/\p{L}/u.test(word)) words.push(word)
  }
  return words
}
