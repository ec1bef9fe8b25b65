/**
 * A learned reader beside the rules: a logistic regression over hashed pieces of words, trained on the sentences of `learn`, tried on
 * those of `choose`. It would ship if both together found ten points more faults at the precision of the rules.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeSentences } from './sentences.ts'

interface Sentence {
  part: 'learn' | 'choose'
  text: string
  before: string
  after: string
  heading: string
  /** 1 a fault, 0.5 debatable, 0 clean. */
  label: number
  rules: string[]
}

const SIZE = 2 ** 20
const ROUNDS = 10
/** Faults are one sentence in fifty. */
const WEIGHT_OF_FAULTS = 6
const SIZES = [50, 100, 200, 400, 800, 1600]

export async function tryReader(folder: string): Promise<void> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-reader-'))
  const file = path.join(scratch, 'sentences.jsonl')
  await writeSentences(folder, file)
  const all = readFileSync(file, 'utf8').trimEnd().split('\n')
  rmSync(scratch, { recursive: true })
  const sentences = all.map((line) => JSON.parse(line) as Sentence)
  const weights = train(sentences.filter(({ part }) => part === 'learn'))
  const tried = sentences.filter(({ part }) => part === 'choose')
  const faults = tried.filter(({ label }) => label === 1).length
  const byRules = tried.filter(({ rules }) => rules.length > 0)
  console.log(row('rules alone', byRules, faults, byRules))
  const ordered = tried
    .map((sentence) => ({ sentence, score: scoreOf(weights, featuresOf(sentence)) }))
    .toSorted((one, other) => other.score - one.score)
  for (const size of SIZES) {
    const first = ordered.slice(0, size).map(({ sentence }) => sentence)
    console.log(row(`reader's first ${size}`, first, faults, [...new Set([...byRules, ...first])]))
  }
}

function row(name: string, said: readonly Sentence[], faults: number, both: readonly Sentence[]): string {
  const right = said.filter(({ label }) => label === 1).length
  const debatable = said.filter(({ label }) => label === 0.5).length
  const found = both.filter(({ label }) => label === 1).length
  const precision = (right / (said.length - debatable)).toFixed(2)
  const counts = `${right} right, ${debatable} debatable, ${said.length - right - debatable} wrong`
  return `${name.padEnd(22)} right ${precision} (${counts}); found with the rules ${(found / faults).toFixed(2)} of ${faults}`
}

function train(sentences: readonly Sentence[]): Float32Array {
  const weights = new Float32Array(SIZE)
  const rows = sentences.map((sentence) => ({ features: featuresOf(sentence), isFault: sentence.label > 0 }))
  for (let round = 0; round < ROUNDS; round++) {
    const rate = 0.5 / (1 + round)
    // The same order in every run: each round starts elsewhere and steps by a number that shares no factor with the count.
    for (let at = 0; at < rows.length; at++) {
      const { features, isFault } = rows[(round * 7919 + at * 104_729) % rows.length]!
      const error = Number(isFault) - 1 / (1 + Math.exp(-scoreOf(weights, features)))
      const step = (rate * error * (isFault ? WEIGHT_OF_FAULTS : 1)) / Math.sqrt(features.length)
      for (const feature of features) weights[feature]! += step
    }
  }
  return weights
}

/** The mean keeps long sentences from shouting. */
const scoreOf = (weights: Float32Array, features: readonly number[]): number =>
  features.reduce((sum, feature) => sum + weights[feature]!, 0) / Math.sqrt(features.length)

/** Words, pairs of words and pieces of words of the sentence; words of its neighbours and its heading. */
function featuresOf({ text, before, after, heading }: Sentence): number[] {
  const words = wordsOf(text)
  const pieces = words.flatMap((word) => [3, 4].flatMap((size) => piecesOf(`<${word}>`, size)))
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  const around = wordsOf(`${before} ${after} ${heading}`).map((word) => `around ${word}`)
  return [...new Set(['always', ...words, ...pairs, ...pieces, ...around])].map(hash)
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/\d/gu, '0')
    .match(/[\p{L}\p{N}]+|[%€$£!]/gu) ?? []

const piecesOf = (word: string, size: number): string[] =>
  Array.from({ length: Math.max(0, word.length - size + 1) }, (_, at) => word.slice(at, at + size))

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0) % SIZE
}
