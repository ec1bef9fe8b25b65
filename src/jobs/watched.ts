import { during } from '../telemetry/context.ts'
import { log } from '../telemetry/log.ts'
import { meter } from '../telemetry/meter.ts'
import { inSpan } from '../telemetry/trace.ts'
import { counted } from './busy.ts'

/** A job as the queue hands it out. */
interface QueuedJob {
  id: string
  data: { workspaceId?: string; trace?: string } | null
}

/** Does the work of jobs that came together: counted, traced below what caused them, and named in every line of the log. */
export function watchedJobs<T>(kind: string, jobs: readonly QueuedJob[], work: () => Promise<T>): Promise<T> {
  const { id, data } = jobs[0]!
  const workspace = data?.workspaceId
  return during({ kind, job: id, ...(workspace ? { workspace } : {}) }, () =>
    inSpan(
      `job ${kind}`,
      'consumer',
      () => ({ 'imprimatur.job': id, 'imprimatur.jobs': jobs.length, ...(workspace ? { 'imprimatur.workspace': workspace } : {}) }),
      () => timed(kind, jobs.length, work),
      data?.trace,
    ).catch((error: unknown) => {
      log().warn({ err: error }, 'a job failed; the queue tries it again')
      throw error
    }),
  )
}

/** What a worker does again and again is counted like a job. */
export const watchedRound = (kind: string, work: () => Promise<void>): Promise<void> => during({ kind }, () => timed(kind, 1, work))

async function timed<T>(kind: string, count: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  let result: 'done' | 'failed' = 'failed'
  try {
    const answer = await counted(work)()
    result = 'done'
    return answer
  } finally {
    const seconds = (performance.now() - began) / 1000
    for (let i = 0; i < count; i++) meter()?.job(kind, result, seconds)
    log().debug({ seconds }, `job ${result}`)
  }
}
