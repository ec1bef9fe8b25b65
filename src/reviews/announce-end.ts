import { writeEnded } from '../db/audits/ended.ts'
import { writeNotices } from '../db/people/notices.ts'
import type { Db } from '../db/base/pool.ts'
import { writeEvent } from '../db/events/webhook-events.ts'
import { FOLLOWED, NOT_WHOLE } from './chart/notices.ts'

/**
 * Tells whoever started an audit, and the workspace's webhook, that it has ended; in the transaction that ends it. Whoever follows its site
 * is told where something is new or came back, or where nothing could be read.
 */
export async function announceEnd(db: Db, workspaceId: string, auditId: string): Promise<string | null> {
  const ended = await writeEnded(db, workspaceId, auditId)
  if (!ended) return null
  const { startedBy, followers, fresh, said } = ended
  const { status, total_violations: count, incomplete_assets: incomplete } = said
  const kind = status === 'FAILED' ? 'run_failed' : 'run_ended'
  const outcome = status === 'COMPLETED' && incomplete > 0 ? NOT_WHOLE : status
  const others = kind === 'run_failed' || fresh > 0 ? followers.filter((id) => id !== startedBy) : []
  await writeNotices(db, workspaceId, [
    ...(startedBy === null ? [] : [{ userId: startedBy, kind, auditId, count, outcome } as const]),
    ...others.map((userId) => ({ userId, kind, auditId, count: fresh, outcome: kind === 'run_failed' ? status : FOLLOWED }) as const),
  ])
  await writeEvent(db, workspaceId, kind, said)
  return status
}
