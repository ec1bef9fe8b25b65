import type { Db } from './pool.ts'

export interface InfobaseRow {
  id: string
  name: string
  description: string | null
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
