import { BlockText } from './block-text.ts'
import { sourceSpan } from './position.ts'

/** Text that knows where each of its characters stands in a source. */
export type Mapped = Pick<BlockText, 'text' | 'map'>

/** Text made of other mapped text: what is taken, decoded or left out of that keeps its places in the source. */
export class MappedText extends BlockText {
  /** Appends a range of mapped text as it stands, or as it is shown letter for letter. */
  take(from: Mapped, start: number, end: number, shown = from.text.slice(start, end)): void {
    for (let at = start; at < end; ) {
      const run = runAt(from.map, at)
      const next = from.map[run + 2] ?? Number.POSITIVE_INFINITY
      const stop = Math.min(end, next > at ? next : end)
      this.#append(shown.slice(at - start, stop - start), from, at, stop)
      at = stop
    }
  }

  /** Appends text that a range of mapped text stands for. */
  takeAs(text: string, from: Mapped, start: number, end: number): void {
    this.#append(text, from, start, end)
  }

  /** Appends a text whose map leads into other mapped text, by way of that into the source. */
  takeThrough(inner: Mapped, outer: Mapped): void {
    const { text, map } = inner
    for (let run = 0; run < map.length; run += 2) {
      const [start, from] = [map[run]!, map[run + 1]!]
      const end = map[run + 2] ?? text.length
      if (end === start) continue
      const isDecoded = run + 4 < map.length && map[run + 2] === map[run + 4]
      if (isDecoded) this.takeAs(text.slice(start, end), outer, from, map[run + 3]!)
      else this.take(outer, from, from + end - start, text.slice(start, end))
    }
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
