import type { Actor } from '../../reviews/chart/actor.ts'
import type { Db } from '../base/pool.ts'
import type { DecisionEnd } from './decision-ends.ts'
import type { LargeProgress } from './large-decisions.ts'
import type { ReviewScope } from './scope.ts'

/** A decision as it was asked for. */
export interface AskedDecision {
  actor: Actor
  scope: ReviewScope
  request: { action: string; reason?: string | null; end?: DecisionEnd | null }
  /** The version of the trail that the person looked at; null: whatever others have decided. */
  seen: number | null
}

export interface ReviewJob {
  id: string
  audit_id: string
  asked: AskedDecision
  total: number
  done: number
  result: Record<string, unknown> | null
  failure: string | null
  progress: LargeProgress | null
}

export async function insertReviewJob(
  db: Db,
  workspaceId: string,
  { id, auditId, asked, total }: { id: string; auditId: string; asked: AskedDecision; total: number },
): Promise<void> {
  await db.query(
    `insert into review_jobs (workspace_id, id, audit_id, asked, total, created_by, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [workspaceId, id, auditId, JSON.stringify(asked), total, asked.actor.userId, new Date()],
  )
}

/** `userId`: who asked for it; null: anybody. */
export async function findReviewJob(db: Db, workspaceId: string, id: string, userId: string | null = null): Promise<ReviewJob | null> {
  const { rows } = await db.query<ReviewJob>(
    `select id, audit_id, asked, total, done, result, failure, progress from review_jobs
     where workspace_id = $1 and id = $2 and ($3::uuid is null or created_by = $3)`,
    [workspaceId, id, userId],
  )
  return rows[0] ?? null
}

/** How far it is, in the transaction of what was decided by then. */
export async function storeReviewProgress(db: Db, workspaceId: string, id: string, progress: LargeProgress): Promise<void> {
  await db.query('update review_jobs set done = $3, progress = $4 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    progress.seen,
    JSON.stringify(progress),
  ])
}

/** In the transaction of the decision: there are both or neither. */
export async function endReviewJob(db: Db, workspaceId: string, id: string, result: object): Promise<void> {
  await db.query('update review_jobs set result = $3, done = total where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    JSON.stringify(result),
  ])
}

export async function failReviewJob(db: Db, workspaceId: string, id: string, failure: string): Promise<void> {
  await db.query('update review_jobs set failure = $3 where workspace_id = $1 and id = $2 and result is null', [workspaceId, id, failure])
}

export async function forgetReviewJobs(db: Db, workspaceId: string, before: Date): Promise<void> {
  await db.query('delete from review_jobs where workspace_id = $1 and created_at < $2', [workspaceId, before])
}
