import { AppError } from '../errors.ts'
import { asData } from '../generation/prompt/prompt.ts'
import { ModelFailure } from '../generation/base/model.ts'
import type { Models } from './index.ts'

export interface Trial {
  ok: boolean
  model: string | null
  message: string
  /** What the service itself said, without keys: for the log and for the operator, never for a user, who may have chosen its address. */
  said: string | null
  milliseconds: number
}

/** One short call of a workspace's model; a failure is reported in a sentence. */
export async function tryModel(models: Pick<Models, 'modelFor' | 'show'>, workspaceId: string): Promise<Trial> {
  const started = performance.now()
  let name: string | null = null
  const trial = (ok: boolean, message: string, said: string | null = null): Trial => ({
    ok,
    model: name,
    message,
    said,
    milliseconds: Math.round(performance.now() - started),
  })
  try {
    name = (await models.show(workspaceId)).model
    const model = await models.modelFor(workspaceId, undefined, { purpose: 'test' })
    if (!model) return trial(false, 'No model is set; templates write drafts themselves. docs/models.md shows how to set one.')
    const { tokens } = await model.write({ instructions: 'Answer with the single word in the material.', data: asData({ word: 'ready' }) })
    return trial(true, `It answers (${tokens.input} tokens in, ${tokens.output} out).`)
  } catch (error) {
    const failure = error instanceof AppError ? error.cause : error
    if (failure instanceof ModelFailure) return trial(false, failure.message, failure.said ?? null)
    throw error
  }
}
