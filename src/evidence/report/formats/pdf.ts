import type { PdfOutline, PdfStructure } from 'pdfkit'
import { textOf } from '../model.ts'
import type { Cell, Column, Line, Out, Part, ReportedFinding, ReportHead, ReportWriter } from '../model.ts'
import { linesOf } from './finding-lines.ts'
import { INK, PdfPages, QUIET } from './pdf-page.ts'

const COLORS: Record<string, string> = { CRITICAL: '#9b1c31', HIGH: '#9c4a10', MEDIUM: '#6b5710', LOW: '#23558c' }
const GAP = 8
const LABEL = 96

/** Pages of A4 with a cover, bookmarks and tags: to be read, printed and kept. */
export class PdfReport implements ReportWriter {
  readonly #pages: PdfPages
  readonly #head: ReportHead
  readonly #numbers: Intl.NumberFormat
  #section: PdfStructure | null = null
  #bookmark: PdfOutline | null = null
  #sections = 0
  #table: { element: PdfStructure; columns: Column[]; at: { x: number; width: number }[]; some: boolean; none: string } | null = null
  #findings: { none: string; some: boolean; severity: string | null } | null = null

  constructor(out: Out, head: ReportHead) {
    this.#pages = new PdfPages(out, head)
    this.#head = head
    this.#numbers = new Intl.NumberFormat(head.tag)
  }

  pages(): number {
    return this.#pages.pages
  }

  write(part: Part): void {
    switch (part.kind) {
      case 'cover':
        return this.#cover(part)
      case 'section':
        return this.#begin(part.title)
      case 'text':
        return this.#text(part.text)
      case 'facts':
        return this.#facts(this.#section!, part.facts)
      case 'commands':
        return this.#commands(part.lines)
      case 'table':
        return this.#beginTable(part.columns, part.none)
      case 'row':
        return this.#row(part.cells)
      case 'findings':
        this.#findings = { none: part.none, some: false, severity: null }
        return
      case 'finding':
        return this.#finding(part.finding)
      case 'end':
        return this.#end()
    }
  }

  async end(): Promise<void> {
    if (this.#pages.lacks) this.#text(this.#head.labels.lacks)
    this.#section?.end()
    await this.#pages.end()
  }

  #cover({ workspace, title, subject, note, facts }: Part & { kind: 'cover' }): void {
    const { doc, body } = this.#pages
    const cover = doc.struct('Sect')
    body.add(cover)
    doc.y = 60
    this.#pages.paragraph(cover, 'P', workspace.toUpperCase(), { size: 11, font: 'bold' })
    doc.y = 190
    this.#pages.paragraph(cover, 'H1', `${title}\n${subject}`, { size: 25, font: 'bold' })
    doc.y += 8
    this.#pages.paragraph(cover, 'P', note, { size: 10, color: QUIET })
    doc.y += 22
    this.#facts(cover, facts)
    cover.end()
    doc.outline.addItem(title)
  }

  #begin(title: string): void {
    const { doc, body, left, width } = this.#pages
    this.#section?.end()
    this.#sections++
    if (this.#sections === 1 || doc.y + 90 > this.#pages.bottom) doc.addPage()
    else doc.y += 18
    this.#section = doc.struct('Sect')
    body.add(this.#section)
    const name = `${this.#sections} ${title}`
    this.#bookmark = doc.outline.addItem(name, { top: doc.y - 6 })
    this.#pages.paragraph(this.#section, 'H2', name, { size: 13, font: 'bold' }, { x: left, width })
    doc.y += 5
  }

  #text(line: Line): void {
    this.#pages.room(30)
    this.#pages.paragraph(this.#section!, 'P', line)
    this.#pages.doc.y += 4
  }

  /** Two columns of a table, whose first cells are heads of their rows. */
  #facts(parent: PdfStructure, facts: [string, Line][]): void {
    const { doc, left, width } = this.#pages
    const table = doc.struct('Table')
    parent.add(table)
    const wide = width - 150
    for (const [name, line] of facts) {
      const height = Math.max(this.#pages.height(name, {}, 140), this.#pages.height(line, {}, wide))
      this.#pages.room(Math.min(height, 300))
      const row = doc.struct('TR')
      table.add(row)
      const y = doc.y
      this.#cell(row, 'TH', name, { color: QUIET }, { x: left, y, width: 140 }, 'Row')
      const next = doc.y
      this.#cell(row, 'TD', line, {}, { x: left + 150, y, width: wide })
      doc.y = Math.max(next, doc.y) + 3
      row.end()
    }
    table.end()
  }

  #commands(lines: string[]): void {
    const { doc } = this.#pages
    for (const line of lines) {
      this.#pages.room(24)
      this.#pages.paragraph(this.#section!, 'Code', [{ text: line, code: true }], {}, { x: this.#pages.left + 12 })
    }
    doc.y += 6
  }

  #beginTable(columns: Column[], none: string): void {
    const { doc, left, width } = this.#pages
    const shares = columns.reduce((sum, column) => sum + (column.width ?? 1), 0)
    let x = left
    const at = columns.map((column) => {
      const wide = ((column.width ?? 1) / shares) * width
      const place = { x, width: wide - GAP }
      x += wide
      return place
    })
    const element = doc.struct('Table')
    this.#section!.add(element)
    this.#table = { element, columns, at, some: false, none }
  }

  /** The names of the columns; again on each page, where nobody needs to hear them twice. */
  #names(isAgain: boolean): void {
    const { doc } = this.#pages
    const { element, columns, at } = this.#table!
    const y = doc.y
    const style = { size: 7.5, color: QUIET }
    const height = Math.max(...columns.map(({ name }, index) => this.#pages.height(name, style, at[index]!.width)))
    if (isAgain)
      this.#pages.artifact(() =>
        columns.forEach(({ name, isNumber }, index) => {
          this.#pages.style(style)
          doc.text(this.#pages.plain(name), at[index]!.x, y, {
            width: at[index]!.width,
            lineGap: 1.5,
            ...(isNumber ? { align: 'right' } : {}),
          })
        }),
      )
    else {
      const row = doc.struct('TR')
      element.add(row)
      columns.forEach(({ name, isNumber }, index) =>
        this.#cell(row, 'TH', name, style, { ...at[index]!, y, ...(isNumber ? { align: 'right' } : {}) }, 'Column'),
      )
      row.end()
    }
    doc.y = y + height + 2
    this.#pages.rule(doc.y)
    doc.y += 3
  }

  #row(cells: readonly Cell[]): void {
    const { doc } = this.#pages
    const { element, columns, at } = this.#table!
    const style = { size: 8 }
    const lines = cells.map((cell): Line => (cell === null ? '' : typeof cell === 'number' ? this.#numbers.format(cell) : cell))
    const height = Math.max(...lines.map((line, index) => this.#pages.height(line, style, at[index]!.width)))
    const page = this.#pages.bottom - doc.page.margins.top
    if (!this.#table!.some) {
      this.#pages.room(Math.min(height, page / 2) + 40)
      this.#names(false)
    }
    this.#table!.some = true
    const row = doc.struct('TR')
    element.add(row)
    if (height > page - 40) this.#tallRow(row, lines)
    else {
      if (this.#pages.room(height + 4)) this.#names(true)
      const y = doc.y
      lines.forEach((line, index) =>
        this.#cell(row, 'TD', line, style, { ...at[index]!, y, ...(columns[index]!.isNumber ? { align: 'right' } : {}) }),
      )
      doc.y = y + height + 2
      this.#pages.rule(doc.y)
      doc.y += 3
    }
    row.end()
  }

  /** A row that no page has room for: its cells one below the other, over as many pages as they need. */
  #tallRow(row: PdfStructure, lines: Line[]): void {
    lines.forEach((line, index) => {
      if (textOf(line) !== '')
        this.#cell(row, 'TD', [{ text: `${this.#table!.columns[index]!.name}: `, quiet: true }, { text: textOf(line) }], { size: 8 }, {})
    })
    this.#pages.doc.y += 4
  }

  #cell(row: PdfStructure, tag: 'TH' | 'TD', line: Line, style: object, place: object, scope?: 'Row' | 'Column'): void {
    const cell = this.#pages.doc.struct(tag, scope ? { scope } : {})
    row.add(cell)
    this.#pages.words(cell, line, style, place)
    cell.end()
  }

  #finding(finding: ReportedFinding): void {
    const { doc, left, width } = this.#pages
    const { severity, title, number, of, before, found, after } = finding
    if (!this.#findings!.some || this.#findings!.severity !== (severity?.key ?? null)) {
      this.#findings!.severity = severity?.key ?? null
      if (severity) this.#bookmark!.addItem(severity.name, { top: doc.y - 6 })
    }
    this.#findings!.some = true
    this.#pages.room(110)
    const element = doc.struct('Sect')
    this.#section!.add(element)
    this.#pages.rule(doc.y)
    doc.y += 5
    const grade = severity === null ? [] : [{ text: `${severity.name} · ` }]
    const count = `   ${this.#numbers.format(number)} / ${this.#numbers.format(of)}`
    const heading = [...grade, { text: title }, { text: count, quiet: true as const }]
    this.#pages.paragraph(element, 'H3', heading, { size: 10, font: 'bold', color: COLORS[severity?.key ?? ''] ?? INK }, { width })
    doc.y += 1
    const quoted = [{ text: before }, { text: found, mark: true as const }, { text: after }]
    this.#pages.paragraph(element, 'BlockQuote', quoted, { size: 10.5 }, { x: left + 10 })
    doc.y += 3
    for (const [name, line] of linesOf(finding, this.#head.labels)) this.#labelled(element, name, line)
    this.#pages.paragraph(element, 'P', finding.id, { size: 6.5, color: QUIET })
    element.end()
    doc.y += 8
  }

  #labelled(element: PdfStructure, name: string, line: Line): void {
    const { doc, left } = this.#pages
    this.#pages.room(Math.min(this.#pages.height(line, { size: 8 }, this.#pages.width - LABEL), 200))
    const y = doc.y
    const paragraph = doc.struct('P')
    element.add(paragraph)
    this.#pages.words(paragraph, name, { size: 8, color: QUIET }, { x: left, y, width: LABEL - 6 })
    const below = doc.y
    this.#pages.words(paragraph, line, { size: 8 }, { x: left + LABEL, y })
    doc.y = Math.max(below, doc.y) + 1
    paragraph.end()
  }

  #end(): void {
    const open = this.#table ?? this.#findings!
    this.#table?.element.end()
    this.#table = null
    this.#findings = null
    if (!open.some) this.#text(open.none)
  }
}
