import { ZipStream } from './zip-stream.ts'

export type SheetCell = string | number | null

interface Sheet {
  name: string
  columns: readonly string[]
  /** Read page by page, so that thousands of rows need no more memory than one page of them. */
  pages(): AsyncIterable<SheetCell[][]>
}

/** Excel takes no more in a cell. */
const LONGEST_CELL = 32_767
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const RELATIONS_KIND = 'application/vnd.openxmlformats-package.relationships+xml'
/** The row of names stays in sight. */
const FROZEN = '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'

const typeOf = (part: string, kind: string) => `<Override PartName="/xl/${part}.xml" ContentType="${KIND}.${kind}+xml"/>`
const relation = (id: number, kind: string, target: string) => `<Relationship Id="r${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`
const relations = (all: string[]) => `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML cannot hold, whatever their escape. */
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(NOT_XML, ' ')
    .replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!)

/** Texts stand in the cell itself and are texts whatever they begin with: none is ever a formula. */
function cellXml(cell: SheetCell): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : '<c/>'
  const text = cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL - 1)}…` : cell
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

const rowXml = (cells: readonly SheetCell[]) => `<row>${cells.map(cellXml).join('')}</row>`

/** A workbook, made as it is read. */
export async function* xlsxFile(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipStream()
  const parts: [string, string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${RELATIONS_KIND}"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>${typeOf('workbook', 'sheet.main')}` +
        `${sheets.map((_, at) => typeOf(`worksheets/sheet${at + 1}`, 'worksheet')).join('')}</Types>`,
    ],
    ['_rels/.rels', relations([relation(1, 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
        .map(({ name }, at) => `<sheet name="${escaped(name).slice(0, 31)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relations(sheets.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)))],
  ]
  for (const [name, xml] of parts) zip.file(name).end(HEAD + xml)
  for (const [at, { columns, pages }] of sheets.entries()) {
    const file = zip.file(`xl/worksheets/sheet${at + 1}.xml`)
    file.write(`${HEAD}<worksheet xmlns="${MAIN}">${FROZEN}<sheetData>${rowXml(columns)}`)
    for await (const page of pages()) {
      file.write(page.map((row) => rowXml(row)).join(''))
      yield* zip.made()
    }
    file.end('</sheetData></worksheet>')
  }
  zip.end()
  yield* zip.made()
}
