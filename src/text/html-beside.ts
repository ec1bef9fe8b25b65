import type { BlockText } from './block-text.ts'
import { textEntity } from './html-attribute.ts'
import type { OpenElement } from './html-tree.ts'
import type { Reason } from './ledger.ts'
import { UnreadableDocument } from './document.ts'
import { MappedText, type Mapped } from './mapped-text.ts'
import { isNotText } from './values.ts'

/** A text that stands beside the page as it is shown: what other sites, search engines or scripts make of it. */
export interface BesideText {
  block: BlockText
  scope: string
  element: OpenElement
  /** Its length in the source, and how that was counted so far. */
  characters: number
  counted: Reason | 'checked'
}

/** Texts of `<meta>`: what search engines show of a page, and what other sites show where somebody shares it (Open Graph). */
const META_SCOPES = new Map([
  ['description', 'meta.description'],
  ['abstract', 'meta.description'],
  ['dc.description', 'meta.description'],
  ['dcterms.description', 'meta.description'],
  ['og:description', 'meta.preview.description'],
  ['twitter:description', 'meta.preview.description'],
  ['title', 'meta.preview.title'],
  ['og:title', 'meta.preview.title'],
  ['twitter:title', 'meta.preview.title'],
  ['og:site_name', 'meta.preview.title'],
  ['og:image:alt', 'meta.preview.alt'],
  ['twitter:image:alt', 'meta.preview.alt'],
])

/** Properties of schema.org whose values are written for people. */
const STRUCTURED_TEXTS = new Set(
  (
    'name alternateName headline alternativeHeadline description disambiguatingDescription abstract slogan text articleBody reviewBody ' +
    'reviewAspect positiveNotes negativeNotes caption transcript award'
  ).split(' '),
)

export const metaScope = (name: string): string | undefined => META_SCOPES.get(name.trim().toLowerCase())

export const structuredScope = (property: string): string | undefined =>
  STRUCTURED_TEXTS.has(property) ? `meta.structured.${property}` : undefined

export const isStructuredData = (type: string | undefined): boolean => /^\s*application\/ld\+json\s*(?:;|$)/i.test(type ?? '')

/** Characters of one script element with structured data: an empty object of three characters costs fifty bytes of memory. */
const MOST_STRUCTURED = 4_000_000

/** A string of JSON, and the colon behind it where it is a key. */
const STRING = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?/g
const ESCAPE = /\\(?:u[\da-f]{4}|.)/gi

/** The texts for people in the JSON-LD that a script element holds between two places; null where it is no JSON. */
export function structuredTexts(source: string, start: number, end: number): { block: BlockText; scope: string }[] | null {
  if (end - start > MOST_STRUCTURED)
    throw new UnreadableDocument('This document holds more than 4 MB of structured data in one script element, which is more than is read.')
  const json = source.slice(start, end)
  if (!isJson(json)) return null
  const texts: { block: BlockText; scope: string }[] = []
  let scope: string | undefined
  let isValue = false
  for (const { 0: string, 1: value = '', 2: colon, index } of json.matchAll(STRING)) {
    if (colon !== undefined) {
      // what begins with an at sign is no property: it says the language or the kind of one, or gives its value
      const isKeyword = string[1] === '@'
      isValue = !isKeyword || value === '@value'
      if (!isKeyword) scope = structuredScope(value)
      continue
    }
    if (scope === undefined || !isValue || isNotText(value)) continue
    const block = withoutMarkup(source, unescaped(source, start + index + 1, value))
    if (block.text.trim() !== '') texts.push({ block, scope })
  }
  return texts
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function unescaped(source: string, start: number, value: string): Mapped {
  if (!value.includes('\\')) return { text: value, map: [0, start] }
  const block = new MappedText(source)
  let at = 0
  for (const { 0: escape, index } of value.matchAll(ESCAPE)) {
    block.copy(start + at, start + index)
    at = index + escape.length
    block.decode(JSON.parse(`"${escape}"`) as string, start + index, start + at)
  }
  block.copy(start + at, start + value.length)
  return block
}

const MARKUP = /<\/?[a-z][^<>]*>|&(?=#?\w{2,31};)/gi

/** Shops put the HTML of their descriptions into structured data: tags are blanks there, and entities characters. */
function withoutMarkup(source: string, from: Mapped): MappedText {
  const block = new MappedText(source)
  if (!from.text.includes('<') && !from.text.includes('&')) return Object.assign(block, { text: from.text, map: from.map })
  let at = 0
  let tag: [start: number, end: number] | null = null
  const blank = () => {
    if (tag !== null && !block.isEmpty && !/\s/.test(block.last)) block.takeAs(' ', from, ...tag)
    tag = null
  }
  const plain = (end: number) => {
    if (end > at) blank()
    block.take(from, at, end)
  }
  for (const match of from.text.matchAll(MARKUP)) {
    if (match.index < at) continue
    const entity = match[0] === '&' ? textEntity(from.text, match.index) : null
    if (match[0] === '&' && entity === null) continue
    plain(match.index)
    at = match.index + (entity?.length ?? match[0].length)
    if (entity === null) tag = [match.index, at]
    else {
      blank()
      block.takeAs(entity.text, from, match.index, at)
    }
  }
  plain(from.text.length)
  return block
}

/** A text this long that stands in another one is no word that the other happens to hold. */
const LONG = 40
/** A text this long may be several paragraphs of the page in one. */
const SEVERAL = 300
const CUT_OFF = /(?:…|\.\.\.)\s*$/

/** Knows what a page shows, so that the same text is not read a second time beside it. */
export class ShownTexts {
  readonly #texts: string[]
  #together: string | undefined

  constructor(blocks: readonly { text: string }[]) {
    this.#texts = blocks.map(({ text }) => text)
  }

  /** What of a text is not read already; from now on it is. A text that was cut off is known by what is left of it. */
  unread(source: string, block: BlockText): BlockText[] {
    const { text } = block
    if (this.#texts.includes(text)) return []
    const start = text.replace(CUT_OFF, '').trimEnd()
    if (start.length >= LONG && this.#texts.some((shown) => shown.length >= start.length && shown.includes(start))) return []
    const unread = start.length < SEVERAL ? [block] : this.#unreadParts(source, block)
    for (const part of unread) this.#texts.push(part.text)
    return unread
  }

  /** A long text without the sentences that the page shows, in as few parts as they leave. */
  #unreadParts(source: string, block: BlockText): BlockText[] {
    this.#together ??= this.#texts.map(squeezed).join('')
    const parts: MappedText[] = []
    let end = -1
    for (const { 0: sentence, index } of block.text.matchAll(SENTENCE)) {
      const letters = squeezed(sentence)
      if (letters === '' || (letters.length >= SHORTEST && this.#together.includes(letters))) continue
      if (index !== end) parts.push(new MappedText(source))
      parts.at(-1)!.take(block, index, index + sentence.length)
      end = index + sentence.length
    }
    return parts
  }
}

/** Up to a mark that ends sentences, whatever it ends: what is compared is only whether the page has these letters. */
const SENTENCE = /[^.!?\n]+[.!?\n]*|[.!?\n]+/g
/** A few letters stand in any page. */
const SHORTEST = 12

const squeezed = (text: string) => text.replaceAll(/\s+/g, '')
