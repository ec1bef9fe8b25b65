import type { Block } from '../../text/document.ts'
import { tokensOf } from './tokens.ts'

/** What a reader of the page does not read as its text. */
const NOT_TEXT = /^(?:title|meta|alt)\b/

/** The words of a page one after the other, each with its block and its place there, and where each stands. */
export class PageIndex {
  readonly blocks: readonly Block[]
  /** The word at each place, as its number. */
  readonly words: number[] = []
  readonly block: number[] = []
  readonly start: number[] = []
  readonly end: number[] = []
  readonly #numbers = new Map<string, number>()
  readonly #places: number[][] = []
  readonly #shingles = new Map<number, Map<number, number[]>>()

  constructor(blocks: readonly Block[]) {
    this.blocks = blocks
    for (const [index, { text, scope }] of blocks.entries()) {
      if (NOT_TEXT.test(scope)) continue
      for (const token of tokensOf(text)) {
        let number = this.#numbers.get(token.key)
        if (number === undefined) {
          number = this.#places.length
          this.#numbers.set(token.key, number)
          this.#places.push([])
        }
        this.#places[number]!.push(this.words.length)
        this.words.push(number)
        this.block.push(index)
        this.start.push(token.start)
        this.end.push(token.end)
      }
    }
  }

  /** A word of another text as the page numbers it; -1: the page does not have it. */
  numberOf(key: string): number {
    return this.#numbers.get(key) ?? -1
  }

  placesOf(word: number): readonly number[] {
    return this.#places[word] ?? []
  }

  /** Where so many words stand one after the other. A hint only: others may stand there, so what is found is compared. */
  shinglesOf(size: number): ReadonlyMap<number, number[]> {
    const known = this.#shingles.get(size)
    if (known) return known
    const made = new Map<number, number[]>()
    for (let at = 0; at + size <= this.words.length; at++) {
      const key = shingleAt(this.words, at, size)
      const places = made.get(key)
      if (places) places.push(at)
      else made.set(key, [at])
    }
    this.#shingles.set(size, made)
    return made
  }
}

const STEP = 131_071

export function shingleAt(words: readonly number[], at: number, size: number): number {
  let key = 0
  for (let of = 0; of < size; of++) key = (key * STEP + words[at + of]! + 2) % Number.MAX_SAFE_INTEGER
  return key
}
