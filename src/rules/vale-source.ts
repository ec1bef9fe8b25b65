/** Where pieces of four, and of two, characters stand in a text: each place leads to the next one with the same. */
interface Chains {
  size: number
  first: Int32Array
  next: Int32Array
  count: Int32Array
}

export interface Range {
  start: number
  end: number
}

const BUCKETS = 1 << 15
const SAMPLED = 24
/** Within so few characters a piece is found sooner without the index. */
const NEAR = 4000

const codeOfTwo = (one: number, two: number) => (Math.imul(one, 0x3f1) + two) & (BUCKETS - 1)
const codeOfFour = (one: number, two: number, three: number, four: number) => (Math.imul(one, 0x1f35) + Math.imul(two, 0x3f1) + Math.imul(three, 0x25) + four) & (BUCKETS - 1)

function codeOf(text: string, at: number, size: number): number {
  if (size === 2) return codeOfTwo(text.charCodeAt(at), text.charCodeAt(at + 1))
  return codeOfFour(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2), text.charCodeAt(at + 3))
}

function chainsOf(text: string, size: 2 | 4): Chains {
  const first = new Int32Array(BUCKETS).fill(-1)
  const count = new Int32Array(BUCKETS)
  const next = new Int32Array(text.length)
  let two = text.charCodeAt(text.length - 1)
  let three = 0
  let four = 0
  for (let at = text.length - 2; at >= 0; at--) {
    const one = text.charCodeAt(at)
    if (size === 2 || at <= text.length - 4) {
      const code = size === 2 ? codeOfTwo(one, two) : codeOfFour(one, two, three, four)
      next[at] = first[code]!
      first[code] = at
      count[code]!++
    }
    four = three
    three = two
    two = one
  }
  return { size, first, next, count }
}

/**
 * A source in which parts are crossed out: as `@` for everybody, and as `#` for one rule, in ranges of its own. What is looked for is
 * found by an index, and nothing is copied, however often something is crossed out.
 */
export class ValeSource {
  readonly text: string
  readonly lineStarts: number[] = [0]
  readonly #crossed: Uint8Array
  /** Letters and digits of a line that are not crossed out. */
  readonly #open: Int32Array
  #long: Chains | null = null
  #short: Chains | null = null

  constructor(text: string) {
    this.text = text
    this.#crossed = new Uint8Array(text.length)
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.lineStarts.push(at + 1)
    this.#open = new Int32Array(this.lineStarts.length)
    for (let line = 0, at = 0; line < this.#open.length; line++) {
      const end = this.endOfLine(line)
      for (; at < end; at++) if (isWordCode(text.charCodeAt(at))) this.#open[line]!++
    }
  }

  /** Each place of a piece that is not crossed out, from the first on, until `visit` says it is enough. */
  each(piece: string, from: number, to: number, own: readonly Range[], visit: (at: number) => boolean): void {
    const { length } = piece
    const last = to - length
    if (length < 2 || to - from < NEAR) {
      const part = to - from < NEAR ? this.text.slice(from, to) : this.text
      const base = to - from < NEAR ? from : 0
      for (let at = part.indexOf(piece, from - base) + base; at >= base && at <= last; at = part.indexOf(piece, at - base + 1) + base) {
        if (this.#isOpen(at, length, own) && visit(at)) return
      }
      return
    }
    const chains = length < 4 ? (this.#short ??= chainsOf(this.text, 2)) : (this.#long ??= chainsOf(this.text, 4))
    const offset = rarest(chains, piece)
    for (let place = chains.first[codeOf(piece, offset, chains.size)]!; place >= 0; place = chains.next[place]!) {
      const at = place - offset
      if (at < from) continue
      if (at > last) return
      if (this.#crossed[place] === 0 && this.text.startsWith(piece, at) && this.#isOpen(at, length, own) && visit(at)) return
    }
  }

  /** The first place of a piece, -1 where there is none. */
  find(piece: string, from = 0, to = this.text.length, own: readonly Range[] = NONE): number {
    let found = -1
    this.each(piece, from, to, own, (at) => {
      found = at
      return true
    })
    return found
  }

  /** Letters beyond ASCII stay as they are. */
  cross(start: number, end: number): void {
    let line = this.lineAt(start)
    for (let at = start; at < end; at++) {
      const code = this.text.charCodeAt(at)
      if (code >= 0x80 || this.#crossed[at] === 1) continue
      this.#crossed[at] = 1
      if (!isWordCode(code)) continue
      while (at >= this.endOfLine(line)) line++
      this.#open[line]!--
    }
  }

  /** The character as a rule sees it; the empty text beyond the source. */
  charAt(at: number, own: readonly Range[]): string {
    const sign = this.text.charAt(at)
    if (sign === '' || sign === '\n') return sign
    return own.some(({ start, end }) => start <= at && at < end) ? '#' : this.#crossed[at] === 1 ? '@' : sign
  }

  /** Whether a line has letters or digits left. */
  hasWords(line: number): boolean {
    return this.#open[line]! > 0
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

/** Where in a piece its rarest characters stand. */
function rarest(chains: Chains, piece: string): number {
  let best = 0
  let fewest = Infinity
  for (let at = 0; at <= piece.length - chains.size && at < SAMPLED; at++) {
    const count = chains.count[codeOf(piece, at, chains.size)]!
    if (count >= fewest) continue
    fewest = count
    best = at
    if (count < 2) break
  }
  return best
}
