import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { recordChange } from '../trail/admin.ts'
import type { By } from '../trail/admin.ts'
import { newId } from '../base/ids.ts'
import { transaction } from '../base/pool.ts'
import type { Db } from '../base/pool.ts'
import { keepForSite } from '../audits/uploads.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { GonePages } from '../../contract/values.ts'
import type { GateRule } from './gate-rule.ts'

export interface SiteSettings {
  name: string
  /** See src/audits/site-key.ts. */
  key: string
  sources: unknown[]
  packs: string[] | null
  choice: object
  schedule: string | null
  timeZone: string
  nextRunAt: Date | null
  paused: boolean
  markGone: boolean
  gonePages: GonePages
  gate: GateRule | null
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
export const createSite = (db: pg.Pool, workspaceId: string, createdBy: string | null, site: SiteSettings): Promise<string | null> =>
  unlessTaken(
    transaction(db, async (client) => {
      const id = await insertSite(client, workspaceId, createdBy, site)
      await keepForSite(client, workspaceId, id, filesOf(site))
      return id
    }),
  )

/** Uploads among the sources. */
const filesOf = ({ sources }: SiteSettings): string[] =>
  (sources as { kind: string; uploadIds?: string[] }[]).flatMap(({ uploadIds = [] }) => uploadIds)

async function insertSite(db: Db, workspaceId: string, createdBy: string | null, site: SiteSettings): Promise<string> {
  const id = newId()
  await db.query(
    `insert into sites (workspace_id, id, name, key, sources, packs, choice, schedule, time_zone, next_run_at, paused,
       mark_gone, gone_pages, gate, created_by, followers)
     values ($1, $2, $3, $4, $5::jsonb, $6::text[], $7::jsonb, $8, $9, $10, $11, $12, $13, $14::jsonb, $15, $16::uuid[])`,
    [workspaceId, id, ...columnsOf(site), createdBy, createdBy ? [createdBy] : []],
  )
  return id
}

/** Changes a site that is still at `version`: false where it is not, null where another site has the same sources. */
export const changeSite = (
  db: pg.Pool,
  workspaceId: string,
  before: WhatRuns & { id: string },
  version: number,
  site: SiteSettings,
  { actor, why = null }: By,
): Promise<boolean | null> =>
  unlessTaken(
    transaction(db, async (client) => {
      if (!(await updateSite(client, workspaceId, before.id, version, site))) return false
      await keepForSite(client, workspaceId, before.id, filesOf(site))
      const [from, to] = [whatRuns(before), whatRuns(site)]
      if (!isDeepStrictEqual(from, to))
        await recordChange(client, workspaceId, { kind: 'site.changed', subject: site.name, subjectId: before.id, from, to, why, actor })
      return true
    }),
  )

/** Gives a site back the packs and answers it had, where it still has those that it had since; false where not. */
export const restoreWhatRuns = (
  db: pg.Pool,
  workspaceId: string,
  id: string,
  { from, to }: { from: WhatRan; to: WhatRan },
  { actor, why = null }: By,
): Promise<boolean> =>
  transaction(db, async (client) => {
    const { rows } = await client.query<WhatRuns & { name: string }>(
      'select name, packs, choice, gate from sites where workspace_id = $1 and id = $2 for update',
      [workspaceId, id],
    )
    if (!rows[0] || !isDeepStrictEqual(whatRuns(rows[0]), to)) return false
    const { packs, gate = null, ...choice } = from
    await client.query(
      `update sites set packs = $3::text[], choice = $4::jsonb, gate = $5::jsonb, version = version + 1, updated_at = $6,
         gate_passed = case when $5::jsonb is null then null else gate_passed end
       where workspace_id = $1 and id = $2`,
      [workspaceId, id, packs, JSON.stringify(choice), gate && JSON.stringify(gate), momentAt(newMoment())],
    )
    await recordChange(client, workspaceId, { kind: 'site.changed', subject: rows[0].name, subjectId: id, from: to, to: from, why, actor })
    return true
  })

type WhatRuns = Pick<SiteSettings, 'packs' | 'choice' | 'gate'>
/** As entries of the trail keep it. */
type WhatRan = Pick<SiteSettings, 'packs'> & { gate?: GateRule | null }

/**
 * Of a site, what decides which rules run and what must not be found: that is a matter of the administration, its schedule and sources are
 * not. Entries of before there were gates say none.
 */
export const whatRuns = ({ packs, choice, gate }: WhatRuns) => ({ packs, ...choice, ...(gate ? { gate } : {}) })

async function updateSite(db: Db, workspaceId: string, id: string, version: number, site: SiteSettings): Promise<boolean> {
  const { rowCount } = await db.query(
    `update sites s set name = $3, key = $4, sources = $5::jsonb, packs = $6::text[], choice = $7::jsonb, schedule = $8, time_zone = $9,
       next_run_at = $10, paused = $11, mark_gone = $12, gone_pages = $13, gate = $14::jsonb,
       gate_passed = case when $14::jsonb is null then null else s.gate_passed end, version = s.version + 1, updated_at = $16
     where s.workspace_id = $1 and s.id = $2 and s.version = $15`,
    [workspaceId, id, ...columnsOf(site), version, momentAt(newMoment())],
  )
  return rowCount === 1
}

const columnsOf = ({
  name,
  key,
  sources,
  packs,
  choice,
  schedule,
  timeZone,
  nextRunAt,
  paused,
  markGone,
  gonePages,
  gate,
}: SiteSettings): unknown[] => [
  name,
  key,
  JSON.stringify(sources),
  packs,
  JSON.stringify(choice),
  schedule,
  timeZone,
  nextRunAt,
  paused,
  markGone,
  gonePages,
  gate && JSON.stringify(gate),
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
    `update sites set schedule = $3, time_zone = $4, next_run_at = $5, paused = false, version = version + 1, updated_at = $6
     where workspace_id = $1 and id = $2`,
    [workspaceId, rows[0]?.site_id ?? null, schedule, timeZone, nextRunAt, momentAt(newMoment())],
  )
  return rowCount === 1
}

/** The key of a site, which a change of anything but its sources leaves as it is. */
export async function siteKeyOf(db: Db, workspaceId: string, id: string): Promise<string | null> {
  const { rows } = await db.query<{ key: string }>('select key from sites where workspace_id = $1 and id = $2', [workspaceId, id])
  return rows[0]?.key ?? null
}

/** A site's own answers about markets, sectors and channels; null: as the workspace. */
interface DifferingSite {
  id: string
  name: string
  markets: string[] | null
  sectors: string[] | null
  channels: string[] | null
}

/** Sites that have an answer of their own. */
export async function sitesThatDiffer(db: Db, workspaceId: string): Promise<DifferingSite[]> {
  const { rows } = await db.query<{ id: string; name: string; choice: Partial<DifferingSite> }>(
    `select id, name, choice from sites where workspace_id = $1 and choice <> '{}'::jsonb order by lower(name), id limit 1000`,
    [workspaceId],
  )
  return rows
    .map(({ id, name, choice: { markets = null, sectors = null, channels = null } }) => ({ id, name, markets, sectors, channels }))
    .filter(({ markets, sectors, channels }) => markets !== null || sectors !== null || channels !== null)
}
