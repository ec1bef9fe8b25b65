import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { Type } from 'typebox'
import { assetsAfter } from '../../../db/assets.ts'
import { findStatus } from '../../../db/audit-runs.ts'
import { exportPage } from '../../../db/desk-export.ts'
import type { ExportRow } from '../../../db/desk-export.ts'
import { NO_FILTER } from '../../../db/violation-filter.ts'
import { notFound } from '../../../errors.ts'
import type { RuleSeverity } from '../../../rules/definition/rule.ts'
import { idOf } from '../../path-ids.ts'
import { sendCsv, VIOLATION_CSV_COLUMNS, violationPages, violationRows } from '../../csv.ts'
import { filterOf } from '../../queue-filter.ts'
import { ASSET_STATES } from '../../schemas/audits.ts'
import { filterFields } from '../../schemas/desk.ts'
import { languagesFor } from '../../rule-words.ts'
import { oneOf } from '../../schema.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { AssetPage, AuditExport, AuditFindings } from './audit-schemas.ts'
import { cursorQuery, cursors } from './cursor.ts'

const tag = 'Audits'
const AUDIT = '/audits/{audit_id}'
const FORMATS = ['csv', 'json', 'jsonl'] as const
const { state, severity, rule, pack, asset, section, language, search } = filterFields
const positions = cursors('number', 'id')

/** What an audit has read and found. */
export const auditResultRoutesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: `${AUDIT}/findings`,
    operationId: 'listAuditFindings',
    tag,
    scope: 'read',
    summary: 'What an audit has found, with the sentence around it',
    ruleWords: true,
    query: Type.Object({
      after: Type.Integer({ minimum: -1, maximum: Number.MAX_SAFE_INTEGER, default: -1, description: '`next` of the answer before.' }),
      limit: Type.Integer({ minimum: 1, maximum: 1000, default: 200, description: 'Findings at most.' }),
    }),
    success: { status: 200, schema: AuditFindings, description: 'Findings of the audit.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'audit_id')]
      const { after, limit } = request.query
      await mustExist(db, workspaceId, id)
      const rows = await exportPage(db, workspaceId, id, NO_FILTER, after, limit)
      return { findings: rows.map(findingOf), next: rows.length === limit ? rows.at(-1)!.place : null }
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
      ...cursorQuery(200, 100),
      state: Type.Optional(oneOf(ASSET_STATES, { description: 'Only in this state.' })),
    }),
    success: { status: 200, schema: AssetPage, description: 'A page of them.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'audit_id')]
      const { cursor, limit, state: wanted = null } = request.query
      const place = positions.read(cursor)
      await mustExist(db, workspaceId, id)
      const after = place && { position: place[0], id: place[1] }
      const { assets, next } = await assetsAfter(db, workspaceId, id, { state: wanted, after, limit })
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
    description: 'Streamed as it is read. csv as the application exports it; json has the same columns, and jsonl one violation in a line.',
    ruleWords: true,
    query: Type.Object({ format: oneOf(FORMATS, { default: 'csv' }), state, severity, rule, pack, asset, section, language, search }),
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
      const filter = filterOf(given, 'query')
      const pages = await violationPages(db, workspaceOf(request), idOf(request, 'audit_id'), filter, languagesFor(request))
      if (format === 'csv') return sendCsv(reply, 'violations.csv', VIOLATION_CSV_COLUMNS, violationRows(pages))
      return sendObjects(reply, format, pages)
    },
  }),
]

async function mustExist(db: pg.Pool, workspaceId: string, auditId: string): Promise<void> {
  if ((await findStatus(db, workspaceId, auditId)) === null) throw notFound('Audit')
}

const findingOf = (row: ExportRow) => ({
  id: row.id,
  severity: row.severity as RuleSeverity | null,
  rule_id: row.rule_id,
  rule_name: row.rule_name,
  source: row.asset_url,
  text: row.violating_text,
  sentence: row.sentence,
  reason: row.reason,
  solution: row.recommended_solution,
  suggested_text: row.suggested_text,
  law: row.law,
  jurisdiction: row.jurisdiction,
  language: row.language,
  confidence: row.confidence,
})

function sendObjects(reply: FastifyReply, format: 'json' | 'jsonl', pages: AsyncIterable<ExportRow[]>) {
  const object = (row: ExportRow) => JSON.stringify(Object.fromEntries(VIOLATION_CSV_COLUMNS.map((column) => [column, row[column]])))
  async function* lines() {
    for await (const page of pages) yield page.map((row) => `${object(row)}\n`).join('')
  }
  async function* whole() {
    yield '{"violations":['
    let between = ''
    for await (const page of pages) {
      if (page.length === 0) continue
      yield between + page.map(object).join(',')
      between = ','
    }
    yield ']}'
  }
  return reply
    .type(format === 'json' ? 'application/json; charset=utf-8' : 'application/x-ndjson; charset=utf-8')
    .header('content-disposition', `attachment; filename="violations.${format}"`)
    .send(Readable.from(format === 'json' ? whole() : lines()))
}
