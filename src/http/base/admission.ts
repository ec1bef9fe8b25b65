export interface Capacity {
  /** Requests inside at once, served or waiting; beyond, the next is told to come back. */
  requests: number
  /** Requests that are served at once; the others wait for their turn. */
  slots: number
}

export const CAPACITY: Capacity = { requests: 400, slots: 32 }

/** How long a request may wait for its turn, in milliseconds: a passing crowd is served, a standing one is not. */
const PATIENCE = { passing: 1000, standing: 40 }
/** A queue that was not empty for so long is no passing crowd. */
const STANDING_AFTER = 300
/** Overload that paused for less has not ended: clients that were refused together come back together. */
const STANDING_FOR = 2000
/** What takes longer waits for somebody else (a model, a listener): it no longer counts. */
const PARKED_AFTER = 2000
const LOOK_EVERY = 10

interface Waiting {
  who: object
  since: number
  admit(): void
  refuse(): void
}

/**
 * Admission by time in queue (controlled delay): at a hundred times the load a fixed number of places only makes everybody wait for
 * everybody. Requests wait for a slot; while the queue stands, who has waited too long is refused and the newest goes first, so that
 * whoever is served is served in time.
 */
export class Admission {
  readonly #capacity: Capacity
  readonly #served = new Map<object, number>()
  #queue: Waiting[] = []
  #emptyAt = 0
  #stoodAt = -Infinity
  #timer: NodeJS.Timeout | null = null

  constructor(capacity: Capacity = CAPACITY) {
    this.#capacity = capacity
  }

  /** Calls `admit` when it is this one's turn, at once or later, or `refuse`. */
  enter(who: object, admit: () => void, refuse: () => void): void {
    const { requests, slots } = this.#capacity
    const served = this.#served.size
    if (served + this.#queue.length >= requests) return refuse()
    if (served < slots && this.#queue.length === 0) {
      this.#serve(who)
      return admit()
    }
    const since = performance.now()
    if (this.#queue.length === 0) this.#emptyAt = since
    const enter = () => {
      this.#serve(who)
      admit()
    }
    this.#queue.push({ who, since, admit: enter, refuse })
    this.#watch()
  }

  /** It is done, or its client has gone. */
  leave(who: object): void {
    if (this.#served.delete(who)) return this.#next()
    const waits = this.#queue.findIndex((waiting) => waiting.who === who)
    if (waits >= 0) this.#queue.splice(waits, 1)
  }

  #serve(who: object): void {
    this.#served.set(who, performance.now())
    this.#watch()
  }

  #next(): void {
    while (this.#queue.length > 0 && this.#served.size < this.#capacity.slots) {
      const next = this.#isStanding(performance.now()) ? this.#queue.pop()! : this.#queue.shift()!
      next.admit()
    }
  }

  #isStanding(now: number): boolean {
    if (this.#queue.length > 0 && now - this.#emptyAt > STANDING_AFTER) this.#stoodAt = now
    return now - this.#stoodAt < STANDING_FOR
  }

  #watch(): void {
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY).unref()
  }

  #look(): void {
    const now = performance.now()
    for (const [who, since] of this.#served) {
      // Oldest first.
      if (now - since < PARKED_AFTER) break
      this.#served.delete(who)
    }
    const patience = this.#isStanding(now) ? PATIENCE.standing : PATIENCE.passing
    const late = this.#queue.findIndex(({ since }) => now - since <= patience)
    const refused = this.#queue.splice(0, late === -1 ? this.#queue.length : late)
    for (const { refuse } of refused) refuse()
    this.#next()
    if (this.#served.size > 0 || this.#queue.length > 0 || !this.#timer) return
    clearInterval(this.#timer)
    this.#timer = null
  }
}
