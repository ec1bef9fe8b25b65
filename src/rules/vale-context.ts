import type { Document } from '../text/document.ts'
import { isValeDocument, unescaped, type Step } from './vale-html.ts'
import { ValeSource, type Range } from './vale-source.ts'
import type { ValeReading } from './vale-text.ts'

interface Event {
  start: number
  /** Crossed out as soon as it is met, or after the block it belongs to: its text, or an attribute that is read as text. */
  at: 'once' | 'block' | 'attribute'
  text: string
  done?: boolean
}

/** The source with what Vale has read already crossed out, as it goes from block to block. */
export class ValeContext {
  /** The line, from 0, at which Vale believes to be. */
  line = 0
  readonly source: ValeSource
  readonly #document: Document
  readonly #events: Event[]
  readonly #steps: Step[]
  #next = 0
  /** What was read of a page of HTML since something was last crossed out. */
  #queue: string[] = []
  readonly #plainLines: boolean[] = []
  /** Lines that may have letters or digits left, in order. */
  #openLines: number[] | null = null

  /** `ignored`: what the reader was told to leave out. Vale passes by it all the same. */
  constructor(document: Document, readings: (block: number) => ValeReading, ignored: readonly Range[] = []) {
    const source = document.source.replaceAll('\r', ' ')
    const isMarkdown = document.type === 'markdown'
    this.#document = document
    this.source = new ValeSource(isMarkdown ? withoutLabels(source) : source)
    this.#steps = isValeDocument(document) ? document.steps : []
    this.#events = isMarkdown ? markdownEvents(document, readings) : []
    if (isMarkdown) for (const range of ignored) this.#events.push({ start: range.start, at: 'attribute', text: source.slice(range.start, range.end) })
    if (ignored.length > 0) this.#events.sort((one, other) => one.start - other.start)
  }

  /** Crosses out what is met before a block, and in it what does not wait for its end. */
  goTo(block: number): void {
    if (this.#document.type === 'markdown') this.#passEvents(this.#document.blocks[block]!)
    else this.#passSteps(block)
  }

  #passEvents({ start, end }: Range) {
    for (; this.#next < this.#events.length && this.#events[this.#next]!.start < start; this.#next++) this.#meet(this.#events[this.#next]!, true)
    for (let index = this.#next; index < this.#events.length && this.#events[index]!.start < end; index++) {
      const event = this.#events[index]!
      this.#meet(event, event.at === 'once')
    }
  }

  #meet(event: Event, cross: boolean) {
    if (event.at === 'block') this.line = Math.max(this.line, this.lineOf(event.text))
    if (!cross || event.done) return
    event.done = true
    this.#crossLines(event.text)
  }

  #passSteps(block: number) {
    for (; this.#next < this.#steps.length; this.#next++) {
      const step = this.#steps[this.#next]!
      if (step.kind === 'block' && step.block === block) return
      if (step.kind === 'text') {
        this.line = Math.max(this.line, this.lineOf(step.text))
        this.#queue.push(step.text)
      } else if (step.kind === 'cross') this.#crossLines(step.text)
      else if (step.kind === 'reset') {
        for (const text of this.#queue) this.#crossLines(text)
        this.#queue = []
      }
    }
  }

  /** Line by line, or word by word where a line is not there as it is. */
  #crossLines(text: string) {
    for (const line of text.split('\n')) {
      if (line === '' || this.#cross(line)) continue
      for (const word of line.split(/\s+/)) if (word !== '') this.#cross(word)
    }
  }

  #cross(piece: string): boolean {
    const start = this.source.find(piece)
    if (start < 0) return false
    this.source.cross(start, start + piece.length)
    return true
  }

  /** The line of a text, by its last line or the last of its words; -1 where it is not found. */
  lineOf(text: string): number {
    const last = text.slice(text.lastIndexOf('\n') + 1)
    let at = last === '' ? 0 : this.source.find(last)
    if (at < 0) {
      const word = lastWord(last)
      if (word !== '') at = this.source.find(word)
    }
    return at < 0 ? -1 : this.source.lineAt(at)
  }

  /** A line with its line break, and where it begins. */
  lineAround(line: number): Range | null {
    const start = this.source.lineStarts[line]
    return start === undefined ? null : { start, end: this.source.endOfLine(line) }
  }

  /** The first line before this one that has the match as far from its start as the match stands in its own text: Vale takes it for the right one. */
  lineWithSame(own: readonly Range[], before: number, at: number, match: string): Range | null {
    if (!/^[\x00-\x7f]*$/.test(match)) return null
    if (!/^\w/.test(match)) {
      for (let line = 0; line < before; line++) if (this.#hasSame(line, own, at, match)) return this.lineAround(line)
      return null
    }
    const open = (this.#openLines ??= this.source.lineStarts.map((_start, line) => line))
    let kept = 0
    let found = -1
    let index = 0
    for (; found < 0 && index < open.length && open[index]! < before; index++) {
      const line = open[index]!
      if (!this.source.hasWords(line)) continue
      open[kept++] = line
      if (this.#hasSame(line, own, at, match)) found = line
    }
    if (kept < index) open.splice(kept, index - kept)
    return found < 0 ? null : this.lineAround(found)
  }

  #hasSame(line: number, own: readonly Range[], at: number, match: string): boolean {
    const { source } = this
    const start = source.lineStarts[line]!
    const end = source.endOfLine(line)
    if (end - start <= Math.floor((at + match.length) / 3)) return false
    const place = this.#isPlain(line, start, end) ? start + at : afterBytes(source.text, start, end, at)
    // Nearly every line differs in the first letter, and this is asked for every finding.
    return place + match.length < end && source.text.charCodeAt(place) === match.charCodeAt(0) && source.isAt(match, place, own)
  }

  /** Whether a line has no letters beyond ASCII; most have none, and then there is nothing to count. */
  #isPlain(line: number, start: number, end: number): boolean {
    return (this.#plainLines[line] ??= /^[\x00-\x7f]*$/.test(this.source.text.slice(start, end)))
  }
}

/** Step by step from the end: the text may be a script of one line. */
function lastWord(text: string): string {
  const end = text.trimEnd().length
  let start = end
  while (start > 0 && !WHITE.test(text[start - 1]!)) start--
  return text.slice(start, end)
}

const WHITE = /\s/

/** Vale counts letters in the text, and takes their number for one of bytes in the line. */
function afterBytes(text: string, start: number, end: number, bytes: number): number {
  let at = start
  for (let left = bytes; left > 0 && at < end; at++) {
    const code = text.charCodeAt(at)
    left -= code < 0x80 ? 1 : code < 0x800 || (code & 0xf800) === 0xd800 ? 2 : 3
  }
  return at
}

/** The labels of links, the numbers of lists and what follows a code fence are no places of a match. */
function withoutLabels(source: string): string {
  const stars = (text: string) => '*'.repeat(text.length)
  return source
    .replaceAll(/(`{3,})([^`\n]+)$/gm, (_whole, fence: string, info: string) => fence + stars(info))
    .replaceAll(/\]\[([^\]\n]+)\]/g, (_whole, label: string) => `][${stars(label)}]`)
    .replaceAll(/\[([^\]\n]+)\]:/g, (_whole, label: string) => `[${stars(label)}]:`)
    .replaceAll(/^\d+\./gm, stars)
}

/** The runs of each block, the addresses of its links before them, and code between the blocks. */
function markdownEvents(document: Document, readings: (block: number) => ValeReading): Event[] {
  const { source } = document
  const events: Event[] = []
  let last = 0
  for (const [index, block] of document.blocks.entries()) {
    if (block.start < last) continue
    for (const match of source.slice(last, block.start).matchAll(/^(?: {4,}|\t).*\S.*$|^ {0,3}(```+|~~~+)[^]*?\n {0,3}\1|<!--[^]*?-->/gm)) {
      events.push({ start: last + match.index, at: 'once', text: match[0] })
    }
    // The address of a link that ends the block stands behind its text.
    const paragraphEnd = source.indexOf('\n', block.end)
    for (const [, address] of source.slice(block.start, paragraphEnd < 0 ? source.length : paragraphEnd).matchAll(/\]\(\s*<?([^\s)>]+)/g)) {
      events.push({ start: block.start, at: 'once', text: unescaped(address!) })
    }
    for (const text of readings(index).runs) events.push({ start: block.start, at: 'block', text })
    last = Math.max(last, block.end)
  }
  return events
}
