import type { Block } from '../../text/document.ts'

export interface MarkedSpan {
  violation_id: string
  start: number
  end: number
}

/** A finding's place in the source: end exclusive, UTF-16 units. */
export interface SourceFinding {
  id: string
  block: number | null
  span_start: number | null
  span_end: number | null
}

/** For each block the findings in it, by offsets into its text, in the order of the text. */
export function marksOf(blocks: readonly Block[], findings: readonly SourceFinding[]): MarkedSpan[][] {
  const marks: MarkedSpan[][] = blocks.map(() => [])
  for (const { id, block, span_start: from, span_end: to } of findings) {
    if (block === null || from === null || to === null || !blocks[block]) continue
    const text = blocks[block].text
    const start = Math.min(textOffset(blocks[block], from), text.length)
    const end = Math.min(Math.max(textOffset(blocks[block], to), start), text.length)
    if (end > start) marks[block]!.push({ violation_id: id, start, end })
  }
  for (const list of marks) list.sort((a, b) => a.start - b.start || b.end - a.end)
  return marks
}

/** The offset in a block's text of an offset in the source; inside markup or an entity it is where the text goes on. */
function textOffset({ map, text }: Pick<Block, 'map' | 'text'>, source: number): number {
  let low = 0
  let high = map.length >>> 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (map[middle * 2 + 1]! <= source) low = middle + 1
    else high = middle
  }
  if (low === 0) return 0
  const run = (low - 1) * 2
  const next = map[run + 2] ?? text.length
  return Math.min(map[run]! + source - map[run + 1]!, Math.max(next, map[run]!))
}

const CUT = 160

/** What stands around a text in its sentence, cut so that the text itself stays visible in one or two lines. */
export function surroundings(
  sentence: string | null,
  text: string | null,
  start = sentence && text ? sentence.indexOf(text) : -1,
): { before: string; after: string } {
  if (!sentence || !text || start < 0) return { before: '', after: '' }
  const before = sentence.slice(0, start)
  const after = sentence.slice(start + text.length)
  return {
    before: before.length > CUT ? `…${before.slice(-CUT).replace(/^[\uDC00-\uDFFF]/, '')}` : before,
    after: after.length > CUT ? `${after.slice(0, CUT).replace(/[\uD800-\uDBFF]$/, '')}…` : after,
  }
}
