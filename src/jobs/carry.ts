import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { matchAssets } from '../db/carried-assets.ts'
import { carryAssigneesAndComments, endCarrying, markGone, runsWithGone } from '../db/carried-ending.ts'
import { carryAssets, lockCarrying, nextAssetsToCarry } from '../db/carrying.ts'
import type { CarryingRun } from '../db/carrying.ts'
import { transaction } from '../db/pool.ts'
import { refreshStatistics } from '../db/statistics.ts'
import { hasEarlierUnfinished } from '../db/sites.ts'
import { addCarryJob } from '../queue/queue.ts'
import type { CarryJob } from '../queue/queue.ts'
import { finishAudit } from './finish.ts'

/** Seconds until it looks again whether an earlier run of the site has ended. */
const WAIT_FOR_EARLIER = 2

/**
 * Carries what people decided in earlier runs of a site over to this one, then ends it. Some thousand violations a transaction: whoever is
 * interrupted leaves whole ones behind, and the next one goes on after them.
 */
export async function carryAudit(db: pg.Pool, boss: PgBoss, { workspaceId, auditId }: CarryJob): Promise<void> {
  /** Each step holds the audit's row; null: somebody else has carried it, or it was cancelled. */
  const step = <T>(work: (client: pg.PoolClient, run: CarryingRun) => Promise<T>): Promise<T | null> =>
    transaction(db, async (client) => {
      const run = await lockCarrying(client, workspaceId, auditId)
      return run && work(client, run)
    })
  if (await hasEarlierUnfinished(db, workspaceId, auditId)) {
    await addCarryJob(boss, db, { workspaceId, auditId }, WAIT_FOR_EARLIER)
    return
  }
  await refreshStatistics(db, ['assets', 'violations', 'reviews', 'carried_violations'])
  await step((client, run) => matchAssets(client, workspaceId, auditId, run))
  let after: number | null = -1
  while (after !== null) {
    const done: number = after
    after = await step(async (client, run) => {
      const last = await nextAssetsToCarry(client, workspaceId, auditId, done)
      if (last !== null) await carryAssets(client, workspaceId, auditId, run, { after: done, last })
      return last
    })
  }
  const run = await step(async (client, run) => {
    await carryAssigneesAndComments(client, workspaceId, auditId)
    return run
  })
  if (run?.mark_gone) {
    for (const earlier of await runsWithGone(db, workspaceId, auditId)) {
      let marked: number | null
      do marked = await step((client) => markGone(client, workspaceId, auditId, earlier))
      while (marked)
    }
  }
  await step(async (client) => {
    await endCarrying(client, workspaceId, auditId)
    await finishAudit(boss, client, workspaceId, auditId)
  })
}
