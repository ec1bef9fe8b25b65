import type { Db } from '../base/pool.ts'

/** A page that an audit has read, its text packed. */
export interface PackedPage {
  id: string
  name: string
  url: string
  type: string
  title: string | null
  language_key: string | null
  packed: Uint8Array
}

/** The first pages of an audit whose text is kept, and how many were read. */
export async function packedPages(
  db: Db,
  workspaceId: string,
  auditId: string,
  most: number,
): Promise<{ pages: PackedPage[]; all: number }> {
  const { rows: pages } = await db.query<PackedPage>(
    `select a.id, a.name, a.url, a.type, a.title, a.language_key, c.packed
     from assets a join asset_contents c on c.workspace_id = $1 and c.asset_id = a.id and c.page_kept
     where a.workspace_id = $1 and a.audit_id = $2 and a.state = 'completed' order by a.position limit $3`,
    [workspaceId, auditId, most],
  )
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from assets where workspace_id = $1 and audit_id = $2 and state = 'completed'`,
    [workspaceId, auditId],
  )
  return { pages, all: rows[0]!.n }
}
