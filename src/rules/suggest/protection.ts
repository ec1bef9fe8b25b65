import type { Block, Document } from '../../text/document.ts'
import { sourceSpan } from '../../text/position.ts'
import { clauseBlocks, clauseRanges, wholeClause } from './clauses.ts'
import { literalRanges, type Kept } from './literal.ts'
import { knownNames, nameRanges, occurrences } from './names.ts'

export interface Owned {
  /** Values taken from a form, a fact or a knowledge base: every occurrence stays as it was entered. */
  values?: readonly string[]
  /** The workspace's own names. One with a capital counts as it is written, one without in any capitals. */
  names?: readonly string[]
}

const VALUE = 'a value that was entered'
const NAME = 'a name'

/** What of a document no program changes. Found out block by block, as most blocks have nothing to apply in them. */
export class Protection {
  readonly #document: Document
  readonly #owned: Required<Owned>
  readonly #folded: string[]
  readonly #known: Map<number, Kept[]> = new Map()
  #clauses: Set<Block> | undefined
  #names: Set<string> | undefined

  constructor(document: Document, { values = [], names = [] }: Owned = {}) {
    this.#document = document
    const texts = values.map((value) => value.trim()).filter((value) => /[\p{L}\p{N}]/u.test(value))
    this.#owned = { values: texts.flatMap(piecesOf), names: names.map((name) => name.trim()).filter((name) => name !== '') }
    this.#folded = texts.map((text) => ` ${folded(text)} `)
  }

  /** Why nothing may be changed in a range of the source; null where it may. `block`: where it stands, -1 for the source as a whole. */
  why(block: number, start: number, end: number): string | null {
    const touches = (range: Kept) => (start === end ? range.start < start && start < range.end : range.start < end && start < range.end)
    return this.#rangesIn(block).find(touches)?.why ?? null
  }

  /** Whether somebody entered just this text. */
  isEntered(text: string): boolean {
    const wanted = ` ${folded(text)} `
    return wanted.trim() !== '' && this.#folded.some((value) => value.includes(wanted))
  }

  #rangesIn(index: number): Kept[] {
    let ranges = this.#known.get(index)
    if (!ranges) this.#known.set(index, (ranges = index === -1 ? this.#inSource() : this.#inBlock(this.#document.blocks[index])))
    return ranges
  }

  #inSource(): Kept[] {
    const { source, language } = this.#document
    return [...this.#in(source), ...nameRanges(source, language)]
  }

  #inBlock(block: Block | undefined): Kept[] {
    if (!block) return []
    this.#clauses ??= clauseBlocks(this.#document)
    const { text, language, scope } = block
    const ranges = [...this.#in(text), ...nameRanges(text, language), ...clauseRanges(block)]
    if (this.#clauses.has(block)) ranges.push(wholeClause(block))
    if (/(?:^|\.)blockquote/.test(scope)) ranges.push({ start: 0, end: text.length, why: 'a quotation' })
    if (isLabel(text)) ranges.push({ start: 0, end: text.length, why: NAME })
    const brand = /^\s*\p{Lu}[\p{L}\p{N}'’&.-]*(?=\s*[:|–—])/u.exec(text)
    if (brand && /^(?:heading|title)/.test(scope)) ranges.push({ start: 0, end: brand[0].length, why: NAME })
    for (const mark of block.marks ?? [])
      if (mark.scope === 'code' || mark.scope === 'deleted') ranges.push({ start: mark.start, end: mark.end, why: 'code' })
    return ranges.map(({ start, end, why }) => ({ ...sourceSpan(block, start, end), why }))
  }

  #in(text: string): Kept[] {
    const { values, names } = this.#owned
    const hasCapital = (name: string) => /\p{Lu}/u.test(name)
    return [
      ...literalRanges(text),
      ...occurrences(text, values, VALUE),
      ...occurrences(text, names.filter(hasCapital), NAME, true),
      ...occurrences(
        text,
        names.filter((name) => !hasCapital(name)),
        NAME,
      ),
      ...occurrences(text, this.#namesOfDocument(), NAME, true),
    ]
  }

  /** Headings are left out: some are written with a capital in every word. */
  #namesOfDocument(): Set<string> {
    this.#names ??= new Set(
      this.#document.blocks
        .filter(({ scope }) => !/^(?:heading|title|table\.header|button)/.test(scope))
        .flatMap(({ text, language }) => knownNames(text, language)),
    )
    return this.#names
  }
}

/** One or two words with a capital and nothing after them: a brand, a label, a cell of a table. */
const isLabel = (text: string) => /^\s*\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*(?:\s+[\p{L}\p{N}&'’.-]+)?\s*$/u.test(text) && !/[.!?]\s*$/.test(text)

/** A value as a whole, and its lines and sentences, which a template may set apart. */
const piecesOf = (value: string): string[] => [
  ...new Set(
    [value, ...value.split(/\n+|(?<=[.!?])\s+/)].map((piece) => piece.trim().replace(/[\s.,;:!?]+$/u, '')).filter((piece) => piece !== ''),
  ),
]

const folded = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
