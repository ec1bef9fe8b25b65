import type { LanguageKey } from '../../languages.ts'
import { coarse, IGNORED, isFolded, isWordCode, type Folding } from '../words/fold.ts'
import { comparable } from './match.ts'
import { SPREAD } from '../words/word-table.ts'

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

export interface TermHit {
  index: number
  start: number
  end: number
}

/** What an expression cannot do without: seeing it says no more than that the expression is worth running. */
export interface Gate {
  gate: number
  language: LanguageKey | null
  /** The scan in which it was last reported: once for a text is enough. */
  reported: number
}

/** There are tens of thousands: each holds no more than it must. */
export interface TermEntry extends Omit<Term, 'text'> {
  /** The coarse letters, punctuation and blanks of the whole term, and where in them the looked-up part ends (exclusive). */
  codes: string
  anchorEnd: number
  form: string
  /** Nothing but letters and digits. */
  isOneWord: boolean
}

/** Letters by which a term inside a word is looked up; short ones by all of theirs, which are three. */
export const WINDOW = 4
export const SHORT = 3

/** What one key of a lookup may stand for: terms, and gates with the letters that must be there. */
export interface Candidates {
  entries: TermEntry[]
  gates: { gate: Gate; letters: string; whole: boolean }[]
  /** Of two words: whether terms of three and more begin with them. */
  hasLonger: boolean
}

const NO_ENTRIES: TermEntry[] = []
const NO_GATES: Candidates['gates'] = []

/** What may follow one key, and a row of bits that says for most keys, without looking, that nothing does. */
export class Lookup {
  readonly #candidates = new Map<number, Candidates>()
  /** Grown with the number of keys, so that one in fifty bits is set, up to what a processor keeps at hand. */
  #bits = new Uint32Array(32)
  #shift = 22

  #of(key: number): Candidates {
    let known = this.#candidates.get(key)
    if (!known) this.#candidates.set(key, (known = { entries: NO_ENTRIES, gates: NO_GATES, hasLonger: false }))
    return known
  }

  add(key: number, entry: TermEntry): void {
    const candidates = this.#of(key)
    if (candidates.entries === NO_ENTRIES) candidates.entries = [entry]
    else candidates.entries.push(entry)
  }

  addGate(key: number, asked: Candidates['gates'][number]): void {
    const candidates = this.#of(key)
    if (candidates.gates === NO_GATES) candidates.gates = [asked]
    else candidates.gates.push(asked)
  }

  addLonger(key: number): void {
    this.#of(key).hasLonger = true
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

export function codesOf(text: string): string {
  if (isFolded(text)) return text
  const codes: number[] = []
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (coarse(code) === IGNORED) continue
    const letter = comparable(code)
    if (letter === 0x20 && codes.at(-1) === 0x20) continue
    codes.push(letter)
  }
  return String.fromCharCode(...codes)
}

export function nextWord(codes: string, from: number): number {
  let at = from
  while (at < codes.length && !isWordCode(codes.charCodeAt(at))) at++
  return at
}

export function wordEnd(codes: string, from: number): number {
  let at = from
  while (at < codes.length && isWordCode(codes.charCodeAt(at))) at++
  return at
}

export function wordHash(codes: string, start: number, end: number): number {
  let hash = 0
  for (let index = start; index < end; index++) hash = (Math.imul(hash, 31) + codes.charCodeAt(index)) | 0
  return hash
}

/** The word after a term's looked-up part, unless there is none or it may go on in a text. */
export function nextWholeWord({ codes, anchorEnd, openEnd }: TermEntry): { hash: number; end: number } | null {
  const start = nextWord(codes, anchorEnd)
  const end = wordEnd(codes, start)
  return start === codes.length || (openEnd && end === codes.length) ? null : { hash: wordHash(codes, start, end), end }
}

/** Never 0, which stands for no pair. */
export const pairHash = (first: number, second: number) => (Math.imul(first, 65599) + second) | 0 || 1

export function windowOf(codes: string, start: number, end: number): number {
  let window = 0
  for (let index = start; index < end; index++) window = (window << 8) ^ codes.charCodeAt(index)
  return end - start < WINDOW ? window & 0xffffff : window
}
