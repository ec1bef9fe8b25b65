import type pg from 'pg'
import type { SiteRun, StartedBy } from '../audits/runs.ts'
import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'
import type { GonePages } from '../../contract/values.ts'
import type { GateRule } from './gate-rule.ts'

/** What is audited again. */
export interface SiteRow {
  id: string
  name: string
  sources: unknown[]
  packs: string[] | null
  choice: object
  schedule: string | null
  time_zone: string
  next_run_at: string | null
  paused: boolean
  mark_gone: boolean
  gone_pages: GonePages
  gate: GateRule | null
  version: number
  runs: number
}

interface NewSite {
  name: string
  key: string
  sources: unknown[]
  packs: string[] | null
  choice: object
  createdBy: string | null
}

const COLUMNS = 'id, name, sources, packs, choice, schedule, time_zone, next_run_at, paused, mark_gone, gone_pages, gate, version, runs'

export async function findSite(db: Db, workspaceId: string, siteId: string): Promise<SiteRow | null> {
  const { rows } = await db.query<SiteRow>(`select ${COLUMNS} from sites where workspace_id = $1 and id = $2`, [workspaceId, siteId])
  return rows[0] ?? null
}

/** Sites by name, or all of them; a word is a name or an identifier. */
export async function sitesNamed(db: Db, workspaceId: string, word: string | null): Promise<Pick<SiteRow, 'id' | 'name' | 'gate'>[]> {
  const { rows } = await db.query<Pick<SiteRow, 'id' | 'name' | 'gate'>>(
    `select id, name, gate from sites where workspace_id = $1 and ($2::text is null or name = $2 or id::text = lower($2))
     order by lower(name), id`,
    [workspaceId, word],
  )
  return rows
}

/** The site with this key; made where there is none. */
export async function siteOfKey(client: pg.PoolClient, workspaceId: string, site: NewSite): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into sites (workspace_id, id, name, key, sources, packs, choice, created_by, followers)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::uuid[])
     on conflict (workspace_id, key) do update set runs = sites.runs returning id`,
    [
      workspaceId,
      newId(),
      site.name,
      site.key,
      JSON.stringify(site.sources),
      site.packs,
      JSON.stringify(site.choice),
      site.createdBy,
      site.createdBy ? [site.createdBy] : [],
    ],
  )
  return rows[0]!.id
}

/** Makes a site of an audit that was no run of one: it is audited again, and becomes the first. */
export async function siteOfAudit(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  site: Pick<NewSite, 'name' | 'sources' | 'packs'> & { choice?: object },
): Promise<string> {
  const id = await siteOfKey(client, workspaceId, { ...site, choice: site.choice ?? {}, key: `audit:${auditId}`, createdBy: null })
  const { rowCount } = await client.query(
    'update audits set site_id = $3, run = 1 where workspace_id = $1 and id = $2 and site_id is null',
    [workspaceId, auditId, id],
  )
  if (rowCount === 1) {
    await client.query('update assets set site_id = $3 where workspace_id = $1 and audit_id = $2', [workspaceId, auditId, id])
    await client.query('update sites set runs = greatest(runs, 1) where workspace_id = $1 and id = $2', [workspaceId, id])
  }
  return id
}

/** The number of a site's next run, and the run it is compared with; null: there is no such site. */
export async function takeRun(
  client: pg.PoolClient,
  workspaceId: string,
  siteId: string,
  startedBy: StartedBy | null,
): Promise<SiteRun | null> {
  const { rows } = await client.query<{ runs: number }>(
    'update sites set runs = runs + 1 where workspace_id = $1 and id = $2 returning runs',
    [workspaceId, siteId],
  )
  if (!rows[0]) return null
  const { rows: earlier } = await client.query<{ id: string }>(
    `select id from audits where workspace_id = $1 and site_id = $2 and status = 'COMPLETED' order by run desc limit 1`,
    [workspaceId, siteId],
  )
  return { siteId, number: rows[0].runs, previousId: earlier[0]?.id ?? null, startedBy }
}

/** An earlier run of the same site that has not ended: what is decided in it cannot be carried over yet. */
export async function hasEarlierUnfinished(db: Db, workspaceId: string, auditId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from audits a join audits e on e.workspace_id = $1 and e.site_id = a.site_id and e.run < a.run
     where a.workspace_id = $1 and a.id = $2 and e.status in ('PENDING', 'RUNNING') limit 1`,
    [workspaceId, auditId],
  )
  return (rowCount ?? 0) > 0
}
