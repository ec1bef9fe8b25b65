import type pg from 'pg'
import { endReviewJob, failReviewJob, findReviewJob, storeReviewProgress } from '../db/violations/decision-jobs.ts'
import type { AskedDecision, ReviewJob } from '../db/violations/decision-jobs.ts'
import { beginLargeDecision, writeNextBatch } from '../db/violations/large-decisions.ts'
import type { LargeProgress } from '../db/violations/large-decisions.ts'
import { transaction } from '../db/base/pool.ts'
import { auditOfScope, conflictsSince, countByState, lockAudit } from '../db/violations/scope-reads.ts'
import { answered, conflictOf, missing } from './desk-decisions.ts'
import { checkRequest, endLarge, largeDecisionOf } from './decide.ts'
import type { ReviewRequest } from './decide.ts'

/** From how many violations on a decision is made by a worker: fewer take less time than handing them over. */
export const LARGE = 1000

/**
 * Makes a decision that was asked for, once: each batch and how far it is are one transaction, the last of them writes the entry and the
 * answer, and the identifier of the job is that of the change. Where the process dies the next goes on with the batch after.
 */
export async function decideLarge(db: pg.Pool, workspaceId: string, jobId: string): Promise<void> {
  for (let over = false; !over; ) over = await transaction(db, (client) => decideNext(client, workspaceId, jobId))
}

/** Whether that was the last of it. */
async function decideNext(client: pg.PoolClient, workspaceId: string, jobId: string): Promise<boolean> {
  const held = await lockJob(client, workspaceId, jobId)
  if (!held) return true
  const { job, audit, decision } = held
  if (!audit) throw missing(decision.scope)
  const { actor, scope, seen } = job.asked
  if (job.progress === null && seen !== null && seen < audit.version) {
    const conflicts = await conflictsSince(client, workspaceId, scope, seen, actor.userId)
    if (conflicts.length > 0) {
      await endReviewJob(client, workspaceId, jobId, conflictOf(conflicts, audit.version))
      return true
    }
  }
  const before = job.progress ?? (await beginLargeDecision(client, decision, audit.id))
  const { progress, over } = await writeNextBatch(client, decision, audit.id, before)
  if (over) await endReviewJob(client, workspaceId, jobId, await answerOf(client, held, audit, progress))
  else await storeReviewProgress(client, workspaceId, jobId, progress)
  return over
}

/**
 * Ends a decision that cannot be made to its end: what was decided by then has its entry in the trail, so that it can be taken back, and
 * whoever asked is told how much that is.
 */
export async function endUnfinished(db: pg.Pool, workspaceId: string, jobId: string, why: string): Promise<void> {
  await transaction(db, async (client) => {
    const held = await lockJob(client, workspaceId, jobId)
    if (!held) return
    const { job, audit } = held
    const { updated = 0 } = job.progress ?? {}
    if (audit && job.progress && updated > 0) await answerOf(client, held, audit, job.progress)
    const decided = updated > 0 ? ` ${updated} of ${job.total} were decided, and can be undone.` : ''
    await failReviewJob(client, workspaceId, jobId, `${why}${decided}`)
  })
}

type Held = NonNullable<Awaited<ReturnType<typeof lockJob>>>

/** A job that is not over, with its audit, which stays locked; null where it is over: another worker may have had it meanwhile. */
async function lockJob(client: pg.PoolClient, workspaceId: string, jobId: string) {
  const asked = await findReviewJob(client, workspaceId, jobId)
  const audit = asked && (await lockAudit(client, workspaceId, asked.asked.scope))
  const job = asked && (await findReviewJob(client, workspaceId, jobId))
  if (!job || job.result !== null || job.failure !== null) return null
  const request = job.asked.request as ReviewRequest
  return { workspaceId, job, audit, request, decision: largeDecisionOf(jobId, workspaceId, { ...job.asked, request }) }
}

async function answerOf(
  client: pg.PoolClient,
  { workspaceId, job, request, decision }: Held,
  audit: { id: string; version: number },
  progress: LargeProgress,
) {
  return answered(client, workspaceId, job.asked.actor, request, await endLarge(client, decision, audit, progress, request))
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
  return shownJob({ id, audit_id: auditId, asked, total, done: 0, result: null, failure: null, progress: null })
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
