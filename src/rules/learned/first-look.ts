import type { FeatureShape, SentenceReader } from './features.ts'
import { lengthScale } from './length.ts'
import type { Head } from './model.ts'

/** Cells of the table, at most: what a processor keeps near. Buckets beyond share one. */
const CELL_BITS = 20
/** Words whose n-grams were added up, at most. */
const WORD_BITS = 15
const MOST_WORDS = 0.6 * 2 ** WORD_BITS

/**
 * A quick look at a sentence: what the weights of all kinds together say, read from one plain table, each word's letters added up
 * only when the word is new. Repeated n-grams count again, which the closer look does not do; the model's gate leaves room for that.
 */
export class FirstLook {
  readonly #reader: SentenceReader
  readonly #head: Head
  readonly #table: Int8Array
  readonly #fold: number
  readonly #words = new Int32Array(2 ** WORD_BITS)
  readonly #sums = new Int32Array(2 ** WORD_BITS)
  readonly #counts = new Int32Array(2 ** WORD_BITS)
  #known = 0
  #ids = new Int32Array(0)

  constructor(head: Head, shape: FeatureShape, reader: SentenceReader) {
    this.#reader = reader
    this.#head = head
    this.#fold = Math.max(0, shape.bits - CELL_BITS)
    this.#table = new Int8Array(2 ** (shape.bits - this.#fold))
    for (let entry = 0; entry < head.ids.length; entry++) {
      const cell = head.ids[entry]! >>> this.#fold
      this.#table[cell] = Math.max(-127, Math.min(127, this.#table[cell]! + head.weights[entry]!))
    }
  }

  /** Of the sentence the reader has cut last. */
  suspicion(): number {
    const reader = this.#reader
    if (this.#ids.length < reader.room) this.#ids = new Int32Array(reader.room * 2)
    let sum = 0
    let count = 0
    for (let word = 0; word < reader.count; word++) {
      const place = this.#placeOf(word)
      sum += this.#sums[place]!
      count += this.#counts[place]!
    }
    const ids = this.#ids
    const table = this.#table
    const fold = this.#fold
    const grams = reader.wordGrams(ids, 0)
    for (let at = 0; at < grams; at++) sum += table[ids[at]! >>> fold]!
    return sum * this.#head.step * lengthScale(count + grams) + this.#head.bias
  }

  #placeOf(word: number): number {
    const key = this.#reader.words[word]! || 1
    const last = this.#words.length - 1
    let place = (Math.imul(key, 0x9e3779b1 | 0) >>> (32 - WORD_BITS)) & last
    while (this.#words[place] !== 0) {
      if (this.#words[place] === key) return place
      place = (place + 1) & last
    }
    return this.#learn(word, key, place)
  }

  #learn(word: number, key: number, place: number): number {
    if (++this.#known > MOST_WORDS) {
      this.#words.fill(0)
      this.#known = 1
    }
    const count = this.#reader.characterGrams(word, this.#ids, 0)
    let sum = 0
    for (let at = 0; at < count; at++) sum += this.#table[this.#ids[at]! >>> this.#fold]!
    this.#words[place] = key
    this.#sums[place] = sum
    this.#counts[place] = count
    return place
  }
}
