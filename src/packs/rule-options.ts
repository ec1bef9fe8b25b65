import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dictionaryFile, IS_PACKAGE } from '../places.ts'
import { readPackedText } from '../upkeep/packaged.ts'
import { loadModel, trainOnSentences, type Model, type Sentences } from '../rules/learned/index.ts'
import { eitherList, listOfWords, readDictionary, TECHNICAL_WORDS, type BuildOptions, type Tagger, type WordList } from '../rules/index.ts'

const readText = (file: string) => readFileSync(file, 'utf8')

let english: WordList | undefined

/** American and British spellings, as Vale's own list has both, and words of technical English. */
export function englishWords(): WordList {
  english ??= eitherList([
    ...['dictionary-en', 'dictionary-en-gb'].map((name) => {
      const read = (file: string) => (IS_PACKAGE ? readPackedText : readText)(dictionaryFile(name, file))
      return readDictionary(read('index.aff'), read('index.dic'))
    }),
    listOfWords(TECHNICAL_WORDS),
  ])
  return english
}

const require = createRequire(import.meta.url)

/** What knows parts of speech is large, and is loaded for the first sentence that needs it. */
const tagger: Tagger = (text) => {
  const { englishTagger } = require('../rules/words/english-tagger.ts') as typeof import('../rules/words/english-tagger.ts')
  return englishTagger(text)
}

interface TrainedSentences {
  bytes: Uint8Array
  model: Model
  precision: number
  recall: number
  sentences: number
}

const trained = new Map<string, TrainedSentences>()
const MOST_TRAINED = 200

/** The model of some sentences, trained once a process: a tenth of a second for hundreds of them. */
export function trainedOn(sentences: Sentences): TrainedSentences {
  const name = createHash('sha256')
    .update(JSON.stringify([sentences.faults, sentences.clean]))
    .digest('base64')
  let known = trained.get(name)
  if (!known) {
    if (trained.size >= MOST_TRAINED) trained.delete(trained.keys().next().value!)
    const { model: bytes, measured } = trainOnSentences(sentences)
    const count = sentences.faults.length + sentences.clean.length
    known = { bytes, model: loadModel(bytes), precision: measured.precision, recall: measured.recall, sentences: count }
    trained.set(name, known)
  }
  return known
}

export const learn: NonNullable<BuildOptions['learn']> = (sentences) => {
  let made: Model | undefined
  const train = () => (made ??= trainedOn(sentences).model)
  return { train: () => void train(), score: (sentence, _language, words) => train().score(sentence, words) }
}

/**
 * What the rules of a workspace may use beyond their own files. The word list is English, and judges no other language. A file of weights
 * is never looked for: what somebody writes there must not tell which files this machine has; whyUnfit refuses such a rule.
 */
export const ruleOptions: BuildOptions = {
  scorer: () => () => 0,
  learn,
  words: { language: 'EN', has: (word) => englishWords().has(word) },
  tagger,
}
