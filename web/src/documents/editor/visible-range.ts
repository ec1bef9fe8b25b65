import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** A list up to this long is drawn as a whole. */
const SHORT = 60
/** Entries drawn beyond each end of the visible part. */
const BEYOND = 8
/** Height of an entry nobody has seen yet, and the gap between two, in pixels. */
const GUESS = 190
const GAP = 12

interface Range {
  start: number
  end: number
}

/**
 * Which entries of a long list with entries of different heights are drawn, and how much space stands for the others. Entries are
 * elements with `data-note`; whatever scrolls, the page or a column, is followed.
 */
export function useVisibleRange(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [heights] = useState(() => new Map<string, number>())
  const [range, setRange] = useState<Range>({ start: 0, end: 2 * BEYOND })
  const current = useRef(ids)
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    current.current = ids
  })
  const isLong = ids.length > SHORT
  const heightOf = (id: string) => (heights.get(id) ?? GUESS) + GAP
  const sum = (some: readonly string[]) => some.reduce((total, id) => total + heightOf(id), 0)

  const look = useCallback(() => {
    const element = list.current
    if (!element) return
    const top = -element.getBoundingClientRect().top
    const bottom = top + innerHeight
    let [at, start, end] = [0, -1, 0]
    for (const [index, id] of current.current.entries()) {
      const height = (heights.get(id) ?? GUESS) + GAP
      if (start === -1 && at + height >= top) start = index
      if (at <= bottom) end = index + 1
      at += height
    }
    const next = { start: Math.max(0, (start === -1 ? current.current.length : start) - BEYOND), end: end + BEYOND }
    setRange((before) => (before.start === next.start && before.end === next.end ? before : next))
  }, [list, heights])

  useEffect(() => {
    if (!isLong) return
    let asked = 0
    const soon = () => {
      asked ||= requestAnimationFrame(() => {
        asked = 0
        look()
      })
    }
    soon()
    // Captured: scrolling of a column does not bubble.
    document.addEventListener('scroll', soon, { capture: true, passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(asked)
      document.removeEventListener('scroll', soon, { capture: true })
      removeEventListener('resize', soon)
    }
  }, [isLong, look])

  // What was drawn is measured, so that the space for it is right when it is no longer drawn.
  const { start, end } = isLong
    ? { start: Math.min(range.start, ids.length), end: Math.min(range.end, ids.length) }
    : { start: 0, end: ids.length }
  useLayoutEffect(() => {
    if (!isLong || !list.current) return
    for (const element of list.current.querySelectorAll<HTMLElement>('[data-note]'))
      heights.set(element.dataset.note!, element.offsetHeight)
    if (wanted.current === undefined) return
    list.current.querySelector(`[data-note="${CSS.escape(wanted.current)}"]`)?.scrollIntoView({ block: 'nearest' })
    wanted.current = undefined
  }, [isLong, list, heights, start, end])

  const reveal = useCallback(
    (index: number) => {
      const id = current.current[index]!
      const drawn = list.current?.querySelector(`[data-note="${CSS.escape(id)}"]`)
      if (drawn) return drawn.scrollIntoView({ block: 'nearest' })
      wanted.current = id
      setRange({ start: Math.max(0, index - BEYOND), end: index + BEYOND })
    },
    [list],
  )
  return { start, end, before: isLong ? sum(ids.slice(0, start)) : 0, after: isLong ? sum(ids.slice(end)) : 0, reveal }
}
