import type { DraftBlock } from './draft.ts'
import { MappedText } from './mapped-text.ts'
import { sourceSpan } from './position.ts'

/** A stretch of a block's text, and what it reads as instead. */
export interface Rewrite {
  start: number
  end: number
  text: string
}

/** Puts other text in place of some of a block's, in order; every letter still knows where it stands in the source. */
export function rewrite(block: DraftBlock, source: string, rewrites: readonly Rewrite[]): void {
  if (rewrites.length === 0) return
  const made = new MappedText(source)
  let at = 0
  for (const { start, end, text } of rewrites) {
    made.take(block, at, start)
    if (text !== '') made.takeAs(text, block, start, end)
    at = end
  }
  made.take(block, at, block.text.length)
  const moved = (offset: number) => {
    let by = 0
    for (const { start, end, text } of rewrites) {
      if (end <= offset) by += text.length - (end - start)
      else if (start < offset) return start + by + Math.min(text.length, offset - start)
    }
    return offset + by
  }
  if (block.marks) {
    block.marks = block.marks
      .map((mark) => ({ ...mark, start: moved(mark.start), end: moved(mark.end) }))
      .filter((mark) => mark.end > mark.start)
  }
  block.text = made.text
  block.map = made.map
  Object.assign(block, sourceSpan({ map: made.map, start: made.start }, 0, made.text.length))
}
