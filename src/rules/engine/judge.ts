import type { Document } from '../../text/document.ts'
import { CheckRun } from './check-run.ts'
import type { Check, CompiledRules } from './compile.ts'
import type { Remark } from './doubt.ts'
import type { CheckOptions } from './options.ts'
import type { Judgement } from '../definition/judgement.ts'
import { textOf } from '../definition/values.ts'
import { Page } from '../page/page.ts'
import { isReadAs, piecesOf } from '../page/whole-text.ts'

/** Asks a model which pieces of a text go against a guideline; or, of remarks on a text, which do not hold (told by their ids). */
export type Judge = (text: string, guideline: string, ruleId: string, remarks?: readonly Remark[]) => Promise<Judgement[]>

/** What a model said, by rule and by text. */
export type Judgements = Map<string, Map<string, Judgement[]>>

/**
 * Asks for all judgements the guideline rules need on this document; hand the answer to `check`. One text is asked about once, and a rule
 * for pages of some subject asks about no other page.
 */
export async function judgeGuidelines(
  document: Document,
  compiled: CompiledRules,
  judge: Judge,
  options: Pick<CheckOptions, 'decide'> = {},
): Promise<Judgements> {
  const judgements: Judgements = new Map()
  const set = compiled.setFor(document)
  const checks = [...set.looking, ...set.onPage].filter(({ rule }) => rule.kind === 'guideline' && rule.doubts.length === 0)
  if (checks.length === 0) return judgements
  // A guideline runs only on a page that was judged under it.
  const toBeJudged: Judgements = new Map(checks.map(({ rule }) => [rule.id, new Map()]))
  const run = new CheckRun(new Page(document, set, toBeJudged), set, options, compiled.rules)
  for (const check of checks) {
    const isWanted = run.wants(check)
    // Where that took too many steps to find out, the check of the page tries again and says so.
    if (!isWanted && !run.gaveUp.has(check)) continue
    const answers = judgements.get(check.rule.id) ?? new Map<string, Judgement[]>()
    judgements.set(check.rule.id, answers)
    if (!isWanted) continue
    for (const text of textsOf(check, run.page)) {
      if (text.trim() === '' || answers.has(text)) continue
      answers.set(text, await judge(text, textOf(check.part.keys.guideline, ['guideline']), check.rule.id))
    }
  }
  return judgements
}

/** The texts that a guideline is asked about, one by one. */
function textsOf(check: Check, page: Page): string[] {
  const { language } = check.part
  if (check.finder.findOnPage) return piecesOf(page, check.scope, language, check.rule).map(({ text }) => text)
  return page.blocks
    .filter((block) => isReadAs(language, block, check.rule))
    .flatMap((block) => check.scope.within(block).map(({ text }) => text))
}
