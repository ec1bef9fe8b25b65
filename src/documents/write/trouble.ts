import { ModelFailure } from '../../generation/base/model.ts'
import type { ModelTrouble } from '../../generation/base/model.ts'

/** For a log: what went wrong with a model, and what its service said, without keys; null for what was no trouble of a model. */
export function troubleOf(error: unknown): Error | null {
  const failure = error instanceof ModelFailure ? error : (error as { cause?: unknown }).cause
  if (!(failure instanceof ModelFailure)) return null
  return new Error(failure.said === null ? failure.message : `${failure.message} It said: ${failure.said}`)
}

/** A used-up budget is the workspace's own refusal, which asking again does not change. */
const STATUS: Partial<Record<ModelTrouble, number>> = { late: 504, budget: 403 }

/** The HTTP status for a text that a model did not write. */
export const statusOf = ({ trouble }: ModelFailure): number => STATUS[trouble] ?? 502
