import { Type } from 'typebox'
import type pg from 'pg'
import { auditCounts, listAudits } from '../../db/audits.ts'
import { isId } from '../../db/ids.ts'
import { listViolations, searchViolations } from '../../db/violations.ts'
import { notFound } from '../../errors.ts'
import { countMatching, REVIEW_STATES, reviewProgress, SEVERITIES } from '../../review/chart.ts'
import { route } from '../route.ts'
import type { Route } from '../route.ts'
import { nullable, oneOf } from '../schema.ts'
import { workspaceOf } from './access.ts'
import { AUDIT, VIOLATION } from './examples.ts'
import { AuditListSchema, ViolationPageSchema } from './schemas.ts'

export const auditRoutes = (db: pg.Pool): Route[] => [
  route({
    method: 'GET', path: '/audits', operationId: 'listAudits', tag: 'Audits', summary: 'List compliance audits, newest first',
    query: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Maximum number of results.' }) }),
    success: {
      status: 200, schema: AuditListSchema, description: "The workspace's audits.",
      example: { audits: [AUDIT], returned: 1, limit: 20 },
    },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      const { limit } = request.query
      const audits = await listAudits(db, workspaceOf(request), limit)
      return { audits, returned: audits.length, limit }
    },
  }),
  route({
    method: 'GET', path: '/audits/{audit_id}/violations', operationId: 'listViolations', tag: 'Audits',
    summary: 'Page through the violations of an audit',
    description: 'Highest severity first, then in the order they were found: pages neither repeat nor drop a violation.',
    query: Type.Object({
      review_state: oneOf([...REVIEW_STATES, 'all'] as const, { default: 'undecided', description: 'Only violations in this state; all returns every state.' }),
      severity: Type.Optional(nullable(oneOf(SEVERITIES, { description: 'Only violations of this severity.' }))),
      search: Type.Optional(nullable(Type.String({ maxLength: 200, description: 'Only violations whose text, reason or rule name contains the term, ignoring case.' }))),
      page: Type.Integer({ minimum: 1, default: 1, description: 'Page, from 1.' }),
      page_size: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Results per page.' }),
    }),
    success: {
      status: 200, schema: ViolationPageSchema, description: 'One page.',
      example: {
        audit_id: AUDIT.id, violations: [VIOLATION], total: 1, page: 1, page_size: 20, has_more: false,
        review_progress: { undecided: 1, elevated_risk: 0, urgent_violation: 0, dismissed: 0, fixed: 0 },
      },
    },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      const workspaceId = workspaceOf(request)
      const auditId = request.params.audit_id!
      const { page, page_size: size, search, review_state: state, severity = null } = request.query
      const counts = isId(auditId) ? await auditCounts(db, workspaceId, auditId) : null
      if (!counts) throw notFound('Audit')
      const offset = (page - 1) * size
      const found = search
        ? await searchViolations(db, workspaceId, auditId, { state, severity, search }, Math.min(offset, 2 ** 40), size)
        : await pageOf(db, workspaceId, auditId, { state, severity }, countMatching(counts, state, severity), offset, size)
      return {
        audit_id: auditId, violations: found.rows, total: found.total, page, page_size: size,
        has_more: offset + found.rows.length < found.total && found.rows.length > 0, review_progress: reviewProgress(counts),
      }
    },
  }),
]

async function pageOf(
  db: pg.Pool, workspaceId: string, auditId: string, filter: Parameters<typeof listViolations>[3], total: number, offset: number, size: number,
) {
  if (offset >= total) return { total, rows: [] }
  return { total, rows: await listViolations(db, workspaceId, auditId, filter, offset, size) }
}
