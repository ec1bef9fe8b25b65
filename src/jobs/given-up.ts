import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { listWaiting } from '../db/audits/asset-intake.ts'
import { giveUpCarrying } from '../db/sites/carrying.ts'
import { storeChecked } from '../db/audits/checked-assets.ts'
import { transaction } from '../db/base/pool.ts'
import { endPlanning, finishAudit } from './finish.ts'
import { CHECK, inTransaction } from '../queue/queue.ts'
import type { CarryJob, CheckJob, PlanJob } from '../queue/queue.ts'

const INTERRUPTED = 'The check was interrupted several times, so this page or file was given up; it may be too large or damaged.'

/** What could not be done however often: a batch is tried again one by one; what fails alone is failed, so that the audit still ends. */
export async function giveUp(db: pg.Pool, boss: PgBoss, job: PlanJob | CheckJob | CarryJob): Promise<void> {
  const { workspaceId, auditId } = job
  if ('carry' in job) {
    await giveUpCarrying(db, workspaceId, auditId)
    return transaction(db, (client) => finishAudit(boss, client, workspaceId, auditId))
  }
  if (!('assetIds' in job)) return endPlanning(boss, db, workspaceId, auditId)
  await transaction(db, async (client) => {
    const waiting = await listWaiting(client, workspaceId, auditId, job.assetIds)
    if (job.assetIds.length > 1) {
      const jobs = waiting.map(({ id }) => ({ data: { workspaceId, auditId, assetIds: [id] } satisfies CheckJob, priority: 0 }))
      if (jobs.length > 0) await boss.insert(CHECK, jobs, inTransaction(client) as never)
    } else {
      await storeChecked(
        client,
        workspaceId,
        auditId,
        waiting.map(({ id, name, url }) => ({ id, name, url, failed: INTERRUPTED })),
        0,
      )
    }
  })
  await transaction(db, (client) => finishAudit(boss, client, workspaceId, auditId))
}
