import type { Draft } from '../draft.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { ASCIIDOC_INLINE } from './asciidoc-inline.ts'
import { addInline, joinLines } from './inline.ts'
import { sourceLines, textOf, type SourceLine } from './source-lines.ts'

const HEADING = /^(={1,6}|#{1,6})\s+/
const LIST_MARK = /^(?:\*{1,5}|-|\.{1,5}|\d{1,9}\.|[a-zA-Z]\.|<(?:\d+|\.)>)\s+(?:\[[ x*]\]\s+)?/
const TERM = /^(.*?\S)(?::{2,4}|;;)(?:\s+|$)/
const ADMONITION = /^(?:NOTE|TIP|IMPORTANT|CAUTION|WARNING):\s+/
const ATTRIBUTE_ENTRY = /^:!?[\w-]+!?:(?:\s|$)/
const BLOCK_ATTRIBUTES = /^\[[^\]]*\]$|^\[\[.*\]\]$/
const CODE_FENCE = /^(?:-{4,}|\.{4,}|\+{4,}|`{3,}.*)$/
const COMMENT_FENCE = /^\/{4,}$/
const TEXT_FENCE = /^(?:={4,}|\*{4,}|_{4,}|--)$/
const TABLE_FENCE = /^[|,:!]={3,}$/
const BLOCK_MACRO = /^(image|video|audio|include|toc|ifdef|ifndef|ifeval|endif|plantuml|diagram)::?[^[\s]*\[(.*)\]$/
/** What stands right before a separator says how the next cell is set: `2+^|`, `a|`. */
const CELL_SPECIFIER = /(?:^|(?<=\s))(?:[\d.]{1,9}[+*])?(?:[<^>]?(?:\.[<^>])?)[adehlmsv]?$/
const CODE_STYLE = /^\[(?:source|listing|literal|stem|latexmath|asciimath|plantuml|mermaid|ditaa|pass|,)/
const QUOTE_STYLE = /^\[(?:quote|verse)/

/**
 * AsciiDoc: titles, paragraphs, lists, tables and blocks that hold text. Listings, literal blocks, comments, attributes and what includes
 * other files are left out.
 */
export function readAsciidoc(source: string): Draft {
  return new AsciidocReader(source).read()
}

class AsciidocReader {
  readonly #blocks: SourceBlocks
  readonly #lines: SourceLine[]
  /** The attribute list above a block. */
  #style = ''
  #quotes: string[] = []
  #at = 0

  constructor(source: string) {
    this.#blocks = new SourceBlocks(source)
    this.#lines = sourceLines(source)
  }

  read(): Draft {
    for (let line = this.#lines[0]; line; line = this.#lines[this.#at]) {
      const style = this.#style
      this.#element(line)
      if (this.#style === style && !BLOCK_ATTRIBUTES.test(line.text) && !this.#isBlockTitle(line)) this.#style = ''
    }
    return this.#blocks.finish()
  }

  #isBlockTitle = (line: SourceLine) => /^\.[^\s.]/.test(line.text)

  #element(line: SourceLine): void {
    const { text } = line
    const heading = HEADING.exec(text)
    const macro = BLOCK_MACRO.exec(text)
    if (text === '' || text === '+' || text === "'''" || text === '<<<' || ATTRIBUTE_ENTRY.test(text)) this.#at += 1
    else if (COMMENT_FENCE.test(text)) this.#fenced('comment', text)
    else if (text.startsWith('//')) this.#leaveOutWhile('comment', (each) => each === line)
    else if (BLOCK_ATTRIBUTES.test(text)) this.#attributes(text)
    else if (CODE_FENCE.test(text)) this.#fenced('code', text.startsWith('```') ? '```' : text)
    else if (TABLE_FENCE.test(text)) this.#table(text)
    else if (TEXT_FENCE.test(text)) this.#textFence(text)
    else if (macro !== null) this.#macro(line, macro)
    else if (heading !== null && line.indent === 0) this.#heading(line, heading)
    else if (this.#isBlockTitle(line)) {
      this.#at += 1
      this.#add([textOf(line, 1)], 'caption')
    } else if (CODE_STYLE.test(this.#style)) this.#leaveOutWhile('code', (each) => each.text !== '')
    else if (line.indent > 0 && !LIST_MARK.test(text) && !TERM.test(text)) this.#leaveOutWhile('code', (each) => each.text !== '')
    else this.#paragraph(line)
  }

  #attributes(text: string): void {
    this.#style = text
    this.#at += 1
  }

  #heading(line: SourceLine, heading: RegExpExecArray): void {
    this.#at += 1
    const text = joinLines(this.#blocks.source, [textOf(line, heading[0].length)])
    addInline(this.#blocks, text, `heading.h${heading[1]!.length}`, ASCIIDOC_INLINE)
    this.#blocks.title ??= text.text
  }

  #macro(line: SourceLine, [whole, name, inside]: RegExpExecArray): void {
    this.#at += 1
    if (name !== 'image') return
    const alt = /^(?:alt=)?("?)([^",=]+)\1(?=,|$)/.exec(inside!)
    const at = line.end - whole.length + whole.length - 1 - inside!.length
    if (alt === null) return
    const start = at + alt[0].indexOf(alt[2]!, alt[0].startsWith('alt=') ? 4 : 0)
    this.#add([{ start, end: start + alt[2]!.length }], 'alt')
  }

  #paragraph(first: SourceLine): void {
    const mark = LIST_MARK.exec(first.text)
    const term = mark === null ? TERM.exec(first.text) : null
    const admonition = ADMONITION.exec(first.text)
    const lines = [textOf(first, mark?.[0].length ?? admonition?.[0].length ?? 0)]
    if (term !== null) {
      const start = first.end - first.text.length
      this.#add([{ start, end: start + term[1]!.length }], 'list.term')
      lines[0] = textOf(first, term[0].length)
    }
    this.#at += 1
    for (let line = this.#lines[this.#at]; line && line.text !== '' && line.text !== '+'; line = this.#lines[++this.#at]) {
      if (CODE_FENCE.test(line.text) || TEXT_FENCE.test(line.text) || TABLE_FENCE.test(line.text) || BLOCK_ATTRIBUTES.test(line.text)) break
      if (line.text.startsWith('//') || LIST_MARK.test(line.text) || TERM.test(line.text) || BLOCK_MACRO.test(line.text)) break
      lines.push(textOf(line))
    }
    const isQuoted = this.#quotes.length > 0 || QUOTE_STYLE.test(this.#style)
    const scope = isQuoted ? 'blockquote' : mark === null && term === null ? 'paragraph' : 'list.item'
    this.#add(
      lines.filter(({ start, end }) => end > start),
      scope,
    )
  }

  #textFence(text: string): void {
    this.#at += 1
    if (this.#quotes.at(-1) === text) this.#quotes.pop()
    else if (text.startsWith('__') || QUOTE_STYLE.test(this.#style)) this.#quotes.push(text)
  }

  #table(fence: string): void {
    const separator = fence.startsWith('!') ? '!' : '|'
    for (let line = this.#lines[++this.#at]; line && line.text !== fence; line = this.#lines[++this.#at]) {
      const start = line.end - line.text.length
      const cells = line.text.split(separator).reduce<{ start: number; text: string }[]>(intoCells, [])
      for (const [index, cell] of cells.entries()) {
        const text = (index < cells.length - 1 ? cell.text.replace(CELL_SPECIFIER, '') : cell.text).trimEnd()
        const from = start + cell.start + text.length - text.trimStart().length
        this.#add([{ start: from, end: start + cell.start + text.length }], 'table.cell')
      }
    }
    this.#at += 1
  }

  #fenced(reason: 'code' | 'comment', fence: string): void {
    const open = this.#lines[this.#at++]!
    this.#blocks.leaveOut(reason, open.start, open.end)
    this.#leaveOutWhile(reason, (each) => each.text !== fence)
    const close = this.#lines[this.#at++]
    if (close) this.#blocks.leaveOut(reason, close.start, close.end)
  }

  #leaveOutWhile(reason: 'code' | 'comment', belongs: (line: SourceLine) => boolean): void {
    for (let line = this.#lines[this.#at]; line && belongs(line); line = this.#lines[++this.#at]) {
      this.#blocks.leaveOut(reason, line.start, line.end)
    }
  }

  #add(lines: { start: number; end: number }[], scope: string): void {
    if (lines.length > 0 && lines[0]!.end > lines[0]!.start)
      addInline(this.#blocks, joinLines(this.#blocks.source, lines), scope, ASCIIDOC_INLINE)
  }
}

/** Pieces of a line between separators, with where each begins. */
function intoCells(cells: { start: number; text: string }[], text: string): { start: number; text: string }[] {
  const last = cells.at(-1)
  cells.push({ start: last === undefined ? 0 : last.start + last.text.length + 1, text })
  return cells
}
