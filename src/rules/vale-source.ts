export interface Range {
  start: number
  end: number
}

/** Characters of the pieces whose first places are known. */
const SIZE = 4
const SHELVES = 1 << 16
const shelfOf = (one: number, two: number, three: number, four: number) => (Math.imul(one, 0x1f35) + Math.imul(two, 0x3f1) + Math.imul(three, 0x25) + four) & (SHELVES - 1)
/** How many places of a piece tell where it may stand: more of them tell little more. */
const LOOKED_AT = 64
/** Within so few characters a part of the text is searched alone. */
const NEAR = 4000

/** For every four characters the place, from 1, at which they first stand in a text, or others that share their shelf: 0 where none of them does. */
function firstPlaces(text: string): Int32Array {
  const places = new Int32Array(SHELVES)
  let two = text.charCodeAt(text.length - 3)
  let three = text.charCodeAt(text.length - 2)
  let four = text.charCodeAt(text.length - 1)
  for (let at = text.length - SIZE; at >= 0; at--) {
    const one = text.charCodeAt(at)
    places[shelfOf(one, two, three, four)] = at + 1
    four = three
    three = two
    two = one
  }
  return places
}

/**
 * A source in which parts are crossed out: as `@` for everybody, and as `#` for one rule, in ranges of its own. Nothing is copied, however
 * often something is crossed out; and what is looked for is looked for from where it may stand first.
 */
export class ValeSource {
  readonly text: string
  readonly lineStarts: number[] = [0]
  readonly #crossed: Uint8Array
  /** Where the first letter or digit of a line stands that may not be crossed out. */
  readonly #firstOpen: Int32Array
  #firstPlaces: Int32Array | null = null
  /** Before these places a piece does not stand, or is crossed out; and it stays so. */
  readonly #notBefore = new Map<string, number>()

  constructor(text: string) {
    this.text = text
    this.#crossed = new Uint8Array(text.length)
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.lineStarts.push(at + 1)
    this.#firstOpen = Int32Array.from(this.lineStarts)
  }

  /** Each place of a piece that is not crossed out, from the first on, until `visit` says it is enough. */
  each(piece: string, from: number, to: number, own: readonly Range[], visit: (at: number) => boolean): void {
    for (let at = this.find(piece, from, to, own); at >= 0; at = this.find(piece, at + 1, to, own)) if (visit(at)) return
  }

  /** The first place of a piece, -1 where there is none. */
  find(piece: string, from = 0, to = this.text.length, own: readonly Range[] = NONE): number {
    let first = this.#notBefore.get(piece)
    if (first === undefined) this.#notBefore.set(piece, (first = this.#mayStandFrom(piece)))
    const last = to - piece.length
    const start = Math.max(from, first)
    if (start > last) return -1
    const isNear = to - start < NEAR
    const part = isNear ? this.text.slice(start, to) : this.text
    const base = isNear ? start : 0
    let at = part.indexOf(piece, start - base) + base
    while (at >= base && at <= last && !this.#isOpen(at, piece.length, own)) at = part.indexOf(piece, at + 1 - base) + base
    const isFound = at >= base && at <= last
    if (from <= first && own.length === 0 && (isFound || to === this.text.length)) this.#notBefore.set(piece, isFound ? at : to)
    return isFound ? at : -1
  }

  /** The first place at which a piece may stand, by its rarest characters. */
  #mayStandFrom(piece: string): number {
    const places = (this.#firstPlaces ??= firstPlaces(this.text))
    let from = 0
    const step = Math.ceil(piece.length / LOOKED_AT)
    for (let at = 0; at + SIZE <= piece.length; at += step) {
      const place = places[shelfOf(piece.charCodeAt(at), piece.charCodeAt(at + 1), piece.charCodeAt(at + 2), piece.charCodeAt(at + 3))]! - 1
      if (place < 0) return this.text.length
      if (place - at > from) from = place - at
    }
    return from
  }

  /** Letters beyond ASCII stay as they are. */
  cross(start: number, end: number): void {
    for (let at = start; at < end; at++) if (this.text.charCodeAt(at) < 0x80) this.#crossed[at] = 1
  }

  /** The character as a rule sees it; the empty text beyond the source. */
  charAt(at: number, own: readonly Range[]): string {
    const sign = this.text.charAt(at)
    if (sign === '' || sign === '\n') return sign
    return own.some(({ start, end }) => start <= at && at < end) ? '#' : this.#crossed[at] === 1 ? '@' : sign
  }

  /** Whether a line has letters or digits left. */
  hasWords(line: number): boolean {
    const end = this.endOfLine(line)
    let at = this.#firstOpen[line]!
    while (at < end && (this.#crossed[at] === 1 || !isWordCode(this.text.charCodeAt(at)))) at++
    this.#firstOpen[line] = at
    return at < end
  }

  endOfLine(line: number): number {
    return this.lineStarts[line + 1] ?? this.text.length
  }

  lineAt(offset: number): number {
    let low = 0
    let high = this.lineStarts.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.lineStarts[middle]! <= offset) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  isAt(piece: string, at: number, own: readonly Range[]): boolean {
    return this.text.startsWith(piece, at) && this.#isOpen(at, piece.length, own)
  }

  #isOpen(start: number, length: number, own: readonly Range[]): boolean {
    for (let at = start; at < start + length; at++) if (this.#crossed[at] === 1) return false
    return !own.some((range) => range.start < start + length && start < range.end)
  }
}

const NONE: readonly Range[] = []

const isWordCode = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
