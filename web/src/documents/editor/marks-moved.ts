import type { Mappable, Mapping } from '@tiptap/pm/transform'
import type { Placed } from './marks.ts'

/** Findings after a change of the text. Those before it stay the same objects, those after it are shifted, the rest is mapped. */
export function movedAll(placed: Placed[], mapping: Mapping): Placed[] {
  if (mapping.maps.length === 0) return placed
  if (mapping.maps.length > 1) return placed.flatMap((each) => moved(each, mapping))
  let [start, end, by] = [Infinity, -Infinity, 0]
  mapping.maps[0]!.forEach((oldStart, oldEnd, newStart, newEnd) => {
    start = Math.min(start, oldStart)
    end = Math.max(end, oldEnd)
    by += newEnd - newStart - (oldEnd - oldStart)
  })
  if (end < start) return placed
  const result: Placed[] = []
  for (const each of placed) {
    if (isWithin(each, -Infinity, start - 1)) result.push(each)
    else if (isWithin(each, end + 1, Infinity)) result.push(by === 0 ? each : shifted(each, by))
    else result.push(...moved(each, mapping))
  }
  return result
}

const isWithin = ({ from, to, edits }: Placed, start: number, end: number): boolean =>
  start <= from && to <= end && edits.every((edit) => start <= edit.from && edit.to <= end)

const shifted = (each: Placed, by: number): Placed => ({
  ...each,
  from: each.from + by,
  to: each.to + by,
  edits: each.edits.length === 0 ? each.edits : each.edits.map((edit) => ({ ...edit, from: edit.from + by, to: edit.to + by })),
})

function moved(each: Placed, mapping: Mappable): Placed[] {
  const from = mapping.mapResult(each.from, 1)
  const to = mapping.mapResult(each.to, -1)
  if (to.pos <= from.pos) return []
  const touched = from.deletedAcross || to.deletedAcross || to.pos - from.pos !== each.to - each.from
  return [
    {
      ...each,
      from: from.pos,
      to: to.pos,
      pending: each.pending || touched,
      edits: each.edits.map((edit) => ({
        ...edit,
        from: mapping.map(edit.from, 1),
        to: mapping.map(edit.to, edit.to === edit.from ? 1 : -1),
      })),
    },
  ]
}
