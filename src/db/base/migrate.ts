import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { PlainError } from '../../errors.ts'
import { MIGRATIONS_FOLDER } from '../../places.ts'
import { isSpread, spreadAdded } from './distribution/spread.ts'
import { refuseUnfit } from './fitness.ts'

/** One number of our own for the advisory lock: migrators queue here, so that two never run at once. */
const LOCK = 727_105_001

/** What is asked before a migration answers at once, or the path to the database is gone; the migrations take what they take. */
const ANSWER_WITHIN = 10_000

interface Migration {
  name: string
  /** Null where it was applied before checksums were kept. */
  sha256: string | null
}

/** Line ends are no change: Git may have written others. */
const checksum = (sql: string): string => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

const sqlOf = (name: string): Promise<string> => readFile(path.join(MIGRATIONS_FOLDER, name), 'utf8')

/** The migrations of this version, in their order. */
export async function listMigrations(): Promise<{ name: string; sha256: string }[]> {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => /^\d{3}-.*\.sql$/.test(name)).sort()
  return Promise.all(names.map(async (name) => ({ name, sha256: checksum(await sqlOf(name)) })))
}

/**
 * Brings the database to the newest schema, one file a step, forward only. A file whose first line is
 * `-- outside a transaction` is run statement by statement (indexes built without locking a running service).
 * `only`: those migrations and no others, for data of an earlier version that are about to be put in.
 */
export async function migrate(url: string, log: (line: string) => void = () => undefined, only?: ReadonlySet<string>): Promise<string[]> {
  return migrating(url, async (client) => {
    const applied = await appliedMigrations(client)
    const files = await listMigrations()
    refuseForeign(applied, files)
    const known = new Set(applied.map(({ name }) => name))
    const todo = files.filter(({ name }) => !known.has(name) && (only === undefined || only.has(name)))
    await refuseUnfit(client, todo.length > 0, ANSWER_WITHIN)
    await keepChecksums(client, applied, files)
    const distributed = todo.length > 0 && (await isSpread(client))
    for (const { name, sha256 } of todo) {
      log(`migrating: ${name}`)
      await apply(client, name, sha256, distributed)
    }
    if (todo.length > 0) await spreadAdded(client, log)
    return todo.map(({ name }) => name)
  })
}

/** Migrations of this version that a database does not have yet; refused as `migrate` refuses it. */
export async function missingMigrations(url: string): Promise<string[]> {
  const client = connectionTo(url)
  await client.connect()
  try {
    const [applied, files] = [await appliedMigrations(client), await listMigrations()]
    refuseForeign(applied, files)
    const known = new Set(applied.map(({ name }) => name))
    return files.flatMap(({ name }) => (known.has(name) ? [] : [name]))
  } finally {
    await client.end()
  }
}

/** Does something while no migration runs and none can begin. */
export async function migrating<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = connectionTo(url)
  await client.connect()
  try {
    await lock(client)
    return await work(client)
  } finally {
    await client.end()
  }
}

function connectionTo(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'imprimatur migrate',
    connectionTimeoutMillis: ANSWER_WITHIN,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  return client
}

const quick = (text: string): pg.QueryConfig => ({ text, query_timeout: ANSWER_WITHIN }) as pg.QueryConfig

/** The migrations a database has; none where it has no table of them yet. */
export async function appliedMigrations(client: pg.ClientBase): Promise<Migration[]> {
  const { rows: columns } = await client.query<{ name: string }>(
    quick(`select attname as name from pg_attribute where attrelid = to_regclass('public.migrations') and attnum > 0 and not attisdropped`),
  )
  if (columns.length === 0) return []
  const sum = columns.some(({ name }) => name === 'sha256') ? 'sha256' : 'null::text as sha256'
  const { rows } = await client.query<Migration>(quick(`select name, ${sum} from migrations order by name`))
  return rows
}

/** Refuses what this version does not know, and what it knows otherwise. */
export function refuseForeign(applied: readonly Migration[], files: readonly Migration[]): void {
  const known = new Map(files.map(({ name, sha256 }) => [name, sha256]))
  const unknown = applied.find(({ name }) => !known.has(name))
  if (unknown)
    throw new PlainError(`The database was migrated by a newer version of Imprimatur (it has ${unknown.name}); start that version instead.`)
  const changed = applied.find(({ name, sha256 }) => sha256 !== null && sha256 !== known.get(name))
  if (changed)
    throw new PlainError(
      `migrations/${changed.name} is not the file that was applied to this database; install the release again, whose files never change.`,
    )
}

/** Migrations of the time before checksums are taken for what they are now. */
async function keepChecksums(client: pg.ClientBase, applied: readonly Migration[], files: readonly Migration[]): Promise<void> {
  if (applied.length === 0) {
    await client.query(
      quick('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now(), sha256 text)'),
    )
  }
  const without = applied.filter(({ sha256 }) => sha256 === null).map(({ name }) => name)
  if (applied.length > 0 && without.length === 0) return
  await client.query(quick('alter table migrations add column if not exists sha256 text'))
  for (const { name, sha256 } of files.filter(({ name }) => without.includes(name)))
    await client.query({ ...quick('update migrations set sha256 = $2 where name = $1'), values: [name, sha256] })
}

/** Asks again and again instead of waiting in the database: an answer that is lost on the way is noticed. */
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>({ ...quick('select pg_try_advisory_lock($1) as held'), values: [LOCK] })
    if (rows[0]!.held) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A database that is spread over nodes takes some changes only in other words: those stand in a file of the same name. */
async function apply(client: pg.Client, name: string, sha256: string, distributed: boolean): Promise<void> {
  const otherwise = path.join('distributed', name)
  const sql = await sqlOf(distributed && existsSync(path.join(MIGRATIONS_FOLDER, otherwise)) ? otherwise : name)
  const done = () => client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
  if (sql.startsWith('-- outside a transaction')) {
    for (const statement of statementsOf(sql)) await client.query(statement)
    await done()
    return
  }
  await client.query('begin')
  try {
    // Nodes take one change of a table at a time.
    for (const statement of distributed ? statementsOf(sql) : [sql]) await client.query(statement)
    await done()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const statementsOf = (sql: string) => sql.split(/;\s*$/m).filter((part) => part.replace(/^\s*--.*$/gm, '').trim())
