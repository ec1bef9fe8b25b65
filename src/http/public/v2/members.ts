import type pg from 'pg'
import { Type } from 'typebox'
import { listMembers } from '../../../db/people/members.ts'
import { MemberSchema } from '../../../contract/people.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { cursorQuery, Next } from '../../../contract/public/v2/lists.ts'
import { pageOf } from './paged.ts'

/** When somebody was here, and who lacks a second factor, is for owners in the application. */
const { seen_at: _seen, second_factor: _factor, ...shown } = MemberSchema.properties
const Members = Type.Object(
  { members: Type.Array(Type.Object(shown, { title: 'Member' }), { description: 'By name.' }), next: Next },
  { title: 'Members' },
)

/** Who belongs to the workspace: whom a program can assign violations to. */
export const memberRoutesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/members',
    operationId: 'listMembers',
    tag: 'Workspace',
    scope: 'read',
    summary: 'Members of the workspace',
    query: Type.Object(cursorQuery()),
    success: { status: 200, schema: Members, description: 'A page.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      const { page, next } = pageOf(await listMembers(db, workspaceOf(request)), request.query)
      return { members: page, next }
    },
  }),
]
