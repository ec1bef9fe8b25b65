import type { FeatureShape, SentenceReader } from './features.ts'
import { lengthScaler } from './length.ts'
import type { Head } from './model.ts'

/** Cells of the table, at most: what a processor keeps near. Buckets beyond share one. */
const CELL_BITS = 20
const UNKNOWN = -1

/**
 * Quick looks at a sentence: what the weights of all kinds together say, read from one plain table. Repeated n-grams count again, which the
 * closer look does not do; the model's gates leave room for that.
 */
export class FirstLook {
  readonly #reader: SentenceReader
  readonly #head: Head
  readonly #table: Int8Array
  /** Which cells hold anything: few do, and this stays nearer to the processor than the table. */
  readonly #present: Int32Array
  readonly #fold: number
  readonly #lengthScale: (featureCount: number) => number
  /** By the token's number: what its letters add up to and how many n-grams those are; and the same with the token itself. */
  #letters = new Int32Array(0)
  #letterCounts = new Int32Array(0)
  #own = new Int32Array(0)
  #ownCounts = new Int32Array(0)
  #generation = 0
  #ids = new Int32Array(4096)

  constructor(head: Head, shape: FeatureShape, reader: SentenceReader) {
    this.#reader = reader
    this.#head = head
    this.#lengthScale = lengthScaler(shape.damping)
    this.#fold = Math.max(0, shape.bits - CELL_BITS)
    this.#table = new Int8Array(2 ** (shape.bits - this.#fold))
    this.#present = new Int32Array(Math.max(1, this.#table.length >>> 5))
    for (let entry = 0; entry < head.ids.length; entry++) {
      const cell = head.ids[entry]! >>> this.#fold
      this.#present[cell >>> 5]! |= 1 << cell
      this.#table[cell] = Math.max(-127, Math.min(127, this.#table[cell]! + head.weights[entry]!))
    }
  }

  /** A glance at the sentence the reader has cut last: its words one by one, whatever their order. */
  glance(): number {
    this.#makeRoom()
    const { numbers, count } = this.#reader
    let sum = 0
    let grams = 0
    for (let at = 0; at < count; at++) {
      const token = numbers[at]!
      if (this.#letterCounts[token] === UNKNOWN) this.#learn(token)
      sum += this.#own[token]!
      grams += this.#ownCounts[token]!
    }
    return sum * this.#head.step * this.#lengthScale(grams) + this.#head.bias
  }

  /** The same with all n-grams. */
  suspicion(): number {
    this.#makeRoom()
    const reader = this.#reader
    if (this.#ids.length < reader.room) this.#ids = new Int32Array(reader.room * 2)
    let sum = 0
    let count = 0
    for (let at = 0; at < reader.count; at++) {
      const token = reader.numbers[at]!
      if (this.#letterCounts[token] === UNKNOWN) this.#learn(token)
      sum += this.#letters[token]!
      count += this.#letterCounts[token]!
    }
    const ids = this.#ids
    const table = this.#table
    const present = this.#present
    const fold = this.#fold
    const grams = reader.wordGrams(ids, 0)
    for (let at = 0; at < grams; at++) {
      const cell = ids[at]! >>> fold
      if ((present[cell >>> 5]! & (1 << cell)) !== 0) sum += table[cell]!
    }
    return sum * this.#head.step * this.#lengthScale(count + grams) + this.#head.bias
  }

  #makeRoom(): void {
    const { tokens } = this.#reader
    if (this.#generation !== tokens.generation) {
      this.#generation = tokens.generation
      this.#letterCounts.fill(UNKNOWN)
    }
    if (this.#letterCounts.length >= tokens.size) return
    const grown = (numbers: Int32Array, filled: number) => {
      const more = new Int32Array(tokens.size * 2).fill(filled)
      more.set(numbers)
      return more
    }
    this.#letters = grown(this.#letters, 0)
    this.#letterCounts = grown(this.#letterCounts, UNKNOWN)
    this.#own = grown(this.#own, 0)
    this.#ownCounts = grown(this.#ownCounts, 0)
  }

  #learn(token: number): void {
    const ids = this.#ids
    const letters = this.#reader.characterGrams(token, ids, 0)
    const end = this.#reader.ownGrams(token, ids, letters)
    let sum = 0
    for (let at = 0; at < letters; at++) sum += this.#table[ids[at]! >>> this.#fold]!
    this.#letters[token] = sum
    this.#letterCounts[token] = letters
    for (let at = letters; at < end; at++) sum += this.#table[ids[at]! >>> this.#fold]!
    this.#own[token] = sum
    this.#ownCounts[token] = end
  }
}
