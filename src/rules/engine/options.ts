import type { PageKind } from '../definition/claim.ts'
import type { Channel, RuleSeverity, Stage } from '../definition/rule.ts'
import type { PageReader } from '../subject/read-page.ts'
import type { Weighing } from '../claim/likely.ts'
import type { Judgements } from './judge.ts'

export interface CheckOptions {
  /** Where the text is to appear: rules for other channels are left out. */
  channel?: Channel
  /** Which rules run, and with which severity; true and false say no more than on and off. */
  decide?: (ruleId: string) => boolean | RuleSeverity
  /** The answers of a model to the guideline rules, from `judgeGuidelines`. */
  judgements?: Judgements
  /** What begins and ends a comment with settings for rules in Vale's format, besides those of HTML. */
  comments?: [start: string, end: string] | null
  /** Parts of the source that the settings of a team ignore, as `withIgnores` says. */
  ignored?: { start: number; end: number }[]
  /** What the page is for, where somebody has said so; otherwise its structure tells. */
  pageKind?: PageKind
  /** Reads what is sold on a page, and to whom: laws that are not about it do not speak there. Without it all of them do. */
  read?: PageReader
  /** Weighs how likely findings are right; a rule with a severity of the reader's own choice is left as it is. */
  weigh?: Weighing
  /** Severities that weighing leaves alone, where two people must decide. */
  guarded?: readonly string[]
  /** Stages that are off, to measure what each of them does. */
  without?: ReadonlySet<Stage>
  /** Whether findings are to say in which sentence they stand; to find that out costs more than many a finding. */
  sentences?: boolean
  /** Steps that the expressions of one rule may take on a text where they are counted; otherwise a limit that answers soon. */
  mostSteps?: number
}
