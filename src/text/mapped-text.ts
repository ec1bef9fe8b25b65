import { BlockText } from './block-text.ts'
import { sourceSpan } from './position.ts'

/** Text that knows where each of its characters stands in a source. */
export type Mapped = Pick<BlockText, 'text' | 'map'>

/** Text made of other mapped text: what is taken, decoded or left out of that keeps its places in the source. */
export class MappedText extends BlockText {
  /** Appends a range of mapped text as it stands. */
  take(from: Mapped, start: number, end: number): void {
    for (let at = start; at < end; ) {
      const run = runAt(from.map, at)
      const next = from.map[run + 2] ?? Number.POSITIVE_INFINITY
      const stop = Math.min(end, next > at ? next : end)
      this.#append(from.text.slice(at, stop), from, at, stop)
      at = stop
    }
  }

  /** Appends text that a range of mapped text stands for. */
  takeAs(text: string, from: Mapped, start: number, end: number): void {
    this.#append(text, from, start, end)
  }

  #append(text: string, from: Mapped, start: number, end: number): void {
    const span = sourceSpan({ map: from.map, start: from.map[1] ?? 0 }, start, end)
    this.decode(text, span.start, span.end)
  }
}

/** Index of the last pair whose text offset is not above `offset`. */
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
