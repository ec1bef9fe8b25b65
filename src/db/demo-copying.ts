import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/**
 * A large part of a load is the trigram index: what is new waits in a list that is merged in when it is full. A longer list, merged
 * in memory, is merged less often; how much that gains depends on the machine. At the end it is merged for the last time, since a
 * search would read all of it.
 */
const LONG_LISTS = `set local gin_pending_list_limit = '64MB'; set local work_mem = '256MB'; set local maintenance_work_mem = '256MB'`

export async function allowLongLists(client: pg.PoolClient): Promise<void> {
  await client.query(LONG_LISTS)
}

/** The list's last part: a search would read all of it. */
export async function mergeSearchList(client: pg.PoolClient): Promise<void> {
  await client.query(`select gin_clean_pending_list('violations_search'::regclass)`)
}

/** Copies lines into a table. */
export async function copyLines(client: pg.PoolClient, target: string, lines: string[]): Promise<void> {
  if (lines.length > 0) await pipeline(Readable.from([`${lines.join('\n')}\n`]), client.query(copyFrom(`copy ${target} from stdin`)))
}

/** Connections that copy beside each other, each in a transaction of its own; without any, the one of the audit does it. */
export class Lanes {
  readonly #pool: pg.Pool
  readonly #count: number
  #clients: pg.PoolClient[] = []
  #under: Promise<unknown>[] = []
  #turn = 0

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

  /** Waits only for what the same connection has still to do. */
  async copy(target: string, lines: string[]): Promise<void> {
    const lane = this.#turn++ % this.#clients.length
    await this.#under[lane]
    const copying = copyLines(this.#clients[lane]!, target, lines)
    copying.catch(() => undefined)
    this.#under[lane] = copying
    if (this.#count === 0) await copying
  }

  async commit(): Promise<void> {
    await Promise.all(this.#under)
    if (this.#count === 0) return
    for (const client of this.#clients) await client.query('commit')
    for (const client of this.#clients.splice(0)) client.release()
  }

  /** Ends the connections, and what they have not committed with them. */
  async abandon(): Promise<void> {
    await Promise.allSettled(this.#under)
    if (this.#count > 0) for (const client of this.#clients.splice(0)) client.release(true)
  }
}
