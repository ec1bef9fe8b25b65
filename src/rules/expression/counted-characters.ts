const ASCII = 0x80
const MOST_KNOWN = 4000

/** Which characters a letter, an escape or a class of an expression stands for; the runtime is asked once about each. */
export class CharacterTest {
  readonly #expression: RegExp
  readonly #unicode: boolean
  /** 0: not asked yet, 1: no, 2: yes. */
  readonly #ascii = new Uint8Array(ASCII)
  readonly #others = new Map<number, boolean>()

  private constructor(expression: RegExp) {
    this.#expression = expression
    this.#unicode = /[uv]/.test(expression.flags)
  }

  static #known = new Map<string, CharacterTest>()

  /** `code`: of a character that stands for itself alone. */
  static of(source: string, flags: string, code: number | null): CharacterTest {
    const key = `${flags}/${code === null ? source : code}/${code === null}`
    const known = CharacterTest.#known.get(key)
    if (known) return known
    const written = code === null ? source : `\\u${code > 0xffff ? `{${code.toString(16)}}` : code.toString(16).padStart(4, '0')}`
    const test = new CharacterTest(new RegExp(`^(?:${written})$`, flags))
    if (CharacterTest.#known.size >= MOST_KNOWN) CharacterTest.#known.clear()
    CharacterTest.#known.set(key, test)
    return test
  }

  has(code: number): boolean {
    if (code < ASCII) {
      const known = this.#ascii[code]!
      if (known !== 0) return known === 2
      const answer = this.#ask(code)
      this.#ascii[code] = answer ? 2 : 1
      return answer
    }
    const known = this.#others.get(code)
    if (known !== undefined) return known
    const answer = this.#ask(code)
    if (this.#others.size >= MOST_KNOWN) this.#others.clear()
    this.#others.set(code, answer)
    return answer
  }

  #ask(code: number): boolean {
    return this.#expression.test(this.#unicode ? String.fromCodePoint(code) : String.fromCharCode(code))
  }
}

/** What a part of an expression can begin with: one of these characters; null: with anything, or with nothing. */
export type Beginning = CharacterTest[] | null

/** A choice, and which of its parts can begin with a character. */
export class Dispatch {
  /** Where the instructions of each part stand. */
  readonly targets: number[] = []
  readonly #beginnings: Beginning[]
  readonly #ascii: (Int32Array | undefined)[] = []
  readonly #others = new Map<number, Int32Array>()

  constructor(beginnings: Beginning[]) {
    this.#beginnings = beginnings
  }

  /** The numbers of the parts, in their order; -1 is the end of the text. */
  partsFor(code: number): Int32Array {
    const at = code + 1
    const known = at <= ASCII ? this.#ascii[at] : this.#others.get(code)
    if (known !== undefined) return known
    const parts = this.#beginnings.flatMap((beginning, part) =>
      beginning === null || (code >= 0 && beginning.some((test) => test.has(code))) ? [part] : [],
    )
    const answer = Int32Array.from(parts)
    if (at <= ASCII) this.#ascii[at] = answer
    else {
      if (this.#others.size >= MOST_KNOWN) this.#others.clear()
      this.#others.set(code, answer)
    }
    return answer
  }
}
