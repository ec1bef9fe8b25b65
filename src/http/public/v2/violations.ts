import type pg from 'pg'
import { Type } from 'typebox'
import { listComments } from '../../../db/comments.ts'
import { findFinding } from '../../../db/desk-finding.ts'
import { isId } from '../../../db/ids.ts'
import { findMember } from '../../../db/members.ts'
import { auditOfScope } from '../../../db/scope-reads.ts'
import { listBodies } from '../../../db/violation-list.ts'
import { violationBodies } from '../../../db/violation-bodies.ts'
import { notFound } from '../../../errors.ts'
import { assign } from '../../../reviews/assign.ts'
import { idOf } from '../../path-ids.ts'
import { AssignResult } from '../../schemas/decisions.ts'
import { sendTold } from '../../rule-words.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { refuseOthers } from '../people.ts'
import { cursorQuery } from './cursor.ts'
import { listFilterFields, listFilterOf } from './violation-filter.ts'
import { nextViolations } from './violation-pages.ts'
import { AssignInput, Comments, OrderSchema, ViolationHistory, ViolationList } from './violation-schemas.ts'

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
    query: Type.Object({
      ...listFilterFields,
      order: OrderSchema,
      ...cursorQuery(200, 50),
    }),
    success: { status: 200, schema: ViolationList, description: 'A page.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request, reply) {
      const workspaceId = workspaceOf(request)
      const filter = await listFilterOf(request, request.query, 'query')
      const { rows, next } = await nextViolations(db, workspaceId, filter, request.query)
      const ids = rows.map(({ id }) => id)
      const bodies = await listBodies(db, workspaceId, ids)
      const body = `{"violations":[${ids.flatMap((id) => bodies.get(id) ?? []).join(',')}],"next":${JSON.stringify(next)}}`
      return sendTold(db, workspaceId, request, reply, body)
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
    success: { status: 200, schema: ViolationHistory, description: 'The violation.' },
    errors: [401, 403, 404, 429, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'violation_id')]
      const [bodies, finding, comments] = await Promise.all([
        violationBodies(db, workspaceId, [id]),
        findFinding(db, workspaceId, id),
        listComments(db, workspaceId, id),
      ])
      const body = bodies.get(id)
      if (body === undefined || !finding) throw notFound('Violation')
      return { ...finding, ...(JSON.parse(body) as object), also: finding.also, comments }
    },
  }),
  publicRoute({
    method: 'GET',
    path: `${ONE}/comments`,
    operationId: 'listComments',
    tag,
    scope: 'read',
    summary: 'Comments on a violation',
    success: { status: 200, schema: Comments, description: 'The thread.' },
    errors: [401, 403, 404, 429, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'violation_id')]
      if ((await auditOfScope(db, workspaceId, { violation: id, group: false })) === null) throw notFound('Violation')
      return { comments: await listComments(db, workspaceId, id) }
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
    body: AssignInput,
    example: { add: ['rosa@company.example'], apply_to_group: true },
    success: { status: 200, schema: AssignResult, description: 'Recorded.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'assign')
      const { add = [], remove = [], apply_to_group: group = false } = request.body
      const workspaceId = workspaceOf(request)
      const scope = { violation: idOf(request, 'violation_id'), group }
      const [adding, removing] = await Promise.all([memberIds(db, workspaceId, add), memberIds(db, workspaceId, remove)])
      return assign(db, workspaceId, actorOf(request), scope, adding, removing)
    },
  }),
]

/** Who is named by an e-mail address that no member has is left as it is: nobody's identifier. */
const memberIds = (db: pg.Pool, workspaceId: string, people: string[]): Promise<string[]> =>
  Promise.all(people.map(async (who) => (isId(who) ? who : ((await findMember(db, workspaceId, who))?.id ?? who))))
