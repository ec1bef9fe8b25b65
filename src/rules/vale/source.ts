import { INDEXED, OpenPlaces, type Lead } from './place-index.ts'
import { byteOf, sourceCharacters, type SourceCharacters } from './characters.ts'

export interface Range {
  start: number
  end: number
}

/** Within so few characters a part of the text is searched alone. */
const NEAR = 4000

/** What a rule sees instead of what is crossed out for everybody, and of what is for itself. */
const CROSSED = 0x40
const OWN = 0x23
const LINE_BREAK = 0x0a

/**
 * A source in which parts are crossed out: as `@` for everybody, and as `#` for one rule, in ranges of its own. Nothing is copied, however
 * often something is crossed out; and what is looked for is looked for from where it may stand first.
 */
export class ValeSource {
  readonly text: string
  /** Where each line begins, and where the last one ends. */
  readonly lineStarts: Int32Array
  /** The codes of the characters, as `byteOf` has them; 0 where one is crossed out. */
  readonly codes: Uint8Array
  readonly characters: SourceCharacters
  #places: OpenPlaces | null = null
  readonly #lead: Lead = { offset: 0, place: 0 }
  /** Before these places a piece too short for the index does not stand, or is crossed out; and it stays so. */
  readonly #notBefore = new Map<string, number>()

  constructor(text: string) {
    this.text = text
    this.characters = sourceCharacters(text)
    this.codes = this.characters.codes
    this.lineStarts = this.characters.lineStarts
  }

  /** The first place of a piece that is not crossed out, -1 where there is none. */
  find(piece: string, from = 0, to = this.text.length, own: readonly Range[] = NONE): number {
    if (to - from < NEAR) return this.#findNear(piece, from, to, own)
    return piece.length < INDEXED ? this.#findShort(piece, from, to, own) : this.#findByIndex(piece, from, to, own)
  }

  #findNear(piece: string, from: number, to: number, own: readonly Range[]): number {
    if (to - from < piece.length) return -1
    const part = this.text.slice(from, to)
    let at = part.indexOf(piece)
    while (at >= 0 && !this.#isOpen(from + at, piece.length, own)) at = part.indexOf(piece, at + 1)
    return at < 0 ? -1 : from + at
  }

  #findShort(piece: string, from: number, to: number, own: readonly Range[]): number {
    const first = this.#notBefore.get(piece) ?? 0
    const at = this.#scan(piece, Math.max(from, first), to, own)
    if (from <= first && own.length === 0 && (at >= 0 || to === this.text.length)) this.#notBefore.set(piece, at < 0 ? to : at)
    return at
  }

  #findByIndex(piece: string, from: number, to: number, own: readonly Range[]): number {
    const places = (this.#places ??= new OpenPlaces(this.codes))
    const lead = this.#lead
    if (!places.leadOf(piece, lead)) return -1
    const { offset } = lead
    if (from > lead.place - offset) return this.#scan(piece, from, to, own)
    const last = to - piece.length
    for (let { place } = lead; place >= 0 && place - offset <= last; place = places.after(place))
      if (this.isAt(piece, place - offset, own)) return place - offset
    return -1
  }

  #scan(piece: string, from: number, to: number, own: readonly Range[]): number {
    const last = to - piece.length
    let at = from > last ? -1 : this.text.indexOf(piece, from)
    while (at >= 0 && at <= last && !this.#isOpen(at, piece.length, own)) at = this.text.indexOf(piece, at + 1)
    return at <= last ? at : -1
  }

  /** Whether a piece stands at a place, and nothing of it is crossed out. */
  isAt(piece: string, at: number, own: readonly Range[] = NONE): boolean {
    // Nearly always it differs in one of these, or in nothing.
    if (this.codes[at] !== byteOf(piece.charCodeAt(0)) || this.codes[at + piece.length - 1] !== byteOf(piece.charCodeAt(piece.length - 1)))
      return false
    return this.#isOpen(at, piece.length, own) && this.text.startsWith(piece, at)
  }

  /** Letters beyond ASCII stay as they are. */
  cross(start: number, end: number): void {
    const { codes } = this
    for (let at = start; at < end; at++) if (codes[at]! < 0x80) codes[at] = 0
  }

  /** The code of a character as a rule sees it; NaN beyond the source. */
  codeAt(at: number, own: readonly Range[]): number {
    const code = this.text.charCodeAt(at)
    if (code === LINE_BREAK || Number.isNaN(code)) return code
    if (isTouched(own, at, at + 1)) return OWN
    return this.codes[at] === 0 ? CROSSED : code
  }

  get lineCount(): number {
    return this.lineStarts.length - 1
  }

  endOfLine(line: number): number {
    return this.lineStarts[line + 1]!
  }

  lineAt(offset: number): number {
    let low = 0
    let high = this.lineCount
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.lineStarts[middle]! <= offset) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  #isOpen(start: number, length: number, own: readonly Range[]): boolean {
    const { codes } = this
    for (let at = start; at < start + length; at++) if (codes[at] === 0) return false
    return !isTouched(own, start, start + length)
  }
}

const NONE: readonly Range[] = []

function isTouched(ranges: readonly Range[], start: number, end: number): boolean {
  for (const range of ranges) if (range.start < end && start < range.end) return true
  return false
}

/** Letters and digits of ASCII. */
export const isAsciiWord = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
