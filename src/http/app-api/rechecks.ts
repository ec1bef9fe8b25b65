import type pg from 'pg'
import type { AuditService } from '../../audits/service-interface.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { AuditCreated } from '../../contract/audits.ts'
import { RuleChangesSchema } from '../../contract/rechecks.ts'

const tag = 'Audits'
const AUDIT = '/w/{workspace_id}/audits/{audit_id}'

export const recheckRoutes = (db: pg.Pool, audits: AuditService | undefined): Route[] => [
  appRoute({
    method: 'GET',
    path: `${AUDIT}/rule-changes`,
    operationId: 'getRuleChanges',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'Rules that are not what they were when the audit ran',
    success: { status: 200, schema: RuleChangesSchema, description: 'The rules, and how many findings of the audit they led.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const { ruleChanges } = await import('../../audits/rule-changes.ts')
      const changes = await ruleChanges(db, workspaceOf(request), idOf(request, 'audit_id'))
      if (!changes) throw notFound('Audit')
      return changes
    },
  }),
  appRoute({
    method: 'POST',
    path: `${AUDIT}/recheck`,
    operationId: 'recheckAudit',
    tag,
    needs: 'run_audits',
    summary: 'Check what an audit has read again by the rules of today, without fetching anything',
    success: { status: 201, schema: AuditCreated, description: 'It has started.' },
    errors: [401, 403, 404, 409, 503],
    async handle(request, reply) {
      if (!audits) throw new AppError(503, 'This server runs no audits; start one that does.', { headers: { 'retry-after': '60' } })
      const started = await audits.recheck(db, workspaceOf(request), actorOf(request), idOf(request, 'audit_id'))
      if (!started) throw notFound('Audit')
      reply.code(201)
      return started
    },
  }),
]
