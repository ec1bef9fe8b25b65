/** Whether two texts differ in nothing but how much white space stands where there is some, and in invisible characters. */
export function isReadAs(written: string, read: string): boolean {
  const one = new CharacterReader(written)
  const other = new CharacterReader(read)
  for (let code = one.next(); code === other.next(); code = one.next()) if (code === END) return true
  return false
}

const END = -1
const BLANK = 0x20
const WHITE = /\s/

/** The characters of a text one after the other, as codes: white space as one blank, what is invisible not at all. */
class CharacterReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  next(): number {
    let isWhiteBefore = false
    for (; this.#at < this.#text.length; this.#at++) {
      const code = this.#text.charCodeAt(this.#at)
      if (isInvisible(code)) continue
      if (!isWhite(code)) break
      isWhiteBefore = true
    }
    if (isWhiteBefore) return BLANK
    return this.#at === this.#text.length ? END : this.#text.charCodeAt(this.#at++)
  }
}

export const isWhite = (code: number): boolean =>
  code === BLANK || (code >= 0x09 && code <= 0x0d) || code === 0xa0 || (code > 0xff && WHITE.test(String.fromCharCode(code)))
const isInvisible = (code: number) => code === 0xad || code === 0x200b || code === 0x2060 || code === 0xfeff
