import type pg from 'pg'
import type { Db } from './pool.ts'
import { retrying, transaction } from './pool.ts'

type Work = (db: Db) => Promise<unknown>
interface Waiting {
  work: Work
  resolve(value: never): void
  reject(error: unknown): void
}

const MOST_TOGETHER = 32

/**
 * Changes of one workspace that queue behind each other anyway (each takes the audit's row, and keeps it until the disk has
 * answered) are committed together: while one commit is under way, those that arrive are gathered and share the next. A change
 * that comes alone waits for nobody. Should one of them fail, all are done again one by one.
 */
export class Together {
  readonly #db: pg.Pool
  readonly #queues = new Map<string, Waiting[]>()

  constructor(db: pg.Pool) {
    this.#db = db
  }

  run<T>(workspaceId: string, work: (db: Db) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const waiting = { work, resolve, reject } as unknown as Waiting
      const queue = this.#queues.get(workspaceId)
      if (queue) queue.push(waiting)
      else {
        this.#queues.set(workspaceId, [])
        void this.#drain(workspaceId, [waiting])
      }
    })
  }

  async #drain(workspaceId: string, first: Waiting[]): Promise<void> {
    for (let batch = first; batch.length > 0; batch = this.#queues.get(workspaceId)!.splice(0, MOST_TOGETHER)) await this.#commit(batch)
    this.#queues.delete(workspaceId)
  }

  async #commit(batch: Waiting[]): Promise<void> {
    if (batch.length === 1) return this.#alone(batch[0]!)
    try {
      const values = await transaction(this.#db, async (client) => {
        const results: unknown[] = []
        for (const { work } of batch) results.push(await work(client))
        return results
      })
      batch.forEach((waiting, i) => waiting.resolve(values[i] as never))
    } catch {
      // Whose fault it was is found out one by one: nothing of the batch has been committed.
      for (const waiting of batch) await this.#alone(waiting)
    }
  }

  async #alone({ work, resolve, reject }: Waiting): Promise<void> {
    try {
      resolve((await retrying(() => work(this.#db))) as never)
    } catch (error) {
      reject(error)
    }
  }
}

const byPool = new WeakMap<pg.Pool, Together>()

/** The one gatherer of a pool. */
export function togetherOn(db: pg.Pool): Together {
  let together = byPool.get(db)
  if (!together) byPool.set(db, (together = new Together(db)))
  return together
}
