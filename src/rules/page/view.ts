import type { LanguageKey } from '../../languages.ts'
import { sentences } from '../../text/sentences.ts'
import { statisticsOf, type Statistics } from '../words/statistics.ts'
import { asciiOf, plainTextOf, type AsciiText, type KnownSubject } from '../expression/plain-text.ts'
import { charactersOf, type CharacterSet } from '../expression/characters.ts'
import { isWestern } from '../words/western.ts'
import type { TermMatcher } from '../terms/matcher.ts'
import type { Page } from './page.ts'
import { Sightings } from './sightings.ts'
import type { TermHit } from '../terms/lookup.ts'
import { LONGEST_KEPT, wordsBetween, wordTable, type Words } from '../words/word-table.ts'

/** In place of a block's index: the running text together. */
export const SUMMARY = -2

/** A piece of text a rule looks at: a block, a sentence of one, the running text together, the source. */
export class View implements KnownSubject {
  readonly page: Page
  readonly text: string
  /** Index of the block, -1 for the source or the running text as a whole; and where in the block's text the view begins. */
  readonly block: number
  readonly base: number
  readonly sections: ReadonlySet<string>
  #language: LanguageKey | null | undefined = undefined
  #plainText: string | null | undefined = undefined
  #isWestern: boolean | null = null
  #lowerText: string | null = null
  #exempting: View | null = null
  #ascii: AsciiText | null | undefined = undefined
  #characters: CharacterSet | null = null
  #sightings: Sightings | null = null
  #words: Words | null = null
  #unscanned: readonly TermMatcher[] | null = null
  #parent: View | null
  /** Of a rewritten view: where each character stands in the block's text. */
  #places: Int32Array | null = null
  #sentenceViews: View[] | null = null
  #sentences: { start: number; end: number }[] | null = null
  #statistics: Statistics | null = null
  #madeFrom: { maker: object; views: View[] }[] | null = null

  constructor(page: Page, text: string, sections: ReadonlySet<string>, block: number, base = 0, parent: View | null = null) {
    this.page = page
    this.text = text
    this.sections = sections
    this.block = block
    this.base = base
    this.#parent = parent
  }

  /** Detected when it is first asked for: on many texts detection takes longer than the rules do. */
  get language(): LanguageKey | null {
    if (this.#language === undefined) {
      const { blocks, language } = this.page.document
      this.#language = this.#parent ? this.#parent.language : (blocks[this.block]?.language ?? language)
    }
    return this.#language
  }

  get plainText(): string | null {
    return this.#plainText === undefined ? (this.#plainText = this.#plainly()) : this.#plainText
  }

  /** The views that a maker has made of this one before; null if it has made none yet. */
  viewsFor(maker: object): View[] | null {
    if (this.#madeFrom !== null) for (const known of this.#madeFrom) if (known.maker === maker) return known.views
    return null
  }

  keepViews(maker: object, views: View[]): View[] {
    this.#madeFrom ??= []
    this.#madeFrom.push({ maker, views })
    return views
  }

  /** The source, or the running text of all blocks together. */
  get isWhole(): boolean {
    return this.block < 0
  }

  get lowerText(): string {
    return (this.#lowerText ??= this.text.toLowerCase())
  }

  get ascii(): AsciiText | null {
    if (this.#ascii !== undefined) return this.#ascii
    // What is cut from ASCII is ASCII.
    const parent = this.#places === null ? this.#parent : null
    return (this.#ascii = parent !== null && parent.ascii?.text === parent.text ? { text: this.text, pairs: null } : asciiOf(this.text))
  }

  get characters(): CharacterSet | null {
    return this.ascii === null ? null : (this.#characters ??= charactersOf(this.ascii.text))
  }

  get isWestern(): boolean {
    return (this.#isWestern ??= this.plainText === this.text || this.#parent?.isWestern || isWestern(this.text))
  }

  #plainly(): string | null {
    const parent = this.#parent?.plainText
    if (parent === undefined || parent === null) return plainTextOf(this.text)
    if (parent === this.#parent!.text && this.#places === null) return this.text
    const from = this.base - this.#parent!.base
    // A view may also be its parent with something masked.
    return this.#parent!.text.startsWith(this.text, from) ? parent.slice(from, from + this.text.length) : plainTextOf(this.text)
  }

  /** Looks for all terms of all rules, once. */
  scan(matchers: readonly TermMatcher[]): void {
    if (this.#sightings !== null) return
    this.#sightings = new Sightings()
    const isCutOnce = this.text.length <= LONGEST_KEPT && (matchers.length > 1 || matchers[0]?.keepsWords === true)
    for (const matcher of matchers)
      matcher.scan(this.text, matcher.usesLanguages ? this.language : null, this.#sightings, isCutOnce ? this.#keptWords() : null)
  }

  /** The words of this text by their numbers; those of a sentence are some of its block's. */
  get words(): Words {
    // A rewritten view is another text than the block's; all else is a part of what it was taken from.
    const parent = this.#places === null ? this.#parent : null
    const from = parent ? this.base - parent.base : 0
    if (parent && parent.text.length <= LONGEST_KEPT) return wordsBetween(parent.#keptWords(), from, from + this.text.length)
    return this.text.length <= LONGEST_KEPT ? this.#keptWords() : wordTable.cut(this.text, 0, LONGEST_KEPT)
  }

  #keptWords(): Words {
    if (this.#words === null || this.#words.generation !== wordTable.generation)
      this.#words = this.page.words.keep(wordTable.cut(this.text))
    return this.#words
  }

  /** Looks for the terms only when something asks for them: few rules do of the source or the running text as a whole. */
  scanWhenAsked(matchers: readonly TermMatcher[]): void {
    this.#unscanned = matchers
  }

  #seen(): Sightings {
    const matchers = this.#unscanned
    this.#unscanned = null
    if (matchers !== null) this.scan(matchers)
    return (this.#sightings ??= new Sightings())
  }

  /** Takes over what was seen in the same text before. */
  adopt(before: View): void {
    this.#sightings = before.#sightings
    this.#words = before.#words
    this.#sentences = before.#sentences
    this.#statistics = before.#statistics
  }

  /** The same text as those see it who look for what rules leave alone: few texts are ever asked. */
  get exempting(): View {
    if (this.#exempting === null) {
      this.#exempting = new View(this.page, this.text, this.sections, this.block)
      this.#exempting.scanWhenAsked(this.page.exempting)
    }
    return this.#exempting
  }

  hits(list: number): TermHit[] {
    if (this.#parent) {
      const from = this.base - this.#parent.base
      const to = from + this.text.length
      const found = this.#parent.hits(list).filter((hit) => hit.start >= from && hit.end <= to)
      return found.map((hit) => ({ index: hit.index, start: hit.start - from, end: hit.end - from }))
    }
    return this.#seen().of(list)
  }

  has(list: number): boolean {
    return this.#parent ? this.hits(list).length > 0 : this.#seen().has(list)
  }

  /** The same for a list that calls for a closer look. */
  isCalledBy(list: number): boolean {
    return this.#parent ? this.hits(list).length > 0 : this.#seen().isCalledBy(list)
  }

  /** Whether one of the literals of an expression was seen here. */
  passes(gate: number): boolean {
    return this.#parent ? this.#parent.passes(gate) : this.#seen().passes(gate)
  }

  get gates(): readonly number[] {
    return this.#sightings?.gates ?? []
  }

  /** The lists seen here that call for a closer look; of a part of a text those of all of it. */
  get callingLists(): Iterable<number> {
    return this.#parent ? this.#parent.callingLists : this.#seen().calling
  }

  get sentences(): { start: number; end: number }[] {
    return (this.#sentences ??= sentences(this.text, this.language))
  }

  /** Words, sentences, syllables …; those of the running text are those of its blocks together. */
  get statistics(): Statistics {
    return (this.#statistics ??=
      this.block === SUMMARY
        ? this.page.summaryStatistics()
        : statisticsOf(this.text, this.sentences.length, this.text.length <= LONGEST_KEPT ? this.#keptWords() : null, this.language))
  }

  /** Each sentence as a view of its own; made once, whatever the number of rules that look at them. */
  get sentenceViews(): View[] {
    return (this.#sentenceViews ??= this.sentencesAt(this.sentences))
  }

  /** The parts between blank lines, each with the blank line after it. */
  get paragraphViews(): View[] {
    return [...this.text.matchAll(/[^]+?(?:\n\n|$)/g)].map(
      (match) => new View(this.page, match[0], this.sections, this.block, this.base + match.index, this),
    )
  }

  /** Views of sentences that begin and end here. */
  sentencesAt(spans: { start: number; end: number }[]): View[] {
    const sections = sectionsWith(this.sections, 'sentence')
    return spans.map(({ start, end }) => new View(this.page, this.text.slice(start, end), sections, this.block, this.base + start, this))
  }

  sentenceAt(offset: number): { start: number; end: number } {
    const all = this.sentences
    let low = 0
    let high = all.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (offset < all[middle]!.end) high = middle
      else low = middle + 1
    }
    return all[low] ?? all.at(-1) ?? { start: 0, end: this.text.length }
  }

  /** This block with another text, of whose characters `places` says where they stand in the block's own. */
  rewritten(text: string, places: Int32Array | null): View {
    const view = new View(this.page, text, this.sections, this.block, 0, this)
    view.#places = places
    return view
  }

  get #placesInBlock(): Int32Array | null {
    return this.#places ?? (this.#parent ? this.#parent.#places : null)
  }

  /** Whether it is a rewritten view, or cut from one. */
  get isRewritten(): boolean {
    return this.#placesInBlock !== null
  }

  /** A range of this view in offsets of its block. */
  inBlock(start: number, end: number): { start: number; end: number } {
    const places = this.#placesInBlock
    if (!places) return { start: this.base + start, end: this.base + end }
    const from = places[this.base + start]!
    return { start: from, end: end > start ? places[this.base + end - 1]! + 1 : from }
  }

  /** The same part of this text that another view was of the same text on an earlier page. */
  samePart(before: View): View {
    return new View(this.page, before.text, before.sections, this.block, before.base, this)
  }

  part(start: number, end: number, section: string): View {
    return new View(this.page, this.text.slice(start, end), sectionsWith(this.sections, section), this.block, this.base + start, this)
  }
}

/** Views of one kind share their names, so that what a scope says of them is worked out once. */
const widened = new WeakMap<ReadonlySet<string>, Map<string, ReadonlySet<string>>>()

function sectionsWith(sections: ReadonlySet<string>, section: string): ReadonlySet<string> {
  let known = widened.get(sections)
  if (!known) widened.set(sections, (known = new Map()))
  let wider = known.get(section)
  if (!wider) known.set(section, (wider = new Set([...sections, section])))
  return wider
}
