import type pg from 'pg'
import type { Db } from '../base/pool.ts'
import type { SiteRow } from './sites.ts'

export async function dueSites(db: Db, workspaceId: string, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'sites-due',
    text: 'select id from sites where workspace_id = $1 and next_run_at <= $2 and not paused order by next_run_at, id',
    values: [workspaceId, now],
  })
  return rows.map(({ id }) => id)
}

/** A site whose run is still due and which nobody else is starting; held until the transaction ends. */
export async function lockDue(
  client: pg.PoolClient,
  workspaceId: string,
  siteId: string,
  now: Date,
): Promise<(SiteRow & { is_running: boolean }) | null> {
  const { rows } = await client.query<SiteRow & { is_running: boolean }>(
    `select s.id, s.name, s.sources, s.packs, s.choice, s.schedule, s.time_zone, s.next_run_at, s.paused, s.mark_gone, s.gone_pages,
       s.gate, s.version, s.runs,
       exists (select 1 from audits a where a.workspace_id = $1 and a.site_id = s.id and a.status in ('PENDING', 'RUNNING')) as is_running
     from sites s where s.workspace_id = $1 and s.id = $2 and s.next_run_at <= $3 and not s.paused and s.schedule is not null
     for update of s skip locked`,
    [workspaceId, siteId, now],
  )
  return rows[0] ?? null
}

export async function planNextRun(db: Db, workspaceId: string, siteId: string, at: Date | null): Promise<void> {
  await db.query('update sites set next_run_at = $3 where workspace_id = $1 and id = $2', [workspaceId, siteId, at])
}
