import type pg from 'pg'
import type { Db } from './pool.ts'
import { retrying, transaction } from './pool.ts'

/** Does several pieces of work of one kind as one, inside a transaction. */
export type Many<Item, Result> = (client: pg.PoolClient, items: Item[]) => Promise<Result[]>

interface Waiting {
  alone(db: Db): Promise<unknown>
  /** How it is done in company of its kind. */
  many?: Many<unknown, unknown>
  item?: unknown
  resolve(value: never): void
  reject(error: unknown): void
}

const MOST_TOGETHER = 64

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

  run<T>(workspaceId: string, alone: (db: Db) => Promise<T>): Promise<T> {
    return this.#add(workspaceId, { alone })
  }

  /** The same for work that is quicker done with others of its kind than after them; `many` tells the kinds apart. */
  runAmong<Item, T>(workspaceId: string, item: Item, alone: (db: Db) => Promise<T>, many: Many<Item, T>): Promise<T> {
    return this.#add(workspaceId, { alone, item, many: many as Many<unknown, unknown> })
  }

  #add<T>(workspaceId: string, work: Pick<Waiting, 'alone' | 'item' | 'many'>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const waiting = { ...work, resolve, reject } as unknown as Waiting
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
      const values = await transaction(this.#db, (client) => inOrder(client, batch))
      batch.forEach((waiting, i) => waiting.resolve(values[i] as never))
    } catch {
      // Whose fault it was is found out one by one: nothing of the batch has been committed.
      for (const waiting of batch) await this.#alone(waiting)
    }
  }

  async #alone({ alone, resolve, reject }: Waiting): Promise<void> {
    try {
      resolve((await retrying(() => alone(this.#db))) as never)
    } catch (error) {
      reject(error)
    }
  }
}

/** One after the other; neighbours of the same kind as one. */
async function inOrder(client: pg.PoolClient, batch: Waiting[]): Promise<unknown[]> {
  const results: unknown[] = []
  while (results.length < batch.length) {
    const next = batch[results.length]!
    const others = batch.slice(results.length)
    const stranger = others.findIndex(({ many }) => many === undefined || many !== next.many)
    const company = others.slice(0, stranger === -1 ? others.length : Math.max(1, stranger))
    if (company.length === 1) results.push(await next.alone(client))
    else
      results.push(
        ...(await next.many!(
          client,
          company.map(({ item }) => item),
        )),
      )
  }
  return results
}

const byPool = new WeakMap<pg.Pool, Together>()

/** The one gatherer of a pool. */
export function togetherOn(db: pg.Pool): Together {
  let together = byPool.get(db)
  if (!together) byPool.set(db, (together = new Together(db)))
  return together
}
