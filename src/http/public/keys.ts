import type pg from 'pg'
import { findKeyByHash, hashKey, listenForKeys, revokedHere, touchKeys } from '../../db/keys.ts'
import type { KeyHolder, Revoked } from '../../db/keys.ts'

/** How long a key is believed without asking again: what bounds a revocation should the notification be lost. */
const BELIEVED = 1000
const WHILE_LISTENING = 60_000
const MOST_KEPT = 10_000
const TOUCH_EVERY = 5000

interface Kept {
  holder: KeyHolder | null
  at: number
}

/**
 * Keys by their hash, kept in memory. A revocation reaches every process by NOTIFY; while the listening connection
 * is down, each key is asked for again after a second.
 */
export class KeyRing {
  readonly #db: pg.Pool
  readonly #kept = new Map<string, Kept>()
  readonly #uses = new Map<string, number>()
  readonly #timer: NodeJS.Timeout
  #listener: pg.PoolClient | null = null
  #closed = false
  /** How often something was forgotten: what was asked for before must not be kept after. */
  #forgotten = 0
  readonly #onRevoked = (event: Event) => this.#forget((event as Revoked).keyId)

  constructor(db: pg.Pool) {
    this.#db = db
    revokedHere.addEventListener('revoked', this.#onRevoked)
    this.#timer = setInterval(() => void this.#tick(), TOUCH_EVERY)
    this.#timer.unref()
  }

  /** Starts to listen for revocations; until it has, keys are simply asked for more often. */
  async listen(): Promise<void> {
    if (this.#closed || this.#listener) return
    const client = await this.#db.connect()
    if (this.#closed) return client.release(true)
    const lost = () => {
      if (this.#listener !== client) return
      this.#listener = null
      this.#kept.clear()
      client.release(true)
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => this.#forget(payload ?? ''))
    this.#listener = client
    await listenForKeys(client)
    this.#kept.clear()
  }

  /** Who holds this key, or null when it is unknown or revoked; at once where that is known, since almost every request comes with a key seen before. */
  find(key: string): KeyHolder | null | Promise<KeyHolder | null> {
    const hash = hashKey(key)
    const name = hash.toString('latin1')
    const kept = this.#kept.get(name)
    const now = Date.now()
    const believed = this.#listener && kept?.holder ? WHILE_LISTENING : BELIEVED
    return kept && now - kept.at <= believed ? this.#used(kept.holder, now) : this.#ask(hash, name, now)
  }

  async #ask(hash: Buffer, name: string, now: number): Promise<KeyHolder | null> {
    const forgotten = this.#forgotten
    const holder = await findKeyByHash(this.#db, hash)
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    if (forgotten === this.#forgotten) this.#kept.set(name, { holder, at: now })
    return this.#used(holder, now)
  }

  #used(holder: KeyHolder | null, now: number): KeyHolder | null {
    if (holder) this.#uses.set(holder.id, now)
    return holder
  }

  async close(): Promise<void> {
    this.#closed = true
    revokedHere.removeEventListener('revoked', this.#onRevoked)
    clearInterval(this.#timer)
    const listener = this.#listener
    this.#listener = null
    listener?.release(true)
    try {
      await this.#writeUses()
    } catch {
      // The database has gone first; when a key was last used is not worth a failure at the end.
    }
  }

  #forget(id: string): void {
    this.#forgotten++
    for (const [name, { holder }] of this.#kept) {
      if (holder === null || holder.id === id || holder.workspaceId === id) this.#kept.delete(name)
    }
  }

  async #tick(): Promise<void> {
    try {
      await this.#writeUses()
      await this.listen()
    } catch {
      // The database is away: the next tick tries again, and requests say so themselves.
    }
  }

  async #writeUses(): Promise<void> {
    if (this.#uses.size === 0) return
    const uses = new Map([...this.#uses].map(([id, at]) => [id, new Date(at)]))
    this.#uses.clear()
    await touchKeys(this.#db, uses)
  }
}
