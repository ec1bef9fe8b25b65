import { wordTable } from '../words/word-table.ts'

const SEPARATOR = 1
const DIGIT = 0x30
const BORDER = 0x20
const HASH_START = 0x811c9dc5 | 0
export const HASH_STEP = 0x01000193

/** Bits for the number of tokens in a word. */
export const TOKENS_BITS = 5
export const MOST_TOKENS = 2 ** TOKENS_BITS - 1

/** Letters without a decomposition in Unicode that readers take for variants of another. */
const UNDECOMPOSED: Record<string, string> = { ł: 'l', ß: 's', ø: 'o', đ: 'd', æ: 'a', œ: 'o', ı: 'i' }

const foldedUnits = new Uint16Array(0x10000)

/** A UTF-16 unit as the features see it: lower case, no accent, any digit a 0, whatever is no letter or digit a separator. */
function foldUnit(unit: number): number {
  const known = foldedUnits[unit]!
  if (known !== 0) return known
  const lower = String.fromCharCode(unit).toLowerCase()
  const base = UNDECOMPOSED[lower] ?? lower.normalize('NFKD')
  const folded = /^\p{N}/u.test(base) ? DIGIT : /^\p{L}/u.test(base) ? base.charCodeAt(0) : SEPARATOR
  foldedUnits[unit] = folded
  return folded
}

/**
 * What a model sees in each word: one token, or several where letters and digits stand together. Worked out once for each word of the
 * word table; when that gives its numbers anew, so does this.
 */
export class TokenTable {
  generation = 0
  size = 0
  hashes = new Int32Array(1024)
  stems = new Int32Array(1024)
  capitals = new Int32Array(1024)
  /** Where the letters of each stand, its two borders among them. */
  starts = new Int32Array(1025)
  letters = new Uint16Array(8192)
  readonly #stemLength: number
  /** By the word's number: its first token, and how many there are in the lowest bits; -1 where nobody has asked yet. */
  #spans = new Int32Array(0)

  constructor(stemLength: number) {
    this.#stemLength = stemLength
  }

  /** For all words there are now. */
  makeRoom(): void {
    if (this.generation !== wordTable.generation) {
      this.generation = wordTable.generation
      this.size = 0
      this.#spans.fill(-1)
    }
    if (this.#spans.length >= wordTable.size) return
    const spans = this.#spans
    this.#spans = new Int32Array(wordTable.size * 2).fill(-1)
    this.#spans.set(spans)
  }

  spanOf(word: number): number {
    const known = this.#spans[word]!
    return known >= 0 ? known : this.#read(word)
  }

  isNumber(token: number): boolean {
    return this.letters[this.starts[token]! + 1] === DIGIT
  }

  #read(number: number): number {
    const word = wordTable.wordOf(number)
    const first = this.size
    let at = 0
    while (at < word.length && this.size - first < MOST_TOKENS) {
      if (foldUnit(word.charCodeAt(at)) === SEPARATOR) at++
      else at = this.#add(word, at)
    }
    return (this.#spans[number] = (first << TOKENS_BITS) | (this.size - first))
  }

  /** The token that begins here; answers where it ends. */
  #add(word: string, from: number): number {
    this.#growFor(word.length)
    const token = this.size++
    let written = this.starts[token]!
    const isNumber = foldUnit(word.charCodeAt(from)) === DIGIT
    let hash = HASH_START
    let stem = HASH_START
    let length = 0
    let capitals = 0
    let at = from
    this.letters[written++] = BORDER
    for (; at < word.length; at++) {
      const unit = word.charCodeAt(at)
      const folded = foldUnit(unit)
      if (folded === SEPARATOR || (folded === DIGIT) !== isNumber) break
      // A number is one token whatever its digits: "only 2 left" and "only 14 left" say the same.
      if (!isNumber || length === 0) {
        hash = Math.imul(hash ^ folded, HASH_STEP)
        if (length++ < this.#stemLength) stem = hash
        this.letters[written++] = folded
      }
      if (unit !== folded && unit < 0x5b) capitals++
    }
    this.letters[written++] = BORDER
    this.starts[token + 1] = written
    this.hashes[token] = hash
    this.stems[token] = stem
    this.capitals[token] = capitals
    return at
  }

  #growFor(length: number): void {
    if (this.size + 1 >= this.hashes.length) {
      this.hashes = longer(this.hashes)
      this.stems = longer(this.stems)
      this.capitals = longer(this.capitals)
      this.starts = longer(this.starts)
    }
    if (this.starts[this.size]! + length + 2 > this.letters.length) {
      const letters = new Uint16Array(this.letters.length * 2)
      letters.set(this.letters)
      this.letters = letters
    }
  }
}

function longer(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(numbers.length * 2)
  more.set(numbers)
  return more
}
