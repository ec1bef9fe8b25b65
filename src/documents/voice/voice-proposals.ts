import { AppError } from '../../errors.ts'
import { isRefusal } from '../../generation/prompt/clean.ts'
import { measureVoice, proposalsOf } from '../../generation/voice/measure-voice.ts'
import type { Proposal } from '../../generation/voice/measure-voice.ts'
import { addTokens, ModelFailure, NO_TOKENS } from '../../generation/base/model.ts'
import type { Model, Tokens } from '../../generation/base/model.ts'
import { evidenced, readProposals } from '../../generation/prompt/voice-evidence.ts'
import type { Evidenced } from '../../generation/prompt/voice-evidence.ts'
import { shortened, voiceCall } from '../../generation/prompt/voice-prompt.ts'
import type { VoiceExample } from '../../generation/prompt/voice-prompt.ts'
import type { LanguageKey } from '../../languages.ts'
import type { Writing } from '../../models/writing.ts'
import { statusOf } from '../write/trouble.ts'

interface ProposedVoice {
  proposals: Proposal[]
  /** Guidelines a model proposed whose evidence does not stand in the examples. */
  left_out: string[]
  made_by: 'model' | 'measures'
  message: string
  model: string | null
  tokens: Tokens | null
}

/** Characters that are measured: more tell nothing new, and the server does nothing else meanwhile. */
const MOST_MEASURED = 300_000

/** Guidelines from examples: a model's, each held against the examples; without a model what can be measured. Nothing is stored. */
export async function proposeVoice(
  writing: Writing,
  workspaceId: string,
  userId: string,
  language: LanguageKey,
  examples: readonly VoiceExample[],
): Promise<ProposedVoice> {
  const model = await writing.modelFor(workspaceId, undefined, { purpose: 'document', userId })
  if (model) return askModel(model, language, examples)
  const measured = examples
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MOST_MEASURED)
    .toWellFormed()
  const proposals = proposalsOf(measureVoice([measured], language), language)
  const message = proposals.length > 0 ? '' : 'Too little to measure; give a few more sentences.'
  return { proposals, left_out: [], made_by: 'measures', message, model: null, tokens: null }
}

async function askModel(model: Model, language: LanguageKey, examples: readonly VoiceExample[]): Promise<ProposedVoice> {
  // What the model was not given is no evidence for what it says.
  const given = shortened(examples)
  let tokens = NO_TOKENS
  let writer = model.name
  let result: Evidenced = { proposals: [], leftOut: [] }
  let faults: string[] = []
  for (let turn = 0; turn < 2 && result.proposals.length === 0; turn++) {
    const answer = await model.write(voiceCall(given, language, faults)).catch((error: unknown) => {
      if (error instanceof ModelFailure) throw new AppError(statusOf(error), error.message, { cause: error })
      throw error
    })
    tokens = addTokens(tokens, answer.tokens)
    writer = answer.model ?? writer
    const raw = readProposals(answer.text)
    if (raw === null && isRefusal(answer.text)) throw new AppError(502, 'The model would not describe these texts.')
    result = evidenced(raw ?? [], given)
    faults = [raw === null ? 'It was no JSON array.' : 'None of its quotations stand in the examples.']
  }
  const message = result.proposals.length > 0 ? '' : 'The model proposed nothing that these texts bear out.'
  return { proposals: result.proposals, left_out: result.leftOut, made_by: 'model', message, model: writer, tokens }
}
