import type pg from 'pg'

/** Limits of which a month's notices have been written. */
interface Told {
  month: string
  limits: string[]
}

const NAME = 'budget_noticed'

/** Of limits that are reached those nobody was told of this month; from then on they are told. Inside a transaction. */
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
    [workspaceId, NAME, JSON.stringify({ month, limits: [] } satisfies Told), now],
  )
  const { rows } = await client.query<{ value: Told }>(
    'select value from workspace_settings where workspace_id = $1 and name = $2 for update',
    [workspaceId, NAME],
  )
  const told = rows[0]!.value.month === month ? rows[0]!.value.limits : []
  const fresh = limits.filter((limit) => !told.includes(limit))
  if (fresh.length > 0)
    await client.query('update workspace_settings set value = $3, updated_at = $4 where workspace_id = $1 and name = $2', [
      workspaceId,
      NAME,
      JSON.stringify({ month, limits: [...told, ...fresh] } satisfies Told),
      now,
    ])
  return fresh
}
