import type pg from 'pg'
import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

export interface UserRow {
  id: string
  email: string
  name: string
  /** Whether the person has shown to read mail to the address, or the operator vouched for it. */
  email_verified: boolean
  has_password: boolean
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(
    `select u.id, u.email, u.name, u.email_verified,
       exists (select 1 from accounts a where a.user_id = u.id and a.provider_id = 'credential' and a.password is not null) as has_password
     from users u where u.email = $1`,
    [email.trim().toLowerCase()],
  )
  return rows[0] ?? null
}

/**
 * The person as they are until the transaction ends: passwords are set and sessions begun and ended by others before or after it. The lock
 * is a statement of its own, since one that waits for it would still read the password of before.
 */
export async function lockUser(client: pg.PoolClient, email: string): Promise<UserRow | null> {
  await client.query('select 1 from users where email = $1 for update', [email.trim().toLowerCase()])
  return findUserByEmail(client, email)
}

/** Makes a person; null when somebody has the address, or is being made with it at this moment. */
export async function createUser(db: Db, email: string, name: string | null): Promise<string | null> {
  const address = email.trim().toLowerCase()
  const { rows } = await db.query<{ id: string }>(
    'insert into users (id, email, name) values ($1, $2, $3) on conflict (email) do nothing returning id',
    [newId(), address, name ?? address.split('@')[0]],
  )
  return rows[0]?.id ?? null
}

/** Notes that the person reads mail to the address, or that the operator vouches for it. */
export async function markVerified(db: Db, userId: string): Promise<void> {
  await db.query('update users set email_verified = true, updated_at = now() where id = $1', [userId])
}

/** What a password is checked against; it changes with every password set, the same one included. */
export async function passwordHash(db: Db, email: string): Promise<string | null> {
  const { rows } = await db.query<{ password: string | null }>(
    `select a.password from accounts a join users u on u.id = a.user_id where u.email = $1 and a.provider_id = 'credential'`,
    [email.trim().toLowerCase()],
  )
  return rows[0]?.password ?? null
}

/** Sets a person's password (already hashed), making the account that holds it where there is none. */
export async function setPassword(db: Db, userId: string, hash: string): Promise<void> {
  await db.query(
    `insert into accounts (id, user_id, account_id, provider_id, password, updated_at)
     values ($1, $2::uuid, ($2::uuid)::text, 'credential', $3, now())
     on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = excluded.updated_at`,
    [newId(), userId, hash],
  )
}
