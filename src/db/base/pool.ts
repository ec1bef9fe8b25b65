import pg from 'pg'
import { GuardedPool, isNoAnswer } from './guarded-pool.ts'

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

/** How long things may take, in milliseconds; 0 is without limit. */
export interface Limits {
  /** Connecting, and waiting for a connection of the pool to be free. */
  connect: number
  statement: number
  lock: number
  /** A transaction in which nothing happens: its locks are in everybody's way. */
  idleInTransaction: number
}

/** For commands and jobs of a person or the program's own: they take what they take. */
export const UNLIMITED: Limits = { connect: 10_000, statement: 0, lock: 0, idleInTransaction: 0 }
/** For work of the queue, which nobody waits for but which must not wait for ever either. */
export const FOR_JOBS: Limits = { connect: 10_000, statement: 300_000, lock: 60_000, idleInTransaction: 120_000 }

/** How much longer than the database itself the driver waits for an answer: past that it will not come. */
const ON_THE_WAY = 500

const WATCHED_FROM = 5000

/** A pool whose connections agree on time zone and on how long things may take; `name`: among the figures of the process. */
export function openPool(url: string, options: { max?: number; limits?: Limits; name?: string } = {}): pg.Pool {
  const { limits = UNLIMITED } = options
  const { query_timeout: answerWithin, ...driver } = driverLimits(limits)
  // A look every half second is too coarse for the shortest limits: those are the driver's.
  const isWatched = limits.statement >= WATCHED_FROM
  const config = {
    connectionString: url,
    max: options.max ?? 10,
    types: types as never,
    ...driver,
    query_timeout: isWatched ? 0 : answerWithin,
    application_name: 'imprimatur',
    options: '-c TimeZone=UTC -c DateStyle=ISO',
  }
  return new GuardedPool(config, options.name ?? 'main', isWatched ? answerWithin : 0)
}

/** The limits in the driver's words; the queue's own connections take them too. */
export const driverLimits = ({ connect, statement, lock, idleInTransaction }: Limits) => ({
  connectionTimeoutMillis: connect,
  statement_timeout: statement,
  query_timeout: statement > 0 ? statement + ON_THE_WAY : 0,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleInTransaction,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})

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
      // Behind a statement without an answer a rollback would wait as long again; the connection is given up instead.
      if (isNoAnswer(error)) broken = error as Error
      else
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

/**
 * Reads of one moment: what others commit meanwhile is not seen. `idle`: seconds that may pass between two of them, where what is read goes
 * to somebody who takes their time; it holds no locks that others would wait for.
 */
export const snapshot = <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>, idle?: number): Promise<T> =>
  transaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read read only')
    if (idle !== undefined) await client.query(`set local idle_in_transaction_session_timeout = '${Math.trunc(idle)}s'`)
    return work(client)
  })

/** Fails where the database does not answer. */
export async function ping(pool: pg.Pool): Promise<void> {
  await pool.query('select 1')
}
