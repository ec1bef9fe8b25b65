import { newId } from './ids.ts'
import type { Db } from './pool.ts'

export interface InfobaseRow {
  id: string
  name: string
  description: string | null
}

export interface InfobaseHead extends InfobaseRow {
  version: number
}

export async function listInfobases(db: Db, workspaceId: string): Promise<InfobaseRow[]> {
  const { rows } = await db.query<InfobaseRow>({
    name: 'infobases', text: 'select id, name, description from infobases where workspace_id = $1 order by created_at, id', values: [workspaceId],
  })
  return rows
}

export async function findInfobase(db: Db, workspaceId: string, id: string): Promise<InfobaseRow | null> {
  const { rows } = await db.query<InfobaseRow>({
    name: 'infobase', text: 'select id, name, description from infobases where workspace_id = $1 and id = $2', values: [workspaceId, id],
  })
  return rows[0] ?? null
}

export async function listInfobaseHeads(db: Db, workspaceId: string): Promise<InfobaseHead[]> {
  const { rows } = await db.query<InfobaseHead>({
    name: 'infobase-heads', text: 'select id, name, description, version from infobases where workspace_id = $1 order by created_at, id', values: [workspaceId],
  })
  return rows
}

/** Stores a knowledge base's name and description under its name, and counts its version up; its entries are stored beside it. */
export async function saveInfobase(db: Db, workspaceId: string, { name, description }: { name: string; description: string | null }): Promise<{ id: string; version: number }> {
  const { rows: [before] } = await db.query<{ id: string }>('select id from infobases where workspace_id = $1 and name = $2 order by created_at, id limit 1 for update', [workspaceId, name])
  const { rows } = before
    ? await db.query<{ id: string; version: number }>(
      'update infobases set description = $3, version = version + 1, updated_at = now() where workspace_id = $1 and id = $2 returning id, version', [workspaceId, before.id, description])
    : await db.query<{ id: string; version: number }>(
      'insert into infobases (workspace_id, id, name, description) values ($1, $2, $3, $4) returning id, version', [workspaceId, newId(), name, description])
  return rows[0]!
}

export async function deleteInfobase(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from infobases where workspace_id = $1 and id = $2', [workspaceId, id])
  return rowCount === 1
}
