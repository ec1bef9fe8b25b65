import type pg from 'pg'
import { listGone, markGone } from '../db/sites/carried-ending.ts'
import type { HeldRun } from '../db/sites/carried-entries.ts'
import { endWaiting, lockEnded, runsWithWaitingPages, setPagesGone, siteThatFixes } from '../db/sites/gone-pages.ts'
import { transaction } from '../db/base/pool.ts'

/**
 * Marks the findings of pages that are gone as fixed, in every run of a site that has met such pages while nobody had said what that means.
 * In steps, each a transaction: an interrupted run stays marked as waiting, and the next call continues it.
 */
export async function fixGonePages(db: pg.Pool, workspaceId: string, siteId: string): Promise<void> {
  for (const auditId of await runsWithWaitingPages(db, workspaceId, siteId)) {
    const step = <T>(work: (client: pg.PoolClient, run: HeldRun & { run: number }) => Promise<T>): Promise<T | null> =>
      transaction(db, async (client) => {
        const run = await lockEnded(client, workspaceId, auditId)
        return run && work(client, run)
      })
    const gone = await step(async (client, { run }) => {
      await setPagesGone(client, workspaceId, siteId, auditId, run)
      return listGone(client, workspaceId, auditId)
    })
    if (!gone) continue
    for (const { id } of gone) {
      // What was left on pages that were read is another setting, which the run has followed already.
      const mark = () => step((client, run) => markGone(client, workspaceId, auditId, { ...run, mark_gone: false }, id))
      while (await mark());
    }
    const all = gone.reduce((sum, each) => sum + each.gone, 0)
    await step((client) => endWaiting(client, workspaceId, auditId, all))
  }
}

/** The same after a run, where somebody answered while its decisions were being carried over. */
export async function fixGonePagesOf(db: pg.Pool, workspaceId: string, auditId: string): Promise<void> {
  const siteId = await siteThatFixes(db, workspaceId, auditId)
  if (siteId) await fixGonePages(db, workspaceId, siteId)
}
