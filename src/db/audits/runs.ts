import type pg from 'pg'
import { moveOf, statusesBefore } from '../../audits/chart/status.ts'
import type { Profile } from './profile.ts'
import { noneBySeverity } from '../../reviews/chart/chart.ts'
import type { NewAnswer } from '../sites/earlier-assets.ts'
import { newId } from '../base/ids.ts'
import { packBytes, packExchanges } from './packing.ts'
import type { Db } from '../base/pool.ts'
import { TAKEN_OVER_COLUMNS, takenOverValues } from '../sites/taken-over.ts'
import type { UnchangedAsset } from '../sites/unchanged-assets.ts'
import { momentAt, newMoment } from '../base/moments.ts'

/** What a worker must know of an audit to work on it. */
interface AuditRun {
  id: string
  name: string
  status: string
  planning: boolean
  sources: unknown[]
  settings: Profile
  site_id: string | null
}

interface NewAudit {
  id: string
  name: string
  sources: unknown[]
  settings: object
  createdBy: string | null
  run?: SiteRun
}

/** Which run of which site an audit is. */
export interface SiteRun {
  siteId: string
  number: number
  /** The last run that ended, which this one is compared with. */
  previousId: string | null
  startedBy: StartedBy | null
}

/** Who started a run where nobody did: its schedule, in time or after it was missed. */
export type StartedBy = 'schedule' | 'schedule-late'

export async function insertAudit(db: Db, workspaceId: string, audit: NewAudit): Promise<void> {
  const { id, name, sources, settings, createdBy, run } = audit
  await db.query(
    `insert into audits (workspace_id, id, name, status, planning, sources, settings, created_by, counts,
       site_id, run, previous_id, carrying, started_by)
     values ($1, $2, $3, 'PENDING', true, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      workspaceId,
      id,
      name,
      JSON.stringify(sources),
      JSON.stringify(settings),
      createdBy,
      noneBySeverity(),
      run?.siteId ?? null,
      run?.number ?? 1,
      run?.previousId ?? null,
      (run?.number ?? 1) > 1,
      run?.startedBy ?? null,
    ],
  )
}

export async function findRun(db: Db, workspaceId: string, auditId: string): Promise<AuditRun | null> {
  const { rows } = await db.query<AuditRun>({
    name: 'audit-run',
    text: 'select id, name, status, planning, sources, settings, site_id from audits where workspace_id = $1 and id = $2',
    values: [workspaceId, auditId],
  })
  return rows[0] ?? null
}

/** Its status alone: the sources of an audit may be long, and who works on it asks often. */
export async function findStatus(db: Db, workspaceId: string, auditId: string): Promise<string | null> {
  const { rows } = await db.query<{ status: string }>({
    name: 'audit-status',
    text: 'select status from audits where workspace_id = $1 and id = $2',
    values: [workspaceId, auditId],
  })
  return rows[0]?.status ?? null
}

/** What an audit runs with, which does not change while it runs. */
export async function findProfile(db: Db, workspaceId: string, auditId: string): Promise<Profile | null> {
  const { rows } = await db.query<{ settings: Profile }>('select settings from audits where workspace_id = $1 and id = $2', [
    workspaceId,
    auditId,
  ])
  return rows[0]?.settings ?? null
}

export async function beginAudit(db: Db, workspaceId: string, auditId: string): Promise<void> {
  await db.query('update audits set status = $3 where workspace_id = $1 and id = $2 and status = any($4)', [
    workspaceId,
    auditId,
    moveOf('begin').to,
    statusesBefore('begin'),
  ])
}

export interface NewAsset {
  id?: string
  name: string
  url: string
  /** What names it from one run of a site to the next (src/fetch/address-key.ts). */
  addressKey?: string
  /** Where its bytes come from: fetched (nothing yet), kept in asset_intake, or an upload or document of the workspace. */
  source: Record<string, unknown>
  depth?: number
  content?: Uint8Array
  /** The requests that it was read by, with the heads of their answers (src/fetch/exchanged.ts). */
  exchanges?: object[]
  /** Not taken in: why. */
  leftOut?: string
  /** Should have been there and is not: why. */
  failed?: string
  /** What the server answered, where that is why. */
  httpStatus?: number
  /** What its page came with. */
  answer?: NewAnswer
  /** The asset of an earlier run that it is the same as. */
  earlier?: Omit<UnchangedAsset, 'id'>
}

/** An asset that was added and waits, with the size of what was kept of it already. */
export interface AddedAsset {
  id: string
  bytes: number
}

/** What was added: assets that wait, and those that need not, as everything is known of them from an earlier run. */
export interface AddedAssets {
  waiting: AddedAsset[]
  taken: Set<string>
}

/**
 * Adds assets to an audit; addresses it has already are left alone, so that sources read twice make nothing twice.
 * Those that are the same as an earlier one are complete; what else belongs to them follows in the same transaction.
 */
export async function addAssets(client: pg.PoolClient, workspaceId: string, auditId: string, assets: NewAsset[]): Promise<AddedAssets> {
  if (assets.length === 0) return { waiting: [], taken: new Set() }
  const packed = assets.map(({ content }) => content && packBytes(content))
  const rows = assets.map((asset) => ({
    id: asset.id ?? newId(),
    name: asset.name,
    url: asset.url,
    key: asset.addressKey ?? asset.url,
    source: asset.source,
    depth: asset.depth ?? 0,
    state: asset.leftOut !== undefined ? 'left_out' : asset.failed !== undefined ? 'failed' : 'waiting',
    reason: asset.leftOut ?? asset.failed ?? null,
    http_status: asset.httpStatus,
    earlier: asset.earlier?.from,
  }))
  const takesOver = assets.some(({ earlier }) => earlier)
  const counted = await client.query<{ first: number; site_id: string | null }>(
    `update audits set next_asset = next_asset + $3
     where workspace_id = $1 and id = $2 and status in ('PENDING', 'RUNNING')
     returning next_asset - $3 as first, site_id`,
    [workspaceId, auditId, assets.length],
  )
  if (counted.rowCount === 0) return { waiting: [], taken: new Set() }
  const { rows: added } = await client.query<{ id: string; state: string }>(
    `insert into assets (workspace_id, id, audit_id, site_id, address_key, position, url, reason, http_status, depth, source, name, state
       ${takesOver ? `, ${TAKEN_OVER_COLUMNS}` : ''})
     select $1, r.id, $2, $5, r.key, $4::bigint + r.n - 1, r.url, r.reason, r.http_status, r.depth, r.source,
       ${takesOver ? takenOverValues('$6') : 'r.name, r.state'}
     from rows from (jsonb_to_recordset($3::jsonb)
       as (id uuid, name text, url text, key text, state text, reason text, http_status smallint, depth int, source jsonb,
         earlier uuid))
       with ordinality as r (id, name, url, key, state, reason, http_status, depth, source, earlier, n)
     ${takesOver ? 'left join assets e on e.workspace_id = $1 and e.id = r.earlier' : ''}
     on conflict (workspace_id, audit_id, url) do nothing returning id, state`,
    [
      workspaceId,
      auditId,
      JSON.stringify(rows),
      counted.rows[0]!.first,
      counted.rows[0]!.site_id,
      ...(takesOver ? [momentAt(newMoment())] : []),
    ],
  )
  const states = new Map(added.map((row) => [row.id, row.state]))
  const contents = rows.flatMap(({ id }, i) =>
    states.get(id) === 'waiting' && packed[i] ? [{ id, content: packed[i], exchanges: packExchanges(assets[i]!.exchanges) }] : [],
  )
  if (contents.length > 0) {
    await client.query(
      `insert into asset_intake (workspace_id, asset_id, content, exchanges)
       select $1, u.id, u.content, u.exchanges
       from unnest($2::uuid[], $3::bytea[], $4::bytea[]) as u (id, content, exchanges)`,
      [workspaceId, contents.map((row) => row.id), contents.map((row) => row.content), contents.map((row) => row.exchanges)],
    )
  }
  const count = (state: string) => added.filter((row) => row.state === state).length
  await client.query(
    `update audits set total_assets = total_assets + $3, failed_assets = failed_assets + $4, left_out_assets = left_out_assets + $5
     where workspace_id = $1 and id = $2`,
    [workspaceId, auditId, added.length - count('left_out'), count('failed'), count('left_out')],
  )
  return {
    waiting: rows.flatMap(({ id }, i) => (states.get(id) === 'waiting' ? [{ id, bytes: assets[i]!.content?.length ?? 0 }] : [])),
    taken: new Set(added.flatMap(({ id, state }) => (state === 'completed' ? [id] : []))),
  }
}

/**
 * Ends the audit if its sources have all been read and every asset has ended. Whoever finishes last ends it; the
 * condition is in the statement, so that two who finish at once cannot both believe the other will.
 */
const END = `update audits set status = case when completed_assets > 0 then $3 else $4 end, completed_at = $6,
    failure = case when completed_assets > 0 then null
      when total_assets = 0 then 'No page or file was found to check.'
      else 'None of the pages or files could be read.' end
  where workspace_id = $1 and id = $2 and not planning and completed_assets + failed_assets >= total_assets and status = any($5)
    and (not carrying or completed_assets = 0)`

export async function endIfDone(db: Db, workspaceId: string, auditId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'audit-end',
    text: END,
    values: [workspaceId, auditId, moveOf('complete').to, moveOf('fail').to, statusesBefore('complete'), momentAt(newMoment())],
  })
  return rowCount === 1
}

/** Whether every asset has ended, and nothing but the decisions of earlier runs is to be carried over. */
export async function isToCarry(db: Db, workspaceId: string, auditId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'audit-to-carry',
    text: `select 1 from audits where workspace_id = $1 and id = $2 and carrying and not planning
      and completed_assets + failed_assets >= total_assets and status = any($3)`,
    values: [workspaceId, auditId, statusesBefore('complete')],
  })
  return rowCount === 1
}

export async function planningDone(db: Db, workspaceId: string, auditId: string): Promise<void> {
  await db.query('update audits set planning = false where workspace_id = $1 and id = $2', [workspaceId, auditId])
}

/**
 * Assets before their audit, and in the order of their ids, as those who store what they found lock them:
 * otherwise each waits for the other.
 */
async function cancelWaiting(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<void> {
  const waiting = `workspace_id = $1 and audit_id = $2 and state = 'waiting'`
  await client.query(`select count(*) from (select id from assets where ${waiting} order by id for update) as held`, [workspaceId, auditId])
  await client.query(`update assets set state = 'cancelled' where ${waiting}`, [workspaceId, auditId])
}

/** Null: no such audit; false: it has ended already. */
export async function cancelAudit(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<boolean | null> {
  const status = await findStatus(client, workspaceId, auditId)
  if (status === null) return null
  if (!statusesBefore('cancel').includes(status)) return false
  await cancelWaiting(client, workspaceId, auditId)
  const { rowCount } = await client.query(
    'update audits set status = $3, completed_at = $5, planning = false where workspace_id = $1 and id = $2 and status = any($4)',
    [workspaceId, auditId, moveOf('cancel').to, statusesBefore('cancel'), momentAt(newMoment())],
  )
  // What was added meanwhile is seen now that nothing is added any more. An audit that ended meanwhile had none waiting.
  if (rowCount === 1) await cancelWaiting(client, workspaceId, auditId)
  return rowCount === 1
}

/** Sets failed assets (all, or those named) back to waiting. Null: no such audit; false: it cannot be retried. */
export async function retryAssets(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  ids: string[] | null,
): Promise<AddedAsset[] | false | null> {
  const { rows: audits } = await client.query<{ status: string }>(
    'select status from audits where workspace_id = $1 and id = $2 for update',
    [workspaceId, auditId],
  )
  if (!audits[0]) return null
  if (!statusesBefore('retry').includes(audits[0].status)) return false
  const { rows } = await client.query<AddedAsset>(
    `update assets set state = 'waiting', reason = null, http_status = null, earlier_id = null, left_behind = '{}', gone = false
     where workspace_id = $1 and audit_id = $2 and state = 'failed' and ($3::uuid[] is null or id = any($3))
     returning id,
       coalesce((select length(i.content) from asset_intake i where i.workspace_id = $1 and i.asset_id = assets.id), 0) as bytes`,
    [workspaceId, auditId, ids],
  )
  if (rows.length === 0) return []
  await client.query(
    `update audits set status = $3, completed_at = null, failure = null, failed_assets = failed_assets - $4, carrying = run > 1
     where workspace_id = $1 and id = $2`,
    [workspaceId, auditId, moveOf('retry').to, rows.length],
  )
  return rows
}
