import { BlockText } from '../../text/block-text.ts'
import type { Block, Document } from '../../text/document.ts'
import { eachPiece, htmlAttribute } from '../../text/html-attribute.ts'
import { CODE_ELEMENT, NO_ELEMENT, type ValeElement } from './elements.ts'
import { eachToken, type Token } from './tokens.ts'
import { isWhite } from './white-space.ts'

/** What Vale does on its way through a page, in order: it reads a text, crosses something out, checks a block, crosses out what it read. */
export type ReadingStep = { kind: 'text' | 'cross'; text: string } | { kind: 'block'; block: number } | { kind: 'reset' }

/** A page as Vale reads it: from tag to tag, hidden text too, and what no tag of a block closes goes on. */
export interface ValeDocument extends Document {
  steps: ReadingStep[]
}

const SKIPPED_CLASS = /(?:^| )(?:problematic|pre|code)(?= |$)/
/** What begins a run without a blank before it, and what ends one without a blank after it. */
const CLOSES = /^[.?!,:;)\]}—–]/
const OPENS = /[([{—–]$/
/** Vale reads them, and they hide words from its rules. */
const INVISIBLE = /^[\u00ad\u200b\u2060\ufeff]$/
const BLANK_START = /^(?:&nbsp;?|&#160;|&#xa0;)/i
const BLANK_END = /(?:&nbsp;?|&#160;|&#xa0;)$/i

/** A run of text of a block. */
interface HtmlPiece {
  start: number
  end: number
  text: string
  /** A blank before it that is not in the source. */
  blank: boolean
  hidden: boolean
  /** It stands in the source as it is read, but for characters nobody sees. */
  plain: boolean
}

const NO_CLASS = { name: '', begun: 0, ended: 0 }
const RESET: ReadingStep = { kind: 'reset' }

export const isValeDocument = (document: Document): document is ValeDocument => 'steps' in document

export function asValeReads(document: Document): ValeDocument {
  const walk = new Walk(document.source)
  eachToken(document.source, walk)
  walk.end()
  return { ...document, blocks: walk.blocks, steps: walk.steps }
}

class Walk {
  readonly blocks: Block[] = []
  readonly steps: ReadingStep[] = []
  readonly #source: string
  #pieces: HtmlPiece[] = []
  #tags: ValeElement[] = []
  #active = NO_ELEMENT
  #inline = false
  #skip = false
  #inBlock = false
  /** Whether anything was read since what was read was crossed out. */
  #isTextRead = false
  /** The element whose class says that it is not read, how often it was opened since and closed. */
  #class = NO_CLASS
  #href = ''
  /** Whether what was read last has entities. */
  #isEncoded = false
  #hasSkippedClass = false

  constructor(source: string) {
    this.#source = source
  }

  take(token: Token): void {
    const { kind, element } = token
    const { name } = element
    if (name !== '' && name === this.#class.name) {
      if (kind === 'start') this.#class.begun++
      else this.#class.ended++
    }
    const closed = this.#class.name !== '' && this.#class.begun === this.#class.ended
    const skippedClass = this.#isSkippedClass(token)
    const skipsClass = skippedClass && !element.isInline
    if (kind === 'start' && (element.isSkipped || skipsClass)) {
      if (skipsClass) this.#class = { name, begun: 1, ended: 0 }
      this.#inBlock = true
    } else if (this.#inBlock && (element.isSkipped || closed)) {
      this.#inBlock = false
      if (closed) this.#class = NO_CLASS
    } else if (kind === 'start') this.#open(element)
    else if (kind === 'end' && element.isInline) this.#active = NO_ELEMENT
    else if (kind === 'comment') this.#cross(this.#source.slice(token.start, token.end).trim())
    else if (kind === 'text') this.#read(token)
    if (kind === 'end' && !element.isInline) this.#flush()
    this.#href = token.attributes.length === 0 ? '' : this.#hrefOf(token)
    this.#hasSkippedClass = skippedClass
    if (kind !== 'end' && token.attributes.length > 0) this.#attributes(token)
  }

  /** What no tag closes: Vale loses it. */
  end(): void {
    this.#flush()
  }

  #open(element: ValeElement) {
    const known = (element.name === 'em' || element.name === 'b') && this.#lastTag().name === 'code' ? CODE_ELEMENT : element
    this.#inline = known.isInline
    this.#skip = known.isCode
    this.#tags.push(known)
    this.#active = known
  }

  #lastTag(): ValeElement {
    return this.#tags.at(-1) ?? this.#active
  }

  #read(token: Token) {
    const { start, end } = withoutBlanks(this.#source, token.start, token.end)
    if (start === end) return
    const text = this.#decoded(start, end)
    this.steps.push({ kind: 'text', text })
    this.#isTextRead = true
    if (this.#inBlock) return
    const masked = this.#skip || this.#hasSkippedClass
    const blank = this.#inline ? masked || !CLOSES.test(text) : this.#isNestedList()
    const before = this.#pieces.at(-1)
    this.#pieces.push({
      start,
      end,
      text,
      blank: blank && !(before !== undefined && !before.hidden && OPENS.test(before.text)),
      hidden: masked || this.#href === text,
      plain: token.raw || !this.#isEncoded,
    })
    this.#skip = false
  }

  /** Scripts too: what Vale crosses out of them is then often not there letter for letter. */
  #decoded(start: number, end: number): string {
    const written = this.#source.slice(start, end)
    this.#isEncoded = written.includes('&')
    if (!this.#isEncoded) return written
    let text = ''
    eachPiece(
      this.#source,
      { start, end },
      (from, to) => (text += this.#source.slice(from, to)),
      (piece, from, to) => (text += this.#entity(piece, from, to)),
    )
    return text
  }

  /** Vale writes this one as an apostrophe before it reads anything. */
  #entity(text: string, start: number, end: number): string {
    return this.#source.slice(start, end) === '&rsquo;' ? "'" : text
  }

  #isNestedList(): boolean {
    if (this.#tags.length <= 3 || this.#lastTag().name !== 'li') return false
    const [two, one] = [this.#tags.at(-3)!.name, this.#tags.at(-2)!.name]
    return (one === 'ol' || one === 'ul') && two === 'li'
  }

  /** The end of an element that is no inline one: what was read since the last is a block. */
  #flush() {
    if (this.#pieces.length > 0) {
      const scope = this.#tags.find((element) => element.scope !== undefined)?.scope
      this.#add(scope ?? 'text', this.#pieces, scope !== undefined)
    }
    if (this.#isTextRead) this.steps.push(RESET)
    this.#isTextRead = false
    if (this.#pieces.length > 0) this.#pieces = []
    if (this.#tags.length > 0) this.#tags = []
  }

  #add(scope: string, pieces: HtmlPiece[], trimmed: boolean) {
    const made = new BlockText(this.#source)
    for (const [index, piece] of pieces.entries()) {
      if (piece.blank && !(index === 0 && trimmed)) made.decode(' ', piece.start, piece.start)
      if (piece.hidden) made.decode(piece.text.replaceAll(/[^\n]/g, '*'), piece.start, piece.end)
      else if (piece.plain) made.copyVisible(piece.start, piece.end)
      else
        eachPiece(
          this.#source,
          piece,
          (start, end) => made.copyVisible(start, end),
          (text, start, end) => this.#decode(made, text, start, end),
        )
    }
    this.steps.push({ kind: 'block', block: this.blocks.length })
    this.blocks.push({
      text: made.text,
      scope,
      region: 'main',
      language: null,
      start: pieces[0]!.start,
      end: pieces.at(-1)!.end,
      map: made.map,
      place: { line: 1, column: 1 },
    })
  }

  #decode(made: BlockText, text: string, start: number, end: number) {
    if (!INVISIBLE.test(text)) made.decode(this.#entity(text, start, end), start, end)
  }

  /** Alternative texts are blocks; addresses and names are crossed out. */
  #attributes(token: Token) {
    if (token.element.name === 'img') {
      for (const { key, start, end } of token.attributes) {
        if (key === 'alt' && end > start) this.#add('alt', [{ start, end, text: '', blank: false, hidden: false, plain: false }], true)
      }
    }
    if (!token.element.crossesAttributes) return
    for (const attribute of token.attributes) {
      const value = htmlAttribute(this.#source, attribute)
      this.#cross(attribute.key === 'href' ? unescaped(value) : value)
    }
  }

  #cross(text: string) {
    if (text !== '') this.steps.push({ kind: 'cross', text })
  }

  #hrefOf(token: Token): string {
    for (const attribute of token.attributes) if (attribute.key === 'href') return htmlAttribute(this.#source, attribute)
    return ''
  }

  #isSkippedClass({ attributes }: Token): boolean {
    for (const { key, start, end } of attributes) if (key === 'class') return SKIPPED_CLASS.test(this.#source.slice(start, end))
    return false
  }
}

/** Without white space around it, be it written as such or as an entity; step by step, since white space may be megabytes long. */
function withoutBlanks(source: string, from: number, to: number): { start: number; end: number } {
  let start = from
  let end = to
  for (let length = -1; length !== end - start; ) {
    length = end - start
    while (start < end && isWhite(source.charCodeAt(start))) start++
    while (end > start && isWhite(source.charCodeAt(end - 1))) end--
    if (start < end && source[start] === '&') start += BLANK_START.exec(source.slice(start, Math.min(end, start + 8)))?.[0].length ?? 0
    if (start < end && mayEndBlank(source.charCodeAt(end - 1)))
      end -= BLANK_END.exec(source.slice(Math.max(start, end - 8), end))?.[0].length ?? 0
  }
  return { start, end }
}

/** The last character of a blank that is written as an entity: `;` or the p of `&nbsp`. */
const mayEndBlank = (code: number) => code === 0x3b || (code | 0x20) === 0x70

export function unescaped(address: string): string {
  if (!/[%+]/.test(address)) return address
  try {
    return decodeURIComponent(address.replaceAll('+', ' '))
  } catch {
    // What is no escape makes the whole address unreadable, and then nothing is crossed out.
    return ''
  }
}
