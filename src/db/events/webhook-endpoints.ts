import type pg from 'pg'
import { recordChange } from '../trail/admin.ts'
import type { By } from '../trail/admin.ts'
import { startListening } from './events.ts'
import { newId } from '../base/ids.ts'
import { transaction } from '../base/pool.ts'
import type { Db } from '../base/pool.ts'
import type { EventType } from '../../contract/values.ts'

export const MOST_ENDPOINTS = 20

/** An address that events are sent to. The key that signs them is derived from its id and version: it is kept nowhere. */
export interface EndpointRow {
  id: string
  url: string
  /** None: every type. */
  types: EventType[]
  enabled: boolean
  disabled_why: string | null
  key_version: number
  /** Until when the key before signs as well. */
  previous_until: string | null
  created_at: string
  failures: number
  again_at: string | null
}

const COLUMNS = `e.id, e.url, e.types, e.enabled, e.disabled_why, e.key_version, e.previous_until, e.created_at, e.failures, e.again_at`

export interface EndpointState extends EndpointRow {
  waiting: number
  given_up: number
  last_status: number | null
  last_failure: string | null
  last_at: string | null
}

/** Endpoints, oldest first, with what waits and how the last try ended. */
export async function listEndpoints(db: Db, workspaceId: string): Promise<EndpointState[]> {
  const { rows } = await db.query<EndpointState>(
    `select ${COLUMNS}, coalesce(n.waiting, 0)::int as waiting, coalesce(n.given_up, 0)::int as given_up,
       l.status as last_status, l.failure as last_failure, l.last_at
     from webhook_endpoints e
     left join (select endpoint_id, count(*) filter (where state = 'waiting') as waiting,
         count(*) filter (where state = 'given_up') as given_up
       from webhook_deliveries where workspace_id = $1 group by endpoint_id) n on n.endpoint_id = e.id
     left join (select distinct on (endpoint_id) endpoint_id, status, failure, last_at from webhook_deliveries
       where workspace_id = $1 and last_at is not null order by endpoint_id, last_at desc) l on l.endpoint_id = e.id
     where e.workspace_id = $1 order by e.created_at, e.id`,
    [workspaceId],
  )
  return rows
}

export async function findEndpoint(db: Db, workspaceId: string, id: string): Promise<EndpointRow | null> {
  const { rows } = await db.query<EndpointRow>(`select ${COLUMNS} from webhook_endpoints e where e.workspace_id = $1 and e.id = $2`, [
    workspaceId,
    id,
  ])
  return rows[0] ?? null
}

/** The path of an address may be all that keeps others from calling it: the trail has the host alone. */
const shown = ({ url, types, enabled = true }: { url: string; types: readonly string[]; enabled?: boolean }) => ({
  host: URL.parse(url)?.host ?? null,
  types,
  enabled,
})

const change = (client: pg.PoolClient, workspaceId: string, id: string, { actor, why }: By, from: object | null, to: object | null) =>
  recordChange(client, workspaceId, {
    kind: from === null ? 'endpoint.made' : to === null ? 'endpoint.removed' : 'endpoint.changed',
    subject: ((to ?? from) as { host: string | null }).host,
    subjectId: id,
    from,
    to,
    why: why ?? null,
    actor,
  })

/**
 * The database's time, by which events are dated as well: what happened before is not sent to a new address. To the millisecond, as events
 * have theirs, so that none of the same moment is lost.
 */
async function clockOf(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ at: string }>(`select date_trunc('milliseconds', clock_timestamp()) as at`)
  return rows[0]!.at
}

/** Null: there are as many as a workspace may have. */
export const makeEndpoint = (
  db: pg.Pool,
  workspaceId: string,
  given: { url: string; types: EventType[] },
  by: By,
): Promise<string | null> =>
  transaction(db, async (client) => {
    await startListening(client, workspaceId)
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from webhook_endpoints where workspace_id = $1', [
      workspaceId,
    ])
    if (rows[0]!.n >= MOST_ENDPOINTS) return null
    const id = newId()
    await client.query(
      'insert into webhook_endpoints (workspace_id, id, url, types, created_at, address_at) values ($1, $2, $3, $4, $5, $6)',
      [workspaceId, id, given.url, given.types, new Date(), await clockOf(client)],
    )
    await change(client, workspaceId, id, by, null, shown(given))
    return id
  })

async function held(client: pg.PoolClient, workspaceId: string, id: string): Promise<EndpointRow | null> {
  const { rows } = await client.query<EndpointRow>(
    `select ${COLUMNS} from webhook_endpoints e where e.workspace_id = $1 and e.id = $2 for update`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}

/** False: there is no such endpoint. What waits is tried again at once, unless the address is another one now. */
export const changeEndpoint = (
  db: pg.Pool,
  workspaceId: string,
  id: string,
  given: { url: string; types: EventType[]; enabled: boolean },
  by: By,
): Promise<boolean> =>
  transaction(db, async (client) => {
    const old = await held(client, workspaceId, id)
    if (!old) return false
    await client.query(
      `update webhook_endpoints set url = $3, types = $4, enabled = $5, disabled_why = null, failures = 0, again_at = null
       where workspace_id = $1 and id = $2`,
      [workspaceId, id, given.url, given.types, given.enabled],
    )
    if (old.url !== given.url) await leaveToOldAddress(client, workspaceId, id)
    await change(client, workspaceId, id, by, shown(old), { ...shown(given), ...(old.url === given.url ? {} : { address_changed: true }) })
    return true
  })

/** What waited was meant for the address before: the new one gets what happens from now on. */
async function leaveToOldAddress(client: pg.PoolClient, workspaceId: string, id: string): Promise<void> {
  await client.query('update webhook_endpoints set address_at = $3 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    await clockOf(client),
  ])
  await client.query(
    `update webhook_deliveries set state = 'given_up', again_at = null, failure = 'The address was changed before it could be sent.'
     where workspace_id = $1 and endpoint_id = $2 and state = 'waiting'`,
    [workspaceId, id],
  )
}

/** A new key; the one before signs as well for so many hours. */
export const rotateEndpointKey = (db: pg.Pool, workspaceId: string, id: string, hours: number, by: By): Promise<boolean> =>
  transaction(db, async (client) => {
    const old = await held(client, workspaceId, id)
    if (!old) return false
    const until = new Date(Date.now() + hours * 3_600_000)
    await client.query('update webhook_endpoints set key_version = $3, previous_until = $4 where workspace_id = $1 and id = $2', [
      workspaceId,
      id,
      old.key_version + 1,
      until,
    ])
    await change(client, workspaceId, id, by, shown(old), { ...shown(old), key_changed: true, previous_until: until.toISOString() })
    return true
  })

export const removeEndpoint = (db: pg.Pool, workspaceId: string, id: string, by: By): Promise<boolean> =>
  transaction(db, async (client) => {
    const old = await held(client, workspaceId, id)
    if (!old) return false
    await client.query('delete from webhook_deliveries where workspace_id = $1 and endpoint_id = $2', [workspaceId, id])
    await client.query('delete from webhook_endpoints where workspace_id = $1 and id = $2', [workspaceId, id])
    await change(client, workspaceId, id, by, shown(old), null)
    return true
  })

/** Switched off because its receiver says that it is gone. */
export async function disableEndpoint(db: Db, workspaceId: string, id: string, why: string): Promise<void> {
  await db.query(
    `update webhook_endpoints set enabled = false, disabled_why = $3, leased_until = '-infinity' where workspace_id = $1 and id = $2`,
    [workspaceId, id, why],
  )
}
