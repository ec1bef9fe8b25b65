import type pg from 'pg'
import { Type } from 'typebox'
import { listMembers } from '../../../db/people/members.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { cursorQuery } from '../../../contract/public/v2/lists.ts'
import { pageOf } from './paged.ts'
import { Members } from '../../../contract/public/v2/members.ts'

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
