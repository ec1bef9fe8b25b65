import { SOLD_TOPICS, TOPICS } from './words.ts'
import { topicFigures, TOPIC_FIGURES, STRUCTURE, type Signs } from './signs.ts'

/** What `npm run bench -- pages train` learned. Rows of weights begin with what is added whatever is seen. */
export interface PageWeights {
  /** For every topic alike, in the order of TOPIC_FIGURES; and what is added to them for one topic. */
  shared: number[]
  topics: Record<string, number[]>
  /** Of the kind of page, by name: over `pageFigures`. */
  kinds: Record<string, number[]>
  business: number[]
  reporter: number[]
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

/** A row of weights over some figures; the first weight stands alone. */
export const weighedSum = (weights: readonly number[], figures: readonly number[]): number =>
  figures.reduce((sum, figure, index) => sum + figure * (weights[index + 1] ?? 0), weights[0] ?? 0)

/** How likely each of the topics is sold, in the order of SOLD_TOPICS. */
export function soldLikelihoods(figures: readonly number[][], { shared, topics }: Pick<PageWeights, 'shared' | 'topics'>): number[] {
  return SOLD_TOPICS.map((topic, index) =>
    sigmoid(weighedSum(shared, figures[index]!) + (topics[topic] ? weighedSum(topics[topic], figures[index]!) : 0)),
  )
}

const AUDIENCE = TOPICS.slice(SOLD_TOPICS.length)

/** What tells of a page as a whole: its structure, words about whom it speaks to, and how sure it is what is sold. */
export const PAGE_FIGURES: readonly string[] = [
  ...STRUCTURE,
  ...AUDIENCE.flatMap((topic) => TOPIC_FIGURES.slice(0, 7).map((figure) => `${topic}: ${figure}`)),
  'surest',
  ...SOLD_TOPICS.map((topic) => `sold: ${topic}`),
]

export function pageFigures(signs: Signs, figures: readonly number[][], sold: readonly number[]): number[] {
  return [
    ...signs.structure,
    ...AUDIENCE.flatMap((_, index) => figures[SOLD_TOPICS.length + index]!.slice(0, 7)),
    Math.max(...sold),
    ...sold,
  ]
}

export const figuresOf = (signs: Signs): number[][] => topicFigures(signs, SOLD_TOPICS.length)
