import { AppError } from '../../errors.ts'
import { toQuestion } from '../../generation/draft/entries.ts'
import { limitFaults, unansweredFaults } from '../../generation/form/limits.ts'
import { localeOf } from '../../generation/base/locale.ts'
import { ModelFailure } from '../../generation/base/model.ts'
import type { Model } from '../../generation/base/model.ts'
import type { Writing } from '../../models/writing.ts'
import type { GenerateRequest, Order } from './request.ts'

const NEEDS_MODEL = 'this template needs a language model, and this workspace uses none'

/**
 * What an order must keep to where no model writes: the template has drafts, the text fits its channel, and there is something to say.
 * A model is free to write less than it was given, so that none of this is asked of an order it writes.
 */
export function checkAssembling({
  template,
  values,
  request: { language },
}: Pick<Order, 'template' | 'values'> & { request: Pick<GenerateRequest, 'language'> }): void {
  if (template.needsModel)
    throw new AppError(422, [{ loc: ['body', 'templateId'], msg: `Value error, ${NEEDS_MODEL}`, type: 'value_error' }])
  const hasAnswer = (entry: string) => toQuestion(entry, localeOf(language).tag).answer !== ''
  const faults = [...limitFaults(template.form, values), ...unansweredFaults(template.form, values, hasAnswer)]
  if (faults.length > 0) throw new AppError(422, faults)
}

/**
 * The model that an order's template asks for, or the workspace's; null: none writes here. Undefined: it cannot be called, and the order
 * lets the template's draft write then.
 */
export async function expectedModel(
  { modelFor }: Pick<Writing, 'modelFor'>,
  workspaceId: string,
  { template, settings }: Pick<Order, 'template' | 'settings'>,
  { keyId, fallback }: Pick<GenerateRequest, 'keyId' | 'fallback'>,
): Promise<Model | null | undefined> {
  try {
    return await modelFor(workspaceId, settings, { purpose: 'document', keyId }, template.model.name)
  } catch (error) {
    if (fallback === 'draft' && error instanceof AppError && error.cause instanceof ModelFailure) return undefined
    throw error
  }
}
