import type { Db } from '../../src/db/base/pool.ts'
import type { Versioned } from '../../src/db/library/versions.ts'

/** What was kept of a template, tone or knowledge base, oldest first. */
export async function listVersions(
  db: Db,
  workspaceId: string,
  kind: Versioned,
  id: string,
): Promise<{ version: number; created_at: string; definition: object }[]> {
  const { rows } = await db.query<{ version: number; created_at: string; definition: object }>(
    'select version, created_at, definition from versions where workspace_id = $1 and kind = $2 and id = $3 order by version',
    [workspaceId, kind, id],
  )
  return rows
}
