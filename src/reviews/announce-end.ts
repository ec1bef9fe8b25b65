import { findEnded } from '../db/ended-audits.ts'
import { writeToOutbox } from '../db/events.ts'
import { writeNotices } from '../db/notices.ts'
import type { Db } from '../db/pool.ts'
import { writeEvent } from '../db/webhook-events.ts'

/** Tells whoever started an audit, and the workspace's webhook, that it has ended; in the transaction that ends it. */
export async function announceEnd(db: Db, workspaceId: string, auditId: string): Promise<string | null> {
  const audit = await findEnded(db, workspaceId, auditId)
  if (!audit) return null
  const { created_by: userId, status, total_violations: count, ...data } = audit
  const kind = status === 'FAILED' ? 'run_failed' : 'run_ended'
  if (userId !== null) await writeNotices(db, workspaceId, [{ userId, kind, auditId, count, outcome: status }])
  const said = { audit_id: auditId, status, total_violations: count, ...data }
  await writeToOutbox(db, workspaceId, [{ type: 'audit.completed', subject: auditId, data: said }])
  await writeEvent(db, workspaceId, kind, said)
  return status
}
