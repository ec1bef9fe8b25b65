/**
 * Learns from the part `learn` what is sold on a page, what kind of page it is, and to whom it speaks; says how often that is right on the
 * part `choose`, and on each language when the pages of that language were left out of what was learned.
 */
import { writeFileSync } from 'node:fs'
import {
  figuresOf,
  pageFigures,
  soldLikelihoods,
  sigmoid,
  signsOf,
  SOLD_TOPICS,
  TOPIC_FIGURES,
  weighedSum,
  type PageWeights,
  type Signs,
} from '../../src/rules/subject/index.ts'
import { PAGE_WEIGHTS_FILE } from '../../src/packs/page-reader.ts'
import { documentOf, LABELS, readIndex, readLines, type PageLabels } from './files.ts'
import { topicOf } from './labels.ts'

interface Example {
  part: string
  lang: string
  signs: Signs
  figures: number[][]
  labels: PageLabels
  sold: Set<string>
}

/** How strongly weights are drawn to nothing: those of all topics, those of one topic alone, those of the page. */
const RIDGE = { shared: 1, own: 6, page: 4 }

export async function train(folder: string, isKept: boolean): Promise<void> {
  const examples = await examplesOf(folder)
  const learn = examples.filter(({ part }) => part === 'learn')
  const weights = rounded(learned(learn))
  report('learn (seen)', learn, weights)
  report(
    'choose',
    examples.filter(({ part }) => part === 'choose'),
    weights,
  )
  for (const lang of new Set(learn.map((one) => one.lang))) {
    const others = learned(learn.filter((one) => one.lang !== lang))
    report(
      `without ${lang}`,
      learn.filter((one) => one.lang === lang),
      others,
    )
  }
  if (isKept) writeFileSync(PAGE_WEIGHTS_FILE, `${JSON.stringify(weights)}\n`)
}

async function examplesOf(folder: string): Promise<Example[]> {
  const labels = new Map(readLines<PageLabels>(LABELS).map((one) => [one.id, one]))
  const examples: Example[] = []
  for (const entry of readIndex()) {
    const read = entry.part === 'kept' ? undefined : labels.get(entry.id)
    const document = read ? await documentOf(folder, entry) : null
    if (!document) continue
    const signs = signsOf(document)
    const sold = new Set(read!.sold.map(topicOf).filter((topic) => SOLD_TOPICS.includes(topic)))
    examples.push({ part: entry.part, lang: entry.lang, signs, figures: figuresOf(signs), labels: read!, sold })
  }
  return examples
}

function learned(examples: readonly Example[]): PageWeights {
  const width = TOPIC_FIGURES.length + 1
  const rows: number[][] = []
  const right: boolean[] = []
  // Every page asks of every topic. A topic's own weights stand after the shared ones, each with its own place.
  const places: number[] = []
  for (const { figures, sold } of examples)
    for (const [index, topic] of SOLD_TOPICS.entries()) {
      rows.push([1, ...figures[index]!])
      places.push(index)
      right.push(sold.has(topic))
    }
  const [shared, own] = fitPooled(rows, places, right, width)
  const topics = Object.fromEntries(SOLD_TOPICS.map((topic, index) => [topic, own[index]!]))
  const pages = examples.map(({ signs, figures }) => pageFigures(signs, figures, soldLikelihoods(figures, { shared, topics })))
  const fit = (isSo: (one: Example) => boolean) => fitRidge(pages, examples.map(isSo), RIDGE.page)
  const kinds = [...new Set(examples.map(({ labels }) => labels.kind))].toSorted()
  return {
    shared,
    topics,
    kinds: Object.fromEntries(kinds.map((kind) => [kind, fit(({ labels }) => labels.kind === kind)])),
    business: fit(({ labels }) => labels.to === 'business'),
    reporter: fit(({ labels }) => labels.by === 'reporter' || labels.by === 'public body'),
  }
}

const ROUNDS = 600

/** Logistic regression with weights for all and, drawn to nothing more strongly, for each place. */
function fitPooled(rows: number[][], places: number[], right: boolean[], width: number): [shared: number[], own: number[][]] {
  const shared = Array.from({ length: width }, () => 0)
  const own = SOLD_TOPICS.map(() => Array.from({ length: width }, () => 0))
  const step = new Steps()
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = shared.map((weight, at) => (at === 0 ? 0 : RIDGE.shared * weight))
    const ownGradient = own.map((weights) => weights.map((weight) => RIDGE.own * weight))
    for (const [index, row] of rows.entries()) {
      const place = places[index]!
      let sum = 0
      for (let at = 0; at < width; at++) sum += row[at]! * (shared[at]! + own[place]![at]!)
      const error = sigmoid(sum) - Number(right[index])
      for (let at = 0; at < width; at++) {
        gradient[at]! += error * row[at]!
        ownGradient[place]![at]! += error * row[at]!
      }
    }
    step.take('shared', shared, gradient)
    for (const [place, weights] of own.entries()) step.take(`own ${place}`, weights, ownGradient[place]!)
  }
  return [shared, own]
}

function fitRidge(rows: readonly number[][], right: readonly boolean[], ridge: number): number[] {
  const weights = Array.from({ length: rows[0]!.length + 1 }, () => 0)
  const step = new Steps()
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : ridge * weight))
    for (const [index, row] of rows.entries()) {
      const error = sigmoid(weighedSum(weights, row)) - Number(right[index])
      gradient[0]! += error
      for (let at = 0; at < row.length; at++) gradient[at + 1]! += error * row[at]!
    }
    step.take('all', weights, gradient)
  }
  return weights
}

/** Steps down a gradient, each weight's as long as its gradients were (RMS) and shorter with every round. */
class Steps {
  readonly #seen = new Map<string, { squares: number[]; rounds: number }>()

  take(name: string, weights: number[], gradient: readonly number[]): void {
    const seen = this.#seen.get(name) ?? { squares: weights.map(() => 0), rounds: 0 }
    this.#seen.set(name, seen)
    seen.rounds++
    const rate = 0.1 / Math.sqrt(1 + seen.rounds / 50)
    for (const [at, slope] of gradient.entries()) {
      seen.squares[at] = 0.95 * seen.squares[at]! + 0.05 * slope * slope
      weights[at]! -= (rate * slope) / (Math.sqrt(seen.squares[at]!) + 1e-6)
    }
  }
}

function report(name: string, examples: readonly Example[], weights: PageWeights): void {
  let [first, firstOf, kinds, business, loss] = [0, 0, 0, 0, 0]
  for (const { signs, figures, sold, labels } of examples) {
    const likelihoods = soldLikelihoods(figures, weights)
    const surest = SOLD_TOPICS[likelihoods.indexOf(Math.max(...likelihoods))]!
    if (sold.size > 0) firstOf++
    if (sold.has(surest)) first++
    for (const [index, topic] of SOLD_TOPICS.entries())
      loss -= Math.log(Math.max(1e-6, sold.has(topic) ? likelihoods[index]! : 1 - likelihoods[index]!))
    const page = pageFigures(signs, figures, likelihoods)
    const [kind] = Object.entries(weights.kinds).toSorted(([, one], [, other]) => weighedSum(other, page) - weighedSum(one, page))[0]!
    if (kind === labels.kind) kinds++
    if (weighedSum(weights.business, page) > 0 === (labels.to === 'business')) business++
  }
  const share = (part: number, of: number) => (of === 0 ? '-' : (part / of).toFixed(2))
  const all = examples.length
  console.log(
    `${name.padEnd(14)} ${String(all).padStart(4)} pages  sold ${share(first, firstOf)}  loss ${(loss / all).toFixed(2)}  ` +
      `kind ${share(kinds, all)}  to business or not ${share(business, all)}`,
  )
}

const round = (weights: readonly number[]) => weights.map((weight) => Math.round(weight * 1000) / 1000)

const rounded = ({ shared, topics, kinds, business, reporter }: PageWeights): PageWeights => ({
  shared: round(shared),
  topics: Object.fromEntries(Object.entries(topics).map(([name, weights]) => [name, round(weights)])),
  kinds: Object.fromEntries(Object.entries(kinds).map(([name, weights]) => [name, round(weights)])),
  business: round(business),
  reporter: round(reporter),
})
