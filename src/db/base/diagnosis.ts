import pg from 'pg'
import { askFitness } from './fitness.ts'
import type { Fitness } from './fitness.ts'
import { lastBackup } from './scheduled-tasks.ts'
import type { LastBackup } from './scheduled-tasks.ts'

/** What a database says of itself. */
export interface Diagnosis {
  /** Such as 18.4. */
  version: string
  encoding: string
  /** The locale that says which characters are letters. */
  characters: string
  /** Whether it folds letters beyond ASCII, as searches need it. */
  greek: boolean
  /** Seconds that its clock is ahead of this machine's. */
  clockAhead: number
  most: number
  used: number
  /** What the role may do, but for its default of only reading: the connection that asks has that. */
  fitness: Fitness
  /** The migrations it has had; null where it has none of our tables. */
  migrations: string[] | null
  /** Undefined where it has no place to note backups. */
  backup?: LastBackup | null
  milliseconds: number
}

/** Asks a database about itself on a connection of its own, and changes nothing; `within` milliseconds for each answer. */
export async function diagnose(url: string, within: number): Promise<Diagnosis> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'imprimatur doctor',
    connectionTimeoutMillis: within,
    query_timeout: within,
    options: '-c default_transaction_read_only=on',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    // The first statement on a connection also pays for its catalogue.
    await client.query('select 1')
    const began = Date.now()
    const { rows } = await client.query<Row>(
      `select current_setting('server_version_num')::int as number,
              current_setting('server_encoding') as encoding,
              (select datctype from pg_database where datname = current_database()) as characters,
              lower('ΑΣΦΆΛΕΙΑ') = 'ασφάλεια' as greek,
              extract(epoch from clock_timestamp()) as now,
              current_setting('max_connections')::int as most,
              (select count(*)::int from pg_stat_activity where datname is not null) as used,
              to_regclass('migrations') is not null as ours,
              to_regclass('scheduled_tasks') is not null as backups`,
    )
    const ended = Date.now()
    const row = rows[0]!
    const names = row.ours ? (await client.query<{ name: string }>('select name from migrations order by name')).rows : null
    return {
      version: `${Math.floor(row.number / 10_000)}.${row.number % 10_000}`,
      encoding: row.encoding,
      characters: row.characters,
      greek: row.greek,
      clockAhead: Number(row.now) - (began + ended) / 2000,
      fitness: { ...(await askFitness(client, within)), read_only: false },
      most: row.most,
      used: row.used,
      migrations: names && names.map(({ name }) => name),
      ...(row.backups && { backup: await backupOf(client) }),
      milliseconds: ended - began,
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** With times as the pool reads them, whose connections a client of its own is none of. */
async function backupOf(client: pg.Client): Promise<LastBackup | null> {
  const last = await lastBackup(client as unknown as pg.PoolClient)
  const written = (time: string | null) => time && new Date(time).toISOString()
  return last && { ...last, succeeded_at: written(last.succeeded_at), failed_at: written(last.failed_at) }
}

interface Row {
  number: number
  encoding: string
  characters: string
  greek: boolean
  now: string
  most: number
  used: number
  ours: boolean
  backups: boolean
}
