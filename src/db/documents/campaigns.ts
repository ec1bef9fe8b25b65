import type pg from 'pg'
import type { LanguageKey } from '../../languages.ts'
import { namesIn } from '../people/person-data.ts'
import type { Db } from '../base/pool.ts'

/** What the lists of campaigns show of a brief. */
interface AnyBrief {
  languages: LanguageKey[]
  markets: string[]
}

export interface Campaign<Brief extends AnyBrief = AnyBrief, Given extends object = object> {
  name: string
  brief: Brief
  answers: Given[]
  owner_id: string | null
  /** A day as 2026-05-31. */
  due: string | null
}

interface CampaignRow<Brief extends AnyBrief = AnyBrief, Given extends object = object> extends Campaign<Brief, Given> {
  id: string
  revision: number
  created_by: string | null
  created_at: string
  updated_at: string
}

const COLUMNS = 'id, name, brief, answers, revision, owner_id, due::text as due, created_by, created_at, updated_at'

export async function findCampaign<Brief extends AnyBrief, Given extends object>(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<CampaignRow<Brief, Given> | null> {
  const { rows } = await db.query<CampaignRow<Brief, Given>>(`select ${COLUMNS} from campaigns where workspace_id = $1 and id = $2`, [
    workspaceId,
    id,
  ])
  return rows[0] ?? null
}

/** Only the transaction that holds this lock orders, cancels or rewrites pieces of the campaign. */
export async function lockCampaign<Brief extends AnyBrief, Given extends object>(
  client: pg.PoolClient,
  workspaceId: string,
  id: string,
): Promise<CampaignRow<Brief, Given> | null> {
  const { rows } = await client.query<CampaignRow<Brief, Given>>(
    `select ${COLUMNS} from campaigns where workspace_id = $1 and id = $2 for update`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}

interface PieceCounts {
  pieces: number
  waiting: number
  failed: number
  draft: number
  in_review: number
  approved: number
}

const NONE: PieceCounts = { pieces: 0, waiting: 0, failed: 0, draft: 0, in_review: 0, approved: 0 }

/** Newest first, with how far their pieces are. */
export async function listCampaigns(db: Db, workspaceId: string, { offset, limit }: { offset: number; limit: number }) {
  // Of a brief only what is shown: with the answers of its templates it may be large.
  const { rows } = await db.query<Omit<CampaignRow, 'brief' | 'answers'> & AnyBrief>(
    `select id, name, brief -> 'languages' as languages, brief -> 'markets' as markets, owner_id, due::text as due, created_at, updated_at
     from campaigns where workspace_id = $1 order by created_at desc, id limit $2 offset $3`,
    [workspaceId, limit, offset],
  )
  const { rows: counted } = await db.query<{ n: number }>('select count(*)::int as n from campaigns where workspace_id = $1', [workspaceId])
  const counts = await countPieces(
    db,
    workspaceId,
    rows.map(({ id }) => id),
  )
  const names = await namesIn(
    db,
    workspaceId,
    rows.map((row) => row.owner_id),
  )
  return {
    campaigns: rows.map(({ id, name, languages, markets, owner_id: owner, due, created_at, updated_at }) => ({
      id,
      name,
      languages,
      markets,
      owner: owner === null ? null : { id: owner, name: names.get(owner) ?? '' },
      due,
      counts: counts.get(id) ?? NONE,
      created_at,
      updated_at,
    })),
    total: counted[0]!.n,
  }
}

async function countPieces(db: Db, workspaceId: string, ids: string[]): Promise<Map<string, PieceCounts>> {
  const { rows } = await db.query<PieceCounts & { id: string }>(
    `select p.campaign_id as id, count(*)::int as pieces,
       count(*) filter (where d.status = 'pending' or p.rewrite is not null)::int as waiting,
       count(*) filter (where d.status = 'failed')::int as failed,
       count(*) filter (where d.status = 'ready' and d.approval = 'draft')::int as draft,
       count(*) filter (where d.status = 'ready' and d.approval = 'in_review')::int as in_review,
       count(*) filter (where d.status = 'ready' and d.approval = 'approved')::int as approved
     from campaign_pieces p join documents d on d.workspace_id = $1 and d.id = p.document_id
     where p.workspace_id = $1 and p.campaign_id = any($2::uuid[]) group by p.campaign_id`,
    [workspaceId, ids],
  )
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

export async function storeCampaign(
  db: Db,
  workspaceId: string,
  { id, createdBy, at, ...campaign }: Campaign & { id: string; createdBy: string | null; at: Date },
): Promise<void> {
  const { name, brief, answers, owner_id: owner, due } = campaign
  await db.query(
    `insert into campaigns (workspace_id, id, name, brief, answers, owner_id, due, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7::date, $8, $9, $9)`,
    [workspaceId, id, name, JSON.stringify(brief), JSON.stringify(answers), owner, due, createdBy, at],
  )
}

/** False where somebody has changed it since `revision`. */
export async function updateCampaign(db: Db, workspaceId: string, id: string, revision: number, campaign: Campaign): Promise<boolean> {
  const { name, brief, answers, owner_id: owner, due } = campaign
  const { rowCount } = await db.query(
    `update campaigns set name = $4, brief = $5, answers = $6, owner_id = $7, due = $8::date, revision = revision + 1, updated_at = $9
     where workspace_id = $1 and id = $2 and revision = $3`,
    [workspaceId, id, revision, name, JSON.stringify(brief), JSON.stringify(answers), owner, due, new Date()],
  )
  return rowCount === 1
}

/** Its documents stay. */
export async function deleteCampaign(client: pg.PoolClient, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from campaigns where workspace_id = $1 and id = $2', [workspaceId, id])
  return rowCount === 1
}

/** The campaign a document belongs to. */
export async function campaignOfDocument(db: Db, workspaceId: string, documentId: string): Promise<{ id: string; name: string } | null> {
  const { rows } = await db.query<{ id: string; name: string }>({
    name: 'document-campaign',
    text: `select c.id, c.name from campaign_pieces p
      join campaigns c on c.workspace_id = $1 and c.id = p.campaign_id where p.workspace_id = $1 and p.document_id = $2`,
    values: [workspaceId, documentId],
  })
  return rows[0] ?? null
}
