import { failPending, findPending } from '../db/documents.ts'
import { generateDocument } from '../documents.ts'
import type { Writing } from '../documents.ts'
import { AppError } from '../errors.ts'
import type { WriteJob } from './queue.ts'

const INTERRUPTED = 'The document could not be written: the work was interrupted several times.'

/** Writes a document that waits. What fails for good says why; what was interrupted is tried again by the queue. */
export async function writePending(writing: Writing, { workspaceId, documentId }: WriteJob): Promise<void> {
  const pending = await findPending(writing.db, workspaceId, documentId)
  if (!pending) return
  const { request, createdBy, bulkInputId, bulkRow } = pending
  try {
    await generateDocument(writing, workspaceId, request, {
      pendingId: documentId, createdBy, ...(bulkInputId === null ? {} : { bulk: { id: bulkInputId, row: bulkRow ?? 0 } }),
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await failPending(writing.db, workspaceId, documentId, faultOf(error))
  }
}

/** A refusal in one sentence, whatever its form. */
export const faultOf = ({ detail }: AppError): string =>
  typeof detail === 'string' ? detail : detail.map(({ loc, msg }) => `${loc.slice(1).filter((part) => part !== 'input').join('.') || 'input'}: ${msg}`).join('; ')

export const giveUpWriting = (writing: Writing, { workspaceId, documentId }: WriteJob) => failPending(writing.db, workspaceId, documentId, INTERRUPTED)
