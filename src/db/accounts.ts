import { newId } from './ids.ts'
import type { Db } from './pool.ts'

export interface UserRow {
  id: string
  email: string
  name: string
  has_password: boolean
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(
    `select u.id, u.email, u.name,
       exists (select 1 from accounts a where a.user_id = u.id and a.provider_id = 'credential' and a.password is not null) as has_password
     from users u where u.email = $1`,
    [email.trim().toLowerCase()],
  )
  return rows[0] ?? null
}

/** Makes the person where the address is new; a name given replaces none and a made-up one. */
export async function ensureUser(db: Db, email: string, name: string | null): Promise<string> {
  const address = email.trim().toLowerCase()
  const { rows } = await db.query<{ id: string }>(
    `insert into users (id, email, name) values ($1, $2, $3)
     on conflict (email) do update set name = coalesce($4, users.name) returning id`,
    [newId(), address, name ?? address.split('@')[0], name],
  )
  return rows[0]!.id
}

/** Sets a person's password (already hashed), making the account that holds it where there is none. */
export async function setPassword(db: Db, userId: string, hash: string): Promise<void> {
  await db.query(
    `insert into accounts (id, user_id, account_id, provider_id, password, updated_at) values ($1, $2::uuid, ($2::uuid)::text, 'credential', $3, now())
     on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = excluded.updated_at`,
    [newId(), userId, hash],
  )
}
