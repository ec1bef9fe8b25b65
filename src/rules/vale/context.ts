import type { Document } from '../../text/document.ts'
import { isValeDocument, unescaped, type ReadingStep } from './html.ts'
import { LinesLeft } from './lines.ts'
import { ValeSource, type Range } from './source.ts'
import type { ValeReading } from './text.ts'

interface Event {
  start: number
  /** Crossed out as soon as it is met, or after the block it belongs to: its text, or an attribute that is read as text. */
  at: 'once' | 'block' | 'attribute'
  text: string
  /** Where its last line was found when it was last looked for. */
  lastPlace?: number
  done?: boolean
}

/** The source with what Vale has read already crossed out, as it goes from block to block. */
export class ValeContext {
  /** The line, from 0, at which Vale believes to be. */
  line = 0
  readonly source: ValeSource
  readonly lines: LinesLeft
  readonly #document: Document
  readonly #events: Event[]
  readonly #steps: ReadingStep[]
  #next = 0
  /** What was read of a page of HTML since something was last crossed out, and where its last line was found. */
  #queue: { text: string; lastPlace: number }[] = []

  /** `ignored`: what the settings say to leave out. Vale passes by it all the same. */
  constructor(document: Document, readings: (block: number) => ValeReading, ignored: readonly Range[] = []) {
    const source = document.source.replaceAll('\r', ' ')
    const isMarkdown = document.type === 'markdown'
    this.#document = document
    this.source = new ValeSource(isMarkdown ? withoutLabels(source) : source)
    this.lines = new LinesLeft(this.source)
    this.#steps = isValeDocument(document) ? document.steps : []
    this.#events = isMarkdown ? markdownEvents(document, readings) : []
    if (isMarkdown)
      for (const range of ignored) this.#events.push({ start: range.start, at: 'attribute', text: source.slice(range.start, range.end) })
    if (ignored.length > 0) this.#events.sort((one, other) => one.start - other.start)
  }

  /** Crosses out what is met before a block, and in it what does not wait for its end. */
  goTo(block: number): void {
    if (this.#document.type === 'markdown') this.#passEvents(this.#document.blocks[block]!)
    else this.#passSteps(block)
  }

  #passEvents({ start, end }: Range) {
    for (; this.#next < this.#events.length && this.#events[this.#next]!.start < start; this.#next++)
      this.#meet(this.#events[this.#next]!, true)
    for (let index = this.#next; index < this.#events.length && this.#events[index]!.start < end; index++) {
      const event = this.#events[index]!
      this.#meet(event, event.at === 'once')
    }
  }

  #meet(event: Event, cross: boolean) {
    if (event.at === 'block') {
      event.lastPlace = this.#lastPlace(event.text, event.lastPlace)
      this.line = Math.max(this.line, this.#lineAt(event.lastPlace))
    }
    if (!cross || event.done) return
    event.done = true
    this.#crossLines(event.text, event.lastPlace)
  }

  #passSteps(block: number) {
    for (; this.#next < this.#steps.length; this.#next++) {
      const step = this.#steps[this.#next]!
      if (step.kind === 'block' && step.block === block) return
      if (step.kind === 'text') {
        const lastPlace = this.#lastPlace(step.text)
        this.line = Math.max(this.line, this.#lineAt(lastPlace))
        this.#queue.push({ text: step.text, lastPlace })
      } else if (step.kind === 'cross') this.#crossLines(step.text)
      else if (step.kind === 'reset') {
        for (const { text, lastPlace } of this.#queue) this.#crossLines(text, lastPlace)
        this.#queue = []
      }
    }
  }

  /**
   * Line by line, or word by word where a line is not there as it is. `lastPlace`: where the last line stood when it was last looked
   * for.
   */
  #crossLines(text: string, lastPlace = -1) {
    for (let start = 0; start <= text.length; ) {
      const end = text.indexOf('\n', start)
      const line = start === 0 && end < 0 ? text : text.slice(start, end < 0 ? text.length : end)
      if (line !== '' && !this.#cross(line, end < 0 ? lastPlace : -1))
        for (const word of line.split(/\s+/)) if (word !== '') this.#cross(word)
      start = end < 0 ? text.length + 1 : end + 1
    }
  }

  #cross(piece: string, known = -1): boolean {
    const start = this.#findAgain(piece, known)
    if (start < 0) return false
    this.source.cross(start, start + piece.length)
    return true
  }

  /** The line of a text; -1 where it is not found. */
  lineOf(text: string): number {
    return this.#lineAt(this.#lastPlace(text))
  }

  #lineAt(place: number): number {
    return place < 0 ? -1 : this.source.lineAt(place)
  }

  /** Nothing that is crossed out comes back: where a piece stood first, it still does if it is still there. */
  #findAgain(piece: string, known: number): number {
    return known >= 0 && this.source.isAt(piece, known) ? known : this.source.find(piece)
  }

  /** The place of a text's last line, or of the last of its words; -1 where it is not found. */
  #lastPlace(text: string, known = -1): number {
    const last = text.slice(text.lastIndexOf('\n') + 1)
    const place = last === '' ? 0 : this.#findAgain(last, known)
    if (place >= 0) return place
    const word = lastWord(last)
    return word === '' ? -1 : this.source.find(word)
  }

  /** A line with its line break, and where it begins. */
  lineAround(line: number): Range | null {
    return line < this.source.lineCount ? { start: this.source.lineStarts[line]!, end: this.source.endOfLine(line) } : null
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
