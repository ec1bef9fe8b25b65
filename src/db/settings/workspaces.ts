import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { COMMAND_LINE, lockAdminTrail, recordChange } from '../trail/admin.ts'
import type { By } from '../trail/admin.ts'
import type { LanguageKey } from '../../languages.ts'
import { newId } from '../base/ids.ts'
import { Revoked, revokedHere } from '../keys/keys.ts'
import { transaction } from '../base/pool.ts'
import type { Db } from '../base/pool.ts'
import type { Plan } from '../../contract/values.ts'

export interface Workspace {
  id: string
  name: string
  plan: Plan
  /** In which rules explain themselves to requests that name no language; null: English. */
  language: LanguageKey | null
}

export async function createWorkspace(db: Db, name: string): Promise<Workspace> {
  const { rows } = await db.query<Workspace>('insert into workspaces (id, name) values ($1, $2) returning id, name, plan, language', [
    newId(),
    name,
  ])
  return rows[0]!
}

/** Whether there is any; nobody makes one until the transaction has ended. */
export async function hasWorkspaces(client: pg.PoolClient): Promise<boolean> {
  await client.query('lock table workspaces in share row exclusive mode')
  const { rowCount } = await client.query('select 1 from workspaces limit 1')
  return rowCount === 1
}

export async function listWorkspaces(db: Db): Promise<Workspace[]> {
  const { rows } = await db.query<Workspace>('select id, name, plan, language from workspaces order by created_at, id')
  return rows
}

export async function findWorkspace(db: Db, id: string): Promise<Workspace | null> {
  const { rows } = await db.query<Workspace>('select id, name, plan, language from workspaces where id = $1', [id])
  return rows[0] ?? null
}

export async function findSecurity(db: Db, id: string): Promise<{ requires_second_factor: boolean }> {
  const { rows } = await db.query<{ requires_second_factor: boolean }>('select requires_second_factor from workspaces where id = $1', [id])
  return rows[0]!
}

export const requireSecondFactor = (db: pg.Pool, id: string, required: boolean, by: By, expected?: boolean): Promise<boolean> =>
  changed(db, id, 'security.changed', 'requires_second_factor', required, by, 'requires_second_factor', expected)

export const renameWorkspace = (db: pg.Pool, id: string, name: string, by: By, expected?: string): Promise<boolean> =>
  changed(db, id, 'workspace.renamed', 'name', name, by, null, expected)

/** Changes a column of the workspace, with its entry in the admin log; false where it is not `expected` any more. */
async function changed<T>(
  db: pg.Pool,
  id: string,
  kind: string,
  column: 'name' | 'plan' | 'networks' | 'requires_second_factor' | 'language',
  value: T,
  { actor, why = null }: By,
  subject: string | null = null,
  expected?: T,
): Promise<boolean> {
  return transaction(db, async (client) => {
    await lockAdminTrail(client, id)
    const { rows } = await client.query<{ before: T }>(`select ${column} as before from workspaces where id = $1 for no key update`, [id])
    if (!rows[0]) return false
    const { before } = rows[0]
    if (expected !== undefined && !isDeepStrictEqual(before, expected)) return false
    await client.query(`update workspaces set ${column} = $2 where id = $1`, [id, value])
    if (!isDeepStrictEqual(before, value)) await recordChange(client, id, { kind, subject, from: before, to: value, why, actor })
    // Every process keeps the plans, networks and languages of the keys it has seen.
    if (column === 'plan' || column === 'networks' || column === 'language')
      await client.query('select pg_notify($1, $2)', ['imprimatur_keys', id])
    return true
  })
}

export async function readNetworks(db: Db, id: string): Promise<string[]> {
  const { rows } = await db.query<{ networks: string[] }>('select networks from workspaces where id = $1', [id])
  return rows[0]?.networks ?? []
}

/** Changes the networks and tells every process, since each keeps those of the keys it has seen. */
export async function setNetworks(db: pg.Pool, id: string, networks: string[], by: By, expected?: string[]): Promise<boolean> {
  const isDone = await changed(db, id, 'networks.changed', 'networks', networks, by, null, expected)
  revokedHere.dispatchEvent(new Revoked(id))
  return isDone
}

/** Changes the language in which rules explain themselves, and tells every process. */
export async function setLanguage(
  db: pg.Pool,
  id: string,
  language: LanguageKey | null,
  by: By,
  expected?: LanguageKey | null,
): Promise<boolean> {
  const isDone = await changed(db, id, 'language.changed', 'language', language, by, null, expected)
  revokedHere.dispatchEvent(new Revoked(id))
  return isDone
}

/** Other locks on the workspace wait until the transaction ends; rows that only refer to it do not. */
export async function lockWorkspace(client: pg.PoolClient, id: string): Promise<void> {
  await client.query('select 1 from workspaces where id = $1 for no key update', [id])
}

/** Changes the plan, which only the command line does, and tells every process. */
export const setPlan = (db: pg.Pool, id: string, plan: Plan): Promise<boolean> =>
  changed(db, id, 'plan.changed', 'plan', plan, { actor: COMMAND_LINE })
