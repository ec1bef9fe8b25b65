import type { Db } from '../base/pool.ts'
import type { TrailHead } from './trail.ts'

export interface TimeStamp {
  id: string
  heads: string
  authority: string
  request: Buffer
  response: Buffer | null
  asked_at: string
  asked_by: string
  stamped_at: string | null
  serial: string | null
  tries: number
  next_try_at: string
  failure: string | null
}

const COLUMNS = 'id, heads, authority, request, response, asked_at, asked_by, stamped_at, serial, tries, next_try_at, failure'

/** Keeps what is to be stamped, before the authority is asked: what it does not answer is tried again as it is. */
export async function addStamp(
  db: Db,
  workspaceId: string,
  stamp: Pick<TimeStamp, 'id' | 'heads' | 'authority' | 'request' | 'asked_at' | 'asked_by'>,
  heads: TrailHead[],
): Promise<void> {
  await db.query(
    `insert into time_stamps (workspace_id, id, heads, authority, request, asked_at, asked_by, next_try_at)
     values ($1, $2, $3, $4, $5, $6, $7, $6)`,
    [workspaceId, stamp.id, stamp.heads, stamp.authority, stamp.request, stamp.asked_at, stamp.asked_by],
  )
  await db.query(
    `insert into stamped_heads (workspace_id, chain, length, head, stamp_id)
     select $1, u.chain, u.length, decode(u.head, 'hex'), $5 from unnest($2::text[], $3::bigint[], $4::text[]) as u (chain, length, head)`,
    [workspaceId, heads.map(({ audit_id: id }) => id), heads.map(({ length }) => length), heads.map(({ head }) => head), stamp.id],
  )
}

/** The stamp that the authority has not given yet, held by whoever tries: another process finds none meanwhile. */
export async function openStamp(db: Db, workspaceId: string): Promise<TimeStamp | null> {
  const { rows } = await db.query<TimeStamp>(
    `select ${COLUMNS} from time_stamps where workspace_id = $1 and response is null order by asked_at limit 1 for update skip locked`,
    [workspaceId],
  )
  return rows[0] ?? null
}

export async function keepAnswer(
  db: Db,
  workspaceId: string,
  id: string,
  { response, stamped_at, serial }: { response: Buffer; stamped_at: string; serial: string },
): Promise<void> {
  await db.query(
    `update time_stamps set response = $3, stamped_at = $4, serial = $5, failure = null, tries = tries + 1
     where workspace_id = $1 and id = $2`,
    [workspaceId, id, response, stamped_at, serial],
  )
}

export async function keepFailure(db: Db, workspaceId: string, id: string, failure: string, next: Date): Promise<void> {
  await db.query(`update time_stamps set failure = $3, tries = tries + 1, next_try_at = $4 where workspace_id = $1 and id = $2`, [
    workspaceId,
    id,
    failure,
    next,
  ])
}

/** Another authority is asked from now on. */
export async function askElsewhere(db: Db, workspaceId: string, id: string, authority: string): Promise<void> {
  await db.query('update time_stamps set authority = $3 where workspace_id = $1 and id = $2', [workspaceId, id, authority])
}

/** How long each chain was when it was last stamped, or asked to be. */
export async function stampedLengths(db: Db, workspaceId: string): Promise<Map<string, number>> {
  const { rows } = await db.query<{ chain: string; length: number }>(
    'select chain, max(length) as length from stamped_heads where workspace_id = $1 group by chain',
    [workspaceId],
  )
  return new Map(rows.map(({ chain, length }) => [chain, length]))
}

export async function lastAsked(db: Db, workspaceId: string): Promise<TimeStamp | null> {
  const { rows } = await db.query<TimeStamp>(
    `select ${COLUMNS} from time_stamps where workspace_id = $1 order by asked_at desc, id limit 1`,
    [workspaceId],
  )
  return rows[0] ?? null
}

/** A head of a chain with its stamp. */
export interface StampedHead extends TimeStamp {
  length: number
  head: string
}

/** The stamps of a chain, the newest first; those that the authority has not given yet as well. */
export async function stampsOf(db: Db, workspaceId: string, chain: string, limit = 1000): Promise<StampedHead[]> {
  const { rows } = await db.query<StampedHead>(
    `select ${COLUMNS.replaceAll(/\w+/g, 's.$&')}, h.length, encode(h.head, 'hex') as head
     from stamped_heads h join time_stamps s on s.workspace_id = $1 and s.id = h.stamp_id
     where h.workspace_id = $1 and h.chain = $2 order by h.length desc, s.asked_at desc limit $3`,
    [workspaceId, chain, limit],
  )
  return rows
}

/** Every stamp that was given, oldest first, in windows. */
export async function listStamps(db: Db, workspaceId: string, after: Pick<TimeStamp, 'asked_at' | 'id'> | null): Promise<TimeStamp[]> {
  const { rows } = await db.query<TimeStamp>(
    `select ${COLUMNS} from time_stamps where workspace_id = $1 and response is not null
       and (asked_at, id) > (coalesce($2::timestamptz, '-infinity'), coalesce($3::uuid, '00000000-0000-0000-0000-000000000000'))
     order by asked_at, id limit 200`,
    [workspaceId, after?.asked_at ?? null, after?.id ?? null],
  )
  return rows
}

export async function headsOfStamp(db: Db, workspaceId: string, stampId: string): Promise<TrailHead[]> {
  const { rows } = await db.query<TrailHead>(
    `select chain as audit_id, length, encode(head, 'hex') as head from stamped_heads
     where workspace_id = $1 and stamp_id = $2 order by chain, length`,
    [workspaceId, stampId],
  )
  return rows
}

export async function findStamp(db: Db, workspaceId: string, id: string): Promise<TimeStamp | null> {
  const { rows } = await db.query<TimeStamp>(`select ${COLUMNS} from time_stamps where workspace_id = $1 and id = $2`, [workspaceId, id])
  return rows[0] ?? null
}

/** The newest that the authority gave. */
export async function lastGiven(db: Db, workspaceId: string): Promise<TimeStamp | null> {
  const { rows } = await db.query<TimeStamp>(
    `select ${COLUMNS} from time_stamps where workspace_id = $1 and response is not null order by asked_at desc, id limit 1`,
    [workspaceId],
  )
  return rows[0] ?? null
}

interface StampWindow {
  /** Of this chain alone; null: all. */
  chain: string | null
  offset: number
  limit: number
}

/** Stamps, the newest first, those that are waited for as well; of a chain with the length that it had. */
export async function stampWindow(
  db: Db,
  workspaceId: string,
  { chain, offset, limit }: StampWindow,
): Promise<(TimeStamp & { length: number | null })[]> {
  const columns = COLUMNS.replaceAll(/\w+/g, 's.$&')
  const { rows } =
    chain === null
      ? await db.query<TimeStamp & { length: null }>(
          `select ${columns}, null::bigint as length from time_stamps s where s.workspace_id = $1
           order by s.asked_at desc, s.id offset $2 limit $3`,
          [workspaceId, offset, limit],
        )
      : await db.query<TimeStamp & { length: number }>(
          `select ${columns}, h.length from stamped_heads h join time_stamps s on s.workspace_id = $1 and s.id = h.stamp_id
           where h.workspace_id = $1 and h.chain = $2 order by h.length desc, s.asked_at desc offset $3 limit $4`,
          [workspaceId, chain, offset, limit],
        )
  return rows
}

export async function countStamps(db: Db, workspaceId: string, chain: string | null): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    chain === null
      ? 'select count(*)::int as n from time_stamps where workspace_id = $1'
      : 'select count(*)::int as n from stamped_heads where workspace_id = $1 and chain = $2',
    chain === null ? [workspaceId] : [workspaceId, chain],
  )
  return rows[0]!.n
}
