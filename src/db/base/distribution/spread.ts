import type pg from 'pg'
import { TENANT_TABLES } from '../workspace-tables.ts'

/** Of the tables of workspaces that there are, those that are spread and those that are not. */
export async function spreadTables(client: pg.ClientBase): Promise<{ spread: string[]; local: string[] }> {
  const { rows } = await client.query<{ name: string; isSpread: boolean }>(
    `select c.relname as name, p.logicalrelid is not null as "isSpread" from pg_class c
     left join pg_dist_partition p on p.logicalrelid = c.oid where c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
    [TENANT_TABLES],
  )
  const found = new Map(rows.map(({ name, isSpread }) => [name, isSpread]))
  const tables = (isSpread: boolean) => TENANT_TABLES.filter((name) => found.get(name) === isSpread)
  return { spread: tables(true), local: tables(false) }
}

/** One after the other, for tables that nobody uses yet. */
export async function spreadEach(client: pg.ClientBase, tables: readonly string[], log: (line: string) => void): Promise<void> {
  for (const table of tables) {
    log(`distributing: ${table}`)
    const colocated = table === TENANT_TABLES[0] ? 'default' : TENANT_TABLES[0]
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [table, 'workspace_id', colocated])
  }
}

/** What a newer version has added to a database that is spread lies where the rest of a workspace lies. */
export async function spreadAdded(client: pg.ClientBase, log: (line: string) => void): Promise<void> {
  if (await isSpread(client)) await spreadEach(client, (await spreadTables(client)).local, log)
}

/** Whether tables of workspaces lie on several nodes. */
export async function isSpread(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from pg_extension where extname = 'citus'`)
  return rowCount === 1 && (await spreadTables(client)).spread.length > 0
}
