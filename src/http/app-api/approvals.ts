import type pg from 'pg'
import { may } from '../../auth/permissions.ts'
import { notFound } from '../../errors.ts'
import { answerRequest, lookAtRequest, withdrawRequest } from '../../reviews/approve.ts'
import { personNamed } from '../../db/people/person-data.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, visitorOf, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { AnswerInput, AnswerResult, ApprovalSchema } from '../../contract/inbox.ts'

const tag = 'Inbox'
const APPROVAL = '/w/{workspace_id}/approvals/{approval_id}'

/** Dismissals that need a second person. */
export const approvalRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: APPROVAL,
    operationId: 'getApproval',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'A request to dismiss, and what is left of it',
    success: { status: 200, schema: ApprovalSchema, description: 'The request.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const found = await lookAtRequest(db, workspaceOf(request), idOf(request, 'approval_id'))
      if (!found) throw notFound('Request')
      const { asked_by: askedBy, answered_by: _, owner_id: ownerId, ...approval } = found
      const whyNot =
        approval.state !== 'requested'
          ? null
          : askedBy === visitorOf(request).userId
            ? 'You asked for it: a second person has to answer.'
            : may(request.role!, 'approve')
              ? null
              : 'An owner or an editor answers this.'
      const isOpen = approval.state === 'requested'
      return {
        ...approval,
        owner: await personNamed(db, workspaceOf(request), ownerId),
        may_answer: isOpen && whyNot === null,
        why_not: whyNot,
        may_withdraw: isOpen && may(request.role!, 'review') && (askedBy === visitorOf(request).userId || request.role === 'owner'),
      }
    },
  }),
  appRoute({
    method: 'POST',
    path: APPROVAL,
    operationId: 'answerApproval',
    tag,
    needs: 'approve',
    summary: 'Approve or deny a dismissal somebody else asked for',
    description:
      'Approved, what still waits is dismissed with both names; denied, it keeps its state. What was decided otherwise meanwhile stays ' +
      'as it is; where that is everything, the answer is 409 and the request has lapsed. Who asked cannot answer (403).',
    body: AnswerInput,
    success: { status: 200, schema: AnswerResult, description: 'Answered.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const { approve, reason = null } = request.body
      const id = idOf(request, 'approval_id')
      const answered = await answerRequest(db, workspaceOf(request), actorOf(request), id, approve, reason)
      if (answered.state !== 'lapsed') return answered
      reply.code(409)
      return LAPSED
    },
  }),
  appRoute({
    method: 'POST',
    path: `${APPROVAL}/withdraw`,
    operationId: 'withdrawApproval',
    tag,
    needs: 'review',
    summary: 'Withdraw a request to dismiss',
    description:
      'Who asked may, and an owner; anybody else is refused (403). What still waits keeps its state and waits for nobody any more. Where ' +
      'everything was decided otherwise meanwhile, or it was answered already, the answer is 409.',
    success: { status: 200, schema: AnswerResult, description: 'Withdrawn.' },
    errors: [401, 403, 404, 409, 503],
    async handle(request, reply) {
      const isOwner = request.role === 'owner'
      const withdrawn = await withdrawRequest(db, workspaceOf(request), actorOf(request), isOwner, idOf(request, 'approval_id'))
      if (withdrawn.state !== 'lapsed') return withdrawn
      reply.code(409)
      return LAPSED
    },
  }),
]

const LAPSED = { detail: 'Everything it asked for was decided otherwise meanwhile; nothing was changed.' }
