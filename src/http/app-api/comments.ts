import type pg from 'pg'
import { assign } from '../../reviews/assign.ts'
import { commentFromDesk } from '../../reviews/assign.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { deskScopeOf } from './inbox-filter.ts'
import { AssignInput, AssignResult, CommentInput, CommentResult } from '../../contract/decisions.ts'

const tag = 'Review desk'

export const commentRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/violations/{violation_id}/comments',
    operationId: 'comment',
    tag,
    needs: 'comment',
    summary: 'Add a comment; those it mentions are assigned',
    body: CommentInput,
    success: { status: 201, schema: CommentResult, description: 'Added.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const { comment, mentions = [] } = request.body
      if (comment.trim() === '')
        throw invalid({ loc: ['body', 'comment'], msg: 'Value error, a comment must not be blank', type: 'value_error' })
      const added = await commentFromDesk(db, workspaceOf(request), actorOf(request), idOf(request, 'violation_id'), comment, mentions)
      if (!added) throw notFound('Violation')
      reply.code(201)
      return added
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/assignments',
    operationId: 'assign',
    tag,
    needs: 'assign',
    summary: 'Assign violations to members, or end assignments',
    body: AssignInput,
    success: { status: 200, schema: AssignResult, description: 'Recorded.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { scope, add = [], remove = [] } = request.body
      return assign(db, workspaceOf(request), actorOf(request), await deskScopeOf(db, request, scope), add, remove)
    },
  }),
]
