import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import pg from 'pg'
import { removeCluster, startEmbedded, type EmbeddedOptions } from '../../src/db/embedded.ts'

/** A server for the time of a test: on a disk nobody counts on, so it need not wait for it. */
export interface TestServer {
  /** As superuser. */
  url: string
  stop(): Promise<void>
}

const carelessSettings = { fsync: 'off', full_page_writes: 'off', max_connections: '200', max_wal_size: '4GB' }

/** A cluster of its own that is gone after `stop`. */
export async function throwawayServer(options: EmbeddedOptions = {}): Promise<TestServer> {
  // Not mkdtemp: what it makes is closed to the user PostgreSQL runs as when root tests.
  const folder = join(tmpdir(), `imprimatur-test-${randomBytes(6).toString('hex')}`)
  const server = await startEmbedded(folder, { ...options, settings: { ...carelessSettings, ...options.settings } })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      removeCluster(folder)
    },
  }
}

/**
 * The second kind of database the product runs on: a PostgreSQL that listens on TCP and asks for a password. Debian's own
 * where it is installed, else the embedded programs.
 */
export async function plainServer(): Promise<TestServer> {
  const binaries = debianBinaries()
  return throwawayServer({ transport: 'tcp', ...(binaries && { binaries }) })
}

function debianBinaries(): string | undefined {
  const home = '/usr/lib/postgresql'
  if (!existsSync(home)) return undefined
  const versions = readdirSync(home).map(Number).filter((version) => version >= 15 && existsSync(join(home, `${version}`, 'bin', 'initdb')))
  return versions.length ? join(home, String(Math.min(...versions)), 'bin') : undefined
}

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

/** A new database with every migration applied: a copy of one that was migrated once. */
export async function freshDatabase(serverUrl?: string): Promise<TestDatabase> {
  const server = serverUrl ?? (await sharedServerUrl())
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = await migratedTemplate(server)
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`))
  return {
    url: withDatabase(server, name),
    drop: () => onServer(server, async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  }
}

/** A new database with nothing in it. */
export async function emptyDatabase(serverUrl?: string): Promise<TestDatabase> {
  const server = serverUrl ?? (await sharedServerUrl())
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} STRATEGY file_copy`))
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
    const migrations = new URL('../../src/db/migrate.ts', import.meta.url)
    if (existsSync(migrations)) {
      const { migrate } = (await import(migrations.href)) as { migrate(url: string): Promise<unknown> }
      await migrate(withDatabase(server, unfinished))
    }
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`)
  })
  return name
}

function migrationsHash(): string {
  const folder = new URL('../../migrations/', import.meta.url)
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).toSorted()) hash.update(file).update(readFileSync(new URL(file, folder)))
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
