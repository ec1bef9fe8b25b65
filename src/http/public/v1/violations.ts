import type pg from 'pg'
import { commentInBatch } from '../../../reviews/comment.ts'
import { isId } from '../../../db/base/ids.ts'
import type { CommentRow } from '../../../db/violations/violations.ts'
import { violationBodies } from '../../../db/violations/bodies.ts'
import { invalid, notFound } from '../../../errors.ts'
import { ReadBatcher } from '../../../db/base/batched-reads.ts'
import { decide } from '../../../reviews/decide.ts'
import type { Decided } from '../../../reviews/decide.ts'
import { sendTold } from '../../shared/rule-words.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { COMMENT, VIOLATION } from './examples.ts'
import { keeping } from '../../base/idempotency.ts'
import { CommentInput, CommentSchema, ReviewInput, ReviewResponse, ViolationDetailSchema } from '../../../contract/public/v1.ts'

export function violationRoutes(db: pg.Pool): PublicRoute[] {
  const bodies = new ReadBatcher((workspaceId, ids) => violationBodies(db, workspaceId, ids))
  return routes(db, bodies)
}

const routes = (db: pg.Pool, bodies: ReadBatcher<string>): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/violations/{violation_id}',
    operationId: 'getViolation',
    tag: 'Violations',
    scope: 'read',
    summary: 'Read one violation with its rule and comment thread',
    description:
      'What was found and where, what is wrong with it and what to write instead, the rule with its law, what other ' +
      'rules say of the same words, what was decided, and the comments.',
    ruleWords: true,
    success: {
      status: 200,
      schema: ViolationDetailSchema,
      description: 'The violation.',
      example: {
        ...VIOLATION,
        rule_description: 'Environmental claims that say nothing one could check.',
        rule_explanation:
          'Directive (EU) 2024/825 forbids generic environmental claims without recognised excellent environmental performance.',
        comments: [COMMENT],
      },
    },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request, reply) {
      const id = request.params.violation_id!
      const body = isId(id) ? await bodies.load(workspaceOf(request), id) : undefined
      if (body === undefined) throw notFound('Violation')
      return sendTold(db, workspaceOf(request), request, reply, body)
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/violations/{violation_id}/review',
    operationId: 'reviewViolation',
    tag: 'Violations',
    scope: 'review',
    summary: 'Record a review decision',
    description:
      "The decision appears in the audit's activity trail. With apply_to_group it applies to every violation with the same " +
      'group_id, all of them or none. A dismissal of a severity for which the workspace asks a second person changes no state: pending ' +
      'says how many violations wait for the answer.',
    body: ReviewInput,
    example: { action: 'dismiss', reason: 'The certificate covers this claim.', apply_to_group: true },
    success: {
      status: 200,
      schema: ReviewResponse,
      description: 'The decision was recorded.',
      example: { violation_id: VIOLATION.id, action: 'dismiss', review_state: 'dismissed', violations_updated: 12 },
    },
    errors: [401, 403, 404, 409, 413, 422, 429, 503],
    async handle(request, reply) {
      const { action, reason, apply_to_group: group = false } = request.body
      const id = request.params.violation_id!
      // A malformed identifier cannot exist; the nil one is looked up in its place so that faults of the body still come first.
      const scope = { violation: isId(id) ? id : NIL_ID, group }
      const bodyOf = ({ state, updated, waiting = 0, approvalId }: Decided) => ({
        violation_id: id,
        action,
        review_state: state,
        violations_updated: updated,
        ...(approvalId ? { pending: { id: approvalId, violations: waiting } } : {}),
      })
      const keep = keeping<Decided>(request, reply, (decided) => ({ status: 200, body: bodyOf(decided) }))
      return bodyOf(await decide(db, workspaceOf(request), actorOf(request), scope, { action, reason }, keep))
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/violations/{violation_id}/comments',
    operationId: 'commentOnViolation',
    tag: 'Violations',
    scope: 'review',
    summary: 'Add a comment to the thread',
    description: 'Mentions inside the comment neither assign the violation nor notify anyone.',
    body: CommentInput,
    example: { comment: COMMENT.content },
    success: { status: 201, schema: CommentSchema, description: 'The comment was added.', example: COMMENT },
    errors: [401, 403, 404, 409, 413, 422, 429, 503],
    async handle(request, reply) {
      const { comment } = request.body
      if (comment.trim() === '')
        throw invalid({ loc: ['body', 'comment'], msg: 'Value error, a comment must not be blank', type: 'value_error' })
      const id = request.params.violation_id!
      const keep = keeping<CommentRow>(request, reply, (added) => ({ status: 201, body: { ...added } }))
      const made = isId(id) ? await commentInBatch(db, workspaceOf(request), id, actorOf(request), comment, keep) : null
      if (!made) throw notFound('Violation')
      reply.code(201)
      return made
    },
  }),
]

const NIL_ID = '00000000-0000-0000-0000-000000000000'
