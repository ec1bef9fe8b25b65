import type pg from 'pg'
import type { Db } from '../base/pool.ts'
import type { EventType } from '../../contract/values.ts'

/*
 * Where events come from: the trails of audits, the admin log, and the outbox. Each is read from where the relay got to the
 * last time.
 */

export interface TrailNews {
  audit_id: string
  number: number
  at: string
  entry: string
}

const AUDITS_AT_ONCE = 50
const ENTRIES_AT_ONCE = 1000

/** Whether a trail has entries that the relay has not looked at; the same words find which. */
export const UNREAD_TRAILS = `audits a left join event_cursors c on c.workspace_id = $1 and c.audit_id = a.id
  where a.workspace_id = $1 and a.trail_length > coalesce(c.number, 0)`

/** The next entries of the trails that have new ones, each in its order. */
export async function trailNews(db: Db, workspaceId: string): Promise<TrailNews[]> {
  const { rows: audits } = await db.query<{ id: string; after: number }>({
    name: 'event-trails',
    text: `select a.id, coalesce(c.number, 0) as after from ${UNREAD_TRAILS} order by a.id limit ${AUDITS_AT_ONCE}`,
    values: [workspaceId],
  })
  if (audits.length === 0) return []
  const { rows } = await db.query<TrailNews>({
    name: 'event-entries',
    text: `select t.audit_id, t.number, t.at, t.entry from unnest($2::uuid[], $3::bigint[]) as u (audit_id, after)
      join trail t on t.workspace_id = $1 and t.audit_id = u.audit_id and t.number > u.after
      order by t.audit_id, t.number limit ${ENTRIES_AT_ONCE}`,
    values: [workspaceId, audits.map(({ id }) => id), audits.map(({ after }) => after)],
  })
  return rows
}

/** Notes how far trails were read. */
export async function moveCursors(db: Db, workspaceId: string, news: TrailNews[]): Promise<void> {
  const last = new Map(news.map(({ audit_id: id, number }) => [id, number]))
  if (last.size === 0) return
  await db.query({
    name: 'event-cursors',
    text: `insert into event_cursors (workspace_id, audit_id, number)
      select $1, u.id, u.number from unnest($2::uuid[], $3::bigint[]) as u (id, number)
      on conflict (workspace_id, audit_id) do update set number = excluded.number`,
    values: [workspaceId, [...last.keys()], [...last.values()]],
  })
}

/** The violations that an entry of a trail touched, in the order of their places. */
export async function touchedBy(db: Db, workspaceId: string, auditId: string, number: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select r.violation_id as id from review_changes c cross join unnest(c.places) as p (place)
     join reviews r on r.workspace_id = $1 and r.audit_id = $2 and r.place = p.place
     where c.workspace_id = $1 and c.audit_id = $2 and c.number = $3 order by r.place`,
    [workspaceId, auditId, number],
  )
  return rows.map(({ id }) => id)
}

export interface CommentSaid {
  id: string
  author_name: string
  content: string
  created_at: string
}

export async function commentsSaid(db: Db, workspaceId: string, ids: string[]): Promise<Map<string, CommentSaid>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.query<CommentSaid>(
    'select id, author_name, content, created_at from comments where workspace_id = $1 and id = any($2::uuid[])',
    [workspaceId, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export interface PublishedRule {
  number: number
  at: string
  rule_id: string
  version: number | null
  actor: { kind: string; id: string | null; name: string }
  reason: string | null
}

/** Rules that were published since an entry of the admin log, and how far that was read; not the rules themselves. */
export async function publishedSince(db: Db, workspaceId: string, after: number): Promise<{ upTo: number; rules: PublishedRule[] }> {
  const { rows: heads } = await db.query<{ length: number }>({
    name: 'event-admin-head',
    text: 'select length from admin_trail_heads where workspace_id = $1',
    values: [workspaceId],
  })
  const length = heads[0]?.length ?? 0
  if (length <= after) return { upTo: after, rules: [] }
  const { rows } = await db.query<PublishedRule>(
    `select number, at, entry::json ->> 'subject' as rule_id, (entry::json -> 'to' ->> 'version')::int as version,
       entry::json -> 'actor' as actor, entry::json ->> 'why' as reason
     from admin_trail where workspace_id = $1 and number > $2 and number <= $3 and kind = 'rule.published'
     order by number limit ${ENTRIES_AT_ONCE}`,
    [workspaceId, after, length],
  )
  return { upTo: rows.length === ENTRIES_AT_ONCE ? rows.at(-1)!.number : length, rules: rows }
}

export async function moveAdminCursor(db: Db, workspaceId: string, number: number): Promise<void> {
  await db.query('update event_heads set admin_number = $2 where workspace_id = $1', [workspaceId, number])
}

/** Takes what waits in the outbox, oldest first. */
export async function takeOutbox(client: pg.PoolClient, workspaceId: string) {
  const { rows } = await client.query<{ id: string; type: EventType; subject: string; at: string; data: string }>({
    name: 'event-take-outbox',
    text: `delete from event_outbox where workspace_id = $1 and id in (
        select id from event_outbox where workspace_id = $1 order by at, id limit ${ENTRIES_AT_ONCE})
      returning id, type, subject, at, data`,
    values: [workspaceId],
  })
  return rows.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1))
}
