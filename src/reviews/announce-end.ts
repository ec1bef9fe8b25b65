import { writeEnded } from '../db/ended-audits.ts'
import { writeNotices } from '../db/notices.ts'
import type { Db } from '../db/pool.ts'
import { writeEvent } from '../db/webhook-events.ts'

/** Tells whoever started an audit, and the workspace's webhook, that it has ended; in the transaction that ends it. */
export async function announceEnd(db: Db, workspaceId: string, auditId: string): Promise<string | null> {
  const ended = await writeEnded(db, workspaceId, auditId)
  if (!ended) return null
  const { startedBy: userId, said } = ended
  const { status, total_violations: count } = said
  const kind = status === 'FAILED' ? 'run_failed' : 'run_ended'
  if (userId !== null) await writeNotices(db, workspaceId, [{ userId, kind, auditId, count, outcome: status }])
  await writeEvent(db, workspaceId, kind, said)
  return status
}
