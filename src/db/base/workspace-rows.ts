import pg from 'pg'
import { to } from 'pg-copy-streams'
import { cancelAudit } from '../audits/runs.ts'
import { failAllRewrites } from '../documents/campaign-pieces.ts'
import { EXPORTED_TABLES } from './workspace-tables.ts'
import { failAllPending } from '../documents/documents.ts'
import { momentAt, newMoment } from './moments.ts'
import { TrailChain } from '../trail/entries.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { listUnfinished } from '../audits/unfinished.ts'

export interface ColumnType {
  name: string
  /** As PostgreSQL names it: uuid, uuid[], jsonb, text … */
  type: string
}

export interface WorkspaceTable {
  name: string
  columns: ColumnType[]
}

/** What of a person goes along: no password, no second factor. */
const OF_A_PERSON = ['id', 'email', 'name']

/** The tables of a workspace: itself, its people, and everything that says workspace_id. */
export async function listWorkspaceTables(client: pg.ClientBase): Promise<WorkspaceTable[]> {
  const names = ['workspaces', 'users', 'members', ...EXPORTED_TABLES]
  const { rows } = await client.query<{ table: string; name: string; type: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type
     from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relname = any($1) order by a.attnum`,
    [names],
  )
  return names.map((name) => ({
    name,
    columns: rows
      .filter((row) => row.table === name && (name !== 'users' || OF_A_PERSON.includes(row.name)))
      .map((row) => ({ name: row.name, type: row.type })),
  }))
}

/** The keys of a workspace's models are sealed for the server they were given to. */
const INSTEAD: Record<string, string> = {
  'workspace_settings.value': `case when name in ('model', 'second_model', 'time_stamps') and jsonb_typeof(value) = 'object'
    then value || '{"sealedKey": null}'::jsonb else value end`,
}

/** Entries of a chain come in its order. */
const ORDER: Record<string, string> = { trail: 'order by audit_id, number', tombstones: 'order by number', admin_trail: 'order by number' }

/** The rows of one workspace in a table, as text. */
export function copyWorkspaceRows(
  client: pg.ClientBase,
  { name, columns }: WorkspaceTable,
  workspaceId: string,
): { chunks: AsyncIterable<Buffer>; rows(): number } {
  const id = pg.escapeLiteral(workspaceId)
  const condition =
    name === 'workspaces'
      ? `id = ${id}`
      : name === 'users'
        ? `id in (select user_id from members where workspace_id = ${id})`
        : `workspace_id = ${id}`
  const list = columns.map((column) => INSTEAD[`${name}.${column.name}`] ?? pg.escapeIdentifier(column.name)).join(', ')
  const stream = client.query(to(`copy (select ${list} from ${name} where ${condition} ${ORDER[name] ?? ''}) to stdout`))
  return { chunks: stream as AsyncIterable<Buffer>, rows: () => stream.rowCount ?? 0 }
}

/** The account of an e-mail address, made without a password where there is none. */
export async function accountFor(client: pg.ClientBase, person: { id: string; email: string; name: string }): Promise<string> {
  await client.query('insert into users (id, email, name) values ($1, $2, $3) on conflict (email) do nothing', [
    person.id,
    person.email,
    person.name,
  ])
  const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [person.email])
  return rows[0]!.id
}

export interface ChainHead {
  length: number
  previous: Buffer
  head: Buffer
}

/** Ends a chain that was hashed anew with an entry that says so, and lets the audit's row name its end. */
export async function endTrail(
  client: pg.ClientBase,
  workspaceId: string,
  auditId: string,
  { length, head }: ChainHead,
  actor: Actor,
  fields: object,
): Promise<void> {
  const chain = new TrailChain<object>(length, head)
  const { number, at, body, previous, hash } = chain.append(momentAt(newMoment()), actor, fields)
  const entry = [workspaceId, auditId, number, at, body, previous, hash]
  await client.query(
    'insert into trail (workspace_id, audit_id, number, at, entry, previous, hash) values ($1, $2, $3, $4, $5, $6, $7)',
    entry,
  )
  const end = [workspaceId, auditId, number, previous, hash]
  await client.query('update audits set trail_length = $3, trail_previous = $4, trail_head = $5 where workspace_id = $1 and id = $2', end)
}

export async function setTombstoneHead(client: pg.ClientBase, workspaceId: string, { length, head }: ChainHead): Promise<void> {
  await client.query('update tombstone_heads set length = $2, head = $3 where workspace_id = $1', [workspaceId, length, head])
}

/** Work that was under way ends: the queue that knew of it is elsewhere. Schedules wait until somebody lets them go on. */
export async function endUnderWay(
  client: pg.PoolClient,
  workspaceId: string,
): Promise<{ audits: number; documents: number; sites: number }> {
  const unfinished = await listUnfinished(client, workspaceId)
  for (const { id } of unfinished) await cancelAudit(client, workspaceId, id)
  const pending = await failAllPending(client, workspaceId, 'The document waited to be written when its workspace was exported.')
  const rewrites = await failAllRewrites(client, workspaceId, 'The document waited to be written anew when its workspace was exported.')
  const { rowCount: sites } = await client.query(
    'update sites set paused = true where workspace_id = $1 and next_run_at is not null and not paused',
    [workspaceId],
  )
  return { audits: unfinished.length, documents: pending + rewrites, sites: sites ?? 0 }
}
