import type pg from 'pg'

/** Limits of which a month's notices have been written. */
interface Noticed {
  month: string
  limits: string[]
}

const NAME = 'budget_noticed'

/** Of limits that are reached, those of which no notice was written this month; from then on they have one. Inside a transaction. */
export async function newlyReached(
  client: pg.PoolClient,
  workspaceId: string,
  month: string,
  limits: readonly string[],
): Promise<string[]> {
  const now = new Date()
  await client.query(
    `insert into workspace_settings (workspace_id, name, value, updated_at) values ($1, $2, $3, $4)
     on conflict (workspace_id, name) do nothing`,
    [workspaceId, NAME, JSON.stringify({ month, limits: [] } satisfies Noticed), now],
  )
  const { rows } = await client.query<{ value: Noticed }>(
    'select value from workspace_settings where workspace_id = $1 and name = $2 for update',
    [workspaceId, NAME],
  )
  const noticed = rows[0]!.value.month === month ? rows[0]!.value.limits : []
  const fresh = limits.filter((limit) => !noticed.includes(limit))
  if (fresh.length > 0)
    await client.query('update workspace_settings set value = $3, updated_at = $4 where workspace_id = $1 and name = $2', [
      workspaceId,
      NAME,
      JSON.stringify({ month, limits: [...noticed, ...fresh] } satisfies Noticed),
      now,
    ])
  return fresh
}
