import type { Block, Document } from '../../text/document.ts'
import { CALLS_TO_BUY, PRICE } from '../claim/page-words.ts'
import { pageKindOf } from '../claim/page-kind.ts'
import { PAGE_KINDS } from '../definition/claim.ts'
import { plainWords, TOPICS, topicWords } from './words.ts'

/** What stands where on a page: its title, first headline and description; other headings; its text; menus and footers. */
export const PLACES = ['head', 'headings', 'text', 'menus'] as const
type Place = 0 | 1 | 2 | 3

/** What is counted of a page before anything is weighed. */
export interface Signs {
  /** By topic: words of it in each place, and how many different ones there are. */
  topics: { hits: [number, number, number, number]; different: number; words: Map<string, number> }[]
  words: number
  structure: number[]
}

/** Further text of a long page tells little more. */
const LOOK_AT = 24_000
const WORD = /[\p{L}\p{N}§]+/gu

/** The names of what is counted of a page's structure, in the order of `structure`. What a page says of itself is one sign among them. */
export const STRUCTURE = [
  'words',
  'prices',
  'calls to buy',
  'buttons',
  'headings',
  'links',
  'fields',
  'cart',
  'table',
  'long paragraphs',
  'footer',
  ...PAGE_KINDS.map((kind) => `structure of ${kind}`),
] as const

const CART =
  /add[-_ ]?to[-_ ]?(?:cart|basket|bag)|warenkorb|panier|winkelwagen|carrito|carrello|carrinho|koszyk|kundvagn|kurv|ostoskor|sepet|корзин/i
const FIELD = /<(?:input|textarea|select)\b/gi

export function signsOf(document: Document): Signs {
  const topics: Signs['topics'] = TOPICS.map(() => ({ hits: [0, 0, 0, 0], different: 0, words: new Map() }))
  let words = 0
  for (const [place, text] of textsOf(document).entries()) {
    const matcher = topicWords(document.language)
    const all = plainWords(text, document.language).match(WORD) ?? []
    words += all.length
    for (const [at, word] of all.entries()) {
      for (const topic of matcher.of(word)) count(topics[topic]!, place as Place, word)
      const several = matcher.ofPhrase(all, at)
      if (several) for (const topic of several.topics) count(topics[topic]!, place as Place, several.phrase)
    }
  }
  return { topics, words, structure: structureOf(document, words) }
}

function count(topic: Signs['topics'][number], place: Place, word: string): void {
  topic.hits[place]++
  const before = topic.words.get(word) ?? 0
  if (before === 0) topic.different++
  topic.words.set(word, before + 1)
}

const HEAD = ['title', 'heading.h1', 'meta.description']

function placeOf({ scope, region }: Block): Place {
  if (HEAD.includes(scope)) return 0
  if (region === 'nav' || region === 'header' || region === 'footer') return 3
  return scope.startsWith('heading') ? 1 : 2
}

function textsOf(document: Document): string[] {
  const texts: string[][] = PLACES.map(() => [])
  const lengths = [0, 0, 0, 0]
  if (document.title) texts[0]!.push(document.title)
  for (const block of document.blocks) {
    const place = placeOf(block)
    if (lengths[place]! > LOOK_AT / (place === 2 ? 1 : 4)) continue
    lengths[place]! += block.text.length
    texts[place]!.push(block.text.length > LOOK_AT ? block.text.slice(0, LOOK_AT) : block.text)
  }
  return texts.map((some) => some.join(' . '))
}

const LONG = 300

function structureOf(document: Document, words: number): number[] {
  let [prices, calls, buttons, headings, links, table, long, footer] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const { text, scope, region } of document.blocks.slice(0, 600)) {
    if (text.length < 400 && PRICE.test(text)) prices++
    if (text.length < 120 && CALLS_TO_BUY.test(text)) calls++
    if (scope === 'button') buttons++
    else if (scope.startsWith('heading')) headings++
    else if (scope === 'link') links++
    else if (scope.startsWith('table')) table++
    if (text.length > LONG) long++
    if (region === 'footer') footer++
  }
  const source = document.source.slice(0, 200_000)
  const kind = pageKindOf(document)
  const log = (value: number) => Math.log1p(value)
  return [
    log(words),
    log(prices),
    log(calls),
    log(buttons),
    log(headings),
    log(links),
    log(Math.min(50, source.match(FIELD)?.length ?? 0)),
    Number(CART.test(source)),
    log(table),
    log(long),
    log(footer),
    ...PAGE_KINDS.map((each) => Number(each === kind)),
  ]
}

/** The figures that tell of one topic, whatever it is called: the weights of all topics are learned together. */
export const TOPIC_FIGURES = ['different', 'dense', 'share', 'head', 'share of head', 'headings', 'menus', 'foremost'] as const

export function topicFigures({ topics, words }: Signs, among: number): number[][] {
  const weightOf = ({ hits: [head, headings, text, menus] }: Signs['topics'][number]) => 3 * head + 2 * headings + text + 0.5 * menus
  const weights = topics.map(weightOf)
  const some = weights.slice(0, among)
  const sum = some.reduce((total, weight) => total + weight, 0)
  const headSum = topics.slice(0, among).reduce((total, { hits }) => total + hits[0], 0)
  const most = Math.max(...some)
  return topics.map(({ hits: [head, headings, , menus], different }, index) => {
    const weight = weights[index]!
    return [
      Math.log1p(different),
      Math.log1p((1000 * weight) / Math.max(80, words)),
      sum === 0 ? 0 : weight / sum,
      Math.min(1, head),
      headSum === 0 ? 0 : head / headSum,
      Math.log1p(headings),
      Math.log1p(menus),
      Number(weight > 0 && weight === most),
    ]
  })
}
