import type pg from 'pg'
import { transaction } from '../base/pool.ts'
import type { Db } from '../base/pool.ts'

/** When somebody's digest is sent, on their own clock. */
interface DigestTime {
  /** Minutes since midnight. */
  minute: number
  /** Monday to Friday alone. */
  weekdays: boolean
  time_zone: string
}

const USUAL_DIGEST: DigestTime = { minute: 8 * 60, weekdays: false, time_zone: 'UTC' }

/** When the next digest is sent. Where the clock leaves it out, as nextRuns says. */
export async function nextDigest(now: Date, { minute, weekdays, time_zone: tz }: DigestTime): Promise<Date> {
  // Loaded with the first notice: most processes write none.
  const { CronExpressionParser } = await import('cron-parser')
  const cron = `${minute % 60} ${Math.floor(minute / 60)} * * ${weekdays ? '1-5' : '*'}`
  return CronExpressionParser.parse(cron, { tz, currentDate: now }).next().toDate()
}

/** The times that some people have chosen; the others have the usual one. */
async function digestTimes(db: Db, workspaceId: string, userIds: string[]): Promise<Map<string, DigestTime>> {
  const { rows } = await db.query<DigestTime & { user_id: string }>(
    'select user_id, minute, weekdays, time_zone from digest_times where workspace_id = $1 and user_id = any($2::uuid[])',
    [workspaceId, userIds],
  )
  return new Map(rows.map(({ user_id: id, ...time }) => [id, time]))
}

/** When each of some people has the next digest. */
export async function nextDigests(db: Db, workspaceId: string, userIds: string[], now: Date): Promise<Map<string, Date>> {
  const times = await digestTimes(db, workspaceId, userIds)
  const next = userIds.map(async (id): Promise<[string, Date]> => [id, await nextDigest(now, times.get(id) ?? USUAL_DIGEST)])
  return new Map(await Promise.all(next))
}

export const digestTimeOf = async (db: Db, workspaceId: string, userId: string): Promise<DigestTime> =>
  (await digestTimes(db, workspaceId, [userId])).get(userId) ?? USUAL_DIGEST

/** What waits for the next digest waits for its new time. */
export const setDigestTime = (db: pg.Pool, workspaceId: string, userId: string, time: DigestTime, now = new Date()): Promise<void> =>
  transaction(db, async (client) => {
    const before = await nextDigest(now, await digestTimeOf(client, workspaceId, userId))
    await client.query(
      `insert into digest_times (workspace_id, user_id, minute, weekdays, time_zone) values ($1, $2, $3, $4, $5)
       on conflict (workspace_id, user_id) do update set minute = excluded.minute, weekdays = excluded.weekdays,
         time_zone = excluded.time_zone`,
      [workspaceId, userId, time.minute, time.weekdays, time.time_zone],
    )
    await client.query('update notices set mail_at = $4 where workspace_id = $1 and user_id = $2 and mail_at = $3', [
      workspaceId,
      userId,
      before,
      await nextDigest(now, time),
    ])
  })
