import type pg from 'pg'
import { ENTRIES_AT_ONCE } from './carried-entries.ts'
import type { HeldRun } from './carried-entries.ts'
import { newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import type { GonePages } from '../../contract/values.ts'

/** A page that failed names an earlier one only where it answers 404 or 410 and the earlier one had findings (carried-assets.ts). */
const MISSING = `n.workspace_id = $1 and n.state = 'failed' and n.earlier_id is not null`

/** Runs whose missing pages nobody has decided about; a run that is carried over just now sees to its own. */
const WAITING = `a.workspace_id = $1 and a.site_id = $2 and a.status = 'COMPLETED' and not a.carrying
  and (a.changes ->> 'pages_waiting')::int > 0`

/** A later run, its number being more than `run`, could read the page `n` again. */
const isBack = (run: string) => `exists (select 1 from assets l join audits b on b.workspace_id = $1 and b.id = l.audit_id
  where l.workspace_id = $1 and l.site_id = $2 and l.address_key = n.address_key and l.state = 'completed' and b.run > ${run})`

/** How many pages of a site answer 404 or 410 now and had findings, as long as nobody has said what that means. */
export async function waitingPagesOf(db: Db, workspaceId: string, site: { id: string; gone_pages: GonePages }): Promise<number> {
  if (site.gone_pages !== null) return 0
  const { rows } = await db.query<{ n: number }>(
    `select count(distinct n.address_key)::int as n
     from audits a join assets n on ${MISSING} and n.audit_id = a.id and not n.gone
     where ${WAITING} and not ${isBack('a.run')}`,
    [workspaceId, site.id],
  )
  return rows[0]!.n
}

export async function runsWithWaitingPages(db: Db, workspaceId: string, siteId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(`select a.id from audits a where ${WAITING} order by a.run`, [workspaceId, siteId])
  return rows.map(({ id }) => id)
}

/** The site of a run, where pages that are gone count as gone. */
export async function siteThatFixes(db: Db, workspaceId: string, auditId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select s.id from audits a join sites s on s.workspace_id = $1 and s.id = a.site_id
     where a.workspace_id = $1 and a.id = $2 and s.gone_pages = 'fix'`,
    [workspaceId, auditId],
  )
  return rows[0]?.id ?? null
}

/** Locks a run that has ended; null where it is deleted or carried over anew. */
export async function lockEnded(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<(HeldRun & { run: number }) | null> {
  const { rows } = await client.query<Omit<HeldRun, 'moment'> & { run: number }>(
    `select run, trail_length, trail_head from audits
     where workspace_id = $1 and id = $2 and status = 'COMPLETED' and not carrying for update`,
    [workspaceId, auditId],
  )
  return rows[0] ? { ...rows[0], moment: newMoment(ENTRIES_AT_ONCE) } : null
}

/** From now on the missing pages of a run count as gone, but for those that were there again later. */
export async function setPagesGone(
  client: pg.PoolClient,
  workspaceId: string,
  siteId: string,
  auditId: string,
  run: number,
): Promise<void> {
  await client.query(`update assets n set gone = true where ${MISSING} and n.audit_id = $3 and not n.gone and not ${isBack('$4')}`, [
    workspaceId,
    siteId,
    auditId,
    run,
  ])
}

/** How many pages of a run count as gone, and how many are missing without. */
export async function countGonePages(
  db: Db,
  workspaceId: string,
  auditId: string,
): Promise<{ pages_gone?: number; pages_waiting?: number }> {
  const { rows } = await db.query<{ gone: number; waiting: number }>(
    `select (count(*) filter (where n.gone))::int as gone, (count(*) filter (where not n.gone))::int as waiting
     from assets n where ${MISSING} and n.audit_id = $2`,
    [workspaceId, auditId],
  )
  const { gone, waiting } = rows[0]!
  return { ...(gone > 0 ? { pages_gone: gone } : {}), ...(waiting > 0 ? { pages_waiting: waiting } : {}) }
}

/** The run has nothing left to decide about; comparisons with it are made anew, because `pages_gone` differs. */
export async function endWaiting(client: pg.PoolClient, workspaceId: string, auditId: string, gone: number): Promise<void> {
  const counts = await countGonePages(client, workspaceId, auditId)
  await client.query('update audits set changes = changes || $3::jsonb where workspace_id = $1 and id = $2', [
    workspaceId,
    auditId,
    JSON.stringify({ ...counts, gone, pages_waiting: 0 }),
  ])
}
