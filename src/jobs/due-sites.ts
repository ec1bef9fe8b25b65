import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { requestOfSite, startRun } from '../audits/queued-service.ts'
import { nextRuns } from '../audits/schedule.ts'
import { dueSites, lockDue, planNextRun } from '../db/sites/due.ts'
import { transaction } from '../db/base/pool.ts'
import { listWorkspaces } from '../db/settings/workspaces.ts'
import { AppError } from '../errors.ts'
import { readProfile } from '../packs/profile.ts'

/** A run that starts later than this was missed, while no worker ran, and is made up. */
const LATE = 10 * 60_000

/**
 * Starts the runs that are due, once each: whoever starts one plans the next in the same transaction. However many were missed, one is made
 * up. Any number of workers may look at once.
 */
export async function startDueRuns(db: pg.Pool, boss: PgBoss, now = new Date()): Promise<void> {
  for (const { id: workspaceId } of await listWorkspaces(db)) {
    for (const siteId of await dueSites(db, workspaceId, now)) await startDueRun(db, boss, workspaceId, siteId, now)
  }
}

async function startDueRun(db: pg.Pool, boss: PgBoss, workspaceId: string, siteId: string, now: Date): Promise<void> {
  await transaction(db, async (client) => {
    const site = await lockDue(client, workspaceId, siteId, now)
    if (!site) return
    const [next] = nextRuns(site.schedule!, site.time_zone, now, 1)
    await planNextRun(client, workspaceId, siteId, next!)
    // A run that has not ended is not overtaken by the next.
    if (site.is_running) return
    try {
      const request = await requestOfSite(db, workspaceId, site)
      const profile = await readProfile(db, workspaceId, request.packs, request.choice)
      const isLate = now.getTime() - new Date(site.next_run_at!).getTime() > LATE
      await startRun(boss, client, workspaceId, request, profile, null, isLate ? 'schedule-late' : 'schedule')
    } catch (error) {
      // Its files are not kept: the next run would fail the same way, and the page of the site says so.
      if (!(error instanceof AppError)) throw error
    }
  })
}
