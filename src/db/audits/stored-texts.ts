import { stateCode } from '../../reviews/chart/chart.ts'
import { unpackBytes } from './packing.ts'
import type { Db } from '../base/pool.ts'

interface StoredText {
  asset_id: string
  url: string
  /** Its blocks as they are kept, JSON that was not parsed yet. */
  kept(): string
}

/** The texts of pages that were stored last, newest first; those that are too long to be looked through in passing are left out. */
export async function newestTexts(db: Db, workspaceId: string, limit: number, longest: number, skip = 0): Promise<StoredText[]> {
  const { rows } = await db.query<{ asset_id: string; url: string; packed: Buffer }>({
    name: 'newest-texts',
    text: `select c.asset_id, a.url, c.packed
      from (select asset_id, packed, created_at from asset_contents where workspace_id = $1 order by created_at desc limit $2 offset $4) c
      join assets a on a.workspace_id = $1 and a.id = c.asset_id
      where octet_length(c.packed) <= $3
        and exists (select 1 from audits live where live.workspace_id = $1 and live.id = a.audit_id)
      order by c.created_at desc`,
    values: [workspaceId, limit, longest, skip],
  })
  return rows.map(({ packed, ...row }) => ({ ...row, kept: () => unpackBytes(packed).toString() }))
}

/** Sentences on these pages in which a finding was dismissed. */
export async function dismissedSentences(db: Db, workspaceId: string, assetIds: string[]): Promise<{ sentence: string; text: string }[]> {
  if (assetIds.length === 0) return []
  const { rows } = await db.query<{ sentence: string; text: string }>({
    name: 'dismissed-sentences',
    text: `select v.sentence, v.violating_text as text
      from violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id
      where v.workspace_id = $1 and v.asset_id = any($2) and r.state = ${stateCode('dismissed')}
        and v.sentence is not null and v.violating_text is not null
      limit 500`,
    values: [workspaceId, assetIds],
  })
  return rows
}
