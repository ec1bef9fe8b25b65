import { createHash } from 'node:crypto'
import { findByOrder, setOrder } from '../../db/documents/order-hashes.ts'
import { termsStamp } from '../../db/rules/terms.ts'
import type { Writing } from '../../models/writing.ts'
import { VERSION } from '../../version.ts'
import { expectedModel } from '../order/assembling.ts'
import { generateDocument } from './create.ts'
import type { GenerateOptions } from './create.ts'
import { checkRequest } from '../order/request.ts'
import type { GenerateRequest, Order } from '../order/request.ts'

/**
 * The document of an order that was written before and that nobody has edited since, or a new one. The same order is the same template,
 * tone and knowledge base in the same versions, the same input and language, the same model, and the same rules and terminology.
 */
export async function reuseOrWrite(
  writing: Writing,
  workspaceId: string,
  request: GenerateRequest,
  options: GenerateOptions,
): Promise<{ id: string; reused: boolean }> {
  const order = await checkRequest(writing.db, workspaceId, request)
  const model = await expectedModel(writing, workspaceId, order, request)
  // The draft writes in the place of a model that cannot be called: that is not what was ordered, and is not found again.
  if (model === undefined) return { id: (await generateDocument(writing, workspaceId, request, options)).id, reused: false }
  const hash = await hashOf(writing, workspaceId, order, model?.name ?? null)
  const known = await findByOrder(writing.db, workspaceId, hash)
  if (known !== null) return { id: known, reused: true }
  const { id, model: wrote } = await generateDocument(writing, workspaceId, request, options)
  // What the template's draft wrote because the model could not is not what was ordered.
  if ((wrote === null) === (model === null)) await setOrder(writing.db, workspaceId, id, hash)
  return { id, reused: false }
}

async function hashOf({ db }: Writing, workspaceId: string, order: Order, model: string | null): Promise<Buffer> {
  const { profileOf } = await import('../../packs/profile.ts')
  const { day: _day, ...rules } = profileOf(order.settings, null)
  const { templateEntry, toneEntry, infobase, values, request } = order
  const parts = [
    VERSION,
    [templateEntry.id, templateEntry.version, request.language],
    [toneEntry?.id ?? null, toneEntry?.version ?? null],
    [infobase?.id ?? null, infobase?.version ?? null],
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)),
    [request.variant ?? 0, request.refuseAt ?? null],
    model,
    rules,
    await termsStamp(db, workspaceId),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
