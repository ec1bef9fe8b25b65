import type { Draft } from './draft.ts'
import { htmlAttribute, type RawAttribute } from './html-attribute.ts'
import { kindOf, STEERING_ATTRIBUTES, TEXT_ATTRIBUTES, type ElementKind } from './html-elements.ts'
import { isStructuredData, metaScope, structuredScope } from './html-beside.ts'
import { HtmlBlocks } from './html-blocks.ts'
import { lower, nameAt } from './html-names.ts'
import { takeTokens, type TokenTaker } from './html-tokens.ts'
import { OpenElements, type Attributes, type OpenElement } from './html-tree.ts'

/** A page in an attribute may hold such an attribute again; each time its quotation marks are written longer. */
const DEEPEST_FRAME = 3

/** Reads a page as its reader sees it. One pass over the tokens, no tree, no recursion: depth costs nothing. */
export function readHtml(source: string): Draft {
  return readFrame(source, 0)
}

/** The page, or one that stands so many frames deep in an attribute of another. */
function readFrame(source: string, depth: number): Draft {
  const reader = new HtmlReader(source, depth)
  takeTokens(source, reader)
  return reader.finish()
}

class HtmlReader implements TokenTaker, Attributes {
  readonly #source: string
  readonly #elements: OpenElements
  readonly #blocks: HtmlBlocks
  readonly #attributes = new Map<string, RawAttribute>()
  #tag = kindOf('')
  #tagStart = 0
  readonly #depth: number

  constructor(source: string, depth: number) {
    this.#source = source
    this.#depth = depth
    this.#elements = new OpenElements()
    this.#blocks = new HtmlBlocks(source, this.#elements)
    this.#elements.reader = this.#blocks
  }

  finish(): Draft {
    this.#elements.closeAll()
    return this.#blocks.finish()
  }

  isForeign(): boolean {
    return this.#elements.top.foreign
  }

  tag(name: string, start: number): void {
    this.#tag = kindOf(name)
    this.#tagStart = start
    if (this.#attributes.size > 0) this.#attributes.clear()
  }

  attribute(nameStart: number, nameEnd: number, start: number, end: number): void {
    if (!mayMatter(this.#source.charCodeAt(nameStart), nameEnd - nameStart)) return
    const name = nameAt(this.#source, nameStart, nameEnd)
    const elements = STEERING_ATTRIBUTES.get(name)
    const matters = elements === undefined ? TEXT_ATTRIBUTES.has(name) : elements === null || elements.has(this.#tag.name)
    if (matters && !this.#attributes.has(name)) this.#attributes.set(name, { start, end })
  }

  tagEnd(end: number, selfClosing: boolean): void {
    const kind = this.#tag
    this.#elements.endBefore(kind)
    if (kind.name === 'br') {
      this.#elements.pass()
      this.#blocks.lineBreak(this.#tagStart, end)
      return
    }
    if (kind.breaksText) this.#blocks.flush()
    else if (kind.name === 'a') this.#blocks.separateLinks()
    const attributes = this.#attributes.size > 0 ? this : undefined
    if (kind.isVoid) {
      if (attributes) this.#textOfAttributes(this.#elements.describe(kind, attributes))
      else this.#elements.pass()
      return
    }
    const element = this.#elements.open(kind, attributes)
    if (attributes) {
      this.#textOfAttributes(element)
      if (kind.name === 'script' || kind.name === 'iframe') this.#embedded(element)
    }
    if (kind.mark !== undefined) this.#blocks.openMark(element)
    // the slash means nothing in HTML; inside SVG and MathML it closes
    if (selfClosing && this.#elements.top.foreign) this.#closeTag(kind)
  }

  closingTag(name: string, start: number, end: number): void {
    if (name === 'br') this.#blocks.lineBreak(start - 2, end + 1)
    else this.#closeTag(kindOf(name))
  }

  text(start: number, end: number): void {
    this.#blocks.text(start, end)
  }

  entity(text: string, start: number, end: number): void {
    this.#blocks.entity(text, start, end)
  }

  comment(start: number, end: number): void {
    const opening = this.#source.startsWith('<!--', start - 4) ? 4 : 2
    this.#blocks.comment(start - opening, Math.min(end + 1, this.#source.length))
  }

  cdata(start: number, end: number): void {
    if (this.#elements.top.foreign) this.#blocks.text(start, end)
    else this.#blocks.comment(start, end + 2)
  }

  #closeTag(kind: ElementKind): void {
    if (kind.breaksText) this.#blocks.flush()
    this.#elements.close(kind)
  }

  #textOfAttributes(element: OpenElement): void {
    if (element.leftOut !== null) return
    const { name } = element.kind
    if (name === 'meta') {
      this.#metaText(element)
      return
    }
    if (name === 'link' || name === 'base') return
    const type = name === 'input' ? lower(this.attributeValue('type') ?? '') : ''
    if (type === 'hidden') return
    if (type === 'submit' || type === 'button' || type === 'reset') this.#attributeBlock('button', 'value', element)
    for (const [attribute, scope] of TEXT_ATTRIBUTES) this.#attributeBlock(scope, attribute, element)
  }

  #metaText(element: OpenElement): void {
    const [name, property, item] = ['name', 'property', 'itemprop'].map((attribute) => this.attributeValue(attribute) ?? '')
    const scope = metaScope(name!) ?? metaScope(property!) ?? structuredScope(item!)
    if (scope === undefined) return
    if (lower(name!) === 'description') this.#attributeBlock(scope, 'content', element)
    else this.#blocks.besideAttribute(scope, this.#attributes.get('content'), element)
  }

  /** What stands in an element that shows none of its content: data about the page, or a page of its own in an attribute. */
  #embedded(element: OpenElement): void {
    if (element.parent?.leftOut !== null) return
    if (element.kind.name === 'script') {
      if (isStructuredData(this.attributeValue('type'))) element.leftOut = 'structured data'
      return
    }
    const raw = this.#attributes.get('srcdoc')
    if (raw === undefined || this.attributeValue('hidden') !== undefined) return
    this.#blocks.frame(raw, element, this.#depth < DEEPEST_FRAME ? (page) => readFrame(page, this.#depth + 1) : null)
  }

  #attributeBlock(scope: string, name: string, element: OpenElement): void {
    const raw = this.#attributes.get(name)
    if (raw !== undefined && raw.end > raw.start) this.#blocks.attribute(scope, raw, element)
  }

  attributeValue(name: string): string | undefined {
    const raw = this.#attributes.get(name)
    return raw && htmlAttribute(this.#source, raw)
  }
}

const LONGEST_NAME = 31
/**
 * By an attribute's first letter and its length: most attributes of a page (classes, addresses, measures) are known by that not to
 * matter.
 */
const mattering = new Uint8Array(32 * (LONGEST_NAME + 1))
const place = (first: number, length: number) => (first & 0x1f) * (LONGEST_NAME + 1) + length
for (const name of [...STEERING_ATTRIBUTES.keys(), ...TEXT_ATTRIBUTES.keys()]) mattering[place(name.charCodeAt(0), name.length)] = 1

const mayMatter = (first: number, length: number) => length <= LONGEST_NAME && mattering[place(first, length)] === 1
