import type pg from 'pg'
import type { Db } from '../base/pool.ts'

interface SecondFactorRow {
  sealed_secret: string
  confirmed_at: string | null
  /** Recovery codes that were not used yet. */
  codes_left: number
}

export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | null> {
  const { rows } = await db.query<SecondFactorRow>(
    `select f.sealed_secret, f.confirmed_at,
       (select count(*)::int from recovery_codes c where c.user_id = f.user_id and c.used_at is null) as codes_left
     from second_factors f where f.user_id = $1`,
    [userId],
  )
  return rows[0] ?? null
}

/** Keeps a secret that is not in use before a code confirms it; false where one is in use already. */
export async function startSecondFactor(db: Db, userId: string, sealed: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into second_factors as f (user_id, sealed_secret) values ($1, $2)
     on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
       where f.confirmed_at is null`,
    [userId, sealed],
  )
  return rowCount === 1
}

/** From now on the codes are asked for; false when another request was first. */
export async function confirmSecondFactor(db: Db, userId: string, sealed: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update second_factors set confirmed_at = now(), last_step = $3
     where user_id = $1 and sealed_secret = $2 and confirmed_at is null`,
    [userId, sealed, step],
  )
  return rowCount === 1
}

/** Uses the code of a time step up; false when it, or a newer one, was used before. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'update second_factors set last_step = $2 where user_id = $1 and confirmed_at is not null and last_step < $2',
    [userId, step],
  )
  return rowCount === 1
}

export async function takeRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('update recovery_codes set used_at = now() where user_id = $1 and hash = $2 and used_at is null', [
    userId,
    hash,
  ])
  return rowCount === 1
}

/** The codes of before no longer work. */
export async function replaceRecoveryCodes(client: pg.PoolClient, userId: string, hashes: Buffer[]): Promise<void> {
  await client.query('delete from recovery_codes where user_id = $1', [userId])
  await client.query('insert into recovery_codes (user_id, hash) select $1, unnest($2::bytea[])', [userId, hashes])
}

export async function dropSecondFactor(client: pg.PoolClient, userId: string): Promise<boolean> {
  await client.query('delete from recovery_codes where user_id = $1', [userId])
  const { rowCount } = await client.query('delete from second_factors where user_id = $1', [userId])
  return rowCount === 1
}

/** Seals every secret again; `change` answers null for one that cannot be opened, which is dropped where that is asked for. */
export async function resealSecondFactors(
  client: pg.PoolClient,
  change: (userId: string, sealed: string) => string | null,
  drops: boolean,
): Promise<number> {
  const { rows } = await client.query<{ user_id: string; sealed_secret: string }>(
    'select user_id, sealed_secret from second_factors for update',
  )
  let lost = 0
  for (const { user_id: userId, sealed_secret: sealed } of rows) {
    const changed = change(userId, sealed)
    if (changed !== null) await client.query('update second_factors set sealed_secret = $2 where user_id = $1', [userId, changed])
    else lost++
    if (changed === null && drops) await dropSecondFactor(client, userId)
  }
  return lost
}
