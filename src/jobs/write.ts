import type { PgBoss } from 'pg-boss'
import { setRunState } from '../db/documents/bulk-runs.ts'
import { failRewrite, findRewrite } from '../db/documents/campaign-pieces.ts'
import { failPending, findPending } from '../db/documents/documents.ts'
import { orderRows } from '../documents/bulk/order-rows.ts'
import { faultOf } from '../documents/order/fault-text.ts'
import { translatePending } from '../documents/translate/pending.ts'
import { troubleOf } from '../documents/write/trouble.ts'
import { generateDocument } from '../documents/write/create.ts'
import type { Writing } from '../models/writing.ts'
import { AppError } from '../errors.ts'
import { WRITE, WRITE_GIVEN_UP } from '../queue/queue.ts'
import type { BulkJob, WriteJob } from '../queue/queue.ts'
import { watchedJobs } from './watched.ts'

/** Documents a worker has under way at once: most of the time each of them waits for a model. */
const WRITERS = 8

const INTERRUPTED = 'The document could not be written: the work was interrupted several times.'

/** Writes a document that waits. What fails for good says why; what was interrupted is tried again by the queue. */
async function writePending(writing: Writing, job: WriteJob, onError: OnError): Promise<void> {
  const { workspaceId, documentId } = job
  const pending = await findPending(writing.db, workspaceId, documentId)
  if (!pending) return rewritePending(writing, job, onError)
  const { orderId, request, createdBy, bulkInputId, bulkRow } = pending
  // It was cancelled and ordered again: that order has a job of its own.
  if (orderId !== (job.orderId ?? null)) return
  const onTrouble = (failure: Error) => onError(troubleOf(failure) ?? failure)
  const work = (signal: AbortSignal) =>
    'translate' in request
      ? translatePending(writing, workspaceId, { id: documentId, request, createdBy }, { signal, onTrouble })
      : generateDocument(writing, workspaceId, request, {
          signal,
          pending: { id: documentId, orderId },
          createdBy,
          onTrouble,
          ...(bulkInputId === null ? {} : { bulk: { id: bulkInputId, row: bulkRow ?? 0 } }),
        })
  const isWanted = async () => (await findPending(writing.db, workspaceId, documentId))?.orderId === orderId
  await whileWanted(work, isWanted, (error) => failPending(writing.db, workspaceId, { id: documentId, orderId }, error), onError)
}

/** Writes a piece of a campaign anew where that is what the job is for. */
async function rewritePending(writing: Writing, { workspaceId, documentId, orderId }: WriteJob, onError: OnError): Promise<void> {
  const rewrite = await findRewrite(writing.db, workspaceId, documentId)
  // Jobs of earlier releases name no order.
  if (!rewrite || (orderId !== undefined && orderId !== rewrite.id)) return
  const work = async (signal: AbortSignal) => {
    const { rewritePiece } = await import('../documents/campaign/rewriting.ts')
    const onTrouble = (failure: Error) => onError(troubleOf(failure) ?? failure)
    await rewritePiece(writing, workspaceId, documentId, rewrite, { onTrouble, signal })
  }
  const isWanted = async () => (await findRewrite(writing.db, workspaceId, documentId))?.id === rewrite.id
  await whileWanted(work, isWanted, (error) => failRewrite(writing.db, workspaceId, documentId, rewrite.id, error), onError)
}

/** How often a worker looks whether a text is still wanted that it has under way. */
const LOOK_EVERY = 2000

/** Ends the writing, and the call of a model that it waits for, once nobody waits for the text: it was cancelled or deleted. */
async function whileWanted(
  work: (signal: AbortSignal) => Promise<unknown>,
  isWanted: () => Promise<boolean>,
  fail: (reason: string) => Promise<unknown>,
  onError: OnError,
): Promise<void> {
  const ending = new AbortController()
  // A look that fails tells nothing: the next one does.
  const look = () =>
    void isWanted().then(
      (wanted) => wanted || ending.abort(),
      () => undefined,
    )
  const timer = setInterval(look, LOOK_EVERY)
  try {
    await work(ending.signal)
  } catch (error) {
    if (ending.signal.aborted) return
    // What passes by itself is not the document's fault: the queue tries it again.
    if (!(error instanceof AppError) || error.status === 503) throw error
    const trouble = troubleOf(error)
    if (trouble) onError(trouble)
    await fail(faultOf(error))
  } finally {
    clearInterval(timer)
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
      else {
        const { workspaceId, documentId, orderId } = data
        await failPending(writing.db, workspaceId, { id: documentId, orderId: orderId ?? null }, INTERRUPTED)
        if (orderId !== undefined) await failRewrite(writing.db, workspaceId, documentId, orderId, INTERRUPTED)
      }
    }),
  )
}
