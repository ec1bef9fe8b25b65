import type { Document } from '../../text/document.ts'
import type { CompiledRules } from './compile.ts'
import type { Judgement } from '../definition/judgement.ts'
import { textOf } from '../definition/values.ts'
import { Page } from '../page/page.ts'

/** Asks a model which pieces of a text go against a guideline. */
export type Judge = (text: string, guideline: string, ruleId: string) => Promise<Judgement[]>

/** What a model said, by rule and by text. */
export type Judgements = Map<string, Map<string, Judgement[]>>

/** Asks for all judgements the guideline rules need on this document; hand the answer to `check`. One text is asked about once. */
export async function judgeGuidelines(document: Document, compiled: CompiledRules, judge: Judge): Promise<Judgements> {
  const judgements: Judgements = new Map()
  const page = new Page(document, [])
  for (const check of compiled.setFor(document).looking) {
    if (check.rule.kind !== 'guideline') continue
    const answers = judgements.get(check.rule.id) ?? new Map<string, Judgement[]>()
    judgements.set(check.rule.id, answers)
    for (const block of page.blocks) {
      if (check.part.language !== null && block.language !== null && block.language !== check.part.language) continue
      for (const view of check.scope.within(block)) {
        if (view.text.trim() === '' || answers.has(view.text)) continue
        answers.set(view.text, await judge(view.text, textOf(check.part.keys.guideline, ['guideline']), check.rule.id))
      }
    }
  }
  return judgements
}
