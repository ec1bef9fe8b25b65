import type { Draft } from '../draft.ts'
import { CrossedOut, pastHtmlComment, pastRaw } from './crossed-out.ts'
import { endOfText, keepString, renameElement, selfClosedRaw } from './component.ts'

const FRONT_MATTER = /^\s*---[ \t]*\r?\n[^]*?(?:^|\n)---[ \t]*(?=\r?\n|$)/
/** Where the value of an expression begins, and so may markup: after an operator, a bracket or `return`. */
const BEFORE_MARKUP = /(?:[({[,;?:&|=>]|\breturn)\s*$/
/** What is met first: an expression, a comment, a script or style sheet, the beginning or the end of a tag. */
const NEXT = /\{|<!--|<(script|style)\b[^>]{0,2000}>|<(\/?)([A-Za-z][\w.:-]*)?|\/?>/g
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
/** Expressions in markup in expressions: deeper ones are made to stop a reader. */
const DEEPEST = 100

/**
 * Astro: the markup below the front matter. Expressions are crossed out, and the markup in them (`{list.map((one) => <li>…</li>)}`) is
 * read as markup.
 */
export const readAstro = (source: string): Draft => new Astro(source).read()

class Astro {
  readonly #source: string
  readonly #page: CrossedOut

  constructor(source: string) {
    this.#source = source
    this.#page = new CrossedOut(source, 'Astro component')
  }

  read(): Draft {
    const start = FRONT_MATTER.exec(this.#source)?.[0].length ?? 0
    if (start > 0) this.#page.blank(0, start)
    this.#markup(start, 0)
    return this.#page.read()
  }

  /** Reads markup to the end of the source, or from the tag at `start` to the end of its element; says where that is. */
  #markup(start: number, depth: number): number {
    const source = this.#source
    const next = new RegExp(NEXT)
    next.lastIndex = start
    let open = 0
    let inTag: { name: string; isClosing: boolean } | null = null
    for (let match = next.exec(source); match; match = next.exec(source)) {
      const [word, raw, slash, name = ''] = match
      if (word === '<!--') next.lastIndex = pastHtmlComment(source, match.index)
      else if (raw !== undefined && !word.endsWith('/>')) {
        next.lastIndex = pastRaw(source, match.index, raw.toLowerCase())
        open += 1
      } else if (raw !== undefined) this.#page.blank(match.index, next.lastIndex)
      else if (word === '{') next.lastIndex = this.#expression(match.index, depth)
      else if (word.endsWith('>')) {
        if (inTag === null) continue
        if (inTag.isClosing) open -= 1
        else if (word === '>' && !VOID.test(inTag.name)) open += 1
        inTag = null
        if (depth > 0 && open <= 0) return match.index + word.length
      } else if (inTag === null && (name !== '' || source[match.index + word.length] === '>')) {
        inTag = { name, isClosing: slash === '/' }
        if (/^[A-Z]/.test(name) || selfClosedRaw(source, match.index)) renameElement(this.#page, word, match.index)
        else if (name === '') this.#page.blank(match.index, match.index + word.length + 1)
      }
      if (inTag !== null) next.lastIndex = this.#pastStrings(next.lastIndex)
    }
    if (depth > 0) this.#page.fail('markup in an expression is not closed', start)
    return source.length
  }

  /** Past the attributes of a tag, up to where an expression, or the end of the tag, stands. */
  #pastStrings(from: number): number {
    for (let at = from; at < this.#source.length; at += 1) {
      const character = this.#source[at]
      if (character === '{' || character === '>' || (character === '/' && this.#source[at + 1] === '>')) return at
      if (character === '"' || character === "'") {
        const end = this.#source.indexOf(character, at + 1)
        if (end === -1) return this.#source.length
        at = end
      } else if (character === '<') return at
    }
    return this.#source.length
  }

  /** Crosses out the expression at `start`, but for markup in it; says where it ends. */
  #expression(start: number, depth: number): number {
    const source = this.#source
    if (depth >= DEEPEST) this.#page.fail('expressions are nested too deep', start)
    const kept = keepString(this.#page, source, start)
    if (kept !== null) return kept
    let braces = 0
    let from = start
    let hasMarkup = false
    for (let at = start; at < source.length; at += 1) {
      const character = source[at]!
      if (character === '{') braces += 1
      else if (character === '}' && --braces === 0) {
        const end = at + 1
        if (/^\{\s*\/\*/.test(source.slice(start, start + 8)) && !hasMarkup) this.#page.comment(start, end)
        else if (hasMarkup) this.#page.blank(from, end)
        else this.#page.value(start, end)
        return end
      } else if (character === '"' || character === "'" || character === '`') {
        at = endOfText(source, at)
        if (at === -1) break
      } else if (source.startsWith('/*', at)) {
        at = source.indexOf('*/', at + 2) + 1
        if (at === 0) break
      } else if (source.startsWith('//', at) && source[at - 1] !== ':') {
        at = (source.indexOf('\n', at) + 1 || source.length) - 1
      } else if (
        character === '<' &&
        /[A-Za-z>]/.test(source[at + 1] ?? '') &&
        BEFORE_MARKUP.test(source.slice(Math.max(0, at - 200), at))
      ) {
        this.#page.blank(from, at)
        hasMarkup = true
        from = this.#markup(at, depth + 1)
        at = from - 1
      }
    }
    return this.#page.fail('“{” is not closed', start)
  }
}
