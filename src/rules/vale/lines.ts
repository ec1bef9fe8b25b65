import { isAsciiWord, type Range, type ValeSource } from './source.ts'

/** After so many questions the lines are looked through for those that have nothing left: until then they are passed by in vain. */
const LOOKED_THROUGH_EVERY = 16

/** The lines of a source that have something left which is not crossed out. */
export class LinesLeft {
  readonly #source: ValeSource
  /** Where the first letter or digit of a line stands that may not be crossed out. */
  readonly #firstOpen: Int32Array
  /** The lines that may have letters or digits left, in order: so many of these. */
  readonly #open: Int32Array
  #openCount: number
  #asked = 0

  constructor(source: ValeSource) {
    this.#source = source
    this.#openCount = source.lineCount
    this.#firstOpen = source.lineStarts.slice()
    this.#open = new Int32Array(source.lineCount)
    for (let line = 0; line < source.lineCount; line++) this.#open[line] = line
  }

  /**
   * The first line before this one that has a match as far from its start as it stands in its own text, where Vale takes it for the
   * right one; -1 for none.
   */
  withSame(own: readonly Range[], before: number, at: number, match: string): number {
    if (!isAscii(match)) return -1
    // In a line without letters and digits no match stands that begins with one.
    const isWord = isAsciiWord(match.charCodeAt(0))
    if (isWord && this.#asked++ % LOOKED_THROUGH_EVERY === 0) this.#lookThrough()
    return isWord ? this.#among(this.#open, own, before, at, match) : this.#among(null, own, before, at, match)
  }

  /** Nearly every line is too short, or has another letter there; and of many lines it is asked for every finding. */
  #among(lines: Int32Array | null, own: readonly Range[], before: number, at: number, match: string): number {
    const {
      lineStarts: starts,
      codes,
      characters: { wideBefore },
    } = this.#source
    const first = match.charCodeAt(0)
    const { length } = match
    const shortest = Math.floor((at + length) / 3)
    const count = lines ? this.#openCount : before
    for (let index = 0; index < count; index++) {
      const line = lines ? lines[index]! : index
      if (line >= before) break
      const start = starts[line]!
      const end = starts[line + 1]!
      if (end - start <= shortest) continue
      const place = wideBefore[line] === wideBefore[line + 1] ? start + at : this.#afterBytes(line, at)
      if (place + length < end && codes[place] === first && this.#source.isAt(match, place, own)) return line
    }
    return -1
  }

  /** Vale counts letters in the text, and takes their number for one of bytes in the line. */
  #afterBytes(line: number, bytes: number): number {
    const {
      text,
      characters: { wide, wideBefore },
    } = this.#source
    let at = this.#source.lineStarts[line]!
    let left = bytes
    for (let index = wideBefore[line]!; index < wideBefore[line + 1]! && wide[index]! - at < left; index++) {
      left -= wide[index]! - at + widthOf(text.charCodeAt(wide[index]!))
      at = wide[index]! + 1
    }
    return Math.min(at + Math.max(left, 0), this.#source.endOfLine(line))
  }

  #lookThrough() {
    const open = this.#open
    let kept = 0
    for (let index = 0; index < this.#openCount; index++) if (this.#hasWords(open[index]!)) open[kept++] = open[index]!
    this.#openCount = kept
  }

  #hasWords(line: number): boolean {
    const { codes } = this.#source
    const end = this.#source.endOfLine(line)
    let at = this.#firstOpen[line]!
    while (at < end && !isAsciiWord(codes[at]!)) at++
    this.#firstOpen[line] = at
    return at < end
  }
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 0x80) return false
  return true
}

/** The bytes of a character beyond ASCII; of each half of one of four bytes, two. */
const widthOf = (code: number) => (code < 0x800 || (code & 0xf800) === 0xd800 ? 2 : 3)
