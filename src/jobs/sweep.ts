import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { transaction } from '../db/base/pool.ts'
import { refreshGates } from '../db/sites/gates.ts'
import {
  auditsInQueue,
  documentsInQueue,
  endByAssets,
  listPendingDocuments,
  listUnfinished,
  triesInQueue,
  waitingAssets,
} from '../db/audits/unfinished.ts'
import { listOrdering, runsInQueue } from '../db/documents/bulk-runs.ts'
import { listOpenTries } from '../db/rules/tries.ts'
import { listWorkspaces } from '../db/settings/workspaces.ts'
import { afterEnd } from './finish.ts'
import { startDueRuns } from './due-sites.ts'
import { regularly } from './regularly.ts'
import { meter } from '../telemetry/meter.ts'
import { isToCarry } from '../db/audits/runs.ts'
import { addBulkJob, addCarryJob, addCheckJobs, addTryJob, addWriteJobs, inTransaction, queueHeight } from '../queue/queue.ts'
import { CARRY, CHECK, GIVEN_UP, PLAN, TRY_GIVEN_UP, TRY_RULE, WRITE, WRITE_GIVEN_UP } from '../queue/queue.ts'

/** How often a worker looks for audits that nobody will end, and for runs of sites that are due. */
const EVERY = 10_000

/**
 * Ends what nobody ends. A worker may die at any point, and a job may be lost with it: whether an audit is done is told from its
 * assets, and one whose work the queue no longer has is given to it again. Any number of workers may do so at once.
 */
export class Sweeper {
  readonly #db: pg.Pool
  readonly #boss: PgBoss
  readonly #onError: (error: Error) => void
  /** How far each audit had got at the last look; only one that has not moved since can be without work. */
  #seen = new Map<string, string>()
  #sweeping: ReturnType<typeof regularly> | undefined

  constructor(db: pg.Pool, boss: PgBoss, onError: (error: Error) => void) {
    this.#db = db
    this.#boss = boss
    this.#onError = onError
  }

  start(every = EVERY): void {
    const look = async () => {
      await this.sweep()
      await startDueRuns(this.#db, this.#boss)
    }
    this.#sweeping = regularly('sweep', every, look, this.#onError)
  }

  async stop(): Promise<void> {
    await this.#sweeping?.stop()
  }

  /** One look at every workspace, one after the other. */
  async sweep(): Promise<void> {
    const seen = new Map<string, string>()
    for (const { id: workspaceId } of await listWorkspaces(this.#db)) {
      await refreshGates(this.#db, workspaceId)
      const stalled: { id: string; planning: boolean }[] = []
      for (const audit of await listUnfinished(this.#db, workspaceId)) {
        seen.set(audit.id, audit.progress)
        if (this.#seen.get(audit.id) !== audit.progress) continue
        if (!audit.planning && (await transaction(this.#db, (client) => this.#end(client, workspaceId, audit.id)))) continue
        stalled.push(audit)
      }
      if (stalled.length > 0) await this.#resume(workspaceId, stalled)
      await this.#resumeWriting(workspaceId, seen)
      await this.#resumeBulk(workspaceId, seen)
      await this.#resumeTries(workspaceId, seen)
    }
    this.#seen = seen
    meter()?.unfinishedAudits(seen.size)
  }

  /** Documents that wait although the queue knows nothing of them: a restored database begins with an empty queue. */
  async #resumeWriting(workspaceId: string, seen: Map<string, string>): Promise<void> {
    const pending = await listPendingDocuments(this.#db, workspaceId)
    for (const { id } of pending) seen.set(id, 'pending')
    const waiting = pending.filter(({ id }) => this.#seen.has(id))
    if (waiting.length === 0) return
    const ids = waiting.map(({ id }) => id)
    const queued = await documentsInQueue(this.#db, [WRITE, WRITE_GIVEN_UP], ids)
    const jobs = waiting
      .filter(({ id }) => !queued.has(id))
      .map(({ id, orderId }) => ({ workspaceId, documentId: id, ...(orderId === null ? {} : { orderId }) }))
    if (jobs.length > 0) await transaction(this.#db, (client) => addWriteJobs(this.#boss, client, jobs))
  }

  /** Bulk runs whose rows nobody is ordering. */
  async #resumeBulk(workspaceId: string, seen: Map<string, string>): Promise<void> {
    const ordering = await listOrdering(this.#db, workspaceId)
    const stalled = ordering.filter(({ id, progress }) => this.#seen.get(id) === progress).map(({ id }) => id)
    for (const { id, progress } of ordering) seen.set(id, progress)
    if (stalled.length === 0) return
    const queued = await runsInQueue(this.#db, [WRITE, WRITE_GIVEN_UP], stalled)
    for (const runId of stalled) if (!queued.has(runId)) await addBulkJob(this.#boss, this.#db, { workspaceId, runId })
  }

  /** Tries of rules that the queue knows nothing of. */
  async #resumeTries(workspaceId: string, seen: Map<string, string>): Promise<void> {
    const open = await listOpenTries(this.#db, workspaceId)
    const stalled = open.filter(({ id, progress }) => this.#seen.get(id) === progress).map(({ id }) => id)
    for (const { id, progress } of open) seen.set(id, progress)
    if (stalled.length === 0) return
    const queued = await triesInQueue(this.#db, [TRY_RULE, TRY_GIVEN_UP], stalled)
    for (const tryId of stalled) if (!queued.has(tryId)) await addTryJob(this.#boss, this.#db, { workspaceId, tryId })
  }

  async #end(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<boolean> {
    const ended = await endByAssets(client, workspaceId, auditId)
    if (ended) await afterEnd(client, workspaceId, auditId)
    return ended
  }

  async #resume(workspaceId: string, audits: { id: string; planning: boolean }[]): Promise<void> {
    const queued = await auditsInQueue(
      this.#db,
      [PLAN, CHECK, CARRY, GIVEN_UP],
      audits.map(({ id }) => id),
    )
    for (const { id: auditId, planning } of audits) {
      if (queued.has(auditId)) continue
      const job = { workspaceId, auditId }
      await transaction(this.#db, async (client) => {
        if (planning) await this.#boss.send(PLAN, job, inTransaction(client) as never)
        else if (await isToCarry(client, workspaceId, auditId)) await addCarryJob(this.#boss, client, job)
        else {
          const assets = await waitingAssets(client, workspaceId, auditId)
          await addCheckJobs(this.#boss, client, job, assets, { jobs: 0, height: await queueHeight(client) })
        }
      })
    }
  }
}
