import type pg from 'pg'
import { newId } from './ids.ts'
import type { Db } from './pool.ts'

export const PLANS = ['free', 'team', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]
export const ROLES = ['owner', 'editor', 'reviewer', 'viewer'] as const
export type Role = (typeof ROLES)[number]

export interface Workspace {
  id: string
  name: string
  plan: Plan
}

export async function createWorkspace(db: Db, name: string): Promise<Workspace> {
  const { rows } = await db.query<Workspace>('insert into workspaces (id, name) values ($1, $2) returning id, name, plan', [newId(), name])
  return rows[0]!
}

/** Whether there is any; nobody makes one until the transaction has ended. */
export async function hasWorkspaces(client: pg.PoolClient): Promise<boolean> {
  await client.query('lock table workspaces in share row exclusive mode')
  const { rowCount } = await client.query('select 1 from workspaces limit 1')
  return rowCount === 1
}

export async function listWorkspaces(db: Db): Promise<Workspace[]> {
  const { rows } = await db.query<Workspace>('select id, name, plan from workspaces order by created_at, id')
  return rows
}

export async function findWorkspace(db: Db, id: string): Promise<Workspace | null> {
  const { rows } = await db.query<Workspace>('select id, name, plan from workspaces where id = $1', [id])
  return rows[0] ?? null
}

/** Changes the plan and tells every process, since each keeps the plans of the keys it has seen. */
export async function setPlan(db: Db, id: string, plan: Plan): Promise<boolean> {
  const { rowCount } = await db.query('update workspaces set plan = $2 where id = $1', [id, plan])
  await db.query('select pg_notify($1, $2)', ['imprimatur_keys', id])
  return rowCount === 1
}

export interface Member {
  id: string
  email: string
  workspace_id: string
  role: Role
}

/** Adds a person to a workspace, making the person where the address is new. */
export async function addMember(db: Db, workspaceId: string, email: string, role: Role): Promise<Member> {
  const address = email.toLowerCase()
  const { rows } = await db.query<{ id: string }>(
    `insert into users (id, email, name) values ($1, $2, $3) on conflict (email) do update set email = excluded.email returning id`,
    [newId(), address, address.split('@')[0]],
  )
  const id = rows[0]!.id
  await db.query(
    `insert into members (workspace_id, user_id, role) values ($1, $2, $3)
     on conflict (workspace_id, user_id) do update set role = excluded.role`,
    [workspaceId, id, role],
  )
  return { id, email: address, workspace_id: workspaceId, role }
}

export async function findMember(db: Db, workspaceId: string, email: string): Promise<Member | null> {
  const { rows } = await db.query<Member>(
    `select u.id, u.email, m.workspace_id, m.role from users u join members m on m.user_id = u.id
     where m.workspace_id = $1 and u.email = $2`,
    [workspaceId, email.toLowerCase()],
  )
  return rows[0] ?? null
}
