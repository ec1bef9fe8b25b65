const COVERED = 'is-moving'

/**
 * Covers the rows while they scroll, so that rows passing under the pointer get no hover events, which would cost work in every
 * frame. A click is meant for the row below, though: the cover is removed while a button is held, and the click, which the browser
 * dispatches to the element that was pressed first, is forwarded.
 */
export class RowCover {
  #space: HTMLElement
  #row: Element | null = null
  #held = false
  #listening = new AbortController()

  constructor(space: HTMLElement) {
    this.#space = space
    const { signal } = this.#listening
    space.addEventListener('pointerdown', (event) => this.#press(event), { signal })
    space.addEventListener('click', (event) => this.#passOn(event), { signal })
    space.addEventListener('auxclick', (event) => this.#passOn(event), { signal })
    for (const ended of ['pointerup', 'pointercancel'] as const) addEventListener(ended, () => (this.#held = false), { signal })
  }

  lay(): void {
    if (!this.#held) this.#space.classList.add(COVERED)
  }

  lift(): void {
    this.#space.classList.remove(COVERED)
  }

  remove(): void {
    this.lift()
    this.#listening.abort()
  }

  #press({ target, clientX, clientY }: PointerEvent): void {
    this.#held = true
    this.lift()
    this.#row = target === this.#space ? rowOf(document.elementFromPoint(clientX, clientY)) : null
  }

  #passOn(event: MouseEvent): void {
    const { target, clientX, clientY, button } = event
    if (target !== this.#space || !this.#row) return
    this.lift()
    const below = document.elementFromPoint(clientX, clientY)
    // Pressed on one row and released on another: not a click on either.
    if (!below || rowOf(below) !== this.#row) return
    below.closest<HTMLElement>('a, input')?.focus({ preventScroll: true })
    // Browsers follow a synthetic click only of the main button; with these modifier keys it opens a tab, as the middle button does.
    const asMiddle = button === 1 && { button: 0, ctrlKey: true, metaKey: true }
    if (button <= 1) below.dispatchEvent(new MouseEvent('click', { ...initOf(event), ...asMiddle }))
  }
}

const rowOf = (element: Element | null): Element | null => element?.closest('.row') ?? null

const initOf = ({ clientX, clientY, ctrlKey, metaKey, shiftKey, altKey, detail }: MouseEvent): MouseEventInit => {
  const travels = { bubbles: true, cancelable: true, composed: true, view: globalThis.window }
  return { ...travels, clientX, clientY, ctrlKey, metaKey, shiftKey, altKey, detail }
}
