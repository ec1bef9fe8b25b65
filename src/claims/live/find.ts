import { diffArrays } from 'diff'
import { shingleAt } from './page-index.ts'
import type { PageIndex } from './page-index.ts'
import type { Token } from './tokens.ts'

/** A run of words, from and to, exclusive. */
export type Range = [from: number, to: number]

/** Where a paragraph stands on a page, in words: of the page, and what differs on either side. */
export interface Placed {
  from: number
  to: number
  /** Words of the paragraph that the page lacks. */
  removed: Range[]
  /** Words of the page that the paragraph lacks. */
  added: Range[]
  /** Words that agree. */
  kept: number
}

/** Every place where exactly these words stand, one after the other. */
export function exactPlaces(page: PageIndex, words: readonly number[]): number[] {
  let rarest = 0
  for (const [index, word] of words.entries()) {
    const { length } = page.placesOf(word)
    if (length === 0) return []
    if (length < page.placesOf(words[rarest]!).length) rarest = index
  }
  return page
    .placesOf(words[rarest]!)
    .map((place) => place - rarest)
    .filter((start) => start >= 0 && words.every((word, index) => page.words[start + index] === word))
}

const MOST_JOINED = 40
const WHOLE_SENTENCES = /[.!?…][)\]"'’”»*†‡¹²³]*\s*$/

/**
 * Whole sentences that the page goes on with, or begins otherwise, are not as they were approved. What is no sentence, such as the wording
 * of a claim or a heading, may stand within one.
 */
export function withJoined(page: PageIndex, text: string, placed: Placed): Placed {
  if (!WHOLE_SENTENCES.test(text)) return placed
  const from = sentenceStart(page, placed.from, MOST_JOINED)
  const to = sentenceEnd(page, placed.to, MOST_JOINED)
  if (from === placed.from && to === placed.to) return placed
  const before: Range[] = from < placed.from ? [[from, placed.from]] : []
  const behind: Range[] = to > placed.to ? [[placed.to, to]] : []
  return { ...placed, from, to, added: [...before, ...placed.added, ...behind] }
}

/** More common groups of words say nothing about where a paragraph stands. */
const MOST_PLACES = 200
/** Words beside what was found that may belong to it. */
const AROUND = 8
/** Past this many words that differ, two texts are not compared any further. */
const MOST_CHANGES = 4000
/** Fewer of a paragraph's words are another text. */
const LEAST_KEPT = 0.5

/** The place that is most like a paragraph which stands nowhere as it is; null: it is not there. */
export function likestPlace(page: PageIndex, tokens: readonly Token[], words: readonly number[]): Placed | null {
  const window = likestWindow(page, words)
  if (!window) return null
  const [low, high] = window
  const changes = diffArrays(words as number[], page.words.slice(low, high), { maxEditLength: MOST_CHANGES })
  if (!changes) return null
  slideTogether(changes)
  const removed: Range[] = []
  const added: Range[] = []
  let [mine, its, kept, first, last] = [0, low, 0, -1, -1]
  for (const { added: isAdded, removed: isRemoved, count = 0 } of changes) {
    if (isRemoved) {
      removed.push([mine, mine + count])
      mine += count
    } else if (isAdded) {
      added.push([its, its + count])
      its += count
    } else {
      if (first < 0) first = its
      kept += count
      mine += count
      its += count
      last = its
    }
  }
  if (kept < Math.max(1, LEAST_KEPT * tokens.length)) return null
  const from = removed[0]?.[0] === 0 ? sentenceStart(page, first, removed[0][1] * 2 + AROUND) : first
  const to = removed.at(-1)?.[1] === tokens.length ? sentenceEnd(page, last, (tokens.length - removed.at(-1)![0]) * 2 + AROUND) : last
  // What stands before and after is another text, but for what took the place of words that are missing there.
  const inside = added
    .map(([start, end]): Range => [Math.max(start, from), Math.min(end, to)])
    .filter(([start, end]) => start < end && start >= first && end <= last)
  if (from < first) inside.unshift([from, first])
  if (to > last) inside.push([last, to])
  return { from, to, removed, added: inside, kept }
}

/** Where its first or last words also stand next to the others, they are meant there and not further away. */
function slideTogether(changes: { value: number[]; added?: boolean; removed?: boolean }[]): void {
  const isSame = (change: (typeof changes)[number] | undefined) => change !== undefined && !change.added && !change.removed
  const first = changes.findIndex(isSame)
  const [head, next] = [changes[first], changes[first + 1]]
  if (head && next?.added && next.value.slice(-head.value.length).join() === head.value.join()) {
    next.value = [...head.value, ...next.value.slice(0, -head.value.length)]
    changes.splice(first, 2, next, head)
  }
  const last = changes.findLastIndex(isSame)
  const [tail, before] = [changes[last], changes[last - 1]]
  if (last > first && tail && before?.added && before.value.slice(0, tail.value.length).join() === tail.value.join()) {
    before.value = [...before.value.slice(tail.value.length), ...tail.value]
    changes.splice(last - 1, 2, tail, before)
  }
}

/** The part of a page that has the most groups of a paragraph's words, with some words around it. */
function likestWindow(page: PageIndex, words: readonly number[]): Range | null {
  const size = words.length >= 10 ? 3 : words.length >= 5 ? 2 : 1
  const shingles = page.shinglesOf(size)
  const hits: [at: number, index: number][] = []
  for (let index = 0; index + size <= words.length; index++) {
    const places = shingles.get(shingleAt(words, index, size)) ?? []
    if (places.length <= MOST_PLACES) for (const at of places) hits.push([at, index])
  }
  hits.sort((one, other) => one[0] - other[0])
  const width = Math.ceil(words.length * 1.5) + AROUND
  const inside = new Map<number, number>()
  let [left, most] = [0, 0]
  let best: Range | null = null
  for (const [at, index] of hits) {
    inside.set(index, (inside.get(index) ?? 0) + 1)
    for (; at - hits[left]![0] > width; left++) {
      const gone = hits[left]![1]
      const n = inside.get(gone)! - 1
      if (n === 0) inside.delete(gone)
      else inside.set(gone, n)
    }
    if (inside.size <= most) continue
    most = inside.size
    const [start, first] = hits[left]!
    best = [Math.max(0, start - first - AROUND), Math.min(page.words.length, at + (words.length - index) + AROUND)]
  }
  return best
}

const ENDS_SENTENCE = /[.!?…][)\]"'’”»*†‡¹²³]*\s|\n/
const LETTER = /[\p{L}\p{N}]/u

/** The start of the sentence in which a word stands, at most so many words before it. */
function sentenceStart(page: PageIndex, at: number, most: number): number {
  let start = at
  while (start > 0 && at - start < most && !isDivided(page, start - 1)) start--
  return start
}

/** Just past the end of the sentence before whose word `at` it is asked. */
function sentenceEnd(page: PageIndex, at: number, most: number): number {
  let end = at
  while (end > 0 && end < page.words.length && end - at < most && !isDivided(page, end - 1)) end++
  return end
}

/** Whether a sentence ends between a word and the next. */
function isDivided(page: PageIndex, at: number): boolean {
  if (page.block[at] !== page.block[at + 1]) return true
  const { text } = page.blocks[page.block[at]!]!
  const end = page.end[at]!
  // A mark such as an asterisk or an exclamation mark is a word here.
  return ENDS_SENTENCE.test(text.slice(LETTER.test(text[end - 1]!) ? end : Math.max(0, end - 2), page.start[at + 1]))
}
