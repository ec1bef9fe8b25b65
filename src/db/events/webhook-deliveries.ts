import type pg from 'pg'
import { appendEvents, startListening } from './events.ts'
import { newId } from '../base/ids.ts'
import { parametersAfter, rowsSql } from '../base/parameters.ts'
import { transaction } from '../base/pool.ts'
import type { Db } from '../base/pool.ts'
import type { EndpointRow } from './webhook-endpoints.ts'
import { TEST_EVENT } from '../../contract/values.ts'

/** An endpoint's delivery whose time has come. */
export interface DueDelivery {
  number: number
  id: string
  subject: string
  body: string
  attempts: number
}

type Sendable = Pick<EndpointRow, 'id' | 'url' | 'key_version' | 'previous_until' | 'failures'>

/** Takes some endpoints that have something to send, for a while: should this process die, another goes on. What waits longest is first. */
export async function leaseEndpoints(db: Db, workspaceId: string, now: Date, until: Date, limit: number): Promise<Sendable[]> {
  const { rows } = await db.query<Sendable>({
    name: 'webhooks-lease',
    text: `update webhook_endpoints set leased_until = $3 where workspace_id = $1 and id in (
        select e.id from webhook_endpoints e where e.workspace_id = $1 and e.enabled and e.leased_until <= $2
          and (e.again_at is null or e.again_at <= $2) and exists (select 1 from webhook_deliveries d where d.workspace_id = $1
            and d.endpoint_id = e.id and d.state = 'waiting' and (d.again_at is null or d.again_at <= $2))
        order by (select min(w.number) from webhook_deliveries w where w.workspace_id = $1 and w.endpoint_id = e.id and w.state = 'waiting')
        limit $4 for update skip locked)
      returning id, url, key_version, previous_until, failures`,
    values: [workspaceId, now, until, limit],
  })
  return rows
}

/**
 * An endpoint as it is now, whose address and key may have changed since the lease until `held` was taken. Null: somebody else has it by
 * now, or it was switched off or removed.
 */
export async function renewLease(
  db: Db,
  workspaceId: string,
  id: string,
  held: Date,
  until: Date,
): Promise<Omit<Sendable, 'failures'> | null> {
  const { rows } = await db.query<Omit<Sendable, 'failures'>>({
    name: 'webhooks-renew',
    text: `update webhook_endpoints set leased_until = $4 where workspace_id = $1 and id = $2 and enabled and leased_until = $3
      returning id, url, key_version, previous_until`,
    values: [workspaceId, id, held, until],
  })
  return rows[0] ?? null
}

/** What an endpoint is sent next, in order; nothing of a subject of which an earlier one waits for its next try. */
export async function dueDeliveries(db: Db, workspaceId: string, endpointId: string, now: Date, limit: number): Promise<DueDelivery[]> {
  const { rows } = await db.query<DueDelivery>({
    name: 'webhooks-due',
    text: `select d.number, e.id, d.subject, e.body, d.attempts from webhook_deliveries d
      join events e on e.workspace_id = $1 and e.number = d.number
      where d.workspace_id = $1 and d.endpoint_id = $2 and d.state = 'waiting' and d.subject not in (
        select b.subject from webhook_deliveries b where b.workspace_id = $1 and b.endpoint_id = $2 and b.state = 'waiting'
          and b.again_at > $3)
      order by d.number limit $4`,
    values: [workspaceId, endpointId, now, limit],
  })
  return rows
}

export interface Tried {
  number: number
  isDelivered: boolean
  attempts: number
  at: string
  again: string | null
  status: number | null
  failure: string | null
}

/** Notes how tries ended, many at once. */
export async function settleDeliveries(db: Db, workspaceId: string, endpointId: string, tried: Tried[]): Promise<void> {
  if (tried.length === 0) return
  const { values, parameter } = parametersAfter(workspaceId, endpointId)
  const rows = rowsSql(parameter, tried, {
    number: ['bigint', ({ number }) => number],
    state: ['text', ({ isDelivered }) => (isDelivered ? 'delivered' : 'waiting')],
    attempts: ['int', ({ attempts }) => attempts],
    last_at: ['timestamptz', ({ at }) => at],
    again_at: ['timestamptz', ({ again }) => again],
    status: ['int', ({ status }) => status],
    failure: ['text', ({ failure }) => failure],
  })
  await db.query({
    name: 'webhooks-settle',
    text: `update webhook_deliveries d set state = u.state, attempts = u.attempts, first_at = coalesce(d.first_at, u.last_at),
        last_at = u.last_at, again_at = u.again_at, status = u.status, failure = u.failure
      from ${rows} where d.workspace_id = $1 and d.endpoint_id = $2 and d.number = u.number`,
    values,
  })
}

/** Nothing that was first tried before this is tried any more. */
export async function giveUpOld(db: Db, workspaceId: string, endpointId: string, before: Date): Promise<void> {
  await db.query(
    `update webhook_deliveries set state = 'given_up', again_at = null
     where workspace_id = $1 and endpoint_id = $2 and state = 'waiting' and attempts > 0 and first_at < $3`,
    [workspaceId, endpointId, before],
  )
}

/** The receiver is back: what waits because it could not be reached is tried at once. */
export async function tryAllAgain(db: Db, workspaceId: string, endpointId: string): Promise<void> {
  await db.query(
    `update webhook_deliveries set again_at = null where workspace_id = $1 and endpoint_id = $2 and state = 'waiting'
       and again_at is not null and (status is null or status >= 500)`,
    [workspaceId, endpointId],
  )
}

/** Gives an endpoint back whose lease until `held` is still one's own; `again`: nothing is sent to it before. */
export async function releaseEndpoint(
  db: Db,
  workspaceId: string,
  id: string,
  held: Date,
  failures: number,
  again: Date | null,
): Promise<void> {
  await db.query(
    `update webhook_endpoints set leased_until = '-infinity', failures = $4, again_at = $5
     where workspace_id = $1 and id = $2 and leased_until = $3`,
    [workspaceId, id, held, failures, again],
  )
}

interface DeliveryRow {
  number: number
  event_id: string
  type: string
  subject: string
  at: string
  state: string
  attempts: number
  last_at: string | null
  again_at: string | null
  status: number | null
  failure: string | null
}

/** An endpoint's deliveries, newest first. */
export async function listDeliveries(
  db: Db,
  workspaceId: string,
  endpointId: string,
  before: number,
  limit: number,
): Promise<DeliveryRow[]> {
  const { rows } = await db.query<DeliveryRow>(
    `select d.number, e.id as event_id, e.type, d.subject, e.at, d.state, d.attempts, d.last_at, d.again_at, d.status, d.failure
     from webhook_deliveries d join events e on e.workspace_id = $1 and e.number = d.number
     where d.workspace_id = $1 and d.endpoint_id = $2 and d.number < $3 order by d.number desc limit $4`,
    [workspaceId, endpointId, before, limit],
  )
  return rows
}

export async function findDelivery(db: Db, workspaceId: string, endpointId: string, number: number): Promise<DeliveryRow | null> {
  const [found] = await listDeliveries(db, workspaceId, endpointId, number + 1, 1)
  return found?.number === number ? found : null
}

/** Sends an event once more, as if it had never been tried. False: there is no such delivery. */
export async function resendDelivery(db: pg.Pool, workspaceId: string, endpointId: string, number: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update webhook_deliveries set state = 'waiting', attempts = 0, first_at = null, again_at = null
     where workspace_id = $1 and endpoint_id = $2 and number = $3`,
    [workspaceId, endpointId, number],
  )
  if (rowCount !== 1) return false
  await db.query('update webhook_endpoints set failures = 0, again_at = null where workspace_id = $1 and id = $2', [
    workspaceId,
    endpointId,
  ])
  return true
}

/** Sends an endpoint an event that says nothing; it is tried at once. Answers its number. */
export const sendTest = (db: pg.Pool, workspaceId: string, endpointId: string): Promise<number> =>
  transaction(db, async (client) => {
    await startListening(client, workspaceId)
    const { rows } = await client.query<{ number: number }>('select number from event_heads where workspace_id = $1 for update', [
      workspaceId,
    ])
    const at = new Date().toISOString()
    // A subject of its own: no other event keeps it waiting.
    const event = { type: TEST_EVENT, subject: newId(), at, data: { endpoint_id: endpointId } } as const
    const number = await appendEvents(client, workspaceId, rows[0]!.number, [event], endpointId)
    await client.query('update webhook_endpoints set failures = 0, again_at = null where workspace_id = $1 and id = $2', [
      workspaceId,
      endpointId,
    ])
    return number
  })
