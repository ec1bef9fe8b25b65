import type pg from 'pg'
import type { HeldKind } from '../../contract/values.ts'
import type { Db } from '../base/pool.ts'

/** A legal hold: while it stands, nobody deletes its subject. */
export interface Hold {
  id: string
  kind: HeldKind
  subject_id: string
  subject_name: string
  /** The case, request or investigation it is for. */
  matter: string
  reason: string
  placed_at: string
  placed_by_name: string
  lifted_at: string | null
  lifted_by_name: string | null
  lifted_reason: string | null
  erasure_asked_at: string | null
}

const FIELDS = `id, kind, subject_id, subject_name, matter, reason, placed_at, placed_by_name, lifted_at, lifted_by_name, lifted_reason,
  erasure_asked_at`

/** Standing holds first, then those that were lifted, newest first. */
export async function listHolds(db: Db, workspaceId: string, limit: number, offset: number): Promise<{ holds: Hold[]; total: number }> {
  const { rows } = await db.query<Hold>(
    `select ${FIELDS} from holds where workspace_id = $1 order by (lifted_at is null) desc, placed_at desc, id limit $2 offset $3`,
    [workspaceId, limit, offset],
  )
  const counted = await db.query<{ n: number }>('select count(*)::int as n from holds where workspace_id = $1', [workspaceId])
  return { holds: rows, total: counted.rows[0]!.n }
}

/** The hold, which nobody lifts before the transaction ends. */
export async function lockHold(client: pg.PoolClient, workspaceId: string, id: string): Promise<Hold | null> {
  const { rows } = await client.query<Hold>(`select ${FIELDS} from holds where workspace_id = $1 and id = $2 for update`, [workspaceId, id])
  return rows[0] ?? null
}

/** Holds that stand on any of these, the oldest first. */
export async function standingHolds(db: Db, workspaceId: string, kind: HeldKind, subjectIds: readonly string[]): Promise<Hold[]> {
  if (subjectIds.length === 0) return []
  const { rows } = await db.query<Hold>(
    `select ${FIELDS} from holds where workspace_id = $1 and kind = $2 and subject_id = any($3::uuid[]) and lifted_at is null
     order by placed_at, id`,
    [workspaceId, kind, subjectIds],
  )
  return rows
}

interface NewHold extends Pick<Hold, 'id' | 'kind' | 'subject_id' | 'subject_name' | 'matter' | 'reason'> {
  at: Date
  by: { userId: string | null; name: string }
}

export async function addHold(client: pg.PoolClient, workspaceId: string, hold: NewHold): Promise<void> {
  await client.query(
    `insert into holds (workspace_id, id, kind, subject_id, subject_name, matter, reason, placed_at, placed_by, placed_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [workspaceId, hold.id, hold.kind, hold.subject_id, hold.subject_name, hold.matter, hold.reason, hold.at, hold.by.userId, hold.by.name],
  )
}

export async function endHold(
  client: pg.PoolClient,
  workspaceId: string,
  id: string,
  lifted: { at: Date; by: { userId: string | null; name: string }; reason: string },
): Promise<void> {
  await client.query(
    `update holds set lifted_at = $3, lifted_by = $4, lifted_by_name = $5, lifted_reason = $6 where workspace_id = $1 and id = $2`,
    [workspaceId, id, lifted.at, lifted.by.userId, lifted.by.name, lifted.reason],
  )
}

/** Notes on a person's holds that the data are to be deleted once the last of them is lifted. */
export async function askErasure(client: pg.PoolClient, workspaceId: string, userId: string, at: Date): Promise<void> {
  await client.query(
    `update holds set erasure_asked_at = coalesce(erasure_asked_at, $3)
     where workspace_id = $1 and kind = 'person' and subject_id = $2 and lifted_at is null`,
    [workspaceId, userId, at],
  )
}

/** Audits under a hold, their own or that of their site: retention leaves these alone. */
export async function heldAudits(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select a.id from audits a where a.workspace_id = $1 and exists (
       select 1 from holds h where h.workspace_id = $1 and h.lifted_at is null
         and (h.kind = 'audit' and h.subject_id = a.id or h.kind = 'site' and h.subject_id = a.site_id))`,
    [workspaceId],
  )
  return rows.map(({ id }) => id)
}

/** Documents under a hold. */
export async function heldDocuments(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await db.query<{ subject_id: string }>(
    `select subject_id from holds where workspace_id = $1 and kind = 'document' and lifted_at is null`,
    [workspaceId],
  )
  return rows.map(({ subject_id: id }) => id)
}

/** Where the name of a person stood who placed or lifted holds, a pseudonym stands from now on. */
export async function renameInHolds(client: pg.PoolClient, workspaceId: string, userId: string, pseudonym: string): Promise<void> {
  await client.query('update holds set placed_by = null, placed_by_name = $3 where workspace_id = $1 and placed_by = $2', [
    workspaceId,
    userId,
    pseudonym,
  ])
  await client.query('update holds set lifted_by = null, lifted_by_name = $3 where workspace_id = $1 and lifted_by = $2', [
    workspaceId,
    userId,
    pseudonym,
  ])
  await client.query(`update holds set subject_name = $3 where workspace_id = $1 and kind = 'person' and subject_id = $2`, [
    workspaceId,
    userId,
    pseudonym,
  ])
}
