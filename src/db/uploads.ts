import { newId } from './ids.ts'
import type { Db } from './pool.ts'

export interface NewUpload {
  name: string
  type: string
  content: Buffer
}

/** Keeps a file for an audit, and forgets files that no audit took within a day. */
export async function storeUpload(
  db: Db,
  workspaceId: string,
  userId: string | null,
  upload: NewUpload,
): Promise<{ id: string; name: string; size: number }> {
  const id = newId()
  const name = upload.name.replaceAll('\0', '').toWellFormed().slice(0, 500)
  await db.query(`delete from uploads where workspace_id = $1 and created_at < now() - interval '1 day'`, [workspaceId])
  await db.query('insert into uploads (workspace_id, id, name, type, size, content, created_by) values ($1, $2, $3, $4, $5, $6, $7)', [
    workspaceId,
    id,
    name,
    upload.type.slice(0, 200),
    upload.content.length,
    upload.content,
    userId,
  ])
  return { id, name, size: upload.content.length }
}

export async function findUpload(db: Db, workspaceId: string, id: string): Promise<NewUpload | null> {
  const { rows } = await db.query<NewUpload>('select name, type, content from uploads where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
  ])
  return rows[0] ?? null
}
