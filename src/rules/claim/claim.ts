import type { Document } from '../../text/document.ts'
import type { View } from '../page/view.ts'
import type { Claim, PageKind } from '../definition/claim.ts'
import { grammarOf, type Grammar } from './grammar.ts'
import { readingOf } from './page-kind.ts'
import { roleOf, type Role } from './role.ts'

/**
 * How much a page of this kind speaks for a claim before a word of it is read: of something sold, and of the trader. Weights are by hand:
 * `npm run bench -- quality` shows what a change of them does on labelled pages.
 */
const BY_KIND: Record<PageKind, Record<Claim, number>> = {
  product: { product: 3, trader: 2, any: 3 },
  shop: { product: 2.5, trader: 2, any: 2.5 },
  landing: { product: 2, trader: 2, any: 2 },
  email: { product: 3, trader: 2.5, any: 3 },
  press: { product: 0.5, trader: 1.5, any: 1.5 },
  terms: { product: -0.5, trader: 2.5, any: -0.5 },
  blog: { product: -1.5, trader: -1, any: -1.5 },
  news: { product: -2.5, trader: -1.5, any: -2.5 },
  reference: { product: -2, trader: -1, any: -2 },
  forum: { product: -2.5, trader: -1.5, any: -2.5 },
  unknown: { product: 2, trader: 2, any: 2 },
}
/** A whole page on which nothing is sold and nobody signs: of an association, an institute, a municipality. */
const UNSIGNED_PAGE = 0.5
/** So many blocks make a page; fewer are a part of one, or a letter, whose structure tells nothing. */
const BLOCKS_OF_A_PAGE = 40

const BY_ROLE: Record<Role, number> = {
  navigation: -3,
  teaser: -1.5,
  heading: -0.25,
  body: 0,
  label: -1,
  button: 0,
  caption: -1,
  review: 0,
  legal: -0.5,
}

const EDITORIAL: PageKind[] = ['news', 'blog', 'reference', 'forum']

const BY_GRAMMAR: Record<keyof Grammar, number> = {
  own: 1.5,
  offer: 1,
  reader: 0.5,
  question: -2,
  report: -2,
  thirdParty: -1.5,
  advice: -1.5,
  supposed: -1,
  demand: -2,
}
/** What counts for less in an article: its author says "we" and "you" and has nothing to sell. */
const IN_EDITORIAL: Partial<Record<keyof Grammar, number>> = { own: 0.75, offer: 0.75, reader: 0 }

const NAMES: Record<keyof Grammar, string> = {
  own: 'somebody speaks for himself',
  offer: 'something is offered',
  reader: 'the reader is promised something',
  question: 'it is a question',
  report: 'it reports what others say',
  thirdParty: 'it is about others than the trader',
  advice: 'it gives advice or a list',
  supposed: 'it is supposed or aimed at, not said to be so',
  demand: 'it demands that something be done',
}

/** Why something is no claim. `guessed`: the kind that the page was taken for, where only that speaks against it and something is sold. */
export interface Mention {
  why: string
  guessed: PageKind | null
}

/** Why something is a mention and no claim, in words for a reviewer; null where it is a claim. */
export function whyNoClaim(claim: Claim, document: Document, view: View, start: number, declared: PageKind | null): Mention | null {
  const block = document.blocks[view.block]
  if (!block) return null
  const reading = readingOf(document)
  const kind = declared ?? reading.kind
  const role = roleOf(block)
  const sentence = view.sentenceAt(start)
  if (isCopyright(view.text.slice(sentence.start, sentence.end)))
    return { why: 'A mention, not a claim: it is the line of the copyright, with a name.', guessed: null }
  const grammar = grammarOf(view.text.slice(sentence.start, sentence.end), view.language)
  const isUnsigned = kind === 'unknown' && document.type === 'html' && document.blocks.length >= BLOCKS_OF_A_PAGE
  const byKind = isUnsigned ? UNSIGNED_PAGE : BY_KIND[kind][claim]
  let score = byKind + BY_ROLE[role]
  const reasons: string[] = []
  if (kind !== 'unknown' && BY_KIND[kind][claim] < 0) reasons.push(`this is a ${kind} page`)
  if (isUnsigned) reasons.push('nothing is sold on this page')
  if (BY_ROLE[role] <= -1) reasons.push(`it stands in a ${role}`)
  for (const key of Object.keys(BY_GRAMMAR) as (keyof Grammar)[]) {
    if (!grammar[key]) continue
    const weight = EDITORIAL.includes(kind) ? (IN_EDITORIAL[key] ?? BY_GRAMMAR[key]) : BY_GRAMMAR[key]
    score += weight
    if (weight < 0) reasons.push(NAMES[key])
  }
  if (score > 0) return null
  const isByGuess = declared === null && EDITORIAL.includes(kind) && reading.sells && score - byKind + BY_KIND.landing[claim] > 0
  return { why: `A mention, not a claim: ${reasons.join(', ')}.`, guessed: isByGuess ? kind : null }
}

/** "© 2026 Heal Naturally | All rights reserved": a name, whatever it promises. */
const isCopyright = (sentence: string) => sentence.length < LONGEST_COPYRIGHT && COPYRIGHT.test(sentence)
const LONGEST_COPYRIGHT = 200
const COPYRIGHT = /^[\s|·•-]*(?:©|\(c\) ?\d|copyright\b)/iu
