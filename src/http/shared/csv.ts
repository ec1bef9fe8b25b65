import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { findAuditHeads } from '../../db/audits/heads.ts'
import { exportPage } from '../../db/violations/export.ts'
import type { ExportRow } from '../../db/violations/export.ts'
import type { QueueFilter } from '../../db/violations/filter.ts'
import { notFound } from '../../errors.ts'
import type { LanguageKey } from '../../languages.ts'
import { csvLine } from '../../text/csv-line.ts'
import type { CsvCell as Cell } from '../../text/csv-line.ts'
import { told } from '../../packs/told.ts'

const PER_READ = 1000

export const VIOLATION_CSV_COLUMNS = [
  'id',
  'severity',
  'review_state',
  'rule_id',
  'rule_name',
  'asset_name',
  'asset_url',
  'violating_text',
  'sentence',
  'reason',
  'recommended_solution',
  'suggested_text',
  'dismissal_reason',
  'decided_by',
  'decided_at',
  'group_id',
  'law',
  'jurisdiction',
  'language',
  'confidence',
  'also',
  'until',
  'owner',
  'issue',
] as const

/**
 * Streams rows as they are read, so that a million need no more memory than one page of them. The byte order mark tells spreadsheets
 * that it is UTF-8.
 */
export function sendCsv(reply: FastifyReply, name: string, columns: readonly string[], pages: AsyncIterable<Cell[][]>) {
  async function* text() {
    yield `\uFEFF${csvLine([...columns])}`
    for await (const page of pages) yield page.map(csvLine).join('')
  }
  return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(Readable.from(text()))
}

export async function mustExist(db: pg.Pool, workspaceId: string, auditId: string): Promise<void> {
  if ((await findAuditHeads(db, workspaceId, [auditId])).length === 0) throw notFound('Audit')
}

/** Violations that match a filter, worst first, page by page, in the first of some languages that the rule has. */
export async function violationPages(
  db: pg.Pool,
  workspaceId: string,
  auditId: string,
  filter: QueueFilter,
  languages: LanguageKey[],
): Promise<AsyncIterable<ExportRow[]>> {
  await mustExist(db, workspaceId, auditId)
  async function* pages() {
    for (let after = -1; ; ) {
      const rows = await exportPage(db, workspaceId, auditId, filter, after, PER_READ)
      yield await told(db, workspaceId, languages, rows)
      if (rows.length < PER_READ) return
      after = rows.at(-1)!.place
    }
  }
  return pages()
}

/** The cells of each violation. */
export async function* violationRows(pages: AsyncIterable<ExportRow[]>): AsyncIterable<Cell[][]> {
  for await (const page of pages) yield page.map((row) => VIOLATION_CSV_COLUMNS.map((column) => row[column]))
}
