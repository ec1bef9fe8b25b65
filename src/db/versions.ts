import type { Db } from './pool.ts'

export type Versioned = 'template' | 'tone' | 'infobase'

/** Keeps what a template, tone or knowledge base was in one version. */
export async function storeVersion(
  db: Db,
  workspaceId: string,
  kind: Versioned,
  id: string,
  version: number,
  definition: object,
): Promise<void> {
  await db.query('insert into versions (workspace_id, kind, id, version, definition) values ($1, $2, $3, $4, $5) on conflict do nothing', [
    workspaceId,
    kind,
    id,
    version,
    JSON.stringify(definition),
  ])
}
