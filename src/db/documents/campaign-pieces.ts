import type pg from 'pg'
import type { LanguageKey } from '../../languages.ts'
import type { OrderRequest } from './documents.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'

/** An order as it is kept with a piece. */
export type PieceOrder = OrderRequest

export interface PieceRow {
  document_id: string
  template_id: string
  language_key: LanguageKey
  variant: number
  ordered: PieceOrder
  rewriting: boolean
  failure: string | null
  cancelled: boolean
  owner_id: string | null
  due: string | null
  title: string
  status: 'pending' | 'ready' | 'failed'
  error: string | null
  approval: 'draft' | 'in_review' | 'approved'
  approved_version: number | null
  current_version: number
  /** How the text as it is came about. */
  made: 'written' | 'edited' | 'restored'
  findings: number
  unproved: number
  facts: { text?: string; source?: string | null }[]
  excerpt: string
  /** Of the text: tells variants that came out the same. */
  hash: string
  model: string | null
  message: string
  updated_at: string
}

/** The pieces of a campaign in the order in which they were ordered. */
export async function listPieces(db: Db, workspaceId: string, campaignId: string, excerpt: number): Promise<PieceRow[]> {
  const { rows } = await db.query<PieceRow>(
    `select p.document_id, p.template_id, p.language_key, p.variant, p.ordered, p.rewrite is not null as rewriting, p.failure, p.cancelled,
       p.owner_id, p.due::text as due, d.title, d.status, d.error, d.approval, d.approved_version,
       greatest(d.current_version, 1) as current_version, coalesce(v.kind, 'written') as made,
       jsonb_array_length(jsonb_path_query_array(d.findings, '$[*] ? (!(@.ignored == true))')) as findings,
       jsonb_array_length(d.unsupported) + jsonb_array_length(d.unsaid) as unproved, d.facts,
       left(d.plain, $3) as excerpt, md5(d.markdown) as hash, d.model, d.message, d.updated_at
     from campaign_pieces p join documents d on d.workspace_id = $1 and d.id = p.document_id
     left join document_versions v on v.workspace_id = $1 and v.document_id = d.id and v.number = d.current_version
     where p.workspace_id = $1 and p.campaign_id = $2 order by p.position`,
    [workspaceId, campaignId, excerpt],
  )
  return rows
}

export interface NewPiece {
  document_id: string
  template_id: string
  language_key: LanguageKey
  variant: number
  position: number
  ordered: PieceOrder
}

export async function storePieces(client: pg.PoolClient, workspaceId: string, campaignId: string, pieces: NewPiece[]): Promise<void> {
  await client.query(
    `insert into campaign_pieces (workspace_id, campaign_id, document_id, template_id, language_key, variant, position, ordered)
     select $1, $2, document_id, template_id, language_key, variant, position, ordered from json_to_recordset($3) as p (
       document_id uuid, template_id uuid, language_key text, variant integer, position integer, ordered jsonb)`,
    [workspaceId, campaignId, JSON.stringify(pieces)],
  )
}

/** Ends what waits among some pieces: documents that were never written fail with the reason, rewritings are given up. */
export async function cancelPieces(client: pg.PoolClient, workspaceId: string, ids: string[], reason: string): Promise<number> {
  const { rows: stopped } = await client.query<{ id: string }>(
    `update documents set status = 'failed', error = $3, updated_at = $4
     where workspace_id = $1 and id = any($2::uuid[]) and status = 'pending' returning id`,
    [workspaceId, ids, reason, momentAt(newMoment())],
  )
  await client.query('update campaign_pieces set cancelled = true where workspace_id = $1 and document_id = any($2::uuid[])', [
    workspaceId,
    stopped.map(({ id }) => id),
  ])
  const { rowCount } = await client.query(
    'update campaign_pieces set rewrite = null where workspace_id = $1 and document_id = any($2::uuid[]) and rewrite is not null',
    [workspaceId, ids],
  )
  return stopped.length + (rowCount ?? 0)
}

/** Lets a failed or cancelled piece wait again, with an order of now; false where it is neither. */
export async function waitAgain(
  client: pg.PoolClient,
  workspaceId: string,
  id: string,
  orderId: string,
  order: PieceOrder,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update documents set status = 'pending', error = null, request = $3, choice = $4, updated_at = $5
     where workspace_id = $1 and id = $2 and status = 'failed'`,
    [workspaceId, id, JSON.stringify({ ...order, id: orderId }), order.choice ? JSON.stringify(order.choice) : null, momentAt(newMoment())],
  )
  if (rowCount !== 1) return false
  await client.query('update campaign_pieces set cancelled = false, ordered = $3 where workspace_id = $1 and document_id = $2', [
    workspaceId,
    id,
    JSON.stringify(order),
  ])
  return true
}

/** Of a piece; null: the campaign's, left out: as before. */
export async function setPieceCare(
  db: Db,
  workspaceId: string,
  campaignId: string,
  documentId: string,
  { owner_id: owner, due }: { owner_id?: string | null; due?: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update campaign_pieces set owner_id = case when $4::boolean then $5::uuid else owner_id end,
       due = case when $6::boolean then $7::date else due end
     where workspace_id = $1 and campaign_id = $2 and document_id = $3`,
    [workspaceId, campaignId, documentId, owner !== undefined, owner ?? null, due !== undefined, due ?? null],
  )
  return rowCount === 1
}

/** Takes out somebody who leaves the workspace: pieces are the campaign's owner's again, campaigns nobody's. */
export async function dropOwner(client: pg.PoolClient, workspaceId: string, userId: string): Promise<void> {
  await client.query('update campaign_pieces set owner_id = null where workspace_id = $1 and owner_id = $2', [workspaceId, userId])
  await client.query('update campaigns set owner_id = null where workspace_id = $1 and owner_id = $2', [workspaceId, userId])
}

export interface Rewrite {
  id: string
  by: string | null
  request: PieceOrder
}

export async function askRewrite(client: pg.PoolClient, workspaceId: string, documentId: string, rewrite: Rewrite): Promise<void> {
  await client.query('update campaign_pieces set rewrite = $3, failure = null where workspace_id = $1 and document_id = $2', [
    workspaceId,
    documentId,
    JSON.stringify(rewrite),
  ])
}

export async function findRewrite(db: Db, workspaceId: string, documentId: string): Promise<Rewrite | null> {
  const { rows } = await db.query<{ rewrite: Rewrite }>(
    'select rewrite from campaign_pieces where workspace_id = $1 and document_id = $2 and rewrite is not null',
    [workspaceId, documentId],
  )
  return rows[0]?.rewrite ?? null
}

/** False where it was cancelled or asked for anew meanwhile: what was written for it is not stored. */
export async function endRewrite(client: pg.PoolClient, workspaceId: string, documentId: string, rewrite: Rewrite): Promise<boolean> {
  const { rowCount } = await client.query(
    `update campaign_pieces set rewrite = null, failure = null, ordered = $4
     where workspace_id = $1 and document_id = $2 and rewrite ->> 'id' = $3`,
    [workspaceId, documentId, rewrite.id, JSON.stringify(rewrite.request)],
  )
  return rowCount === 1
}

/** Nothing where it was cancelled or asked for anew meanwhile. */
export async function failRewrite(db: Db, workspaceId: string, documentId: string, rewriteId: string, failure: string): Promise<void> {
  await db.query(
    `update campaign_pieces set rewrite = null, failure = $4 where workspace_id = $1 and document_id = $2 and rewrite ->> 'id' = $3`,
    [workspaceId, documentId, rewriteId, failure],
  )
}

/** All of a workspace, when the queue that knew of them is elsewhere; answers how many. */
export async function failAllRewrites(db: Db, workspaceId: string, failure: string): Promise<number> {
  const { rowCount } = await db.query(
    'update campaign_pieces set rewrite = null, failure = $2 where workspace_id = $1 and rewrite is not null',
    [workspaceId, failure],
  )
  return rowCount ?? 0
}
