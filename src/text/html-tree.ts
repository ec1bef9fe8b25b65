import { declaredLanguage, type LanguageKey } from '../languages.ts'
import type { Block } from './document.ts'
import type { Reason } from './ledger.ts'
import { FORMATTING, KEEPS_SCOPE_OVER_PARAGRAPH, kindOf, ROLE_REGIONS, type ElementKind } from './html-elements.ts'

/** An element that is open while the page is read, with what it hands down to the text inside it. */
export interface OpenElement {
  kind: ElementKind
  parent: OpenElement | null
  /** The nearest element that starts a run of text: itself, or the one around it. */
  block: OpenElement
  scope: string
  region: Block['region']
  /** undefined: not declared; null: declared, and not one of ours. */
  language: LanguageKey | null | undefined
  leftOut: Reason | null
  /** Inside a `<template>`, which shows only where a script copies it. */
  inTemplate: boolean
  keepsWhiteSpace: boolean
  foreign: boolean
  sectioned: boolean
  depth: number
  children: number
  /** Which child of its parent it is, from 1. */
  place: number
  /** Null until it is asked for: few elements hold a text of their own. */
  selector: string | null
  markStart: number
}

/**
 * Those of a tag, by name. An object with a method, as is the reader of closed elements: V8 optimises a call site that calls the same
 * function each time, and a closure for each page would be another one.
 */
export interface Attributes {
  attributeValue(name: string): string | undefined
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
  /** Called for each element that ends. */
  reader: { closed(element: OpenElement): void } | null = null
  top: OpenElement

  constructor() {
    const root: Partial<OpenElement> = {
      kind: kindOf(''),
      parent: null,
      scope: 'text',
      region: 'main',
      language: undefined,
      leftOut: null,
      inTemplate: false,
      keepsWhiteSpace: false,
      foreign: false,
      sectioned: false,
      depth: 0,
      children: 0,
      place: 1,
      selector: 'body',
      markStart: -1,
    }
    root.block = root as OpenElement
    this.top = root as OpenElement
    this.#stack.push(this.top)
  }

  /** Closes what the opening tag ends by itself. */
  endBefore({ ends, name }: ElementKind): void {
    while (ends?.has(this.top.kind.name)) this.#pop()
    if (name === 'tr' && this.top.kind.name === 'table') this.open(kindOf('tbody'), undefined)
  }

  open(kind: ElementKind, attributes: Attributes | undefined): OpenElement {
    const element = this.describe(kind, attributes)
    this.#stack.push(element)
    this.#open.set(kind.name, (this.#open.get(kind.name) ?? 0) + 1)
    this.top = element
    return element
  }

  /** An element that holds nothing and says nothing: it only counts as a child. */
  pass(): void {
    this.top.children += 1
  }

  /** An element as it would stand in the innermost open one. */
  describe(kind: ElementKind, attributes: Attributes | undefined): OpenElement {
    const parent = this.top
    const { name, region } = kind
    parent.children += 1
    const element: OpenElement = {
      kind,
      parent,
      block: parent.block,
      scope: scopeOf(kind, parent),
      region: parent.region,
      language: parent.language,
      leftOut: parent.leftOut ?? kind.neverShown,
      inTemplate: parent.inTemplate || name === 'template',
      keepsWhiteSpace: parent.keepsWhiteSpace || kind.keepsWhiteSpace,
      foreign: (parent.foreign && name !== 'foreignobject') || kind.startsForeign,
      sectioned: parent.sectioned || kind.isSectioning,
      depth: parent.depth + 1,
      children: 0,
      place: parent.children,
      selector: null,
      markStart: -1,
    }
    if (kind.breaksText) element.block = element
    if (region !== undefined && !((name === 'header' || name === 'footer') && parent.sectioned)) element.region = region
    if (attributes) this.#steer(element, attributes)
    else if (name === 'dialog') element.leftOut ??= 'closed dialog'
    return element
  }

  close(kind: ElementKind): boolean {
    const { name } = kind
    if (!this.#open.get(name)) return false
    const stack = this.#stack
    let at = stack.length - 1
    const limit = Math.max(1, at - DEPTH_LIMIT)
    let blocked = false
    while (at >= limit && stack[at]!.kind.name !== name) {
      const between = stack[at]!.kind
      if (between.holdsClosingTags && !kind.holdsClosingTags && !(name === 'tr' || name === 'tbody')) return false
      if (!kind.breaksText && between.breaksText) blocked = true
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
    const { name } = element.kind
    this.#open.set(name, this.#open.get(name)! - 1)
    this.reader?.closed(element)
  }

  #steer(element: OpenElement, attributes: Attributes): void {
    const language = attributes.attributeValue('lang') ?? attributes.attributeValue('xml:lang')
    if (language !== undefined) element.language = declaredLanguage(language)
    const role = attributes.attributeValue('role')
    if (role !== undefined) element.region = ROLE_REGIONS.get(role.trim().toLowerCase()) ?? element.region
    const id = attributes.attributeValue('id')
    if (id !== undefined && !this.#ids.has(id)) {
      this.#ids.add(id)
      if (PLAIN_ID.test(id)) element.selector = `#${id}`
    }
    // a browser shows the template of a shadow root at once
    if (attributes.attributeValue('shadowrootmode') !== undefined) element.inTemplate = element.parent?.inTemplate ?? false
    if (element.leftOut !== null) return
    if (attributes.attributeValue('hidden') !== undefined) element.leftOut = 'hidden'
    else if (element.kind.name === 'dialog' && attributes.attributeValue('open') === undefined) element.leftOut = 'closed dialog'
    else {
      const style = attributes.attributeValue('style')
      if (style !== undefined && HIDING_STYLE.test(style)) element.leftOut = 'hidden'
    }
  }
}

function scopeOf({ name, scope }: ElementKind, parent: OpenElement): string {
  if (parent.foreign && name === 'title') return 'alt'
  if (scope === undefined) return parent.scope
  return name === 'p' && KEEPS_SCOPE_OVER_PARAGRAPH.has(parent.scope) ? parent.scope : scope
}

/** A CSS selector of an element; empty where it stands too deep for one. */
export function selectorOf(element: OpenElement): string {
  if (element.selector !== null) return element.selector
  // what stands in a template is no part of the page that selectors look through
  if (element.parent?.inTemplate) return (element.selector = selectorOf(element.parent))
  const { kind, parent, depth, place } = element
  if (kind.name === 'html' || kind.name === 'head' || kind.name === 'body') element.selector = kind.name
  else {
    const around = depth > SELECTOR_DEPTH || parent === null ? '' : selectorOf(parent)
    element.selector = around === '' ? '' : `${around} > ${kind.name}:nth-child(${place})`
  }
  return element.selector
}
