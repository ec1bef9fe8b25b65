import { ZipStream } from '../../../documents/bulk/zip-stream.ts'
import { textOf, wordsOf } from '../model.ts'
import type { Cell, Line, Out, Part, ReportedFinding, ReportHead, ReportWriter } from '../model.ts'
import { contentTypes, CORE_RELATION, coreProperties, relations, xml, XML, OFFICE } from './ooxml.ts'

/** Excel takes no more in a cell. */
const LONGEST_CELL = 32_767
const LONGEST_NAME = 31
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Rows in styles.xml: as it comes, wrapped, heading, heading of the report, quiet. */
const [PLAIN, WRAPPED, HEAD, TITLE, QUIET] = [0, 1, 2, 3, 4]
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="4"><font><sz val="10"/><name val="Calibri"/></font>
<font><b/><sz val="10"/><name val="Calibri"/></font><font><b/><sz val="16"/><name val="Calibri"/></font>
<font><sz val="10"/><color rgb="FF5F5B53"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFEFECE4"/></patternFill></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5">
<xf applyAlignment="1"><alignment vertical="top"/></xf><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>
<xf fontId="1" fillId="2" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>
<xf fontId="2" applyFont="1"/><xf fontId="3" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** The first row stays in sight. */
const FROZEN = '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'

/** Printed on as many pages as it needs, and one across. */
const FITTED = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'
const PRINTED = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>'

/** Of columns: characters; of rows: points. */
const FIRST_WIDTHS: [number, number] = [40, 90]
const LINE = 13.5
const TITLE_HEIGHT = 24
const HIGHEST = 400

/** A workbook: what the report says on the first sheet, and a sheet for each table, with a row for each finding. */
export class XlsxReport implements ReportWriter {
  readonly #zip = new ZipStream()
  readonly #out: Out
  readonly #head: ReportHead
  readonly #names: string[] = []
  /** The rows of the first sheet: few, and written last. */
  readonly #first: string[] = []
  /** Rows of it whose columns are one. */
  readonly #merged: number[] = []
  #widths: number[] = []
  #sheet: ReturnType<ZipStream['file']> | null = null
  #rows = 0
  #section = ''
  #none = ''

  constructor(out: Out, head: ReportHead) {
    this.#out = out
    this.#head = head
  }

  write(part: Part): void {
    switch (part.kind) {
      case 'cover':
        this.#say(TITLE, `${part.title}: ${part.subject}`)
        this.#say(QUIET, named([part.workspace, part.note]))
        for (const [name, line] of part.facts) this.#say(WRAPPED, name, textOf(line))
        return
      case 'section':
        this.#section = part.title
        return this.#say(HEAD, part.title)
      case 'text':
        return this.#say(WRAPPED, textOf(part.text))
      case 'facts':
        for (const [name, line] of part.facts) this.#say(WRAPPED, name, textOf(line))
        return
      case 'commands':
        for (const line of part.lines) this.#say(PLAIN, line)
        return
      case 'table':
        return this.#begin(
          part.columns.map(({ name }) => name),
          part.columns.map(({ width = 1, isNumber }) => (isNumber ? 12 : Math.min(60, 14 * width))),
          part.none,
        )
      case 'row':
        return this.#row(part.cells)
      case 'findings': {
        const columns = this.#findingColumns()
        return this.#begin(
          columns.map(([name]) => name),
          columns.map(([, width]) => width),
          part.none,
        )
      }
      case 'finding':
        return this.#row(this.#findingColumns().map(([, , cell]) => cell(part.finding)))
      case 'end':
        return this.#end()
    }
  }

  end(): void {
    const names = [this.#head.workspace === '' ? this.#head.title : this.#head.workspace, ...this.#names]
    const sheets = unique(names)
    const file = this.#zip.file('xl/worksheets/sheet1.xml')
    const merged = this.#merged.map((row) => `<mergeCell ref="A${row}:B${row}"/>`)
    file.write(`${XML}<worksheet xmlns="${MAIN}">${FITTED}${columnsXml(FIRST_WIDTHS)}<sheetData>${this.#first.join('')}</sheetData>`)
    file.end(`<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>${PRINTED}</worksheet>`)
    const parts: [string, string][] = [
      [
        '[Content_Types].xml',
        contentTypes([
          ['xl/workbook.xml', `${TYPE}.sheet.main+xml`],
          ['xl/styles.xml', `${TYPE}.styles+xml`],
          ...sheets.map((_, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, `${TYPE}.worksheet+xml`]),
        ]),
      ],
      [
        '_rels/.rels',
        relations([
          ['r1', 'officeDocument', 'xl/workbook.xml'],
          ['r2', CORE_RELATION, 'docProps/core.xml'],
        ]),
      ],
      ['docProps/core.xml', coreProperties(this.#head)],
      ['xl/styles.xml', STYLES],
      [
        'xl/workbook.xml',
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
          .map((name, at) => `<sheet name="${xml(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
          .join('')}</sheets></workbook>`,
      ],
      [
        'xl/_rels/workbook.xml.rels',
        relations([
          ...sheets.map((_, at): [string, string, string] => [`r${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`]),
          ['styles', 'styles', 'styles.xml'],
        ]),
      ],
    ]
    for (const [name, text] of parts) this.#zip.file(name).end(text)
    this.#zip.end()
    this.#hand()
  }

  /** A text of its own goes over both columns; a fact has its name in the first. */
  #say(style: number, ...texts: string[]): void {
    const isFact = texts.length > 1
    const cells = texts.map((text, at) => cellXml(text, at === 0 && style === WRAPPED && isFact ? QUIET : style))
    if (!isFact) {
      cells.push(`<c s="${style}"/>`)
      this.#merged.push(this.#first.length + 1)
    }
    const height = isFact ? heightOf(texts, FIRST_WIDTHS) : heightOf(texts, [FIRST_WIDTHS[0] + FIRST_WIDTHS[1]])
    this.#first.push(`<row ht="${style === TITLE ? TITLE_HEIGHT : height}" customHeight="1">${cells.join('')}</row>`)
  }

  #begin(names: string[], widths: number[], none: string): void {
    this.#names.push(this.#section)
    this.#none = none
    this.#rows = 0
    this.#sheet = this.#zip.file(`xl/worksheets/sheet${this.#names.length + 1}.xml`)
    this.#widths = widths
    this.#sheet.write(`${XML}<worksheet xmlns="${MAIN}">${FITTED}${FROZEN}${columnsXml(widths)}<sheetData>`)
    this.#sheet.write(`<row ht="${heightOf(names, widths)}" customHeight="1">${names.map((name) => cellXml(name, HEAD)).join('')}</row>`)
  }

  #row(cells: readonly Cell[]): void {
    this.#rows++
    const texts = cells.map((cell) => (cell === null || typeof cell === 'number' ? '' : textOf(cell)))
    const height = heightOf(texts, this.#widths)
    this.#sheet!.write(`<row ht="${height}" customHeight="1">${cells.map((cell) => cellXml(cell, WRAPPED)).join('')}</row>`)
    if (this.#rows % 200 === 0) this.#hand()
  }

  #end(): void {
    if (this.#rows === 0) {
      this.#sheet!.write(`<row>${cellXml(this.#none, PLAIN)}</row>`)
      this.#say(WRAPPED, this.#none)
    }
    this.#sheet!.end(`</sheetData>${PRINTED}</worksheet>`)
    this.#sheet = null
    this.#hand()
  }

  #hand(): void {
    for (const bytes of this.#zip.made()) this.#out(bytes)
  }

  #findingColumns(): [name: string, width: number, cell: (finding: ReportedFinding) => Cell][] {
    const { labels } = this.#head
    return [
      [labels.number, 8, ({ number }) => number],
      [labels.severity, 12, ({ severity }) => severity?.name ?? null],
      [labels.finding, 28, ({ title }) => title],
      [labels.found, 28, ({ found }) => found],
      [labels.sentence, 50, ({ before, found, after }) => before + found + after],
      [labels.page, 40, ({ page }) => page],
      [labels.why, 50, ({ why }) => why],
      [labels.law, 32, ({ law }) => law],
      [labels.markets, 12, ({ jurisdiction }) => jurisdiction],
      [labels.rule, 32, ({ rule }) => rule],
      [labels.also, 32, ({ also }) => also.join('\n')],
      [labels.decision, 18, ({ decision }) => decision],
      [labels.by, 20, ({ decidedBy }) => decidedBy],
      [labels.at, 20, ({ decidedAt }) => decidedAt],
      [labels.after, 14, ({ wait }) => wait],
      [labels.until, 16, ({ until }) => until],
      [labels.reason, 40, ({ decidedWhy }) => decidedWhy],
      [labels.comments, 50, ({ thread }) => thread.map(({ author, at, text }) => `${author}, ${at}: ${text}`).join('\n')],
      ['ID', 38, ({ id }) => id],
    ]
  }
}

const columnsXml = (widths: readonly number[]): string =>
  `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`

/** Programs reckon heights of wrapped texts themselves, but not all do when they open a file. */
const heightOf = (texts: readonly string[], widths: readonly number[]): number => {
  const linesOf = (text: string, at: number) =>
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / (widths[at] ?? 10))), 0)
  return Math.min(HIGHEST, LINE * Math.max(1, ...texts.map(linesOf)))
}

const named = (parts: string[]) => parts.filter((part) => part !== '').join(' · ')

/** Texts stand in the cell itself and are texts whatever they begin with: none is ever a formula. */
function cellXml(cell: Cell, style: number): string {
  if (cell === null || cell === '') return `<c s="${style}"/>`
  if (typeof cell === 'number') return `<c s="${PLAIN}"><v>${cell}</v></c>`
  const all = cellText(cell)
  const text = all.length > LONGEST_CELL ? `${all.slice(0, LONGEST_CELL - 1)}…` : all
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`
}

const cellText = (line: Line): string =>
  typeof line === 'string'
    ? line
    : wordsOf(line)
        .map(({ text }) => text)
        .join('')

/** Excel wants names of sheets short, different whatever their case, and without some signs. */
function unique(names: string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const clean =
      name
        .replaceAll(/[[\]:*?/\\]/g, ' ')
        .replaceAll(/^'+|'+$/g, '')
        .trim() || '-'
    for (let n = 1; ; n++) {
      const end = n === 1 ? '' : ` ${n}`
      const tried = `${[...clean]
        .slice(0, LONGEST_NAME - end.length)
        .join('')
        .trim()}${end}`
      if (taken.has(tried.toLowerCase())) continue
      taken.add(tried.toLowerCase())
      return tried
    }
  })
}
