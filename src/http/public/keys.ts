import type pg from 'pg'
import { reportBackgroundFailure } from '../../db/base/background.ts'
import { findKeyByHash, hashKey, listenForKeys, revokedHere, touchKeys } from '../../db/keys/keys.ts'
import type { KeyHolder, Revoked } from '../../db/keys/keys.ts'

/** How long a cached key is valid without a listening connection: limits how late a revocation may take effect. */
const VALID_WITHOUT_LISTENER = 1000
const VALID_WITH_LISTENER = 60_000
const MAX_CACHED = 10_000
const TOUCH_INTERVAL = 5000

interface CachedKey {
  holder: KeyHolder | null
  at: number
}

/**
 * Cache of keys by their hash. A revocation reaches every process by NOTIFY; while the listening connection is down, a cached key is
 * valid for a second.
 */
export class KeyCache {
  readonly #db: pg.Pool
  readonly #cached = new Map<string, CachedKey>()
  readonly #uses = new Map<string, { at: number; address: string }>()
  readonly #timer: NodeJS.Timeout
  #listener: pg.PoolClient | null = null
  #closed = false
  /** Number of invalidations: a lookup that began before one must not be cached after it. */
  #invalidations = 0
  readonly #onRevoked = (event: Event) => this.#invalidate((event as Revoked).keyId)

  constructor(db: pg.Pool) {
    this.#db = db
    revokedHere.addEventListener('revoked', this.#onRevoked)
    this.#timer = setInterval(() => void this.#tick(), TOUCH_INTERVAL)
    this.#timer.unref()
  }

  /** Starts to listen for revocations; until then, keys are looked up more often. */
  async listen(): Promise<void> {
    if (this.#closed || this.#listener) return
    const client = await this.#db.connect()
    if (this.#closed) return client.release(true)
    const lost = () => {
      if (this.#listener !== client) return
      this.#listener = null
      this.#cached.clear()
      client.release(true)
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => this.#invalidate(payload ?? ''))
    this.#listener = client
    await listenForKeys(client)
    this.#cached.clear()
  }

  /** Who holds this key, or null when it is unknown, revoked or expired. Synchronous for a cached key, which nearly every request has. */
  find(key: string, address: string): KeyHolder | null | Promise<KeyHolder | null> {
    const hash = hashKey(key)
    const name = hash.toString('latin1')
    const cached = this.#cached.get(name)
    const now = Date.now()
    const valid = this.#listener && cached?.holder ? VALID_WITH_LISTENER : VALID_WITHOUT_LISTENER
    return cached && now - cached.at <= valid ? this.#used(cached.holder, now, address) : this.#lookUp(hash, name, now, address)
  }

  async #lookUp(hash: Buffer, name: string, now: number, address: string): Promise<KeyHolder | null> {
    const before = this.#invalidations
    const holder = await findKeyByHash(this.#db, hash)
    if (this.#cached.size >= MAX_CACHED) this.#cached.clear()
    if (before === this.#invalidations) this.#cached.set(name, { holder, at: now })
    return this.#used(holder, now, address)
  }

  #used(holder: KeyHolder | null, now: number, address: string): KeyHolder | null {
    if (!holder || (holder.expiresAt !== null && holder.expiresAt <= now)) return null
    const use = this.#uses.get(holder.id)
    if (use) {
      use.at = now
      use.address = address
    } else this.#uses.set(holder.id, { at: now, address })
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
      await this.#storeUses()
    } catch (error) {
      // Where the database was stopped first, when a key was last used is not worth an error at shutdown.
      reportBackgroundFailure('key-cache', error)
    }
  }

  #invalidate(id: string): void {
    this.#invalidations++
    for (const [name, { holder }] of this.#cached) {
      if (holder === null || holder.id === id || holder.workspaceId === id) this.#cached.delete(name)
    }
  }

  async #tick(): Promise<void> {
    try {
      await this.#storeUses()
      await this.listen()
    } catch (error) {
      reportBackgroundFailure('key-cache', error)
    }
  }

  async #storeUses(): Promise<void> {
    if (this.#uses.size === 0) return
    const uses = new Map(this.#uses)
    this.#uses.clear()
    await touchKeys(this.#db, uses)
  }
}
