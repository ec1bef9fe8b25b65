import { languageKeyOf, type LanguageKey } from '../languages.ts'
import type { Block } from './document.ts'
import type { Reason } from './ledger.ts'
import {
  BREAKS_TEXT, FORMATTING, HOLDS_CLOSING_TAGS, KEEPS_SCOPE_OVER_PARAGRAPH, KEEPS_WHITE_SPACE, NEVER_SHOWN, OPENING_ENDS, REGIONS,
  ROLE_REGIONS, SCOPES, SECTIONING,
} from './html-elements.ts'

/** An element that is open while the page is read, with what it hands down to the text inside it. */
export interface OpenElement {
  name: string
  parent: OpenElement | null
  /** The nearest element that starts a run of text: itself, or the one around it. */
  block: OpenElement
  scope: string
  region: Block['region']
  /** undefined: not declared; null: declared, and not one of ours. */
  language: LanguageKey | null | undefined
  leftOut: Reason | null
  keepsWhiteSpace: boolean
  foreign: boolean
  sectioned: boolean
  depth: number
  children: number
  selector: string
  markStart: number
}

/** Browsers do not nest deeper than this either; beyond it a closing tag is matched no further and no selector is given. */
const DEPTH_LIMIT = 512
const SELECTOR_DEPTH = 48
const HIDING_STYLE = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i
const PLAIN_ID = /^[A-Za-z][\w-]*$/

/** The open elements of a page, innermost last. */
export class OpenElements {
  readonly #stack: OpenElement[] = []
  readonly #open = new Map<string, number>()
  readonly #ids = new Set<string>()
  readonly #onClose: (element: OpenElement) => void
  top: OpenElement

  constructor(onClose: (element: OpenElement) => void) {
    this.#onClose = onClose
    const root: Partial<OpenElement> = {
      name: '', parent: null, scope: 'text', region: 'main', language: undefined, leftOut: null, keepsWhiteSpace: false,
      foreign: false, sectioned: false, depth: 0, children: 0, selector: 'body', markStart: -1,
    }
    root.block = root as OpenElement
    this.top = root as OpenElement
    this.#stack.push(this.top)
  }

  /** Closes what the opening tag ends by itself. */
  endBefore(name: string): void {
    const ends = OPENING_ENDS.get(name)
    while (ends?.has(this.top.name)) this.#pop()
    if (name === 'tr' && this.top.name === 'table') this.open('tbody', undefined)
  }

  open(name: string, attribute: ((name: string) => string | undefined) | undefined): OpenElement {
    const element = this.describe(name, attribute)
    this.#stack.push(element)
    this.#open.set(name, (this.#open.get(name) ?? 0) + 1)
    this.top = element
    return element
  }

  /** An element as it would stand in the innermost open one. */
  describe(name: string, attribute: ((name: string) => string | undefined) | undefined): OpenElement {
    const parent = this.top
    parent.children += 1
    const element: OpenElement = {
      name, parent, block: parent, scope: scopeOf(name, parent), region: parent.region, language: parent.language,
      leftOut: parent.leftOut ?? NEVER_SHOWN.get(name) ?? null, keepsWhiteSpace: parent.keepsWhiteSpace || KEEPS_WHITE_SPACE.has(name),
      foreign: (parent.foreign && name !== 'foreignobject') || name === 'svg' || name === 'math',
      sectioned: parent.sectioned || SECTIONING.has(name), depth: parent.depth + 1, children: 0, selector: '', markStart: -1,
    }
    element.block = BREAKS_TEXT.has(name) ? element : parent.block
    const region = REGIONS.get(name)
    if (region && !((name === 'header' || name === 'footer') && parent.sectioned)) element.region = region
    element.selector = selectorOf(element, parent)
    if (attribute) this.#steer(element, attribute)
    else if (name === 'dialog') element.leftOut ??= 'closed dialog'
    return element
  }

  close(name: string): boolean {
    if (!this.#open.get(name)) return false
    const stack = this.#stack
    let at = stack.length - 1
    const limit = Math.max(1, at - DEPTH_LIMIT)
    const inline = !BREAKS_TEXT.has(name)
    let blocked = false
    while (at >= limit && stack[at]!.name !== name) {
      const between = stack[at]!.name
      if (HOLDS_CLOSING_TAGS.has(between) && !HOLDS_CLOSING_TAGS.has(name) && !(name === 'tr' || name === 'tbody')) return false
      if (inline && BREAKS_TEXT.has(between)) blocked = true
      at -= 1
    }
    if (at < limit) return false
    if (!blocked) {
      while (stack.length > at) this.#pop()
      return true
    }
    if (!FORMATTING.has(name)) return false
    const [taken] = stack.splice(at, 1)
    this.#forget(taken!)
    return true
  }

  closeAll(): void {
    while (this.#stack.length > 1) this.#pop()
  }

  #pop(): void {
    const element = this.#stack.pop()!
    this.top = this.#stack[this.#stack.length - 1]!
    this.#forget(element)
  }

  #forget(element: OpenElement): void {
    this.#open.set(element.name, this.#open.get(element.name)! - 1)
    this.#onClose(element)
  }

  #steer(element: OpenElement, attribute: (name: string) => string | undefined): void {
    const language = attribute('lang') ?? attribute('xml:lang')
    if (language !== undefined) element.language = language.trim() === '' ? undefined : languageKeyOf(language)
    const role = attribute('role')
    if (role !== undefined) element.region = ROLE_REGIONS.get(role.trim().toLowerCase()) ?? element.region
    const id = attribute('id')
    if (id !== undefined && !this.#ids.has(id)) {
      this.#ids.add(id)
      if (PLAIN_ID.test(id)) element.selector = `#${id}`
    }
    if (element.leftOut !== null) return
    if (attribute('hidden') !== undefined) element.leftOut = 'hidden'
    else if (element.name === 'dialog' && attribute('open') === undefined) element.leftOut = 'closed dialog'
    else if (HIDING_STYLE.test(attribute('style') ?? '')) element.leftOut = 'hidden'
  }
}

function scopeOf(name: string, parent: OpenElement): string {
  if (parent.foreign && name === 'title') return 'alt'
  const own = SCOPES.get(name)
  if (own === undefined) return parent.scope
  return name === 'p' && KEEPS_SCOPE_OVER_PARAGRAPH.has(parent.scope) ? parent.scope : own
}

function selectorOf(element: OpenElement, parent: OpenElement): string {
  const { name } = element
  if (name === 'html' || name === 'head' || name === 'body') return name
  if (parent.selector === '' || element.depth > SELECTOR_DEPTH) return ''
  return `${parent.selector} > ${name}:nth-child(${parent.children})`
}
