import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Browsers cut elements at some 33 million pixels; longer lists are shown on this length, and rows moved along it. */
const LONGEST = 8_000_000
const OVERSCAN = 6
/** One rem in pixels times the height of a row in rem (--row). */
const ROW_REM = 4.75
/** A jump of the scroll bar, against a turn of the wheel. */
const JUMP = 3

export interface VirtualRows {
  /** The element whose height stands for the whole list. */
  space: RefObject<HTMLDivElement | null>
  /** The element that holds the rows from `start` to `end`. */
  window: RefObject<HTMLOListElement | null>
  start: number
  end: number
  /** Brings a row into view, by the shortest way. */
  show(index: number): void
  /** Keeps the view where it is while rows get other numbers. */
  shift(by: number): void
}

export const rowHeight = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * ROW_REM

/**
 * Which of many rows of one height are before the eye. The scroller is the element given, or the page where that does
 * not scroll by itself. On a list too long for the browser the wheel still moves row by row; the scroll bar moves in proportion.
 */
export function useVirtualRows(count: number, scroller: RefObject<HTMLElement | null>, wholePage: boolean, onRange: (from: number, to: number) => void): VirtualRows {
  const space = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLOListElement>(null)
  const [range, setRange] = useState({ start: 0, end: 0 })
  /** `top`: how far the list is scrolled, in its own pixels; `at`: what the scroller says. */
  const place = useRef({ top: 0, at: 0, height: rowHeight(), moved: false })

  const measure = useCallback(() => {
    const element = scroller.current
    if (!element || !space.current) return { at: 0, view: 0 }
    if (!wholePage) return { at: element.scrollTop, view: element.clientHeight }
    return { at: Math.max(0, -space.current.getBoundingClientRect().top), view: innerHeight }
  }, [scroller, wholePage])

  const scrollTo = useCallback((at: number) => {
    const element = scroller.current
    if (!element || !space.current) return
    if (wholePage) globalThis.scrollTo({ top: at + space.current.getBoundingClientRect().top + scrollY, behavior: 'instant' })
    else element.scrollTop = at
  }, [scroller, wholePage])

  const paint = useCallback(() => {
    const { view } = measure()
    const state = place.current
    const length = count * state.height
    state.top = Math.max(0, Math.min(state.top, Math.max(0, length - view)))
    const start = Math.max(0, Math.floor(state.top / state.height) - OVERSCAN)
    const end = Math.min(count, Math.ceil((state.top + view) / state.height) + OVERSCAN)
    if (rows.current) rows.current.style.transform = `translateY(${Math.round(state.at + start * state.height - state.top)}px)`
    setRange((before) => (before.start === start && before.end === end ? before : { start, end }))
    onRange(Math.max(0, start), end)
  }, [count, measure, onRange])

  const onScroll = useCallback(() => {
    const { at, view } = measure()
    const state = place.current
    const length = count * state.height
    if (state.moved) state.moved = false
    else if (length <= LONGEST) state.top = at
    else if (Math.abs(at - state.at) < view * JUMP && at > 0 && at < LONGEST - view - 1) state.top += at - state.at
    else state.top = (at / (LONGEST - view)) * (length - view)
    state.at = at
    paint()
  }, [count, measure, paint])

  /** Puts the scroll bar where the list is: after moving row by row, or to a row. */
  const settle = useCallback(() => {
    const { view } = measure()
    const state = place.current
    const length = count * state.height
    const at = length <= LONGEST ? state.top : (state.top / Math.max(1, length - view)) * (LONGEST - view)
    if (Math.abs(at - state.at) < 1) return paint()
    state.moved = true
    scrollTo(at)
    state.at = measure().at
    paint()
  }, [count, measure, paint, scrollTo])

  const show = useCallback((index: number) => {
    const { view } = measure()
    const state = place.current
    const [top, bottom] = [index * state.height, (index + 1) * state.height]
    if (top >= state.top && bottom <= state.top + view) return
    state.top = top < state.top ? top : bottom - view
    settle()
  }, [measure, settle])

  const shift = useCallback((by: number) => {
    place.current.top += by * place.current.height
    settle()
  }, [settle])

  useLayoutEffect(() => {
    place.current.height = rowHeight()
    if (space.current) space.current.style.height = `${Math.min(LONGEST, count * place.current.height)}px`
    paint()
  }, [count, paint])

  useEffect(() => {
    const target: EventTarget | null = wholePage ? document : scroller.current
    if (!target) return
    let idle: ReturnType<typeof setTimeout>
    const scrolled = () => {
      onScroll()
      clearTimeout(idle)
      if (count * place.current.height > LONGEST) idle = setTimeout(settle, 200)
    }
    const resized = () => {
      place.current.height = rowHeight()
      paint()
    }
    target.addEventListener('scroll', scrolled, { passive: true })
    addEventListener('resize', resized)
    const observer = new ResizeObserver(resized)
    if (scroller.current) observer.observe(scroller.current)
    return () => {
      clearTimeout(idle)
      target.removeEventListener('scroll', scrolled)
      removeEventListener('resize', resized)
      observer.disconnect()
    }
  }, [count, onScroll, paint, scroller, settle, wholePage])

  return { space, window: rows, ...range, show, shift }
}
