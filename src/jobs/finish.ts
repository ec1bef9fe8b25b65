import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { endIfDone, isToCarry, planningDone } from '../db/audits/runs.ts'
import { settleLive } from '../audits/live-settled.ts'
import { checkGateOf } from '../db/sites/gates.ts'
import { transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { announceEnd } from '../reviews/announce-end.ts'
import { applyAssignmentRules } from '../reviews/assignment-rules.ts'
import { addCarryJob } from '../queue/queue.ts'
import { meter } from '../telemetry/meter.ts'

/**
 * What follows from the end of an audit, in the same transaction: findings are assigned by rules, whoever started it is told, and the gate
 * of its site is held against it.
 */
export async function afterEnd(db: Db, workspaceId: string, auditId: string): Promise<void> {
  // Whose text it is before what rules say of findings at large.
  await settleLive(db, workspaceId, auditId)
  await applyAssignmentRules(db, workspaceId, auditId)
  const status = await announceEnd(db, workspaceId, auditId)
  await checkGateOf(db, workspaceId, auditId)
  if (status) meter()?.auditEnded(status)
}

/** Ends an audit whose assets have all ended; a further run of a site first gets what was decided in the runs before. */
export async function finishAudit(boss: PgBoss, db: Db, workspaceId: string, auditId: string): Promise<void> {
  if (await endIfDone(db, workspaceId, auditId)) return afterEnd(db, workspaceId, auditId)
  if (await isToCarry(db, workspaceId, auditId)) await addCarryJob(boss, db, { workspaceId, auditId })
}

/** All sources have been read: no asset comes any more. */
export async function endPlanning(boss: PgBoss, db: pg.Pool, workspaceId: string, auditId: string): Promise<void> {
  await transaction(db, async (client) => {
    await planningDone(client, workspaceId, auditId)
    await finishAudit(boss, client, workspaceId, auditId)
  })
}
