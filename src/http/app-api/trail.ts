import type pg from 'pg'
import { Type } from 'typebox'
import { findingSources, findingsOfEntry } from '../../db/trail/findings.ts'
import { listTrail, proveTrail } from '../../db/trail/pages.ts'
import { undoPreview } from '../../reviews/undo.ts'
import { notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { sendCsv } from '../shared/csv.ts'
import { TRAIL_COLUMNS, TRAIL_FINDING_COLUMNS, trailFindingRows, trailRows } from './trail-csv.ts'
import { TrailProof, TrailSchema } from '../../contract/audits.ts'
import { windowQuery } from '../../contract/common.ts'
import { UndoPreview } from '../../contract/decisions.ts'
import { findingsQuery, TrailFindings } from '../../contract/trail-findings.ts'
import { languagesFor } from '../shared/rule-words.ts'
import { LONGEST_MEMBER, LONGEST_SEARCH, LONGEST_TRAIL_ACTION } from '../../contract/limits.ts'

const tag = 'Audits'
const TRAIL = '/w/{workspace_id}/audits/{audit_id}/trail'
const filter = {
  actor: Type.Optional(Type.String({ maxLength: LONGEST_MEMBER, description: 'Only by this name.' })),
  action: Type.Optional(Type.String({ maxLength: LONGEST_TRAIL_ACTION, description: 'Only this action.' })),
  search: Type.Optional(Type.String({ maxLength: LONGEST_SEARCH, description: 'In names, reasons and actions, ignoring case.' })),
}

export const trailRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: TRAIL,
    operationId: 'listTrail',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'Who did what and when, newest first',
    query: Type.Object({ ...windowQuery(200, 50), ...filter }),
    success: { status: 200, schema: TrailSchema, description: 'A window of the trail.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const trail = await listTrail(db, workspaceOf(request), idOf(request, 'audit_id'), request.query)
      if (!trail) throw notFound('Audit')
      return trail
    },
  }),
  appRoute({
    method: 'GET',
    path: `${TRAIL}/proof`,
    operationId: 'proveTrail',
    tag,
    needs: 'read',
    summary: 'Whether the chain of the trail holds from first to last',
    success: { status: 200, schema: TrailProof, description: 'The proof.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const proof = await proveTrail(db, workspaceOf(request), idOf(request, 'audit_id'))
      if (!proof) throw notFound('Audit')
      return proof
    },
  }),
  appRoute({
    method: 'GET',
    path: `${TRAIL}/{number}/findings`,
    operationId: 'listTrailFindings',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'Which findings an entry was about, with what had been decided on each before',
    description:
      'Also of what a run did: `carry` kept earlier decisions, `close` and `gone` marked as fixed what was not found again, ' +
      '`still_there` found what somebody had marked fixed, `ask_again` what had been dismissed in another sentence or by another ' +
      'rule, `came_back` what had been gone.',
    query: Type.Object(findingsQuery),
    success: { status: 200, schema: TrailFindings, description: 'A window of them.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const [workspaceId, number] = [workspaceOf(request), entryNumber(request.params.number)]
      const entry = (await findingSources(db, workspaceId, idOf(request, 'audit_id'), [number])).get(number)
      if (!entry) throw notFound('Entry')
      if (!entry.source) return { findings: [], total: entry.count, next: null }
      const { after, limit } = request.query
      return { ...(await findingsOfEntry(db, workspaceId, entry.source, after, limit)), total: entry.count }
    },
  }),
  appRoute({
    method: 'GET',
    path: `${TRAIL}/{number}/undo`,
    operationId: 'previewUndo',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'What an undo of an entry would restore, or why it cannot be undone',
    success: { status: 200, schema: UndoPreview, description: 'Nothing is changed.' },
    errors: [401, 403, 404, 503],
    handle: async (request) =>
      undoPreview(
        db,
        workspaceOf(request),
        actorOf(request),
        idOf(request, 'audit_id'),
        entryNumber(request.params.number),
        request.role === 'owner',
      ),
  }),
  appRoute({
    method: 'GET',
    path: `${TRAIL}.csv`,
    operationId: 'exportTrail',
    tag,
    needs: 'read',
    summary: 'The trail as CSV, oldest first',
    query: Type.Object(filter),
    success: {
      status: 200,
      schema: Type.String(),
      description: 'One line for each entry, with its first three findings and how many more it was about.',
      mediaType: 'text/csv',
    },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const auditId = idOf(request, 'audit_id')
      const rows = await trailRows(db, workspaceOf(request), auditId, request.query, languagesFor(request))
      return sendCsv(reply, 'trail.csv', TRAIL_COLUMNS, rows)
    },
  }),
  appRoute({
    method: 'GET',
    path: `${TRAIL}/findings.csv`,
    operationId: 'exportTrailFindings',
    tag,
    needs: 'read',
    summary: 'The findings that entries of the trail were about as CSV, oldest entry first',
    query: Type.Object(filter),
    success: { status: 200, schema: Type.String(), description: 'One line for each finding of each entry.', mediaType: 'text/csv' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const auditId = idOf(request, 'audit_id')
      const rows = await trailFindingRows(db, workspaceOf(request), auditId, request.query, languagesFor(request))
      return sendCsv(reply, 'trail-findings.csv', TRAIL_FINDING_COLUMNS, rows)
    },
  }),
]

/** A malformed number is none that an entry has. */
const entryNumber = (text = ''): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0)
