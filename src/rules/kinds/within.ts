import { RuleFault } from '../definition/fault.ts'
import type { View } from '../page/view.ts'

/** How near is near: `200 characters`, `20 words`, `sentence`, `block`, `page`. */
export interface Within {
  unit: 'characters' | 'words' | 'sentence' | 'block' | 'page'
  count: number
}

export function withinOf(value: unknown, path: string[], otherwise: Within['unit']): Within {
  if (value === undefined || value === null) return { unit: otherwise, count: 0 }
  const match = /^(?:(\d+)(?: (characters|words))?|(sentence|block|page))$/.exec(String(value).trim())
  if (!match) throw new RuleFault('“within” must be a number of characters or words, sentence, block or page', path)
  if (match[3] !== undefined) return { unit: match[3] as Within['unit'], count: 0 }
  return { unit: (match[2] ?? 'characters') as Within['unit'], count: Number(match[1]) }
}

export interface Place {
  view: View
  start: number
  end: number
}

/** Whether two places of one page are near each other. Blocks that follow each other count as joined by one line break. */
export function isNear(within: Within, one: Place, other: Place): boolean {
  if (within.unit === 'page') return true
  if (within.unit === 'block') return one.view.block === other.view.block
  if (within.unit === 'sentence') {
    if (one.view.block !== other.view.block) return false
    const sentence = one.view.sentenceAt(one.start)
    return other.end > sentence.start && other.start < sentence.end
  }
  const [left, right] = isBefore(one, other) ? [one, other] : [other, one]
  return distance(left, right, within) <= within.count
}

export const isBefore = (one: Place, other: Place) =>
  one.view.block < other.view.block || (one.view.block === other.view.block && one.start <= other.start)

function distance(left: Place, right: Place, within: Within): number {
  const measure = (text: string) => (within.unit === 'words' ? (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) : text.length)
  if (left.view.block === right.view.block) return measure(left.view.text.slice(left.end, right.start))
  let total = measure(left.view.text.slice(left.end)) + measure(right.view.text.slice(0, right.start))
  for (let index = left.view.block + 1; index < right.view.block && total <= within.count; index++)
    total += measure(left.view.page.blocks[index]!.text) + 1
  return total + 1
}
