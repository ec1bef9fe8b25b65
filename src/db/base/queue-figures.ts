import type { Db } from './pool.ts'

interface QueueFigures {
  queue: string
  /** Jobs that nobody has begun, and those under way. */
  waiting: number
  active: number
  /** How long the one waits that waits longest among those that could begin. */
  oldestSeconds: number
}

/** How full the queues are, all of them: an empty one has its row as well. */
export async function queueFigures(db: Db): Promise<QueueFigures[]> {
  const { rows } = await db.query<QueueFigures>(
    `select q.name as queue, coalesce(j.waiting, 0)::int as waiting, coalesce(j.active, 0)::int as active,
       coalesce(j.oldest, 0)::float8 as "oldestSeconds"
     from pgboss.queue q left join (
       select name, count(*) filter (where state < 'active') as waiting, count(*) filter (where state = 'active') as active,
         extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())) as oldest
       from pgboss.job where state <= 'active' group by name
     ) j on j.name = q.name
     order by q.name`,
  )
  return rows
}
