import pg from 'pg'

/** What a query runs on: the pool, or the one connection of a transaction. */
export type Db = pg.Pool | pg.PoolClient

// Timestamps leave as the specification writes them, whatever the session's zone; counts leave as numbers.
const TIMESTAMPTZ = 1184
const INT8 = 20
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === TIMESTAMPTZ) return (value: string) => new Date(value).toISOString()
    if (oid === INT8) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** A pool whose connections agree on time zone and on how long a statement may take. */
export function openPool(url: string, options: { max?: number; statementTimeout?: number } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    types: types as never,
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementTimeout ?? 0,
    application_name: 'imprimatur',
    options: '-c TimeZone=UTC -c DateStyle=ISO',
  })
  // A connection that dies while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** Deadlocks and serialisation failures are the database asking to try again. */
const RETRIED = new Set(['40P01', '40001'])

export async function retrying<T>(work: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !RETRIED.has((error as { code?: string }).code ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

/** Runs `work` in one transaction: all of it or nothing. */
export async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return retrying(async () => {
    const client = await pool.connect()
    let broken: Error | undefined
    // A connection that dies between two statements says so here; the next statement fails, and that is what the caller sees.
    const lost = (error: Error) => {
      broken = error
    }
    client.on('error', lost)
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      throw error
    } finally {
      client.off('error', lost)
      client.release(broken)
    }
  })
}

/** Reads of one moment: what others commit meanwhile is not seen. */
export const snapshot = <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  transaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read read only')
    return work(client)
  })

/** Fails where the database does not answer. */
export async function ping(pool: pg.Pool): Promise<void> {
  await pool.query('select 1')
}
