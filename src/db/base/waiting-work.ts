import { createHash } from 'node:crypto'
import type pg from 'pg'
import { statusesBefore } from '../../audits/chart/status.ts'
import { UNREAD_TRAILS } from '../events/sources.ts'
import type { Db } from './pool.ts'

/** pg-boss notifies here, in the transaction that adds a job; the name is made from that of its schema, as pg-boss makes it. */
const JOBS_CHANNEL = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`

export async function listenForJobs(client: pg.PoolClient): Promise<void> {
  await client.query(`listen ${JOBS_CHANNEL}`)
}

/** Says that work is about to come, so that a worker is there when it does. */
export async function announceJobs(db: Db): Promise<void> {
  await db.query('select pg_notify($1, $2)', [JOBS_CHANNEL, 'soon'])
}

const UNDEFINED_TABLE = '42P01'

/** Whether pg-boss has made its tables. */
export async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(`select to_regclass('pgboss.job') is not null as found`)
  return rows[0]!.found
}

/**
 * Whether the queue holds a job whose time has come, or one that somebody has begun and who may have died since. Jobs without a group are
 * looked for only while nobody has begun them: pg-boss has no index for more.
 */
export async function jobsWait(db: Db): Promise<boolean> {
  try {
    const { rows } = await db.query<{ waits: boolean }>(
      `select exists (select 1 from pgboss.job j join pgboss.queue q on q.name = j.name
           where q.name !~ '^__' and j.state < 'active' and not j.blocked and j.start_after <= now())
         or exists (select 1 from pgboss.job j join pgboss.queue q on q.name = j.name
           where j.state = 'active' and j.group_id is not null) as waits`,
    )
    return rows[0]!.waits
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return false
    throw error
  }
}

/**
 * Whether a workspace has something that a worker does without a job: audits to end, documents that wait, deletions, messages and runs that
 * are due.
 */
export async function workspaceWaits(db: Db, workspaceId: string, now: Date, { mails }: { mails: boolean }): Promise<boolean> {
  const { rows } = await db.query<{ waits: boolean }>({
    name: 'workspace-waits',
    text: `select exists (select 1 from audits where workspace_id = $1 and status = any($3))
        or exists (select 1 from documents where workspace_id = $1 and status = 'pending')
        or exists (select 1 from tombstones where workspace_id = $1 and finished_at is null)
        or exists (select 1 from webhook_events where workspace_id = $1 and send_at <= $2)
        or exists (select 1 from webhook_endpoints e where e.workspace_id = $1 and e.enabled and (e.again_at is null or e.again_at <= $2)
          and (exists (select 1 from webhook_deliveries d where d.workspace_id = $1 and d.endpoint_id = e.id and d.state = 'waiting'
              and (d.again_at is null or d.again_at <= $2))
            or exists (select 1 from event_outbox where workspace_id = $1)
            or exists (select 1 from ${UNREAD_TRAILS})
            or exists (select 1 from event_heads h join admin_trail_heads t on t.workspace_id = $1
              where h.workspace_id = $1 and t.length > h.admin_number)))
        or ($4 and exists (select 1 from notices where workspace_id = $1 and mail_at <= $2))
        or exists (select 1 from sites where workspace_id = $1 and next_run_at <= $2 and not paused and schedule is not null) as waits`,
    values: [workspaceId, now, statusesBefore('complete'), mails],
  })
  return rows[0]!.waits
}
