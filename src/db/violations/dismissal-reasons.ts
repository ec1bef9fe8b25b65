import { createHash } from 'node:crypto'
import type { Db } from '../base/pool.ts'

const KEPT = 5

export async function lastReasons(db: Db, workspaceId: string, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ reason: string }>(
    `select reason from dismissal_reasons where workspace_id = $1 and user_id = $2 order by used_at desc limit ${KEPT}`,
    [workspaceId, userId],
  )
  return rows.map((row) => row.reason)
}

/** Remembers a reason as the member's newest and forgets those past the fifth. */
export async function rememberReason(db: Db, workspaceId: string, userId: string, reason: string): Promise<void> {
  const text = reason.trim()
  await db.query(
    `insert into dismissal_reasons (workspace_id, user_id, hash, reason, used_at) values ($1, $2, $3, $4, $5)
     on conflict (workspace_id, user_id, hash) do update set used_at = excluded.used_at`,
    [workspaceId, userId, createHash('sha256').update(text).digest(), text, new Date()],
  )
  await db.query(
    `delete from dismissal_reasons where workspace_id = $1 and user_id = $2 and hash in (
       select hash from dismissal_reasons where workspace_id = $1 and user_id = $2 order by used_at desc offset ${KEPT})`,
    [workspaceId, userId],
  )
}
