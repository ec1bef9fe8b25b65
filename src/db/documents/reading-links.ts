import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../base/ids.ts'
import { namesIn } from '../people/person-data.ts'
import type { Db } from '../base/pool.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

interface ReadingLink {
  id: string
  version: number
  created_by: string | null
  created_at: string
  expires_at: string
  revoked_at: string | null
  reads: number
  last_read_at: string | null
}

const COLUMNS = 'id, version, created_by, created_at, expires_at, revoked_at, reads, last_read_at'

/** Makes a link and answers its token, which is kept nowhere. */
export async function createReadingLink(
  db: Db,
  workspaceId: string,
  link: { documentId: string; version: number; createdBy: string | null; expiresAt: Date },
): Promise<{ id: string; token: string }> {
  const [id, token] = [newId(), randomBytes(32).toString('base64url')]
  await db.query(
    `insert into reading_links (id, hash, workspace_id, document_id, version, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, hashOf(token), workspaceId, link.documentId, link.version, link.createdBy, new Date(), link.expiresAt],
  )
  return { id, token }
}

/** Those of a document, newest first, also those that have ended. */
export async function listReadingLinks(db: Db, workspaceId: string, documentId: string) {
  const { rows } = await db.query<ReadingLink>(
    `select ${COLUMNS} from reading_links where workspace_id = $1 and document_id = $2 order by created_at desc, id limit 200`,
    [workspaceId, documentId],
  )
  const names = await namesIn(
    db,
    workspaceId,
    rows.map((row) => row.created_by),
  )
  return rows.map(({ created_by: id, ...row }) => ({ ...row, created_by: id === null ? null : { id, name: names.get(id) ?? '' } }))
}

export async function countOpenLinks(db: Db, workspaceId: string, documentId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from reading_links
     where workspace_id = $1 and document_id = $2 and revoked_at is null and expires_at > $3`,
    [workspaceId, documentId, new Date()],
  )
  return rows[0]!.n
}

export async function revokeReadingLink(db: Db, workspaceId: string, documentId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'update reading_links set revoked_at = $4 where workspace_id = $1 and document_id = $2 and id = $3 and revoked_at is null',
    [workspaceId, documentId, id, new Date()],
  )
  return rowCount === 1
}

export async function findReadingLink(
  db: Db,
  token: string,
): Promise<(Pick<ReadingLink, 'id' | 'version' | 'expires_at' | 'revoked_at'> & { workspace_id: string; document_id: string }) | null> {
  const { rows } = await db.query(
    'select id, workspace_id, document_id, version, expires_at, revoked_at from reading_links where hash = $1',
    [hashOf(token)],
  )
  return rows[0] ?? null
}

export async function countReading(db: Db, id: string): Promise<void> {
  await db.query('update reading_links set reads = least(reads, 2000000000) + 1, last_read_at = $2 where id = $1', [id, new Date()])
}

export async function deleteReadingLinks(db: Db, workspaceId: string, documentId: string): Promise<void> {
  await db.query('delete from reading_links where workspace_id = $1 and document_id = $2', [workspaceId, documentId])
}
