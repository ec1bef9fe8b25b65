import type pg from 'pg'
import type { Auth } from '../../auth/auth.ts'
import { invite } from '../../auth/invitations.ts'
import { may } from '../../auth/permissions.ts'
import { keysMadeBy } from '../../db/keys/makers.ts'
import { listMembers, roleIn } from '../../db/people/members.ts'
import { changeRole, endInvitation, removeMember } from '../../db/people/membership-changes.ts'
import { invitationsMadeBy, listInvitations } from '../../db/people/links.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, visitorOf, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { Done } from '../../contract/common.ts'
import {
  InvitationsSchema,
  InvitedSchema,
  InviteInput,
  MembersSchema,
  ReasonQuery,
  RemovalQuery,
  RoleInput,
} from '../../contract/people.ts'
import { MadeByMember } from '../../contract/settings.ts'

const tag = 'Members'
const LAST_OWNER = 'A workspace keeps at least one owner; make somebody else an owner first.'

export const memberRoutes = (db: pg.Pool, auth: Auth): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/members',
    operationId: 'listMembers',
    tag,
    needs: 'read',
    summary: 'Members of the workspace',
    success: { status: 200, schema: MembersSchema, description: 'By name.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const members = await listMembers(db, workspaceOf(request))
      // Only owners, who can require a second factor, see who has none.
      const isShown = may(request.role!, 'manage_members')
      return { members: members.map((member) => ({ ...member, second_factor: isShown ? member.second_factor : null })) }
    },
  }),
  appRoute({
    method: 'PATCH',
    path: '/w/{workspace_id}/members/{user_id}',
    operationId: 'changeRole',
    tag,
    needs: 'manage_members',
    summary: "Change a member's role",
    body: RoleInput,
    success: { status: 200, schema: Done, description: 'Changed, with effect at once.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const { role, reason = null } = request.body
      return outcome(await changeRole(db, workspaceOf(request), idOf(request, 'user_id'), role, actorOf(request), reason))
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/members/{user_id}/made',
    operationId: 'listMadeByMember',
    tag,
    needs: 'manage_members',
    summary: 'API keys in use and open invitations that a member made',
    description: 'What removing the member revokes unless it is kept.',
    success: { status: 200, schema: MadeByMember, description: 'Oldest first.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const [workspaceId, userId] = [workspaceOf(request), idOf(request, 'user_id')]
      if (!(await roleIn(db, workspaceId, userId))) throw notFound('Member')
      return { keys: await keysMadeBy(db, workspaceId, userId), invitations: await invitationsMadeBy(db, workspaceId, userId) }
    },
  }),
  appRoute({
    method: 'DELETE',
    path: '/w/{workspace_id}/members/{user_id}',
    operationId: 'removeMember',
    tag,
    needs: 'manage_members',
    summary: 'Remove a member, with the API keys and open invitations they made',
    query: RemovalQuery,
    success: { status: 200, schema: Done, description: 'Removed, with effect at once.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const { keys, invitations, reason = null } = request.query
      const kept = { keys: keys === 'keep', invitations: invitations === 'keep' }
      return outcome(await removeMember(db, workspaceOf(request), idOf(request, 'user_id'), kept, actorOf(request), reason))
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/invitations',
    operationId: 'listInvitations',
    tag,
    needs: 'manage_members',
    summary: 'Invitations that are still open',
    success: { status: 200, schema: InvitationsSchema, description: 'Newest first.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ invitations: await listInvitations(db, workspaceOf(request)) }),
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/invitations',
    operationId: 'invite',
    tag,
    needs: 'manage_members',
    summary: 'Invite a person by link',
    body: InviteInput,
    success: {
      status: 201,
      schema: InvitedSchema,
      description: 'The link to hand over, shown this once; where mail is set up, another is sent.',
    },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const { email, role, reason } = request.body
      reply.code(201)
      return invite(db, auth, { workspaceId: workspaceOf(request), invitedBy: visitorOf(request), email, role, why: reason })
    },
  }),
  appRoute({
    method: 'DELETE',
    path: '/w/{workspace_id}/invitations/{invitation_id}',
    operationId: 'withdrawInvitation',
    tag,
    needs: 'manage_members',
    summary: 'Withdraw an invitation',
    query: ReasonQuery,
    success: { status: 200, schema: Done, description: 'Its link no longer works.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'invitation_id')]
      if (!(await endInvitation(db, workspaceId, id, actorOf(request), request.query.reason))) throw notFound('Invitation')
      return { done: true }
    },
  }),
]

function outcome(result: 'done' | 'unknown' | 'last-owner'): { done: true } {
  if (result === 'unknown') throw notFound('Member')
  if (result === 'last-owner') throw new AppError(409, LAST_OWNER)
  return { done: true }
}
