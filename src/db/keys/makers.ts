import { keyColumns } from './keys.ts'
import type { KeyRow } from './keys.ts'
import type { Db } from '../base/pool.ts'

interface KeyWithMaker extends KeyRow {
  created_by: { id: string; name: string } | null
}

/** The maker is shown as long as that person belongs to the workspace. */
const SELECT = `select ${keyColumns('k')},
  case when m.user_id is not null then json_build_object('id', u.id, 'name', coalesce(nullif(u.name, ''), u.email)) end as created_by
  from api_keys k left join users u on u.id = k.user_id left join members m on m.workspace_id = k.workspace_id and m.user_id = u.id
  where k.workspace_id = $1`

export async function listKeysWithMakers(db: Db, workspaceId: string): Promise<KeyWithMaker[]> {
  const { rows } = await db.query<KeyWithMaker>(`${SELECT} order by k.created_at desc, k.id`, [workspaceId])
  return rows
}

/** Keys in use that a person made. */
export async function keysMadeBy(db: Db, workspaceId: string, userId: string): Promise<KeyWithMaker[]> {
  const { rows } = await db.query<KeyWithMaker>(`${SELECT} and k.user_id = $2 and k.revoked_at is null order by k.created_at, k.id`, [
    workspaceId,
    userId,
  ])
  return rows
}

export async function findKeyRow(db: Db, workspaceId: string, id: string): Promise<KeyWithMaker | null> {
  const { rows } = await db.query<KeyWithMaker>(`${SELECT} and k.id = $2`, [workspaceId, id])
  return rows[0] ?? null
}
