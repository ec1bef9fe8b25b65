import { PlainError } from '../errors.ts'
import { readOwnRule } from '../packs/own-rules.ts'
import type { Rule } from '../rules/index.ts'

const ASKS_A_MODEL =
  'A rule that a model judges cannot be tried on stored pages: each page would be a question to the model. Try it on a text.'

/** A rule as its author wrote it; one that does not load says why, with the line. */
export function readRuleToTry(path: string, content: string): Rule {
  const { rule, refused } = readOwnRule({ path, content })
  if (rule?.kind === 'guideline') throw new PlainError(ASKS_A_MODEL)
  if (rule) return rule
  const [refusal] = refused
  throw new PlainError(refusal ? `Line ${refusal.line}: ${refusal.message}` : 'There is no rule in this file.')
}
