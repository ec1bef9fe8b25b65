import type { Builder, Finder, Found } from './kind.ts'
import type { Expensive } from '../expression/cost.ts'
import type { Expression } from '../expression/expression.ts'
import { RuleFault } from '../definition/fault.ts'
import { subject } from '../expression/plain-text.ts'
import { countedSteps } from '../expression/steps.ts'
import type { TaggedToken } from '../words/tagger.ts'
import { flagOf, mapOf, numberOf, textOf } from '../definition/values.ts'
import type { View } from '../page/view.ts'
import { expressionFrom } from '../vale/expression.ts'

/** One step of a sequence: a word by its text or its part of speech, or one that may be passed over. */
interface SequenceStep {
  pattern: Expression | null
  tag: Expression | null
  negate: boolean
  skip: number
}

/** What finds parts of speech takes four times as long for a text twice as long: a page without a full stop would keep it for minutes. */
const TAGGING: Expensive = { mayTakeLong: (length) => length > 2000 }
const stepsToTag = (length: number) => (length * length) / 20

/** Words in a row, recognised by text and part of speech. English, as far as the tagger knows it. */
export function sequence(builder: Builder): Finder {
  const { part, options } = builder
  const { keys, at } = part
  const ignoreCase = flagOf(keys.ignorecase, [...at, 'ignorecase'])
  if (!Array.isArray(keys.tokens)) throw new RuleFault('“tokens” must be a list of mappings', [...at, 'tokens'])
  const steps = keys.tokens.map((entry: unknown, index) => stepOf(entry, ignoreCase, [...at, 'tokens', index]))
  const anchor = steps.findIndex((step) => step.pattern !== null && !step.negate)
  if (anchor < 0) throw new RuleFault('a sequence needs a token with a pattern that is not negated', [...at, 'tokens'])
  const { tagger } = options
  const find = (view: View): Found[] => {
    if (!steps[anchor]!.pattern!.test(view)) return []
    if (!tagger) throw new Error('no tagger of parts of speech is there')
    countedSteps()?.take(stepsToTag(view.text.length))
    const words = tagger(view.text)
    const found: Found[] = []
    for (const [index, word] of words.entries()) {
      if (!fits(steps[anchor]!, word)) continue
      const left = walk(steps.slice(0, anchor).toReversed(), words, index - 1, -1)
      const right = left === null ? null : walk(steps.slice(anchor + 1), words, index + 1, 1)
      if (left === null || right === null) continue
      const first = words[left + 1]!
      const last = words[right - 1]!
      found.push({
        view,
        start: first.start,
        end: last.end,
        fillers: words.slice(left + 1, right).map((token) => token.text),
        replacement: null,
      })
    }
    return found
  }
  const expressions = [...steps.flatMap(({ pattern, tag }) => [pattern, tag]).filter((expression) => expression !== null), TAGGING]
  return { find, expressions, scope: sentenceScope(part.scope), unavailable: tagger ? undefined : 'a tagger of parts of speech' }
}

const sentenceScope = (scope: string[]) =>
  scope.length === 0 ? ['sentence'] : scope.map((one) => (one.includes('sentence') ? one : `${one} & sentence`))

function stepOf(value: unknown, ignoreCase: boolean, path: (string | number)[]): SequenceStep {
  const entry = mapOf(value, path)
  for (const key of Object.keys(entry))
    if (!['pattern', 'tag', 'negate', 'skip'].includes(key)) throw new RuleFault(`the key “${key}” is not known in a token`, [...path, key])
  const pattern = entry.pattern === undefined ? null : textOf(entry.pattern, [...path, 'pattern'])
  const tag = entry.tag === undefined ? null : textOf(entry.tag, [...path, 'tag'])
  return {
    pattern:
      pattern === null || pattern === '' ? null : expressionFrom(`${ignoreCase ? '(?i)' : ''}(?m)(?:${pattern})`, [...path, 'pattern']),
    tag: tag === null || tag === '' ? null : expressionFrom(tag, [...path, 'tag']),
    negate: flagOf(entry.negate, [...path, 'negate']),
    skip: numberOf(entry.skip, [...path, 'skip'], 0),
  }
}

/** Follows the steps in one direction; gives the index just past the last word that belongs, null where they do not fit. */
function walk(steps: SequenceStep[], words: TaggedToken[], from: number, direction: 1 | -1): number | null {
  let index = from
  for (const step of steps) {
    let matched = false
    for (let skipped = 0; skipped <= step.skip; skipped++) {
      const word = words[index]
      if (!word) return null
      index += direction
      if (fits(step, word)) {
        matched = true
        break
      }
    }
    if (!matched) return null
  }
  return index
}

function fits(step: SequenceStep, word: TaggedToken): boolean {
  if (step.tag !== null && step.tag.test(subject(word.tag)) === step.negate) return false
  return !(step.pattern !== null && step.pattern.test(subject(word.text)) === step.negate)
}
