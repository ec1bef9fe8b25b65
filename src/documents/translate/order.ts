import { AppError } from '../../errors.ts'
import type { LanguageKey } from '../../languages.ts'

export interface TranslationOrder {
  language: LanguageKey
  /** Names that stay as they are, beside those the workspace has. */
  keep: string[]
  /** The API key it came with, whose budget it counts for. */
  keyId?: string | null
}

/** There is no draft of a translation. */
export const needsModel = () =>
  new AppError(409, 'Translating needs a language model, and this workspace uses none. An owner sets one up under Settings, Model.')
