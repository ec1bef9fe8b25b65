import { ApiError, call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'

type Job = Schemas['ReviewJob']

const ASK_AGAIN = 400

/** Waits for the worker that makes a decision on many findings; an answer that is lost on the way changes nothing. */
export async function finishedJob(
  workspaceId: string,
  begun: Job,
  onProgress: (job: Job) => void = () => undefined,
): Promise<NonNullable<Job['result']>> {
  for (let job = begun; ; ) {
    onProgress(job)
    if (job.result) return job.result
    if (job.conflict) throw new ApiError(409, job.conflict)
    if (job.failure !== null) throw new ApiError(422, { detail: job.failure })
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
    job = await call('getReviewJob', { workspace_id: workspaceId, job_id: job.job_id }).catch((error: ApiError) => {
      if (error.status === 0 || error.status === 429 || error.status >= 500) return job
      throw error
    })
  }
}
