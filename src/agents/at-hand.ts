import type { Rule } from '../rules/index.ts'
import type { CheckedText, MendedText, TextGiven } from './text-tools.ts'
import type { Work } from './tool.ts'

/** What texts are checked with: the rules of a folder on this machine, or those of a workspace. */
export interface AtHand {
  /** Whose rules these are, for descriptions. */
  whose: string
  /** What else gives the same findings. */
  sameAs: string
  check(given: TextGiven, work: Work): Promise<CheckedText>
  mend(given: TextGiven, work: Work): Promise<MendedText>
  rules(): Promise<Rule[]>
  /** A rule that runs, or another one of the built-in library; there being none is a UsageError. */
  rule(id: string): Promise<Rule>
}
