import { isWordCode, type Range, type ValeSource } from './vale-source.ts'

/** After so many questions the lines are looked through for those that have nothing left: until then they are passed by in vain. */
const LOOKED_THROUGH_EVERY = 16

/** Whether a line has letters beyond ASCII. */
const PLAIN = 1
const NOT_PLAIN = 2

/** The lines of a source that have something left which is not crossed out. */
export class LinesLeft {
  readonly #source: ValeSource
  readonly #plain: Uint8Array
  /** Where the first letter or digit of a line stands that may not be crossed out. */
  readonly #firstOpen: Int32Array
  /** The lines that may have letters or digits left, in order: so many of these. */
  readonly #open: Int32Array
  #openCount: number
  #asked = 0

  constructor(source: ValeSource) {
    this.#source = source
    this.#openCount = source.lineCount
    this.#plain = new Uint8Array(source.lineCount)
    this.#firstOpen = source.lineStarts.slice()
    this.#open = new Int32Array(source.lineCount)
    for (let line = 0; line < source.lineCount; line++) this.#open[line] = line
  }

  /** The first line before this one that has a match as far from its start as it stands in its own text, where Vale takes it for the right one; -1 for none. */
  withSame(own: readonly Range[], before: number, at: number, match: string): number {
    if (!isAscii(match, 0, match.length)) return -1
    // In a line without letters and digits no match stands that begins with one.
    const isWord = isWordCode(match.charCodeAt(0))
    if (isWord && this.#asked++ % LOOKED_THROUGH_EVERY === 0) this.#lookThrough()
    return isWord ? this.#among(this.#open, own, before, at, match) : this.#among(null, own, before, at, match)
  }

  /** Nearly every line is too short, or has another letter there; and of many lines it is asked for every finding. */
  #among(lines: Int32Array | null, own: readonly Range[], before: number, at: number, match: string): number {
    const { lineStarts: starts, signs } = this.#source
    const plain = this.#plain
    const sign = match.charCodeAt(0)
    const { length } = match
    const shortest = Math.floor((at + length) / 3)
    const count = lines ? this.#openCount : before
    for (let index = 0; index < count; index++) {
      const line = lines ? lines[index]! : index
      if (line >= before) break
      const start = starts[line]!
      const end = starts[line + 1]!
      if (end - start <= shortest) continue
      if (plain[line] === 0) plain[line] = isAscii(this.#source.text, start, end) ? PLAIN : NOT_PLAIN
      const place = plain[line] === PLAIN ? start + at : afterBytes(this.#source.text, start, end, at)
      if (place + length < end && signs[place] === sign && this.#source.isAt(match, place, own)) return line
    }
    return -1
  }

  #lookThrough() {
    const open = this.#open
    let kept = 0
    for (let index = 0; index < this.#openCount; index++) if (this.#hasWords(open[index]!)) open[kept++] = open[index]!
    this.#openCount = kept
  }

  #hasWords(line: number): boolean {
    const { signs } = this.#source
    const end = this.#source.endOfLine(line)
    let at = this.#firstOpen[line]!
    while (at < end && !isWordCode(signs[at]!)) at++
    this.#firstOpen[line] = at
    return at < end
  }
}

function isAscii(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) >= 0x80) return false
  return true
}

/** Vale counts letters in the text, and takes their number for one of bytes in the line. */
function afterBytes(text: string, start: number, end: number, bytes: number): number {
  let at = start
  for (let left = bytes; left > 0 && at < end; at++) {
    const code = text.charCodeAt(at)
    left -= code < 0x80 ? 1 : code < 0x800 || (code & 0xf800) === 0xd800 ? 2 : 3
  }
  return at
}
