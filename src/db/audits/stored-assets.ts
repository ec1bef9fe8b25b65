import { unpackText } from './packing.ts'
import type { KeptText } from './packing.ts'
import type { Db } from '../base/pool.ts'

interface StoredListing {
  id: string
  position: number
  name: string
  url: string
  depth: number
  kept: boolean
}

const AT_ONCE = 500

/** What an audit has read, in the order it was found, and whether its text is still kept. */
export async function* listStored(db: Db, workspaceId: string, auditId: string): AsyncGenerator<StoredListing> {
  for (let after = -1; ; ) {
    const { rows } = await db.query<StoredListing>(
      `select a.id, a.position, a.name, a.url, a.depth, c.asset_id is not null as kept
       from assets a left join asset_contents c on c.workspace_id = $1 and c.asset_id = a.id and c.page_kept
       where a.workspace_id = $1 and a.audit_id = $2 and a.state = 'completed' and a.position > $3
         and exists (select 1 from audits live where live.workspace_id = $1 and live.id = a.audit_id)
       order by a.position limit ${AT_ONCE}`,
      [workspaceId, auditId, after],
    )
    yield* rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.position
  }
}

/** How much of what an audit has read can be checked again, and how much no longer. */
export async function countStored(db: Db, workspaceId: string, auditId: string): Promise<{ kept: number; gone: number }> {
  const { rows } = await db.query<{ kept: number; gone: number }>(
    `select count(c.asset_id)::int as kept, count(*) filter (where c.asset_id is null)::int as gone
     from assets a left join asset_contents c on c.workspace_id = $1 and c.asset_id = a.id and c.page_kept
     where a.workspace_id = $1 and a.audit_id = $2 and a.state = 'completed'`,
    [workspaceId, auditId],
  )
  return rows[0]!
}

/** What is kept of a document that was read. */
export interface StoredAsset extends KeptText {
  id: string
  type: string
  title: string | null
  language_key: string | null
  characters: number
  checked: number
  left_out: { reason: string; characters: number }[]
  note: string | null
  content_hash: Buffer
  snapshot: Buffer | null
  exchanges: Buffer | null
}

export async function findStored(db: Db, workspaceId: string, ids: string[]): Promise<Map<string, StoredAsset>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.query<Omit<StoredAsset, keyof KeptText> & { packed: Buffer }>({
    name: 'assets-stored',
    text: `select a.id, a.type, a.title, a.language_key, a.characters, a.checked, a.left_out, a.note, a.content_hash,
        c.packed, c.snapshot, c.exchanges
      from assets a join asset_contents c on c.workspace_id = $1 and c.asset_id = a.id
      where a.workspace_id = $1 and a.id = any($2::uuid[]) and a.content_hash is not null and c.page_kept
        and exists (select 1 from audits live where live.workspace_id = $1 and live.id = a.audit_id)`,
    values: [workspaceId, ids],
  })
  return new Map(rows.map(({ packed, ...row }) => [row.id, { ...row, ...unpackText(packed) }]))
}
