import type { Builder, Finder, Found, Learnt, Score } from './kind.ts'
import { RuleFault } from '../definition/fault.ts'
import { numberOf, textOf, textsOf } from '../definition/values.ts'
import type { View } from '../page/view.ts'

/** Of each sort: with fewer, what is measured says nothing. */
const LEAST_SENTENCES = 20
const MOST_SENTENCES = 3000
const LONGEST_SENTENCE = 1000

/** Sentences that a model scores at or above the rule's threshold: one beside the rule, or one trained on the sentences in the rule. */
export function scored(builder: Builder): Finder {
  const { part } = builder
  const { keys, at } = part
  const threshold = numberOf(keys.threshold, [...at, 'threshold'], 0.5)
  if (threshold <= 0 || threshold > 1) throw new RuleFault('“threshold” must be above 0 and at most 1', [...at, 'threshold'])
  const { name, score, prepare } = keys.model === undefined ? fromSentences(builder) : fromFile(builder)
  const find = (view: View): Found[] => {
    if (!score) throw new Error(`${name} is not there`)
    const value = score(view.text, view.language, view.words)
    return value >= threshold ? [{ view, start: 0, end: view.text.length, fillers: [view.text, value.toFixed(2)], replacement: null }] : []
  }
  return { find, scope: sentenceScope(part.scope), ...(prepare ? { prepare } : {}), unavailable: score ? undefined : `its ${name}` }
}

interface Model {
  name: string
  score: Score | null
  prepare?: Learnt['train']
}

function fromFile({ part: { keys, at }, rule, options }: Builder): Model {
  if (keys.threshold === undefined) throw new RuleFault('learned needs “threshold”', at.length > 0 ? at : ['extends'])
  const model = textOf(keys.model, [...at, 'model'])
  const score = options.scorer?.(model, rule) ?? null
  if (options.scorer && !score) throw new RuleFault(`the model ${model} is not there`, [...at, 'model'])
  return { name: `model ${model}`, score }
}

function fromSentences({ part: { keys, at }, options }: Builder): Model {
  const sentencesUnder = (key: 'faults' | 'clean') => {
    const sentences = textsOf(keys[key], [...at, key])
    const distinct = new Set(
      sentences.map((sentence) =>
        sentence
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      ),
    )
    if (distinct.size < LEAST_SENTENCES)
      throw new RuleFault(
        `“${key}” has ${distinct.size} different ${distinct.size === 1 ? 'sentence' : 'sentences'}; at least ${LEAST_SENTENCES} are needed`,
        [...at, key],
      )
    const long = sentences.findIndex((sentence) => sentence.length > LONGEST_SENTENCE)
    if (long >= 0) throw new RuleFault(`a sentence has more than ${LONGEST_SENTENCE} characters`, [...at, key, long])
    return { sentences, distinct }
  }
  const [faults, clean] = [sentencesUnder('faults'), sentencesUnder('clean')]
  if (faults.sentences.length + clean.sentences.length > MOST_SENTENCES)
    throw new RuleFault(`“faults” and “clean” have more than ${MOST_SENTENCES} sentences together`, [...at, 'clean'])
  const [both] = faults.distinct.intersection(clean.distinct)
  if (both !== undefined) throw new RuleFault(`“${both}” stands under “faults” and under “clean”`, [...at, 'clean'])
  const learnt = options.learn?.({ faults: faults.sentences, clean: clean.sentences })
  return learnt
    ? { name: 'model of its sentences', score: learnt.score, prepare: learnt.train }
    : { name: 'model of its sentences', score: null }
}

const sentenceScope = (scope: string[]) =>
  scope.length === 0 ? ['sentence'] : scope.map((one) => (one.includes('sentence') ? one : `${one} & sentence`))
