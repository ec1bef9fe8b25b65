import type pg from 'pg'
import { endpointKey } from '../auth/derived-key.ts'
import {
  dueDeliveries,
  giveUpOld,
  leaseEndpoints,
  releaseEndpoint,
  renewLease,
  settleDeliveries,
  tryAllAgain,
} from '../db/events/webhook-deliveries.ts'
import type { DueDelivery, Tried } from '../db/events/webhook-deliveries.ts'
import { isListened } from '../db/events/events.ts'
import { disableEndpoint } from '../db/events/webhook-endpoints.ts'
import { listWorkspaces } from '../db/settings/workspaces.ts'
import { readSettings } from '../db/settings/settings.ts'
import { relayEvents } from '../events/relay.ts'
import { postEvent } from './post-event.ts'
import type { Posting } from './post-event.ts'
import { regularly } from './regularly.ts'

const EVERY = 1000
/** How long a process holds an endpoint that it took; a round ends well before. */
const LEASE = 60_000
const ROUND = 30_000
/** Of one endpoint, before it is another's turn; no round begins after so long. */
const MOST_ROUNDS = 50
const TURN = 30_000
const AT_ONCE = 200
/** Requests to one endpoint at the same time; events of one subject follow each other. */
const SUBJECTS_AT_ONCE = 8
const ENDPOINTS_AT_ONCE = 16
/** Of one workspace: slow receivers leave room for those of others. */
const OF_ONE_WORKSPACE = 4

const SECOND = 1000
const HOUR = 3600 * SECOND
const PAUSES = [5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND, 1800 * SECOND, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR]
const pauseAfter = (failures: number) => PAUSES[Math.min(failures, PAUSES.length) - 1]!
/** A receiver that cannot be reached is asked again this often at least. */
const LONGEST_SILENCE = 600 * SECOND
/** Tried for so long. */
const TRIED_FOR = 72 * HOUR
/** So many failures in a row are no matter of one event. */
const OUTAGE = 3
const GONE = 410

/** A receiver that has trouble, and not one that refuses this event. */
const isTrouble = (status: number | null) => status === null || status >= 500 || status === 429 || status === 408

type Endpoint = Awaited<ReturnType<typeof leaseEndpoints>>[number]
type Renewed = NonNullable<Awaited<ReturnType<typeof renewLease>>>
type Clock = () => Date

/** Numbers what happened and sends it to the endpoints: at least once, events of one subject in their order. */
export class EventSender {
  readonly #db: pg.Pool
  readonly #posting: Posting
  readonly #onError: (error: Error) => void
  readonly #sending = new Map<string, { workspaceId: string; work: Promise<void> }>()
  #looks = 0
  #running: ReturnType<typeof regularly> | undefined
  #stopped = false

  constructor(db: pg.Pool, posting: Posting, onError: (error: Error) => void) {
    this.#db = db
    this.#posting = posting
    this.#onError = onError
  }

  start(every = EVERY): void {
    this.#running = regularly('events', every, () => this.#look(() => new Date()), this.#onError)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running?.stop()
    await this.#sent()
  }

  /** Sends what is due, to the end. */
  async send(clock: Clock = () => new Date()): Promise<void> {
    await this.#look(clock)
    await this.#sent()
  }

  #sent = () => Promise.all([...this.#sending.values()].map(({ work }) => work))

  /** A slow receiver does not hold up the others: endpoints are served beside each other, and the next look does not wait for them. */
  async #look(clock: Clock): Promise<void> {
    const workspaces = await listWorkspaces(this.#db)
    // Another one comes first each time: when there is no room for all, each has its turn.
    const start = this.#looks++ % Math.max(1, workspaces.length)
    for (const { id } of [...workspaces.slice(start), ...workspaces.slice(0, start)]) {
      if (this.#stopped) return
      // What fails in one workspace keeps no other one waiting.
      await this.#lookAt(id, clock).catch(this.#onError)
    }
  }

  async #lookAt(workspaceId: string, clock: Clock): Promise<void> {
    // Most workspaces have no receivers of events: one look each.
    if (!(await isListened(this.#db, workspaceId))) return
    while (!this.#stopped && (await relayEvents(this.#db, workspaceId)) > 0);
    const own = [...this.#sending.values()].filter((each) => each.workspaceId === workspaceId).length
    const room = Math.min(OF_ONE_WORKSPACE - own, ENDPOINTS_AT_ONCE - this.#sending.size)
    if (this.#stopped || room <= 0) return
    const now = clock()
    const until = new Date(now.getTime() + LEASE)
    for (const endpoint of await leaseEndpoints(this.#db, workspaceId, now, until, room)) {
      const key = `${workspaceId} ${endpoint.id}`
      const work = this.#serve(workspaceId, endpoint, until, clock)
        .catch(this.#onError)
        .finally(() => this.#sending.delete(key))
      this.#sending.set(key, { workspaceId, work })
    }
  }

  async #serve(workspaceId: string, { id, failures: before }: Endpoint, until: Date, clock: Clock): Promise<void> {
    const db = this.#db
    const end = performance.now() + TURN
    let failures = before
    let held = until
    for (let round = 0; round < MOST_ROUNDS && performance.now() < end && !this.#stopped; round++) {
      const now = clock()
      const next = new Date(now.getTime() + LEASE)
      const endpoint = await renewLease(db, workspaceId, id, held, next)
      if (!endpoint) return
      held = next
      // While it fails, one event asks whether it is back.
      const due = await dueDeliveries(db, workspaceId, id, now, failures > 0 ? 1 : AT_ONCE)
      if (due.length === 0) break
      const tried = await this.#round(workspaceId, endpoint, due, now)
      await settleDeliveries(db, workspaceId, id, tried)
      if (tried.some(({ status }) => status === GONE))
        return disableEndpoint(db, workspaceId, id, 'The receiver answered 410: it wants no more events.')
      if (tried.some(({ isDelivered }) => !isDelivered)) await giveUpOld(db, workspaceId, id, new Date(now.getTime() - TRIED_FOR))
      if (tried.some(({ isDelivered }) => isDelivered)) {
        if (failures >= OUTAGE) await tryAllAgain(db, workspaceId, id)
        failures = 0
      } else if (tried.some(({ status }) => isTrouble(status))) {
        failures++
        const again = new Date(now.getTime() + Math.min(pauseAfter(failures), LONGEST_SILENCE))
        return releaseEndpoint(db, workspaceId, id, held, failures, again)
      }
    }
    await releaseEndpoint(db, workspaceId, id, held, failures, null)
  }

  /** Tries some deliveries; after one that failed, those of its subject wait. */
  async #round(workspaceId: string, endpoint: Renewed, due: DueDelivery[], now: Date): Promise<Tried[]> {
    const { allowedHosts } = await readSettings(this.#db, workspaceId)
    const keys = await this.#keys(endpoint, now)
    const end = performance.now() + ROUND
    const subjects = [...Map.groupBy(due, ({ subject }) => subject).values()]
    const tried: Tried[] = []
    const work = async () => {
      for (let next = subjects.shift(); next; next = subjects.shift()) {
        for (const delivery of next) {
          if (performance.now() > end || this.#stopped) return
          const answer = await postEvent(this.#posting, endpoint.url, allowedHosts, keys, delivery.id, delivery.body)
          const attempts = delivery.attempts + 1
          const isDelivered = answer.failure === null
          const again = isDelivered ? null : new Date(now.getTime() + pauseAfter(attempts)).toISOString()
          tried.push({ number: delivery.number, isDelivered, attempts, at: now.toISOString(), again, ...answer })
          if (!isDelivered) break
        }
      }
    }
    await Promise.all(Array.from({ length: SUBJECTS_AT_ONCE }, work))
    return tried
  }

  /** The key, and for a while the one before it; and the same by the server's secret before it was rotated. */
  async #keys({ id, key_version: version, previous_until: until }: Renewed, now: Date): Promise<string[]> {
    const { current, previous } = await this.#posting.secret()
    const versions = until !== null && Date.parse(until) > now.getTime() ? [version, version - 1] : [version]
    return [current, ...(previous === null ? [] : [previous])].flatMap((secret) => versions.map((each) => endpointKey(secret, id, each)))
  }
}
