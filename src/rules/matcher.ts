import type { LanguageKey } from '../languages.ts'
import type { Literal } from './literals.ts'
import { coarse, folded, IGNORED, isWordCode, plainSign, sameFolded, SEPARATOR, type Folding } from './fold.ts'
import { CELL, UNNUMBERED, wordTable, type Words } from './word-table.ts'

/** A literal term to look for. `list` says whose it is, `index` which of that list's forms. */
export interface Term {
  list: number
  index: number
  text: string
  folding: Folding
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
  /** The scan in which it was last reported: once for a text is enough. */
  reported: number
}

/** There are tens of thousands: each holds no more than it must. */
interface Entry extends Omit<Term, 'text'> {
  /** The coarse letters, signs and blanks of the whole term, and where in them the looked-up part ends (exclusive). */
  codes: string
  anchorEnd: number
  form: string
  /** Nothing but letters and digits. */
  isOneWord: boolean
}

/** Letters by which a term inside a word is looked up; short ones by all of theirs, which are three. */
const WINDOW = 4
const SHORT = 3

/** What one key of a lookup may stand for: terms, and gates with the letters that must be there. */
interface Candidates {
  entries: Entry[]
  gates: { gate: Gate; letters: string; whole: boolean }[]
}

const NO_ENTRIES: Entry[] = []
const NO_GATES: Candidates['gates'] = []

/** What may follow one key, and a row of bits that says for most keys, without looking, that nothing does. */
class Lookup {
  readonly #candidates = new Map<number, Candidates>()
  /** Grown with the number of keys, so that one in fifty bits is set, up to what a processor keeps at hand. */
  #bits = new Uint32Array(32)
  #shift = 22

  of(key: number): Candidates {
    let known = this.#candidates.get(key)
    if (!known) this.#candidates.set(key, (known = { entries: NO_ENTRIES, gates: NO_GATES }))
    return known
  }

  add(key: number, entry: Entry): void {
    const candidates = this.of(key)
    if (candidates.entries === NO_ENTRIES) candidates.entries = [entry]
    else candidates.entries.push(entry)
  }

  at(key: number): Candidates | undefined {
    const slot = Math.imul(key, SPREAD) >>> this.#shift
    return (this.#bits[slot >>> 5]! & (1 << slot)) === 0 ? undefined : this.#candidates.get(key)
  }

  seal(): void {
    const width = Math.min(20, Math.max(10, Math.ceil(Math.log2(this.#candidates.size * 50 + 1))))
    this.#bits = new Uint32Array(1 << (width - 5))
    this.#shift = 32 - width
    for (const key of this.#candidates.keys()) {
      const slot = Math.imul(key, SPREAD) >>> this.#shift
      this.#bits[slot >>> 5]! |= 1 << slot
    }
  }
}

/** Knuth's multiplier: spreads keys that differ little over all slots. */
const SPREAD = 0x9e3779b1 | 0

/** What a word may be, or be the beginning of: longer terms to compare, by where in the word their looked-up part ends; and gates it passes. */
interface Meaning {
  /** Terms of one word that this word is or holds: nothing around it matters. */
  own: { entry: Entry; start: number; end: number }[]
  terms: { last: number; entries: Entry[] }[]
  gates: Gate[]
  reported: number
}

const NO_MEANING: Meaning = { own: [], terms: [], gates: [], reported: 0 }
/** In place of a word's meaning: not asked yet, and nothing. */
const UNASKED = 0
const MEANINGLESS = 1

/**
 * Finds all terms of all rules in one pass over a text's words. A term that begins with a word is looked up by a hash of that word (or of its first
 * two); one that may stand inside a word by four of its letters. What a word may stand for is worked out when it is first seen, so that most
 * words of a text cost one look at a table, whatever the number of terms.
 */
export class TermMatcher {
  #words = new Lookup()
  #pairs = new Lookup()
  #windows = new Lookup()
  #short = new Lookup()
  #sealed = true
  #gateCount = 0
  #scans = 0
  /** By the word's number, side by side: where its meaning stands, and its hash. */
  #known = new Int32Array(0)
  /** Whether anything else asks for the words of a text once its terms are found. */
  keepsWords = false
  #meanings: Meaning[] = [NO_MEANING, NO_MEANING]
  #generation = 0
  size = 0

  add(term: Term): void {
    const { list, index, folding, openStart, openEnd } = term
    const codes = codesOf(term.text)
    const anchorStart = nextWord(codes, 0)
    if (anchorStart === codes.length) throw new Error(`the term “${term.text}” has no letter or digit; write it as an expression between slashes`)
    const anchorEnd = wordEnd(codes, anchorStart)
    const form = folded(term.text, folding)
    const entry: Entry = { list, index, folding, openStart, openEnd, codes, anchorEnd, form, isOneWord: anchorStart === 0 && anchorEnd === codes.length }
    // An open end matters here only where the first word is also the last one.
    const openFirst = openStart || (openEnd && anchorEnd === codes.length)
    this.size++
    this.#sealed = false
    if (!openFirst) return this.#addByWords(entry, anchorStart)
    const length = anchorEnd - anchorStart
    if (length < SHORT) throw new Error(`the term “${term.text}” is too short to stand inside a word; at least three letters are needed`)
    entry.anchorEnd = anchorStart + Math.min(WINDOW, length)
    const key = windowOf(codes, anchorStart, entry.anchorEnd)
    const lookup = length < WINDOW ? this.#short : this.#windows
    lookup.add(key, entry)
  }

  /** By its first word, or by its first two: a word alone may be a frequent one. */
  #addByWords(entry: Entry, anchorStart: number) {
    const { codes, anchorEnd } = entry
    const first = wordHash(codes, anchorStart, anchorEnd)
    const secondStart = nextWord(codes, anchorEnd)
    const secondEnd = wordEnd(codes, secondStart)
    if (secondStart === codes.length || (entry.openEnd && secondEnd === codes.length)) return this.#words.add(first, entry)
    entry.anchorEnd = secondEnd
    this.#pairs.add(pairHash(first, wordHash(codes, secondStart, secondEnd)), entry)
  }

  /** A number that is reported wherever one of these literals stands, which an expression cannot match without. */
  gateFor(literals: Literal[], language: LanguageKey | null): number {
    const gate: Gate = { gate: this.#gateCount++, language, reported: 0 }
    for (const { text, whole } of literals) {
      const codes = codesOf(text)
      if (codes.length === 0) continue
      this.size++
      this.#sealed = false
      const candidates = whole ? this.#words.of(wordHash(codes, 0, codes.length))
        : codes.length < WINDOW ? this.#short.of(windowOf(codes, 0, codes.length)) : this.#windows.of(windowOf(codes, 0, WINDOW))
      candidates.gates = [...candidates.gates, { gate, letters: codes, whole }]
    }
    return gate.gate
  }

  /** Reports each hit in `text`, whose words may be known already; `language` is the text's, null where it is not known (then every term counts). */
  scan(text: string, language: LanguageKey | null, report: Report, words: Words | null = null): void {
    if (!this.#sealed) this.#seal()
    this.#scans++
    let before = 0
    for (const piece of wordTable.pieces(text, words)) before = this.#scanWords(text, piece, before, language, report)
  }

  #scanWords(text: string, { cells, from, to }: Words, before: number, language: LanguageKey | null, report: Report): number {
    this.#makeRoom()
    for (let cell = from; cell < to; cell += CELL) {
      const number = cells[cell]!
      const start = cells[cell + 1]!
      const end = cells[cell + 2]!
      let hash = 0
      if (number === UNNUMBERED) hash = this.#tryUnnumbered(text, start, end, language, report)
      else {
        const place = this.#known[number * 2]! || this.#ask(text, start, end, number)
        if (place !== MEANINGLESS) this.#tryMeaning(this.#meanings[place]!, text, start, language, report)
        hash = this.#known[number * 2 + 1]!
      }
      const pair = this.#pairs.at(pairHash(before, hash))
      if (pair) this.#tryAll(pair.entries, text, end - 1, start, language, report)
      before = hash
    }
    return before
  }

  #makeRoom(): void {
    if (this.#generation !== wordTable.generation) {
      this.#generation = wordTable.generation
      this.#known.fill(UNASKED)
      this.#meanings.length = 2
    }
    if (this.#known.length >= wordTable.size * 2) return
    const known = this.#known
    this.#known = new Int32Array(wordTable.size * 4)
    this.#known.set(known)
  }

  /** What a word may stand for, worked out when it is first seen. */
  #ask(text: string, start: number, end: number, number: number): number {
    const meaning: Meaning = { own: [], terms: [], gates: [], reported: 0 }
    const word = text.slice(start, end)
    const letters = lettersOf(word)
    const gates = new Set<Gate>()
    this.#known[number * 2 + 1] = this.#lookUp(word, 0, word.length, ({ entries, gates: asking }, last) => {
      for (const entry of entries) {
        const hit = entry.isOneWord ? matchAt(entry, word, last, 0) : null
        if (hit) meaning.own.push({ entry, start: hit.start, end: hit.end })
      }
      const longer = entries.filter(({ isOneWord }) => !isOneWord)
      if (longer.length > 0) meaning.terms.push({ last, entries: longer })
      for (const asked of asking) if (asked.whole ? letters === asked.letters : letters.includes(asked.letters)) gates.add(asked.gate)
    })
    meaning.gates = [...gates]
    const isMeaningless = meaning.own.length === 0 && meaning.terms.length === 0 && meaning.gates.length === 0
    return (this.#known[number * 2] = isMeaningless ? MEANINGLESS : this.#meanings.push(meaning) - 1)
  }

  /** The same for a word without a number, which may have any length: nothing is kept of it. */
  #tryUnnumbered(text: string, start: number, end: number, language: LanguageKey | null, report: Report): number {
    return this.#lookUp(text, start, end, ({ entries, gates }, last) => {
      this.#reportGates(gates.map(({ gate }) => gate), language, report)
      this.#tryAll(entries, text, last, start, language, report)
    })
  }

  /** Looks up the word and each few letters of it. Answers the word's hash. */
  #lookUp(text: string, start: number, end: number, visit: (candidates: Candidates, last: number) => void): number {
    let hash = 0
    let window = 0
    let letters = 0
    for (let index = start; index < end; index++) {
      const letter = coarse(text.charCodeAt(index))
      if (letter <= IGNORED) continue
      hash = (Math.imul(hash, 31) + letter) | 0
      window = (window << 8) ^ letter
      letters++
      const long = letters >= WINDOW ? this.#windows.at(window) : undefined
      if (long) visit(long, index)
      const short = letters >= SHORT ? this.#short.at(window & 0xffffff) : undefined
      if (short) visit(short, index)
    }
    const whole = this.#words.at(hash)
    if (whole) visit(whole, end - 1)
    return hash
  }

  #seal() {
    for (const lookup of [this.#words, this.#pairs, this.#windows, this.#short]) lookup.seal()
    this.#generation = 0
    this.#sealed = true
  }

  #tryMeaning(meaning: Meaning, text: string, start: number, language: LanguageKey | null, report: Report) {
    if (meaning.reported !== this.#scans) {
      meaning.reported = this.#scans
      this.#reportGates(meaning.gates, language, report)
    }
    for (const { entry, start: from, end } of meaning.own) {
      if (speaks(entry.folding, language)) report(entry.list, { index: entry.index, start: start + from, end: start + end })
    }
    for (const { last, entries } of meaning.terms) this.#tryAll(entries, text, start + last, start, language, report)
  }

  #reportGates(gates: Gate[], language: LanguageKey | null, report: Report) {
    for (const gate of gates) {
      if (gate.reported === this.#scans || !speaks(gate, language)) continue
      gate.reported = this.#scans
      report(gate.gate, null)
    }
  }

  #tryAll(entries: Entry[], text: string, last: number, wordStart: number, language: LanguageKey | null, report: Report) {
    for (const entry of entries) {
      if (!speaks(entry.folding, language)) continue
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
    end = stepOn(text, end, entry.codes.charCodeAt(right))
    if (end < 0) return null
  }
  let start = last + 1
  for (let left = entry.anchorEnd; left > 0; left--) {
    start = stepBack(text, start, entry.codes.charCodeAt(left - 1))
    if (start < 0) return null
  }
  if (isWordCode(entry.codes.charCodeAt(0)) && insideWord(text, start - 1, -1)) {
    if (!entry.openStart) return null
  }
  const lastIsWord = isWordCode(entry.codes.charCodeAt(entry.codes.length - 1))
  if (lastIsWord && insideWord(text, end, 1) && !entry.openEnd) return null
  if (!sameFolded(text.slice(start, end), entry.form, entry.folding)) return null
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

const speaks = ({ language: its }: { language: LanguageKey | null }, language: LanguageKey | null) => its === null || language === null || its === language

function codesOf(text: string): string {
  const codes: number[] = []
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (coarse(code) === IGNORED) continue
    const sign = comparable(code)
    if (sign === 0x20 && codes.at(-1) === 0x20) continue
    codes.push(sign)
  }
  return String.fromCharCode(...codes)
}

function nextWord(codes: string, from: number): number {
  let at = from
  while (at < codes.length && !isWordCode(codes.charCodeAt(at))) at++
  return at
}

function wordEnd(codes: string, from: number): number {
  let at = from
  while (at < codes.length && isWordCode(codes.charCodeAt(at))) at++
  return at
}

function lettersOf(word: string): string {
  let letters = ''
  for (let index = 0; index < word.length; index++) {
    const letter = coarse(word.charCodeAt(index))
    if (letter > IGNORED) letters += String.fromCharCode(letter)
  }
  return letters
}

function wordHash(codes: string, start: number, end: number): number {
  let hash = 0
  for (let index = start; index < end; index++) hash = (Math.imul(hash, 31) + codes.charCodeAt(index)) | 0
  return hash
}

const pairHash = (first: number, second: number) => (Math.imul(first, 65599) + second) | 0

function windowOf(codes: string, start: number, end: number): number {
  let window = 0
  for (let index = start; index < end; index++) window = (window << 8) ^ codes.charCodeAt(index)
  return end - start < WINDOW ? window & 0xffffff : window
}
