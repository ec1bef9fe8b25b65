import { RowCover } from './row-cover.ts'

/** Browsers limit elements to some 33 million pixels; longer lists are scaled to this height. */
const MAX_HEIGHT = 8_000_000
const OVERSCAN = 6
/** Rows beyond the viewport are rendered this many per frame: none of them is urgent, and no frame has much to do. */
const PER_FRAME = 2
/** The height of a row in rem: --row of the tokens. */
const ROW_REM = 4.75
/** A scroll by more viewports than this was the scroll bar, not the wheel. */
const JUMP_VIEWPORTS = 3
const SETTLED_AFTER = 120

interface Range {
  start: number
  end: number
  /** Subtracted from an index for the row's key: after a jump existing row elements are reused. */
  base: number
}

/**
 * Virtual list: which of many rows of one height are visible. The scroller is an element, or the page on narrow screens. On a list
 * too long for the browser the wheel still moves row by row; the scroll bar moves in proportion.
 */
export class RowWindow {
  #scroller: HTMLElement | null = null
  #space: HTMLElement | null = null
  #list: HTMLElement | null = null
  #wholePage = false
  #count = 0
  #view = 0
  #height = 0
  /** Scroll offset in the list's own pixels, and the scrollTop of the scroller. */
  #top = 0
  #at = 0
  #movedByUs = false
  #range: Range = { start: 0, end: 0, base: 0 }
  #settling: ReturnType<typeof setTimeout> | undefined
  #cover: RowCover | null = null
  #growing = 0
  #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  range = (): Range => this.#range

  /** `space` gets the height of the whole list, `list` holds the rendered rows. Returns a function that detaches. */
  attach(scroller: HTMLElement, space: HTMLElement, list: HTMLElement, wholePage: boolean): () => void {
    this.#scroller = scroller
    this.#space = space
    this.#list = list
    this.#wholePage = wholePage
    // Where the page itself scrolls, on small screens, input is by touch and there is no hover.
    this.#cover = wholePage ? null : new RowCover(space)
    const target: EventTarget = wholePage ? document : scroller
    const scrolled = () => this.#scrolled()
    const resized = () => this.#measure()
    target.addEventListener('scroll', scrolled, { passive: true })
    addEventListener('resize', resized)
    const observer = new ResizeObserver(resized)
    observer.observe(scroller)
    this.#measure()
    return () => {
      clearTimeout(this.#settling)
      cancelAnimationFrame(this.#growing)
      target.removeEventListener('scroll', scrolled)
      removeEventListener('resize', resized)
      observer.disconnect()
      this.#cover?.remove()
      this.#cover = null
      this.#scroller = this.#space = this.#list = null
    }
  }

  setCount(count: number): void {
    this.#count = count
    this.#measure()
  }

  /** Scrolls a row into view, by the shortest distance. */
  show(index: number): void {
    const view = this.#view
    const [top, bottom] = [index * this.#height, (index + 1) * this.#height]
    if (top >= this.#top && bottom <= this.#top + view) return
    this.#top = top < this.#top ? top : bottom - view
    this.#settle()
  }

  /** Keeps the viewport while row indices change. */
  shift(by: number): void {
    this.#top += by * this.#height
    this.#settle()
  }

  /** The scroll position, read only after a scroll event: at other times reading it would force a layout. */
  #look(): number {
    if (!this.#scroller || !this.#space) return 0
    return this.#wholePage ? Math.max(0, -this.#space.getBoundingClientRect().top) : this.#scroller.scrollTop
  }

  get #length(): number {
    return this.#count * this.#height
  }

  #measure(): void {
    this.#height = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * ROW_REM
    this.#view = this.#wholePage ? innerHeight : (this.#scroller?.clientHeight ?? 0)
    if (this.#space) this.#space.style.height = `${Math.min(MAX_HEIGHT, this.#length)}px`
    this.#paint()
  }

  #scrolled(): void {
    const [at, view] = [this.#look(), this.#view]
    if (this.#movedByUs) this.#movedByUs = false
    else if (this.#length <= MAX_HEIGHT) this.#top = at
    else if (Math.abs(at - this.#at) < view * JUMP_VIEWPORTS && at > 0 && at < MAX_HEIGHT - view - 1) this.#top += at - this.#at
    else this.#top = (at / (MAX_HEIGHT - view)) * (this.#length - view)
    this.#at = at
    this.#cover?.lay()
    this.#paint()
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.#settle(), SETTLED_AFTER)
  }

  /** Sets the scroll bar to the list's position: after moving row by row, or to a row. */
  #settle(): void {
    const view = this.#view
    this.#cover?.lift()
    this.#top = Math.max(0, Math.min(this.#top, this.#length - view))
    const at = this.#length <= MAX_HEIGHT ? this.#top : (this.#top / Math.max(1, this.#length - view)) * (MAX_HEIGHT - view)
    if (Math.abs(at - this.#at) >= 1) {
      this.#movedByUs = true
      this.#scrollTo(at)
      this.#at = this.#look()
    }
    this.#paint()
  }

  #scrollTo(at: number): void {
    if (this.#wholePage && this.#space)
      globalThis.scrollTo({ top: at + this.#space.getBoundingClientRect().top + scrollY, behavior: 'instant' })
    else this.#scroller?.scrollTo({ top: at, behavior: 'instant' })
  }

  #paint(): void {
    const view = this.#view
    this.#top = Math.max(0, Math.min(this.#top, Math.max(0, this.#length - view)))
    const { start: was, end: wasEnd, base } = this.#range
    const [first, last] = [Math.floor(this.#top / this.#height), Math.ceil((this.#top + view) / this.#height)]
    const [from, to] = [Math.max(0, first - OVERSCAN), Math.min(this.#count, last + OVERSCAN)]
    const jumped = from >= wasEnd || to <= was
    const start = jumped ? from : Math.max(from, Math.min(first, was - PER_FRAME))
    const end = jumped ? to : Math.min(to, Math.max(last, wasEnd + PER_FRAME))
    cancelAnimationFrame(this.#growing)
    // In the next frame: a request made at the beginning of a frame would run within the same one.
    if (start > from || end < to) this.#growing = requestAnimationFrame(() => (this.#growing = requestAnimationFrame(() => this.#paint())))
    if (this.#list) this.#list.style.transform = `translateY(${Math.round(this.#at + start * this.#height - this.#top)}px)`
    if (start === was && end === wasEnd) return
    if (this.#list) this.#list.style.height = `${(end - start) * this.#height}px`
    this.#range = { start, end, base: jumped ? base + start - was : base }
    this.#listeners.forEach((listener) => listener())
  }
}
