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
}

const SEPARATOR = 1
const DIGIT = 0x30
const BORDER = 0x20
const HASH_START = 0x811c9dc5 | 0
const HASH_STEP = 0x01000193

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
 * Cuts sentences into words and those into hashed n-grams. Sentences differ wildly in what stands between words
 * (spaced punctuation, typographic quotes, markup), so only letters and digits count.
 */
export class SentenceReader {
  readonly #shape: FeatureShape
  readonly #mask: number
  /** The words of the sentence cut last: a hash of each and of its stem, and where its letters stand. */
  readonly words = new Int32Array(LONGEST)
  readonly #stems = new Int32Array(LONGEST)
  readonly #starts = new Int32Array(LONGEST + 1)
  readonly #letters = new Uint16Array(3 * LONGEST + 2)
  count = 0
  #shouted = false

  constructor(shape: FeatureShape) {
    this.#shape = shape
    this.#mask = 2 ** shape.bits - 1
  }

  cut(sentence: string): void {
    const { words } = this
    const stems = this.#stems
    const starts = this.#starts
    const letters = this.#letters
    const stemLength = this.#shape.stem
    const end = Math.min(sentence.length, LONGEST)
    let count = 0
    let capitals = 0
    let written = 0
    let at = 0
    while (at < end) {
      let unit = sentence.charCodeAt(at)
      let folded = foldUnit(unit)
      if (folded === SEPARATOR) {
        at++
        continue
      }
      const isNumber = folded === DIGIT
      let hash = HASH_START
      let stem = HASH_START
      let length = 0
      starts[count] = written
      letters[written++] = BORDER
      while (folded !== SEPARATOR && (folded === DIGIT) === isNumber) {
        // A number is one token whatever its digits: "only 2 left" and "only 14 left" say the same.
        if (!isNumber || length === 0) {
          hash = Math.imul(hash ^ folded, HASH_STEP)
          if (length++ < stemLength) stem = hash
          letters[written++] = folded
        }
        if (unit !== folded && unit < 0x5b) capitals++
        if (++at >= end) break
        unit = sentence.charCodeAt(at)
        folded = foldUnit(unit)
      }
      letters[written++] = BORDER
      words[count] = hash
      stems[count] = stem
      count++
    }
    starts[count] = written
    // A number alone says nothing (a page's, a table's), nor, where letters do not count, does a word: a button, a column's head.
    this.count = count < 2 && (this.#shape.charMax === 0 || letters[1] === DIGIT) ? 0 : count
    this.#shouted = capitals * 2 > end
  }

  /** The character n-grams of one word, written from `at` on; returns where they end. They hang on nothing but the word. */
  characterGrams(word: number, ids: Int32Array, at: number): number {
    const { charMin, charMax } = this.#shape
    if (charMax === 0) return at
    const letters = this.#letters
    const mask = this.#mask
    const from = this.#starts[word]!
    const end = this.#starts[word + 1]!
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

  /** All other n-grams: those of words and stems, pairs of stems, and the length. */
  wordGrams(ids: Int32Array, at: number): number {
    if (this.count === 0) return at
    const shape = this.#shape
    const mask = this.#mask
    at = runs(this.words, this.count, shape.words, FAMILY.word, ids, at, mask)
    at = runs(this.#stems, this.count, shape.stems, FAMILY.stem, ids, at, mask)
    at = orderedPairs(this.#stems, this.count, shape.window, ids, at, mask)
    if (shape.lengths > 0) for (let step = 0; step < LENGTHS.length && this.count >= LENGTHS[step]!; step++) ids[at++] = mix(FAMILY.length, step) & mask
    if (this.#shouted) ids[at++] = FAMILY.shouted & mask
    return at
  }

  /** The most n-grams there can be, so that nothing above needs to ask whether there is room. */
  get room(): number {
    const { words, stems, window, charMax } = this.#shape
    return 1 + LENGTHS.length + this.count * (words + stems + window) + this.#starts[this.count]! * charMax
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
    for (let word = 0; word < reader.count; word++) at = reader.characterGrams(word, features.ids, at)
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
