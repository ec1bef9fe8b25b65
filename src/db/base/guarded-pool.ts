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
  /** Written to when connections come and go alone, not for each statement. */
  readonly #connections = new Map<pg.PoolClient, Watched>()
  readonly #answerWithin: number
  readonly #watch: NodeJS.Timeout
  #lastLook = Date.now()
  #probing = false
  #away = false

  /** `answerWithin`: milliseconds after which a statement will not be answered any more; 0: it takes what it takes. */
  constructor(config: pg.PoolConfig, name: string, answerWithin = 0) {
    super(config)
    this.#answerWithin = answerWithin
    openPools.set(this, name)
    // A client that is checked out has no listener of the pool's: an error there would end the process.
    this.on('connect', (client) => {
      client.on('error', () => undefined)
      traceStatements(client)
      this.#connections.set(client, { outSince: null, statement: null, statementSince: 0 })
    })
    this.on('error', () => undefined)
    this.on('acquire', (client) => {
      const watched = this.#connections.get(client)
      if (watched) watched.outSince = Date.now()
    })
    this.on('release', (error, client) => {
      const watched = this.#connections.get(client)
      if (watched) watched.outSince = null
      if (isNoAnswer(error)) void this.#probe()
    })
    this.on('remove', (client) => void this.#connections.delete(client))
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
    let suspicious = false
    for (const [client, watched] of this.#connections) {
      this.#giveUpLate(client as Connected, watched, now)
      // Connections that listen are out for good.
      if (watched.outSince === null || now - watched.outSince < SUSPICIOUS || client.listenerCount('notification') > 0) continue
      watched.outSince = now
      suspicious = true
    }
    if (suspicious) void this.#probe()
  }

  /**
   * The driver's own limit is a timer for each statement, and V8 keeps what such a timer could have needed, the answer, long after it
   * was stopped: requests cost a fifth more processor time with it. So statements are looked at instead.
   */
  #giveUpLate(client: Connected, watched: Watched, now: number): void {
    const statement = this.#answerWithin === 0 ? null : (client._activeQuery ?? null)
    if (statement === null || statement !== watched.statement) {
      watched.statement = statement
      watched.statementSince = now
      return
    }
    if (now - watched.statementSince < Math.max(this.#answerWithin, client[OWN_LIMIT] ?? 0)) return
    watched.statement = null
    statement.handleError(new Error('Query read timeout'), client.connection)
    client.connection.stream.destroy()
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
    for (const client of this.#connections.keys()) (client as Connected).connection.stream.destroy()
  }
}

/** What is known of a connection. */
interface Watched {
  /** When it was taken out of the pool; null: nobody has it. */
  outSince: number | null
  /** What it was doing at the last look, and when that was seen first. */
  statement: Statement | null
  statementSince: number
}

interface Statement {
  handleError(error: Error, connection: object): void
}

const OWN_LIMIT = Symbol('milliseconds that a statement of this connection may take')

type Connected = pg.PoolClient & {
  connection: { stream: { destroy(): void } }
  _activeQuery?: Statement | null
  [OWN_LIMIT]?: number
}

/** Runs one statement that may take longer than the others of its pool. */
export async function withOwnLimit<T>(client: pg.PoolClient, milliseconds: number, run: () => Promise<T>): Promise<T> {
  const connected = client as Connected
  connected[OWN_LIMIT] = milliseconds
  try {
    return await run()
  } finally {
    delete connected[OWN_LIMIT]
  }
}
