import { createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { after } from 'node:test'
import pg from 'pg'
import { migrate } from '../../src/db/base/migrate.ts'
import { clusterDatabase } from './cluster-database.ts'
import './record-statements.ts'
import { throwawayServer, type TestServer } from './server.ts'

export { plainServer } from './server.ts'

/** The coordinator of a Citus cluster, where the tests run on one. */
const CLUSTER = process.env['TEST_CLUSTER_URL']

/** Rows as long as a statement waits for a lock that another holds; on a cluster on a worker, which the coordinator is asked for. */
export const LOCK_WAITS = CLUSTER
  ? 'select 1 from citus_lock_waits'
  : `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

let ownServer: Promise<TestServer> | undefined

// A test file that runs without the runner brings a server of its own, and takes it away.
after(async () => {
  await (await ownServer)?.stop()
})

async function sharedServerUrl(): Promise<string> {
  const shared = process.env['TEST_DATABASE_URL']
  if (shared) return shared
  ownServer ??= throwawayServer()
  return (await ownServer).url
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A new database with every migration applied: a copy of one that was migrated once. On another server if its URL is given. */
export async function freshDatabase(serverUrl?: string): Promise<TestDatabase> {
  if (CLUSTER && !serverUrl) return clusterDatabase(CLUSTER, migrationsHash())
  const server = serverUrl ?? (await sharedServerUrl())
  return createDatabase(server, `TEMPLATE ${await migratedTemplate(server)}`)
}

/** A new database with nothing in it. */
export async function emptyDatabase(serverUrl?: string): Promise<TestDatabase> {
  if (CLUSTER && !serverUrl) return clusterDatabase(CLUSTER, '', true)
  return createDatabase(serverUrl ?? (await sharedServerUrl()), '')
}

async function createDatabase(server: string, like: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} ${like} STRATEGY file_copy`))
  return {
    url: withDatabase(server, name),
    drop: () => onServer(server, async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  }
}

const templates = new Map<string, Promise<string>>()

function migratedTemplate(server: string): Promise<string> {
  let made = templates.get(server)
  if (!made) templates.set(server, (made = makeTemplate(server)))
  return made
}

async function makeTemplate(server: string): Promise<string> {
  const name = `template_${migrationsHash()}`
  await onServer(server, async (client) => {
    // Test files run beside each other: one migrates, the others wait.
    await client.query('SELECT pg_advisory_lock(4711)')
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}_unfinished`
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${unfinished} STRATEGY file_copy`)
    await migrate(withDatabase(server, unfinished))
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`)
  })
  return name
}

function migrationsHash(): string {
  const folder = new URL('../../migrations/', import.meta.url)
  const hash = createHash('sha256')
  for (const file of globSync('**/*.sql', { cwd: folder }).toSorted()) hash.update(file).update(readFileSync(new URL(file, folder)))
  return hash.digest('hex').slice(0, 12)
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
