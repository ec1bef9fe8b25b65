import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/**
 * A large part of the time to load goes to the trigram indexes: new entries go to pending lists that are merged when they are full. A
 * longer list, merged in memory, is merged less often; how much that gains depends on the machine. It is merged a last time at the
 * end, since a search would read all of it.
 */
const LONG_LISTS = `set local gin_pending_list_limit = '64MB'; set local work_mem = '256MB'; set local maintenance_work_mem = '256MB'`

export async function allowLongLists(client: pg.PoolClient): Promise<void> {
  await client.query(LONG_LISTS)
}

/** The lists' last parts: a search would read all of them. */
export async function mergeSearchLists(client: pg.PoolClient): Promise<void> {
  await client.query(
    `select gin_clean_pending_list('violations_search'::regclass), gin_clean_pending_list('violations_sentence'::regclass)`,
  )
}

/** Copies lines into a table. */
export async function copyLines(client: pg.PoolClient, target: string, lines: string[]): Promise<void> {
  if (lines.length > 0) await pipeline(Readable.from([`${lines.join('\n')}\n`]), client.query(copyFrom(`copy ${target} from stdin`)))
}

/** Connections that copy in parallel, each in a transaction of its own; without any, the connection of the audit copies. */
export class CopyConnections {
  readonly #pool: pg.Pool
  readonly #count: number
  #clients: pg.PoolClient[] = []
  #pending: Promise<unknown>[] = []
  #next = 0

  constructor(pool: pg.Pool, count: number) {
    this.#pool = pool
    this.#count = count
  }

  async open(own: pg.PoolClient): Promise<void> {
    if (this.#count === 0) {
      this.#clients = [own]
      return
    }
    while (this.#clients.length < this.#count) this.#clients.push(await this.#pool.connect())
    for (const client of this.#clients) {
      client.on('error', () => undefined)
      await client.query('begin')
      await allowLongLists(client)
    }
  }

  /** Waits only for earlier work of the same connection. */
  async copy(target: string, lines: string[]): Promise<void> {
    const index = this.#next++ % this.#clients.length
    await this.#pending[index]
    const copying = copyLines(this.#clients[index]!, target, lines)
    copying.catch(() => undefined)
    this.#pending[index] = copying
    if (this.#count === 0) await copying
  }

  async commit(): Promise<void> {
    await Promise.all(this.#pending)
    if (this.#count === 0) return
    for (const client of this.#clients) await client.query('commit')
    for (const client of this.#clients.splice(0)) client.release()
  }

  /** Closes the connections and rolls back what they have not committed. */
  async abandon(): Promise<void> {
    await Promise.allSettled(this.#pending)
    if (this.#count > 0) for (const client of this.#clients.splice(0)) client.release(true)
  }
}
