import { ModelFailure } from '../generation/base/model.ts'
import type { ModelAnswer } from '../generation/base/model.ts'
import { UsageError } from '../errors.ts'
import { meter } from '../telemetry/meter.ts'
import { inSpan } from '../telemetry/trace.ts'

/** What a million tokens cost. */
export interface Price {
  input: number
  output: number
}

/** MODEL_PRICE: `3/15`, in whatever currency. */
export function priceOf(setting: string): Price | null {
  if (setting.trim() === '') return null
  const found = /^\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*$/.exec(setting)
  if (!found) throw new UsageError(`MODEL_PRICE is the price of a million input and output tokens, such as 3/15, not "${setting}"`)
  return { input: Number(found[1]), output: Number(found[2]) }
}

interface Called {
  provider: string
  model: string
  price: Price | null
}

/** A call of a model, counted and traced: how long it took, what it cost, never what was said. */
export function watchedCall({ provider, model, price }: Called, call: () => Promise<ModelAnswer>): Promise<ModelAnswer> {
  const began = performance.now()
  const count = (result: string, input: number, output: number) =>
    meter()?.modelCall({
      provider,
      result,
      seconds: (performance.now() - began) / 1000,
      inputTokens: input,
      outputTokens: output,
      cost: price && (input * price.input + output * price.output) / 1e6,
    })
  const attributes = () => ({ 'gen_ai.operation.name': 'chat', 'gen_ai.provider.name': provider, 'gen_ai.request.model': model })
  return inSpan(`chat ${model}`, 'client', attributes, async (span) => {
    try {
      const answer = await call()
      const { input, output } = answer.tokens
      span.set({ 'gen_ai.usage.input_tokens': input, 'gen_ai.usage.output_tokens': output })
      count('done', input, output)
      return answer
    } catch (error) {
      count(error instanceof ModelFailure ? error.trouble : 'failed', 0, 0)
      throw error
    }
  })
}
