import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { fixGonePagesOf } from '../audits/gone-pages.ts'
import { matchAssets } from '../db/sites/carried-assets.ts'
import { carryComments, carrySnoozes, endCarrying, listGone, markGone } from '../db/sites/carried-ending.ts'
import { carryRequests } from '../db/sites/carried-requests.ts'
import { assetsToCarry, carryAssets, lockCarrying, NothingToCarry, VIOLATIONS_AT_ONCE } from '../db/sites/carrying.ts'
import type { CarryingRun } from '../db/sites/carrying.ts'
import { transaction } from '../db/base/pool.ts'
import { carryIssues } from '../db/violations/issues.ts'
import { storeComparison } from '../db/sites/comparison.ts'
import { refreshStatistics } from '../db/base/statistics.ts'
import { hasEarlierUnfinished } from '../db/sites/sites.ts'
import { tellLapsed } from '../reviews/approve.ts'
import { addCarryJob } from '../queue/queue.ts'
import type { CarryJob } from '../queue/queue.ts'
import { finishAudit } from './finish.ts'

/** What it joins: a plan made for other sizes would take for ever. */
const TABLES = ['assets', 'violations', 'reviews', 'review_runs', 'carried_violations']
/** Parts of an audit that are carried at once, each on a connection of its own. */
const AT_THE_SAME_TIME = 2
/** Seconds until it looks again whether an earlier run of the site has ended. */
const WAIT_FOR_EARLIER = 2

/**
 * Carries what people decided in earlier runs of a site over to this one, then ends it. Some thousand violations a transaction: whoever is
 * interrupted leaves whole ones behind, and the next one goes on after them.
 */
export async function carryAudit(
  db: pg.Pool,
  boss: PgBoss,
  { workspaceId, auditId }: CarryJob,
  atOnce = VIOLATIONS_AT_ONCE,
): Promise<void> {
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
  await refreshStatistics(db, TABLES)
  const run = await step(async (client, held) => {
    await matchAssets(client, workspaceId, auditId, held)
    return held
  })
  if (!run) return
  const parts = await assetsToCarry(db, workspaceId, auditId, atOnce)
  const carryParts = async () => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      const positions = part
      await transaction(db, (client) => carryAssets(client, workspaceId, auditId, run, positions)).catch((error: unknown) => {
        parts.length = 0
        if (!(error instanceof NothingToCarry)) throw error
      })
    }
  }
  // Both have ended before the job fails: nothing of it goes on beside the next try.
  const ended = await Promise.allSettled(Array.from({ length: AT_THE_SAME_TIME }, carryParts))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  await refreshStatistics(db, TABLES)
  const gone = await step(async (client, { site_id: siteId }) => {
    await carryComments(client, workspaceId, auditId)
    await carryIssues(client, workspaceId, auditId)
    await carrySnoozes(client, workspaceId, auditId, siteId)
    await tellLapsed(client, workspaceId, await carryRequests(client, workspaceId, auditId))
    return listGone(client, workspaceId, auditId)
  })
  for (const { id, open } of gone ?? []) {
    let [left, marked]: [number, number | null] = [open, null]
    do {
      marked = await step((client, run) =>
        run.mark_gone || run.gone_pages === 'fix' ? markGone(client, workspaceId, auditId, run, id) : Promise.resolve(0),
      )
      left -= marked ?? 0
    } while (marked && left > 0)
  }
  await step(async (client) => {
    await endCarrying(
      client,
      workspaceId,
      auditId,
      (gone ?? []).reduce((sum, each) => sum + each.gone, 0),
    )
    await finishAudit(boss, client, workspaceId, auditId)
  })
}

/** A run that cannot be compared now has ended all the same; the comparison is then made when it is first looked at. */
export async function carryAndCompare(db: pg.Pool, boss: PgBoss, job: CarryJob, onError: (error: Error) => void): Promise<void> {
  await carryAudit(db, boss, job)
  await fixGonePagesOf(db, job.workspaceId, job.auditId)
  await storeComparison(db, job.workspaceId, job.auditId).catch(onError)
}
