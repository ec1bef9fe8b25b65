import type { Draft } from '../../generation/draft/draft.ts'
import type { Fact } from '../../generation/draft/filters.ts'
import type { Tokens } from '../../generation/base/model.ts'
import type { Lost } from '../../answered/lost.ts'
import type { Unsupported } from './answered.ts'
import type { MadeChange } from './tracked-text.ts'
import type { Remaining } from './within-rules.ts'

/** A fact the text draws on, with the number it had for whoever wrote the text. */
export interface UsedFact extends Fact {
  number: number
}

/** The text of an order, checked, before it is stored. */
export interface Written {
  draft: Draft
  facts: UsedFact[]
  remaining: Remaining[]
  changes: MadeChange[]
  unsupported: Unsupported[]
  lost: Lost[]
  model: string | null
  tokens: Tokens | null
}

/** Numbered as the writer was given them. */
export const usedOf = (facts: readonly Fact[], used: readonly string[]): UsedFact[] =>
  facts.map((fact, index) => ({ number: index + 1, ...fact })).filter(({ id }) => used.includes(id))

/** Loaded with the first document, so that the server answers before the rules are read. */
const load = () => Promise.all([import('./within-rules.ts'), import('../../packs/profile.ts'), import('../../checks/rule-guide.ts')])
let rules: ReturnType<typeof load> | undefined
export const loadRules = (): ReturnType<typeof load> => (rules ??= load())
