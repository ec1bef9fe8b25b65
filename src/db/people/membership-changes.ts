import type pg from 'pg'
import { recordChange, recordChanges } from '../trail/admin.ts'
import type { Change, ChangeActor } from '../trail/admin.ts'
import { dropOwner } from '../documents/campaign-pieces.ts'
import { announceKey, forgetHere, keyRevoked, revokeKeysOf } from '../keys/keys.ts'
import { withdrawInvitation, withdrawInvitationsOf } from './links.ts'
import { above, addMember, joinWorkspace } from './members.ts'
import type { Member } from './members.ts'
import { transaction } from '../base/pool.ts'
import { dropFollower } from '../sites/followers.ts'
import { ROLES } from '../../contract/values.ts'
import type { Role } from '../../contract/values.ts'

/* Who belongs to a workspace, and as what: each change with its entry in the admin log. */

type Outcome = 'done' | 'unknown' | 'last-owner'

interface Known {
  name: string
  role: Role | null
}

/** A person's name and role, which nobody changes before the transaction ends. */
async function lockMember(client: pg.PoolClient, workspaceId: string, userId: string): Promise<Known | null> {
  const { rows: people } = await client.query<{ name: string }>(
    `select coalesce(nullif(name, ''), email) as name from users where id = $1`,
    [userId],
  )
  const { rows } = await client.query<{ role: Role }>('select role from members where workspace_id = $1 and user_id = $2 for update', [
    workspaceId,
    userId,
  ])
  return people[0] ? { name: people[0].name, role: rows[0]?.role ?? null } : null
}

/** How somebody became a member. */
type JoinedBy = 'invitation' | 'first-owner' | 'single-sign-on'

/** Somebody comes in by themselves, with what an invitation, the first start or an identity provider grants. */
export async function joinAs(client: pg.PoolClient, workspaceId: string, userId: string, role: Role, by: JoinedBy): Promise<void> {
  const before = await lockMember(client, workspaceId, userId)
  await joinWorkspace(client, workspaceId, userId, role)
  const name = before?.name ?? ''
  await recordChange(client, workspaceId, {
    kind: before?.role ? 'role.changed' : 'member.added',
    subject: name,
    subjectId: userId,
    from: before?.role ? { role: before.role } : null,
    to: { role, by },
    actor: { userId, name },
  })
}

/** Adds a new person or changes a member's role for the operator; null as addMember says. */
export async function addRecorded(
  client: pg.PoolClient,
  workspaceId: string,
  email: string,
  role: Role,
  actor: ChangeActor,
): Promise<Member | null> {
  const added = await addMember(client, workspaceId, email, role)
  if (!added) return null
  const { member, before, withdrawn } = added
  if (before === role) return member
  await recordChanges(client, workspaceId, [
    {
      kind: before ? 'role.changed' : 'member.added',
      subject: member.email,
      subjectId: member.id,
      from: before && { role: before },
      to: { role },
      actor,
    },
    ...withdrawn.map((invitation) => invitationWithdrawn(invitation, actor)),
  ])
  return member
}

/**
 * Changes a role; where `expected` is given, only that of somebody who has that one still. Invitations the member made that grant more than
 * the new role are withdrawn.
 */
export async function changeRole(
  db: pg.Pool,
  workspaceId: string,
  userId: string,
  role: Role,
  actor: ChangeActor,
  why: string | null = null,
  expected: Role | null = null,
): Promise<Outcome> {
  const outcome = await changeMember(db, workspaceId, userId, role === 'owner', async (client, before) => {
    if (expected !== null && before.role !== expected) return 'unknown'
    const withdrawn = await withdrawInvitationsOf(client, workspaceId, userId, above(role))
    await client.query('update members set role = $3 where workspace_id = $1 and user_id = $2', [workspaceId, userId, role])
    if (before.role === role) return 'done'
    // Their own keys may do what they may.
    await announceKey(client, workspaceId)
    const change = { subject: before.name, subjectId: userId, from: { role: before.role }, to: { role }, why, actor }
    const invitations = withdrawn.map((invitation) => invitationWithdrawn(invitation, actor))
    await recordChanges(client, workspaceId, [{ kind: 'role.changed', ...change }, ...invitations])
    return 'done'
  })
  if (outcome === 'done') forgetHere([workspaceId])
  return outcome
}

/** What somebody who leaves made, and stays all the same. Their own keys never do. */
interface Kept {
  keys: boolean
  invitations: boolean
}

/** Removes a member together with the API keys and open invitations they made. */
export async function removeMember(
  db: pg.Pool,
  workspaceId: string,
  userId: string,
  kept: Kept,
  actor: ChangeActor,
  why: string | null = null,
): Promise<Outcome> {
  let revoked: { id: string; name: string }[] = []
  const outcome = await changeMember(db, workspaceId, userId, false, async (client, before) => {
    await client.query('delete from members where workspace_id = $1 and user_id = $2', [workspaceId, userId])
    await dropOwner(client, workspaceId, userId)
    await dropFollower(client, workspaceId, userId)
    const withdrawn = kept.invitations ? [] : await withdrawInvitationsOf(client, workspaceId, userId, ROLES)
    revoked = await revokeKeysOf(client, workspaceId, userId, kept.keys ? 'own' : 'all')
    await recordChanges(client, workspaceId, [
      { kind: 'member.removed', subject: before.name, subjectId: userId, from: { role: before.role }, to: null, why, actor },
      ...revoked.map(({ id, name }) => keyRevoked(id, name, actor, why)),
      ...withdrawn.map((invitation) => invitationWithdrawn(invitation, actor, why)),
    ])
    return 'done'
  })
  if (outcome === 'done') forgetHere(revoked.map(({ id }) => id))
  return outcome
}

/** Owners are locked first, so that two owners cannot both step down at once and leave none. */
async function changeMember(
  db: pg.Pool,
  workspaceId: string,
  userId: string,
  staysOwner: boolean,
  change: (client: pg.PoolClient, before: Known) => Promise<Outcome>,
): Promise<Outcome> {
  return transaction(db, async (client) => {
    const { rows } = await client.query<{ user_id: string }>(
      `select user_id from members where workspace_id = $1 and role = 'owner' order by user_id for update`,
      [workspaceId],
    )
    const isLast = rows.length === 1 && rows[0]!.user_id === userId
    if (isLast && !staysOwner) return 'last-owner'
    const before = await lockMember(client, workspaceId, userId)
    if (!before?.role) return 'unknown'
    return change(client, before)
  })
}

/** Removes a member with everything they could still act by. */
export const endMembership = (db: pg.Pool, workspaceId: string, userId: string, actor: ChangeActor): Promise<Outcome> =>
  removeMember(db, workspaceId, userId, { keys: false, invitations: false }, actor)

const invitationWithdrawn = (
  { id, email, role }: { id: string; email: string; role: Role },
  actor: ChangeActor,
  why: string | null = null,
): Change => ({ kind: 'invitation.withdrawn', subject: email, subjectId: id, from: { role }, to: null, why, actor })

/** Withdraws an invitation; false where there is none. */
export const endInvitation = (db: pg.Pool, workspaceId: string, id: string, actor: ChangeActor, why?: string | null): Promise<boolean> =>
  transaction(db, async (client) => {
    const withdrawn = await withdrawInvitation(client, workspaceId, id)
    if (withdrawn) await recordChange(client, workspaceId, invitationWithdrawn({ id, ...withdrawn }, actor, why ?? null))
    return withdrawn !== null
  })
