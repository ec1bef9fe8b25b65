import { decodeHTMLStrict } from 'entities/decode'
import { BlockText } from './block-text.ts'
import type { Mark, Span } from './document.ts'
import { addBlock, type Draft, type DraftBlock } from './draft.ts'
import { frontMatterFields } from './front-matter.ts'
import { readHtml } from './html.ts'
import { Ledger, type Reason } from './ledger.ts'
import type { SimplePiece } from './markdown-simple.ts'
import { SourcePositions, sourceSpan } from './position.ts'
import { scopeOfAttribute, SHOWN_ATTRIBUTE } from './shown-attributes.ts'

/** Tokens whose content is the text of one block. */
const TEXT_TOKENS = new Set(['paragraph', 'atxHeadingText', 'setextHeadingText', 'tableContent'])
const CONTAINERS = new Set(['blockQuote', 'listOrdered', 'listUnordered'])
const MARKS = new Map<string, Mark['scope']>([
  ['strong', 'strong'],
  ['emphasis', 'emphasis'],
  ['link', 'link'],
  ['autolink', 'link'],
  ['strikethrough', 'deleted'],
])
/** Tokens that hold no text to read, and why. */
const LEFT_OUT = new Map<string, Reason>([
  ['codeFenced', 'code'],
  ['codeIndented', 'code'],
  ['definitionLabel', 'link definition'],
  ['definitionDestination', 'link definition'],
  ['resourceDestination', 'markup'],
  ['reference', 'markup'],
  ['gfmFootnoteCall', 'markup'],
  ['gfmFootnoteDefinitionLabel', 'markup'],
  ['taskListCheck', 'markup'],
  ['tableDelimiterRow', 'markup'],
  ['mdxjsEsm', 'code'],
  ['mdxFlowExpression', 'code'],
])

/** What a pointer over a link or an image shows. */
const TITLES = new Set(['resourceTitleString', 'definitionTitleString'])

/** What stands in braces in MDX: JavaScript, or a comment. */
const EXPRESSIONS = new Set(['mdxFlowExpression', 'mdxTextExpression'])

/** The parts of micromark's tokens that are used here. */
interface MarkdownToken {
  type: string
  start: { offset: number }
  end: { offset: number }
}

interface Open {
  block: BlockText
  scope: string
  checked: number
}

/** Walks micromark's tokens in order and cuts blocks from them; what lies between two pieces of text is markup. */
export class MarkdownBlocks {
  readonly #source: string
  readonly #positions: SourcePositions
  readonly #ledger: Ledger
  readonly #blocks: DraftBlock[] = []
  /** The block being gathered; an image's alternative text is gathered inside the paragraph it stands in. */
  readonly #open: Open[] = []
  readonly #markStarts: number[] = []
  readonly #comments: Span[] = []
  readonly #containers: string[] = []
  #heading = ''
  /** Between the mark of a list entry and its first block: a heading there is the entry's too. */
  #itemBegins = false
  #cell = ''
  #cursor = 0
  /** Where in the source the part begins that the tokens count from. */
  #base = 0
  /** The token that is being left out, or copied whole, with all it holds. */
  #inside: MarkdownToken | null = null
  #title: string | null = null

  constructor(source: string) {
    this.#source = source
    this.#positions = new SourcePositions(source)
    this.#ledger = new Ledger(this.#positions)
  }

  /** The tokens that follow are of the part of the source that begins here. */
  from(offset: number): void {
    this.#base = offset
  }

  /** A block that was read without the parser. */
  simple(piece: SimplePiece): void {
    this.#openBlock(piece.scope)
    for (const step of piece.steps) {
      if (step.kind === 'copy') this.#copy(step.start, step.end)
      else if (step.kind === 'decode') this.#decode(step.text, step.start, step.end)
      else if (step.kind === 'code') this.#code(step.start, step.end)
      else if (step.kind === 'open') this.#markStarts.push(this.#text.length)
      else if (step.kind === 'image') this.#openBlock('alt')
      else if (step.kind === 'title') {
        this.#openBlock('attribute.title')
        this.#copy(step.start, step.end)
        this.#closeBlock()
      } else if (step.kind === 'break') this.#lineBreak(step.start, step.end)
      else if (step.kind === 'leave out') this.#leaveOut(step.start, step.end, 'code')
      else if (step.kind === 'close') this.#mark(step.scope, this.#markStarts.pop() ?? 0)
      else this.#closeBlock()
    }
    this.#closeBlock()
  }

  enter(token: MarkdownToken): void {
    if (this.#inside !== null) return
    const { type } = token
    const start = this.#base + token.start.offset
    const end = this.#base + token.end.offset
    const reason = LEFT_OUT.get(type)
    if (EXPRESSIONS.has(type) && /^\{\s*\/\*/.test(this.#source.slice(start, start + 8))) {
      this.#leaveOut(start, end, 'comment')
      this.#inside = token
    } else if (reason !== undefined) {
      this.#leaveOut(start, end, reason)
      this.#inside = token
    } else if (type === 'data' || type === 'characterEscapeValue' || type === 'autolinkProtocol' || type === 'autolinkEmail')
      this.#copy(start, end)
    else if (type === 'characterReference') this.#reference(token)
    else if (type === 'codeText') {
      this.#code(start, end)
      this.#inside = token
    } else if (type === 'mdxTextExpression') {
      this.#code(start, end)
      this.#inside = token
    } else if (type === 'mdxJsxFlowTag' || type === 'mdxJsxTextTag') {
      this.#component(start, end)
      this.#inside = token
    } else if (type === 'htmlText') this.#inlineHtml(token)
    else if (type === 'htmlFlow') this.#html(token)
    else if (type === 'yaml' || type === 'toml') this.#frontMatter(token)
    else if (type === 'lineEnding' && this.#open.length > 0) this.#lineEnding(start, end)
    else if (TEXT_TOKENS.has(type)) this.#openBlock(this.#scopeOf(type))
    else if (MARKS.has(type)) this.#markStarts.push(this.#text.length)
    else if (type === 'image') this.#openBlock('alt')
    else if (TITLES.has(type)) this.#openBlock('attribute.title')
    else if (type === 'atxHeadingSequence' && this.#heading === '') this.#heading = `heading.h${end - start}`
    else if (type === 'setextHeading') this.#heading = this.#source.slice(start, end).trimEnd().endsWith('=') ? 'heading.h1' : 'heading.h2'
    else if (type === 'tableHeader' || type === 'tableData') this.#cell = type === 'tableHeader' ? 'table.header' : 'table.cell'
    else if (CONTAINERS.has(type)) this.#containers.push(type)
    else if (type === 'listItemPrefix') this.#itemBegins = true
  }

  exit(token: MarkdownToken): void {
    const { type } = token
    if (this.#inside !== null) {
      if (this.#inside !== token) return
      this.#inside = null
    }
    if (TEXT_TOKENS.has(type) || type === 'image' || TITLES.has(type)) this.#closeBlock()
    if (TEXT_TOKENS.has(type) || type === 'listOrdered' || type === 'listUnordered') this.#itemBegins = false
    if (type === 'atxHeading' || type === 'setextHeading') this.#heading = ''
    else if (CONTAINERS.has(type)) this.#containers.pop()
    const mark = MARKS.get(type)
    if (mark !== undefined) this.#mark(mark, this.#markStarts.pop() ?? 0)
  }

  finish(): Draft {
    this.#account('markup', this.#source.length)
    this.#blocks.sort((a, b) => a.start - b.start)
    const title = this.#title ?? this.#blocks.find((block) => block.scope === 'heading.h1')?.text ?? null
    return {
      source: this.#source,
      title,
      blocks: this.#blocks,
      account: this.#ledger.close(this.#source),
      comments: this.#comments,
      positions: this.#positions,
    }
  }

  get #text(): string {
    return this.#open.at(-1)?.block.text ?? ''
  }

  /** A paragraph in a list item is the item, one in a quotation is the quotation: the innermost container names it. */
  #scopeOf(type: string): string {
    if (type === 'tableContent') return this.#cell
    if (type !== 'paragraph') return this.#itemBegins ? `${this.#heading}.list` : this.#heading
    const container = this.#containers.at(-1)
    if (container === undefined) return 'paragraph'
    if (container === 'blockQuote') return 'blockquote'
    return this.#itemBegins ? 'list.item' : 'list.item.continued'
  }

  #openBlock(scope: string): void {
    this.#open.push({ block: new BlockText(this.#source), scope, checked: 0 })
  }

  #closeBlock(): void {
    const open = this.#open.pop()
    if (open === undefined) return
    const { block } = open
    if (!isReadable(block)) {
      this.#ledger.leaveOutCount('markup', open.checked)
      return
    }
    this.#ledger.checkedCount(open.checked)
    this.#add(block, open.scope)
  }

  #copy(start: number, end: number): void {
    const open = this.#open.at(-1)
    if (open === undefined) return
    this.#account('markup', start)
    const dropped = open.block.copyVisible(start, end)
    open.checked += this.#positions.codePoints(start, end) - dropped
    this.#ledger.leaveOutCount('invisible characters', dropped)
    this.#cursor = end
  }

  #lineEnding(start: number, end: number): void {
    const open = this.#open.at(-1)!
    this.#account('markup', start)
    this.#cursor = end
    open.block.decode('\n', start, end)
    open.checked += end - start
  }

  #reference(token: MarkdownToken): void {
    const start = this.#base + token.start.offset
    const end = this.#base + token.end.offset
    this.#inside = token
    this.#decode(decodeHTMLStrict(this.#source.slice(start, end)), start, end)
  }

  #decode(text: string, start: number, end: number): void {
    const open = this.#open.at(-1)
    if (open === undefined) return
    this.#account('markup', start)
    this.#cursor = end
    open.block.decode(text, start, end)
    open.checked += end - start
  }

  /** Code is not language: each of its characters shows as an asterisk, so that words around it do not join and no rule reads it. */
  #code(start: number, end: number): void {
    this.#account('markup', start)
    this.#account('code', end)
    const open = this.#open.at(-1)
    if (open === undefined) return
    const code = this.#source.slice(start, end)
    const fence = code.length - code.replace(/^`+/, '').length
    const from = open.block.text.length
    const masked = code.slice(fence, code.length - fence).replace(/[^\r\n]/g, '*')
    open.block.decode(masked, start + fence, end - fence)
    open.block.marks.push({ scope: 'code', start: from, end: open.block.text.length })
  }

  #leaveOut(start: number, end: number, reason: Reason): void {
    if (reason === 'comment') this.#comments.push({ start, end })
    this.#account('markup', start)
    this.#account(reason, end)
  }

  /** A tag that is read as a line break. */
  #lineBreak(start: number, end: number): void {
    this.#account('markup', end)
    this.#open.at(-1)?.block.decode('\n', start, end)
  }

  #inlineHtml(token: MarkdownToken): void {
    const start = this.#base + token.start.offset
    const end = this.#base + token.end.offset
    const tag = this.#source.slice(start, end)
    this.#inside = token
    if (/^<br\s*\/?>$/i.test(tag)) {
      this.#lineBreak(start, end)
      return
    }
    this.#leaveOut(start, end, tag.startsWith('<!--') ? 'comment' : 'markup')
    if (/^<img\b/i.test(tag)) this.#adopt(start, end)
  }

  /** A tag of a component: text is in those of its attributes that are shown. */
  #component(start: number, end: number): void {
    this.#account('markup', start)
    for (const match of this.#source.slice(start, end).matchAll(SHOWN_ATTRIBUTE)) {
      const value = match[2] ?? match[3] ?? ''
      const from = start + match.index + match[0].length - 1 - value.length
      const block = new BlockText(this.#source)
      block.copy(from, from + value.length)
      if (value.trim() === '') continue
      this.#account('markup', from)
      this.#ledger.checked(from, from + value.length)
      this.#cursor = from + value.length
      this.#add(block, scopeOfAttribute(match[1]!)!)
    }
    this.#account('markup', end)
  }

  #html(token: MarkdownToken): void {
    this.#account('markup', this.#base + token.start.offset)
    this.#adopt(this.#base + token.start.offset, this.#base + token.end.offset)
    this.#cursor = this.#base + token.end.offset
    this.#inside = token
  }

  /** Takes over what the HTML reader finds in a piece of the source. */
  #adopt(start: number, end: number): void {
    const draft = readHtml(this.#source.slice(start, end))
    const inline = this.#cursor >= end
    if (inline) this.#ledger.leaveOutCount('markup', -draft.account.characters)
    for (const comment of draft.comments ?? []) this.#comments.push({ start: comment.start + start, end: comment.end + start })
    for (const { reason, characters } of draft.account.leftOut) this.#ledger.leaveOutCount(reason as Reason, characters)
    this.#ledger.checkedCount(draft.account.checked)
    for (const block of draft.blocks) {
      for (let at = 1; at < block.map.length; at += 2) block.map[at] = block.map[at]! + start
      const { line, column } = this.#positions.at(block.start + start)
      addBlock(this.#blocks, { ...block, start: block.start + start, end: block.end + start, place: { line, column } })
    }
  }

  #frontMatter(token: MarkdownToken): void {
    const start = this.#base + token.start.offset
    const end = this.#base + token.end.offset
    this.#inside = token
    let from = start
    for (const field of frontMatterFields(this.#source.slice(start, end), token.type)) {
      const block = new BlockText(this.#source)
      for (const piece of field.pieces) block.decode(piece.text, start + piece.start, start + piece.end)
      this.#ledger.leaveOut('front matter', from, start + field.start)
      this.#ledger.checked(start + field.start, start + field.end)
      from = start + field.end
      this.#add(block, field.scope)
      if (field.scope === 'title') this.#title = block.text
    }
    this.#ledger.leaveOut('front matter', from, end)
    this.#cursor = end
  }

  #mark(scope: Mark['scope'], start: number): void {
    const open = this.#open.at(-1)
    if (open !== undefined && open.block.text.length > start) open.block.marks.push({ scope, start, end: open.block.text.length })
  }

  #account(reason: Reason, to: number): void {
    if (to <= this.#cursor) return
    this.#ledger.leaveOut(reason, this.#cursor, to)
    this.#cursor = to
  }

  #add(block: BlockText, scope: string): void {
    const { start, end } = sourceSpan({ map: block.map, start: block.start }, 0, block.text.length)
    const added: DraftBlock = {
      text: block.text,
      scope,
      region: 'main',
      language: undefined,
      start,
      end,
      map: block.map,
      place: this.#positions.at(start),
    }
    if (block.marks.length > 0) added.marks = block.marks.toSorted((a, b) => a.start - b.start)
    addBlock(this.#blocks, added)
  }
}

/** Whether there is anything but code, which stands there as asterisks. */
function isReadable(block: BlockText): boolean {
  if (/[^*\s]/.test(block.text)) return true
  const code = block.marks.reduce((sum, mark) => sum + (mark.scope === 'code' ? mark.end - mark.start : 0), 0)
  return block.text.replace(/\s+/g, '').length > code
}
