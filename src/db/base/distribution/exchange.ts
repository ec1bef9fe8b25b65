import type pg from 'pg'
import { copyChanged, LOCK_PATIENCE } from './changes.ts'
import { agreeOnTexts, differing } from './compare.ts'
import { isCurrent, MOVING } from './copies.ts'
import type { MovedTable } from './copies.ts'

/** By table the workspaces whose rows have to be compared once more. */
export type Unsettled = Map<string, Set<string>>

/** Copies again what has changed, and compares what was unsettled or has changed since; answers how many rows had. */
export async function followChanges(client: pg.ClientBase, tables: readonly MovedTable[], unsettled: Unsettled): Promise<number> {
  let rows = 0
  for (const table of tables) {
    const changed = await inTransaction(client, () => copyChanged(client, table))
    for (const [workspace, count] of changed) {
      unsettled.set(table.name, (unsettled.get(table.name) ?? new Set()).add(workspace))
      rows += count
    }
  }
  for (const [name, workspaces] of unsettled) {
    const left = await inTransaction(client, async () => {
      await agreeOnTexts(client)
      return differing(client, name, [...workspaces])
    })
    if (left.size > 0) unsettled.set(name, left)
    else unsettled.delete(name)
  }
  return rows
}

export class Differs extends Error {
  readonly table: string
  readonly workspaces: string[]
  constructor(table: string, workspaces: string[]) {
    super(`${table} differs`)
    this.table = table
    this.workspaces = workspaces
  }
}

/**
 * Puts the copies in the place of the tables, at once: while nobody reads or writes them the last changes are copied and compared. Answers
 * for how many milliseconds everybody waited; null: another holds a table, and nobody is kept waiting longer.
 */
export async function exchange(client: pg.ClientBase, tables: readonly MovedTable[], unsettled: Unsettled): Promise<number | null> {
  const names = tables.map(({ name }) => `public.${name}`).join(', ')
  const { rows: foreign } = await client.query<{ name: string; key: string; definition: string }>(
    `select c.relname as name, k.conname as key, pg_get_constraintdef(k.oid) as definition from pg_constraint k
     join pg_class c on c.oid = k.conrelid where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
    [tables.map(({ name }) => name)],
  )
  try {
    await client.query('begin')
    await agreeOnTexts(client)
    // One connection to each machine, so that tables can change after rows have in one transaction.
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`)
    await client.query(`set local lock_timeout = ${LOCK_PATIENCE}`)
    const began = performance.now()
    await client.query(`lock table ${names} in access exclusive mode`)
    await client.query('set local lock_timeout = 0')
    if (!(await isCurrent(client))) throw new Error('The schema was migrated meanwhile')
    for (const table of tables) {
      const touched = new Set([...(await copyChanged(client, table)).keys(), ...(unsettled.get(table.name) ?? [])])
      const wrong = await differing(client, table.name, [...touched])
      if (wrong.size > 0) throw new Differs(table.name, [...wrong])
    }
    await client.query(`drop table ${names}`)
    for (const { name } of tables) await client.query(`alter table ${MOVING}.${name} set schema public`)
    // Every row was one of a table that had the key; that is looked at once nobody waits.
    for (const { name, key, definition } of foreign)
      await client.query(`alter table public.${name} add constraint ${key} ${definition} not valid`)
    await client.query('commit')
    return Math.round(performance.now() - began)
  } catch (error) {
    await client.query('rollback')
    if (['55P03', '40P01'].includes((error as { code?: string }).code ?? '')) return null
    throw error
  }
}

/** Holds every row against the foreign keys that were made without looking; what the move needed goes. */
export async function settle(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; key: string }>(
    `select c.relname as name, k.conname as key from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and not k.convalidated and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name, key } of rows) await client.query(`alter table public.${name} validate constraint ${key}`)
  await client.query(`drop schema if exists ${MOVING} cascade`)
}

export async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
