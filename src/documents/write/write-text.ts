import type { Spender } from '../../db/settings/model-spending.ts'
import { AppError } from '../../errors.ts'
import { ModelFailure } from '../../generation/base/model.ts'
import type { Model } from '../../generation/base/model.ts'
import { knowledgeFor } from '../../library/knowledge.ts'
import type { Writing } from '../../models/writing.ts'
import type { Order } from '../order/request.ts'
import type { Watcher } from './by-model.ts'
import { writeWithDraft } from './with-draft.ts'
import { writeWithModel } from './with-model.ts'
import type { Written } from './written.ts'

export interface WriteOptions extends Watcher {
  createdBy?: string | null
}

/** The text of an order. No connection is held here: every query before and after the model's work takes one and gives it back. */
export async function writeText(writing: Writing, workspaceId: string, order: Order, options: WriteOptions): Promise<Written> {
  const { template, values } = order
  const known = order.infobase
    ? await knowledgeFor(writing.db, workspaceId, order.infobase.id, template.language, template.form, values)
    : { facts: [], guidelines: [] }
  const { fallback, keyId } = order.request
  const spender = { purpose: 'document', templateId: order.templateEntry.id, userId: options.createdBy, keyId } as const
  try {
    const models = await modelsFor(writing, workspaceId, order, spender)
    if (models !== null) return await writeWithModel(models, writing, workspaceId, order, known, options)
  } catch (error) {
    if (fallback !== 'draft' || !(error instanceof AppError) || !(error.cause instanceof ModelFailure)) throw error
    options.onTrouble?.(error.cause)
    options.onRestart?.()
    const written = await writeWithDraft(writing, workspaceId, order, known).catch((other: unknown) => {
      // What the template cannot write either failed for the model's reason.
      throw other instanceof AppError && other.status === 422 ? error : other
    })
    return { ...written, draft: { ...written.draft, message: `${byDraftInstead(error.cause)} ${written.draft.message}`.trim() } }
  }
  return writeWithDraft(writing, workspaceId, order, known)
}

/** The models that an order's template asks for, or the workspace's; null where it uses none. */
async function modelsFor({ modelFor }: Writing, workspaceId: string, { template, settings }: Order, spender: Spender) {
  const usual = await modelFor(workspaceId, settings, spender, template.model.name)
  if (usual === null) return null
  const named = new Map<string, Model>()
  for (const { model: name } of template.steps) {
    const model = name === undefined || named.has(name) ? null : await modelFor(workspaceId, settings, spender, name)
    if (model !== null) named.set(name!, model)
  }
  return { usual, named }
}

const byDraftInstead = ({ message }: ModelFailure) => `Written by the template's draft, since no model could: ${message}`
