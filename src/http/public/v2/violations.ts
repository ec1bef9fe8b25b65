import type pg from 'pg'
import { Type } from 'typebox'
import { listComments } from '../../../db/violations/comments.ts'
import { findFinding } from '../../../db/violations/shown.ts'
import { isId } from '../../../db/base/ids.ts'
import { findMember } from '../../../db/people/members.ts'
import { auditOfScope } from '../../../db/violations/scope-reads.ts'
import { violationBodies } from '../../../db/violations/bodies.ts'
import type { CommentRow } from '../../../db/violations/violations.ts'
import { invalid, notFound } from '../../../errors.ts'
import { assign } from '../../../reviews/assign.ts'
import { commentInBatch } from '../../../reviews/comment.ts'
import { idOf } from '../../base/path-ids.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { COMMENT } from '../v1/examples.ts'
import { keeping } from '../../base/idempotency.ts'
import { refuseOthers } from '../people.ts'
import { cursorQuery } from '../../../contract/public/v2/lists.ts'
import { storedFinding } from '../../../checks/finding-shape.ts'
import { pageOf } from './paged.ts'
import { listFilterOf } from './violation-filter.ts'
import { shownViolations, violationPage } from './violation-pages.ts'
import {
  AssignInput,
  Comment,
  CommentInput,
  Comments,
  ListedViolation,
  OrderSchema,
  ViolationDetail,
  ViolationList,
} from '../../../contract/public/v2/violations.ts'
import { listFilterFields } from '../../../contract/public/v2/violation-filter.ts'

const tag = 'Violations'
const ONE = '/violations/{violation_id}'

/** Violations of all audits, each with its history, its comments and whom it is assigned to. */
export const violationRoutesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/violations',
    operationId: 'listAllViolations',
    tag,
    scope: 'read',
    summary: 'Violations of all audits, page by page',
    ruleWords: true,
    description:
      'Of every state unless `state` says which. Pages neither repeat nor leave out a violation, whatever audits find meanwhile; what ' +
      'leaves the filter before its page is read is not shown.',
    query: Type.Object({ ...listFilterFields, order: OrderSchema, ...cursorQuery() }),
    success: { status: 200, schema: ViolationList, description: 'A page.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      const { order, cursor, limit, ...given } = request.query
      return violationPage(db, workspaceOf(request), await listFilterOf(request, given, 'query'), { order, cursor, limit })
    },
  }),
  publicRoute({
    method: 'GET',
    path: ONE,
    operationId: 'getViolationHistory',
    tag,
    scope: 'read',
    summary: 'One violation with its rule, its comments and everything that happened to it',
    ruleWords: true,
    success: { status: 200, schema: ViolationDetail, description: 'The violation.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'violation_id')]
      const [bodies, finding, comments] = await Promise.all([
        violationBodies(db, workspaceId, [id]),
        findFinding(db, workspaceId, id),
        listComments(db, workspaceId, id),
      ])
      const body = bodies.get(id)
      if (body === undefined || !finding) throw notFound('Violation')
      return { ...finding, ...storedFinding(JSON.parse(body) as Parameters<typeof storedFinding>[0]), comments }
    },
  }),
  publicRoute({
    method: 'GET',
    path: `${ONE}/comments`,
    operationId: 'listComments',
    tag,
    scope: 'read',
    summary: 'Comments on a violation',
    query: Type.Object(cursorQuery()),
    success: { status: 200, schema: Comments, description: 'A page of the thread.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'violation_id')]
      if ((await auditOfScope(db, workspaceId, { violation: id, group: false })) === null) throw notFound('Violation')
      const { page, next } = pageOf(await listComments(db, workspaceId, id), request.query)
      return { comments: page, next }
    },
  }),
  publicRoute({
    method: 'POST',
    path: `${ONE}/comments`,
    operationId: 'addComment',
    tag,
    scope: 'review',
    summary: 'Add a comment to the thread',
    description: 'Mentions inside the comment neither assign the violation nor notify anyone.',
    body: CommentInput,
    example: { content: COMMENT.content },
    success: { status: 201, schema: Comment, description: 'The comment.' },
    errors: [401, 403, 404, 413, 422, 429, 503],
    async handle(request, reply) {
      const { content } = request.body
      if (content.trim() === '')
        throw invalid({ loc: ['body', 'content'], msg: 'Value error, a comment must not be blank', type: 'value_error' })
      const shown = (added: CommentRow) => ({ ...added, author_name: actorOf(request).name, audit_id: null })
      const keep = keeping<CommentRow>(request, reply, (added) => ({ status: 201, body: shown(added) }))
      const made = await commentInBatch(db, workspaceOf(request), idOf(request, 'violation_id'), actorOf(request), content, keep)
      if (!made) throw notFound('Violation')
      reply.code(201)
      return shown(made)
    },
  }),
  publicRoute({
    method: 'POST',
    path: `${ONE}/assign`,
    operationId: 'assignViolation',
    tag,
    scope: 'review',
    summary: 'Assign a violation to members, or end assignments',
    description: 'Those who are assigned are told, and it is an entry in the trail of the audit.',
    ruleWords: true,
    body: AssignInput,
    example: { add: ['rosa@company.example'], apply_to_group: true },
    success: { status: 200, schema: ListedViolation, description: 'The violation.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'assign')
      const { add = [], remove = [], apply_to_group: group = false } = request.body
      const workspaceId = workspaceOf(request)
      const id = idOf(request, 'violation_id')
      const [adding, removing] = await Promise.all([memberIds(db, workspaceId, add), memberIds(db, workspaceId, remove)])
      await assign(db, workspaceId, actorOf(request), { violation: id, group }, adding, removing)
      return (await shownViolations(db, workspaceId, [id]))[0]
    },
  }),
]

/** An e-mail address that no member has is left as it is, and matches nobody. */
const memberIds = (db: pg.Pool, workspaceId: string, people: string[]): Promise<string[]> =>
  Promise.all(people.map(async (who) => (isId(who) ? who : ((await findMember(db, workspaceId, who))?.id ?? who))))
