import { ruleClasses, ruleLibrary, scorerBeside } from '../packs/library.ts'
import { loadRules } from '../rules/index.ts'
import type { Rule } from '../rules/index.ts'
import { PlainError } from '../errors.ts'

const ASKS_A_MODEL =
  'A rule that a model judges cannot be tried on stored pages: each page would be a question to the model. Try it on a text.'

/** A rule as its author wrote it; one that does not load says why, with the line. */
export function readRuleToTry(file: string, content: string): Rule {
  const { rules, refused } = loadRules([{ path: file, content }], {
    classes: ruleClasses(),
    others: () => ruleLibrary.rules(),
    scorer: scorerBeside,
  })
  const [rule] = rules
  if (rule?.kind === 'guideline') throw new PlainError(ASKS_A_MODEL)
  if (rule) return rule
  const [refusal] = refused
  throw new PlainError(refusal ? `Line ${refusal.line}: ${refusal.message}` : 'There is no rule in this file.')
}
