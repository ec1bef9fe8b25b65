import { ExpressionReader, type Translated } from './expression-reader.ts'

export interface Match {
  start: number
  end: number
  text: string
  /** What each capture group of the author's took, from 1; null where it took no part. */
  groups: (string | null)[]
  names: Record<string, string | undefined>
}

/** Text to look in, and whether all its words are ASCII: then the quick reading of an expression says the same. */
export interface Subject {
  text: string
  plain: boolean
}

const BEYOND = /[[\p{L}\p{M}\p{N}\p{Pc}]--[\x00-\x7f]]|[\u{10000}-\u{10ffff}]/v

export const subject = (text: string): Subject => ({ text, plain: !BEYOND.test(text) })

/** An expression as Vale's authors write it, compiled when it is first needed. Throws a sentence where it cannot be read. */
export class Expression {
  readonly source: string
  readonly nested: boolean
  readonly groupCount: number
  #translated: Translated
  #plain: RegExp | null = null
  #full: RegExp | null = null

  constructor(source: string, options: { ignoreCase?: boolean } = {}) {
    this.source = source
    this.#translated = new ExpressionReader(source, options.ignoreCase ?? false).translate()
    this.nested = this.#translated.nested
    this.groupCount = this.#translated.groups.length - 1
    // The translation itself must be an expression: what the reader let through, the runtime may still refuse.
    if (this.#translated.plain === null) this.#regex(false)
    else this.#regex(true)
  }

  #regex(plain: boolean): RegExp {
    const { ignoreCase } = this.#translated
    if (plain && this.#translated.plain !== null) return (this.#plain ??= new RegExp(this.#translated.plain, ignoreCase ? 'gim' : 'gm'))
    return (this.#full ??= new RegExp(this.#translated.full, ignoreCase ? 'gimv' : 'gmv'))
  }

  test(within: Subject): boolean {
    const regex = this.#regex(within.plain)
    regex.lastIndex = 0
    return regex.test(within.text)
  }

  first(within: Subject, from = 0): Match | null {
    const regex = this.#regex(within.plain)
    regex.lastIndex = from
    const found = regex.exec(within.text)
    return found ? this.#match(found) : null
  }

  /** Each match in turn, none overlapping; an empty match moves on by one character. */
  all(within: Subject): Match[] {
    const regex = this.#regex(within.plain)
    const matches: Match[] = []
    regex.lastIndex = 0
    for (let found = regex.exec(within.text); found; found = regex.exec(within.text)) {
      matches.push(this.#match(found))
      if (found[0] === '') regex.lastIndex++
    }
    return matches
  }

  #match(found: RegExpExecArray): Match {
    const groups: (string | null)[] = []
    for (let group = 1; group < this.#translated.groups.length; group++) groups.push(found[this.#translated.groups[group]!] ?? null)
    return { start: found.index, end: found.index + found[0].length, text: found[0], groups, names: found.groups ?? {} }
  }
}
