import type pg from 'pg'
import { packText, unpackText } from '../audits/packing.ts'
import { transaction } from '../base/pool.ts'
import type { Db } from '../base/pool.ts'

/** Days that a workspace keeps what its audits read and found; null: for ever, or as long as the server keeps it. */
export interface Retention {
  /** Pages as they were. */
  pages: number | null
  /** Extracted texts, and the pages with them. */
  texts: number | null
  /** Whole audits: findings, decisions, comments and trail. */
  audits: number | null
  /** Versions of documents that nobody named, restored, approved or sent out. */
  versions: number | null
}

const KEEP_ALL: Retention = { pages: null, texts: null, audits: null, versions: null }

export async function readRetention(db: Db, workspaceId: string): Promise<Retention> {
  const { rows } = await db.query<{ value: Retention }>(
    `select value from workspace_settings where workspace_id = $1 and name = 'retention'`,
    [workspaceId],
  )
  return { ...KEEP_ALL, ...rows[0]?.value }
}

const shorter = (own: number | null, server: number): number | null => (server === 0 ? own : own === null ? server : Math.min(own, server))

/** What holds in a workspace: its own days, where the server's are not fewer. */
export const inForce = ({ pages, texts, audits, versions }: Retention, keepDays: number): Retention => ({
  pages: shorter(pages, keepDays),
  texts: shorter(texts, keepDays),
  audits,
  versions,
})

/** Days that a page that is read today is kept as it was; null: until its audit is deleted. */
export async function keptDays(db: Db, workspaceId: string, keepDays: number): Promise<number | null> {
  const { versions: _versions, ...ofAudits } = inForce(await readRetention(db, workspaceId), keepDays)
  const days = Object.values(ofAudits).filter((each) => each !== null)
  return days.length > 0 ? Math.min(...days) : null
}

const TEXTS_AT_ONCE = 500
const PAGES_AT_ONCE = 50

/** Of contents `c`: they belong to no audit that is kept. */
const NOT_KEPT = `not exists (select 1 from assets a where a.workspace_id = $1 and a.id = c.asset_id and a.audit_id = any($3::uuid[]))`

/** Deletes the next texts (and pages) of before a time, but those of audits that are kept; answers how many. */
export async function forgetTexts(db: Db, workspaceId: string, before: Date, kept: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ asset_id: string }>(
    `delete from asset_contents where workspace_id = $1 and asset_id in (
       select c.asset_id from asset_contents c where c.workspace_id = $1 and c.created_at < $2 and ${NOT_KEPT}
       order by c.created_at limit ${TEXTS_AT_ONCE})
     returning asset_id`,
    [workspaceId, before, kept],
  )
  await forgetAnswers(
    db,
    workspaceId,
    rows.map(({ asset_id }) => asset_id),
  )
  return rows.length
}

/** The links and the title of a page go with it: without it nobody asks whether it has changed. */
async function forgetAnswers(db: Db, workspaceId: string, assetIds: string[]): Promise<void> {
  await db.query('delete from asset_answers where workspace_id = $1 and asset_id = any($2::uuid[])', [workspaceId, assetIds])
}

/** Takes the next pages of before a time out of what is kept of them, the extracted text stays; answers how many. */
export const forgetPages = (db: pg.Pool, workspaceId: string, before: Date, kept: readonly string[]): Promise<number> =>
  transaction(db, async (client) => {
    const { rows } = await client.query<{ asset_id: string; packed: Buffer }>(
      `select c.asset_id, c.packed from asset_contents c where c.workspace_id = $1 and c.created_at < $2 and c.page_kept and ${NOT_KEPT}
       order by c.created_at limit ${PAGES_AT_ONCE} for update skip locked`,
      [workspaceId, before, kept],
    )
    if (rows.length === 0) return 0
    await forgetAnswers(
      client,
      workspaceId,
      rows.map(({ asset_id }) => asset_id),
    )
    await client.query(
      `update asset_contents c set packed = u.packed, snapshot = null, exchanges = null, page_kept = false
       from unnest($2::uuid[], $3::bytea[]) as u (id, packed) where c.workspace_id = $1 and c.asset_id = u.id`,
      [
        workspaceId,
        rows.map(({ asset_id }) => asset_id),
        rows.map(({ packed }) => packText({ source: '', blocks: unpackText(packed).blocks })),
      ],
    )
    return rows.length
  })
