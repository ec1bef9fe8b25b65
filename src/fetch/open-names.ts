import { kindOf } from '../text/html-elements.ts'

/** Elements whose text is none of the page's. */
const UNREAD = new Set(['script', 'style', 'template', 'svg', 'math', 'iframe', 'object', 'select'])
const FOREIGN = new Set(['svg', 'math'])
/** A field of a form ends a list of choices that was not closed. */
const ENDS_SELECT = new Set(['input', 'select', 'button', 'textarea', 'datalist'])

/** Which elements of a page are open. Every tag costs the same, however deeply a page is nested and whatever it closes. */
export class OpenNames {
  readonly #names: string[] = []
  readonly #counts = new Map<string, number>()
  #unread = 0
  #foreign = 0
  onClose: (name: string) => void = () => undefined

  isUnread(): boolean {
    return this.#unread > 0
  }

  isForeign(): boolean {
    return this.#foreign > 0
  }

  open(name: string): void {
    if (ENDS_SELECT.has(name)) this.close('select')
    if (kindOf(name).isVoid) return
    this.#names.push(name)
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
    if (UNREAD.has(name)) this.#unread += 1
    if (FOREIGN.has(name)) this.#foreign += 1
  }

  /** Closes the innermost element of this name with all that is open in it; a name that is not open closes nothing. */
  close(name: string): void {
    if (!this.#counts.get(name)) return
    for (;;) {
      const closed = this.#names.pop()!
      this.#counts.set(closed, this.#counts.get(closed)! - 1)
      if (UNREAD.has(closed)) this.#unread -= 1
      if (FOREIGN.has(closed)) this.#foreign -= 1
      this.onClose(closed)
      if (closed === name) return
    }
  }
}
