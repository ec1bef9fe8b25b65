import { createHash } from 'node:crypto'
import type { JudgementKey } from '../db/rules/judgements.ts'
import { ModelFailure } from '../generation/base/model.ts'
import type { Model } from '../generation/base/model.ts'
import type { Failure, Judge, Judgement } from '../rules/index.ts'
import { askAboutRemarks, askModel, shownText } from './asking.ts'

export interface Judging {
  judge: Judge
  /** False where there is no model: nothing need be asked. */
  asks: boolean
  /** What could not be judged, and why: shown with the asset, so that silence is not taken for a clean page. */
  failures(): Failure[]
}

/** Where answers are kept, and questions counted. */
export interface JudgingMemory {
  /** The workspace whose answers these are: a question that another one is asking now is not shared. */
  owner: string
  find(text: JudgementKey): Promise<Judgement[] | null>
  store(text: JudgementKey, model: string, judgements: Judgement[]): Promise<void>
  /** False where the budget is used up. */
  spend(budget: number): Promise<boolean>
}

interface JudgingOptions {
  model: Model
  /** Questions the whole audit may ask. */
  budget: number
  versionOf(ruleId: string): string
  isOff(ruleId: string): boolean
}

/** After so many failures in a row the model is not asked again for this asset: the rest would only wait and fail too. */
const PATIENCE = 2

class BudgetSpent extends Error {}

const underWay = new Map<string, Promise<Judgement[]>>()

/** The same footer stands on many pages that are checked at once: one of them asks, the others wait for its answer. */
function askedOnce(name: string, ask: () => Promise<Judgement[]>): Promise<Judgement[]> {
  let asked = underWay.get(name)
  if (!asked) underWay.set(name, (asked = ask().finally(() => underWay.delete(name))))
  return asked
}

/** Judges texts under guideline rules by a model: each text once for each version of the rule, within the audit's budget. */
export function openJudging(memory: JudgingMemory, { model, budget, versionOf, isOff }: JudgingOptions): Judging {
  const failed = new Map<string, string>()
  let inARow = 0
  let lastFailure = new ModelFailure('failed', 'The model did not answer.')
  return {
    asks: true,
    failures: () => [...failed].map(([ruleId, message]) => ({ ruleId, message })),
    async judge(text, guideline, ruleId, remarks) {
      if (isOff(ruleId)) return []
      const shown = shownText(text)
      // Another model may say something else: what the one before said is not its answer.
      const about = `${model.name}\0${guideline}\0${shown}${remarks ? `\0${JSON.stringify(remarks)}` : ''}`
      const key = { ruleId, ruleVersion: versionOf(ruleId), textHash: createHash('sha256').update(about).digest() }
      const ask = async (): Promise<Judgement[]> => {
        const known = await memory.find(key)
        if (known) return known
        if (inARow >= PATIENCE) throw lastFailure
        if (!(await memory.spend(budget))) throw new BudgetSpent()
        const judgements = await (remarks ? askAboutRemarks(model, shown, guideline, remarks) : askModel(model, shown, guideline))
        await memory.store(key, model.name, judgements)
        inARow = 0
        return judgements
      }
      try {
        return await askedOnce(`${memory.owner} ${key.ruleId} ${key.ruleVersion} ${key.textHash.toString('base64')}`, ask)
      } catch (error) {
        if (error instanceof BudgetSpent)
          failed.set(ruleId, `the audit's budget of ${budget} questions to the model is used up, so not every text was judged`)
        else if (!(error instanceof ModelFailure)) throw error
        else {
          inARow++
          lastFailure = error
          failed.set(ruleId, `it needs the model's judgement, which could not be had: ${error.message}`)
        }
        return []
      }
    },
  }
}
