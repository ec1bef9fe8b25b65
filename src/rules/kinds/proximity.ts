import type { Builder, Finder, Found } from './kind.ts'
import { oneOf, textsOf } from '../definition/values.ts'
import type { Page } from '../page/page.ts'
import { isBefore, isNear, withinOf, type Place } from './within.ts'

/** One thing near another, or without it. */
export function proximity(builder: Builder): Finder {
  const { part, language } = builder
  const { keys, at } = part
  const first = builder.patterns('first', textsOf(keys.first, [...at, 'first']))
  const second = builder.patterns('second', textsOf(keys.second, [...at, 'second']))
  const within = withinOf(keys.within, [...at, 'within'], 'block')
  const mode = oneOf(keys.mode, ['without', 'with'] as const, [...at, 'mode'], 'without')
  const order = oneOf(keys.order, ['any', 'after', 'before'] as const, [...at, 'order'], 'any')
  const scope = builder.scope(part.scope)

  const findOnPage = (page: Page): Found[] => {
    const starts: Place[] = []
    if (mode === 'with' && page.blocksFor(second.calls).length === 0) return []
    for (const block of page.blocksFor(first.calls)) {
      if (language !== null && block.language !== null && block.language !== language) continue
      for (const view of scope.within(block))
        for (const span of first.find(view)) starts.push({ view: block, start: view.base + span.start, end: view.base + span.end })
    }
    if (starts.length === 0) return []
    const others: Place[] = []
    for (const block of page.blocksFor(second.calls))
      for (const span of second.find(block)) others.push({ view: block, start: span.start, end: span.end })
    const found: Found[] = []
    for (const place of starts) {
      const partner = others.find((other) => inOrder(place, other, order) && isApart(place, other, mode) && isNear(within, place, other))
      if ((mode === 'with') !== (partner !== undefined)) continue
      const text = place.view.text.slice(place.start, place.end)
      const together =
        partner && partner.view.block === place.view.block
          ? { start: Math.min(place.start, partner.start), end: Math.max(place.end, partner.end) }
          : place
      const partnerText = partner ? partner.view.text.slice(partner.start, partner.end) : ''
      found.push({ view: place.view, start: together.start, end: together.end, fillers: [text, partnerText], replacement: null })
    }
    return found
  }
  return { findOnPage, triggers: [first], expressions: [first, second] }
}

const overlap = (one: Place, other: Place) => one.view.block === other.view.block && one.start < other.end && other.start < one.end

/** One thing is not two. But where the first is part of the second, "free" of "free trial", the second is there. */
function isApart(place: Place, other: Place, mode: 'with' | 'without'): boolean {
  if (!overlap(place, other)) return true
  return mode === 'without' && (other.start < place.start || other.end > place.end)
}

function inOrder(place: Place, other: Place, order: 'any' | 'after' | 'before'): boolean {
  if (order === 'any') return true
  return order === 'after' ? isBefore(place, other) : isBefore(other, place)
}
