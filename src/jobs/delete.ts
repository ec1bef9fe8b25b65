import type pg from 'pg'
import { listWorkspaces } from '../db/workspaces.ts'
import { runDeletions } from '../deleting/run.ts'

const EVERY = 3000

/** Deletes what was promised to be deleted, also what a worker that died has left. Any number of workers may do so at once. */
export class Deleter {
  readonly #db: pg.Pool
  readonly #onError: (error: Error) => void
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> = Promise.resolve()

  constructor(db: pg.Pool, onError: (error: Error) => void) {
    this.#db = db
    this.#onError = onError
  }

  start(every = EVERY): void {
    let busy = false
    this.#timer = setInterval(() => {
      if (busy) return
      busy = true
      this.#working = this.#look()
        .catch(this.#onError)
        .finally(() => (busy = false))
    }, every)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    await this.#working
  }

  async #look(): Promise<void> {
    for (const { id } of await listWorkspaces(this.#db)) {
      if (this.#stop.signal.aborted) return
      await runDeletions(this.#db, id, this.#stop.signal)
    }
  }
}
