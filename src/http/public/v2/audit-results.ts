import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { Type } from 'typebox'
import { assetsAfter } from '../../../db/audits/assets.ts'
import { findStatus } from '../../../db/audits/runs.ts'
import type { ExportRow } from '../../../db/violations/export.ts'
import { notFound } from '../../../errors.ts'
import { idOf } from '../../base/path-ids.ts'
import { sendCsv, VIOLATION_CSV_COLUMNS, violationPages, violationRows } from '../../shared/csv.ts'
import { ASSET_STATES } from '../../../contract/audits.ts'
import { told } from '../../../packs/told.ts'
import { languagesFor } from '../../shared/rule-words.ts'
import { oneOf } from '../../../contract/schema.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { AssetPage, AuditExport } from '../../../contract/public/v2/audits.ts'
import { several, cursorQuery } from '../../../contract/public/v2/lists.ts'
import { cursors } from './cursor.ts'
import { listFilterOf } from './violation-filter.ts'
import { shownViolations, violationPage } from './violation-pages.ts'
import { ViolationList } from '../../../contract/public/v2/violations.ts'
import { violationFilterFields } from '../../../contract/public/v2/violation-filter.ts'

const tag = 'Audits'
const AUDIT = '/audits/{audit_id}'
const FORMATS = ['csv', 'json', 'jsonl'] as const
const positions = cursors('number', 'id')

/** What an audit has read and found. */
export const auditResultRoutesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: `${AUDIT}/violations`,
    operationId: 'listAuditViolations',
    tag,
    scope: 'read',
    summary: 'What an audit has found and what was decided, page by page',
    description: 'Highest severity first, then in the order they were found. Of every state unless `state` says which.',
    ruleWords: true,
    query: Type.Object({ ...violationFilterFields, ...cursorQuery() }),
    success: { status: 200, schema: ViolationList, description: 'A page.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'audit_id')]
      const { cursor, limit, ...given } = request.query
      const filter = await listFilterOf(request, given, 'query')
      await mustExist(db, workspaceId, id)
      return violationPage(db, workspaceId, { ...filter, audits: [id] }, { order: 'newest', cursor, limit })
    },
  }),
  publicRoute({
    method: 'GET',
    path: `${AUDIT}/assets`,
    operationId: 'listAuditAssets',
    tag,
    scope: 'read',
    summary: 'What an audit read, and what it could not read and why, page by page',
    query: Type.Object({
      ...cursorQuery(),
      state: several(oneOf(ASSET_STATES), 'Only in these states.'),
    }),
    success: { status: 200, schema: AssetPage, description: 'A page of them.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'audit_id')]
      const { cursor, limit, state: states = null } = request.query
      const place = positions.read(cursor)
      await mustExist(db, workspaceId, id)
      const after = place && { position: place[0], id: place[1] }
      const { assets, next } = await assetsAfter(db, workspaceId, id, { states, after, limit })
      return { assets, next: positions.write(next && [next.position, next.id]) }
    },
  }),
  publicRoute({
    method: 'GET',
    path: `${AUDIT}/export`,
    operationId: 'exportAudit',
    tag,
    scope: 'read',
    summary: 'All violations of an audit as one file, those the filter shows',
    description:
      'Streamed as it is read. csv as the application exports it; json has violations as the list does, and jsonl one of them in a line.',
    ruleWords: true,
    query: Type.Object({ format: oneOf(FORMATS, { default: 'csv', description: 'Of the file.' }), ...violationFilterFields }),
    success: {
      status: 200,
      schema: Type.String(),
      description: 'The file.',
      mediaType: 'text/csv',
      otherTypes: { 'application/json': AuditExport, 'application/x-ndjson': Type.String() },
    },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request, reply) {
      const { format, ...given } = request.query
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'audit_id')]
      const { violation: filter } = await listFilterOf(request, given, 'query')
      const languages = languagesFor(request)
      const pages = await violationPages(db, workspaceId, id, filter, languages)
      if (format === 'csv') return sendCsv(reply, 'violations.csv', VIOLATION_CSV_COLUMNS, violationRows(pages))
      const shown = async (rows: ExportRow[]) => {
        const ids = rows.map((row) => row.id)
        return told(db, workspaceId, languages, await shownViolations(db, workspaceId, ids))
      }
      return sendObjects(reply, format, pages, shown)
    },
  }),
]

async function mustExist(db: pg.Pool, workspaceId: string, auditId: string): Promise<void> {
  if ((await findStatus(db, workspaceId, auditId)) === null) throw notFound('Audit')
}

function sendObjects(
  reply: FastifyReply,
  format: 'json' | 'jsonl',
  pages: AsyncIterable<ExportRow[]>,
  shown: (rows: ExportRow[]) => Promise<object[]>,
) {
  const texts = async (rows: ExportRow[]) => (await shown(rows)).map((one) => JSON.stringify(one))
  async function* lines() {
    for await (const page of pages) for (const text of await texts(page)) yield `${text}\n`
  }
  async function* whole() {
    yield '{"violations":['
    let between = ''
    for await (const page of pages) {
      const all = await texts(page)
      if (all.length === 0) continue
      yield between + all.join(',')
      between = ','
    }
    yield ']}'
  }
  return reply
    .type(format === 'json' ? 'application/json; charset=utf-8' : 'application/x-ndjson; charset=utf-8')
    .header('content-disposition', `attachment; filename="violations.${format}"`)
    .send(Readable.from(format === 'json' ? whole() : lines()))
}
