import type { LanguageKey } from '../languages.ts'
import type { Rule } from '../rules/index.ts'

export interface Pack {
  key: string
  name: string
  description: string | null
  regulation: string | null
  languages: LanguageKey[]
  /** Whether a workspace that has chosen nothing uses it. */
  default: boolean
}

/** The rules that ship with the product, read once. */
export interface RuleLibrary {
  packs(): Pack[]
  rules(): Rule[]
}
