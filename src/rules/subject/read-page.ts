import type { Document } from '../../text/document.ts'
import { SUBJECTS, type Subject } from '../definition/subject.ts'
import { figuresOf, pageFigures, sigmoid, soldLikelihoods, weighedSum, type PageWeights } from './model.ts'
import { signsOf, type Signs } from './signs.ts'

/** Something a page may sell, how likely that is (0 to 1), and the words that tell it, the most frequent first. */
export interface SoldReading {
  subject: Subject
  likelihood: number
  words: string[]
}

/** A page as it was read before any rule looks at it. */
export interface PageRead {
  kind: { name: string; likelihood: number }
  /** What is sold, the likeliest first; what is hardly likely is left out. Empty: nothing tells. */
  sold: SoldReading[]
  /** How likely it sells to businesses alone, and how likely somebody reports who sells nothing. */
  business: number
  reporter: number
  /** Of every subject. */
  likelihoods: ReadonlyMap<Subject, number>
  /** Whether a person said what is sold: then it holds, whatever the words tell. */
  isSaid: boolean
}

/** Reads a document as a page; null where it is none: a typed sentence, a draft, a part of a page. */
export type PageReader = (document: Document) => PageRead | null

/** A text with fewer words is no page: what it is about cannot be told from it. */
const FEWEST_WORDS = 80
const WORTH_SAYING = 0.2
const MOST_WORDS = 5

export function pageReader(weights: PageWeights): PageReader {
  const known = new WeakMap<Document, PageRead | null>()
  return (document) => {
    let read = known.get(document)
    if (read === undefined) known.set(document, (read = isPage(document) ? readPage(document, weights) : null))
    return read
  }
}

/** Markdown with a head of fields is published as a page; without one it may be anything, as a text that is being written. */
const isPage = ({ type, source }: Document) => type === 'html' || (type === 'markdown' && source.startsWith('---\n'))

function readPage(document: Document, weights: PageWeights): PageRead | null {
  const signs = signsOf(document)
  if (signs.words < FEWEST_WORDS) return null
  const figures = figuresOf(signs)
  const likelihoods = soldLikelihoods(figures, weights)
  const page = pageFigures(signs, figures, likelihoods)
  return {
    kind: likeliestKind(weights.kinds, page),
    sold: SUBJECTS.map((subject, index) => ({ subject, likelihood: hundredths(likelihoods[index]!), words: wordsOf(signs, index) }))
      .filter(({ likelihood }) => likelihood >= WORTH_SAYING)
      .toSorted((one, other) => other.likelihood - one.likelihood),
    business: hundredths(sigmoid(weighedSum(weights.business, page))),
    reporter: hundredths(sigmoid(weighedSum(weights.reporter, page))),
    likelihoods: new Map(SUBJECTS.map((subject, index) => [subject, likelihoods[index]!])),
    isSaid: false,
  }
}

function likeliestKind(kinds: PageWeights['kinds'], page: readonly number[]): PageRead['kind'] {
  const sums = Object.entries(kinds).map(([name, weights]) => ({ name, share: sigmoid(weighedSum(weights, page)) }))
  const all = sums.reduce((total, { share }) => total + share, 0)
  const [first] = sums.toSorted((one, other) => other.share - one.share)
  return first === undefined ? { name: 'other', likelihood: 0 } : { name: first.name, likelihood: hundredths(first.share / all) }
}

const wordsOf = ({ topics }: Signs, index: number) =>
  [...topics[index]!.words]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_WORDS)
    .map(([word]) => word)

const hundredths = (share: number) => Math.round(share * 100) / 100

/** A page whose owner says what it sells. */
export function saidToSell(subjects: readonly Subject[], read: PageRead | null): PageRead {
  return {
    kind: read?.kind ?? { name: 'other', likelihood: 0 },
    sold: subjects.map((subject) => ({ subject, likelihood: 1, words: [] })),
    business: read?.business ?? 0,
    reporter: read?.reporter ?? 0,
    likelihoods: new Map(SUBJECTS.map((subject) => [subject, Number(subjects.includes(subject))])),
    isSaid: true,
  }
}

/** In one line, as people are shown it: `shop, supplement (0.94)`. */
export function readAs({ kind, sold, business, isSaid }: PageRead): string {
  const what = sold.slice(0, 2).map(({ subject, likelihood }) => `${subject} (${isSaid ? 'as you say' : likelihood.toFixed(2)})`)
  return [kind.name, ...(what.length > 0 ? what : ['nothing that could be told']), ...(business >= 0.5 ? ['to businesses'] : [])].join(', ')
}
