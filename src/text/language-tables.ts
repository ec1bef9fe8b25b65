import type { LanguageKey } from '../languages.ts'
import { TRIGRAM_LANGUAGES, TRIGRAMS } from './language-trigrams.ts'
import { SMALL_WORDS } from './language-words.ts'

export const LANGUAGES: readonly LanguageKey[] = TRIGRAM_LANGUAGES

/** Scores are counted in sixths, which is what a digit of the table of trigrams stands for. */
export const UNIT = 6
const WORD_SCORE = 3.5 * UNIT

/** Two languages' scores share a number, the even one in its lower half: half as many sums, and no score of a sample needs more. */
export const LANES = Math.ceil(LANGUAGES.length / 2)
const SLOTS = 8192
const slotOf = (hash: number) => Math.imul(hash, 0x9e3779b1) >>> 19

/** As in language.ts. */
const codeAt = String.prototype.charCodeAt

export const BLANK = 0x20
const LAST_LETTER = 0x3ff
/** Three letters as one number, so that no text has to be cut out to look them up. */
const trigramOf = (one: number, two: number, three: number) =>
  ((one < LAST_LETTER ? one : LAST_LETTER) << 20) |
  ((two < LAST_LETTER ? two : LAST_LETTER) << 10) |
  (three < LAST_LETTER ? three : LAST_LETTER)

/** The second and third letter of a trigram, when they become the first and second of the next. */
const TWO_LETTERS = 0x3ffffc00

/** What the letters of a word are folded into, one after the other. */
export const withLetter = (hash: number, code: number) => (Math.imul(hash, 31) + code) | 0

/** Trigrams and small words with a row of scores each, in open hash tables: a slot holds the row's number, from 1. */
export class LanguageTables {
  readonly #rows: Int32Array
  readonly #trigramKeys = new Int32Array(SLOTS)
  readonly #trigramRows = new Uint16Array(SLOTS)
  readonly #words: string[]
  readonly #wordHashes = new Int32Array(SLOTS)
  readonly #wordSlots = new Uint16Array(SLOTS)
  readonly #firstWordRow: number
  /** For each small word a bit for each language it is one of. */
  readonly #wordLanguages: Uint16Array

  constructor() {
    const languagesOf = new Map<string, number>()
    for (const [index, key] of LANGUAGES.entries()) {
      for (const word of SMALL_WORDS[key]!.split(' ')) languagesOf.set(word, (languagesOf.get(word) ?? 0) | (1 << index))
    }
    const entry = 4 + LANGUAGES.length
    this.#firstWordRow = Math.floor(TRIGRAMS.length / entry)
    this.#rows = new Int32Array((this.#firstWordRow + languagesOf.size) * LANES)
    for (let row = 0; row < this.#firstWordRow; row++) this.#addTrigram(row, row * entry + 1)
    this.#words = [...languagesOf.keys()]
    this.#wordLanguages = Uint16Array.from(languagesOf.values())
    for (const [index, word] of this.#words.entries()) this.#addWord(index, word)
  }

  /** Adds the scores of the word's trigrams, and of the word if it is a small one. */
  addScores(text: string, start: number, end: number, hash: number, scores: Int32Array): void {
    const word = this.#wordAt(text, start, end, hash)
    if (word >= 0) addRow(this.#rows, (this.#firstWordRow + word) * LANES, scores)
    const [rows, keys, slots] = [this.#rows, this.#trigramKeys, this.#trigramRows]
    let key = trigramOf(0, BLANK, codeAt.call(text, start))
    for (let at = start + 1; at <= end; at++) {
      const code = at < end ? codeAt.call(text, at) : BLANK
      key = ((key << 10) & TWO_LETTERS) | (code < LAST_LETTER ? code : LAST_LETTER)
      for (let slot = slotOf(key); slots[slot] !== 0; slot = (slot + 1) & (SLOTS - 1)) {
        if (keys[slot] !== key) continue
        addRow(rows, (slots[slot]! - 1) * LANES, scores)
        break
      }
    }
  }

  /** Whether a word is one of the language's small ones. */
  isSmallWord(text: string, start: number, end: number, hash: number, language: number): boolean {
    const word = this.#wordAt(text, start, end, hash)
    return word >= 0 && (this.#wordLanguages[word]! & (1 << language)) !== 0
  }

  #wordAt(text: string, start: number, end: number, hash: number): number {
    const [slots, hashes] = [this.#wordSlots, this.#wordHashes]
    for (let slot = slotOf(hash); slots[slot] !== 0; slot = (slot + 1) & (SLOTS - 1)) {
      if (hashes[slot] !== hash) continue
      const word = this.#words[slots[slot]! - 1]!
      if (word.length === end - start && text.startsWith(word, start)) return slots[slot]! - 1
    }
    return -1
  }

  #addTrigram(row: number, at: number): void {
    const letter = (offset: number) => (TRIGRAMS[at + offset] === '_' ? BLANK : TRIGRAMS.charCodeAt(at + offset))
    const key = trigramOf(letter(0), letter(1), letter(2))
    let slot = slotOf(key)
    while (this.#trigramRows[slot] !== 0) slot = (slot + 1) & (SLOTS - 1)
    this.#trigramKeys[slot] = key
    this.#trigramRows[slot] = row + 1
    for (let language = 0; language < LANGUAGES.length; language++) {
      const digit = TRIGRAMS.charCodeAt(at + 3 + language)
      this.#addScore(row, language, digit <= 0x39 ? digit - 0x30 : digit - 0x61 + 10)
    }
  }

  #addWord(index: number, word: string): void {
    let hash = 0
    for (let at = 0; at < word.length; at++) hash = withLetter(hash, word.charCodeAt(at))
    let slot = slotOf(hash)
    while (this.#wordSlots[slot] !== 0) slot = (slot + 1) & (SLOTS - 1)
    this.#wordHashes[slot] = hash
    this.#wordSlots[slot] = index + 1
    for (let language = 0; language < LANGUAGES.length; language++) {
      if (this.#wordLanguages[index]! & (1 << language)) this.#addScore(this.#firstWordRow + index, language, WORD_SCORE)
    }
  }

  #addScore(row: number, language: number, score: number): void {
    this.#rows[row * LANES + (language >> 1)]! += score << (16 * (language & 1))
  }
}

function addRow(rows: Int32Array, from: number, scores: Int32Array): void {
  for (let lane = 0; lane < LANES; lane++) scores[lane]! += rows[from + lane]!
}
