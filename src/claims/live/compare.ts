import type { Block } from '../../text/document.ts'
import { exactPlaces, likestPlace, withJoined } from './find.ts'
import type { Placed, Range } from './find.ts'
import { PageIndex } from './page-index.ts'
import { paragraphsOf, tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** What was approved for an address. */
export interface Approved {
  /** Several: each of them may stand there. */
  texts: readonly string[]
  /** What must stand on the page as well. */
  notices: readonly string[]
}

/** A paragraph on both sides, with what is struck on the one and marked on the other. */
export interface ComparedPart {
  kind: 'text' | 'notice'
  /** Null: somebody added it. */
  approved: string | null
  /** Null: the page does not have it. */
  live: string | null
  removed: Range[]
  added: Range[]
}

export type FoundState = 'same' | 'changed' | 'notice_gone' | 'gone'

export interface Compared {
  state: FoundState
  parts: ComparedPart[]
  /** Where it differs first, or where it stands: a block of the page and a range of its text; null: nowhere. */
  at: { block: number; start: number; end: number } | null
}

interface Paragraph {
  text: string
  tokens: Token[]
}
interface Ready {
  texts: Paragraph[][]
  notices: Paragraph[]
}

const readyTexts = new WeakMap<Approved, Ready>()

const paragraphs = (text: string): Paragraph[] =>
  paragraphsOf(text)
    .map((each) => ({ text: each, tokens: tokensOf(each) }))
    .filter(({ tokens }) => tokens.length > 0)

function readyFor(approved: Approved): Ready {
  const known = readyTexts.get(approved)
  if (known) return known
  const made = { texts: approved.texts.map(paragraphs), notices: approved.notices.flatMap(paragraphs) }
  readyTexts.set(approved, made)
  return made
}

/** Most words that a page may lack before what is left counts as another text. */
const LEAST_THERE = 0.5

export const indexOfPage = (blocks: readonly Block[]): PageIndex => new PageIndex(blocks)

/** What of an approved text a page says, and how. */
export function compareWithPage(page: PageIndex, approved: Approved): Compared {
  const { texts, notices } = readyFor(approved)
  let best: ReturnType<typeof comparedText> | null = null
  for (const text of texts) {
    const compared = comparedText(page, text)
    if (best === null || compared.differing < best.differing) best = compared
    if (best.differing === 0) break
  }
  const { parts, share, differing, at } = best ?? { parts: [], share: 0, differing: 0, at: null }
  if (share < LEAST_THERE) return { state: 'gone', parts: (texts[0] ?? []).map((each) => missing('text', each)), at: null }
  const said = notices.map((notice) => comparedNotice(page, notice))
  const isNoticeGone = said.some(({ live, removed, added }) => live === null || removed.length + added.length > 0)
  return { state: differing > 0 ? 'changed' : isNoticeGone ? 'notice_gone' : 'same', parts: [...parts, ...said], at }
}

const missing = (kind: ComparedPart['kind'], { text }: Paragraph): ComparedPart => ({
  kind,
  approved: text,
  live: null,
  removed: [[0, text.length]],
  added: [],
})

function comparedText(page: PageIndex, text: readonly Paragraph[]) {
  const parts: ComparedPart[] = []
  let [all, kept, differing, after] = [0, 0, 0, 0]
  let at: Compared['at'] = null
  let isAtDifference = false
  let before: Placed | null = null
  for (const paragraph of text) {
    const placed = placeOf(page, paragraph, after)
    all += paragraph.tokens.length
    if (!placed) {
      parts.push(missing('text', paragraph))
      differing += paragraph.tokens.length
      continue
    }
    if (before && placed.from >= before.to)
      for (const between of addedBetween(page, before.to, placed.from)) {
        parts.push({ kind: 'text', approved: null, live: between.text, removed: [], added: [[0, between.text.length]] })
        differing += between.words
        if (!isAtDifference) [at, isAtDifference] = [between.at, true]
      }
    const part = partOf(page, paragraph, placed, 'text')
    parts.push(part)
    const differs = part.removed.length + part.added.length > 0
    if (at === null || (differs && !isAtDifference)) [at, isAtDifference] = [spotOf(page, placed), differs]
    kept += placed.kept
    differing += [...placed.removed, ...placed.added].reduce((sum, [start, end]) => sum + end - start, 0)
    before = placed
    after = placed.to
  }
  return { parts, differing, share: all === 0 ? 0 : kept / all, at }
}

function comparedNotice(page: PageIndex, notice: Paragraph): ComparedPart {
  const placed = placeOf(page, notice, 0)
  return placed ? partOf(page, notice, placed, 'notice') : missing('notice', notice)
}

/** As it is, preferably after what came before; else where the page has something most like it. */
function placeOf(page: PageIndex, { text, tokens }: Paragraph, after: number): Placed | null {
  const words = tokens.map(({ key }) => page.numberOf(key))
  const exact = exactPlaces(page, words)
  const placed = [...exact.filter((place) => place >= after), ...exact.filter((place) => place < after)].map((from) =>
    withJoined(page, text, { from, to: from + words.length, removed: [], added: [], kept: words.length }),
  )
  const likest = placed.find(({ added }) => added.length === 0) ?? placed[0]
  if (likest) return likest
  const found = likestPlace(page, tokens, words)
  return found && withJoined(page, text, found)
}

/** Of a sentence's end or a mark around it. */
const CLOSING = /^[.,;:!?…)\]"'’”»]+/

/** The text of the page from one word to another, with where each of its words begins. */
function liveText(page: PageIndex, from: number, to: number): { text: string; offset: (word: number, isEnd: boolean) => number } {
  const offsets = new Map<number, number>()
  let text = ''
  for (let at = from; at < to; ) {
    const block = page.block[at]!
    let end = at
    while (end < to && page.block[end] === block) end++
    const whole = page.blocks[block]!.text
    const start = page.start[at]!
    if (text !== '') text += '\n'
    for (let word = at; word < end; word++) offsets.set(word, text.length - start)
    const stop = page.end[end - 1]!
    text += whole.slice(start, stop) + (CLOSING.exec(whole.slice(stop))?.[0] ?? '')
    at = end
  }
  return { text, offset: (word, isEnd) => offsets.get(word)! + (isEnd ? page.end[word]! : page.start[word]!) }
}

function partOf(page: PageIndex, { text, tokens }: Paragraph, placed: Placed, kind: ComparedPart['kind']): ComparedPart {
  const { text: live, offset } = liveText(page, placed.from, placed.to)
  return {
    kind,
    approved: text,
    live,
    removed: placed.removed.map(([from, to]) => [tokens[from]!.start, tokens[to - 1]!.end]),
    added: placed.added.map(([from, to]) => [offset(from, false), offset(to - 1, true)]),
  }
}

/** The words of a page in one block, from where it differs first. */
function spotOf(page: PageIndex, { from, to }: Placed): NonNullable<Compared['at']> {
  const block = page.block[from]!
  let last = from
  while (last + 1 < to && page.block[last + 1] === block) last++
  return { block, start: page.start[from]!, end: page.end[last]! }
}

/** Past this many blocks what lies between two paragraphs is another part of the page. */
const MOST_BETWEEN = 8
const SENTENCE_END = /[.!?…][)\]"'’”»]*\s*$/
const LEAST_WORDS = 5
const CONTROL = /^(?:link|button|field|option|label)\b/

/** What somebody wrote between two paragraphs: the rest of their blocks, and blocks of sentences; buttons, menus and captions are none. */
function addedBetween(page: PageIndex, from: number, to: number) {
  const found: { text: string; words: number; at: NonNullable<Compared['at']> }[] = []
  if (from >= to) return found
  const [first, last] = [page.block[from - 1], page.block[to]]
  const blocks = new Set(page.block.slice(from, to))
  if (blocks.size > MOST_BETWEEN) return found
  for (let at = from; at < to; ) {
    const block = page.block[at]!
    let end = at
    while (end < to && page.block[end] === block) end++
    const { scope, region, text: whole } = page.blocks[block]!
    const isProse = end - at >= LEAST_WORDS && SENTENCE_END.test(whole) && region === 'main' && !CONTROL.test(scope)
    if (block === first || block === last || isProse) {
      const spot = { block, start: page.start[at]!, end: page.end[end - 1]! }
      found.push({ text: liveText(page, at, end).text, words: end - at, at: spot })
    }
    at = end
  }
  return found
}
