import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

interface WebhookEvent {
  id: string
  body: string
  failures: number
}

/** Writes an event in the transaction of the change, where the workspace has a webhook for this kind. */
export async function writeEvent(db: Db, workspaceId: string, type: string, data: object): Promise<void> {
  const id = newId()
  const now = new Date()
  await db.query(
    `insert into webhook_events (workspace_id, id, body, send_at)
     select $1, $2, $3, $4 from workspace_settings s
     where s.workspace_id = $1 and s.name = 'webhook' and s.value ->> 'url' is not null and s.value -> 'kinds' @> to_jsonb($5::text)`,
    [workspaceId, id, JSON.stringify({ id, type, timestamp: now.toISOString(), data }), now, type],
  )
}

/** An event that says nothing happened, where the workspace has a webhook; answers whether it has. */
export async function writeTestEvent(db: Db, workspaceId: string): Promise<boolean> {
  const id = newId()
  const now = new Date()
  const { rowCount } = await db.query(
    `insert into webhook_events (workspace_id, id, body, send_at)
     select $1, $2, $3, $4 from workspace_settings s
     where s.workspace_id = $1 and s.name = 'webhook' and s.value ->> 'url' is not null`,
    [workspaceId, id, JSON.stringify({ id, type: 'webhook.test', timestamp: now.toISOString(), data: {} }), now],
  )
  return rowCount === 1
}

/** Takes events that are due, for a while: should this process die, another sends them. */
export async function claimEvents(db: Db, workspaceId: string, now: Date, until: Date): Promise<WebhookEvent[]> {
  const { rows } = await db.query<WebhookEvent>(
    `update webhook_events set send_at = $3 where workspace_id = $1 and id in (
       select id from webhook_events where workspace_id = $1 and send_at <= $2 order by send_at, id limit 20 for update skip locked)
     returning id, body, failures`,
    [workspaceId, now, until],
  )
  return rows
}

export async function endEvent(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.query('delete from webhook_events where workspace_id = $1 and id = $2', [workspaceId, id])
}

export async function postponeEvent(db: Db, workspaceId: string, id: string, failure: string, again: Date): Promise<void> {
  await db.query('update webhook_events set send_at = $3, failures = failures + 1, failure = $4 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    again,
    failure,
  ])
}

/** What waits to be sent, and why the last try failed. */
export async function webhookBacklog(db: Db, workspaceId: string): Promise<{ waiting: number; failure: string | null }> {
  const { rows } = await db.query<{ waiting: number; failure: string | null }>(
    `select count(*)::int as waiting, (array_agg(failure order by send_at) filter (where failure is not null))[1] as failure
     from webhook_events where workspace_id = $1`,
    [workspaceId],
  )
  return rows[0]!
}
