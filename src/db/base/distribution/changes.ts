import type pg from 'pg'
import { MOVING } from './copies.ts'
import type { MovedTable } from './copies.ts'

/*
 * What changes while the tables are copied: a trigger on each notes the row's key in the transaction that changes it, and the row is copied
 * again as it is by then. A row that was noted twice, or copied since, is only copied once more.
 */

/** How long others wait behind a lock that is not had yet, in milliseconds; then it is tried again later. */
export const LOCK_PATIENCE = 3000

export async function noteChanges(client: pg.ClientBase, { name, key }: MovedTable): Promise<void> {
  const { rowCount } = await client.query(`select 1 from pg_trigger where tgrelid = $1::regclass and tgname = 'imprimatur_moving'`, [
    `public.${name}`,
  ])
  if (rowCount) return
  const keyOf = (row: string) => `jsonb_build_object(${key.map((column) => `'${column.name}', ${row}.${column.name}`).join(', ')})`
  const note = (row: string) =>
    `insert into ${MOVING}.changes (name, workspace_id, key) values ('${name}', ${row}.workspace_id, ${keyOf(row)});`
  await client.query('begin')
  await client.query(`set local lock_timeout = ${LOCK_PATIENCE}`)
  // Of this machine alone: the copies have no triggers. The server may be another role than whoever moves its tables.
  await client.query('set local citus.enable_ddl_propagation = off')
  await client.query(
    `create or replace function ${MOVING}.note_${name}() returns trigger language plpgsql security definer set search_path = '' as $$ begin
       if tg_op <> 'INSERT' then ${note('old')} end if;
       if tg_op = 'INSERT' or (tg_op = 'UPDATE' and ${keyOf('old')} <> ${keyOf('new')}) then ${note('new')} end if;
       return null; end $$`,
  )
  await client.query(
    `create trigger imprimatur_moving after insert or update or delete on public.${name}
     for each row execute function ${MOVING}.note_${name}()`,
  )
  await client.query('commit')
}

/** Copies what was noted of a table again, within the caller's transaction; answers the workspaces it touched, with how many rows. */
export async function copyChanged(client: pg.ClientBase, { name, key }: MovedTable): Promise<Map<string, number>> {
  const { rows } = await client.query<{ workspace: string; keys: string; rows: number }>(
    `with noted as (delete from ${MOVING}.changes where name = $1 returning workspace_id, key)
     select workspace_id as workspace, json_agg(key)::text as keys, count(*)::int as rows
     from (select distinct workspace_id, key from noted) as each group by 1`,
    [name],
  )
  const columns = key.map((column) => `${column.name} ${column.type}`).join(', ')
  const isOne = ['', ...key.map((column) => `and t.${column.name} = k.${column.name}`)].join(' ')
  const keys = key.length > 0 ? `jsonb_to_recordset($2::jsonb) as k (${columns})` : '(select $2::jsonb limit 1) as k'
  // All of them go before the first comes: two rows may have exchanged what only one of them can have.
  for (const { workspace, keys: noted } of rows)
    await client.query(`delete from ${MOVING}.${name} t using ${keys} where t.workspace_id = $1 ${isOne}`, [workspace, noted])
  for (const { workspace, keys: noted } of rows)
    await client.query(`insert into ${MOVING}.${name} select t.* from public.${name} t, ${keys} where t.workspace_id = $1 ${isOne}`, [
      workspace,
      noted,
    ])
  return new Map(rows.map(({ workspace, rows: count }) => [workspace, count]))
}
