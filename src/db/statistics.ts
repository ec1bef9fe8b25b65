import type { Db } from './pool.ts'

/** Rows that make a table worth a look at. */
const ENOUGH = 100

/**
 * Lets PostgreSQL look at tables it knows nothing of. In a new database it takes any index that begins with the workspace for as good
 * as the key, and connections keep to that while the table grows, so that finding one row takes as long as there are rows; its own
 * look comes a minute or more later.
 */
export async function gatherStatistics(db: Db, tables: readonly string[]): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    'select relname as name from pg_class where oid = any($1::text[]::regclass[]) and reltuples < $2',
    [tables, ENOUGH],
  )
  if (rows.length > 0) await db.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}

/** The same for tables that have grown much since it looked. */
export async function refreshStatistics(db: Db, tables: readonly string[]): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_stat_user_tables s on s.relid = c.oid
     where c.oid = any($1::text[]::regclass[]) and (c.reltuples < $2 or s.n_mod_since_analyze > c.reltuples / 10)`,
    [tables, ENOUGH],
  )
  if (rows.length > 0) await db.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}
