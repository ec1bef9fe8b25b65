import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded, type EmbeddedOptions } from '../../src/db/base/embedded.ts'
import { removeCluster } from './remove-cluster.ts'
import { scratchFolder } from './scratch.ts'

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
  const folder = join(scratchFolder(), `imprimatur-test-${randomBytes(6).toString('hex')}`)
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
  const binaries = oldestBinaries()
  return throwawayServer({ transport: 'tcp', ...(binaries && { binaries }) })
}

/** Programs of the oldest PostgreSQL that Debian has installed and the product runs on. */
export function oldestBinaries(): string | undefined {
  const home = '/usr/lib/postgresql'
  if (!existsSync(home)) return undefined
  const versions = readdirSync(home)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(join(home, `${version}`, 'bin', 'initdb')))
  return versions.length ? join(home, String(Math.min(...versions)), 'bin') : undefined
}
