import type { Db } from './pool.ts'

/** The highest priority among the jobs of a queue that nobody has begun; 0 where there are none. */
export async function highestPriority(db: Db, queue: string): Promise<number> {
  const { rows } = await db.query<{ highest: number | null }>(
    `select max(priority) as highest from pgboss.job where name = $1 and state < 'active'`,
    [queue],
  )
  return rows[0]?.highest ?? 0
}
