import type { LanguageKey } from '../languages.ts'
import type { SaidClaim, Wording } from './claim.ts'
import { ALMOST_SHARE } from './compare.ts'
import type { Pattern } from './compare.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/*
 * Claims of one language, found by their words. Catalogues say the same of many products with other figures: wordings that differ in
 * figures, degrees and products alone share a frame, which is looked up once.
 */

export interface Entry extends Pattern {
  claimId: string
  wording: Wording
  /** What it has beside words, sorted: figures with their units, degrees, negations. */
  others: readonly string[]
}

interface Frame {
  /** Its words by number, each once. */
  words: number[]
  /** How many of them a sentence must have at least. */
  least: number
  /** The most that a wording has beside its words. */
  most: number
  entries: Entry[]
  /** By all that they have beside the words, and by each of it. */
  exact: Map<string, Entry[]>
  some: Map<string, Entry[]>
}

/** Of the wordings of a frame, and of all of a sentence, so many are compared word by word. */
const MOST_OF_FRAME = 4
const MOST_COMPARED = 8

const signature = (others: readonly string[]) => others.join('|')
const isWord = ({ kind }: Token) => kind === 'word'

export class LanguageIndex {
  readonly #numbers = new Map<string, number>()
  /** For a word the frames of which it is among the rarest: whatever shares enough with a sentence shares one of those. */
  readonly #postings: Frame[][] = []

  /** Of the frame that needs fewest. */
  #least = Infinity

  constructor(claims: readonly SaidClaim[], language: LanguageKey | null) {
    const frames = new Map<string, Frame>()
    for (const { id, wordings, about } of claims) {
      const mine = wordings.filter((wording) => wording.language === language || wording.language === null)
      if (mine.length === 0) continue
      const names = new Set(about.flatMap((name) => tokensOf(name, language).map(({ key }) => key)))
      for (const wording of mine) this.#add(frames, id, wording, names, language)
    }
    const often = new Int32Array(this.#numbers.size)
    for (const { words } of frames.values()) for (const word of words) often[word]!++
    for (const frame of frames.values()) {
      const { most } = frame
      const count = frame.words.length
      frame.least = Math.min(count, Math.max(1, Math.ceil(ALMOST_SHARE * (count + most) - most)))
      this.#least = Math.min(this.#least, frame.least)
      const rarest = frame.words.toSorted((one, other) => often[one]! - often[other]!)
      for (const word of rarest.slice(0, count - frame.least + 1)) (this.#postings[word] ??= []).push(frame)
    }
  }

  /** The name of the product may be left out, so it is no part of what must be there. */
  #add(frames: Map<string, Frame>, claimId: string, wording: Wording, about: ReadonlySet<string>, language: LanguageKey | null): void {
    const tokens = tokensOf(wording.text, language).filter((token) => !isWord(token) || !about.has(token.key))
    const words = [...new Set(tokens.filter(isWord).map(({ key }) => key))].sort()
    if (words.length === 0) return
    const keys = new Map<string, number>()
    for (const { key } of tokens) keys.set(key, (keys.get(key) ?? 0) + 1)
    const others = othersOf(tokens)
    const name = words.join(' ')
    let frame = frames.get(name)
    if (!frame)
      frames.set(
        name,
        (frame = { words: words.map((word) => this.#numberOf(word)), least: 1, most: 0, entries: [], exact: new Map(), some: new Map() }),
      )
    const entry = { claimId, wording, tokens, keys, about, others }
    frame.entries.push(entry)
    frame.most = Math.max(frame.most, others.length)
    addTo(frame.exact, signature(others), entry)
    for (const other of new Set(others)) addTo(frame.some, other, entry)
  }

  #numberOf(key: string): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.#numbers.size)
    return this.#numbers.size - 1
  }

  /** The wordings that a sentence has enough of. */
  near(tokens: readonly Token[]): Entry[] {
    const here = new Set<number>()
    for (const { kind, key } of tokens) {
      const number = kind === 'word' ? this.#numbers.get(key) : undefined
      if (number !== undefined) here.add(number)
    }
    if (here.size < this.#least) return []
    const looked = new Set<Frame>()
    const found: { entry: Entry; share: number }[] = []
    let keys: Set<string> | undefined
    for (const word of here)
      for (const frame of this.#postings[word] ?? []) {
        if (looked.has(frame)) continue
        looked.add(frame)
        let shared = 0
        for (const each of frame.words) if (here.has(each)) shared++
        if (shared < frame.least) continue
        keys ??= new Set(tokens.map(({ key }) => key))
        found.push(...nearest(frame, shared, tokens, keys))
      }
    if (found.length > MOST_COMPARED) found.sort((one, other) => other.share - one.share).splice(MOST_COMPARED)
    return found.map(({ entry }) => entry)
  }
}

const othersOf = (tokens: readonly Token[]) => tokens.flatMap((token) => (isWord(token) ? [] : [token.key])).sort()

function addTo(lists: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = lists.get(key)
  if (list) list.push(entry)
  else lists.set(key, [entry])
}

/** What a wording of a frame may share at most with a sentence that has so many of its words and of what it has beside them. */
function mostShare({ words, entries, most }: Frame, shared: number, hits: number): number {
  const share = (others: number) => (shared + Math.min(hits, others) + Math.max(0, others - hits) / 2) / (words.length + others)
  return entries.length === 0 ? 0 : Math.max(share(0), share(Math.min(hits, most)), share(most))
}

/** So many of a frame are looked at where none says the same beside the words. */
const MOST_LOOKED = 40

/** Those of a frame that say the same beside the words, of the product that is named; else those that say some of it. */
function nearest(frame: Frame, shared: number, tokens: readonly Token[], keys: ReadonlySet<string>): { entry: Entry; share: number }[] {
  const named = ({ about }: Entry) => [...about].filter((key) => keys.has(key)).length / Math.max(1, about.size)
  const said = othersOf(tokens)
  const hits = said.filter((other) => frame.some.has(other)).length
  if (mostShare(frame, shared, hits) < ALMOST_SHARE) return []
  const equal = frame.exact.get(signature(said))
  const some = () => {
    const shortest = said
      .flatMap((other) => (frame.some.has(other) ? [frame.some.get(other)!] : []))
      .sort((one, other) => one.length - other.length)
    return (shortest[0] ?? frame.entries).slice(0, MOST_LOOKED)
  }
  const scored = (equal ?? some()).map((entry) => {
    const { length } = entry.others
    let same = 0
    for (const other of entry.others) if (keys.has(other)) same++
    return { entry, share: (shared + same + (length - same) / 2) / (frame.words.length + length) }
  })
  const enough = scored.filter(({ share }) => share >= ALMOST_SHARE)
  if (enough.length <= MOST_OF_FRAME) return enough
  return enough.sort((one, other) => other.share - one.share || named(other.entry) - named(one.entry)).slice(0, MOST_OF_FRAME)
}
