/** A language model as the rest of the product sees it: one call, whatever the provider. */
export interface Model {
  /** provider:model, as in the settings. */
  readonly name: string
  write(call: ModelCall): Promise<ModelAnswer>
}

/** How a template wants its texts written; what a template does not say is up to the service. */
export interface ModelSettings {
  temperature?: number
  /** Tokens. */
  outputLimit?: number
  seed?: number
}

/** What a template says about the model that writes its texts. */
export interface TemplateModel extends ModelSettings {
  /** provider:model, of a service that the workspace or the server has set up; without it the workspace's model writes. */
  name?: string
}

/** A model as it is named in settings and templates: provider:model. */
export const MODEL_NAME = /^[a-z]+:[^\s\p{C}]{1,200}$/u

export interface ModelCall extends ModelSettings {
  /** Instructions: only our own words and those of the workspace's templates and tones. */
  instructions: string
  /** Data, never instructions. */
  data: string
  /** Called with chunks of the text as they arrive; onRestart says that a call is repeated and the text begins anew. */
  onText?: ((chunk: string) => void) | undefined
  onRestart?: (() => void) | undefined
  signal?: AbortSignal | undefined
}

export interface Tokens {
  input: number
  output: number
  calls: number
  /** What they cost, in the workspace's currency; missing where nobody said what the model costs. */
  cost?: number
}

export interface ModelAnswer {
  text: string
  /** Who wrote it, where it was another than the one that was asked. */
  model?: string
  tokens: Tokens
}

export const NO_TOKENS: Tokens = { input: 0, output: 0, calls: 0 }

export const addTokens = (one: Tokens, other: Tokens): Tokens => ({
  input: one.input + other.input,
  output: one.output + other.output,
  calls: one.calls + other.calls,
  ...(one.cost === undefined && other.cost === undefined ? {} : { cost: (one.cost ?? 0) + (other.cost ?? 0) }),
})

/**
 * `late`: timed out. `failed`: the service failed. `refused`: the model would not write. `setup`: key, address or name is wrong. `budget`:
 * this month's is used up.
 */
export type ModelTrouble = 'late' | 'failed' | 'refused' | 'setup' | 'budget'

/** Why a model did not write, in a sentence that may be shown to users: without keys, addresses or the response of the service. */
export class ModelFailure extends Error {
  readonly trouble: ModelTrouble
  /** The response of the service, for the log and for `models test`; keys are removed from it. */
  readonly said: string | null
  /** The service answered, with what is no text: asked once more, it may answer with one. */
  readonly isNoText: boolean
  constructor(trouble: ModelTrouble, message: string, said: string | null = null, isNoText = false) {
    super(message)
    this.name = 'ModelFailure'
    this.trouble = trouble
    this.said = said
    this.isNoText = isNoText
  }
}
