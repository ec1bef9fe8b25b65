import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import type { Model } from '../generation/base/model.ts'
import type { ModelChoice } from './providers.ts'
import { priceOf } from './watched-call.ts'
import type { Price } from './watched-call.ts'

/** The models that the settings name: MODEL, and others of its service. */
interface ModelsOfSettings {
  usual: ModelChoice
  /** The usual one first. */
  names: string[]
  open(name?: string): Promise<Model>
  priceOf(name: string): Price | null
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

export const serviceOf = (model: string) => model.split(':')[0]!.trim().toLowerCase()

/** Null where the settings name none. The provider clients are loaded only when a model is opened. */
export function modelsOfSettings(settings: Settings): ModelsOfSettings | null {
  const model = orNull(settings.MODEL)
  if (model === null) return null
  const usual: ModelChoice = { model, url: orNull(settings.MODEL_URL), key: orNull(settings.MODEL_KEY) }
  const seconds = wholeNumber(settings, 'MODEL_SECONDS', 1, 3600)
  const price = priceOf(settings.MODEL_PRICE)
  const priceFor = (name: string) => (name === model ? price : null)
  const others = settings.MODEL_OTHERS.split(',').flatMap((name) => orNull(name) ?? [])
  const opened = new Map<string, Model>()
  return {
    usual,
    names: [model, ...others.filter((name) => serviceOf(name) === serviceOf(model))],
    priceOf: priceFor,
    async open(name = model) {
      const [{ openModel }, { modelFetch }] = await Promise.all([import('./model.ts'), import('./transport.ts')])
      const made = opened.get(name) ?? openModel({ ...usual, model: name }, { seconds, fetch: modelFetch(), price: priceFor(name) })
      opened.set(name, made)
      return made
    },
  }
}
