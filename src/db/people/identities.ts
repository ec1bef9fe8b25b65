import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'
import type { Role } from '../../contract/values.ts'

/** Accounts at the identity provider are kept beside passwords, under this name. */
const PROVIDER = 'oidc'

interface IdentityOwner {
  id: string
  email: string
}

/** Whose account at the identity provider this is. */
export async function findIdentityOwner(db: Db, account: string): Promise<IdentityOwner | null> {
  const { rows } = await db.query<IdentityOwner>(
    `select u.id, u.email from accounts a join users u on u.id = a.user_id where a.provider_id = '${PROVIDER}' and a.account_id = $1`,
    [account],
  )
  return rows[0] ?? null
}

/** False: the account became somebody's meanwhile. */
export async function linkIdentity(db: Db, userId: string, account: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into accounts (id, user_id, account_id, provider_id) values ($1, $2, $3, '${PROVIDER}')
     on conflict (provider_id, account_id) do nothing`,
    [newId(), userId, account],
  )
  return rowCount === 1
}

/** Forgets how somebody signed in until now: the password, passkeys, the second factor, other accounts at the provider. */
export async function forgetWaysIn(db: Db, userId: string): Promise<void> {
  await db.query('delete from accounts where user_id = $1', [userId])
  await dropFactors(db, userId)
}

/** Forgets passkeys, the authenticator app and the recovery codes. */
export async function dropFactors(db: Db, userId: string): Promise<void> {
  await db.query('delete from passkeys where user_id = $1', [userId])
  await db.query('delete from second_factors where user_id = $1', [userId])
  await db.query('delete from recovery_codes where user_id = $1', [userId])
}

/** Uses up every open invitation to an address whose owner has shown that it is theirs. */
export async function takeInvitations(db: Db, email: string): Promise<{ workspace_id: string; role: Role }[]> {
  const { rows } = await db.query<{ workspace_id: string; role: Role }>(
    `delete from links where purpose = 'invitation' and email = $1 and workspace_id is not null and expires_at > now()
     returning workspace_id, role`,
    [email],
  )
  return rows
}
