import type pg from 'pg'
import { endReviewJob, findReviewJob, storeReviewProgress } from '../db/violations/decision-jobs.ts'
import type { AskedDecision, ReviewJob } from '../db/violations/decision-jobs.ts'
import { transaction } from '../db/base/pool.ts'
import { auditOfScope, conflictsSince, countByState, lockAudit } from '../db/violations/scope-reads.ts'
import { answered, conflictOf, missing } from './desk-decisions.ts'
import { checkRequest, decideManyWithin } from './decide.ts'
import type { ReviewRequest } from './decide.ts'

/** From how many violations on a decision is made by a worker: fewer take less time than handing them over. */
export const LARGE = 1000

/**
 * Makes a decision that was asked for, once: what it does and its answer are one transaction, and the identifier of the job is that of the
 * change. How far it is can be seen meanwhile; where the process dies nothing has happened, and the next begins again.
 */
export async function decideLarge(db: pg.Pool, workspaceId: string, jobId: string): Promise<void> {
  const job = await findReviewJob(db, workspaceId, jobId)
  if (!job || job.result !== null || job.failure !== null) return
  const { actor, scope, seen } = job.asked
  const request = job.asked.request as ReviewRequest
  await transaction(db, async (client) => {
    const audit = await lockAudit(client, workspaceId, scope)
    if (!audit) throw missing(scope)
    // Another worker may have had it while this one waited for the audit.
    const now = await findReviewJob(client, workspaceId, jobId)
    if (!now || now.result !== null) return
    const conflicts = seen !== null && seen < audit.version ? await conflictsSince(client, workspaceId, scope, seen, actor.userId) : []
    const result =
      conflicts.length > 0
        ? conflictOf(conflicts, audit.version)
        : await answered(
            client,
            workspaceId,
            actor,
            request,
            await decideManyWithin(client, { id: jobId, workspaceId, actor, scope, request, audit }, (done) =>
              storeReviewProgress(db, workspaceId, jobId, done),
            ),
          )
    await endReviewJob(client, workspaceId, jobId, result)
  })
}

/** Hands a decision to a worker where it is on many violations; null where it is not. */
export async function decideLater(
  db: pg.Pool,
  workspaceId: string,
  asked: AskedDecision,
  store: (job: { auditId: string; asked: AskedDecision; total: number }) => Promise<string>,
): Promise<ReturnType<typeof shownJob> | null> {
  const { scope } = asked
  checkRequest(asked.request as ReviewRequest)
  if ('violation' in scope ? !scope.group : 'violations' in scope && scope.groups.length === 0 && scope.violations.length < LARGE)
    return null
  const total = (await countByState(db, workspaceId, scope)).reduce((all, n) => all + n, 0)
  const auditId = total < LARGE ? null : await auditOfScope(db, workspaceId, scope)
  if (auditId === null) return null
  const id = await store({ auditId, asked, total })
  return shownJob({ id, audit_id: auditId, asked, total, done: 0, result: null, failure: null })
}

/** A job as the desk sees it. */
export function shownJob({ id, audit_id: auditId, total, done, result, failure }: ReviewJob) {
  const isConflict = result !== null && 'conflicts' in result
  return {
    job_id: id,
    audit_id: auditId,
    count: total,
    done,
    result: isConflict ? null : result,
    conflict: isConflict ? result : null,
    failure,
  }
}
