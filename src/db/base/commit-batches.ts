import type pg from 'pg'
import { keepAnswers } from './idempotency.ts'
import type { Keep } from './idempotency.ts'
import type { Db } from './pool.ts'
import { retrying, transaction } from './pool.ts'

/** Makes several changes of one kind as one, inside a transaction. */
export type MakeMany<Item, Result> = (client: pg.PoolClient, items: Item[]) => Promise<Result[]>

/** A change that may be tried again, because it brings an identifier of its own. */
interface Change<Item, Result> {
  /** Makes it by itself, in a transaction of others or without one. */
  alone(db: Db): Promise<Result>
  /** What an earlier try has left in the database; null where none has. */
  made(db: Db): Promise<{ result: Result } | null>
  /** How it is made together with neighbours of the same kind, where that is faster; `many` tells the kinds apart. */
  batched?: { item: Item; many: MakeMany<Item, Result> }
  /** The answer that is kept for the request's Idempotency-Key, in the transaction that makes the change. */
  keep?: Keep<NonNullable<Result>>
}

interface Waiting extends Change<unknown, unknown> {
  workspaceId: string
  resolve(value: unknown): void
  reject(error: unknown): void
}

const MOST_IN_BATCH = 64
const UNIQUE_VIOLATION = '23505'

/**
 * Changes of one workspace that queue behind each other anyway (each takes the audit's row, and keeps it until the disk has
 * answered) are committed in batches: while one commit is under way, those that arrive wait and share the next. A change
 * that comes alone waits for nobody. Should a batch fail, its changes are made one by one; a batch whose COMMIT was not answered may have
 * been committed, so each is looked for first.
 */
export class CommitBatches {
  readonly #db: pg.Pool
  readonly #queues = new Map<string, Waiting[]>()

  constructor(db: pg.Pool) {
    this.#db = db
  }

  run<Item, Result>(workspaceId: string, change: Change<Item, Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const waiting = { ...change, workspaceId, resolve, reject } as unknown as Waiting
      const queue = this.#queues.get(workspaceId)
      if (queue) queue.push(waiting)
      else {
        this.#queues.set(workspaceId, [])
        void this.#drain(workspaceId, [waiting])
      }
    })
  }

  async #drain(workspaceId: string, first: Waiting[]): Promise<void> {
    for (let batch = first; batch.length > 0; batch = this.#queues.get(workspaceId)!.splice(0, MOST_IN_BATCH)) await this.#commit(batch)
    this.#queues.delete(workspaceId)
  }

  async #commit(batch: Waiting[]): Promise<void> {
    if (batch.length === 1) return settle(batch[0]!, () => this.#alone(batch[0]!))
    try {
      const results = await transaction(this.#db, (client) => inOrder(client, batch))
      batch.forEach((waiting, i) => waiting.resolve(results[i]))
    } catch {
      for (const waiting of batch) await settle(waiting, () => this.#again(waiting))
    }
  }

  async #alone(waiting: Waiting): Promise<unknown> {
    const { alone, made, keep } = waiting
    try {
      if (keep) return await transaction(this.#db, async (client) => (await inOrder(client, [waiting]))[0])
      return await retrying(() => alone(this.#db))
    } catch (error) {
      const left = mayBeMade(error) ? await made(this.#db) : null
      if (left) return left.result
      throw error
    }
  }

  async #again(waiting: Waiting): Promise<unknown> {
    const left = await waiting.made(this.#db)
    return left ? left.result : this.#alone(waiting)
  }
}

/**
 * Whether a change may have been made although its try failed: the connection was lost, so that nobody knows, or it is there already, by a
 * commit that was still under way when it was looked for. Every other failure is the database's word that nothing was changed.
 */
function mayBeMade(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === UNIQUE_VIOLATION || !/^[0-9A-Z]{5}$/.test(code ?? '') || /^(08|57P)/.test(code!)
}

const settle = ({ resolve, reject }: Waiting, work: () => Promise<unknown>): Promise<void> => work().then(resolve, reject)

/** One after the other; neighbours of the same kind as one. */
async function inOrder(client: pg.PoolClient, batch: Waiting[]): Promise<unknown[]> {
  const results: unknown[] = []
  while (results.length < batch.length) {
    const next = batch[results.length]!
    const rest = batch.slice(results.length)
    const many = next.batched?.many
    const end = many ? rest.findIndex(({ batched }) => batched?.many !== many) : 1
    const same = rest.slice(0, end === -1 ? rest.length : end)
    if (!many || same.length === 1) results.push(await next.alone(client))
    else {
      const items = same.map(({ batched }) => batched!.item)
      results.push(...(await many(client, items)))
    }
  }
  // A change whose target was not found changed nothing, and its answer is not kept for an Idempotency-Key.
  const answers = batch.flatMap(({ keep }, i) => (keep && results[i] !== null ? [keep(results[i]!)] : []))
  await keepAnswers(client, batch[0]!.workspaceId, answers)
  return results
}

const byPool = new WeakMap<pg.Pool, CommitBatches>()

/** The one queue of a pool for changes of audits. */
export function batchesOn(db: pg.Pool): CommitBatches {
  let batches = byPool.get(db)
  if (!batches) byPool.set(db, (batches = new CommitBatches(db)))
  return batches
}
