import { BlockText } from './block-text.ts'
import type { Span } from './document.ts'
import { addBlock, type Draft, type DraftBlock } from './draft.ts'
import { eachPiece, type RawAttribute } from './html-attribute.ts'
import { ShownTexts, structuredTexts, type BesideText } from './html-beside.ts'
import { selectorOf, type OpenElement, type OpenElements } from './html-tree.ts'
import { Ledger, type Reason } from './ledger.ts'
import { MappedText } from './mapped-text.ts'
import { SourcePositions, sourceSpan } from './position.ts'

const MARKS_AT_ONCE = 32
const INVISIBLE = new Set([0xad, 0x200b, 0x2060, 0xfeff])

const isWhiteSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c

/** Gathers the text between two block boundaries as a browser shows it, and keeps the account of every character. */
export class HtmlBlocks {
  readonly #source: string
  readonly #elements: OpenElements
  readonly #positions: SourcePositions
  readonly #ledger: Ledger
  readonly #blocks: DraftBlock[] = []
  #block: BlockText
  #owner: OpenElement | null = null
  #checked = 0
  /** Source up to here is accounted for; what lies between two tokens of text is markup. */
  #cursor = 0
  #markup = 0
  #whiteSpace = 0
  #comments = 0
  readonly #commentSpans: Span[] = []
  #space = -1
  #lineBreak: { start: number; end: number } | null = null
  #openMarks: OpenElement[] = []
  readonly #beside: BesideText[] = []
  #linkEnd = -1
  #title: string | null = null

  constructor(source: string, elements: OpenElements) {
    this.#source = source
    this.#elements = elements
    this.#positions = new SourcePositions(source)
    this.#ledger = new Ledger(this.#positions)
    // named first, counted at the end: of two that are as many the account names these first
    this.#ledger.leaveOutCount('markup', 0)
    this.#ledger.leaveOutCount('white space', 0)
    this.#block = new BlockText(source)
  }

  text(start: number, end: number): void {
    this.#account(start, end)
    const { top } = this.#elements
    if (top.leftOut !== null) this.#leaveOut(top, start, end)
    else if (top.keepsWhiteSpace) this.#verbatim(start, end)
    else this.#folded(start, end)
  }

  entity(text: string, start: number, end: number): void {
    this.#account(start, end)
    const { top } = this.#elements
    if (top.leftOut !== null) this.#ledger.leaveOut(top.leftOut, start, end)
    else if (!top.keepsWhiteSpace && isWhiteSpace(text.charCodeAt(0))) {
      if (this.#space < 0) this.#space = start
      this.#whiteSpace += end - start
    } else if (INVISIBLE.has(text.charCodeAt(0))) this.#ledger.leaveOut('invisible characters', start, end)
    else {
      this.#begin()
      this.#block.decode(text, start, end)
      this.#checked += end - start
    }
  }

  comment(start: number, end: number): void {
    if (end <= start) return
    this.#comments += this.#positions.codePoints(start, end)
    this.#commentSpans.push({ start, end })
  }

  lineBreak(start: number, end: number): void {
    if (this.#lineBreak !== null && !this.#block.isEmpty) this.flush()
    else if (this.#elements.top.leftOut === null) this.#lineBreak = { start, end }
  }

  /** Two links with nothing between them are two things to read, as a menu shows them. */
  separateLinks(): void {
    if (!this.#block.isEmpty && this.#space < 0 && this.#linkEnd === this.#block.text.length) this.flush()
  }

  openMark(element: OpenElement): void {
    if (this.#openMarks.length >= MARKS_AT_ONCE || element.leftOut !== null) return
    element.markStart = this.#block.text.length
    this.#openMarks.push(element)
  }

  closed(element: OpenElement): void {
    if (element.markStart < 0) {
      if (element.block === element) this.flush()
      return
    }
    this.#mark(element)
    if (this.#openMarks.at(-1) === element) this.#openMarks.pop()
    else this.#openMarks = this.#openMarks.filter((open) => open !== element)
    if (element.kind.name === 'a') this.#linkEnd = this.#block.text.length
  }

  attribute(scope: string, raw: RawAttribute, element: OpenElement): void {
    const { block, characters } = this.#ofAttribute(raw)
    if (block.text.trim() === '') return
    this.#ledger.move('markup', 'checked', characters)
    if (element.inTemplate) this.#beside.push({ block, scope: `template.${scope}`, element, characters, counted: 'checked' })
    else this.#add(block, scope, element)
  }

  /** An attribute whose text may stand in the page as well. */
  besideAttribute(scope: string, raw: RawAttribute | undefined, element: OpenElement): void {
    if (raw === undefined) return
    const { block, characters } = this.#ofAttribute(raw)
    if (block.text.trim() !== '') this.#beside.push({ block, scope, element, characters, counted: 'markup' })
  }

  /** A page in an attribute, which the browser shows in a frame; without a reader it stands too deep to be read. */
  frame(raw: RawAttribute, element: OpenElement, read: ((page: string) => Draft) | null): void {
    if (read === null) {
      this.#ledger.move('markup', 'frames in frames', this.#positions.codePoints(raw.start, raw.end))
      return
    }
    const page = new BlockText(this.#source)
    const copy = (from: number, to: number) => page.copy(from, to)
    eachPiece(this.#source, raw, copy, (text, from, to) => page.decode(text, from, to))
    const draft = read(page.text)
    for (const { reason, characters } of draft.account.leftOut)
      if (reason !== 'markup' && reason !== 'white space') this.#ledger.move('markup', reason as Reason, characters)
    this.#ledger.move('markup', 'checked', draft.account.checked)
    for (const inner of draft.blocks) {
      const block = new MappedText(this.#source)
      block.takeThrough(inner, page)
      block.marks = inner.marks ?? []
      // no browser shows the title of a page in a frame
      this.#add(block, inner.scope === 'title' ? 'text' : inner.scope, {
        ...element,
        region: inner.region,
        language: inner.language ?? element.language,
      })
    }
  }

  /** Ends the block that is being gathered, if there is one. */
  flush(): void {
    const block = this.#block
    this.#space = -1
    this.#lineBreak = null
    this.#linkEnd = -1
    if (block.isEmpty) return
    for (const element of this.#openMarks) {
      this.#mark(element)
      element.markStart = 0
    }
    if (block.text.trim() === '') this.#whiteSpace += this.#checked
    else {
      this.#ledger.checkedCount(this.#checked)
      const scope = this.#scope(block)
      const element = this.#owner!.block
      if (!element.inTemplate) this.#add(block, scope, element)
      else this.#beside.push({ block, scope: `template.${scope}`, element, characters: this.#checked, counted: 'checked' })
    }
    this.#checked = 0
    this.#owner = null
    this.#block = new BlockText(this.#source)
  }

  finish(): Draft {
    this.flush()
    this.#addBeside()
    this.#account(this.#source.length, this.#source.length)
    this.#ledger.leaveOutCount('markup', this.#markup)
    this.#ledger.leaveOutCount('white space', this.#whiteSpace)
    this.#ledger.move('markup', 'comment', this.#comments)
    this.#blocks.sort((a, b) => a.start - b.start)
    return {
      source: this.#source,
      title: this.#title,
      blocks: this.#blocks,
      account: this.#ledger.close(this.#source),
      comments: this.#commentSpans,
      positions: this.#positions,
    }
  }

  #ofAttribute(raw: RawAttribute): { block: BlockText; characters: number } {
    const source = this.#source
    const block = new BlockText(source)
    let end = raw.end
    while (end > raw.start && isWhiteSpace(source.charCodeAt(end - 1))) end -= 1
    const copy = (from: number, to: number) => foldInto(block, source, from, to)
    eachPiece(source, { start: raw.start, end }, copy, (text, from, to) => block.decode(text, from, to))
    return { block, characters: this.#positions.codePoints(raw.start, end) }
  }

  #leaveOut(element: OpenElement, start: number, end: number): void {
    const texts = element.leftOut === 'structured data' ? structuredTexts(this.#source, start, end) : []
    this.#ledger.leaveOut(texts === null ? 'broken structured data' : element.leftOut!, start, end)
    for (const { block, scope } of texts ?? []) {
      this.#beside.push({ block, scope, element, characters: this.#lengthOf(block), counted: 'structured data' })
    }
  }

  #lengthOf(block: BlockText): number {
    const { start, end } = sourceSpan({ map: block.map, start: block.start }, 0, block.text.length)
    return this.#positions.codePoints(start, end)
  }

  /** Texts beside the page are read where the page does not show them anyway: a fault is named once, where a reader sees it. */
  #addBeside(): void {
    if (this.#beside.length === 0) return
    const shown = new ShownTexts(this.#blocks)
    for (const { block, scope, element, characters, counted } of this.#beside) {
      const unread = shown.unread(this.#source, block)
      const checked = unread[0] === block ? characters : unread.reduce((sum, part) => sum + this.#lengthOf(part), 0)
      this.#ledger.move(counted, 'checked', checked)
      this.#ledger.move(counted, 'repeated text', characters - checked)
      for (const part of unread) this.#add(part, scope, element)
    }
  }

  #account(start: number, end: number): void {
    if (start > this.#cursor) this.#markup += this.#positions.codePoints(this.#cursor, start)
    this.#cursor = end
  }

  #verbatim(start: number, end: number): void {
    this.#begin()
    const dropped = this.#block.copyVisible(start, end)
    this.#checked += this.#positions.codePoints(start, end) - dropped
    this.#ledger.leaveOutCount('invisible characters', dropped)
  }

  #folded(start: number, end: number): void {
    const source = this.#source
    let from = start
    let invisible = false
    let at = start
    while (at < end) {
      const code = source.charCodeAt(at)
      if (code > 0x20) {
        if (code >= 0xad && INVISIBLE.has(code)) invisible = true
        at += 1
      } else if (code === 0x20 && at > from && at + 1 < end && source.charCodeAt(at + 1) > 0x20) at += 1
      else if (isWhiteSpace(code)) {
        this.#copy(from, at, invisible)
        invisible = false
        let next = at + 1
        while (next < end && isWhiteSpace(source.charCodeAt(next))) next += 1
        if (this.#space < 0) this.#space = at
        this.#whiteSpace += next - at
        from = at = next
      } else at += 1
    }
    this.#copy(from, end, invisible)
  }

  #copy(start: number, end: number, invisible: boolean): void {
    if (end <= start) return
    if (!invisible) {
      this.#begin()
      this.#block.copy(start, end)
      this.#checked += this.#positions.codePoints(start, end)
      return
    }
    if (end - start === 1) {
      this.#ledger.leaveOutCount('invisible characters', 1)
      return
    }
    this.#verbatim(start, end)
  }

  /** Before a visible character: the line break or the space that was waiting for one. */
  #begin(): void {
    if (this.#owner === null) this.#owner = this.#elements.top
    const block = this.#block
    if (!block.isEmpty) {
      const before = block.text.length
      if (this.#lineBreak !== null) block.decode('\n', this.#lineBreak.start, this.#lineBreak.end)
      else if (this.#space >= 0 && block.last !== '\n') {
        block.replace(' ', this.#space)
        this.#whiteSpace -= 1
        this.#checked += 1
      }
      // a mark opened before the space begins after it
      for (const element of this.#openMarks) if (element.markStart === before) element.markStart = block.text.length
    }
    this.#lineBreak = null
    this.#space = -1
  }

  #mark(element: OpenElement): void {
    const { length } = this.#block.text
    const scope = element.kind.mark
    if (scope !== undefined && element.markStart < length) this.#block.marks.push({ scope, start: element.markStart, end: length })
    element.markStart = -1
  }

  #scope(block: BlockText): string {
    const { scope } = this.#owner!
    const isLink =
      scope === 'text' && block.marks.some((mark) => mark.scope === 'link' && mark.start === 0 && mark.end === block.text.length)
    return isLink ? 'link' : scope
  }

  #add(block: BlockText, scope: string, element: OpenElement): void {
    const { start, end } = sourceSpan({ map: block.map, start: block.start }, 0, block.text.length)
    const { line, column } = this.#positions.at(start)
    const place: DraftBlock['place'] = { line, column }
    const selector = selectorOf(element)
    if (selector !== '') place.selector = selector
    const added: DraftBlock = {
      text: block.text,
      scope,
      region: element.region,
      language: element.language,
      start,
      end,
      map: block.map,
      place,
    }
    if (block.marks.length > 0) added.marks = block.marks.toSorted((a, b) => a.start - b.start)
    addBlock(this.#blocks, added)
    if (scope === 'title' && this.#title === null) this.#title = block.text
  }
}

/** Appends an attribute's text, each run of white space as one space. */
function foldInto(block: BlockText, source: string, start: number, end: number): void {
  let from = start
  for (let at = start; at < end; at += 1) {
    if (!isWhiteSpace(source.charCodeAt(at))) continue
    block.copyVisible(from, at)
    if (!block.isEmpty && block.last !== ' ') block.replace(' ', at)
    from = at + 1
  }
  block.copyVisible(from, end)
}
