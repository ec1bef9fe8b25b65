import { CELL, UNNUMBERED, wordTable, type Words } from '../words/word-table.ts'
import { HASH_STEP, MOST_TOKENS, TOKENS_BITS, TokenTable } from './token-table.ts'

/** Which n-grams a model looks at. Stored in the model, so that scoring cuts a sentence exactly as training did. */
export interface FeatureShape {
  /** Hash space: 2^bits buckets. */
  bits: number
  /** Word n-grams of 1 … words. */
  words: number
  /** Letters of a word that count as its stem: endings are where inflected languages differ most. */
  stem: number
  /** Stem n-grams of 1 … stems. */
  stems: number
  /** Pairs of stems in their order, up to this many words apart: "we may … terminate" whatever stands between. */
  window: number
  /** Character n-grams within a word and its two borders, of charMin … charMax letters; 0 for none. */
  charMin: number
  charMax: number
  /** Whether how many words there are is a feature too; 1 or 0. */
  lengths: number
  /** How much less each n-gram of a long sentence counts, in hundredths: 50 for the square root of their number. */
  damping: number
}

function mix(first: number, second: number): number {
  let hash = (Math.imul(first, 0x9e3779b1 | 0) + second) | 0
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x85ebca6b | 0)
  return hash ^ (hash >>> 13)
}

/** Different seeds keep the families of n-grams apart in the one hash space. */
const FAMILY = { word: 0x1f3d, stem: 0x2e51, pair: 0x3a77, character: 0x4c93, shouted: 0x5d1b, length: 0x6b31 } as const

/** A sentence has a feature for each of these that its number of words reaches. */
const LENGTHS = [2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 48, 64]

/** A run of text longer than this is no sentence (a table, a list of names); its beginning stands for it. */
const LONGEST = 4000

/**
 * Cuts sentences into tokens and those into hashed n-grams. Sentences differ wildly in what stands between words
 * (spaced punctuation, typographic quotes, markup), so only letters and digits count.
 */
export class SentenceReader {
  readonly #shape: FeatureShape
  readonly #mask: number
  readonly tokens: TokenTable
  /** The tokens of the sentence cut last by their numbers; and, once they are asked for, the hash of each and of its stem. */
  readonly numbers = new Int32Array(LONGEST)
  readonly #words = new Int32Array(LONGEST)
  readonly #stems = new Int32Array(LONGEST)
  #arePrepared = false
  count = 0
  #length = 0
  #letters = 0
  #shouted = false

  constructor(shape: FeatureShape) {
    this.#shape = shape
    this.#mask = 2 ** shape.bits - 1
    this.tokens = new TokenTable(shape.stem)
  }

  /** Its words may be known already. */
  cut(sentence: string, words: Words = wordTable.cut(sentence, 0, LONGEST)): void {
    const { tokens, numbers } = this
    const { cells, from, to } = words
    tokens.makeRoom()
    const start = from < to ? cells[from + 1]! : 0
    let count = 0
    for (let cell = from; cell < to && cells[cell + 1]! - start < LONGEST; cell += CELL) {
      const word = cells[cell]!
      if (word === UNNUMBERED) continue
      const span = tokens.spanOf(word)
      const first = span >>> TOKENS_BITS
      for (let token = first; token < first + (span & MOST_TOKENS) && count < LONGEST; token++) numbers[count++] = token
    }
    // A number alone says nothing (a page's, a table's), nor, where letters do not count, does a word: a button, a column's head.
    this.count = count < 2 && (this.#shape.charMax === 0 || count === 0 || tokens.isNumber(numbers[0]!)) ? 0 : count
    this.#length = Math.min(sentence.length, LONGEST)
    this.#arePrepared = false
  }

  /** Most sentences are passed by at a glance, before this is needed. */
  #prepare(): void {
    if (this.#arePrepared) return
    this.#arePrepared = true
    const { tokens, numbers, count } = this
    let capitals = 0
    let letters = 0
    for (let at = 0; at < count; at++) {
      const token = numbers[at]!
      this.#words[at] = tokens.hashes[token]!
      this.#stems[at] = tokens.stems[token]!
      capitals += tokens.capitals[token]!
      letters += tokens.starts[token + 1]! - tokens.starts[token]!
    }
    this.#letters = letters
    this.#shouted = capitals * 2 > this.#length
  }

  /** The character n-grams of one token, written from `at` on; returns where they end. They hang on nothing but the token. */
  characterGrams(token: number, ids: Int32Array, at: number): number {
    const { charMin, charMax } = this.#shape
    if (charMax === 0) return at
    const { letters } = this.tokens
    const mask = this.#mask
    const from = this.tokens.starts[token]!
    const end = this.tokens.starts[token + 1]!
    for (let start = from; start < end - 1; start++) {
      let hash: number = FAMILY.character
      const last = start + charMax < end ? start + charMax : end
      for (let letter = start; letter < last; letter++) {
        hash = Math.imul(hash ^ letters[letter]!, HASH_STEP)
        if (letter - start + 1 >= charMin) ids[at++] = mix(hash, FAMILY.character) & mask
      }
    }
    return at
  }

  /** The n-grams of one token alone, without those of its letters. */
  ownGrams(token: number, ids: Int32Array, at: number): number {
    if (this.#shape.words > 0) ids[at++] = mix(FAMILY.word, this.tokens.hashes[token]!) & this.#mask
    if (this.#shape.stems > 0) ids[at++] = mix(FAMILY.stem, this.tokens.stems[token]!) & this.#mask
    return at
  }

  /** All other n-grams: those of words and stems, pairs of stems, and the length. */
  wordGrams(ids: Int32Array, at: number): number {
    if (this.count === 0) return at
    this.#prepare()
    const shape = this.#shape
    const mask = this.#mask
    at = runs(this.#words, this.count, shape.words, FAMILY.word, ids, at, mask)
    at = runs(this.#stems, this.count, shape.stems, FAMILY.stem, ids, at, mask)
    at = orderedPairs(this.#stems, this.count, shape.window, ids, at, mask)
    if (shape.lengths > 0)
      for (let step = 0; step < LENGTHS.length && this.count >= LENGTHS[step]!; step++) ids[at++] = mix(FAMILY.length, step) & mask
    if (this.#shouted) ids[at++] = FAMILY.shouted & mask
    return at
  }

  /** The most n-grams there can be, so that nothing above needs to ask whether there is room. */
  get room(): number {
    this.#prepare()
    const { words, stems, window, charMax } = this.#shape
    return 1 + LENGTHS.length + this.count * (words + stems + window) + this.#letters * charMax
  }
}

/** The hashed n-grams of one sentence, with repetitions. The array is used again for the next sentence. */
export interface Features {
  ids: Int32Array
  count: number
}

export function featureReader(shape: FeatureShape): (sentence: string) => Features {
  const reader = new SentenceReader(shape)
  const features: Features = { ids: new Int32Array(0), count: 0 }
  return (sentence) => {
    reader.cut(sentence)
    if (features.ids.length < reader.room) features.ids = new Int32Array(reader.room * 2)
    let at = 0
    for (let token = 0; token < reader.count; token++) at = reader.characterGrams(reader.numbers[token]!, features.ids, at)
    features.count = reader.wordGrams(features.ids, at)
    return features
  }
}

function runs(tokens: Int32Array, count: number, longest: number, family: number, ids: Int32Array, at: number, mask: number): number {
  for (let start = 0; start < count; start++) {
    let hash = family
    const end = start + longest < count ? start + longest : count
    for (let token = start; token < end; token++) {
      hash = mix(hash, tokens[token]!)
      ids[at++] = hash & mask
    }
  }
  return at
}

function orderedPairs(stems: Int32Array, count: number, window: number, ids: Int32Array, at: number, mask: number): number {
  for (let first = 0; first < count; first++) {
    const seed = mix(FAMILY.pair, stems[first]!)
    const last = first + window < count ? first + window : count - 1
    for (let second = first + 1; second <= last; second++) ids[at++] = mix(seed, stems[second]!) & mask
  }
  return at
}
