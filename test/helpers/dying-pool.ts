import type pg from 'pg'
import { openPool } from '../../src/db/base/pool.ts'

/**
 * A pool whose connection is lost when it is about to set this column of the table to `from` or more: as for a worker that is killed in
 * the middle of a batch. By the program and not by a trigger, which a cluster does not take.
 */
export function dyingPool(url: string, table: string, column: string, from: number): pg.Pool {
  const pool = openPool(url, { max: 2 })
  const fatal = new RegExp(`^update ${table} set ${column} = \\$3`)
  pool.on('connect', (client) => {
    const { query } = client as unknown as { query(...args: unknown[]): unknown }
    const dying = (...args: unknown[]) => {
      const [asked, more] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
      const { text, values = [] } = typeof asked === 'string' ? { text: asked, values: more } : asked
      if (fatal.test(text) && Number((values ?? more ?? [])[2]) >= from) brokenOff(client)
      return query.apply(client, args)
    }
    Object.assign(client, { query: dying })
  })
  return pool
}

const brokenOff = (client: unknown) => (client as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
