import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { PlainError } from '../errors.ts'
import { MIGRATIONS_FOLDER } from '../places.ts'

/** One number of our own for the advisory lock: migrators queue here, so that two never run at once. */
const LOCK = 727_105_001

/** What is asked before a migration answers at once, or the path to the database is gone; the migrations take what they take. */
const ANSWER_WITHIN = 10_000

/**
 * Brings the database to the newest schema, one file a step, forward only. A file whose first line is
 * `-- outside a transaction` is run statement by statement (indexes built without locking a running service).
 */
export async function migrate(url: string, log: (line: string) => void = () => undefined): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'imprimatur migrate',
    connectionTimeoutMillis: ANSWER_WITHIN,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await lock(client)
    const table = 'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())'
    await client.query({ text: table, query_timeout: ANSWER_WITHIN } as pg.QueryConfig)
    const { rows } = await client.query<{ name: string }>({
      text: 'select name from migrations',
      query_timeout: ANSWER_WITHIN,
    } as pg.QueryConfig)
    const applied = new Set(rows.map((row) => row.name))
    const files = (await readdir(MIGRATIONS_FOLDER)).filter((name) => /^\d{3}-.*\.sql$/.test(name)).sort()
    const unknown = [...applied].find((name) => !files.includes(name))
    if (unknown)
      throw new PlainError(`The database was migrated by a newer version of Imprimatur (it has ${unknown}); start that version instead.`)
    const todo = files.filter((name) => !applied.has(name))
    for (const name of todo) {
      log(`migrating: ${name}`)
      await apply(client, name, await readFile(path.join(MIGRATIONS_FOLDER, name), 'utf8'))
    }
    return todo
  } finally {
    await client.end()
  }
}

/** Asks again and again instead of waiting in the database: an answer that is lost on the way is noticed. */
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>({
      text: 'select pg_try_advisory_lock($1) as held',
      values: [LOCK],
      query_timeout: ANSWER_WITHIN,
    } as pg.QueryConfig)
    if (rows[0]!.held) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function apply(client: pg.Client, name: string, sql: string): Promise<void> {
  if (sql.startsWith('-- outside a transaction')) {
    for (const statement of sql.split(/;\s*$/m).filter((part) => part.replace(/^\s*--.*$/gm, '').trim())) await client.query(statement)
    await client.query('insert into migrations (name) values ($1)', [name])
    return
  }
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
