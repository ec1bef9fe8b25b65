import type { Block, Document } from '../../text/document.ts'
import { DOCUMENT_TYPES } from '../../text/document-types.ts'
import { sourceSpan } from '../../text/position.ts'
import type { Judgement } from '../definition/judgement.ts'
import type { TermMatcher } from '../terms/matcher.ts'
import { addStatistics, emptyStatistics, type Statistics } from '../words/statistics.ts'
import type { Patterns } from './patterns.ts'
import { SUMMARY, View } from './view.ts'
import { WordStore } from '../words/word-table.ts'

/** What a block can be called in a rule's `scope`, by its scope, its region and the document's type: blocks of one kind share the names. */
const sectionsByKind = new Map<string, Map<string, Map<string, ReadonlySet<string>>>>()

function sectionsOf({ type }: Document, { scope, region }: Block): ReadonlySet<string> {
  return sectionsByKind.get(scope)?.get(region)?.get(type) ?? nameSections(type, scope, region)
}

function nameSections(type: Document['type'], scope: string, region: string): ReadonlySet<string> {
  const sections = new Set(['text', DOCUMENT_TYPES[type].scope, region, ...scope.split('.')])
  if (sections.has('alt')) sections.add('attr')
  const byRegion = sectionsByKind.get(scope) ?? new Map<string, Map<string, ReadonlySet<string>>>()
  sectionsByKind.set(scope, byRegion)
  const byType = byRegion.get(region) ?? new Map<string, ReadonlySet<string>>()
  byRegion.set(region, byType)
  byType.set(type, sections)
  return sections
}

function push(blocks: Map<number, View[]>, key: number, view: View): void {
  const known = blocks.get(key)
  if (known) known.push(view)
  else blocks.set(key, [view])
}

/** How many blocks before and after one still speak of the same. */
const BESIDE = 3
const HEADLINES = ['title', 'h1', 'meta']

/** Lists, gates and rare characters of which one must be seen before looking is worth it. */
export interface Calls {
  lists: number[]
  gates: number[]
  characters: string[]
}

/** What looks for the terms of all rules, and for those of what rules leave alone. */
export interface PageMatchers {
  matchers: readonly TermMatcher[]
  exempting: readonly TermMatcher[]
}

/** A document with its blocks as views, and what rules of the whole page ask of it. */
export class Page {
  readonly document: Document
  readonly blocks: View[]
  readonly #matchers: readonly TermMatcher[]
  /** Those that look for what rules leave alone. */
  readonly exempting: readonly TermMatcher[]
  readonly words = new WordStore()
  /** The blocks with a hit of a list, and those that pass a gate, in their order. */
  readonly seen = new Map<number, View[]>()
  readonly passed = new Map<number, View[]>()
  readonly #withCharacter = new Map<string, View[]>()
  /** What a model said beforehand, by rule and by text. */
  readonly judgements: ReadonlyMap<string, ReadonlyMap<string, Judgement[]>>
  #raw: View | null = null
  #summary: { view: View; starts: number[]; blocks: number[] } | null = null

  constructor(
    document: Document,
    { matchers, exempting }: PageMatchers,
    judgements: Page['judgements'] = new Map(),
    known: (index: number) => View | null = () => null,
  ) {
    this.judgements = judgements
    this.document = document
    // One without terms sees nothing.
    this.#matchers = matchers.filter(({ size }) => size > 0)
    this.exempting = exempting.filter(({ size }) => size > 0)
    this.blocks = document.blocks.map((block, index) => new View(this, block.text, sectionsOf(document, block), index))
    for (const [index, view] of this.blocks.entries()) {
      const before = known(index)
      if (before) view.adopt(before)
      else view.scan(this.#matchers)
      for (const list of view.callingLists) push(this.seen, list, view)
      for (const gate of view.gates) push(this.passed, gate, view)
    }
  }

  /** The blocks in which something of these was seen; all of them where that says nothing. */
  blocksFor(calls: Calls | null): readonly View[] {
    if (calls === null) return this.blocks
    let only: View[] = []
    let several: Set<View> | null = null
    const take = (blocks: View[] | undefined) => {
      if (blocks === undefined) return
      if (only.length === 0) only = blocks
      else {
        several ??= new Set(only)
        for (const block of blocks) several.add(block)
      }
    }
    for (const list of calls.lists) take(this.seen.get(list))
    for (const gate of calls.gates) take(this.passed.get(gate))
    for (const character of calls.characters) take(this.#blocksWith(character))
    return several === null ? only : [...(several as Set<View>)].sort((one, other) => one.block - other.block)
  }

  #blocksWith(character: string): View[] | undefined {
    let blocks = this.#withCharacter.get(character)
    if (blocks === undefined) {
      blocks = this.blocks.filter(({ text }) => text.includes(character))
      this.#withCharacter.set(character, blocks)
    }
    return blocks.length > 0 ? blocks : undefined
  }

  /**
   * Whether these words say what the text at a block is about: they stand in the page's title, its description or its first headline, in
   * the block itself or in one beside it.
   */
  isAbout(patterns: Patterns, block: number): boolean {
    for (let index = Math.max(0, block - BESIDE); index <= Math.min(this.blocks.length - 1, block + BESIDE); index++)
      if (patterns.isIn(this.blocks[index]!)) return true
    return this.blocks.some((view) => HEADLINES.some((section) => view.sections.has(section)) && patterns.isIn(view))
  }

  /** Where a place in a block begins in the source. */
  sourceOf(block: number, range: { start: number; end: number }): number {
    return sourceSpan(this.document.blocks[block]!, range.start, range.end).start
  }

  /** The source as it stands. */
  get raw(): View {
    if (!this.#raw) {
      this.#raw = new View(this, this.document.source, new Set(['raw', DOCUMENT_TYPES[this.document.type].scope]), -1)
      this.#raw.scanWhenAsked(this.#matchers)
    }
    return this.#raw
  }

  /** The running text together: paragraphs, list entries and quotations, without headings and tables. */
  get summary(): View {
    return this.#summarised().view
  }

  #summarised() {
    if (this.#summary) return this.#summary
    let text = ''
    const starts: number[] = []
    const blocks: number[] = []
    for (const view of this.blocks) {
      if (!['paragraph', 'list', 'blockquote'].some((section) => view.sections.has(section)) && this.document.type !== 'text') continue
      starts.push(text.length)
      blocks.push(view.block)
      text += `${view.text}\n\n`
    }
    const view = new View(this, text, new Set(['summary', DOCUMENT_TYPES[this.document.type].scope]), SUMMARY)
    view.scanWhenAsked(this.#matchers)
    this.#summary = { view, starts, blocks }
    return this.#summary
  }

  summaryStatistics(): Statistics {
    const sum = emptyStatistics()
    for (const block of this.#summarised().blocks) addStatistics(sum, this.blocks[block]!.statistics)
    return sum
  }

  /** Where an offset of the summary stands: which block, and where in it. */
  placeInSummary(offset: number): { block: number; offset: number } {
    const { starts, blocks } = this.#summarised()
    let index = starts.length - 1
    while (index > 0 && starts[index]! > offset) index--
    return { block: blocks[index] ?? 0, offset: offset - (starts[index] ?? 0) }
  }
}
