import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { findAuditHeads } from '../../db/audit-heads.ts'
import { exportPage } from '../../db/desk-export.ts'
import type { ExportRow } from '../../db/desk-export.ts'
import type { QueueFilter } from '../../db/violation-filter.ts'
import { trailAfter } from '../../db/trail-pages.ts'
import type { TrailFilter } from '../../db/trail-pages.ts'
import { notFound } from '../../errors.ts'
import type { LanguageKey } from '../../languages.ts'
import { csvLine } from '../../text/csv-line.ts'
import type { CsvCell as Cell } from '../../text/csv-line.ts'
import { told } from '../rule-words.ts'

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
] as const
export const TRAIL_COLUMNS = [
  'number',
  'at',
  'actor_kind',
  'actor',
  'action',
  'from',
  'to',
  'count',
  'reason',
  'comment',
  'assigned',
  'violation_id',
  'group_id',
  'undoes',
  'hash',
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

async function mustExist(db: pg.Pool, workspaceId: string, auditId: string): Promise<void> {
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

/** Trail entries that match a filter, oldest first, page by page. */
export async function trailRows(db: pg.Pool, workspaceId: string, auditId: string, filter: TrailFilter): Promise<AsyncIterable<Cell[][]>> {
  await mustExist(db, workspaceId, auditId)
  async function* pages() {
    for (let after = 0; ; ) {
      const entries = await trailAfter(db, workspaceId, auditId, after, PER_READ, filter)
      yield entries.map((entry) => [
        entry.number,
        entry.at,
        entry.actor.kind,
        entry.actor.name,
        entry.action,
        entry.from &&
          Object.entries(entry.from)
            .map(([state, n]) => `${state} ${n}`)
            .join('; '),
        entry.to,
        entry.count,
        entry.reason,
        entry.comment,
        entry.assigned.map(({ name }) => name).join('; '),
        entry.violation_id,
        entry.group_id,
        entry.undoes,
        entry.hash,
      ])
      if (entries.length < PER_READ) return
      after = entries.at(-1)!.number
    }
  }
  return pages()
}
