import type { PgBoss } from 'pg-boss'
import { setRunState } from '../db/bulk-runs.ts'
import { failPending, findPending } from '../db/documents.ts'
import { orderRows } from '../documents/bulk/order-rows.ts'
import { faultOf } from '../documents/fault-text.ts'
import { translatePending } from '../documents/translate/pending.ts'
import { troubleOf } from '../documents/trouble.ts'
import { generateDocument } from '../documents/create.ts'
import type { Writing } from '../documents/create.ts'
import { AppError } from '../errors.ts'
import { WRITE, WRITE_GIVEN_UP } from '../queue/queue.ts'
import type { BulkJob, WriteJob } from '../queue/queue.ts'
import { watchedJobs } from './watched.ts'

/** Documents a worker has under way at once: most of the time each of them waits for a model. */
const WRITERS = 8

const INTERRUPTED = 'The document could not be written: the work was interrupted several times.'

/** Writes a document that waits. What fails for good says why; what was interrupted is tried again by the queue. */
async function writePending(writing: Writing, { workspaceId, documentId }: WriteJob, onError: OnError): Promise<void> {
  const pending = await findPending(writing.db, workspaceId, documentId)
  if (!pending) return
  const { request, createdBy, bulkInputId, bulkRow } = pending
  try {
    if ('translate' in request)
      return await translatePending(writing, workspaceId, { id: documentId, request, createdBy }, (failure) =>
        onError(troubleOf(failure) ?? failure),
      )
    await generateDocument(writing, workspaceId, request, {
      pendingId: documentId,
      createdBy,
      onTrouble: (failure) => onError(troubleOf(failure) ?? failure),
      ...(bulkInputId === null ? {} : { bulk: { id: bulkInputId, row: bulkRow ?? 0 } }),
    })
  } catch (error) {
    // What passes by itself is not the document's fault: the queue tries it again.
    if (!(error instanceof AppError) || error.status === 503) throw error
    const trouble = troubleOf(error)
    if (trouble) onError(trouble)
    await failPending(writing.db, workspaceId, documentId, faultOf(error))
  }
}

type OnError = (error: Error) => void

const NOT_ORDERED = 'Not all rows were ordered: the work was interrupted several times. Resume goes on with the rest.'

/** Writes what waits in the queue, and fails what was interrupted too often. */
export async function startWriting(boss: PgBoss, writing: Writing, onError: OnError): Promise<void> {
  const often = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 5 }
  const work = ({ data }: { data: WriteJob | BulkJob }) =>
    'runId' in data ? orderRows(writing, boss, data.workspaceId, data.runId) : writePending(writing, data, onError)
  // Each has an identifier of its own: whoever has found work looks for more at once, and the pause is for those that found none. With
  // the pause between any two, 10,000 rows would take 40 minutes however short each of them is.
  for (let writer = 0; writer < WRITERS; writer++) {
    const id: string = await boss.work<WriteJob | BulkJob>(WRITE, often, (jobs) =>
      watchedJobs(WRITE, jobs, () => work(jobs[0]!)).finally(() => boss.notifyWorker(id)),
    )
  }
  await boss.work<WriteJob | BulkJob>(WRITE_GIVEN_UP, { pollingIntervalSeconds: 2 }, (jobs) =>
    watchedJobs(WRITE_GIVEN_UP, jobs, async () => {
      const { data } = jobs[0]!
      if ('runId' in data)
        await setRunState(writing.db, data.workspaceId, data.runId, { state: 'cancelled', isOrdered: false, error: NOT_ORDERED })
      else await failPending(writing.db, data.workspaceId, data.documentId, INTERRUPTED)
    }),
  )
}
