import { isId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

/** A site by its identifier or, where only one is called so, its name. */
export async function findSiteNamed(db: Db, workspaceId: string, name: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>('select id from sites where workspace_id = $1 and (id = $2::uuid or name = $3) limit 2', [
    workspaceId,
    isId(name) ? name : null,
    name,
  ])
  return rows.length === 1 ? rows[0]!.id : null
}

/** A claim by its identifier or its number, as C-14 or 14. */
export async function findClaimNamed(db: Db, workspaceId: string, name: string): Promise<string | null> {
  const number = /^(?:C-)?(\d{1,9})$/i.exec(name)?.[1] ?? null
  const { rows } = await db.query<{ id: string }>(
    'select id from claims where workspace_id = $1 and (id = $2::uuid or number = $3::int) limit 1',
    [workspaceId, isId(name) ? name : null, number],
  )
  return rows[0]?.id ?? null
}

export async function hasDocument(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(`select 1 from documents where workspace_id = $1 and id = $2 and status = 'ready'`, [workspaceId, id])
  return rowCount === 1
}
