import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Actor } from '../../reviews/chart/actor.ts'
import type { Db } from '../base/pool.ts'
import { TrailChain } from '../trail/entries.ts'

/** What was deleted; `finished`: what belonged to a deleted audit is gone as well. */
type TombstoneKind = 'audit' | 'site' | 'document' | 'person' | 'retention' | 'finished'

interface NewTombstone {
  kind: TombstoneKind
  subjectId: string | null
  /** What the entry says beside when and by whom. */
  fields: Record<string, unknown>
  trail?: { length: number; head: Buffer }
  /** How many rows are to be deleted afterwards; without it nothing is left to do. */
  total?: number
}

/** Adds a tombstone to the workspace's chain, in the transaction that deletes. Answers its number. */
export async function addTombstone(client: pg.PoolClient, workspaceId: string, actor: Actor, given: NewTombstone): Promise<number> {
  await client.query('insert into tombstone_heads (workspace_id) values ($1) on conflict (workspace_id) do nothing', [workspaceId])
  const { rows } = await client.query<{ length: number; head: Buffer }>(
    'select length, head from tombstone_heads where workspace_id = $1 for update',
    [workspaceId],
  )
  const chain = new TrailChain<object>(rows[0]!.length, rows[0]!.head)
  const at = new Date().toISOString()
  const row = chain.append(at, actor, { action: given.kind, subject_id: given.subjectId, ...given.fields })
  await client.query(
    `insert into tombstones
       (workspace_id, number, at, kind, subject_id, entry, previous, hash, trail_length, trail_head, total, finished_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      workspaceId,
      row.number,
      at,
      given.kind,
      given.subjectId,
      row.body,
      row.previous,
      row.hash,
      given.trail?.length ?? null,
      given.trail?.head ?? null,
      given.total ?? 0,
      given.total === undefined ? at : null,
    ],
  )
  await client.query('update tombstone_heads set length = $2, head = $3 where workspace_id = $1', [workspaceId, chain.length, chain.head])
  return row.number
}

interface TombstoneRow {
  number: number
  at: string
  kind: TombstoneKind
  subject_id: string | null
  entry: Record<string, unknown> & { actor: { kind: string; name: string } }
  hash: string
  total: number
  removed: number
  findings_hash: string | null
  finished_at: string | null
}

/** What was deleted in a workspace, newest first. */
export async function listTombstones(
  db: Db,
  workspaceId: string,
  limit: number,
  offset = 0,
): Promise<{ rows: TombstoneRow[]; total: number }> {
  const { rows } = await db.query<TombstoneRow>(
    `select number, at, kind, subject_id, entry::json as entry, encode(hash, 'hex') as hash, total, removed,
       nullif(encode(findings_hash, 'hex'), '') as findings_hash, finished_at
     from tombstones where workspace_id = $1 and kind <> 'finished' order by number desc limit $2 offset $3`,
    [workspaceId, limit, offset],
  )
  const counted = await db.query<{ n: number }>(
    `select count(*)::int as n from tombstones where workspace_id = $1 and kind <> 'finished'`,
    [workspaceId],
  )
  return { rows, total: counted.rows[0]!.n }
}

/** The tombstone of an audit, by which a missing trail is accounted for. */
export async function tombstoneOf(db: Db, workspaceId: string, auditId: string): Promise<{ length: number; head: string } | null> {
  const { rows } = await db.query<{ length: number; head: string }>(
    `select trail_length as length, encode(trail_head, 'hex') as head from tombstones
     where workspace_id = $1 and subject_id = $2 and kind = 'audit'`,
    [workspaceId, auditId],
  )
  return rows[0] ?? null
}

/** The hash of an entry of the chain; null where there is none. */
export async function hashOfTombstone(db: Db, workspaceId: string, number: number): Promise<string | null> {
  const { rows } = await db.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from tombstones where workspace_id = $1 and number = $2`,
    [workspaceId, number],
  )
  return rows[0]?.hash ?? null
}

export async function tombstoneHead(db: Db, workspaceId: string): Promise<{ length: number; head: Buffer }> {
  const { rows } = await db.query<{ length: number; head: Buffer }>('select length, head from tombstone_heads where workspace_id = $1', [
    workspaceId,
  ])
  return rows[0] ?? { length: 0, head: Buffer.alloc(0) }
}

/** Recomputes the chain and holds what stands beside each entry against it; the number of the first that is wrong, or null. */
export async function verifyTombstones(db: Db, workspaceId: string): Promise<{ checked: number; broken: number | null }> {
  const { length, head } = await tombstoneHead(db, workspaceId)
  const { rows } = await db.query<{ number: number; previous: Buffer; hash: Buffer; expected: Buffer; agrees: boolean }>(
    `select number, previous, hash, sha256(previous || convert_to(entry, 'UTF8')) as expected,
       (entry::json ->> 'action') = kind and (entry::json ->> 'subject_id') is not distinct from subject_id::text
         and (entry::json -> 'trail' ->> 'head') is not distinct from encode(trail_head, 'hex') as agrees
     from tombstones where workspace_id = $1 order by number`,
    [workspaceId],
  )
  let previous: Buffer = Buffer.alloc(0)
  for (const [index, row] of rows.entries()) {
    if (row.number !== index + 1 || !row.previous.equals(previous) || !row.hash.equals(row.expected) || !row.agrees)
      return { checked: index, broken: index + 1 }
    previous = row.hash
  }
  return { checked: rows.length, broken: rows.length === length && previous.equals(head) ? null : rows.length + 1 }
}

/** Audits that left entries or findings behind although neither they nor a tombstone of theirs are there. */
export async function missingAudits(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await db.query<{ audit_id: string }>(
    `select t.audit_id from trail t where t.workspace_id = $1 and t.number = 1
       and not exists (select 1 from audits a where a.workspace_id = $1 and a.id = t.audit_id)
       and not exists (select 1 from tombstones s where s.workspace_id = $1 and s.subject_id = t.audit_id and s.kind = 'audit')`,
    [workspaceId],
  )
  return rows.map(({ audit_id }) => audit_id)
}

/** A name that says nothing of whom it stands for. */
export const newPseudonym = (): string => `Deleted person ${randomUUID().slice(0, 4)}`
