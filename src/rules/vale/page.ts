import type { Block, Document } from '../../text/document.ts'
import type { Finding } from '../definition/rule.ts'

/**
 * What was found on a page as Vale reads it, placed in the blocks of the page itself. What stands in none of them is not shown to
 * anybody, or is ignored, and is left out.
 */
export class OriginalBlocks {
  readonly #document: Document
  /** Indexes of the blocks, by where they begin. */
  readonly #order: number[]

  constructor(document: Document) {
    this.#document = document
    this.#order = document.blocks
      .map((_block, index) => index)
      .toSorted((one, other) => document.blocks[one]!.start - document.blocks[other]!.start)
  }

  /** The same finding, set right, as nobody else has it yet. */
  inOriginal(finding: Finding): Finding | null {
    if (finding.block < 0) return finding
    if (finding.end === finding.start) return this.#setOn(finding, this.#placeOf(finding.start))
    for (let at = finding.start; at < finding.end; at++) {
      const place = this.#placeOf(at)
      if (!place) continue
      const block = this.#document.blocks[place.block]!
      const blockEnd = lastIn(block, at, finding.end) + 1
      const read = block.text.slice(place.offset, blockEnd)
      if (isMasked(read) && !isMasked(finding.text)) return null
      finding.text = this.#textOf(finding, read)
      return this.#setOn(finding, place, blockEnd)
    }
    return null
  }

  /** A finding without text stands at the beginning of what it is about. */
  #setOn(finding: Finding, place: { block: number; offset: number } | null, blockEnd = place?.offset ?? 0): Finding | null {
    if (place === null) return null
    finding.block = place.block
    // It was told of another reading's block.
    delete finding.wholeSentence
    finding.blockStart = place.offset
    finding.blockEnd = blockEnd
    return finding
  }

  /** Asterisks stand for what Vale does not read; here it is shown. */
  #textOf({ text, start, end }: Finding, read: string): string {
    return text.includes('*') && !this.#document.source.slice(start, end).includes('*') ? read : text
  }

  #placeOf(source: number): { block: number; offset: number } | null {
    const { blocks } = this.#document
    let low = 0
    let high = this.#order.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (blocks[this.#order[middle]!]!.start <= source) low = middle + 1
      else high = middle
    }
    for (let index = low - 1; index >= Math.max(0, low - MOST_NESTED); index--) {
      const block = this.#order[index]!
      const offset = source < blocks[block]!.end ? offsetIn(blocks[block]!, source) : -1
      if (offset >= 0) return { block, offset }
    }
    return null
  }
}

const isMasked = (text: string) => text.charCodeAt(0) === 0x2a && /^\*+$/.test(text)

/** So many blocks may begin within another before it goes on. */
const MOST_NESTED = 60

/** Where an offset of the source stands in a block's text; -1 where it does not. */
function offsetIn({ map, text }: Block, source: number): number {
  for (let run = 0; run < map.length; run += 2) {
    const from = map[run]!
    if (map[run + 2] !== undefined && map[run + 2] === map[run + 4]) {
      if (source >= map[run + 1]! && source < map[run + 3]!) return from
      run += 2
      continue
    }
    const length = (map[run + 2] ?? text.length) - from
    if (source >= map[run + 1]! && source < map[run + 1]! + length) return from + source - map[run + 1]!
  }
  return -1
}

/** The last offset in the block's text of what stands in the source from one offset to another. */
function lastIn(block: Block, from: number, to: number): number {
  for (let at = to - 1; at > from; at--) {
    const offset = offsetIn(block, at)
    if (offset >= 0) return offset
  }
  return offsetIn(block, from)
}
