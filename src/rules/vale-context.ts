import type { Document } from '../text/document.ts'
import type { ValeReading } from './vale-text.ts'

/** A run this long is hardly anywhere else before it on the page: it is looked for from where it stands. */
const LONG = { html: 16, markdown: 40 }

/** Elements whose addresses and names Vale crosses out. */
const WITH_ATTRIBUTES = new Set('img a p script h1 h2 h3 h4 h5 h6 span'.split(' '))
const TOKEN = /<!--([^]*?)-->|<(script|style)\b([^>]*)>([^]*?)<\/\2\s*>|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+|<)/gi
const ATTRIBUTE = /([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

export interface Range {
  start: number
  end: number
}

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
  readonly #source: string
  readonly #crossed: Uint8Array
  readonly #lineStarts: number[] = [0]
  readonly #events: Event[]
  readonly #long: number
  /** What is crossed out stays so: a piece is looked for again from where it was last. */
  readonly #reached = new Map<string, number>()
  #next = 0
  readonly #plainLines: boolean[] = []
  #text: string
  /** What was crossed out since the text was last put together. */
  #from = Infinity
  #to = 0

  /** `ignored`: what the reader was told to leave out. Vale passes by it all the same. */
  constructor(document: Document, readings: (block: number) => ValeReading, ignored: readonly Range[] = []) {
    const source = document.source.replaceAll('\r', ' ')
    const isMarkdown = document.type === 'markdown'
    this.#long = isMarkdown ? LONG.markdown : LONG.html
    this.#text = this.#source = isMarkdown ? withoutLabels(source) : source
    this.#events = isMarkdown ? markdownEvents(document, readings) : htmlEvents(source)
    if (isMarkdown) for (const range of ignored) this.#events.push({ start: range.start, at: 'attribute', text: source.slice(range.start, range.end) })
    if (ignored.length > 0) this.#events.sort((one, other) => one.start - other.start)
    this.#crossed = new Uint8Array(source.length)
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) this.#lineStarts.push(at + 1)
  }

  get text(): string {
    if (this.#to > this.#from) {
      let made = ''
      for (let at = this.#from; at < this.#to; at++) made += this.#crossed[at] ? '@' : this.#source[at]!
      this.#text = this.#text.slice(0, this.#from) + made + this.#text.slice(this.#to)
      this.#from = Infinity
      this.#to = 0
    }
    return this.#text
  }

  /** Crosses out what is met before a block, and in it what does not wait for its end. */
  goTo(start: number, end: number): void {
    for (; this.#next < this.#events.length && this.#events[this.#next]!.start < start; this.#next++) this.#meet(this.#events[this.#next]!, true)
    for (let index = this.#next; index < this.#events.length && this.#events[index]!.start < end; index++) {
      const event = this.#events[index]!
      this.#meet(event, event.at === 'once')
    }
  }

  #meet(event: Event, cross: boolean) {
    if (event.at === 'block') this.line = Math.max(this.line, this.lineOf(event.text, event.start))
    if (!cross || event.done) return
    event.done = true
    for (const line of event.text.split('\n')) {
      if (line === '' || this.#cross(line, event.start)) continue
      for (const word of line.split(/\s+/)) if (word !== '') this.#cross(word, event.start)
    }
  }

  /** The line of a text, by its last line or the last of its words; -1 where it is not found. */
  lineOf(text: string, near: number): number {
    let at = 0
    for (const line of text.split('\n')) {
      at = this.#find(line, near)
      if (at < 0) for (const word of line.split(/\s+/)) if (word !== '') at = this.#find(word, near)
    }
    return at < 0 ? -1 : this.lineAt(at)
  }

  lineAt(offset: number): number {
    let low = 0
    let high = this.#lineStarts.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#lineStarts[middle]! <= offset) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  /** A line with its line break, and where it begins. */
  lineAround(line: number): { start: number; end: number } | null {
    const start = this.#lineStarts[line]
    return start === undefined ? null : { start, end: this.#lineStarts[line + 1] ?? this.#source.length }
  }

  /** The first line before this one that has the match as far from its start as the match stands in its own text: Vale takes it for the right one. */
  lineWithSame(text: string, before: number, at: number, match: string): { start: number; end: number } | null {
    if (!/^[\x00-\x7f]*$/.test(match)) return null
    const starts = this.#lineStarts
    const shortest = Math.floor((at + match.length) / 3)
    const first = match.charCodeAt(0)
    for (let line = 0; line < before; line++) {
      const start = starts[line]!
      const end = line + 1 < starts.length ? starts[line + 1]! : text.length
      if (end - start <= shortest) continue
      const place = this.#isPlain(line, start, end) ? start + at : afterBytes(text, start, end, at)
      // Nearly every line differs in the first letter, and this is asked for every finding.
      if (place + match.length < end && text.charCodeAt(place) === first && text.startsWith(match, place)) return { start, end }
    }
    return null
  }

  /** Whether a line has no letters beyond ASCII; most have none, and then there is nothing to count. */
  #isPlain(line: number, start: number, end: number): boolean {
    return (this.#plainLines[line] ??= /^[\x00-\x7f]*$/.test(this.#source.slice(start, end)))
  }

  #find(piece: string, near: number): number {
    const from = this.#reached.get(piece) ?? (piece.length >= this.#long ? near : 0)
    if (from < 0) return -1
    let at = this.#source.indexOf(piece, from)
    while (at >= 0 && this.#isCrossed(at, piece.length)) at = this.#source.indexOf(piece, at + 1)
    this.#reached.set(piece, at)
    return at
  }

  #isCrossed(start: number, length: number): boolean {
    for (let at = start; at < start + length; at++) if (this.#crossed[at]) return true
    return false
  }

  #cross(piece: string, near: number): boolean {
    const start = this.#find(piece, near)
    if (start < 0) return false
    // Letters beyond ASCII stay as they are.
    for (let at = start; at < start + piece.length; at++) if (this.#source.charCodeAt(at) < 0x80) this.#crossed[at] = 1
    this.#from = Math.min(this.#from, start)
    this.#to = Math.max(this.#to, start + piece.length)
    return true
  }
}

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

function htmlEvents(source: string): Event[] {
  const events: Event[] = []
  for (const match of source.matchAll(TOKEN)) {
    const start = match.index
    const [, comment, , , script, , name, attributes, text] = match
    if (comment !== undefined) events.push({ start, at: 'once', text: comment.trim() })
    else if (script !== undefined) events.push({ start, at: 'once', text: script.trim() })
    else if (text !== undefined) {
      if (text.trim() !== '') events.push({ start: start + text.search(/\S/), at: 'block', text: decoded(text.trim()) })
    } else if (attributes && WITH_ATTRIBUTES.has(name!.toLowerCase())) {
      for (const attribute of attributes.matchAll(ATTRIBUTE)) {
        const [whole, key, double, single, bare] = attribute
        const value = double ?? single ?? bare ?? ''
        if (value === '' || !['href', 'id', 'src', 'alt', 'class'].includes(key!.toLowerCase())) continue
        const text = decoded(value)
        const valueStart = start + match[0].indexOf(attributes) + attribute.index + whole.lastIndexOf(value)
        events.push({ start: valueStart, at: key === 'alt' ? 'attribute' : 'once', text: key === 'href' ? unescaped(text) : text })
      }
    }
  }
  return events
}

function unescaped(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '))
  } catch {
    // What is no escape makes the whole address unreadable, and then nothing is crossed out.
    return ''
  }
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', hellip: '…', copy: '©' }

const decoded = (text: string) => (text.includes('&') ? text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
  decimal ? String.fromCodePoint(Number(decimal)) : hex ? String.fromCodePoint(parseInt(hex, 16)) : (NAMED[name as string] ?? whole)) : text)
