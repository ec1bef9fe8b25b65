import { newId } from './ids.ts'
import type { Db } from './pool.ts'

export interface SiteSettings {
  name: string
  sources: unknown[]
  packs: string[] | null
  choice: object
  schedule: string | null
  timeZone: string
  nextRunAt: Date | null
  paused: boolean
  markGone: boolean
}

const UNIQUE_VIOLATION = '23505'

/** Answers null where another site reads the same sources. */
const unlessTaken = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null
    throw error
  }
}

/** A new site; null where one with the same sources exists. */
export const createSite = (db: Db, workspaceId: string, createdBy: string | null, site: SiteSettings): Promise<string | null> =>
  unlessTaken(insertSite(db, workspaceId, createdBy, site))

async function insertSite(db: Db, workspaceId: string, createdBy: string | null, site: SiteSettings): Promise<string> {
  const id = newId()
  await db.query(
    `insert into sites (workspace_id, id, name, key, sources, packs, choice, schedule, time_zone, next_run_at, paused, mark_gone, created_by)
     select $1, $2, $3, md5($4::jsonb::text), $4::jsonb, $5::text[], $6::jsonb, $7, $8, $9, $10, $11, $12`,
    [workspaceId, id, ...columnsOf(site), createdBy],
  )
  return id
}

/** Changes a site that is still at `version`: false where it is not, null where another site has the same sources. */
export const changeSite = (db: Db, workspaceId: string, id: string, version: number, site: SiteSettings): Promise<boolean | null> =>
  unlessTaken(updateSite(db, workspaceId, id, version, site))

async function updateSite(db: Db, workspaceId: string, id: string, version: number, site: SiteSettings): Promise<boolean> {
  // The key of a site that a command line names by itself stays, whatever its sources are.
  const { rowCount } = await db.query(
    `with given as (select $4::jsonb as sources, md5($4::jsonb::text) as key)
     update sites s set name = $3, sources = given.sources, key = case when s.sources = given.sources then s.key else given.key end,
       packs = $5::text[], choice = $6::jsonb, schedule = $7, time_zone = $8, next_run_at = $9, paused = $10, mark_gone = $11,
       version = s.version + 1, updated_at = now()
     from given where s.workspace_id = $1 and s.id = $2 and s.version = $12`,
    [workspaceId, id, ...columnsOf(site), version],
  )
  return rowCount === 1
}

const columnsOf = ({ name, sources, packs, choice, schedule, timeZone, nextRunAt, paused, markGone }: SiteSettings): unknown[] => [
  name,
  JSON.stringify(sources),
  packs,
  JSON.stringify(choice),
  schedule,
  timeZone,
  nextRunAt,
  paused,
  markGone,
]

/** Schedules the site that an audit is a run of; false where it is a run of none. */
export async function scheduleSiteOf(
  db: Db,
  workspaceId: string,
  auditId: string,
  { schedule, timeZone, nextRunAt }: Pick<SiteSettings, 'schedule' | 'timeZone' | 'nextRunAt'>,
): Promise<boolean> {
  const { rows } = await db.query<{ site_id: string | null }>('select site_id from audits where workspace_id = $1 and id = $2', [
    workspaceId,
    auditId,
  ])
  const { rowCount } = await db.query(
    `update sites set schedule = $3, time_zone = $4, next_run_at = $5, paused = false, version = version + 1, updated_at = now()
     where workspace_id = $1 and id = $2`,
    [workspaceId, rows[0]?.site_id ?? null, schedule, timeZone, nextRunAt],
  )
  return rowCount === 1
}
