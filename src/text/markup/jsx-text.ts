import type { Mark } from '../document.ts'
import { textEntity } from '../html-attribute.ts'
import { MappedText } from '../mapped-text.ts'
import type { SourceBlocks } from '../source-blocks.ts'
import { appendUnescaped } from '../translation/quoted-string.ts'

/** White space with a line break in it: JSX drops it at the ends of a text and shows one blank inside. */
const LINE_BREAK = /[ \t]*(?:\r\n|\r|\n)\s*/g
/** A longer expression, or one of several lines, stands as three asterisks: nobody could read the sentence otherwise. */
const LONGEST_MASK = 60

/** The texts of a component in the making: the one that is being written, and those that stand apart from it. */
export class JsxText {
  readonly #blocks: SourceBlocks
  readonly #source: string
  #text: MappedText
  #scope = 'text'
  #inCode = false

  constructor(blocks: SourceBlocks) {
    this.#blocks = blocks
    this.#source = blocks.source
    this.#text = new MappedText(this.#source)
  }

  get scope(): string {
    return this.#scope
  }

  /** A text of its own that ends the one around it. */
  block(scope: string, read: () => void): void {
    this.#flush()
    const outer = this.#scope
    this.#scope = scope
    read()
    this.#flush()
    this.#scope = outer
  }

  /** A text of its own beside the one that is being written, which goes on after it. */
  apart(scope: string, read: () => void): void {
    const { outer, inCode } = { outer: this.#text, inCode: this.#inCode }
    this.#text = new MappedText(this.#source)
    this.#inCode = false
    this.block(scope, read)
    this.#text = outer
    this.#inCode = inCode
  }

  marked(mark: Mark['scope'] | undefined, read: () => void): void {
    const block = this.#text
    const start = block.text.length
    const outer = this.#inCode
    if (mark === 'code') this.#inCode = true
    read()
    this.#inCode = outer
    if (mark !== undefined && block === this.#text && block.text.length > start)
      block.marks.push({ scope: mark, start, end: block.text.length })
  }

  lineBreak(start: number, end: number): void {
    this.#text.decode('\n', start, end)
  }

  /** What a program puts there. */
  mask(start: number, end: number): void {
    const from = this.#text.text.length
    if (end - start <= LONGEST_MASK && !/[\r\n]/.test(this.#source.slice(start, end))) this.#asterisks(start, end)
    else this.#text.decode('***', start, end)
    if (!this.#inCode) this.#text.marks.push({ scope: 'code', start: from, end: this.#text.text.length })
  }

  /** Text between tags. */
  shown(start: number, end: number): void {
    let from = start
    for (const match of this.#source.slice(start, end).matchAll(LINE_BREAK)) {
      const gap = start + match.index
      const next = gap + match[0].length
      this.entities(from, gap)
      if (gap > start && next < end) this.#text.decode(' ', gap, next)
      from = next
    }
    this.entities(from, end)
  }

  /** A value of an attribute, or a piece of text on one line. */
  entities(start: number, end: number): void {
    if (this.#inCode) {
      this.#asterisks(start, end)
      return
    }
    let from = start
    for (let at = this.#source.indexOf('&', start); at !== -1 && at < end; at = this.#source.indexOf('&', at + 1)) {
      const entity = textEntity(this.#source, at)
      if (entity === null || at + entity.length > end || this.#source[at + entity.length - 1] !== ';') continue
      this.#text.copy(from, at)
      from = at + entity.length
      this.#text.decode(entity.text, at, from)
    }
    this.#text.copy(from, end)
  }

  /** A string of the program, without its quotation marks. */
  string(start: number, end: number): void {
    if (this.#inCode) this.#asterisks(start, end)
    else appendUnescaped(this.#text, this.#source, start, end)
  }

  #asterisks(start: number, end: number): void {
    for (let at = start; at < end; at += 1) this.#text.replace('*', at)
  }

  /** Ends the text: without the white space around it, as it is shown. */
  #flush(): void {
    const { text, marks } = this.#text
    const lead = text.length - text.trimStart().length
    const length = text.trim().length
    const block = new MappedText(this.#source)
    block.take(this.#text, lead, lead + length)
    for (const mark of marks) {
      const [start, end] = [Math.max(0, mark.start - lead), Math.min(length, mark.end - lead)]
      if (start < end) block.marks.push({ ...mark, start, end })
    }
    this.#blocks.add(block, this.#scope)
    this.#text = new MappedText(this.#source)
  }
}
