import type { LanguageKey } from '../../languages.ts'
import { coarse, IGNORED } from '../words/fold.ts'
import type { Literal } from '../expression/literals.ts'
import { pairHash, type Gate, type Term, type TermEntry, type TermHit } from './lookup.ts'
import { matchAt } from './match.ts'
import { TermIndex } from './term-index.ts'
import { CELL, UNNUMBERED, wordTable, type Words } from '../words/word-table.ts'

/** Told of each hit of a list and each gate that is passed. */
export interface Sink {
  /** `calls`: the list was marked as one that calls for a closer look. */
  hit(list: number, index: number, start: number, end: number, calls: boolean): void
  gate(gate: number): void
}

/**
 * What a word may be, or be the beginning of: longer terms to compare, by where in the word their looked-up part ends; and gates it
 * passes.
 */
interface Meaning {
  /** Terms of one word that this word is or holds: nothing around it matters. */
  own: (TermHit & { list: number; language: LanguageKey | null; calls: boolean })[]
  terms: { last: number; entries: TermEntry[] }[]
  gates: Gate[]
  reported: number
}

/** The hashes of what was just read: the last word, and the last two where a term of more words may begin with them. */
interface Passed {
  word: number
  pair: number
}

/** Never the hash of a pair. */
const NO_PAIR = 0

const NO_MEANING: Meaning = { own: [], terms: [], gates: [], reported: 0 }
/** Never given twice in a process: what several matchers see in one text must not be mistaken for each other. */
let gateNumbers = 0
let sharedNumbers = -1

/** In place of a word's meaning: not asked yet, and nothing. */
const UNASKED = 0
const MEANINGLESS = 1

/**
 * Finds all terms of all rules in one pass over a text's words. What a word may stand for is worked out when it is first seen, so that
 * most words of a text cost one look at a table, whatever the number of terms.
 */
export class TermMatcher {
  readonly #index = new TermIndex()
  #sealed = true
  #scans = 0
  /** By the word's number, side by side: where its meaning stands, and its hash. */
  #known = new Int32Array(0)
  /** Whether anything else asks for the words of a text once its terms are found. */
  keepsWords = false
  /** Whether a term or a gate is for one language alone: otherwise that of a text does not matter. */
  usesLanguages = false
  #meanings: Meaning[] = [NO_MEANING, NO_MEANING]
  #generation = 0
  size = 0
  /** The lists that several rules look for together, by what is in them. */
  readonly #shared = new Map<string, number>()
  readonly #calling = new Set<number>()

  add(term: Term): void {
    this.#index.add(term)
    if (term.folding.language !== null) this.usesLanguages = true
    this.size++
    this.#sealed = false
  }

  /** What is found of this list calls for a closer look; of the others only places are asked for. */
  markCalling(list: number): void {
    this.#calling.add(list)
    this.#sealed = false
  }

  /** The number of a list that rules share, and whether it is new. */
  sharedList(content: string): { list: number; isNew: boolean } {
    const known = this.#shared.get(content)
    if (known !== undefined) return { list: known, isNew: false }
    const list = sharedNumbers--
    this.#shared.set(content, list)
    return { list, isNew: true }
  }

  /** A number that is reported wherever one of these literals stands, which an expression cannot match without. */
  gateFor(literals: Literal[], language: LanguageKey | null): number {
    const gate: Gate = { gate: gateNumbers++, language, reported: 0 }
    this.size += this.#index.addGate(gate, literals)
    if (language !== null) this.usesLanguages = true
    this.#sealed = false
    return gate.gate
  }

  /**
   * Reports each hit in `text`, whose words may be known already; `language` is the text's, null where it is not known (then every
   * term counts).
   */
  scan(text: string, language: LanguageKey | null, sink: Sink, words: Words | null = null): void {
    if (!this.#sealed) this.#seal()
    this.#scans++
    const passed: Passed = { word: 0, pair: NO_PAIR }
    for (const piece of wordTable.pieces(text, words)) this.#scanWords(text, piece, passed, language, sink)
  }

  #scanWords(text: string, { cells, from, to }: Words, passed: Passed, language: LanguageKey | null, sink: Sink): void {
    this.#makeRoom()
    const { pairs, triples } = this.#index
    let { word: before, pair: pairBefore } = passed
    for (let cell = from; cell < to; cell += CELL) {
      const number = cells[cell]!
      const start = cells[cell + 1]!
      const end = cells[cell + 2]!
      let hash = 0
      if (number === UNNUMBERED) hash = this.#tryUnnumbered(text, start, end, language, sink)
      else {
        const place = this.#known[number * 2]! || this.#ask(text, start, end, number)
        if (place !== MEANINGLESS) this.#tryMeaning(this.#meanings[place]!, text, start, language, sink)
        hash = this.#known[number * 2 + 1]!
      }
      if (pairBefore !== NO_PAIR) {
        const triple = triples.at(pairHash(pairBefore, hash))
        if (triple) this.#tryAll(triple.entries, text, end - 1, start, language, sink)
        pairBefore = NO_PAIR
      }
      const key = pairHash(before, hash)
      const pair = pairs.at(key)
      if (pair) {
        this.#tryAll(pair.entries, text, end - 1, start, language, sink)
        for (const { gate } of pair.gates) this.#reportGate(gate, language, sink)
        if (pair.hasLonger) pairBefore = key
      }
      before = hash
    }
    passed.word = before
    passed.pair = pairBefore
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
    this.#known[number * 2 + 1] = this.#index.lookUp(word, 0, word.length, ({ entries, gates: asking }, last) => {
      for (const entry of entries) {
        const hit = entry.isOneWord ? matchAt(entry, word, last, 0) : null
        if (hit) meaning.own.push({ ...hit, list: entry.list, language: entry.folding.language, calls: this.#calling.has(entry.list) })
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
  #tryUnnumbered(text: string, start: number, end: number, language: LanguageKey | null, sink: Sink): number {
    return this.#index.lookUp(text, start, end, ({ entries, gates }, last) => {
      for (const { gate } of gates) this.#reportGate(gate, language, sink)
      this.#tryAll(entries, text, last, start, language, sink)
    })
  }

  #seal() {
    this.#index.seal()
    this.#generation = 0
    this.#sealed = true
  }

  #tryMeaning(meaning: Meaning, text: string, start: number, language: LanguageKey | null, sink: Sink) {
    if (meaning.reported !== this.#scans) {
      meaning.reported = this.#scans
      for (const gate of meaning.gates) this.#reportGate(gate, language, sink)
    }
    for (const own of meaning.own)
      if (isForLanguage(own, language)) sink.hit(own.list, own.index, start + own.start, start + own.end, own.calls)
    for (const { last, entries } of meaning.terms) this.#tryAll(entries, text, start + last, start, language, sink)
  }

  #reportGate(gate: Gate, language: LanguageKey | null, sink: Sink) {
    if (gate.reported === this.#scans || !isForLanguage(gate, language)) return
    gate.reported = this.#scans
    sink.gate(gate.gate)
  }

  #tryAll(entries: TermEntry[], text: string, last: number, wordStart: number, language: LanguageKey | null, sink: Sink) {
    for (const entry of entries) {
      if (!isForLanguage(entry.folding, language)) continue
      const hit = matchAt(entry, text, last, wordStart)
      if (hit) sink.hit(entry.list, hit.index, hit.start, hit.end, this.#calling.has(entry.list))
    }
  }
}

const isForLanguage = ({ language: its }: { language: LanguageKey | null }, language: LanguageKey | null) =>
  its === null || language === null || its === language

function lettersOf(word: string): string {
  let letters = ''
  for (let index = 0; index < word.length; index++) {
    const letter = coarse(word.charCodeAt(index))
    if (letter > IGNORED) letters += String.fromCharCode(letter)
  }
  return letters
}
