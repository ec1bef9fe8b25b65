import { openReading } from '../src/audits/reading/reading.ts'
import { inMemory } from '../src/audits/judging-memory.ts'
import { openJudging } from '../src/audits/judging.ts'
import { readSettings } from '../src/config.ts'
import { modelsOfSettings } from '../src/models/of-settings.ts'
import { ROOT } from '../src/places.ts'
import type { Judge } from '../src/rules/index.ts'
import { trialPages, trialTable, tryPage } from '../src/trial/index.ts'
import type { PageTried } from '../src/trial/index.ts'

/** More than any set of pages takes: what is measured is the model, not the budget. */
const NO_BUDGET = 1_000_000

const settings = () => readSettings({}, ROOT)

/** The model that MODEL, MODEL_URL and MODEL_KEY name. */
function modelNamed() {
  const models = modelsOfSettings(settings())
  if (models === null) throw new Error('MODEL=provider:model npm run bench -- quality --model')
  const { model: name } = models.usual
  return { name, write: async (call: Parameters<Awaited<ReturnType<typeof models.open>>['write']>[0]) => (await models.open()).write(call) }
}

/** Answers of a model that is asked while it is measured, in place of those that are kept in a folder. */
export class LiveAnswers {
  asked = 0
  unanswered = 0
  readonly #memory = inMemory()
  readonly #model = modelNamed()

  readonly judge: Judge = async (text, guideline, ruleId, remarks) => {
    this.asked++
    const judging = openJudging(this.#memory, { model: this.#model, budget: NO_BUDGET, versionOf: () => '', isOff: () => false })
    const judgements = await judging.judge(text, guideline, ruleId, remarks)
    if (judging.failures().length > 0) this.unanswered++
    return judgements
  }
}

/** The table of the ten built-in pages, for whatever model one has. */
export async function tryBuiltIn(): Promise<void> {
  const model = modelNamed()
  const reading = openReading(settings())
  const tried: PageTried[] = []
  try {
    for (const page of trialPages()) tried.push(await tryPage({ reading, model, budget: NO_BUDGET }, page))
  } finally {
    await reading.stop()
  }
  console.log(`${model.name}\n\n${trialTable(tried)}`)
}
