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
}

/** The hashed n-grams of one sentence, with repetitions. The array is used again for the next sentence. */
export interface Features {
  ids: Int32Array
  count: number
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
const FAMILY = { word: 0x1f3d, stem: 0x2e51, pair: 0x3a77, character: 0x4c93, shouted: 0x5d1b } as const

/**
 * Makes the function that cuts a sentence into hashed n-grams. Sentences differ wildly in what stands between words
 * (spaced punctuation, typographic quotes, markup), so only letters and digits count.
 */
export function featureReader(shape: FeatureShape): (sentence: string) => Features {
  const mask = 2 ** shape.bits - 1
  let words = new Int32Array(256)
  let stems = new Int32Array(256)
  let features: Features = { ids: new Int32Array(4096), count: 0 }
  let letters = new Uint16Array(256)

  const emit = (hash: number) => {
    if (features.count === features.ids.length) features.ids = grown(features.ids)
    features.ids[features.count++] = hash & mask
  }

  const emitCharacters = (length: number) => {
    // letters[0] and letters[length + 1] are the borders.
    for (let start = 0; start <= length; start++) {
      let hash: number = FAMILY.character
      const end = Math.min(start + shape.charMax, length + 2)
      for (let at = start; at < end; at++) {
        hash = Math.imul(hash ^ letters[at]!, HASH_STEP)
        if (at - start + 1 >= shape.charMin) emit(mix(hash, FAMILY.character))
      }
    }
  }

  const emitGrams = (tokens: Int32Array, count: number, longest: number, family: number) => {
    for (let start = 0; start < count; start++) {
      let hash = family
      const end = Math.min(start + longest, count)
      for (let at = start; at < end; at++) emit((hash = mix(hash, tokens[at]!)))
    }
  }

  return (sentence) => {
    features.count = 0
    let count = 0
    let capitals = 0
    let at = 0
    const end = sentence.length
    while (at < end) {
      let folded = foldUnit(sentence.charCodeAt(at))
      if (folded === SEPARATOR) {
        at++
        continue
      }
      const isNumber = folded === DIGIT
      let hash = HASH_START
      let stem = HASH_START
      let length = 0
      while (folded !== SEPARATOR && (folded === DIGIT) === isNumber) {
        // A number is one token whatever its digits: "only 2 left" and "only 14 left" say the same.
        if (!isNumber || length === 0) {
          hash = Math.imul(hash ^ folded, HASH_STEP)
          if (length < shape.stem) stem = hash
          length++
          if (length + 1 >= letters.length) letters = grown(letters)
          letters[length] = folded
        }
        const unit = sentence.charCodeAt(at)
        if (unit !== folded && unit < 0x5b) capitals++
        at++
        if (at >= end) break
        folded = foldUnit(sentence.charCodeAt(at))
      }
      if (count === words.length) {
        words = grown(words)
        stems = grown(stems)
      }
      words[count] = hash
      stems[count] = stem
      count++
      if (shape.charMax > 0) {
        letters[0] = BORDER
        letters[length + 1] = BORDER
        emitCharacters(length)
      }
    }
    emitGrams(words, count, shape.words, FAMILY.word)
    emitGrams(stems, count, shape.stems, FAMILY.stem)
    for (let first = 0; first < count; first++) {
      const seed = mix(FAMILY.pair, stems[first]!)
      const last = Math.min(first + shape.window, count - 1)
      for (let second = first + 1; second <= last; second++) emit(mix(seed, stems[second]!))
    }
    if (capitals * 2 > end) emit(FAMILY.shouted)
    return features
  }
}

function grown<T extends Int32Array | Uint16Array>(array: T): T {
  const larger = new (array.constructor as new (length: number) => T)(array.length * 2)
  larger.set(array)
  return larger
}
