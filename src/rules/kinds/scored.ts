import type { Builder, Finder, Found } from './kind.ts'
import { RuleFault } from '../definition/fault.ts'
import { numberOf, textOf } from '../definition/values.ts'
import type { View } from '../page/view.ts'

/** Sentences that a trained model scores at or above the rule's threshold. */
export function scored(builder: Builder): Finder {
  const { part, rule, options } = builder
  const { keys, at } = part
  const threshold = numberOf(keys.threshold, [...at, 'threshold'], 0.5)
  if (threshold <= 0 || threshold > 1) throw new RuleFault('“threshold” must be above 0 and at most 1', [...at, 'threshold'])
  const model = textOf(keys.model, [...at, 'model'])
  const score = options.scorer?.(model, rule) ?? null
  if (options.scorer && !score) throw new RuleFault(`the model ${model} is not there`, [...at, 'model'])
  const find = (view: View): Found[] => {
    if (!score) throw new Error(`the model ${model} is not there`)
    const value = score(view.text, view.language, view.words)
    return value >= threshold ? [{ view, start: 0, end: view.text.length, fillers: [view.text, value.toFixed(2)], replacement: null }] : []
  }
  return { find, scope: sentenceScope(part.scope), unavailable: score ? undefined : `its model ${model}` }
}

const sentenceScope = (scope: string[]) =>
  scope.length === 0 ? ['sentence'] : scope.map((one) => (one.includes('sentence') ? one : `${one} & sentence`))
