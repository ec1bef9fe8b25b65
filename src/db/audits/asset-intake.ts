import { unpackBytes } from './packing.ts'
import type { Db } from '../base/pool.ts'

export interface WaitingAsset {
  id: string
  name: string
  url: string
  source: { kind: string; id?: string; type?: string; contentType?: string; note?: string | null; robots?: boolean; fetch?: boolean }
  content: Buffer | null
  /** Packed, as it goes on to what is kept of it. */
  exchanges: Buffer | null
}

/** Those of some assets that still wait, with the bytes that were kept for them. */
export async function listWaiting(db: Db, workspaceId: string, auditId: string, ids: string[]): Promise<WaitingAsset[]> {
  const { rows } = await db.query<WaitingAsset>({
    name: 'assets-waiting',
    text: `select a.id, a.name, a.url, a.source, i.content, i.exchanges
      from assets a left join asset_intake i on i.workspace_id = $1 and i.asset_id = a.id
      where a.workspace_id = $1 and a.audit_id = $2 and a.id = any($3::uuid[]) and a.state = 'waiting' order by a.position`,
    values: [workspaceId, auditId, ids],
  })
  return rows.map((row) => ({ ...row, content: row.content && unpackBytes(row.content) }))
}
