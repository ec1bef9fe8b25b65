import { openJudging, type Judging } from '../audits/judging.ts'
import { inMemory } from '../audits/judging-memory.ts'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import type { Model } from '../generation/base/model.ts'
import type { Ruleset } from '../local/ruleset.ts'
import type { LocalSource } from '../local/sources.ts'
import { modelsOfSettings } from '../models/of-settings.ts'
import { counted } from './counted.ts'

/** A model that audits on this machine ask: that of the settings. */
interface JudgingHere {
  /** For one document. */
  open(): Judging
  /** Documents about which it could not say all that was asked. */
  readonly failed: number
}

/** Null where the settings name no model. It is opened with the first question. */
export function judgingHere(settings: Settings): JudgingHere | null {
  const models = modelsOfSettings(settings)
  if (models === null) return null
  const model: Model = { name: models.usual.model, write: async (call) => (await models.open()).write(call) }
  const budget = wholeNumber(settings, 'GUIDELINE_BUDGET')
  const memory = inMemory()
  const documents: Judging[] = []
  return {
    open() {
      // The rules do not change while this process runs, and what is off is not asked about.
      const judging = openJudging(memory, { model, budget, versionOf: () => '', isOff: () => false })
      documents.push(judging)
      return judging
    },
    get failed() {
      return documents.filter((judging) => judging.failures().length > 0).length
    },
  }
}

/** How many rules that a model judges are on for one of the sources: a project file may switch them off. */
export const guidelinesFor = ({ rules, settingsFor }: Ruleset, sources: readonly LocalSource[]): number =>
  rules.filter(({ kind, id }) => kind === 'guideline' && sources.some(({ path }) => settingsFor(path).decide(id) !== false)).length

/** What of the rules that a model judges was not checked; null where all was. */
export function notJudged(judging: JudgingHere | null, guidelines: number): string | null {
  if (guidelines === 0) return null
  if (judging === null) return `${counted(guidelines, 'rule')} need a model and did not run (--allow-unjudged accepts that)`
  return judging.failed === 0 ? null : `a model could not judge ${counted(judging.failed, 'source')} (--allow-unjudged accepts that)`
}
