import type { Db } from './pool.ts'

export interface KeptAnswer {
  request_hash: Buffer
  status: number | null
  headers: Record<string, string> | null
  body: string | null
}

/** Answers are kept for a day; a request that has left none for ten minutes has died, and its key is free again. */
const KEPT_MS = 24 * 3_600_000
const GIVEN_UP_MS = 10 * 60_000

/** Claims a key for a request. Null: it is ours now; otherwise what the first request with it has left so far. */
export async function claimKey(db: Db, workspaceId: string, key: string, hash: Buffer): Promise<KeptAnswer | null> {
  const now = Date.now()
  const claimed = await db.query({
    name: 'idempotency-claim',
    text: `insert into idempotent_requests as i (workspace_id, key, request_hash, created_at) values ($1, $2, $3, $4)
      on conflict (workspace_id, key) do update set
        request_hash = excluded.request_hash, created_at = excluded.created_at, status = null, headers = null, body = null
      where i.created_at < $5::timestamptz or (i.status is null and i.created_at < $6::timestamptz)
      returning 1`,
    values: [workspaceId, key, hash, new Date(now), new Date(now - KEPT_MS), new Date(now - GIVEN_UP_MS)],
  })
  if (claimed.rowCount === 1) return null
  const { rows } = await db.query<KeptAnswer>({
    name: 'idempotency-read',
    text: 'select request_hash, status, headers, body from idempotent_requests where workspace_id = $1 and key = $2',
    values: [workspaceId, key],
  })
  return rows[0] ?? claimKey(db, workspaceId, key, hash)
}

export async function keepAnswer(
  db: Db,
  workspaceId: string,
  key: string,
  status: number,
  headers: Record<string, string>,
  body: string,
): Promise<void> {
  await db.query('update idempotent_requests set status = $3, headers = $4, body = $5 where workspace_id = $1 and key = $2', [
    workspaceId,
    key,
    status,
    headers,
    body,
  ])
}

/** A request that failed on our side leaves its key free for another try. */
export async function releaseKey(db: Db, workspaceId: string, key: string): Promise<void> {
  await db.query('delete from idempotent_requests where workspace_id = $1 and key = $2 and status is null', [workspaceId, key])
}

/** Housekeeping, one workspace at a time. */
export async function forgetOldAnswers(db: Db, workspaceId: string): Promise<void> {
  await db.query(`delete from idempotent_requests where workspace_id = $1 and created_at < now() - interval '24 hours'`, [workspaceId])
}
