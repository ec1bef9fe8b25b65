import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { storePending } from '../db/documents/documents.ts'
import { storePendingTranslation } from '../db/documents/translations.ts'
import { keepAnswers } from '../db/base/idempotency.ts'
import type { Keep } from '../db/base/idempotency.ts'
import { transaction } from '../db/base/pool.ts'
import { addWriteJobs } from '../queue/queue.ts'
import type { Writing } from '../models/writing.ts'
import { checkAssembling, expectedModel } from './order/assembling.ts'
import { checkRequest } from './order/request.ts'
import type { GenerateRequest } from './order/request.ts'
import { needsModel } from './translate/order.ts'
import type { TranslationOrder } from './translate/order.ts'

interface LaterOptions {
  createdBy?: string | null
  bulk?: { id: string; row: number }
  /** The answer that is kept for the request's Idempotency-Key, together with the document. */
  keep?: Keep<{ id: string }>
}

/** Documents that are written by the queue: the row and the job are stored together, so that neither is ever without the other. */
export interface Later {
  /** Checks a request and has it written later; answers the waiting document. */
  add(workspaceId: string, request: GenerateRequest, options?: LaterOptions): Promise<{ id: string }>
  /** Has the rows of a bulk run written, or the rest of them. */
  startBulk(workspaceId: string, runId: string): Promise<void>
  /** Has a document translated; answers the waiting translation. */
  translate(workspaceId: string, sourceId: string, order: TranslationOrder, createdBy: string | null): Promise<{ id: string }>
  /** Has documents written that wait, or wait to be written anew, in the transaction that says so. */
  queue(client: pg.PoolClient, workspaceId: string, orders: readonly { documentId: string; orderId: string }[]): Promise<void>
}

/** With `models` an order that only a model could write is refused at once; otherwise when its turn comes. */
export function openLater(db: pg.Pool, boss: PgBoss, models?: Pick<Writing, 'modelFor'>): Later {
  return {
    startBulk: async (workspaceId, runId) => (await import('./bulk/runs.ts')).startRun(db, boss, workspaceId, runId),
    async translate(workspaceId, sourceId, order, createdBy) {
      const { translationToStore } = await import('./translate/pending.ts')
      if (models && (await models.modelFor(workspaceId)) === null) throw needsModel()
      const pending = await translationToStore(db, workspaceId, sourceId, order)
      return transaction(db, async (client) => {
        const id = await storePendingTranslation(client, workspaceId, { ...pending, createdBy })
        await addWriteJobs(boss, client, [{ workspaceId, documentId: id }])
        return { id }
      })
    },
    async add(workspaceId, request, { createdBy = null, bulk, keep } = {}) {
      const order = await checkRequest(db, workspaceId, request)
      if (models && (await expectedModel(models, workspaceId, order, request)) === null) checkAssembling(order)
      return transaction(db, async (client) => {
        const id = await storePending(client, workspaceId, {
          title: order.template.name,
          languageKey: request.language,
          templateId: order.templateEntry.id,
          toneId: order.toneEntry?.id ?? null,
          request,
          createdBy,
          bulkInputId: bulk?.id ?? null,
          bulkRow: bulk?.row ?? null,
        })
        await addWriteJobs(boss, client, [{ workspaceId, documentId: id }])
        if (keep) await keepAnswers(client, workspaceId, [keep({ id })])
        return { id }
      })
    },
    queue: (client, workspaceId, orders) =>
      addWriteJobs(
        boss,
        client,
        orders.map(({ documentId, orderId }) => ({ workspaceId, documentId, orderId })),
      ),
  }
}
