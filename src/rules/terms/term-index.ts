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
  type Gate,
  type Term,
  type TermEntry,
} from './lookup.ts'

/**
 * By what a term is looked up: one that begins with a word by a hash of that word, or of its first two or three; one that may stand
 * inside a word by four of its letters.
 */
export class TermIndex {
  readonly pairs = new Lookup()
  readonly triples = new Lookup()
  readonly #words = new Lookup()
  readonly #windows = new Lookup()
  readonly #short = new Lookup()

  add(term: Term): void {
    const { list, index, folding, openStart, openEnd } = term
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
    if (!third) return this.pairs.add(pair, entry)
    entry.anchorEnd = third.end
    this.pairs.addLonger(pair)
    this.triples.add(pairHash(pair, third.hash), entry)
  }

  /** The gate is passed wherever one of these literals stands; answers how many there are. */
  addGate(gate: Gate, literals: Literal[]): number {
    let added = 0
    for (const { text, whole, next } of literals) {
      const codes = codesOf(text)
      if (codes.length === 0) continue
      added++
      if (next !== undefined) {
        const second = codesOf(next)
        this.pairs.addGate(pairHash(wordHash(codes, 0, codes.length), wordHash(second, 0, second.length)), { gate, letters: codes, whole })
        continue
      }
      const asked = { gate, letters: codes, whole }
      if (whole) this.#words.addGate(wordHash(codes, 0, codes.length), asked)
      else if (codes.length < WINDOW) this.#short.addGate(windowOf(codes, 0, codes.length), asked)
      else this.#windows.addGate(windowOf(codes, 0, WINDOW), asked)
    }
    return added
  }

  /** Looks up the word and each few letters of it. Answers the word's hash. */
  lookUp(text: string, start: number, end: number, visit: (candidates: Candidates, last: number) => void): number {
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

  seal(): void {
    for (const lookup of [this.#words, this.pairs, this.triples, this.#windows, this.#short]) lookup.seal()
  }
}
