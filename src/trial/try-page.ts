import { randomUUID } from 'node:crypto'
import type { Reading } from '../audits/reading/reading.ts'
import { openJudging } from '../audits/judging.ts'
import { inMemory } from '../audits/judging-memory.ts'
import type { Judging } from '../audits/judging.ts'
import type { CheckedAsset } from '../db/audits/checked-assets.ts'
import { addTokens, NO_TOKENS } from '../generation/base/model.ts'
import type { Model, Tokens } from '../generation/base/model.ts'
import { packKeys } from '../packs/library.ts'
import { defaultProfile, rulesOf } from '../packs/profile.ts'
import { sourceOf } from './pages.ts'
import type { TrialPage } from './pages.ts'
import { scoreOf, SECOND_READING } from './score.ts'
import type { Score } from './score.ts'

export interface PageTried extends Score {
  page: string
  language: string
  subject: string
  questions: number
  /** What could not be judged, and why. */
  not_judged: string[]
  input_tokens: number
  output_tokens: number
  /** Null where nobody said what the model costs. */
  cost: number | null
  milliseconds: number
}

interface Trying {
  reading: Pick<Reading, 'check'>
  model: Model
  /** Questions that one page may cost. */
  budget: number
  /** Ends the question that is under way, and asks no other. */
  signal?: AbortSignal
}

/**
 * Has a model read one page of the trial as an audit would: the same thread, rules, questions and reading of the answers. Nothing is
 * remembered from an earlier trial, and nothing is stored.
 */
export async function tryPage({ reading, model, budget, signal }: Trying, page: TrialPage): Promise<PageTried> {
  const owner = `trial ${randomUUID()}`
  const profile = { ...defaultProfile(), packs: [...packKeys(), SECOND_READING] }
  const bytes = sourceOf(page)
  const versions = new Map(rulesOf(profile).map(({ id }) => [id, id]))
  const intake = { id: page.page, name: `${page.page}.html`, url: '', bytes, type: 'html' as const }
  const check = async (judging: Judging | null) =>
    findingsOf(await reading.check(owner, { auditId: randomUUID(), intake, profile, versions, judging }))
  const before = await check(null)
  const asked = counting(model, signal)
  const judging = openJudging(inMemory(owner), { model: asked.model, budget, versionOf: () => '', isOff: () => false })
  const began = performance.now()
  const after = await check(judging)
  const milliseconds = Math.round(performance.now() - began)
  signal?.throwIfAborted()
  const { input, output, cost = null } = asked.tokens()
  return {
    page: page.page,
    language: page.language,
    subject: page.subject,
    ...scoreOf(bytes.toString('utf8'), page, before, after),
    questions: asked.questions(),
    not_judged: [...new Set(judging.failures().map(({ ruleId, message }) => `${ruleId}: ${message}`))],
    input_tokens: input,
    output_tokens: output,
    cost,
    milliseconds,
  }
}

function findingsOf(checked: CheckedAsset) {
  if ('failed' in checked) throw new Error(`a page of the trial cannot be read: ${checked.failed}`)
  return checked.findings
}

function counting(model: Model, signal: AbortSignal | undefined) {
  let tokens: Tokens = NO_TOKENS
  let questions = 0
  return {
    questions: () => questions,
    tokens: () => tokens,
    model: {
      name: model.name,
      async write(call) {
        signal?.throwIfAborted()
        questions++
        const answer = await model.write({ ...call, signal })
        tokens = addTokens(tokens, answer.tokens)
        return answer
      },
    } satisfies Model,
  }
}
