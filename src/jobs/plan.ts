import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { assetsOf } from '../audits/sources.ts'
import type { OutsideFor } from '../audits/outside.ts'
import type { AuditSource } from '../audit-service.ts'
import { addAssets, beginAudit, findRun, planningDone } from '../db/audit-runs.ts'
import type { NewAsset } from '../db/audit-runs.ts'
import { transaction } from '../db/pool.ts'
import { addCheckJobs, ASSETS_PER_JOB, queueHeight } from './queue.ts'
import type { PlanJob } from './queue.ts'

/** Pages wait at most this long for others to be added with them. */
const PATIENCE = 300
const MOST_AT_ONCE = 256

/** Reads an audit's sources and adds its assets with the jobs that check them, some at a time, so that checking begins at once. */
export async function planAudit(db: pg.Pool, boss: PgBoss, outsideFor: OutsideFor, job: PlanJob): Promise<void> {
  const { workspaceId, auditId } = job
  const run = await findRun(db, workspaceId, auditId)
  if (!run || !run.planning) return
  await beginAudit(db, workspaceId, auditId)
  const stop = new AbortController()
  const watch = setInterval(async () => {
    const now = await findRun(db, workspaceId, auditId).catch(() => run)
    if (now?.status === 'CANCELLED') stop.abort()
  }, 1000)
  const added = { jobs: 0, height: await queueHeight(db) }
  let waiting: NewAsset[] = []
  let since = Date.now()
  const flush = async () => {
    const batch = waiting
    waiting = []
    since = Date.now()
    await transaction(db, async (client) => {
      const ids = await addAssets(client, workspaceId, auditId, batch)
      await addCheckJobs(boss, client, job, ids, added)
    })
  }
  try {
    for await (const asset of assetsOf(db, workspaceId, run.sources as AuditSource[], outsideFor(run.settings.hosts), stop.signal)) {
      waiting.push(asset)
      const enough = asset.content ? ASSETS_PER_JOB * 2 : MOST_AT_ONCE
      if (waiting.length >= enough || Date.now() - since > PATIENCE) await flush()
    }
    await flush()
    await planningDone(db, workspaceId, auditId)
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    clearInterval(watch)
  }
}
