import { COARSE_TABLE, coarse, IGNORED, SEPARATOR, UNFILLED } from './fold.ts'

/**
 * `codeAt.call(text, at)` is several times as quick as `text.charCodeAt(at)` at a megamorphic call site: V8 represents strings in many
 * ways (slices, concatenations, one or two bytes a character), and looks the method up by the representation. Each file has its own
 * constant, because an imported binding is looked up on each call.
 */
const codeAt = String.prototype.charCodeAt
/** Here for the same reason. */
const coarseTable = COARSE_TABLE

/** Numbers in a cell: the word's number, and where it starts and ends in the text. */
export const CELL = 3
/** A word too long to be worth keeping; it is read letter by letter wherever it stands. */
export const UNNUMBERED = 0

/** Words of a text in their order: those in the cells from `from` to `to`, exclusive. */
export interface Words {
  /** The table's when they were numbered: after that has changed, the numbers mean nothing. */
  generation: number
  cells: Int32Array
  from: number
  to: number
  /** Where in the text they end: between two words, or at the text's end. */
  end: number
}

/** Those that stand between two places of their text. */
export function wordsBetween(words: Words, start: number, end: number): Words {
  const { generation, cells } = words
  const from = firstFrom(words, start)
  let to = from
  while (to < words.to && cells[to + 1]! < end) to += CELL
  return { generation, cells, from, to, end }
}

function firstFrom({ cells, from, to }: Words, start: number): number {
  let low = from / CELL
  let high = to / CELL
  while (low < high) {
    const middle = (low + high) >>> 1
    if (cells[middle * CELL + 1]! < start) low = middle + 1
    else high = middle
  }
  return low * CELL
}

/** Keeps the words of a page's texts together: many small arrays would cost more than what they hold. */
export class WordStore {
  #cells = new Int32Array(0)
  #used = 0

  keep(words: Words): Words {
    const length = words.to - words.from
    if (this.#used + length > this.#cells.length) {
      this.#cells = new Int32Array(Math.max(FIRST_ROOM, this.#cells.length * 2, length))
      this.#used = 0
    }
    const from = this.#used
    for (let at = 0; at < length; at++) this.#cells[from + at] = words.cells[words.from + at]!
    this.#used += length
    return { generation: words.generation, cells: this.#cells, from, to: from + length, end: words.end }
  }
}

const FIRST_ROOM = 1500 * CELL
const LONGEST_WORD = 100
const MOST_WORDS = 2 ** 16
const MOST_LETTERS = 2 ** 20
/** A text of this length has room in one piece, however short its words. */
export const LONGEST_KEPT = 16_000
const WORDS_IN_PIECE = LONGEST_KEPT / 2 + 1
const SLOT = 4
const FIRST_BITS = 12
/** Knuth's multiplier: spreads keys that differ little over all slots. */
export const SPREAD = 0x9e3779b1 | 0

/**
 * Gives every different word a number, so that whatever is to be known of a word is worked out once and not wherever it stands. Texts say
 * the same words again and again; when too many different ones have come, the numbers are given anew.
 */
class WordTable {
  generation = 1
  size = 1
  /**
   * In each slot side by side, so that a word costs one reach into memory: its number and two hashes, together 64 bits that stand for
   * it.
   */
  #slots = new Int32Array(SLOT * 2 ** FIRST_BITS)
  #shift = 32 - FIRST_BITS
  /** Where each word's letters start in `letters`. */
  #starts = new Int32Array(2 ** FIRST_BITS)
  #letters = new Uint16Array(2 ** 14)
  readonly #cells = new Int32Array(WORDS_IN_PIECE * CELL)

  /** The words from here on, as many as one piece holds, or up to a place. The cells are used again for the next piece. */
  cut(text: string, from = 0, upTo = text.length): Words {
    const to = Math.min(upTo, text.length)
    if (this.size > MOST_WORDS || this.#starts[this.size]! > MOST_LETTERS) this.#startAnew()
    const cells = this.#cells
    let at = from
    let written = 0
    while (at < to && written < cells.length) {
      let code = codeAt.call(text, at)
      if (letterOf(code) <= IGNORED) {
        at++
        continue
      }
      const start = at
      let hash = 0
      let other = 0
      do {
        hash = (Math.imul(hash, 31) + code) | 0
        other = Math.imul(other ^ code, 0x01000193)
        if (++at >= to) break
        code = codeAt.call(text, at)
      } while (letterOf(code) !== SEPARATOR)
      cells[written] = at - start > LONGEST_WORD ? UNNUMBERED : this.#numberOf(text, start, at, hash, other)
      cells[written + 1] = start
      cells[written + 2] = at
      written += CELL
    }
    return { generation: this.generation, cells, from: 0, to: written, end: at }
  }

  /** A text of any length piece by piece; its words where they are known already. */
  *pieces(text: string, known: Words | null): Generator<Words> {
    if (known) return void (yield known)
    for (let end = 0; end < text.length; ) {
      const piece = this.cut(text, end)
      end = piece.end
      yield piece
    }
  }

  /** The letters of a word by its number. */
  wordOf(number: number): string {
    return String.fromCharCode(...this.#letters.subarray(this.#starts[number]!, this.#starts[number + 1]!))
  }

  #numberOf(text: string, start: number, end: number, hash: number, other: number): number {
    const slots = this.#slots
    let slot = (Math.imul(hash ^ other, SPREAD) >>> this.#shift) * SLOT
    while (slots[slot] !== 0) {
      if (slots[slot + 1] === hash && slots[slot + 2] === other) return slots[slot]!
      slot = (slot + SLOT) & (slots.length - 1)
    }
    slots[slot] = this.size
    slots[slot + 1] = hash
    slots[slot + 2] = other
    return this.#add(text, start, end)
  }

  #add(text: string, start: number, end: number): number {
    const number = this.size++
    const from = this.#starts[number]!
    if (from + end - start > this.#letters.length) {
      const letters = new Uint16Array(this.#letters.length * 2)
      letters.set(this.#letters)
      this.#letters = letters
    }
    for (let at = start; at < end; at++) this.#letters[from + at - start] = codeAt.call(text, at)
    if (number * 1.6 * SLOT > this.#slots.length) this.#grow()
    this.#starts[number + 1] = from + end - start
    return number
  }

  #grow(): void {
    const before = this.#slots
    this.#slots = new Int32Array(before.length * 2)
    this.#shift--
    for (let from = 0; from < before.length; from += SLOT) {
      if (before[from] === 0) continue
      let slot = (Math.imul(before[from + 1]! ^ before[from + 2]!, SPREAD) >>> this.#shift) * SLOT
      while (this.#slots[slot] !== 0) slot = (slot + SLOT) & (this.#slots.length - 1)
      for (let part = 0; part < SLOT; part++) this.#slots[slot + part] = before[from + part]!
    }
    const starts = new Int32Array(this.#starts.length * 2)
    starts.set(this.#starts)
    this.#starts = starts
  }

  #startAnew(): void {
    this.generation++
    this.size = 1
    this.#slots.fill(0)
    this.#starts[1] = 0
  }
}

/** One for all: rules, models and measures know words by the same numbers. */
export const wordTable = new WordTable()

function letterOf(code: number): number {
  const letter = coarseTable[code]!
  return letter === UNFILLED ? coarse(code) : letter
}
