import type pg from 'pg'
import { moveOf, statusesBefore } from '../../audits/chart/status.ts'
import { IS_INCOMPLETE } from './assets.ts'
import type { AddedAsset } from './runs.ts'
import type { PendingOrder } from '../documents/documents.ts'
import type { Db } from '../base/pool.ts'
import { momentAt, newMoment } from '../base/moments.ts'

interface UnfinishedAudit {
  id: string
  planning: boolean
  /** What changes while somebody works on it. */
  progress: string
}

/** A workspace's audits that nobody has ended yet. */
export async function listUnfinished(db: Db, workspaceId: string): Promise<UnfinishedAudit[]> {
  const { rows } = await db.query<UnfinishedAudit>(
    `select id, planning, concat_ws('/', status, completed_assets, failed_assets, total_assets, trail_length) as progress from audits
     where workspace_id = $1 and status = any($2) order by id`,
    [workspaceId, statusesBefore('complete')],
  )
  return rows
}

/**
 * Ends an audit whose assets have all ended, whatever its counters say: they are counted anew. The audit's row is taken first, which
 * whoever stores something holds until it is committed, so that nothing is counted half.
 */
export async function endByAssets(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<boolean> {
  await client.query('select 1 from audits where workspace_id = $1 and id = $2 for update', [workspaceId, auditId])
  const { rows } = await client.query<{ total: number; completed: number; failed: number; waiting: number; incomplete: number }>(
    `select count(*) filter (where state <> 'left_out')::int as total, count(*) filter (where state = 'completed')::int as completed,
       count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state = 'waiting')::int as waiting,
       count(*) filter (where ${IS_INCOMPLETE})::int as incomplete
     from assets where workspace_id = $1 and audit_id = $2`,
    [workspaceId, auditId],
  )
  const { total, completed, failed, waiting, incomplete } = rows[0]!
  if (waiting > 0) return false
  const { rowCount } = await client.query(
    `update audits set status = $3, completed_at = $9, total_assets = $4, completed_assets = $5, failed_assets = $6, failure = $7,
       incomplete_assets = $10
     where workspace_id = $1 and id = $2 and not planning and status = any($8) and (not carrying or $5 = 0)`,
    [
      workspaceId,
      auditId,
      moveOf(completed > 0 ? 'complete' : 'fail').to,
      total,
      completed,
      failed,
      completed > 0 ? null : total === 0 ? NOTHING_FOUND : NOTHING_READ,
      statusesBefore('complete'),
      momentAt(newMoment()),
      incomplete,
    ],
  )
  return rowCount === 1
}

const NOTHING_FOUND = 'No page or file was found to check.'
const NOTHING_READ = 'None of the pages or files could be read.'

/** The assets of an audit that still wait, as the jobs for them are made. */
export async function waitingAssets(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<AddedAsset[]> {
  const { rows } = await client.query<AddedAsset>(
    `select a.id, coalesce(length(i.content), 0) as bytes
     from assets a left join asset_intake i on i.workspace_id = $1 and i.asset_id = a.id
     where a.workspace_id = $1 and a.audit_id = $2 and a.state = 'waiting' order by a.position`,
    [workspaceId, auditId],
  )
  return rows
}

/** Documents of a workspace that wait to be written, or to be written anew, with the orders they wait for. */
export async function listPendingDocuments(db: Db, workspaceId: string): Promise<PendingOrder[]> {
  const { rows } = await db.query<PendingOrder>(
    `select id, request ->> 'id' as "orderId" from documents where workspace_id = $1 and status = 'pending'
     union select document_id, rewrite ->> 'id' from campaign_pieces where workspace_id = $1 and rewrite is not null order by 1 limit 1000`,
    [workspaceId],
  )
  return rows
}

/** Which of some documents the queue still has work for. */
export async function documentsInQueue(db: Db, queues: string[], documentIds: string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct data->>'documentId' as id from pgboss.job
     where name = any($1) and state < 'completed' and data->>'documentId' = any($2)`,
    [queues, documentIds],
  )
  return new Set(rows.map((row) => row.id))
}

/** Which of some tries of rules the queue still knows. */
export async function triesInQueue(db: Db, queues: string[], tryIds: string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct data->>'tryId' as id from pgboss.job where name = any($1) and state < 'completed' and data->>'tryId' = any($2)`,
    [queues, tryIds],
  )
  return new Set(rows.map((row) => row.id))
}

/** Which of some audits the queue still has work for. */
export async function auditsInQueue(db: Db, queues: string[], auditIds: string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct data->>'auditId' as id from pgboss.job where name = any($1) and state < 'completed' and data->>'auditId' = any($2)`,
    [queues, auditIds],
  )
  return new Set(rows.map((row) => row.id))
}
