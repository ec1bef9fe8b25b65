import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { isUnavailable } from '../db/base/unavailable.ts'
import { AppError } from '../errors.ts'
import { DECIDE, DECIDE_GIVEN_UP } from '../queue/queue.ts'
import type { DecideJob } from '../queue/queue.ts'
import { decideLarge, endUnfinished } from '../reviews/large-decisions.ts'
import { watchedJobs } from './watched.ts'

const GIVEN_UP = 'It was tried many times and could not be finished.'

/** Decisions on many violations that wait in the queue. The next worker goes on where a killed one was. */
export async function startDeciding(boss: PgBoss, db: pg.Pool): Promise<void> {
  const often = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 5 }
  await boss.work<DecideJob>(DECIDE, { ...often, localConcurrency: 2, localGroupConcurrency: 1 }, (jobs) =>
    watchedJobs(DECIDE, jobs, () => decideJob(db, jobs[0]!.data)),
  )
  await boss.work<DecideJob>(DECIDE_GIVEN_UP, { pollingIntervalSeconds: 2 }, (jobs) => {
    const { workspaceId, jobId } = jobs[0]!.data
    return watchedJobs(DECIDE_GIVEN_UP, jobs, () => endUnfinished(db, workspaceId, jobId, GIVEN_UP))
  })
}

export async function decideJob(db: pg.Pool, { workspaceId, jobId }: DecideJob): Promise<void> {
  try {
    await decideLarge(db, workspaceId, jobId)
  } catch (error) {
    // A refusal is an answer; what the database could not do now is tried again.
    if (!(error instanceof AppError) || isUnavailable(error)) throw error
    await endUnfinished(db, workspaceId, jobId, error.message)
  }
}
