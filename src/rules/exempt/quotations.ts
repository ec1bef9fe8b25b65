import { quotedRanges, type Range } from '../words/quoted-ranges.ts'

/** The last text asked about: a block is asked about once for each finding in it. */
let known: { text: string; ranges: Range[] } = { text: '', ranges: [] }

/**
 * The quotation around a range, the same one for each range in it; `inProse` is false for a value of a data file, where marks around the
 * whole of it quote nobody.
 */
export function quotedAround(text: string, start: number, end: number, inProse = true): Range | null {
  if (known.text !== text) known = { text, ranges: quotedRanges(text) }
  const { ranges } = known
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ranges[middle]!.start < start) low = middle + 1
    else high = middle
  }
  const before = ranges[low - 1]
  if (before === undefined || end >= before.end) return null
  const isPart = inProse || text.slice(0, before.start).trim() !== '' || text.slice(before.end).trim() !== ''
  return isPart ? before : null
}
