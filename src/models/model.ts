import { generateText, streamText } from 'ai'
import type { LanguageModel } from 'ai'
import { ModelFailure } from '../generation/base/model.ts'
import type { Model, ModelAnswer, ModelCall } from '../generation/base/model.ts'
import { providerOf } from './providers.ts'
import type { ModelChoice } from './providers.ts'
import { explain, isWorthAnotherTry, retryAfter } from './trouble.ts'
import { watchedCall } from './watched-call.ts'
import type { Price } from './watched-call.ts'

// The SDK would print warnings on the console.
;(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false

const RETRIES = 2
const FIRST_PAUSE = 500

interface ModelOptions {
  seconds: number
  fetch: typeof globalThis.fetch
  /** Where it is known. */
  price?: Price | null
}

/** The only place where a model is called: time limit, retries, and an explanation in a sentence for every kind of failure. */
export function openModel(choice: ModelChoice, options: ModelOptions): Model {
  const { provider, name, id } = providerOf(choice)
  let loaded: Promise<LanguageModel> | undefined
  return {
    name: `${name}:${id}`,
    write: (call) => watchedCall({ provider: name, model: id, price: options.price ?? null }, () => write(call)),
  }

  async function write(call: ModelCall): Promise<ModelAnswer> {
    // Loading the provider's client does not count towards the time limit of the model.
    const client = await (loaded ??= provider.load({ id, url: choice.url, key: choice.key, fetch: options.fetch }))
    const deadline = Date.now() + options.seconds * 1000
    const limit = AbortSignal.timeout(options.seconds * 1000)
    const signal = call.signal ? AbortSignal.any([limit, call.signal]) : limit
    for (let attempt = 0; ; attempt++) {
      let shown = false
      try {
        return await callOnce(client, {
          ...call,
          signal,
          onText:
            call.onText &&
            ((piece) => {
              shown = true
              call.onText!(piece)
            }),
        })
      } catch (error) {
        const failure = explain(error, {
          key: choice.key,
          seconds: options.seconds,
          late: limit.aborted,
          left: call.signal?.aborted === true,
        })
        const wait = retryAfter(error) ?? FIRST_PAUSE * 2 ** attempt * (0.75 + Math.random() / 2)
        if (attempt >= RETRIES || signal.aborted || !isWorthAnotherTry(error) || Date.now() + wait >= deadline) throw failure
        await pause(wait, signal).catch(() => {
          throw failure
        })
        if (shown) call.onRestart?.()
      }
    }
  }
}

async function callOnce(model: LanguageModel, call: ModelCall): Promise<ModelAnswer> {
  const { instructions, data, onText, signal, temperature, outputLimit, seed } = call
  const common = {
    model,
    instructions,
    prompt: data,
    maxRetries: 0,
    ...(signal ? { abortSignal: signal } : {}),
    ...(temperature === undefined ? {} : { temperature }),
    ...(outputLimit === undefined ? {} : { maxOutputTokens: outputLimit }),
    ...(seed === undefined ? {} : { seed }),
  }
  if (!onText) {
    const { text, finishReason, usage } = await generateText(common)
    return settled(text, finishReason, usage)
  }
  let failed: unknown
  const stream = streamText({ ...common, onError: ({ error }) => void (failed ??= error) })
  let text = ''
  for await (const part of stream.stream) {
    if (part.type === 'error') failed ??= part.error
    if (part.type === 'abort') failed ??= signal?.reason ?? new Error('aborted')
    if (part.type !== 'text-delta') continue
    text += part.text
    onText(part.text)
  }
  if (failed !== undefined) {
    // The other promises of the stream reject with it; without a handler they would be unhandled rejections.
    for (const promise of [stream.finishReason, stream.usage]) Promise.resolve(promise).catch(() => undefined)
    throw failed
  }
  return settled(text, await stream.finishReason, await stream.usage)
}

interface Usage {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

/** Only a complete text is used, never a truncated one. */
function settled(text: string, finishReason: string, usage: Usage): ModelAnswer {
  if (finishReason === 'length')
    throw new ModelFailure('failed', 'The model stopped in the middle of the text: it was longer than the model may write.')
  if (finishReason === 'content-filter') throw new ModelFailure('refused', 'The model would not write this text.')
  if (text.trim() === '') throw new ModelFailure('failed', 'The model answered with nothing.', null, true)
  if (finishReason !== 'stop') throw new ModelFailure('failed', 'The answer of the model broke off.')
  return { text, tokens: { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0, calls: 1 } }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
