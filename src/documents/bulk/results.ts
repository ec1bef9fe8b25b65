import type pg from 'pg'
import { resultsAfter } from '../../db/documents/bulk-rows.ts'
import type { ResultRow } from '../../db/documents/bulk-rows.ts'
import type { BulkRun } from '../../db/documents/bulk-runs.ts'
import { toBlocks } from '../../generation/markdown/blocks.ts'
import { csvLine } from '../../text/csv-line.ts'
import { FILE_FORMATS, fileName, writeFile } from '../export/files.ts'
import type { FileFormat } from '../export/files.ts'
import { xlsxFile } from './xlsx-write.ts'
import type { SheetCell } from './xlsx-write.ts'
import { ZipStream } from './zip-stream.ts'

export { FILE_FORMATS }
const PER_PAGE = 200
const GRAVEST = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']
const OWN_COLUMNS = [
  'state',
  'title',
  'text',
  'findings',
  'gravest',
  'finding_list',
  'unsupported_figures',
  'fault',
  'document_id',
] as const
const FINDING_COLUMNS = ['row', 'title', 'severity', 'rule', 'text', 'sentence', 'reason', 'document_id'] as const

type From = [db: pg.Pool, workspaceId: string, run: BulkRun]

async function* pages(...[db, workspaceId, run]: From): AsyncGenerator<ResultRow[]> {
  for (let after = 0; ; ) {
    const page = await resultsAfter(db, workspaceId, run, after, PER_PAGE)
    if (page.length > 0) yield page
    if (page.length < PER_PAGE) return
    after = page.at(-1)!.row
  }
}

/** The columns of the file come back under their own names, before what became of the row. */
export const resultColumns = ({ columns }: Pick<BulkRun, 'columns'>): string[] => ['row', ...columns, ...OWN_COLUMNS]

const open = ({ findings }: ResultRow) => findings.filter(({ ignored }) => !ignored)

function resultRow(row: ResultRow, columns: readonly string[]): SheetCell[] {
  const found = open(row)
  return [
    row.row,
    ...columns.map((_, at) => {
      const cell = row.cells[at] ?? null
      return typeof cell === 'boolean' ? String(cell) : cell
    }),
    row.state,
    row.title,
    row.markdown,
    row.state === 'written' ? found.length : null,
    GRAVEST.find((severity) => found.some((each) => each.severity === severity)) ?? null,
    found.map(({ severity, rule_id: rule, text }) => `${severity} ${rule}: ${text}`).join('\n'),
    row.unsupported.map(({ text }) => text).join('\n'),
    row.fault,
    row.document_id,
  ]
}

/** Rows with what became of each, page by page. */
export async function* resultPages(...from: From): AsyncGenerator<SheetCell[][]> {
  for await (const page of pages(...from)) yield page.map((row) => resultRow(row, from[2].columns))
}

async function* findingPages(...from: From): AsyncGenerator<SheetCell[][]> {
  for await (const page of pages(...from))
    yield page.flatMap((row) =>
      open(row).map((finding) => [
        row.row,
        row.title,
        finding.severity,
        finding.rule_name || finding.rule_id,
        finding.text,
        finding.sentence,
        finding.reason,
        row.document_id,
      ]),
    )
}

/** A workbook of two sheets: a row for each row, and a row for each finding. */
export const resultWorkbook = (...from: From): AsyncGenerator<Uint8Array> =>
  xlsxFile([
    { name: 'Results', columns: resultColumns(from[2]), pages: () => resultPages(...from) },
    { name: 'Findings', columns: FINDING_COLUMNS, pages: () => findingPages(...from) },
  ])

/** A file for each document, named by its row and its title, and the table of results beside them. */
export async function* resultZip(format: FileFormat, language: ResultLanguage, ...from: From): AsyncGenerator<Uint8Array> {
  const zip = new ZipStream()
  for await (const page of pages(...from)) {
    for (const { row, state, title, markdown } of page) {
      if (state !== 'written') continue
      const file = await writeFile(format, { title: title ?? '', blocks: toBlocks(markdown), language })
      zip.file(`documents/${String(row).padStart(5, '0')} ${fileName(title ?? '', format)}`).end(file)
      yield* zip.made()
    }
  }
  const table = zip.file('results.csv')
  table.write(`\uFEFF${csvLine(resultColumns(from[2]))}`)
  for await (const page of resultPages(...from)) {
    table.write(page.map(csvLine).join(''))
    yield* zip.made()
  }
  table.end()
  zip.end()
  yield* zip.made()
}

type ResultLanguage = Parameters<typeof writeFile>[1]['language']
