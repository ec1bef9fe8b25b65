import type { PgBoss } from 'pg-boss'
import { rowsToOrder, storeFaults, storePendingRows } from '../../db/documents/bulk-rows.ts'
import type { PendingRow } from '../../db/documents/bulk-rows.ts'
import { findRun, lockRun, setRunState } from '../../db/documents/bulk-runs.ts'
import { transaction } from '../../db/base/pool.ts'
import { AppError } from '../../errors.ts'
import type { Writing } from '../../models/writing.ts'
import { addWriteJobs, BULK_PRIORITY } from '../../queue/queue.ts'
import { faultOf } from '../order/fault-text.ts'
import { PER_PAGE, prepare, requestOf } from './prepare.ts'
import type { Prepared } from './prepare.ts'

/**
 * Orders the documents of a run, page by page: documents, jobs and the faults of rows that the form refuses are one transaction. Begun
 * again after an interruption, it goes on with the rows that have neither a document nor a fault.
 */
export async function orderRows(writing: Writing, boss: PgBoss, workspaceId: string, runId: string): Promise<void> {
  const run = await findRun(writing.db, workspaceId, runId)
  if (!run?.plan || run.state !== 'running' || run.is_ordered) return
  let prepared: Prepared
  try {
    prepared = await prepare(writing, workspaceId, run, run.plan)
  } catch (error) {
    // The template or the tone is gone since the run was started.
    if (!(error instanceof AppError) || error.status === 503) throw error
    return setRunState(writing.db, workspaceId, runId, { state: 'cancelled', isOrdered: false, error: faultOf(error) })
  }
  for (let after: number | null = 0; after !== null; ) after = await orderPage(writing, boss, workspaceId, runId, prepared, after)
}

/** Answers the last row of the page; null where nothing is left to order, or somebody has cancelled the run. */
async function orderPage(
  writing: Writing,
  boss: PgBoss,
  workspaceId: string,
  runId: string,
  { open, order }: Prepared,
  after: number,
): Promise<number | null> {
  return transaction(writing.db, async (client) => {
    const run = await lockRun(client, workspaceId, runId)
    if (!run?.plan || run.state !== 'running' || run.is_ordered) return null
    const rows = await rowsToOrder(client, workspaceId, runId, after, PER_PAGE)
    const pending: PendingRow[] = []
    const faults: { row: number; fault: string }[] = []
    let toneId: string | null = null
    let templateId = ''
    for (const { row, cells } of rows) {
      try {
        const { order: ordered } = order(row, cells)
        toneId = ordered.toneEntry?.id ?? null
        templateId = ordered.templateEntry.id
        pending.push({ row, request: { ...requestOf(run.plan, run.key_id), input: ordered.request.input } })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        faults.push({ row, fault: faultOf(error) })
      }
    }
    if (pending.length > 0) {
      const languageKey = run.plan.language_key
      const of = { id: runId, title: open.template!.name, languageKey, templateId, toneId, createdBy: run.created_by }
      const ids = await storePendingRows(client, workspaceId, of, pending)
      await addWriteJobs(
        boss,
        client,
        ids.map((documentId) => ({ workspaceId, documentId })),
        BULK_PRIORITY,
      )
    }
    await storeFaults(client, workspaceId, runId, faults)
    if (rows.length === PER_PAGE) return rows.at(-1)!.row
    await setRunState(client, workspaceId, runId, { state: 'running', isOrdered: true })
    return null
  })
}
