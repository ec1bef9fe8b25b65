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

/** The columns by which rows of an audit are found and joined: looking at the texts beside them takes many times as long. */
const KEYS: Record<string, string> = {
  assets: 'workspace_id, id, audit_id, position, url, state, site_id, address_key, earlier_id, text_hash, same_as',
  violations: 'workspace_id, id, audit_id, asset_id, rule_version_id, rule_id, group_id, place, sentence_key, context_key',
  reviews: 'workspace_id, violation_id, audit_id, group_id, place, state, rule',
}

/** The same for tables that have grown much since it looked. */
export async function refreshStatistics(db: Db, tables: readonly string[]): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_stat_user_tables s on s.relid = c.oid
     where c.oid = any($1::text[]::regclass[]) and (c.reltuples < $2 or s.n_mod_since_analyze > c.reltuples / 10)`,
    [tables, ENOUGH],
  )
  if (rows.length > 0) await db.query(`analyze ${rows.map(({ name }) => (KEYS[name] ? `${name} (${KEYS[name]})` : name)).join(', ')}`)
}
