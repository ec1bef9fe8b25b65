import type { Draft } from '../draft.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { addInline, joinLines } from './inline.ts'
import { RST_INLINE } from './rst-inline.ts'
import { sourceLines, textOf, type SourceLine } from './source-lines.ts'

const ADORNMENT = /^([!-/:-@[-`{-~])\1*$/
const LIST_MARK = /^(?:[-*+•]|(?:\d{1,9}|#|[a-zA-Z]|[ivxlcdm]{1,8})[.)]|\((?:\d{1,9}|#|[a-zA-Z])\))(?:\s+|$)/
const DIRECTIVE = /^\.\. (?:\|[^|]+\| )?([\w:.+-]+?)::(?:\s+|$)/
const FOOTNOTE = /^\.\. \[[^\]]+\]\s*/
const OPTION = /^:([\w -]+):(?:\s+|$)/
const FIELD = /^:[^:]+(?<!\\):(?:\s+|$)/
const GRID_LINE = /^\+[-=+]+\+$/
const SIMPLE_LINE = /^=+(?:\s+=+)+$/
/** Directives whose bodies are text. The arguments of the second group are text too. */
const TEXT_BODY = new Set(
  'figure container compound epigraph highlights pull-quote only tabs grid dropdown class table list-table'.split(' '),
)
const TEXT_ARGUMENT = new Set(
  (
    'note warning tip important caution danger attention hint error seealso admonition topic sidebar rubric centered tab tab-item ' +
    'grid-item-card card replace versionadded versionchanged deprecated todo'
  ).split(' '),
)

/**
 * reStructuredText: titles, paragraphs, lists, tables, notes and the directives that hold text. Literal blocks, comments, code and other
 * directives are left out. What is indented is read as a paragraph, so that no text counts as quoted for its layout.
 */
export function readRst(source: string): Draft {
  return new RstReader(source).read()
}

class RstReader {
  readonly #blocks: SourceBlocks
  readonly #lines: SourceLine[]
  readonly #levels: string[] = []
  #at = 0

  constructor(source: string) {
    this.#blocks = new SourceBlocks(source)
    this.#lines = sourceLines(source)
  }

  read(): Draft {
    while (this.#at < this.#lines.length) this.#element(this.#lines[this.#at]!)
    return this.#blocks.finish()
  }

  #element(line: SourceLine): void {
    if (line.text === '') this.#at += 1
    else if (line.text.startsWith('..') && /^\.\.(?:\s|$)/.test(line.text)) this.#explicit(line)
    else if (line.text.startsWith('__ ') || line.text === '::') this.#marker(line)
    else if (line.text.startsWith('>>> ')) this.#leaveOutWhile('code', (each) => each.text !== '')
    else if (GRID_LINE.test(line.text)) this.#grid()
    else if (SIMPLE_LINE.test(line.text)) this.#simpleTable()
    else if (!this.#title(line)) this.#paragraph(line)
  }

  /** `__ target`, or a literal block that is announced by itself. */
  #marker(line: SourceLine): void {
    this.#at += 1
    if (line.text === '::') this.#literal(line.indent)
  }

  #title(line: SourceLine): boolean {
    const next = this.#lines[this.#at + 1]
    const third = this.#lines[this.#at + 2]
    if (ADORNMENT.test(line.text)) {
      const isOverline =
        line.text.length >= 2 && next && next.text !== '' && third && third.text[0] === line.text[0] && ADORNMENT.test(third.text)
      if (isOverline) this.#heading(next, `${line.text[0]}${line.text[0]}`)
      // a line of dashes between two paragraphs
      this.#at += isOverline ? 3 : 1
      return true
    }
    if (next === undefined || line.indent > 0 || !ADORNMENT.test(next.text) || next.text.length < Math.min(4, line.text.length))
      return false
    this.#heading(line, next.text[0]!)
    this.#at += 2
    return true
  }

  #heading(line: SourceLine, adornment: string): void {
    if (!this.#levels.includes(adornment)) this.#levels.push(adornment)
    const level = Math.min(6, this.#levels.indexOf(adornment) + 1)
    const text = joinLines(this.#blocks.source, [textOf(line)])
    addInline(this.#blocks, text, `heading.h${level}`, RST_INLINE)
    this.#blocks.title ??= text.text
  }

  /** A directive, a comment, a target, a footnote. */
  #explicit(line: SourceLine): void {
    const footnote = FOOTNOTE.exec(line.text)
    if (footnote !== null) {
      this.#paragraph(line, footnote[0].length, 'footnote')
      return
    }
    const directive = DIRECTIVE.exec(line.text)
    if (directive === null) {
      this.#at += 1
      if (/^\.\. (?:_|\|)/.test(line.text)) return
      this.#blocks.leaveOut('comment', line.start, line.end)
      this.#leaveOutWhile('comment', (each) => each.text === '' || each.indent > line.indent)
      return
    }
    const name = directive[1]!.split(':').at(-1)!
    const isText = TEXT_ARGUMENT.has(name)
    this.#at += 1
    if (isText && line.text.length > directive[0].length) {
      this.#at -= 1
      this.#paragraph(line, directive[0].length, /^(?:topic|sidebar|rubric|admonition)$/.test(name) ? 'caption' : 'paragraph')
    }
    this.#options(line.indent)
    if (isText || TEXT_BODY.has(name)) return
    this.#leaveOutWhile('code', (each) => each.text === '' || each.indent > line.indent)
  }

  #options(indent: number): void {
    for (let line = this.#lines[this.#at]; line && line.indent > indent; line = this.#lines[++this.#at]) {
      const option = OPTION.exec(line.text)
      if (option === null) return
      if (option[1] !== 'alt' && option[1] !== 'caption') continue
      addInline(this.#blocks, joinLines(this.#blocks.source, [textOf(line, option[0].length)]), option[1], RST_INLINE)
    }
  }

  #paragraph(first: SourceLine, skip = 0, scope = 'paragraph'): void {
    const lines = [textOf(first, skip)]
    const mark = skip === 0 ? (LIST_MARK.exec(first.text) ?? FIELD.exec(first.text)) : null
    if (mark !== null) lines[0] = textOf(first, mark[0].length)
    let last = first
    this.#at += 1
    for (let line = this.#lines[this.#at]; line && line.text !== ''; line = this.#lines[++this.#at]) {
      const isOther = LIST_MARK.test(line.text) && /^[-*+•\d#(]/.test(line.text) && (mark !== null || line.indent !== first.indent)
      if (isOther || (ADORNMENT.test(line.text) && line.text.length > 3) || /^\.\.\s/.test(line.text)) break
      // a term and what it means
      if (mark === null && skip === 0 && line.indent > first.indent && lines.length === 1) break
      lines.push(textOf(line))
      last = line
    }
    const isLiteral = last.text.endsWith('::')
    if (isLiteral) lines.at(-1)!.end -= lines.at(-1)!.end - lines.at(-1)!.start > 2 ? 1 : 2
    const text = joinLines(this.#blocks.source, lines)
    addInline(this.#blocks, text, mark === null ? scope : 'list.item', RST_INLINE)
    if (isLiteral) this.#literal(first.indent)
  }

  /** What is indented after a double colon, or quoted line by line. */
  #literal(indent: number): void {
    while (this.#lines[this.#at]?.text === '') this.#at += 1
    const first = this.#lines[this.#at]
    if (first === undefined) return
    if (first.indent > indent) this.#leaveOutWhile('code', (each) => each.text === '' || each.indent > indent)
    else if (/^[!-/:-@[-`{-~]/.test(first.text)) this.#leaveOutWhile('code', (each) => each.text[0] === first.text[0])
  }

  #leaveOutWhile(reason: 'code' | 'comment', belongs: (line: SourceLine) => boolean): void {
    for (let line = this.#lines[this.#at]; line && belongs(line); line = this.#lines[++this.#at]) {
      this.#blocks.leaveOut(reason, line.start, line.end)
    }
  }

  /** Each cell of a row is a text, over all lines of the row. */
  #grid(): void {
    let cells: { start: number; end: number }[][] = []
    const finishRow = () => {
      for (const cell of cells) this.#cell(cell)
      cells = []
    }
    for (let line = this.#lines[this.#at]; line && /^[+|]/.test(line.text); line = this.#lines[++this.#at]) {
      if (line.text.startsWith('+')) {
        finishRow()
        continue
      }
      let from = line.end - line.text.length + 1
      for (let column = 0, bar = this.#blocks.source.indexOf('|', from); bar !== -1 && bar < line.end; column += 1) {
        ;(cells[column] ??= []).push({ start: from, end: bar })
        from = bar + 1
        bar = this.#blocks.source.indexOf('|', from)
      }
    }
    finishRow()
  }

  #simpleTable(): void {
    for (let line = this.#lines[++this.#at]; line && line.text !== ''; line = this.#lines[++this.#at]) {
      if (/^[=-]+(?:\s+[=-]+)*$/.test(line.text)) continue
      const start = line.end - line.text.length
      for (const cell of line.text.matchAll(/\S+(?:\s\S+)*/g)) {
        this.#cell([{ start: start + cell.index, end: start + cell.index + cell[0].length }])
      }
    }
  }

  #cell(pieces: { start: number; end: number }[]): void {
    const { source } = this.#blocks
    const trimmed = pieces.map(({ start, end }) => {
      const text = source.slice(start, end)
      return { start: start + text.length - text.trimStart().length, end: start + text.trimEnd().length }
    })
    const lines = trimmed.filter(({ start, end }) => end > start)
    if (lines.length > 0) addInline(this.#blocks, joinLines(source, lines), 'table.cell', RST_INLINE)
  }
}
