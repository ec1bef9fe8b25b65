import type { Db } from '../base/pool.ts'

export type Versioned = 'template' | 'tone' | 'infobase'

/** Keeps what a template, tone or knowledge base was in one version. */
export async function storeVersion(
  db: Db,
  workspaceId: string,
  kind: Versioned,
  id: string,
  version: number,
  definition: object,
  made: Made = {},
): Promise<void> {
  await db.query(
    `insert into versions (workspace_id, kind, id, version, definition, author_id, reason) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [workspaceId, kind, id, version, JSON.stringify(definition), made.authorId ?? null, made.reason ?? null],
  )
}

/** Who made a version, and why; nobody who has an account: the command line. */
export interface Made {
  authorId?: string | null
  reason?: string | null
}

interface VersionHead {
  version: number
  created_at: string
  author_id: string | null
  reason: string | null
}

/** The versions of a thing, newest first. */
export async function listVersionHeads(db: Db, workspaceId: string, kind: Versioned, id: string): Promise<VersionHead[]> {
  const { rows } = await db.query<VersionHead>(
    `select version, created_at, author_id, reason from versions where workspace_id = $1 and kind = $2 and id = $3
     order by version desc limit 1000`,
    [workspaceId, kind, id],
  )
  return rows
}

/** What a thing was in one version; null where there is no such version. */
export async function findVersionOf<T extends object>(
  db: Db,
  workspaceId: string,
  kind: Versioned,
  id: string,
  version: number,
): Promise<T | null> {
  const { rows } = await db.query<{ definition: T }>(
    'select definition from versions where workspace_id = $1 and kind = $2 and id = $3 and version = $4',
    [workspaceId, kind, id, version],
  )
  return rows[0]?.definition ?? null
}
