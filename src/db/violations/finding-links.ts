import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../base/ids.ts'
import { namesIn } from '../people/person-data.ts'
import type { Db } from '../base/pool.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

interface FindingLink {
  id: string
  created_by: string | null
  created_at: string
  expires_at: string
  revoked_at: string | null
  reads: number
  last_read_at: string | null
}

const COLUMNS = 'id, created_by, created_at, expires_at, revoked_at, reads, last_read_at'

/** What a link is to: a finding, with what names it in the log. */
export async function findingToLink(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<{ audit_id: string; rule_name: string | null } | null> {
  const { rows } = await db.query<{ audit_id: string; rule_name: string | null }>(
    'select audit_id, rule_name from violations where workspace_id = $1 and id = $2',
    [workspaceId, id],
  )
  return rows[0] ?? null
}

/** Makes a link and answers its token, which is kept nowhere. */
export async function createFindingLink(
  db: Db,
  workspaceId: string,
  link: { violationId: string; auditId: string; createdBy: string | null; expiresAt: Date },
): Promise<{ id: string; token: string }> {
  const [id, token] = [newId(), randomBytes(32).toString('base64url')]
  await db.query(
    `insert into finding_links (id, hash, workspace_id, violation_id, audit_id, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, hashOf(token), workspaceId, link.violationId, link.auditId, link.createdBy, new Date(), link.expiresAt],
  )
  return { id, token }
}

/** Those of a finding, newest first, also those that have ended. */
export async function listFindingLinks(db: Db, workspaceId: string, violationId: string) {
  const { rows } = await db.query<FindingLink>(
    `select ${COLUMNS} from finding_links where workspace_id = $1 and violation_id = $2 order by created_at desc, id limit 200`,
    [workspaceId, violationId],
  )
  const names = await namesIn(
    db,
    workspaceId,
    rows.map((row) => row.created_by),
  )
  return rows.map(({ created_by: id, ...row }) => ({ ...row, created_by: id === null ? null : { id, name: names.get(id) ?? '' } }))
}

export async function countOpenFindingLinks(db: Db, workspaceId: string, violationId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from finding_links
     where workspace_id = $1 and violation_id = $2 and revoked_at is null and expires_at > $3`,
    [workspaceId, violationId, new Date()],
  )
  return rows[0]!.n
}

export async function revokeFindingLink(db: Db, workspaceId: string, violationId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'update finding_links set revoked_at = $4 where workspace_id = $1 and violation_id = $2 and id = $3 and revoked_at is null',
    [workspaceId, violationId, id, new Date()],
  )
  return rowCount === 1
}

export async function findFindingLink(
  db: Db,
  token: string,
): Promise<(Pick<FindingLink, 'id' | 'expires_at' | 'revoked_at'> & { workspace_id: string; violation_id: string }) | null> {
  const { rows } = await db.query('select id, workspace_id, violation_id, expires_at, revoked_at from finding_links where hash = $1', [
    hashOf(token),
  ])
  return rows[0] ?? null
}

export async function countFindingReading(db: Db, id: string): Promise<void> {
  await db.query('update finding_links set reads = least(reads, 2000000000) + 1, last_read_at = $2 where id = $1', [id, new Date()])
}
