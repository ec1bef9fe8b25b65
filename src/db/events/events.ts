import type pg from 'pg'
import { newId } from '../base/ids.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import { parametersAfter, rowsSql } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'
import { TEST_EVENT } from '../../contract/values.ts'
import type { EventType } from '../../contract/values.ts'

export interface NewEvent {
  type: EventType | typeof TEST_EVENT
  /** What it is about: events of one subject come in order. */
  subject: string
  at: string
  actorId?: string | null
  data: object
}

/** Writes an event in the transaction of the change, where anybody wants events. */
export async function writeToOutbox(db: Db, workspaceId: string, events: Pick<NewEvent, 'type' | 'subject' | 'data'>[]): Promise<void> {
  if (events.length === 0) return
  const { values, parameter } = parametersAfter(workspaceId)
  const rows = rowsSql(parameter, events, {
    id: ['uuid', () => newId()],
    type: ['text', ({ type }) => type],
    subject: ['text', ({ subject }) => subject],
    data: ['text', ({ data }) => JSON.stringify(data)],
  })
  const at = parameter(momentAt(newMoment()), 'timestamptz')
  await db.query({
    name: 'event-outbox',
    text: `insert into event_outbox (workspace_id, id, type, subject, at, data)
      select $1, u.id, u.type, u.subject, ${at}, u.data from event_heads h, ${rows} where h.workspace_id = $1 and h.listening`,
    values,
  })
}

/** Whether anybody wants events: what is costly to say of a change need not be put together otherwise. */
export async function isListened(db: Db, workspaceId: string): Promise<boolean> {
  const { rows } = await db.query({
    name: 'events-listened',
    text: 'select 1 from event_heads where workspace_id = $1 and listening',
    values: [workspaceId],
  })
  return rows.length > 0
}

/**
 * From now on there are events; those of before are not made up. Where there have been some earlier, a number is left out, so that a reader
 * who has the last of them learns that something may be missing. `stream`: by an open stream, which is noted.
 */
export async function startListening(client: pg.PoolClient, workspaceId: string, { stream = false } = {}): Promise<void> {
  const { rowCount: isNew } = await client.query(
    'insert into event_heads (workspace_id) values ($1) on conflict (workspace_id) do nothing',
    [workspaceId],
  )
  const { rows } = await client.query<{ listening: boolean }>('select listening from event_heads where workspace_id = $1 for update', [
    workspaceId,
  ])
  if (stream) await client.query('update event_heads set streamed_at = $2 where workspace_id = $1', [workspaceId, new Date()])
  if (rows[0]!.listening) return
  const { rows: trail } = await client.query<{ length: number }>('select length from admin_trail_heads where workspace_id = $1', [
    workspaceId,
  ])
  await client.query('update event_heads set listening = true, number = number + $3, admin_number = $2 where workspace_id = $1', [
    workspaceId,
    trail[0]?.length ?? 0,
    isNew ? 0 : 1,
  ])
  await client.query('delete from event_cursors where workspace_id = $1', [workspaceId])
  await client.query(
    'insert into event_cursors (workspace_id, audit_id, number) select $1, id, trail_length from audits where workspace_id = $1',
    [workspaceId],
  )
}

/** The end of the events, held by a transaction whose first statement this is; null where nobody wants any, or somebody else holds it. */
export async function holdHead(client: pg.PoolClient, workspaceId: string) {
  // One snapshot: a decision is never seen without the finding it is about.
  await client.query('set transaction isolation level repeatable read')
  const { rows } = await client.query<{ number: number; admin_number: number }>(
    'select number, admin_number from event_heads where workspace_id = $1 and listening for update skip locked',
    [workspaceId],
  )
  return rows[0] ?? null
}

/** Numbers events after the last one, whose row is held, and has them delivered to every endpoint that wants them, or to one alone. */
export async function appendEvents(
  client: pg.PoolClient,
  workspaceId: string,
  last: number,
  events: NewEvent[],
  only: string | null = null,
): Promise<number> {
  if (events.length === 0) return last
  const { values, parameter } = parametersAfter(workspaceId)
  const numbered = events.map((event, i) => ({ ...event, id: newId(), number: last + 1 + i }))
  const rows = rowsSql(parameter, numbered, {
    number: ['bigint', ({ number }) => number],
    id: ['uuid', ({ id }) => id],
    type: ['text', ({ type }) => type],
    subject: ['text', ({ subject }) => subject],
    actor_id: ['uuid', ({ actorId }) => actorId ?? null],
    at: ['timestamptz', ({ at }) => at],
    body: ['text', ({ id, type, at, data }) => JSON.stringify({ id, type, timestamp: at, data })],
  })
  await client.query(
    `insert into events (workspace_id, number, id, type, subject, actor_id, at, body)
     select $1, u.number, u.id, u.type, u.subject, u.actor_id, u.at, u.body from ${rows}`,
    values,
  )
  await client.query(
    `insert into webhook_deliveries (workspace_id, endpoint_id, number, subject)
     select $1, e.id, u.number, u.subject
     from webhook_endpoints e, unnest($2::bigint[], $3::text[], $4::text[], $6::timestamptz[]) as u (number, subject, type, at)
     where e.workspace_id = $1
       and case when $5::uuid is null then e.enabled and (e.types = '{}' or u.type = any(e.types)) and u.at >= e.address_at
         else e.id = $5 end`,
    [
      workspaceId,
      numbered.map(({ number }) => number),
      numbered.map(({ subject }) => subject),
      numbered.map(({ type }) => type),
      only,
      numbered.map(({ at }) => at),
    ],
  )
  const end = last + events.length
  await client.query('update event_heads set number = $2 where workspace_id = $1', [workspaceId, end])
  return end
}

export interface EventRow {
  number: number
  type: string
  body: string
}

/** Events after one, in order. Those that were sent as a test are no news. */
export async function eventsAfter(db: Db, workspaceId: string, after: number, limit: number): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>({
    name: 'events-after',
    text: `select number, type, body from events where workspace_id = $1 and number > $2 and type <> '${TEST_EVENT}'
      order by number limit $3`,
    values: [workspaceId, after, limit],
  })
  return rows
}

/** The number of the last event, and the first one that is still kept; zero where there is none. */
export async function eventBounds(db: Db, workspaceId: string): Promise<{ last: number; first: number }> {
  const { rows } = await db.query<{ last: number; first: number }>(
    `select h.number as last, coalesce((select min(number) from events where workspace_id = $1), h.number + 1) as first
     from event_heads h where h.workspace_id = $1`,
    [workspaceId],
  )
  return rows[0] ?? { last: 0, first: 1 }
}

const KEPT_DAYS = 7

/** Forgets old events with their deliveries; without endpoints, and with no stream for as long, there are no more events. */
export async function forgetEvents(db: Db, workspaceId: string, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)
  const { rows } = await db.query<{ number: number }>('delete from events where workspace_id = $1 and at < $2 returning number', [
    workspaceId,
    before,
  ])
  const last = rows.reduce((most, { number }) => Math.max(most, number), 0)
  if (last > 0) await db.query('delete from webhook_deliveries where workspace_id = $1 and number <= $2', [workspaceId, last])
  await db.query(
    `update event_heads set listening = false where workspace_id = $1 and listening and (streamed_at is null or streamed_at < $2)
       and not exists (select 1 from webhook_endpoints where workspace_id = $1)`,
    [workspaceId, before],
  )
  await db.query(
    `delete from event_outbox where workspace_id = $1 and not exists (
       select 1 from event_heads h where h.workspace_id = $1 and h.listening)`,
    [workspaceId],
  )
}

/** Nothing is told any more of what was deleted. */
export async function forgetEventsAbout(db: Db, workspaceId: string, subject: string): Promise<void> {
  await db.query('delete from webhook_deliveries where workspace_id = $1 and subject = $2', [workspaceId, subject])
  await db.query('delete from events where workspace_id = $1 and subject = $2', [workspaceId, subject])
  await db.query('delete from event_outbox where workspace_id = $1 and subject = $2', [workspaceId, subject])
  await db.query('delete from event_cursors where workspace_id = $1 and audit_id::text = $2', [workspaceId, subject])
}

/** Events of what a person did hold the name. */
export async function forgetEventsBy(db: Db, workspaceId: string, userId: string): Promise<void> {
  const { rows } = await db.query<{ number: number }>(
    `delete from events where workspace_id = $1 and (actor_id = $2 or position($2::text in body) > 0) returning number`,
    [workspaceId, userId],
  )
  await db.query('delete from webhook_deliveries where workspace_id = $1 and number = any($2::bigint[])', [
    workspaceId,
    rows.map(({ number }) => number),
  ])
}
