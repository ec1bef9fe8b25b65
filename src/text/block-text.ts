import { UnreadableDocument, type Mark } from './document.ts'

/** Characters nobody sees and that would keep a rule from a word: soft hyphen, zero-width space, word joiner, byte order mark. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g

/** Every tag, entity and escape inside a text costs memory; a text with more of them than this is no text for people. */
const MOST_RUNS = 2_000_000

/** A block's text in the making, with the map back to the source. */
export class BlockText {
  text = ''
  /** The last character, at hand: asking the growing text for it would copy the text every time. */
  last = ''
  map: number[] = []
  marks: Mark[] = []
  readonly #source: string
  /** Source offset that continues the last run, or -1 when the next piece needs a pair of its own. */
  #next = -1

  constructor(source: string) {
    this.#source = source
  }

  get isEmpty(): boolean {
    return this.text.length === 0
  }

  get start(): number {
    return this.map[1] ?? 0
  }

  /** Appends source text as it stands. */
  copy(start: number, end: number): void {
    if (end <= start) return
    this.#continueAt(start)
    this.text += this.#source.slice(start, end)
    this.last = this.#source[end - 1]!
    this.#next = end
  }

  /** Appends source text without its invisible characters; says how many there were. */
  copyVisible(start: number, end: number): number {
    const piece = this.#source.slice(start, end)
    if (piece.search(INVISIBLE) === -1) {
      this.copy(start, end)
      return 0
    }
    let from = start
    let dropped = 0
    for (const match of piece.matchAll(INVISIBLE)) {
      this.copy(from, start + match.index)
      from = start + match.index + 1
      dropped += 1
    }
    this.copy(from, end)
    return dropped
  }

  /** Appends one character that stands in the source as another of the same length: white space shown as a space. */
  replace(character: string, start: number): void {
    this.#continueAt(start)
    this.text += character
    this.last = character
    this.#next = start + 1
  }

  /** Appends text that the source writes otherwise: an entity, an escape, a placeholder, a tag shown as a line break. */
  decode(text: string, start: number, end: number): void {
    this.last = text.at(-1) ?? this.last
    if (end - start === text.length) {
      this.#continueAt(start)
      this.text += text
      this.#next = end
      return
    }
    if (this.#extendsDecoded(start, end)) {
      this.text += text
      this.map[this.map.length - 4] = this.map[this.map.length - 2] = this.text.length
      return
    }
    this.#continueAt(start)
    refuseTooMany(this.map.length)
    if (this.map[this.map.length - 2] !== this.text.length) this.map.push(this.text.length, start)
    this.text += text
    this.map.push(this.text.length, end, this.text.length, end)
    this.#next = end
  }

  /** One entity may stand for two characters, and then it comes twice. */
  #extendsDecoded(start: number, end: number): boolean {
    const { map } = this
    const length = map.length
    return (
      length >= 6 &&
      map[length - 2] === map[length - 4] &&
      map[length - 2] === this.text.length &&
      map[length - 1] === end &&
      map[length - 5] === start
    )
  }

  #continueAt(start: number): void {
    if (this.#next === start) return
    const { map } = this
    const length = map.length
    refuseTooMany(length)
    // after a decoded run the second of its two pairs is where the next run starts: set it straight
    if (length >= 4 && map[length - 2] === this.text.length && map[length - 4] === this.text.length) map[length - 1] = start
    else map.push(this.text.length, start)
  }
}

function refuseTooMany(runs: number): void {
  if (runs > MOST_RUNS)
    throw new UnreadableDocument('This document holds one text with hundreds of thousands of tags, entities or escapes.')
}
