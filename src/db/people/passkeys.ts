import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

export interface PasskeyRow {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
}

interface StoredPasskey {
  id: string
  userId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    'select id, name, created_at, last_used_at from passkeys where user_id = $1 order by created_at, id',
    [userId],
  )
  return rows
}

const STORED = `id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter, transports`

export async function passkeysOf(db: Db, userId: string): Promise<StoredPasskey[]> {
  const { rows } = await db.query<StoredPasskey>(`select ${STORED} from passkeys where user_id = $1`, [userId])
  return rows
}

export async function findPasskey(db: Db, credentialId: string): Promise<StoredPasskey | null> {
  const { rows } = await db.query<StoredPasskey>(`select ${STORED} from passkeys where credential_id = $1`, [credentialId])
  return rows[0] ?? null
}

/** Null: this passkey is known already. */
export async function addPasskey(db: Db, name: string, passkey: Omit<StoredPasskey, 'id'>): Promise<PasskeyRow | null> {
  const { rows } = await db.query<PasskeyRow>(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (credential_id) do nothing returning id, name, created_at, last_used_at`,
    [newId(), passkey.userId, passkey.credentialId, passkey.publicKey, passkey.counter, passkey.transports, name],
  )
  return rows[0] ?? null
}

/** Notes that it was used; false when its counter has not grown, as it would not for a copy. Many passkeys do not count and stay at 0. */
export async function touchPasskey(db: Db, id: string, counter: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'update passkeys set counter = $2, last_used_at = now() where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))',
    [id, counter],
  )
  return rowCount === 1
}

export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const { rowCount } = await db.query('update passkeys set name = $3 where user_id = $1 and id = $2', [userId, id, name])
  return rowCount === 1
}

export async function removePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from passkeys where user_id = $1 and id = $2', [userId, id])
  return rowCount === 1
}
