import { finishPending, storeDocument, storeDocuments } from '../../db/documents/documents.ts'
import type { PendingOrder } from '../../db/documents/documents.ts'
import type { Keep } from '../../db/base/idempotency.ts'
import type { Writing } from '../../models/writing.ts'
import { checkRequest } from '../order/request.ts'
import type { GenerateRequest } from '../order/request.ts'
import { readyToStore } from './ready.ts'
import type { Generated, Ready, ReadyOptions } from './ready.ts'

/*
 * An order goes forward through its steps: order/request.ts checks it, write-text.ts has it written (with-model.ts or with-draft.ts),
 * ready.ts says what is stored and answered, and here it is stored.
 */

export interface GenerateOptions extends ReadyOptions {
  /** A document that waits to be written: its row is filled in, where it still waits for this order. */
  pending?: PendingOrder
  /** The answer that is kept for the request's Idempotency-Key, together with the document. */
  keep?: Keep<Generated>
}

/** Writes a document and stores it: the one way, whether the API, the web application, the queue or the command line asks. */
export async function generateDocument(
  writing: Writing,
  workspaceId: string,
  request: GenerateRequest,
  options: GenerateOptions = {},
): Promise<Generated> {
  const { db } = writing
  const order = await checkRequest(db, workspaceId, request)
  const { row, generated } = await readyToStore(writing, workspaceId, order, options)
  const { keep, pending } = options
  const id = pending?.id ?? (await storeDocument(db, workspaceId, row, keep && ((stored) => keep(generated(stored.id)))))
  if (pending) await finishPending(db, workspaceId, pending, row)
  return generated(id)
}

/** Several texts of one order, stored together. Those that would be the same are written once, and the first one's message says so. */
export async function generateVariants(
  writing: Writing,
  workspaceId: string,
  request: GenerateRequest,
  count: number,
  { keep, ...options }: Omit<GenerateOptions, 'keep' | 'bulk' | 'pending'> & { keep?: Keep<Generated[]> | undefined } = {},
): Promise<Generated[]> {
  const order = await checkRequest(writing.db, workspaceId, request)
  const ready: Ready[] = []
  for (let variant = 0; variant < count; variant++) {
    const next = await readyToStore(
      writing,
      workspaceId,
      { ...order, request: { ...request, variant, earlier: ready.map(({ row }) => row.markdown) } },
      options,
    )
    if (!ready.some(({ row }) => row.markdown === next.row.markdown)) ready.push(next)
  }
  const fewer = ready.length < count ? ` ${ready.length} of ${count} variants: the others would be the same text.` : ''
  const all = (ids: readonly string[]) =>
    ready.map(({ generated }, at) => {
      const each = generated(ids[at]!)
      return at === 0 ? { ...each, message: each.message + fewer } : each
    })
  const rows = ready.map(({ row }) => row)
  return all(await storeDocuments(writing.db, workspaceId, rows, keep && (({ ids }) => keep(all(ids)))))
}
