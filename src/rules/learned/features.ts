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
const FAMILY = { word: 0x1f3d, stem: 0x2e51, pair: 0x3a77, character: 0x4c93, shouted: 0x5d1b, length: 0x6b31 } as const

/** A sentence has a feature for each of these that its number of words reaches. */
const LENGTHS = [2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 48, 64]

/** A run of text longer than this is no sentence (a table, a list of names); its beginning stands for it. */
const LONGEST = 4000

/**
 * Makes the function that cuts a sentence into hashed n-grams. Sentences differ wildly in what stands between words
 * (spaced punctuation, typographic quotes, markup), so only letters and digits count.
 */
export function featureReader(shape: FeatureShape): (sentence: string) => Features {
  const mask = 2 ** shape.bits - 1
  const words = new Int32Array(LONGEST)
  const stems = new Int32Array(LONGEST)
  const letters = new Uint16Array(LONGEST + 2)
  const perWord = shape.words + shape.stems + shape.window
  const features: Features = { ids: new Int32Array(0), count: 0 }

  return (sentence) => {
    const end = Math.min(sentence.length, LONGEST)
    // The most there can be, so that nothing below needs to ask whether there is room.
    const room = 1 + LENGTHS.length + end * (perWord + 3 * shape.charMax)
    if (features.ids.length < room) features.ids = new Int32Array(room * 2)
    const ids = features.ids
    let emitted = 0
    let count = 0
    let capitals = 0
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
      while (folded !== SEPARATOR && (folded === DIGIT) === isNumber) {
        // A number is one token whatever its digits: "only 2 left" and "only 14 left" say the same.
        if (!isNumber || length === 0) {
          hash = Math.imul(hash ^ folded, HASH_STEP)
          if (length < shape.stem) stem = hash
          letters[++length] = folded
        }
        if (unit !== folded && unit < 0x5b) capitals++
        if (++at >= end) break
        unit = sentence.charCodeAt(at)
        folded = foldUnit(unit)
      }
      words[count] = hash
      stems[count] = stem
      count++
      if (shape.charMax > 0) {
        letters[0] = BORDER
        letters[length + 1] = BORDER
        emitted = characterGrams(letters, length + 2, shape, ids, emitted, mask)
      }
    }
    emitted = tokenGrams(words, count, shape.words, FAMILY.word, ids, emitted, mask)
    emitted = tokenGrams(stems, count, shape.stems, FAMILY.stem, ids, emitted, mask)
    emitted = orderedPairs(stems, count, shape.window, ids, emitted, mask)
    if (shape.lengths > 0) {
      for (let step = 0; step < LENGTHS.length && count >= LENGTHS[step]!; step++) ids[emitted++] = mix(FAMILY.length, step) & mask
    }
    if (capitals * 2 > end) ids[emitted++] = FAMILY.shouted & mask
    // A number alone says nothing (a page's, a table's), nor, where letters do not count, does a word: a button, a column's head.
    features.count = count < 2 && (shape.charMax === 0 || letters[1] === DIGIT) ? 0 : emitted
    return features
  }
}

function characterGrams(letters: Uint16Array, count: number, shape: FeatureShape, ids: Int32Array, emitted: number, mask: number): number {
  for (let start = 0; start < count - 1; start++) {
    let hash: number = FAMILY.character
    const end = Math.min(start + shape.charMax, count)
    for (let at = start; at < end; at++) {
      hash = Math.imul(hash ^ letters[at]!, HASH_STEP)
      if (at - start + 1 >= shape.charMin) ids[emitted++] = mix(hash, FAMILY.character) & mask
    }
  }
  return emitted
}

function tokenGrams(tokens: Int32Array, count: number, longest: number, family: number, ids: Int32Array, emitted: number, mask: number): number {
  for (let start = 0; start < count; start++) {
    let hash = family
    const end = Math.min(start + longest, count)
    for (let at = start; at < end; at++) {
      hash = mix(hash, tokens[at]!)
      ids[emitted++] = hash & mask
    }
  }
  return emitted
}

function orderedPairs(stems: Int32Array, count: number, window: number, ids: Int32Array, emitted: number, mask: number): number {
  for (let first = 0; first < count; first++) {
    const seed = mix(FAMILY.pair, stems[first]!)
    const last = Math.min(first + window, count - 1)
    for (let second = first + 1; second <= last; second++) ids[emitted++] = mix(seed, stems[second]!) & mask
  }
  return emitted
}
