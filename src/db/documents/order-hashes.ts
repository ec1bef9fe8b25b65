import type { Db } from '../base/pool.ts'

/** The newest document of an order that nobody has edited. */
export async function findByOrder(db: Db, workspaceId: string, hash: Buffer): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from documents where workspace_id = $1 and order_hash = $2 and status = 'ready' and versions = 0
     order by created_at desc, id limit 1`,
    [workspaceId, hash],
  )
  return rows[0]?.id ?? null
}

export async function setOrder(db: Db, workspaceId: string, id: string, hash: Buffer): Promise<void> {
  await db.query('update documents set order_hash = $3 where workspace_id = $1 and id = $2', [workspaceId, id, hash])
}
