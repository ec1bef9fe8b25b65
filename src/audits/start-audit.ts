import type pg from 'pg'
import { scheduleSiteOf } from '../db/sites/settings.ts'
import { invalid } from '../errors.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import type { AuditRequest, AuditService } from './service-interface.ts'
import { siteKey } from './site-key.ts'

const ONCE = 'Files and pasted texts are not kept to be read again: this can run once only'

/** Starts an audit; with a schedule it is the first run of a site that is audited again at these times. */
export async function startAudit(
  audits: AuditService,
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  request: AuditRequest,
  { schedule, timeZone }: { schedule: string | null; timeZone: string },
): Promise<{ id: string }> {
  if (schedule === null) {
    if (timeZone !== 'UTC') (await import('./schedule.ts')).checkTimeZone(timeZone)
    return audits.start(db, workspaceId, actor, request)
  }
  const { checkSchedule, nextRuns } = await import('./schedule.ts')
  checkSchedule(schedule, timeZone)
  const { collection: _named, ...read } = request
  if (siteKey(read) === null) throw invalid({ loc: ['body', 'schedule'], msg: ONCE, type: 'value_error' })
  const started = await audits.start(db, workspaceId, actor, request)
  const [nextRunAt = null] = nextRuns(schedule, timeZone, new Date(), 1)
  await scheduleSiteOf(db, workspaceId, started.id, { schedule, timeZone, nextRunAt })
  return started
}
