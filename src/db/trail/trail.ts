import type { Db } from '../base/pool.ts'
import { adminTrailHead } from './admin.ts'
import { tombstoneHead } from '../deletion/tombstones.ts'

interface TrailCheck {
  ok: boolean
  audits: number
  entries: number
  first_broken: { audit_id: string; number: number } | null
}

const PER_READ = 10_000

/** Recomputes every hash of a workspace's trails, audit by audit, and holds the last against the audit's head. */
export async function verifyTrails(db: Db, workspaceId: string): Promise<TrailCheck> {
  const { rows: audits } = await db.query<{ id: string; trail_length: number; trail_head: Buffer }>(
    'select id, trail_length, trail_head from audits where workspace_id = $1 order by created_at, id',
    [workspaceId],
  )
  let entries = 0
  for (const audit of audits) {
    const { checked, broken } = await verifyTrail(db, workspaceId, audit)
    entries += checked
    if (broken !== null) return { ok: false, audits: audits.length, entries, first_broken: { audit_id: audit.id, number: broken } }
  }
  return { ok: true, audits: audits.length, entries, first_broken: null }
}

export async function verifyTrail(
  db: Db,
  workspaceId: string,
  audit: { id: string; trail_length: number; trail_head: Buffer },
): Promise<{ checked: number; broken: number | null }> {
  let previous: Buffer = Buffer.alloc(0)
  let number = 0
  for (;;) {
    const { rows } = await db.query<{ number: number; previous: Buffer; hash: Buffer; expected: Buffer }>(
      `select number, previous, hash, sha256(previous || convert_to(entry, 'UTF8')) as expected from trail
       where workspace_id = $1 and audit_id = $2 and number > $3 and number <= $4 order by number limit ${PER_READ}`,
      [workspaceId, audit.id, number, audit.trail_length],
    )
    for (const row of rows) {
      number++
      if (row.number !== number || !row.previous.equals(previous) || !row.hash.equals(row.expected))
        return { checked: number, broken: number }
      previous = row.hash
    }
    if (rows.length < PER_READ) break
  }
  return { checked: number, broken: number === audit.trail_length && previous.equals(audit.trail_head) ? null : number + 1 }
}

export interface TrailHead {
  audit_id: string
  length: number
  head: string
}

/** What the head of the admin log is filed under; the chain of tombstones has the workspace's own id. */
export const administrationOf = (workspaceId: string): string => `administration ${workspaceId}`

/** Where each trail of a workspace ends, its tombstones and its administration's included; those without entries are left out. */
export async function listHeads(db: Db, workspaceId: string): Promise<TrailHead[]> {
  const { rows } = await db.query<TrailHead>(
    `select id as audit_id, trail_length as length, encode(trail_head, 'hex') as head from audits
     where workspace_id = $1 and trail_length > 0 order by created_at, id`,
    [workspaceId],
  )
  const chains = [
    { audit_id: workspaceId, ...(await tombstoneHead(db, workspaceId)) },
    { audit_id: administrationOf(workspaceId), ...(await adminTrailHead(db, workspaceId)) },
  ]
  return [...rows, ...chains.filter(({ length }) => length > 0).map((chain) => ({ ...chain, head: chain.head.toString('hex') }))]
}

/** The hash of an entry; null where there is no such entry. */
export async function hashOfEntry(db: Db, workspaceId: string, auditId: string, number: number): Promise<string | null> {
  const { rows } = await db.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from trail where workspace_id = $1 and audit_id = $2 and number = $3`,
    [workspaceId, auditId, number],
  )
  return rows[0]?.hash ?? null
}

export async function listAuditIds(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>('select id from audits where workspace_id = $1 order by created_at, id', [workspaceId])
  return rows.map(({ id }) => id)
}
