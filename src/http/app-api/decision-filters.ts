import type pg from 'pg'
import type { AuditService } from '../../audits/service-interface.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { Done } from '../../contract/common.ts'
import { FilterBody, FilterSchema } from '../../contract/decision-filters.ts'

const tag = 'Rules'
const FILTER = '/w/{workspace_id}/decision-filters/{subject}'
const LONGEST = 300

const subjectOf = ({ params }: { params: Record<string, string> }): string => {
  const subject = params['subject'] ?? ''
  if (subject.length > LONGEST || subject.includes('\0')) throw notFound('Rule')
  return subject
}

/** Loaded on first use: it brings the whole of the rules with it. */
const filters = () => import('../../audits/decision-filters.ts')

/** What a workspace always dismisses, learned from its own decisions. */
export const decisionFilterRoutes = (db: pg.Pool, audits: AuditService | undefined): Route[] => [
  appRoute({
    method: 'GET',
    path: FILTER,
    operationId: 'getDecisionFilter',
    tag,
    needs: 'read',
    summary: 'What was learned from decisions about a rule or pack, and what is done with it',
    success: { status: 200, schema: FilterSchema, description: 'The filter.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => (await filters()).filterOf(db, workspaceOf(request), subjectOf(request)),
  }),
  appRoute({
    method: 'POST',
    path: `${FILTER}/train`,
    operationId: 'trainDecisionFilter',
    tag,
    needs: 'manage_rules',
    summary: 'Learn from the decisions there are now',
    success: { status: 200, schema: Done, description: 'The worker trains it.' },
    errors: [401, 403, 404, 409, 503],
    async handle(request) {
      if (!audits) throw new AppError(503, 'This server runs no audits; start one that does.', { headers: { 'retry-after': '60' } })
      await audits.trainFilter(db, workspaceOf(request), actorOf(request), subjectOf(request))
      return { done: true }
    },
  }),
  appRoute({
    method: 'PUT',
    path: FILTER,
    operationId: 'setDecisionFilter',
    tag,
    needs: 'manage_rules',
    summary: 'Switch it on or off, from the next audit on',
    body: FilterBody,
    success: { status: 200, schema: Done, description: 'It is switched.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      await (await filters()).switchFilter(db, workspaceOf(request), actorOf(request), subjectOf(request), request.body)
      return { done: true }
    },
  }),
]
