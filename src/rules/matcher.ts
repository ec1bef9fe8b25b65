import type { LanguageKey } from '../languages.ts'
import type { Literal } from './literals.ts'
import { COARSE_TABLE, coarse, folded, IGNORED, isWordCode, plainSign, sameFolded, SEPARATOR, UNFILLED, type Folding } from './fold.ts'

/** A literal term to look for. `list` says whose it is, `index` which of that list's forms. */
export interface Term extends Folding {
  list: number
  index: number
  text: string
  /** The term may go on to the left or right inside a longer word; the hit is then the whole word. */
  openStart: boolean
  openEnd: boolean
}

export interface Hit {
  index: number
  start: number
  end: number
}

/** A hit of a list; null where the list is an expression's gate. */
export type Report = (list: number, hit: Hit | null) => void

/** What an expression cannot do without: seeing it says no more than that the expression is worth running. */
interface Gate {
  gate: number
  language: LanguageKey | null
}

interface Entry extends Term {
  /** The coarse letters, signs and blanks of the whole term, and where in them the looked-up part ends (exclusive). */
  codes: number[]
  anchorStart: number
  anchorEnd: number
  form: string
}

/** Letters by which a term inside a word is looked up; short ones by all of theirs, which are three. */
const WINDOW = 4
const SHORT = 3

/** What one key of a lookup may stand for. */
interface Candidates {
  entries: Entry[]
  gates: Gate[]
  /** The scan in which the gates were last reported: once for a text is enough. */
  reported: number
}

/** What may follow one key, and a row of bits that says for most keys, without looking, that nothing does. */
class Lookup {
  readonly #candidates = new Map<number, Candidates>()
  /** Grown with the number of keys, so that one in fifty bits is set, up to what a processor keeps at hand. */
  bits = new Uint32Array(32)
  shift = 22

  get size(): number {
    return this.#candidates.size
  }

  #of(key: number): Candidates {
    let known = this.#candidates.get(key)
    if (!known) this.#candidates.set(key, (known = { entries: [], gates: [], reported: 0 }))
    return known
  }

  add(key: number, entry: Entry): void {
    this.#of(key).entries.push(entry)
  }

  addGate(key: number, gate: Gate): void {
    this.#of(key).gates.push(gate)
  }

  at(key: number): Candidates | undefined {
    return this.#candidates.get(key)
  }

  seal(): void {
    const width = Math.min(20, Math.max(10, Math.ceil(Math.log2(this.size * 50 + 1))))
    this.bits = new Uint32Array(1 << (width - 5))
    this.shift = 32 - width
    for (const key of this.#candidates.keys()) {
      const slot = Math.imul(key, SPREAD) >>> this.shift
      this.bits[slot >>> 5]! |= 1 << slot
    }
  }
}

/** Knuth's multiplier: spreads keys that differ little over all slots. */
const SPREAD = 0x9e3779b1 | 0

/**
 * Finds all terms of all rules in one pass over a text. A term that begins with a word is looked up by a hash of that word; one that may stand
 * inside a word by four of its letters. Both tables only say "perhaps": what they let through is compared letter for letter.
 * The time for a character does not depend on the number of terms.
 */
export class TermMatcher {
  #words = new Lookup()
  #pairs = new Lookup()
  #windows = new Lookup()
  #short = new Lookup()
  #sealed = true
  #gates = 0
  #scans = 0
  size = 0

  add(term: Term): void {
    const form = folded(term.text, term)
    const codes = codesOf(term.text)
    let anchorStart = 0
    while (anchorStart < codes.length && !isWordCode(codes[anchorStart]!)) anchorStart++
    if (anchorStart === codes.length) throw new Error(`the term “${term.text}” has no letter or digit; write it as an expression between slashes`)
    let anchorEnd = anchorStart
    while (anchorEnd < codes.length && isWordCode(codes[anchorEnd]!)) anchorEnd++
    const entry: Entry = { ...term, form, codes, anchorStart, anchorEnd }
    // An open end matters here only where the first word is also the last one.
    const openFirst = term.openStart || (term.openEnd && anchorEnd === codes.length)
    this.size++
    this.#sealed = false
    if (!openFirst) return this.#addByWords(entry)
    const length = anchorEnd - anchorStart
    if (length < SHORT) throw new Error(`the term “${term.text}” is too short to stand inside a word; at least three letters are needed`)
    entry.anchorEnd = anchorStart + Math.min(WINDOW, length)
    const key = windowOf(codes, anchorStart, entry.anchorEnd)
    if (length < WINDOW) this.#short.add(key, entry)
    else this.#windows.add(key, entry)
  }

  /** By its first word, or by its first two: a word alone may be a frequent one. */
  #addByWords(entry: Entry) {
    const { codes, anchorStart, anchorEnd } = entry
    const first = wordHash(codes, anchorStart, anchorEnd)
    let secondStart = anchorEnd
    while (secondStart < codes.length && !isWordCode(codes[secondStart]!)) secondStart++
    let secondEnd = secondStart
    while (secondEnd < codes.length && isWordCode(codes[secondEnd]!)) secondEnd++
    if (secondStart === codes.length || (entry.openEnd && secondEnd === codes.length)) return this.#words.add(first, entry)
    entry.anchorEnd = secondEnd
    this.#pairs.add(pairHash(first, wordHash(codes, secondStart, secondEnd)), entry)
  }

  /** A number that is reported wherever one of these literals stands, which an expression cannot match without. */
  gateFor(literals: Literal[], language: LanguageKey | null): number {
    const gate: Gate = { gate: this.#gates++, language }
    for (const { text, whole } of literals) {
      const codes = codesOf(text)
      if (codes.length === 0) continue
      this.size++
      this.#sealed = false
      if (whole) this.#words.addGate(wordHash(codes, 0, codes.length), gate)
      else if (codes.length < WINDOW) this.#short.addGate(windowOf(codes, 0, codes.length), gate)
      else this.#windows.addGate(windowOf(codes, 0, WINDOW), gate)
    }
    return gate.gate
  }

  /** Reports each hit in `text`; `language` is the text's, null where it is not known (then every term counts). */
  scan(text: string, language: LanguageKey | null, report: Report): void {
    if (!this.#sealed) this.#seal()
    this.#scans++
    const table = COARSE_TABLE
    const { bits: wordBits, shift: wordShift } = this.#words
    const { bits: pairBits, shift: pairShift } = this.#pairs
    const { bits: windowBits, shift: windowShift } = this.#windows
    const { bits: shortBits, shift: shortShift } = this.#short
    const withWindows = this.#windows.size > 0 || this.#short.size > 0
    const withShort = this.#short.size > 0
    const length = text.length
    let hash = 0
    let window = 0
    let wordStart = -1
    let letters = 0
    let before = 0
    for (let index = 0; index <= length; index++) {
      let letter: number = SEPARATOR
      if (index < length) {
        const code = text.charCodeAt(index)
        letter = table[code]!
        if (letter === UNFILLED) letter = coarse(code)
      }
      if (letter > IGNORED) {
        if (wordStart < 0) {
          wordStart = index
          hash = 0
          window = 0
          letters = 0
        }
        hash = (Math.imul(hash, 31) + letter) | 0
        window = (window << 8) ^ letter
        letters++
        if (letters >= SHORT && withWindows) {
          if (letters >= WINDOW) {
            const slot = Math.imul(window, SPREAD) >>> windowShift
            if ((windowBits[slot >>> 5]! & (1 << slot)) !== 0) this.#tryAll(this.#windows.at(window), text, index, wordStart, language, report)
          }
          if (withShort) {
            const key = window & 0xffffff
            const slot = Math.imul(key, SPREAD) >>> shortShift
            if ((shortBits[slot >>> 5]! & (1 << slot)) !== 0) this.#tryAll(this.#short.at(key), text, index, wordStart, language, report)
          }
        }
      } else if (letter === SEPARATOR && wordStart >= 0) {
        const slot = Math.imul(hash, SPREAD) >>> wordShift
        if ((wordBits[slot >>> 5]! & (1 << slot)) !== 0) this.#tryAll(this.#words.at(hash), text, index - 1, wordStart, language, report)
        const pair = pairHash(before, hash)
        const pairSlot = Math.imul(pair, SPREAD) >>> pairShift
        if ((pairBits[pairSlot >>> 5]! & (1 << pairSlot)) !== 0) this.#tryAll(this.#pairs.at(pair), text, index - 1, wordStart, language, report)
        before = hash
        wordStart = -1
      }
    }
  }

  #seal() {
    for (const lookup of [this.#words, this.#pairs, this.#windows, this.#short]) lookup.seal()
    this.#sealed = true
  }

  #tryAll(candidates: Candidates | undefined, text: string, last: number, wordStart: number, language: LanguageKey | null, report: Report) {
    if (!candidates) return
    if (candidates.reported !== this.#scans) {
      candidates.reported = this.#scans
      for (const { gate, language: its } of candidates.gates) if (its === null || language === null || its === language) report(gate, null)
    }
    for (const entry of candidates.entries) {
      if (entry.language !== null && language !== null && entry.language !== language) continue
      const hit = matchAt(entry, text, last, wordStart)
      if (hit) report(entry.list, hit)
    }
  }
}

/** Compares a whole term with the text, given where the last letter of its looked-up part stands. */
function matchAt(entry: Entry, text: string, last: number, wordStart: number): Hit | null {
  // What follows differs more often than what was looked up already.
  let end = last + 1
  for (let right = entry.anchorEnd; right < entry.codes.length; right++) {
    end = stepOn(text, end, entry.codes[right]!)
    if (end < 0) return null
  }
  let start = last + 1
  for (let left = entry.anchorEnd; left > 0; left--) {
    start = stepBack(text, start, entry.codes[left - 1]!)
    if (start < 0) return null
  }
  if (isWordCode(entry.codes[0]!) && insideWord(text, start - 1, -1)) {
    if (!entry.openStart) return null
  }
  const lastIsWord = isWordCode(entry.codes[entry.codes.length - 1]!)
  if (lastIsWord && insideWord(text, end, 1) && !entry.openEnd) return null
  if (!sameFolded(text.slice(start, end), entry.form, entry)) return null
  if (entry.openStart) start = Math.min(start, wordStart)
  if (entry.openEnd && lastIsWord) while (end < text.length && coarse(text.charCodeAt(end)) !== SEPARATOR) end++
  while (end < text.length && isCombining(text.charCodeAt(end))) end++
  return { index: entry.index, start, end }
}

const isCombining = (code: number) => code >= 0x300 && code < 0x370

function insideWord(text: string, index: number, step: number): boolean {
  while (index >= 0 && index < text.length) {
    const letter = coarse(text.charCodeAt(index))
    if (letter !== IGNORED) return letter > IGNORED
    index += step
  }
  return false
}

function stepOn(text: string, from: number, wanted: number): number {
  let index = from
  while (index < text.length && coarse(text.charCodeAt(index)) === IGNORED) index++
  if (index >= text.length) return -1
  if (comparable(text.charCodeAt(index)) !== wanted) return -1
  index++
  if (wanted === 0x20) while (index < text.length && plainSign(text.charCodeAt(index)) === 0x20) index++
  return index
}

function stepBack(text: string, from: number, wanted: number): number {
  let index = from - 1
  while (index >= 0 && coarse(text.charCodeAt(index)) === IGNORED) index--
  if (index < 0) return -1
  if (comparable(text.charCodeAt(index)) !== wanted) return -1
  if (wanted === 0x20) while (index > 0 && plainSign(text.charCodeAt(index - 1)) === 0x20) index--
  return index
}

function comparable(code: number): number {
  const letter = coarse(code)
  return letter > IGNORED ? letter : plainSign(code)
}

function codesOf(text: string): number[] {
  const codes: number[] = []
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (coarse(code) === IGNORED) continue
    const sign = comparable(code)
    if (sign === 0x20 && codes.at(-1) === 0x20) continue
    codes.push(sign)
  }
  return codes
}

function wordHash(codes: number[], start: number, end: number): number {
  let hash = 0
  for (let index = start; index < end; index++) hash = (Math.imul(hash, 31) + codes[index]!) | 0
  return hash
}

const pairHash = (first: number, second: number) => (Math.imul(first, 65599) + second) | 0

function windowOf(codes: number[], start: number, end: number): number {
  let window = 0
  for (let index = start; index < end; index++) window = (window << 8) ^ codes[index]!
  return end - start < WINDOW ? window & 0xffffff : window
}
