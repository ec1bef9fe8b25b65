import { RuleFault } from '../definition/fault.ts'
import type { Rule, RulePart } from '../definition/rule.ts'
import { mapOf, numberOf, oneOf, textOf } from '../definition/values.ts'

/** Refuses figures of a rule of ours that never come to pass, and pairs that are the same thing twice. */
export function refuseOutOfBounds(rule: Rule, { keys, at }: RulePart): void {
  if (rule.format === 'vale') return
  const number = (key: string, otherwise = 0) => numberOf(keys[key], [...at, key], otherwise)
  const refuse = (message: string, key: string): never => {
    throw new RuleFault(message, [...at, key])
  }
  if (rule.limit < 0 || !Number.isInteger(rule.limit))
    throw new RuleFault('“limit” must be a whole number, 0 for as many as there are', ['limit'])
  if (['proximity', 'required'].includes(rule.kind) && /^0+(?: characters)?$/.test(String(keys.within).trim()))
    refuse('“within” is 0 characters, and a blank is one: write “0 words” for what stands side by side', 'within')
  switch (rule.kind) {
    case 'capitalization':
      if (number('threshold', 1) < 0 || number('threshold', 1) > 1) refuse('“threshold” must be from 0 to 1', 'threshold')
      oneOf(keys.style, ['AP', 'Chicago'] as const, [...at, 'style'], 'AP')
      return
    case 'occurrence': {
      const [min, max] = [number('min'), number('max')]
      for (const key of ['min', 'max']) if (number(key) < 0) refuse(`“${key}” must not be below 0`, key)
      if (min === 0 && max === 0)
        refuse('neither “min” nor “max” is above 0: the rule would find nothing', keys.max === undefined ? 'min' : 'max')
      if (max > 0 && min > max) refuse('“min” is above “max”: no text could be right', 'min')
      return
    }
    case 'repetition':
      if (number('max') < 0) refuse('“max” must not be below 0', 'max')
      return
    case 'consistency':
      for (const [one, other] of Object.entries(mapOf(keys.either, [...at, 'either']))) {
        if (one === textOf(other, [...at, 'either', one])) throw new RuleFault(`“${one}” stands on both sides`, [...at, 'either', one])
      }
      return
    case 'conditional':
      if (keys.first === keys.second) refuse('“first” and “second” are the same: nothing would ever be missing', 'second')
  }
}
