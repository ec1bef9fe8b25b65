import type { LanguageKey } from '../../languages.ts'
import { createUser } from './accounts.ts'
import { announceKey } from '../keys/keys.ts'
import { withdrawInvitationsOf } from './links.ts'
import type { Db } from '../base/pool.ts'
import type { Workspace } from '../settings/workspaces.ts'
import type pg from 'pg'
import { ROLES } from '../../contract/values.ts'
import type { Role } from '../../contract/values.ts'

interface MemberRow {
  id: string
  email: string
  name: string
  role: Role
  created_at: string
  seen_at: string | null
  second_factor: boolean
}

/** What a workspace requires beside a membership. */
export interface Access {
  role: Role
  requiresSecondFactor: boolean
  /** Addresses and networks it is open to; none: every one. */
  networks: string[]
  /** In which rules explain themselves where a request names none; null: English. */
  language: LanguageKey | null
}

/** A person's role in a workspace and what that asks; read at every request, so that a change works at once. */
export async function accessTo(db: Db, workspaceId: string, userId: string): Promise<Access | null> {
  const { rows } = await db.query<Access>({
    name: 'access-to',
    text: `select m.role, w.requires_second_factor as "requiresSecondFactor", w.networks, w.language
      from members m join workspaces w on w.id = m.workspace_id where m.workspace_id = $1 and m.user_id = $2`,
    values: [workspaceId, userId],
  })
  return rows[0] ?? null
}

/** A person's role in a workspace; asked for at every request, so that a change works at once. */
export async function roleIn(db: Db, workspaceId: string, userId: string): Promise<Role | null> {
  const { rows } = await db.query<{ role: Role }>({
    name: 'role-in',
    text: 'select role from members where workspace_id = $1 and user_id = $2',
    values: [workspaceId, userId],
  })
  return rows[0]?.role ?? null
}

type JoinedWorkspace = Workspace & { role: Role; requires_second_factor: boolean }

export async function workspacesOf(db: Db, userId: string): Promise<JoinedWorkspace[]> {
  const { rows } = await db.query<JoinedWorkspace>(
    `select w.id, w.name, w.plan, w.language, m.role, w.requires_second_factor
     from members m join workspaces w on w.id = m.workspace_id
     where m.user_id = $1 order by lower(w.name), w.id`,
    [userId],
  )
  return rows
}

export async function listMembers(db: Db, workspaceId: string): Promise<MemberRow[]> {
  const { rows } = await db.query<MemberRow>(
    `select u.id, u.email, u.name, m.role, m.created_at, (select max(s.updated_at) from sessions s where s.user_id = u.id) as seen_at,
       exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
         or exists (select 1 from passkeys p where p.user_id = u.id) as second_factor
     from members m join users u on u.id = m.user_id where m.workspace_id = $1 order by lower(u.name), u.email`,
    [workspaceId],
  )
  return rows
}

/** Names of members, those who have left included as long as the person exists. */
export async function namesOf(db: Db, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await db.query<{ id: string; name: string; email: string }>({
    name: 'names-of',
    text: 'select id, name, email from users where id = any($1::uuid[])',
    values: [userIds],
  })
  return new Map(rows.map((row) => [row.id, row.name || row.email]))
}

/** Which of these people belong to the workspace, with their names. */
export async function membersAmong(db: Db, workspaceId: string, userIds: string[]): Promise<{ id: string; name: string }[]> {
  if (userIds.length === 0) return []
  const { rows } = await db.query<{ id: string; name: string }>(
    `select u.id, coalesce(nullif(u.name, ''), u.email) as name from members m join users u on u.id = m.user_id
     where m.workspace_id = $1 and u.id = any($2::uuid[]) order by array_position($2::uuid[], u.id)`,
    [workspaceId, userIds],
  )
  return rows
}

/** Members with one of these roles. */
export async function membersWith(db: Db, workspaceId: string, roles: readonly Role[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>('select user_id as id from members where workspace_id = $1 and role = any($2)', [
    workspaceId,
    roles,
  ])
  return rows.map(({ id }) => id)
}

export async function hasOwner(db: Db, workspaceId: string): Promise<boolean> {
  const { rowCount } = await db.query(`select 1 from members where workspace_id = $1 and role = 'owner' limit 1`, [workspaceId])
  return rowCount === 1
}

export async function joinWorkspace(db: Db, workspaceId: string, userId: string, role: Role): Promise<void> {
  await db.query(
    `insert into members (workspace_id, user_id, role) values ($1, $2, $3)
     on conflict (workspace_id, user_id) do update set role = excluded.role`,
    [workspaceId, userId, role],
  )
}

export interface Member {
  id: string
  email: string
  workspace_id: string
  role: Role
}

interface Added {
  member: Member
  /** The role they had before; null: they were no member. */
  before: Role | null
  withdrawn: { id: string; email: string; role: Role }[]
}

/**
 * Adds a new person to a workspace, or changes the role of a member. Null for somebody who exists elsewhere: whoever holds that account has
 * to confirm it by an invitation, since it may not be who the address says.
 */
export async function addMember(db: Db, workspaceId: string, email: string, role: Role): Promise<Added | null> {
  const made = await createUser(db, email, null)
  if (made) await joinWorkspace(db, workspaceId, made, role)
  const member = await findMember(db, workspaceId, email)
  if (!member) return null
  if (made) return { member, before: null, withdrawn: [] }
  const withdrawn = await withdrawInvitationsOf(db, workspaceId, member.id, above(role))
  await db.query('update members set role = $3 where workspace_id = $1 and user_id = $2', [workspaceId, member.id, role])
  await announceKey(db, workspaceId)
  return { member: { ...member, role }, before: member.role, withdrawn }
}

export async function findMember(db: Db, workspaceId: string, email: string): Promise<Member | null> {
  const { rows } = await db.query<Member>(
    `select u.id, u.email, m.workspace_id, m.role from users u join members m on m.user_id = u.id
     where m.workspace_id = $1 and u.email = $2`,
    [workspaceId, email.toLowerCase()],
  )
  return rows[0] ?? null
}

/** The role of a member who is not removed, nor given another role, before the transaction ends; null for somebody who is no member. */
export async function lockRole(client: pg.PoolClient, workspaceId: string, userId: string): Promise<Role | null> {
  const { rows } = await client.query<{ role: Role }>('select role from members where workspace_id = $1 and user_id = $2 for share', [
    workspaceId,
    userId,
  ])
  return rows[0]?.role ?? null
}

/** Roles that may do more; ROLES begins with the highest. */
export const above = (role: Role): readonly Role[] => ROLES.slice(0, ROLES.indexOf(role))
