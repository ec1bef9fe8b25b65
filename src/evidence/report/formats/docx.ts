import { ZipStream } from '../../../documents/bulk/zip-stream.ts'
import { wordsOf } from '../model.ts'
import type { Cell, Column, Line, Out, Part, ReportedFinding, ReportHead, ReportWriter, Words } from '../model.ts'
import { STYLES, TYPE, W } from './docx-styles.ts'
import { linesOf } from './finding-lines.ts'
import { contentTypes, CORE_RELATION, coreProperties, OFFICE, relations, xml, XML } from './ooxml.ts'

/** Of the text between the margins of A4, in twentieths of a point. */
const WIDTH = 9866
/** Word is slow with more addresses than this; later ones are text. */
const MOST_LINKS = 5000
const AT_ONCE = 200

/** A document of Word, with its own styles for headings, so that a house style takes hold of it: to write into. */
export class DocxReport implements ReportWriter {
  readonly #zip = new ZipStream()
  readonly #file: ReturnType<ZipStream['file']>
  readonly #out: Out
  readonly #head: ReportHead
  readonly #numbers: Intl.NumberFormat
  readonly #links = new Map<string, string>()
  #table: { columns: Column[]; widths: number[]; none: string; some: boolean } | null = null
  #findings: { none: string; some: boolean } | null = null
  #sections = 0
  #waiting = 0

  constructor(out: Out, head: ReportHead) {
    this.#out = out
    this.#head = head
    this.#numbers = new Intl.NumberFormat(head.tag)
    this.#file = this.#zip.file('word/document.xml')
    this.#file.write(`${XML}<w:document xmlns:w="${W}" xmlns:r="${OFFICE}"><w:body>`)
  }

  write(part: Part): void {
    switch (part.kind) {
      case 'cover':
        this.#put(
          paragraph('Workspace', run({ text: part.workspace.toUpperCase() })),
          paragraph('Title', run({ text: part.title }) + run({ text: '\n' }) + run({ text: part.subject })),
          paragraph('Subtitle', run({ text: part.note })),
        )
        this.#facts(part.facts)
        return
      case 'section':
        this.#sections++
        return this.#put(
          paragraph('Heading1', run({ text: `${this.#sections} ${part.title}` }), this.#sections === 1 ? '<w:pageBreakBefore/>' : ''),
        )
      case 'text':
        return this.#put(paragraph('Normal', this.#line(part.text)))
      case 'facts':
        return this.#facts(part.facts)
      case 'commands':
        return this.#put(...part.lines.map((line) => paragraph('Commands', run({ text: line }))))
      case 'table':
        this.#table = { columns: part.columns, widths: widthsOf(part.columns), none: part.none, some: false }
        return
      case 'row':
        return this.#row(part.cells)
      case 'findings':
        this.#findings = { none: part.none, some: false }
        return
      case 'finding':
        this.#findings!.some = true
        return this.#finding(part.finding)
      case 'end': {
        const { some, none } = this.#table ?? this.#findings!
        if (this.#table && some) this.#put('</w:tbl>', paragraph('Cell', ''))
        else if (!some) this.#put(paragraph('Normal', run({ text: none })))
        this.#table = null
        this.#findings = null
      }
    }
  }

  end(): void {
    this.#file.end(
      '<w:sectPr><w:headerReference w:type="default" r:id="head"/><w:footerReference w:type="default" r:id="foot"/>' +
        '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1300" w:right="1020" w:bottom="1200" w:left="1020" w:header="600" ' +
        'w:footer="600"' +
        ' w:gutter="0"/><w:titlePg/></w:sectPr></w:body></w:document>',
    )
    const head = `${this.#head.workspace.toUpperCase()} · ${this.#head.title}`
    const field = (name: string) => `<w:fldSimple w:instr="${name}"><w:r><w:t>1</w:t></w:r></w:fldSimple>`
    const parts: [string, string][] = [
      [
        '[Content_Types].xml',
        contentTypes([
          ['word/document.xml', `${TYPE}.document.main+xml`],
          ['word/styles.xml', `${TYPE}.styles+xml`],
          ['word/header1.xml', `${TYPE}.header+xml`],
          ['word/footer1.xml', `${TYPE}.footer+xml`],
        ]),
      ],
      [
        '_rels/.rels',
        relations([
          ['r1', 'officeDocument', 'word/document.xml'],
          ['r2', CORE_RELATION, 'docProps/core.xml'],
        ]),
      ],
      ['docProps/core.xml', coreProperties(this.#head)],
      ['word/styles.xml', STYLES(this.#head.tag)],
      ['word/header1.xml', `${XML}<w:hdr xmlns:w="${W}">${paragraph('Header', run({ text: head }))}</w:hdr>`],
      [
        'word/footer1.xml',
        `${XML}<w:ftr xmlns:w="${W}">${paragraph('Footer', `${field('PAGE')}${run({ text: ' / ' })}${field('NUMPAGES')}`)}</w:ftr>`,
      ],
      [
        'word/_rels/document.xml.rels',
        relations([
          ['styles', 'styles', 'styles.xml'],
          ['head', 'header', 'header1.xml'],
          ['foot', 'footer', 'footer1.xml'],
          ...[...this.#links].map(([href, id]): [string, string, string, boolean] => [id, 'hyperlink', href, true]),
        ]),
      ],
    ]
    for (const [name, text] of parts) this.#zip.file(name).end(text)
    this.#zip.end()
    this.#hand()
  }

  #put(...pieces: string[]): void {
    for (const piece of pieces) this.#file.write(piece)
    this.#waiting += pieces.length
    if (this.#waiting >= AT_ONCE) this.#hand()
  }

  #hand(): void {
    this.#waiting = 0
    for (const bytes of this.#zip.made()) this.#out(bytes)
  }

  #facts(facts: [string, Line][]): void {
    const widths = [2600, WIDTH - 2600]
    const rows = facts.map(([name, line]) =>
      row([cell(paragraph('Label', run({ text: name })), widths[0]!), cell(paragraph('Cell', this.#line(line)), widths[1]!)]),
    )
    this.#put(`${tableBegin(widths)}${rows.join('')}</w:tbl>`, paragraph('Normal', ''))
  }

  #row(cells: readonly Cell[]): void {
    const { columns, widths, some } = this.#table!
    if (!some) {
      this.#table!.some = true
      const names = columns.map(({ name, isNumber }, at) =>
        cell(paragraph('Label', run({ text: name }), isNumber ? RIGHT : ''), widths[at]!),
      )
      this.#put(tableBegin(widths), row(names, true))
    }
    const texts = cells.map((given): Line => (given === null ? '' : typeof given === 'number' ? this.#numbers.format(given) : given))
    this.#put(row(texts.map((text, at) => cell(paragraph('Cell', this.#line(text), columns[at]!.isNumber ? RIGHT : ''), widths[at]!))))
  }

  #finding(finding: ReportedFinding): void {
    const { severity, title, number, of, before, found, after, id } = finding
    const count = run({ text: `   ${this.#numbers.format(number)} / ${this.#numbers.format(of)}`, quiet: true })
    const grade = severity === null ? '' : run({ text: `${severity.name} · ` })
    this.#put(
      paragraph('Heading2', grade + run({ text: title }) + count),
      paragraph('Quote', run({ text: before }) + run({ text: found, mark: true }) + run({ text: after })),
      ...linesOf(finding, this.#head.labels).map(([name, line]) =>
        paragraph('Said', run({ text: `${name}: `, quiet: true }) + this.#line(line)),
      ),
      paragraph('Said', run({ text: id, quiet: true })),
    )
  }

  #line(line: Line): string {
    return wordsOf(line)
      .map((words) => {
        const id = this.#linkOf(words.href)
        return id === null ? run(words) : `<w:hyperlink r:id="${id}">${run(words, true)}</w:hyperlink>`
      })
      .join('')
  }

  #linkOf(href: string | undefined): string | null {
    if (href === undefined || !/^https?:\/\//i.test(href)) return null
    const known = this.#links.get(href)
    if (known !== undefined) return known
    if (this.#links.size >= MOST_LINKS) return null
    const id = `l${this.#links.size + 1}`
    this.#links.set(href, id)
    return id
  }
}

const RIGHT = '<w:jc w:val="right"/>'

const paragraph = (style: string, runs: string, more = ''): string => `<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}</w:pPr>${runs}</w:p>`

function run({ text, bold, code, quiet, mark }: Words, isLink = false): string {
  if (text === '') return ''
  const looks = [
    isLink
      ? '<w:rStyle w:val="Hyperlink"/>'
      : mark
        ? '<w:rStyle w:val="Found"/>'
        : code
          ? '<w:rStyle w:val="Hash"/>'
          : quiet
            ? '<w:rStyle w:val="Quiet"/>'
            : '',
    bold ? '<w:b/>' : '',
  ].join('')
  const pieces = text.split('\n').map((line) => (line === '' ? '' : `<w:t xml:space="preserve">${xml(line)}</w:t>`))
  return `<w:r>${looks === '' ? '' : `<w:rPr>${looks}</w:rPr>`}${pieces.join('<w:br/>')}</w:r>`
}

const cell = (content: string, width: number): string => `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content}</w:tc>`

const row = (cells: string[], isHead = false): string =>
  `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${cells.join('')}</w:tr>`

const tableBegin = (widths: number[]): string =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="Lines"/><w:tblW w:w="${WIDTH}" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr>` +
  `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`

function widthsOf(columns: readonly Column[]): number[] {
  const shares = columns.reduce((sum, { width = 1 }) => sum + width, 0)
  return columns.map(({ width = 1 }) => Math.floor((WIDTH * width) / shares))
}
