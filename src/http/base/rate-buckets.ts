import { AppError } from '../../errors.ts'

/** So many callers are remembered; past that, those with full buckets are forgotten first. */
const MOST = 50_000

/**
 * A token bucket for each caller, in this process: a minute's worth may come at once, so that a burst is served, and what goes on longer is
 * held to the rate. It costs no query, and stops a program that runs away rather than counting exactly.
 */
export class RateBuckets {
  readonly #perMinute: number
  readonly #buckets = new Map<string, { tokens: number; at: number }>()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Takes a token, or refuses with 429. */
  take(caller: string): void {
    if (this.#perMinute === 0) return
    const now = performance.now()
    const bucket = this.#buckets.get(caller)
    const tokens = bucket ? this.#filled(bucket, now) : this.#perMinute
    if (!bucket && this.#buckets.size >= MOST) this.#forget(now)
    this.#buckets.set(caller, { tokens: Math.max(tokens, 1) - 1, at: now })
    if (tokens >= 1) return
    const seconds = Math.ceil((60 * (1 - tokens)) / this.#perMinute)
    throw new AppError(429, `Too many requests; try again in ${seconds} second${seconds === 1 ? '' : 's'}.`, {
      headers: { 'retry-after': String(seconds) },
      refusal: { name: 'many_requests', count: seconds },
    })
  }

  #filled({ tokens, at }: { tokens: number; at: number }, now: number): number {
    return Math.min(this.#perMinute, tokens + ((now - at) / 60_000) * this.#perMinute)
  }

  #forget(now: number): void {
    for (const [caller, bucket] of this.#buckets) if (this.#filled(bucket, now) >= this.#perMinute) this.#buckets.delete(caller)
    if (this.#buckets.size >= MOST) this.#buckets.clear()
  }
}
