import type pg from 'pg'
import { TENANT_TABLES } from '../workspace-tables.ts'

/** Where the distributed copies of the tables stand until they take their places, with what is known of the way there. */
export const MOVING = 'imprimatur_moving'

/** The tables' rows are known by these columns; all begin with workspace_id. */
export interface MovedTable {
  name: string
  /** The other columns of its primary key, with their types. */
  key: { name: string; type: string }[]
}

export async function listMoved(client: pg.ClientBase): Promise<MovedTable[]> {
  const { rows } = await client.query<MovedTable>(
    `select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by u.turn)
       filter (where a.attname <> 'workspace_id') as key
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     join unnest(k.conkey) with ordinality u (number, turn) on true join pg_attribute a on a.attrelid = c.oid and a.attnum = u.number
     where k.contype = 'p' and c.relnamespace = 'public'::regnamespace and c.relname = any($1) group by c.relname`,
    [TENANT_TABLES],
  )
  const found = new Map(rows.map((row) => [row.name, row]))
  return TENANT_TABLES.flatMap((name) => (found.has(name) ? [{ name, key: found.get(name)!.key ?? [] }] : []))
}

/** The schema the copies were made for: one that was migrated meanwhile needs others. */
async function lastMigration(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select max(name) as name from migrations')
  return rows[0]!.name
}

/** Whether copies that were begun are of the tables as they are now. */
export async function isCurrent(client: pg.ClientBase): Promise<boolean> {
  const { rows: begun } = await client.query<{ name: string | null }>(`select to_regclass('${MOVING}.begun') as name`)
  if (begun[0]!.name === null) return false
  const { rows } = await client.query<{ migration: string }>(`select migration from ${MOVING}.begun`)
  return rows[0]?.migration === (await lastMigration(client))
}

/** Begins anew: whatever is there of an earlier time goes, its triggers with its functions. */
export async function begin(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema if exists ${MOVING} cascade`)
  await client.query(`create schema ${MOVING}`)
  await client.query(`create table ${MOVING}.copied (name text primary key)`)
  await client.query(
    `create table ${MOVING}.changes (id bigint generated always as identity primary key, name text not null, workspace_id uuid not null,
       key jsonb not null)`,
  )
  await client.query(`create table ${MOVING}.begun as select $1::text as migration`, [await lastMigration(client)])
}

/** Makes the distributed copy of a table, with its primary key and nothing else that makes loading slow. */
export async function makeCopy(client: pg.ClientBase, name: string, first: string): Promise<void> {
  const { rows } = await client.query<{ isMade: boolean; isSpread: boolean }>(
    `select to_regclass($1) is not null as "isMade",
       exists (select 1 from pg_dist_partition where logicalrelid = to_regclass($1)) as "isSpread"`,
    [`${MOVING}.${name}`],
  )
  const { isMade, isSpread } = rows[0]!
  if (!isMade) await client.query((await likeTable(client, name)).join(';\n'))
  if (isSpread) return
  const colocated = name === first ? 'default' : `${MOVING}.${first}`
  await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [`${MOVING}.${name}`, 'workspace_id', colocated])
}

/** The commands that make an empty copy on this machine: columns, checks and keys, how it is stored, and who may use it. */
async function likeTable(client: pg.ClientBase, name: string): Promise<string[]> {
  const table = [`public.${name}`]
  const { rows: keys } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype in ('p', 'u') and conrelid = $1::regclass order by contype`,
    table,
  )
  const { rows: stored } = await client.query<{ options: string | null; owner: string }>(
    `select array_to_string(reloptions, ', ') as options, quote_ident(pg_get_userbyid(relowner)) as owner from pg_class
     where oid = $1::regclass`,
    table,
  )
  const { rows: grants } = await client.query<{ privilege: string; role: string; grants: boolean }>(
    `select a.privilege_type as privilege, a.is_grantable as grants,
       case when a.grantee = 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end as role
     from pg_class c, aclexplode(c.relacl) a where c.oid = $1::regclass and a.grantee <> c.relowner`,
    table,
  )
  const { options, owner } = stored[0]!
  const copy = `${MOVING}.${name}`
  return [
    `create table ${copy} (like public.${name} including defaults including constraints including storage)`,
    ...keys.map((key) => `alter table ${copy} add constraint ${key.name} ${key.definition}`),
    ...(options ? [`alter table ${copy} set (${options})`] : []),
    ...grants.map((grant) => `grant ${grant.privilege} on ${copy} to ${grant.role}${grant.grants ? ' with grant option' : ''}`),
    `alter table ${copy} owner to ${owner}`,
  ]
}

/** Fills the copy of a table; killed before its end, it is as empty as before. */
export async function fillCopy(client: pg.ClientBase, name: string): Promise<number | null> {
  const { rowCount } = await client.query(`select 1 from ${MOVING}.copied where name = $1`, [name])
  if (rowCount) return null
  await client.query('begin')
  const filled = await client.query(`insert into ${MOVING}.${name} select * from public.${name}`)
  await client.query(`insert into ${MOVING}.copied (name) values ($1)`, [name])
  await client.query('commit')
  return filled.rowCount
}

/** Lets a table be copied anew by the next run. */
export async function forgetCopy(client: pg.ClientBase, name: string): Promise<void> {
  await client.query('begin')
  await client.query(`delete from ${MOVING}.copied where name = $1`, [name])
  await client.query(`truncate ${MOVING}.${name}`)
  await client.query('commit')
}

/** The indexes that no key has made, by the names they have. */
export async function indexCopy(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query<{ make: string }>(
    `select pg_get_indexdef(x.indexrelid) as make from pg_index x where x.indrelid = $1::regclass
       and not exists (select 1 from pg_constraint k where k.conindid = x.indexrelid)`,
    [`public.${name}`],
  )
  for (const { make } of rows)
    await client.query(make.replace(/INDEX (\S+) ON public\./, (_, index) => `INDEX IF NOT EXISTS ${index} ON ${MOVING}.`))
  await client.query(`analyze ${MOVING}.${name}`)
}
