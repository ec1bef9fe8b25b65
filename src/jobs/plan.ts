import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { EarlierRun } from '../audits/earlier-run.ts'
import { assetsOf } from '../audits/source-assets.ts'
import { addressKey } from '../fetch/address-key.ts'
import type { OutsideFor } from '../fetch/outside.ts'
import type { AuditSource } from '../audits/service-interface.ts'
import { addAssets, beginAudit, findRun, findStatus } from '../db/audits/runs.ts'
import type { NewAsset } from '../db/audits/runs.ts'
import { chooseBase, findBase } from '../db/sites/base-run.ts'
import { newId } from '../db/base/ids.ts'
import { transaction } from '../db/base/pool.ts'
import { gatherStatistics } from '../db/base/statistics.ts'
import type { JudgeApart } from '../fetch/fetch-document.ts'
import type { Reading } from '../audits/reading/reading.ts'
import { endPlanning, finishAudit } from './finish.ts'
import { addCheckJobs, ASSETS_PER_JOB, queueHeight } from '../queue/queue.ts'
import { VERSION } from '../version.ts'
import { settleKnown } from './known-assets.ts'
import type { PlanJob } from '../queue/queue.ts'

/** Pages wait at most this long for others to be added with them. */
const PATIENCE = 300
const MOST_AT_ONCE = 256
/** Bytes of pages that are added together. */
const MOST_BYTES = 8 * 1024 * 1024
/** With so many assets it begins to matter how the database finds one. */
const MANY = 150

/** What reading the sources needs beside the database. */
interface Planning {
  outsideFor: OutsideFor
  reading: Reading
}

/** Reads an audit's sources and adds its assets with the jobs that check them, some at a time, so that checking begins at once. */
export async function planAudit(db: pg.Pool, boss: PgBoss, { outsideFor, reading }: Planning, job: PlanJob): Promise<void> {
  const { workspaceId, auditId } = job
  const run = await findRun(db, workspaceId, auditId)
  // The process that planned it may have died before ending it.
  if (!run?.planning) return transaction(db, (client) => finishAudit(boss, client, workspaceId, auditId))
  await beginAudit(db, workspaceId, auditId)
  const stop = new AbortController()
  const watch = setInterval(async () => {
    const status = await findStatus(db, workspaceId, auditId).catch(() => 'unknown')
    // None: it was deleted.
    if (status === 'CANCELLED' || status === null) stop.abort()
  }, 1000)
  await chooseBase(db, workspaceId, auditId, VERSION)
  const base = await findBase(db, workspaceId, auditId)
  const earlier = base && new EarlierRun(db, workspaceId, base)
  const intake = new Intake(db, boss, job, await queueHeight(db), earlier)
  try {
    const judge: JudgeApart = (page, requested) => reading.judge(workspaceId, page, requested)
    const outside = { ...outsideFor(run.settings.hosts), judge }
    for await (const asset of assetsOf(db, workspaceId, run.sources as AuditSource[], outside, earlier, stop.signal))
      await intake.add({ ...asset, addressKey: addressKey(asset.url) })
    await intake.end()
    await endPlanning(boss, db, workspaceId, auditId)
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    clearInterval(watch)
  }
}

/** Adds what was found a batch at a time; while one batch is on its way to the database the next is gathered. */
class Intake {
  readonly #db: pg.Pool
  readonly #boss: PgBoss
  readonly #job: PlanJob
  readonly #added: { jobs: number; height: number }
  readonly #earlier: EarlierRun | null
  #waiting: NewAsset[] = []
  #bytes = 0
  #since = Date.now()
  #underWay: Promise<void> = Promise.resolve()
  #count = 0

  constructor(db: pg.Pool, boss: PgBoss, job: PlanJob, height: number, earlier: EarlierRun | null) {
    this.#db = db
    this.#boss = boss
    this.#job = job
    this.#added = { jobs: 0, height }
    this.#earlier = earlier
  }

  async add(asset: NewAsset): Promise<void> {
    this.#waiting.push(asset)
    this.#bytes += asset.content?.length ?? 0
    const enough = this.#waiting.length >= (this.#bytes > 0 ? ASSETS_PER_JOB * 4 : MOST_AT_ONCE) || this.#bytes >= MOST_BYTES
    if (enough || Date.now() - this.#since > PATIENCE) await this.#flush()
  }

  async end(): Promise<void> {
    await this.#flush()
    await this.#underWay
  }

  async #flush(): Promise<void> {
    await this.#underWay
    const batch = this.#waiting
    this.#waiting = []
    this.#bytes = 0
    this.#since = Date.now()
    this.#underWay = this.#store(batch)
    // Awaited with the next batch; until then its rejection must not count as unhandled.
    this.#underWay.catch(() => undefined)
  }

  async #store(found: NewAsset[]): Promise<void> {
    const { workspaceId, auditId } = this.#job
    const batch = ((await this.#earlier?.withUnchanged(found)) ?? found).map((asset) => ({ ...asset, id: newId() }))
    await transaction(this.#db, async (client) => {
      const added = await addAssets(client, workspaceId, auditId, batch)
      await settleKnown(client, workspaceId, auditId, batch, added)
      await addCheckJobs(this.#boss, client, this.#job, added.waiting, this.#added)
    })
    const before = this.#count
    this.#count += batch.length
    if (before < MANY && this.#count >= MANY) await gatherStatistics(this.#db, ['assets', 'asset_intake', 'asset_contents'])
  }
}
