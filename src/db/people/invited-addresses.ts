import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Change } from '../trail/admin.ts'
import type { Db } from '../base/pool.ts'

/* Addresses of invitations, kept beside the admin log: entries have a salted hash, so that an address can be deleted. */

const PREFIX = 'sha256:'
export const isHashedAddress = (subject: string | null): boolean => subject?.startsWith(PREFIX) === true

const hashOf = ({ salt, email }: { salt: string; email: string }): string =>
  PREFIX + createHash('sha256').update(salt).update(email).digest('hex')

interface Row {
  id: string
  email: string
  salt: string
}

async function rowsOf(db: Db, workspaceId: string, ids: string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const { rows } = await db.query<Row>(
    'select id, email, salt from invited_addresses where workspace_id = $1 and id::text = any($2::text[])',
    [workspaceId, ids],
  )
  return rows
}

/** Puts the hash of its address in the place of each invitation's, and keeps the address. */
export async function withoutAddresses(client: pg.PoolClient, workspaceId: string, changes: Change[]): Promise<Change[]> {
  const invitations = changes.filter(({ kind, subject, subjectId }) => kind.startsWith('invitation.') && subject && subjectId)
  if (invitations.length === 0) return changes
  const ids = invitations.map(({ subjectId }) => subjectId!)
  await client.query(
    `insert into invited_addresses (workspace_id, id, email, salt)
     select $1::uuid, t.id, t.email, t.salt from unnest($2::uuid[], $3::text[], $4::text[]) as t (id, email, salt)
     on conflict (workspace_id, id) do nothing`,
    [workspaceId, ids, invitations.map(({ subject }) => subject), ids.map(() => randomBytes(16).toString('hex'))],
  )
  const hashes = new Map((await rowsOf(client, workspaceId, ids)).map((row) => [row.id, hashOf(row)]))
  return changes.map((change) => (invitations.includes(change) ? { ...change, subject: hashes.get(change.subjectId!) ?? null } : change))
}

/** Addresses by the identifiers of their invitations. */
export const addressesOf = async (db: Db, workspaceId: string, ids: string[]): Promise<Map<string, string>> =>
  new Map((await rowsOf(db, workspaceId, ids)).map(({ id, email }) => [id, email]))

/** The hashes that entries about these invitations must have; of addresses that were deleted there is none. */
export const hashedAddresses = async (db: Db, workspaceId: string, ids: string[]): Promise<Map<string, string>> =>
  new Map((await rowsOf(db, workspaceId, ids)).map((row) => [row.id, hashOf(row)]))

/** Deletes an address; answers of which invitations. */
export async function forgetAddress(db: Db, workspaceId: string, email: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>('delete from invited_addresses where workspace_id = $1 and email = $2 returning id', [
    workspaceId,
    email,
  ])
  return rows.map(({ id }) => id)
}
