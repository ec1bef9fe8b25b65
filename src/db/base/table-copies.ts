import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'

interface CopiedTable {
  name: string
  columns: string[]
}

/** Tables that say something about this database rather than hold anything of its users. */
const OF_THE_DATABASE = ['migrations', 'scheduled_tasks']

/** The text of values depends on these; here they are alike on every server. What takes long may take long. */
const SESSION = {
  client_encoding: 'UTF8',
  datestyle: 'ISO',
  timezone: 'UTC',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

export async function agreeOnText(client: pg.ClientBase): Promise<void> {
  for (const [name, value] of Object.entries(SESSION)) await client.query(`set ${name} = ${value}`)
}

/** Reads of one moment on a connection of its own, however long they take. */
export async function longSnapshot<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'imprimatur backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // The statement under way fails as well, and that is what the caller sees.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await agreeOnText(client)
    await client.query('begin isolation level repeatable read read only')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Every table that holds something, with the columns that are not computed from others. */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1)
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname collate "C"`,
    [OF_THE_DATABASE],
  )
  return rows
}

export async function serverVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  return rows[0]!.version
}

const quoted = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name)).join(', ')

/** The rows of a table as text, and how many they were once all have been read. */
export function copyOut(client: pg.ClientBase, { name, columns }: CopiedTable): { chunks: AsyncIterable<Buffer>; rows(): number } {
  const stream = client.query(to(`copy (select ${quoted(columns)} from ${pg.escapeIdentifier(name)}) to stdout`))
  return { chunks: stream as AsyncIterable<Buffer>, rows: () => stream.rowCount ?? 0 }
}

/** Puts rows into a table; answers how many. */
export async function copyIn(client: pg.ClientBase, { name, columns }: CopiedTable, chunks: AsyncIterable<Buffer>): Promise<number> {
  const stream = client.query(from(`copy ${pg.escapeIdentifier(name)} (${quoted(columns)}) from stdin`))
  await pipeline(Readable.from(chunks, { objectMode: false }), stream)
  return stream.rowCount ?? 0
}

/** The first of some tables that has a row. */
export async function firstFilled(client: pg.ClientBase, tables: readonly CopiedTable[]): Promise<string | null> {
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select 1 from ${pg.escapeIdentifier(name)} limit 1`)
    if (rowCount) return name
  }
  return null
}
