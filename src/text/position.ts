import type { Block, Document } from './document.ts'

export interface Position {
  line: number
  column: number
}

/**
 * Lines and columns of one source, from 1, in code points. The line starts and the surrogate pairs are indexed once, so that a
 * look-up costs two binary searches even in a page that is a single line of a megabyte.
 */
export class SourcePositions {
  readonly #lineStarts: Uint32Array
  /** Offsets of the second halves of surrogate pairs: each makes the columns after it one smaller than the offsets say. */
  readonly #pairs: Uint32Array

  constructor(source: string) {
    this.#lineStarts = lineStartsOf(source)
    this.#pairs = surrogatePairsOf(source)
  }

  at(offset: number): Position {
    const line = lastAtMost(this.#lineStarts, offset)
    const lineStart = this.#lineStarts[line] ?? 0
    return { line: line + 1, column: this.codePoints(lineStart, offset) + 1 }
  }

  /** Where a range that ends before `offset` ends. It is the same place wherever the source is the file itself. */
  endAt(offset: number): Position {
    return this.at(offset)
  }

  /** How many code points stand between two offsets. */
  codePoints(start: number, end: number): number {
    if (this.#pairs.length === 0) return end - start
    return end - start - (lastAtMost(this.#pairs, end - 1) - lastAtMost(this.#pairs, start - 1))
  }

  /** The offset of a line and column; past the end of a line it is the start of the next. */
  offset(line: number, column: number): number {
    const start = this.#lineStarts[line - 1] ?? 0
    let offset = start + column - 1
    for (let at = lastAtMost(this.#pairs, start - 1) + 1; at < this.#pairs.length && this.#pairs[at]! <= offset; at += 1) offset += 1
    return offset
  }

  get lines(): number {
    return this.#lineStarts.length
  }
}

const kept = new WeakMap<Document, SourcePositions>()

/** The lines and columns of a document's source, as its reader had them where it kept them. */
export function positionsOf(document: Document): SourcePositions {
  let positions = kept.get(document)
  if (positions === undefined) kept.set(document, (positions = new SourcePositions(document.source)))
  return positions
}

export function keepPositions(document: Document, positions: SourcePositions): void {
  kept.set(document, positions)
}

/** Typed arrays: a file of nothing but line breaks must not cost ten times its size. */
export function lineStartsOf(source: string): Uint32Array {
  if (source.includes('\r')) return Uint32Array.from(lineStartsWithReturns(source))
  let starts = new Uint32Array(16 + (source.length >>> 5))
  let count = 1
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) {
    if (count === starts.length) {
      const longer = new Uint32Array(count * 2)
      longer.set(starts)
      starts = longer
    }
    starts[count++] = at + 1
  }
  return starts.subarray(0, count)
}

function* lineStartsWithReturns(source: string): Generator<number> {
  yield 0
  for (let at = 0; at < source.length; at += 1) {
    const code = source.charCodeAt(at)
    if (code === 0x0a || (code === 0x0d && source.charCodeAt(at + 1) !== 0x0a)) yield at + 1
  }
}

/** The text that was read last and is known to have no surrogate pairs, as its bytes have said. */
let pairless = ''

export function knowPairless(source: string): void {
  pairless = source
}

function surrogatePairsOf(source: string): Uint32Array {
  if (source === pairless || !/[\uD800-\uDBFF]/.test(source)) return new Uint32Array()
  let count = 0
  for (let at = 1; at < source.length; at += 1) if (endsPair(source, at)) count += 1
  const pairs = new Uint32Array(count)
  let pair = 0
  for (let at = 1; at < source.length; at += 1) if (endsPair(source, at)) pairs[pair++] = at
  return pairs
}

function endsPair(source: string, at: number): boolean {
  return (source.charCodeAt(at) & 0xfc00) === 0xdc00 && (source.charCodeAt(at - 1) & 0xfc00) === 0xd800
}

/** Index of the last number that is not above `limit`, or -1. */
function lastAtMost(numbers: Uint32Array, limit: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (numbers[middle]! <= limit) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Where a range of a block's text stands in the source: end-exclusive, and never half an entity or an escape. */
export function sourceSpan(block: Pick<Block, 'map' | 'start'>, start: number, end: number): { start: number; end: number } {
  const from = sourceStart(block, start)
  return { start: from, end: end > start ? sourceEnd(block.map, end) : from }
}

function sourceStart(block: Pick<Block, 'map' | 'start'>, offset: number): number {
  const { map } = block
  const run = runAt(map, offset)
  if (run < 0) return block.start
  if (isDecoded(map, run)) return map[run + 1]!
  return map[run + 1]! + offset - map[run]!
}

function sourceEnd(map: readonly number[], end: number): number {
  const run = runAt(map, end - 1)
  if (isDecoded(map, run)) return map[run + 3]!
  return map[run + 1]! + end - map[run]!
}

/**
 * A decoded run (an entity, a tag read as a line break) is followed by two pairs of the same text offset: its own end, and the next
 * run.
 */
function isDecoded(map: readonly number[], run: number): boolean {
  return run + 4 < map.length && map[run + 2] === map[run + 4]
}

/** Index in `map` of the last pair whose text offset is not above `offset`. */
function runAt(map: readonly number[], offset: number): number {
  let low = 0
  let high = map.length >>> 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (map[middle * 2]! <= offset) low = middle + 1
    else high = middle
  }
  return (low - 1) * 2
}
