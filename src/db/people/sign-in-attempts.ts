import type { Db } from '../base/pool.ts'

/** Counts one attempt in a window of some seconds; answers how many there were and how long the window still lasts. */
export async function countAttempt(db: Db, key: Buffer, window: number): Promise<{ count: number; left: number }> {
  const { rows } = await db.query<{ count: number; left: number }>(
    `insert into sign_in_attempts as a (key, count, since) values ($1, 1, now())
     on conflict (key) do update set
       count = case when a.since < excluded.since - $2 * interval '1 second' then 1 else a.count + 1 end,
       since = case when a.since < excluded.since - $2 * interval '1 second' then excluded.since else a.since end
     returning count, $2 - extract(epoch from now() - since)::float8 as left`,
    [key, window],
  )
  return rows[0]!
}

/** Forgets one count, and every count whose window is long over. */
export async function forgetAttempts(db: Db, key: Buffer, window: number): Promise<void> {
  await db.query(`delete from sign_in_attempts where key = $1 or since < now() - 2 * $2 * interval '1 second'`, [key, window])
}
