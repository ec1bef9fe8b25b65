import type { LanguageKey } from '../../languages.ts'
import { coarse, folded, IGNORED } from '../words/fold.ts'
import type { Literal } from '../expression/literals.ts'
import {
  codesOf,
  Lookup,
  nextWholeWord,
  nextWord,
  pairHash,
  SHORT,
  WINDOW,
  windowOf,
  wordEnd,
  wordHash,
  type Candidates,
  type TermEntry,
  type Gate,
  type TermHit,
  type Term,
} from './lookup.ts'
import { matchAt } from './match.ts'
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
 * Finds all terms of all rules in one pass over a text's words. A term that begins with a word is looked up by a hash of that word (or
 * of its first two or three); one that may stand inside a word by four of its letters. What a word may stand for is worked out when it
 * is first seen, so that most words of a text cost one look at a table, whatever the number of terms.
 */
export class TermMatcher {
  #words = new Lookup()
  #pairs = new Lookup()
  #triples = new Lookup()
  #windows = new Lookup()
  #short = new Lookup()
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
    const { list, index, folding, openStart, openEnd } = term
    if (folding.language !== null) this.usesLanguages = true
    const codes = codesOf(term.text)
    const anchorStart = nextWord(codes, 0)
    if (anchorStart === codes.length)
      throw new Error(`the term “${term.text}” has no letter or digit; write it as an expression between slashes`)
    const anchorEnd = wordEnd(codes, anchorStart)
    const form = folded(term.text, folding)
    const entry: TermEntry = {
      list,
      index,
      folding,
      openStart,
      openEnd,
      codes,
      anchorEnd,
      form,
      isOneWord: anchorStart === 0 && anchorEnd === codes.length,
    }
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

  /**
   * By its first word, or by its first two or three: a word alone may be a frequent one, and hundreds of forms of one list may begin
   * with the same two ("before the").
   */
  #addByWords(entry: TermEntry, anchorStart: number) {
    const first = wordHash(entry.codes, anchorStart, entry.anchorEnd)
    const second = nextWholeWord(entry)
    if (!second) return this.#words.add(first, entry)
    entry.anchorEnd = second.end
    const pair = pairHash(first, second.hash)
    const third = nextWholeWord(entry)
    if (!third) return this.#pairs.add(pair, entry)
    entry.anchorEnd = third.end
    this.#pairs.addLonger(pair)
    this.#triples.add(pairHash(pair, third.hash), entry)
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
    if (language !== null) this.usesLanguages = true
    const gate: Gate = { gate: gateNumbers++, language, reported: 0 }
    for (const { text, whole, next } of literals) {
      const codes = codesOf(text)
      if (codes.length === 0) continue
      this.size++
      this.#sealed = false
      if (next !== undefined) {
        const second = codesOf(next)
        this.#pairs.addGate(pairHash(wordHash(codes, 0, codes.length), wordHash(second, 0, second.length)), { gate, letters: codes, whole })
        continue
      }
      const asked = { gate, letters: codes, whole }
      if (whole) this.#words.addGate(wordHash(codes, 0, codes.length), asked)
      else if (codes.length < WINDOW) this.#short.addGate(windowOf(codes, 0, codes.length), asked)
      else this.#windows.addGate(windowOf(codes, 0, WINDOW), asked)
    }
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
        const triple = this.#triples.at(pairHash(pairBefore, hash))
        if (triple) this.#tryAll(triple.entries, text, end - 1, start, language, sink)
        pairBefore = NO_PAIR
      }
      const key = pairHash(before, hash)
      const pair = this.#pairs.at(key)
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
    this.#known[number * 2 + 1] = this.#lookUp(word, 0, word.length, ({ entries, gates: asking }, last) => {
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
    return this.#lookUp(text, start, end, ({ entries, gates }, last) => {
      for (const { gate } of gates) this.#reportGate(gate, language, sink)
      this.#tryAll(entries, text, last, start, language, sink)
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
    for (const lookup of [this.#words, this.#pairs, this.#triples, this.#windows, this.#short]) lookup.seal()
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
