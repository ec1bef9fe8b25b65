import type pg from 'pg'
import { newId } from './ids.ts'
import { Revoked, revokedHere } from './keys.ts'
import type { Db } from './pool.ts'

export const PLANS = ['free', 'team', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]
export const ROLES = ['owner', 'editor', 'reviewer', 'viewer'] as const
/** Who may answer whether somebody else's dismissal is made. */
export const APPROVERS = ['owner', 'editor'] as const satisfies readonly Role[]
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

export async function findSecurity(db: Db, id: string): Promise<{ requires_second_factor: boolean }> {
  const { rows } = await db.query<{ requires_second_factor: boolean }>('select requires_second_factor from workspaces where id = $1', [id])
  return rows[0]!
}

export async function requireSecondFactor(db: Db, id: string, required: boolean): Promise<void> {
  await db.query('update workspaces set requires_second_factor = $2 where id = $1', [id, required])
}

export async function readNetworks(db: Db, id: string): Promise<string[]> {
  const { rows } = await db.query<{ networks: string[] }>('select networks from workspaces where id = $1', [id])
  return rows[0]?.networks ?? []
}

/** Changes the networks and tells every process, since each keeps those of the keys it has seen. */
export async function setNetworks(db: Db, id: string, networks: string[]): Promise<void> {
  await db.query('update workspaces set networks = $2 where id = $1', [id, networks])
  revokedHere.dispatchEvent(new Revoked(id))
  await db.query('select pg_notify($1, $2)', ['imprimatur_keys', id])
}

/** Others who lock the workspace wait until the transaction ends; whoever only belongs to it does not. */
export async function lockWorkspace(client: pg.PoolClient, id: string): Promise<void> {
  await client.query('select 1 from workspaces where id = $1 for no key update', [id])
}

/** Changes the plan and tells every process, since each keeps the plans of the keys it has seen. */
export async function setPlan(db: Db, id: string, plan: Plan): Promise<boolean> {
  const { rowCount } = await db.query('update workspaces set plan = $2 where id = $1', [id, plan])
  await db.query('select pg_notify($1, $2)', ['imprimatur_keys', id])
  return rowCount === 1
}
