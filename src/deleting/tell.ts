import type pg from 'pg'
import { membersWith } from '../db/people/members.ts'
import { writeNotices } from '../db/people/notices.ts'
import { writeEvent } from '../db/events/webhook-events.ts'
import type { Actor } from '../reviews/chart/actor.ts'

/** Tells the other owners, and the workspace's webhook, in the transaction that deletes. `number`: of the entry in the trail. */
export async function tellDeleted(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  what: 'audit' | 'site' | 'person',
  number: number,
): Promise<void> {
  const owners = (await membersWith(client, workspaceId, ['owner'])).filter((id) => id !== actor.userId)
  await writeNotices(
    client,
    workspaceId,
    owners.map((userId) => ({ userId, kind: 'deleted' as const, by: actor.name, count: number, outcome: what })),
  )
  await writeEvent(client, workspaceId, 'deleted', { what, number })
}
