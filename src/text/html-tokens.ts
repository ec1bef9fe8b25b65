import { textEntity } from './html-attribute.ts'
import { lower, nameAt } from './html-names.ts'

/** What takes the pieces of a page, in order. Offsets are those of the source, end-exclusive. */
export interface TokenTaker {
  /** Whether the innermost open element is one of SVG or MathML, where no element holds raw text. */
  isForeign(): boolean
  text(start: number, end: number): void
  entity(text: string, start: number, end: number): void
  /** From the character after `<` on, or from the comment's text on. */
  comment(start: number, end: number): void
  cdata(start: number, end: number): void
  tag(name: string, start: number): void
  attribute(nameStart: number, nameEnd: number, start: number, end: number): void
  /** The tag that began last is complete. */
  tagEnd(end: number, selfClosing: boolean): void
  closingTag(name: string, start: number, end: number): void
}

const RAW_TEXT = new Set(['iframe', 'noembed', 'noframes', 'plaintext', 'script', 'style', 'textarea', 'title', 'xmp'])
const [GREATER, SLASH, EQUALS, BANG, QUESTION, DASH, BRACKET] = [0x3e, 0x2f, 0x3d, 0x21, 0x3f, 0x2d, 0x5b]
const COMMENT_END = /--!?>/g

const isLetter = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c
const endsName = (code: number) => code === GREATER || code === SLASH || isSpace(code)

/** Cuts a page into tags, text and comments, as the HTML standard has it. A tag that the page ends in is no tag. */
export function takeTokens(source: string, taker: TokenTaker): void {
  new HtmlTokens(source, taker).all()
}

class HtmlTokens {
  readonly #source: string
  readonly #taker: TokenTaker
  /** The first `&` that was not passed yet: looked for once, however many pieces of text come before it. */
  #ampersand = -1

  constructor(source: string, taker: TokenTaker) {
    this.#source = source
    this.#taker = taker
    this.#ampersand = this.#find('&', 0)
  }

  all(): void {
    const source = this.#source
    let at = 0
    let text = 0
    while (at < source.length) {
      const open = this.#find('<', at)
      const code = source.charCodeAt(open + 1)
      const isMarkup = isLetter(code) || code === SLASH || code === BANG || code === QUESTION
      if (!isMarkup || (code === SLASH && open + 2 === source.length)) {
        at = open + 1
        if (at < source.length) continue
        this.#text(text, source.length)
        return
      }
      this.#text(text, open)
      at = text = isLetter(code) ? this.#tag(open) : code === SLASH ? this.#closing(open) : this.#declaration(open, code)
    }
  }

  /** Where a character stands next, or the end of the source. */
  #find(character: string, from: number): number {
    const found = this.#source.indexOf(character, from)
    return found < 0 ? this.#source.length : found
  }

  #text(start: number, end: number): void {
    let from = start
    if (this.#ampersand < start) this.#ampersand = this.#find('&', start)
    while (this.#ampersand < end) {
      const at = this.#ampersand
      const entity = textEntity(this.#source, at)
      if (entity !== null) {
        if (at > from) this.#taker.text(from, at)
        from = at + entity.length
        this.#taker.entity(entity.text, at, from)
      }
      this.#ampersand = this.#find('&', entity === null ? at + 1 : from)
    }
    if (end > from) this.#taker.text(from, end)
  }

  /** Reads an opening tag, and the raw text after it; gives where it ends. */
  #tag(open: number): number {
    const source = this.#source
    const isRawAllowed = !this.#taker.isForeign()
    const nameEnd = this.#endOfName(open + 1)
    const name = nameAt(source, open + 1, nameEnd)
    this.#taker.tag(name, open)
    let at = nameEnd
    let slash = false
    while (at < source.length) {
      const code = source.charCodeAt(at)
      if (code === GREATER) break
      if (code === SLASH || isSpace(code)) {
        slash ||= code === SLASH
        at++
      } else {
        slash = false
        at = this.#attribute(at)
      }
    }
    if (at >= source.length) return source.length
    this.#taker.tagEnd(at + 1, slash)
    return isRawAllowed && RAW_TEXT.has(name) ? this.#rawText(name, at + 1) : at + 1
  }

  #endOfName(from: number): number {
    let at = from
    while (at < this.#source.length && !endsName(this.#source.charCodeAt(at))) at++
    return at
  }

  /** Reads an attribute, and gives where it ends. Its name may begin with any character. */
  #attribute(from: number): number {
    const source = this.#source
    let nameEnd = from + 1
    for (; nameEnd < source.length; nameEnd++) {
      const code = source.charCodeAt(nameEnd)
      if (code === EQUALS || endsName(code)) break
    }
    const equals = this.#afterSpace(nameEnd)
    if (source.charCodeAt(equals) !== EQUALS) {
      this.#taker.attribute(from, nameEnd, nameEnd, nameEnd)
      return equals
    }
    const start = this.#afterSpace(equals + 1)
    const quote = source[start]
    if (quote === '"' || quote === "'") {
      const end = this.#find(quote, start + 1)
      if (end < source.length) this.#taker.attribute(from, nameEnd, start + 1, end)
      return end + 1
    }
    let end = start
    for (; end < source.length; end++) {
      const code = source.charCodeAt(end)
      if (code === GREATER || isSpace(code)) break
    }
    this.#taker.attribute(from, nameEnd, start, end)
    return end
  }

  #afterSpace(from: number): number {
    let at = from
    while (isSpace(this.#source.charCodeAt(at))) at++
    return at
  }

  #rawText(name: string, from: number): number {
    const end = name === 'plaintext' ? this.#source.length : endOfRawText(this.#source, name, from)
    if (name === 'title' || name === 'textarea') this.#text(from, end)
    else if (end > from) this.#taker.text(from, end)
    return end
  }

  #closing(open: number): number {
    const source = this.#source
    const code = source.charCodeAt(open + 2)
    if (code === GREATER) return open + 3
    if (!isLetter(code)) return this.#comment(open + 2, open + 2)
    const nameEnd = this.#endOfName(open + 2)
    if (nameEnd < source.length) this.#taker.closingTag(nameAt(source, open + 2, nameEnd), open + 2, nameEnd)
    return this.#find('>', nameEnd) + 1
  }

  #declaration(open: number, code: number): number {
    const source = this.#source
    if (code === QUESTION) return this.#comment(open + 1, open + 1)
    const from = open + 2
    const next = source.charCodeAt(from)
    if (next === DASH && source.charCodeAt(from + 1) === DASH) return this.#longComment(from + 2)
    if (next === BRACKET && source.startsWith('CDATA[', from + 1)) return this.#cdata(from)
    if ((next | 0x20) === 0x64 && lower(source.slice(from, from + 7)) === 'doctype') return this.#find('>', from + 7) + 1
    return this.#comment(from, from)
  }

  /** Anything up to the next `>`. */
  #comment(start: number, from: number): number {
    const end = this.#find('>', from)
    this.#taker.comment(start, end)
    return end + 1
  }

  #longComment(start: number): number {
    const source = this.#source
    const short = source.charCodeAt(start) === GREATER ? 0 : source.startsWith('->', start) ? 1 : -1
    let end = start + short
    if (short < 0) {
      COMMENT_END.lastIndex = start
      end = COMMENT_END.test(source) ? COMMENT_END.lastIndex - 1 : source.length
    }
    this.#taker.comment(start, end)
    return end + 1
  }

  #cdata(from: number): number {
    const start = from + '[CDATA['.length
    const end = this.#source.indexOf(']]>', start)
    if (end < 0) {
      this.#taker.comment(from, this.#source.length)
      return this.#source.length
    }
    this.#taker.cdata(start, end)
    return end + 3
  }
}

/** Where the closing tag of an element begins that holds nothing but text. */
export function endOfRawText(source: string, name: string, from: number): number {
  for (let at = source.indexOf('</', from); at >= 0; at = source.indexOf('</', at + 2)) {
    const end = at + 2 + name.length
    if (endsName(source.charCodeAt(end)) && lower(source.slice(at + 2, end)) === name) return at
  }
  return source.length
}
