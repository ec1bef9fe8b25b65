import type pg from 'pg'

interface DueCount {
  user_id: string
  overdue: number
  tomorrow: number
}

const DAY = 24 * 3_600_000

/**
 * Who has how much that became overdue, or due within a day, since this was asked last: each thing is told once. Inside a transaction; the
 * first time nothing is told.
 */
export async function newlyDue(client: pg.PoolClient, workspaceId: string, now: Date): Promise<DueCount[]> {
  await client.query(
    `insert into workspace_settings (workspace_id, name, value, updated_at) values ($1, 'due_noticed', $2, $3)
     on conflict (workspace_id, name) do nothing`,
    [workspaceId, JSON.stringify(now.toISOString()), now],
  )
  const { rows: kept } = await client.query<{ value: string }>(
    `select value from workspace_settings where workspace_id = $1 and name = 'due_noticed' for update`,
    [workspaceId],
  )
  const last = new Date(kept[0]!.value)
  if (last >= now) return []
  const { rows } = await client.query<DueCount>(
    `select u.id as user_id, count(*) filter (where r.due_at <= $3)::int as overdue, count(*) filter (where r.due_at > $3)::int as tomorrow
     from reviews r cross join unnest(r.assigned_to) as u (id)
     where r.workspace_id = $1 and r.state = 0 and r.due_at is not null and r.assigned_to <> '{}' and r.approval_id is null
       and ((r.due_at > $2 and r.due_at <= $3) or (r.due_at > $4 and r.due_at <= $5))
       and not exists (select 1 from carried_violations c where c.workspace_id = $1 and c.earlier_id = r.violation_id)
     group by 1`,
    [workspaceId, last, now, new Date(last.getTime() + DAY), new Date(now.getTime() + DAY)],
  )
  await client.query(`update workspace_settings set value = $2, updated_at = $3 where workspace_id = $1 and name = 'due_noticed'`, [
    workspaceId,
    JSON.stringify(now.toISOString()),
    now,
  ])
  return rows
}
