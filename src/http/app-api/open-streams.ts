import { AppError } from '../../errors.ts'

/** Streams that one person and one process hold open: a tab of the browser has one, and each costs memory and a look at the database. */
const MOST_PER_PERSON = 20
const MOST = 2000

/** Counts the live streams of each person; past the most the next is refused with a sentence. */
export class OpenStreams {
  readonly #counts = new Map<string, number>()
  #all = 0

  /** Takes a place; answers how to give it back, which may be called more than once. */
  take(personId: string): () => void {
    const count = this.#counts.get(personId) ?? 0
    const retry = { headers: { 'retry-after': '10' } }
    if (count >= MOST_PER_PERSON)
      throw new AppError(429, `You have ${count} live views open, the most there may be; close some of them.`, retry)
    if (this.#all >= MOST) throw new AppError(503, 'Too many live views are open on this server; try again soon.', retry)
    this.#counts.set(personId, count + 1)
    this.#all += 1
    let taken = true
    return () => {
      if (!taken) return
      taken = false
      this.#all -= 1
      const left = this.#counts.get(personId)! - 1
      if (left > 0) this.#counts.set(personId, left)
      else this.#counts.delete(personId)
    }
  }
}
