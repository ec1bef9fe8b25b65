export interface Capacity {
  /** Requests inside at once, served or waiting; beyond, the next is told to come back. */
  requests: number
  /** Requests that are served at once; the others wait for their turn. */
  slots: number
}

const CAPACITY: Capacity = { requests: 400, slots: 32 }

/** How long a request may wait for its turn, in milliseconds: a passing crowd is served, a standing one is not. */
const PATIENCE = { passing: 1000, standing: 40 }
/** A queue that was not empty for so long is no passing crowd. */
const STANDING_AFTER = 300
/** Overload that paused for less has not ended: clients that were refused together come back together. */
const STANDING_FOR = 2000
/** A request that takes longer is waiting for something else (a model, a stream's reader) and no longer counts. */
const PARKED_AFTER = 2000
const LOOK_EVERY = 10

/** A request that is served sits here. */
export interface Seat {
  guest: Guest | null
  since: number
}

export interface Guest {
  seat: Seat | null
}

interface Waiting {
  guest: Guest
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
  /**
   * As many seats as slots, made once. A Map of the requests would be copied every few dozen of them, and its old copies, which V8 collects
   * late, would keep the requests in memory that were in them: with a Map each request cost a third more processor time.
   */
  readonly #seats: Seat[]
  readonly #free: Seat[]
  #queue: Waiting[] = []
  #emptyAt = 0
  #stoodAt = -Infinity
  #timer: NodeJS.Timeout | null = null

  constructor(capacity: Capacity = CAPACITY) {
    this.#capacity = capacity
    this.#seats = Array.from({ length: capacity.slots }, () => ({ guest: null, since: 0 }))
    this.#free = [...this.#seats]
  }

  /** Calls `admit` when it is this one's turn, at once or later, or `refuse`. */
  enter(guest: Guest, admit: () => void, refuse: () => void): void {
    const { requests, slots } = this.#capacity
    if (slots - this.#free.length + this.#queue.length >= requests) return refuse()
    if (this.#free.length > 0 && this.#queue.length === 0) {
      this.#serve(guest)
      return admit()
    }
    const since = performance.now()
    if (this.#queue.length === 0) this.#emptyAt = since
    const enter = () => {
      this.#serve(guest)
      admit()
    }
    this.#queue.push({ guest, since, admit: enter, refuse })
    this.#watch()
  }

  /** It is done, or its client has gone. */
  leave(guest: Guest): void {
    if (guest.seat) {
      this.#vacate(guest.seat)
      return this.#next()
    }
    const waits = this.#queue.findIndex((waiting) => waiting.guest === guest)
    if (waits >= 0) this.#queue.splice(waits, 1)
  }

  #serve(guest: Guest): void {
    const seat = this.#free.pop()!
    seat.guest = guest
    seat.since = performance.now()
    guest.seat = seat
    this.#watch()
  }

  #vacate(seat: Seat): void {
    seat.guest!.seat = null
    seat.guest = null
    this.#free.push(seat)
  }

  #next(): void {
    while (this.#queue.length > 0 && this.#free.length > 0) {
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
    const patience = this.#isStanding(now) ? PATIENCE.standing : PATIENCE.passing
    const late = this.#queue.findIndex(({ since }) => now - since <= patience)
    const refused = this.#queue.splice(0, late === -1 ? this.#queue.length : late)
    for (const { refuse } of refused) refuse()
    for (const seat of this.#seats) if (seat.guest && now - seat.since >= PARKED_AFTER) this.#vacate(seat)
    this.#next()
    if (this.#free.length < this.#seats.length || this.#queue.length > 0 || !this.#timer) return
    clearInterval(this.#timer)
    this.#timer = null
  }
}
