import pg from 'pg'
import { openPools } from '../../telemetry/meter.ts'
import { tracing } from '../../telemetry/trace.ts'
import { traceStatements } from './traced-statements.ts'

/** How long a connection may be out before somebody asks whether the database still answers, and how often that is looked at. */
const SUSPICIOUS = 1500
const LOOK_EVERY = 500
/** What a probe may take: connecting and one statement. */
const PROBE = 1500
const PROBE_AGAIN = 250

/** The SQLSTATE for a lost connection, so that code which tells errors apart by SQLSTATE needs no second case. */
const CONNECTION_FAILURE = '08006'

/** The driver's own limits passed: words alone, without a code. */
const NO_ANSWER = /^(Query read timeout|timeout expired|Connection terminated due to connection timeout)$/

export const isNoAnswer = (error: unknown): boolean => error instanceof Error && NO_ANSWER.test(error.message)

/**
 * A pool that notices when the path to the database has become a black hole. Each statement waiting there would hang until its own
 * limit, and the next behind it; so when one takes suspiciously long a fresh connection asks whether anybody answers. If nobody does,
 * every connection is closed and new callers are refused at once, until a probe gets through again.
 */
export class GuardedPool extends pg.Pool {
  readonly #connections = new Set<pg.PoolClient>()
  readonly #out = new Map<pg.PoolClient, number>()
  readonly #watch: NodeJS.Timeout
  #lastLook = Date.now()
  #probing = false
  #away = false

  constructor(config: pg.PoolConfig, name: string) {
    super(config)
    openPools.set(this, name)
    // A client that is checked out has no listener of the pool's: an error there would end the process.
    this.on('connect', (client) => {
      client.on('error', () => undefined)
      traceStatements(client)
      this.#connections.add(client)
    })
    this.on('error', () => undefined)
    this.on('acquire', (client) => void this.#out.set(client, Date.now()))
    this.on('release', (error, client) => {
      this.#out.delete(client)
      if (isNoAnswer(error)) void this.#probe()
    })
    this.on('remove', (client) => {
      this.#connections.delete(client)
      this.#out.delete(client)
    })
    this.#watch = setInterval(() => this.#look(), LOOK_EVERY)
    this.#watch.unref()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void): void
  override connect(callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void) {
    // The pool calls a waiting caller from the code that releases one: bound to its own context, or its spans would be that code's.
    if (!this.#away) return callback ? super.connect((tracing()?.bind(callback) ?? callback) as never) : super.connect()
    const error = Object.assign(new Error('The database does not answer'), { code: CONNECTION_FAILURE })
    if (!callback) return Promise.reject(error)
    process.nextTick(callback, error, undefined, () => undefined)
    return undefined
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void) {
    clearInterval(this.#watch)
    openPools.delete(this)
    return callback ? super.end(callback) : super.end()
  }

  #look(): void {
    const now = Date.now()
    const late = now - this.#lastLook > LOOK_EVERY * 2
    this.#lastLook = now
    // A process that was itself held up has answers waiting to be read.
    if (late || this.#probing) return
    for (const [client, since] of this.#out) {
      // Connections that listen are out for good.
      if (now - since < SUSPICIOUS || client.listenerCount('notification') > 0) continue
      this.#out.set(client, now)
      void this.#probe()
      return
    }
  }

  async #probe(): Promise<void> {
    if (this.#probing || this.ending) return
    this.#probing = true
    try {
      for (let failures = 0; !this.ending; ) {
        const answered = await this.#answers()
        // Those held up before the path returned may never hear of it.
        if (answered) break
        // Twice, since the first may have failed for a moment's want of processor time.
        if (++failures >= 2) this.#closeAll()
        await new Promise((resolve) => setTimeout(resolve, PROBE_AGAIN).unref())
      }
    } finally {
      this.#away = false
      this.#probing = false
    }
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({ ...this.options, connectionTimeoutMillis: PROBE, query_timeout: PROBE })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch (error) {
      // A refused connection is an answer as well, and is reported at once.
      return !isNoAnswer(error)
    } finally {
      void client.end().catch(() => undefined)
    }
  }

  #closeAll(): void {
    this.#away = true
    for (const client of this.#connections) (client as unknown as Connected).connection.stream.destroy()
  }
}

interface Connected {
  connection: { stream: { destroy(): void } }
}
