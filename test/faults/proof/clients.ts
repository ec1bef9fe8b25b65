import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { sleep } from './faults.ts'

/** What a client has written down of one change before it sent it, and whether it was told that it is made. */
interface Entry {
  id: string
  acknowledged: boolean
}

export interface Verdict {
  sent: number
  acknowledged: number
  lost: number
  /** Changes found more than once. */
  doubled: number
}

/** Clients that comment and decide without a pause; each change has an identifier of its own in its text. */
export class Clients {
  readonly #journal: Entry[] = []
  readonly #url: () => string
  readonly #key: string
  readonly #violations: string[]
  readonly statuses: Record<string, number> = {}
  longest = 0
  #stopped = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(url: () => string, key: string, violations: string[]) {
    this.#url = url
    this.#key = key
    this.#violations = violations
  }

  start(count: number): void {
    this.#running = Promise.all(Array.from({ length: count }, (_, client) => this.#work(client)))
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running
  }

  async #work(client: number): Promise<void> {
    for (let turn = client; !this.#stopped; turn++) {
      const violation = this.#violations[turn % this.#violations.length]!
      if (turn % 4 === 0) {
        const decision = turn % 8 === 0 ? { action: 'elevated_risk' } : { action: 'dismiss', reason: 'Under fire' }
        await this.#send(`/violations/${violation}/review`, decision)
        continue
      }
      const entry = { id: randomUUID(), acknowledged: false }
      this.#journal.push(entry)
      entry.acknowledged = (await this.#send(`/violations/${violation}/comments`, { comment: entry.id })) === 201
      await sleep(10)
    }
  }

  async #send(path: string, body: object): Promise<number | null> {
    const began = Date.now()
    const status = await fetch(`${this.#url()}/public/v1${path}`, {
      method: 'POST',
      headers: { 'x-api-key': this.#key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => null,
    )
    this.longest = Math.max(this.longest, Date.now() - began)
    this.statuses[String(status)] = (this.statuses[String(status)] ?? 0) + 1
    if (status === null || status >= 500) await sleep(100)
    return status
  }

  /** Holds the journals against what is stored. */
  async judge(db: pg.Pool, workspaceId: string): Promise<Verdict> {
    const { rows } = await db.query<{ content: string; n: number }>(
      'select content, count(*)::int as n from comments where workspace_id = $1 group by content',
      [workspaceId],
    )
    const stored = new Map(rows.map(({ content, n }) => [content, n]))
    const acknowledged = this.#journal.filter((entry) => entry.acknowledged)
    return {
      sent: this.#journal.length,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(({ id }) => !stored.has(id)).length,
      doubled: this.#journal.filter(({ id }) => (stored.get(id) ?? 0) > 1).length,
    }
  }
}
