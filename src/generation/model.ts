/** A language model as the rest of the product sees it: one call, whoever provides it. */
export interface Model {
  /** provider:model, as in the settings. */
  readonly name: string
  write(call: ModelCall): Promise<ModelAnswer>
}

export interface ModelCall {
  /** What is asked: only our own words and those of the workspace's templates and tones. */
  instructions: string
  /** What it is asked about: data, never instructions. */
  data: string
  /** Pieces of the text as they come. A call that had to be made again says so first. */
  onText?: ((piece: string) => void) | undefined
  onRestart?: (() => void) | undefined
  signal?: AbortSignal | undefined
}

export interface Tokens {
  input: number
  output: number
  calls: number
}

export interface ModelAnswer {
  text: string
  tokens: Tokens
}

export const NO_TOKENS: Tokens = { input: 0, output: 0, calls: 0 }

export const addTokens = (one: Tokens, other: Tokens): Tokens => ({
  input: one.input + other.input,
  output: one.output + other.output,
  calls: one.calls + other.calls,
})

/** `late`: it took too long. `failed`: its service failed. `refused`: it would not write. `setup`: key, address or name is wrong. */
export type ModelTrouble = 'late' | 'failed' | 'refused' | 'setup'

/** Why a model did not write, in a sentence that may be shown: without keys, addresses or what the service answered. */
export class ModelFailure extends Error {
  readonly trouble: ModelTrouble
  /** What the service said, for the log and for `models test`; keys are taken out of it. */
  readonly said: string | null
  constructor(trouble: ModelTrouble, message: string, said: string | null = null) {
    super(message)
    this.name = 'ModelFailure'
    this.trouble = trouble
    this.said = said
  }
}
