import { simpleInline, type InlineStep } from './markdown-inline.ts'
import { endOfFrontMatter, type Segment } from './markdown-segments.ts'
import { simpleRow, TABLE_DELIMITERS, withoutBlanks } from './markdown-table.ts'

/** A block that is read without the parser, or code that is left out. */
export interface SimplePiece {
  scope: string
  steps: InlineStep[]
}

/** A line that begins like this can only be a paragraph's. */
const PARAGRAPH_LINE = /^(?!#(?!\w)|[+\-=:>|~`<]|\d{1,9}[.)](?:\s|$)|\*(?:\s|$|\*(?:[\s*]|$))|_[ \t]*_[ \t_]*$)/
const HEADING = /^(#{1,6})(?:[ \t]+(?=\S)|$)/
const UNDERLINE = /^(?:=+|-+)$/
const THEMATIC_BREAK = /^(?:\*[ \t]*){3,}$|^(?:-[ \t]*){3,}$|^(?:_[ \t]*){3,}$/
const BULLET = /^(?:([-*+])|(\d{1,9})([.)])) {1,4}(?=\S)/
const NUMBER = /^\d{1,9}[.)]/
const QUOTE = /^> ?(?=[^\s>])/
/** Lists within lists: a file may nest thousands, on one line even. */
const DEEPEST = 10
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/

/** Longer parts are refused. */
const MOST_LINES = 300_000

interface MarkdownLine {
  /** Without the indentation, without white space after it. */
  start: number
  end: number
  /** Just before the line break. */
  rawEnd: number
  indent: number
  text: string
}

/**
 * The blocks of a part that is made of paragraphs, headings, lists, tables and code, plainly written: most parts of most documents.
 * Null when there is more to it, and the parser has to look.
 */
export function simplePieces(source: string, segment: Segment): SimplePiece[] | null {
  const lines = linesOf(source, segment)
  if (lines === null || (segment.start === 0 && endOfFrontMatter(source) > 0)) return null
  const reader = new SimpleReader(source, lines)
  return reader.read(0, lines.length, 0, '') ? reader.pieces : null
}

/** Blank lines in a row as one: a file may have millions. */
function linesOf(source: string, { start, end }: Segment): MarkdownLine[] | null {
  const lines: MarkdownLine[] = []
  for (let from = start; from < end; ) {
    const found = source.indexOf('\n', from)
    const rawEnd = found < 0 || found > end ? end : found
    const line = withoutBlanks(source, from, rawEnd)
    if (line.start === line.end && lines.at(-1)?.text === '') {
      from = rawEnd + 1
      continue
    }
    if (lines.length === MOST_LINES) return null
    if (line.start < line.end && source.charCodeAt(line.end - 1) === 0x0d) return null
    const indent = line.start - from
    if (indent > 0 && source.slice(from, line.start).includes('\t')) return null
    lines.push({ ...line, rawEnd, indent, text: source.slice(line.start, line.end) })
    from = rawEnd + 1
  }
  return lines
}

class SimpleReader {
  readonly pieces: SimplePiece[] = []
  readonly #source: string
  readonly #lines: MarkdownLine[]
  /** Between the mark of a list entry and its first block. */
  #itemBegins = false
  /** How many lists are open. */
  #depth = 0

  constructor(source: string, lines: MarkdownLine[]) {
    this.#source = source
    this.#lines = lines
  }

  /** Reads the lines of one container, whose content stands so far in; false where they are not simple. */
  read(from: number, to: number, indent: number, container: '' | 'list'): boolean {
    let at = from
    while (at < to) {
      const line = this.#lines[at]!
      if (line.text === '') {
        at++
        continue
      }
      if (line.indent - indent > 3) return false
      const next = this.#block(line, at, to, indent, container)
      if (next < 0) return false
      at = next
    }
    return true
  }

  /** Reads the block that begins with a line, and gives the line after it; -1 where it is not simple. */
  #block(line: MarkdownLine, at: number, to: number, indent: number, container: '' | 'list'): number {
    const { text } = line
    if (isPlain(text.charCodeAt(0))) return this.#paragraph(line, at, to, indent, container)
    const heading = HEADING.exec(text)
    if (heading !== null) return this.#heading(line, heading) ? at + 1 : -1
    if (THEMATIC_BREAK.test(text)) return at + 1
    if (BULLET.test(text)) return this.#list(at, to, indent)
    if (QUOTE.test(text)) return this.#quote(line, at, to)
    const fence = FENCE.exec(text)
    if (fence !== null) return this.#code(line, at, to, indent, fence[1]!)
    if (text.charCodeAt(0) === 0x7c) return container === '' && line.indent === 0 ? this.#table(at, to) : -1
    return PARAGRAPH_LINE.test(text) ? this.#paragraph(line, at, to, indent, container) : -1
  }

  #paragraph(first: MarkdownLine, at: number, to: number, indent: number, container: '' | 'list'): number {
    let last = at
    while (last + 1 < to) {
      const { text, indent: found } = this.#lines[last + 1]!
      if (text === '') break
      if (UNDERLINE.test(text) && found - indent < 4) {
        if (last > at) return -1
        return this.#add(`heading.h${text.startsWith('=') ? 1 : 2}${this.#itemBegins ? '.list' : ''}`, first.start, first.end)
          ? last + 2
          : -1
      }
      if (!isPlain(text.charCodeAt(0)) && !PARAGRAPH_LINE.test(text)) {
        const bullet = BULLET.exec(text)
        if (bullet === null || found - indent > 3 || (bullet[2] !== undefined && bullet[2] !== '1') || THEMATIC_BREAK.test(text)) return -1
        break
      }
      last++
    }
    const { end } = this.#lines[last]!
    if (last > at && this.#source.slice(first.start, end).includes('|')) return -1
    const scope = container === '' ? 'paragraph' : this.#itemBegins ? 'list.item' : 'list.item.continued'
    return this.#add(scope, first.start, end) ? last + 1 : -1
  }

  #heading({ start, end, text }: MarkdownLine, [opening, hashes]: RegExpExecArray): boolean {
    if (text.length === opening.length) return true
    return !text.endsWith('#') && this.#add(`heading.h${hashes!.length}${this.#itemBegins ? '.list' : ''}`, start + opening.length, end)
  }

  /** The entries of one list: what follows an entry and stands as far in as its text belongs to it. */
  #list(from: number, to: number, indent: number): number {
    const first = BULLET.exec(this.#lines[from]!.text)!
    let at = from
    while (at < to) {
      const line = this.#lines[at]!
      const bullet = BULLET.exec(line.text)
      if (bullet === null || line.indent - indent > 3 || THEMATIC_BREAK.test(line.text) || bullet[1] !== first[1] || bullet[3] !== first[3])
        break
      const width = bullet[0].length
      const within = line.indent + width
      const text = line.text.slice(width)
      const next = this.#endOfItem(at, to, indent, within, bullet)
      // a number right after a mark that ends a paragraph is for the parser to tell
      if (next < 0 || (at > 0 && this.#lines[at - 1]!.text !== '' && NUMBER.test(text))) return -1
      this.#lines[at] = { ...line, start: line.start + width, indent: within, text }
      this.#itemBegins = true
      this.#depth++
      if (this.#depth > DEEPEST || !this.read(at, next, within, 'list')) return -1
      this.#depth--
      at = next
    }
    this.#itemBegins = false
    return at
  }

  /** The first line after an entry; -1 where that could go on with the entry's last paragraph. */
  #endOfItem(at: number, to: number, indent: number, within: number, kind: RegExpExecArray): number {
    for (let next = at + 1; next < to; next++) {
      const line = this.#lines[next]!
      if (line.text === '' || line.indent >= within) continue
      if (line.indent - indent > 3) return -1
      if (this.#lines[next - 1]!.text === '') return next
      const bullet = BULLET.exec(line.text)
      return bullet !== null && bullet[1] === kind[1] && bullet[3] === kind[3] && !THEMATIC_BREAK.test(line.text) ? next : -1
    }
    return to
  }

  /** A quotation of one line. */
  #quote({ start, end, text }: MarkdownLine, at: number, to: number): number {
    if (at + 1 < to && this.#lines[at + 1]!.text !== '') return -1
    const width = QUOTE.exec(text)![0].length
    const inner = text.slice(width)
    return PARAGRAPH_LINE.test(inner) && this.#add('blockquote', start + width, end) ? at + 1 : -1
  }

  #code(line: MarkdownLine, at: number, to: number, indent: number, fence: string): number {
    if (line.indent !== indent) return -1
    for (let next = at + 1; next < to; next++) {
      const { text, indent: found, rawEnd } = this.#lines[next]!
      if (!text.startsWith(fence) || found - indent > 3 || text !== fence[0]!.repeat(text.length)) continue
      this.pieces.push({ scope: 'code', steps: [{ kind: 'leave out', start: line.start, end: rawEnd }] })
      return next + 1
    }
    return -1
  }

  #table(at: number, to: number): number {
    const delimiters = this.#lines[at + 1]?.text ?? ''
    if (at + 1 >= to || !TABLE_DELIMITERS.test(delimiters)) return -1
    const columns = delimiters.split('|').length - 2
    for (let row = at; row < to && this.#lines[row]!.text !== ''; row++) {
      if (row === at + 1) continue
      const { start, text, indent } = this.#lines[row]!
      const cells = indent > 0 ? null : simpleRow(text, start)
      if (cells === null || (row === at && cells.length !== columns)) return -1
      for (const cell of cells)
        if (cell.end > cell.start && !this.#add(row === at ? 'table.header' : 'table.cell', cell.start, cell.end)) return -1
    }
    let next = at
    while (next < to && this.#lines[next]!.text !== '') next++
    return next
  }

  #add(scope: string, start: number, end: number): boolean {
    const steps = simpleInline(this.#source, start, end)
    if (steps === null) return false
    this.pieces.push({ scope, steps })
    this.#itemBegins = false
    return true
  }
}

/** A letter, which begins nothing but a paragraph. */
const isPlain = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code >= 0x80
