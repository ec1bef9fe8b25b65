import type pg from 'pg'
import { lastReasons } from '../../db/violations/dismissal-reasons.ts'
import { findReviewJob } from '../../db/violations/decision-jobs.ts'
import { AppError, notFound } from '../../errors.ts'
import type { AuditService } from '../../audits/service-interface.ts'
import { decideLater, shownJob } from '../../reviews/large-decisions.ts'
import { countScope, decideKnowing } from '../../reviews/desk-decisions.ts'
import { NOTHING_LEFT, undo } from '../../reviews/undo.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { ReasonsSchema } from '../../contract/dismissal-reasons.ts'
import type { Route } from '../base/route.ts'
import { endOf } from '../../reviews/decision-ends.ts'
import { idOf } from '../base/path-ids.ts'
import { actorOf, appRoute, visitorOf, workspaceOf } from './access.ts'
import { deskScopeOf } from './inbox-filter.ts'
import {
  ConflictSchema,
  DecisionInput,
  DecisionResult,
  ReviewJobSchema,
  ScopeCount,
  ScopeInput,
  UndoInput,
  UndoResult,
} from '../../contract/decisions.ts'

const tag = 'Review desk'

export const decisionRoutes = (db: pg.Pool, audits: AuditService | undefined): Route[] => [
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/reviews',
    operationId: 'decide',
    tag,
    needs: 'review',
    summary: 'Decide on one, a group, a selection, or everything a filter shows',
    description:
      'All of it or nothing, one entry in the trail. With `seen`, a decision on what others have decided since is refused with 409 ' +
      'and the body Conflict {detail, conflicts, version}, unless despite_conflict.',
    body: DecisionInput,
    example: {
      scope: { violation_id: '0198c0de-0000-7000-8000-000000000001', group: true },
      action: 'dismiss',
      reason: 'Certified',
      seen: 41,
    },
    success: { status: 200, schema: DecisionResult, description: 'Recorded.' },
    others: { 202: { schema: ReviewJobSchema, description: 'So many that a worker makes it: getReviewJob says how far it is.' } },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const { scope: given, action, reason, seen = null, despite_conflict: despite = false } = request.body
      const [workspaceId, actor] = [workspaceOf(request), actorOf(request)]
      const scope = await deskScopeOf(db, request, given)
      const end = await endOf(db, workspaceId, actor, action, request.body)
      const asked = { actor, scope, request: { action, reason: reason ?? null, end }, seen: despite ? null : seen }
      const job = audits && (await decideLater(db, workspaceId, asked, (large) => audits.decideLater(db, workspaceId, large)))
      if (job) {
        reply.code(202)
        return job
      }
      const result = await decideKnowing(db, workspaceId, actor, scope, { action, reason, end }, asked.seen)
      if (!('conflicts' in result)) return result
      reply.code(409)
      return result
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/reviews/jobs/{job_id}',
    operationId: 'getReviewJob',
    tag,
    needs: 'review',
    summary: 'How far a decision on many is, and what came of it',
    description: 'Of those that the caller has asked for, for a day.',
    success: { status: 200, schema: ReviewJobSchema, description: 'The decision.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const job = await findReviewJob(db, workspaceOf(request), idOf(request, 'job_id'), visitorOf(request).userId)
      if (!job) throw notFound('Decision')
      return shownJob(job)
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/reviews/count',
    operationId: 'countScope',
    tag,
    needs: 'read',
    summary: 'How many a decision would touch, to say the number before',
    description: 'With `seen`, also what others have decided of them since.',
    body: ScopeInput,
    success: { status: 200, schema: ScopeCount, description: 'The number.' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request) =>
      countScope(db, workspaceOf(request), actorOf(request), await deskScopeOf(db, request, request.body.scope), request.body.seen ?? null),
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/reviews/undo',
    operationId: 'undo',
    tag,
    needs: 'review',
    summary: 'Take a decision, or an undo, back',
    description:
      'Each violation goes back to the state it had; those decided again since stay. An entry of its own in the trail. ' +
      'Everybody may undo what they did themselves, an owner what anybody did.',
    body: UndoInput,
    success: { status: 200, schema: UndoResult, description: 'Taken back.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const { audit_id: auditId, number } = request.body
      const result = await undo(db, workspaceOf(request), actorOf(request), auditId, number ?? null, request.role === 'owner')
      if (!result) throw new AppError(409, number === undefined ? 'No decision of yours in this audit is left to undo.' : NOTHING_LEFT)
      return result
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/dismissal-reasons',
    operationId: 'lastReasons',
    tag,
    needs: 'review',
    summary: "Reasons to dismiss: those that the workspace keeps ready, and the caller's last five others",
    success: { status: 200, schema: ReasonsSchema, description: 'Those of the workspace, and the caller’s own, newest first.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const [reasons, { dismissalReasons: presets }] = await Promise.all([
        lastReasons(db, workspaceOf(request), visitorOf(request).userId),
        readSettings(db, workspaceOf(request)),
      ])
      return { presets, reasons: reasons.filter((reason) => !presets.includes(reason)) }
    },
  }),
]

export { ConflictSchema }
