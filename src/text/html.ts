import { Tokenizer, QuoteType } from 'htmlparser2'
import type { TokenizerCallbacks } from 'htmlparser2'
import type { Draft } from './draft.ts'
import { htmlAttribute, type RawAttribute } from './html-attribute.ts'
import { BREAKS_TEXT, MARKS, STEERING_ATTRIBUTES, TEXT_ATTRIBUTES, VOID } from './html-elements.ts'
import { HtmlBlocks } from './html-blocks.ts'
import { OpenElements } from './html-tree.ts'

/** Reads a page as its reader sees it. One pass over the tokens, no tree, no recursion: depth costs nothing. */
export function readHtml(source: string): Draft {
  const reader = new HtmlReader(source)
  const tokenizer = new Tokenizer({ decodeEntities: true }, reader)
  tokenizer.write(source)
  tokenizer.end()
  return reader.finish()
}

class HtmlReader implements TokenizerCallbacks {
  readonly #source: string
  readonly #elements: OpenElements
  readonly #blocks: HtmlBlocks
  readonly #attributes = new Map<string, RawAttribute>()
  #tag = ''
  #tagStart = 0
  #attributeName: string | null = null
  #attributeNameEnd = 0

  constructor(source: string) {
    this.#source = source
    this.#elements = new OpenElements((element) => this.#blocks.closed(element))
    this.#blocks = new HtmlBlocks(source, this.#elements)
  }

  finish(): Draft {
    this.#elements.closeAll()
    return this.#blocks.finish()
  }

  onopentagname(start: number, end: number): void {
    this.#tag = lower(this.#source.slice(start, end))
    this.#tagStart = start - 1
    this.#attributes.clear()
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = null
    if (!mayMatter(this.#source.charCodeAt(start), end - start)) return
    const name = lower(this.#source.slice(start, end))
    this.#attributeName = (STEERING_ATTRIBUTES.has(name) || TEXT_ATTRIBUTES.has(name)) && !this.#attributes.has(name) ? name : null
    this.#attributeNameEnd = end
  }

  onattribend(quote: QuoteType, end: number): void {
    if (this.#attributeName === null) return
    const range = quote === QuoteType.NoValue ? { start: end, end } : this.#valueRange(quote, end)
    this.#attributes.set(this.#attributeName, range)
    this.#attributeName = null
  }

  onopentagend(end: number): void {
    this.#openTag(end + 1)
    if (VOID.has(this.#tag)) return
    this.#pushElement()
  }

  onselfclosingtag(end: number): void {
    this.#openTag(end + 1)
    if (VOID.has(this.#tag)) return
    this.#pushElement()
    // the slash means nothing in HTML; inside SVG and MathML it closes
    if (this.#elements.top.foreign) this.#closeTag(this.#tag)
  }

  onclosetag(start: number, end: number): void {
    const name = lower(this.#source.slice(start, end))
    if (name === 'br') this.#blocks.lineBreak(start - 2, end + 1)
    else this.#closeTag(name)
  }

  ontext(start: number, end: number): void {
    this.#blocks.text(start, end)
  }

  ontextentity(codePoint: number, end: number): void {
    this.#blocks.entity(String.fromCodePoint(codePoint), this.#source.lastIndexOf('&', end - 1), end)
  }

  oncomment(start: number, end: number): void {
    const opening = this.#source.startsWith('<!--', start - 4) ? 4 : 2
    this.#blocks.comment(start - opening, Math.min(end + 1, this.#source.length))
  }

  oncdata(start: number, end: number, endOffset: number): void {
    if (this.#elements.top.foreign) this.#blocks.text(start, end - endOffset)
    else this.#blocks.comment(start, end)
  }

  isInForeignContext(): boolean {
    return this.#elements.top.foreign
  }

  onattribdata(): void {}
  onattribentity(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  #openTag(end: number): void {
    const tag = this.#tag
    this.#elements.endBefore(tag)
    if (tag === 'br') {
      this.#elements.describe(tag, undefined)
      this.#blocks.lineBreak(this.#tagStart, end)
    } else if (BREAKS_TEXT.has(tag)) this.#blocks.flush()
    else if (tag === 'a') this.#blocks.separateLinks()
    if (VOID.has(tag) && tag !== 'br') {
      this.#textOfAttributes(this.#elements.describe(tag, this.#attributes.size > 0 ? this.#attribute : undefined))
    }
  }

  #pushElement(): void {
    const element = this.#elements.open(this.#tag, this.#attributes.size > 0 ? this.#attribute : undefined)
    this.#textOfAttributes(element)
    const mark = MARKS.get(this.#tag as 'a')
    if (mark !== undefined) this.#blocks.openMark(element)
  }

  #closeTag(name: string): void {
    if (BREAKS_TEXT.has(name)) this.#blocks.flush()
    this.#elements.close(name)
  }

  #textOfAttributes(element: ReturnType<OpenElements['describe']>): void {
    if (this.#attributes.size === 0 || element.leftOut !== null) return
    const { name } = element
    if (name === 'meta') {
      if (lower(this.#attribute('name') ?? '') === 'description') this.#attributeBlock('meta.description', 'content', element)
      return
    }
    if (name === 'link' || name === 'base') return
    const type = name === 'input' ? lower(this.#attribute('type') ?? '') : ''
    if (type === 'hidden') return
    if (type === 'submit' || type === 'button' || type === 'reset') this.#attributeBlock('button', 'value', element)
    for (const [attribute, scope] of TEXT_ATTRIBUTES) this.#attributeBlock(scope, attribute, element)
  }

  #attributeBlock(scope: string, name: string, element: ReturnType<OpenElements['describe']>): void {
    const raw = this.#attributes.get(name)
    if (raw !== undefined && raw.end > raw.start) this.#blocks.attribute(scope, raw, element)
  }

  readonly #attribute = (name: string): string | undefined => {
    const raw = this.#attributes.get(name)
    return raw && htmlAttribute(this.#source, raw)
  }

  #valueRange(quote: QuoteType, end: number): RawAttribute {
    const source = this.#source
    let start = this.#attributeNameEnd
    while (source.charCodeAt(start) !== 0x3d) start += 1
    start += 1
    while (source.charCodeAt(start) <= 0x20) start += 1
    return quote === QuoteType.Unquoted ? { start, end } : { start: start + 1, end: end - 1 }
  }
}

const LONGEST_NAME = 31
/** By an attribute's first letter and its length: most attributes of a page (classes, addresses, measures) are known by that not to matter. */
const mattering = new Uint8Array(32 * (LONGEST_NAME + 1))
const place = (first: number, length: number) => (first & 0x1f) * (LONGEST_NAME + 1) + length
for (const name of [...STEERING_ATTRIBUTES, ...TEXT_ATTRIBUTES.keys()]) mattering[place(name.charCodeAt(0), name.length)] = 1

const mayMatter = (first: number, length: number) => length <= LONGEST_NAME && mattering[place(first, length)] === 1

function lower(name: string): string {
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at)
    if (code >= 0x41 && code <= 0x5a) return name.toLowerCase()
  }
  return name
}
