import { decodeHTML } from 'entities'
import { htmlAttribute } from '../text/html-attribute.ts'
import { nameAt } from '../text/html-names.ts'
import { takeTokens, type TokenTaker } from '../text/html-tokens.ts'
import { OpenNames } from './open-names.ts'

/** What fetching needs to know of a page, read in one pass. The text for checking is made elsewhere, with positions. */
export interface HtmlFacts {
  title: string
  headings: string[]
  /** Absolute http(s) addresses without fragment, each once, in the order of the page. */
  links: string[]
  /** Links past the most that are taken from one page. */
  linksLeftOut: number
  canonical: string | null
  /** The page asks robots not to follow its links. */
  nofollow: boolean
  refresh: string | null
  /** All of it, for measuring and comparing only: inner white space and, in long texts, entities stay as they were written. */
  text: string
  noscript: string
  passwordFields: number
  scripts: number
}

const NO_LINK = /^\s*(?:#|mailto:|tel:|javascript:|data:|sms:|about:|blob:)/i
/** The elements whose attributes are read, and the attributes. */
const READ_TAGS = new Set(['a', 'area', 'iframe', 'frame', 'base', 'link', 'meta', 'input'])
const READ_ATTRIBUTES = new Set(['href', 'src', 'name', 'content', 'http-equiv', 'rel', 'hreflang', 'type'])

/** A page with more links than this is a trap; how many were left out is said. */
export const MOST_LINKS = 20_000
const MOST_HEADINGS = 100
/** No address, title or instruction to robots is longer. What is longer is not read, so that no expression runs over megabytes. */
const LONGEST_VALUE = 8192

export function readHtml(html: string, pageUrl: string): HtmlFacts {
  const reader = new FactsReader(html)
  takeTokens(html, reader)
  return reader.finish(pageUrl)
}

type Attributes = Partial<Record<string, string>>

class FactsReader implements TokenTaker {
  readonly #source: string
  readonly #open = new OpenNames()
  readonly #hrefs = new Set<string>()
  readonly #text: string[] = []
  readonly #headings: string[] = []
  #title = ''
  #noscript = ''
  #nofollow = false
  #passwordFields = 0
  #scripts = 0
  #linksLeftOut = 0
  #base: string | null = null
  #canonical: string | null = null
  #refresh: string | null = null
  #into: 'title' | 'heading' | 'noscript' | null = null
  #tag = ''
  #attributes: Attributes = {}
  /** The text between two tags, as it stands in the source. */
  #run = { start: 0, end: 0 }

  constructor(source: string) {
    this.#source = source
    this.#open.onClose = (name) => {
      if (name === 'title' || name === 'h1' || name === 'noscript') this.#into = null
    }
  }

  isForeign(): boolean {
    return this.#open.isForeign()
  }

  text(start: number, end: number): void {
    if (this.#run.end !== start) this.#endRun()
    if (this.#run.end === this.#run.start) this.#run.start = start
    this.#run.end = end
  }

  // Entities are part of the text as it was written: only what is used is decoded, afterwards.
  entity(_text: string, start: number, end: number): void {
    this.text(start, end)
  }

  comment(): void {}

  cdata(start: number, end: number): void {
    if (this.isForeign()) this.text(start, end)
  }

  tag(name: string): void {
    this.#endRun()
    this.#tag = name
    this.#attributes = {}
  }

  attribute(nameStart: number, nameEnd: number, start: number, end: number): void {
    if (!READ_TAGS.has(this.#tag) || nameEnd - nameStart > 10 || end - start > LONGEST_VALUE) return
    const name = nameAt(this.#source, nameStart, nameEnd)
    if (READ_ATTRIBUTES.has(name)) this.#attributes[name] ??= htmlAttribute(this.#source, { start, end })
  }

  tagEnd(_end: number, selfClosing: boolean): void {
    const name = this.#tag
    this.#open.open(name)
    this.#read(name, this.#attributes)
    if (selfClosing && this.isForeign()) this.#open.close(name)
  }

  closingTag(name: string): void {
    this.#endRun()
    this.#open.close(name)
  }

  #read(name: string, attributes: Attributes): void {
    switch (name) {
      case 'a':
      case 'area':
        if (attributes.href !== undefined) this.#link(attributes.href)
        break
      case 'iframe':
      case 'frame':
        if (attributes.src) this.#link(attributes.src)
        break
      case 'base':
        this.#base ??= attributes.href ?? null
        break
      case 'link':
        this.#relation(attributes)
        break
      case 'meta':
        this.#meta(attributes)
        break
      case 'script':
        this.#scripts += 1
        break
      case 'input':
        if ((attributes.type ?? '').toLowerCase() === 'password') this.#passwordFields += 1
        break
      case 'title':
        if (!this.#open.isUnread()) this.#into = 'title'
        break
      case 'h1':
        this.#into = 'heading'
        if (this.#headings.length < MOST_HEADINGS) this.#headings.push('')
        break
      case 'noscript':
        this.#into = 'noscript'
        break
    }
  }

  #link(href: string): void {
    if (this.#hrefs.size < MOST_LINKS) this.#hrefs.add(href)
    else if (!this.#hrefs.has(href)) this.#linksLeftOut += 1
  }

  #meta(attributes: Attributes): void {
    const name = (attributes.name ?? '').toLowerCase()
    const content = attributes.content ?? ''
    if ((name === 'robots' || name === 'imprimatur') && /\b(?:nofollow|none)\b/i.test(content)) this.#nofollow = true
    if ((attributes['http-equiv'] ?? '').toLowerCase() === 'refresh') {
      this.#refresh ??= /^\d*(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?['"]?\s*([^'"\s]+)/i.exec(content.trim())?.[1] ?? null
    }
  }

  #relation({ rel = '', href, hreflang }: Attributes): void {
    const relations = rel.toLowerCase().split(/\s+/)
    if (!href) return
    if (relations.includes('canonical')) this.#canonical ??= href
    else if (relations.includes('next') || relations.includes('prev')) this.#link(href)
    else if (relations.includes('alternate') && hreflang) this.#link(href)
  }

  #endRun(): void {
    const { start, end } = this.#run
    if (end === start) return
    this.#run = { start: end, end }
    if (this.#open.isUnread()) return
    const piece = this.#source.slice(start, end)
    if (this.#into === 'noscript') {
      if (this.#noscript.length < LONGEST_VALUE) this.#noscript += piece
    } else if (this.#into === 'title') {
      if (this.#title.length < LONGEST_VALUE) this.#title += piece.slice(0, LONGEST_VALUE)
    } else {
      const last = this.#headings.length - 1
      if (this.#into === 'heading' && this.#headings[last]!.length < LONGEST_VALUE) this.#headings[last] += piece.slice(0, LONGEST_VALUE)
      const words = piece.trim()
      if (words !== '') this.#text.push(words)
    }
  }

  finish(pageUrl: string): HtmlFacts {
    this.#endRun()
    const root = (this.#base !== null && URL.parse(this.#base, pageUrl)?.href) || pageUrl
    const one = (href: string | null) => (href === null ? null : (absolute([href], root)[0] ?? null))
    return {
      title: fold(decodeHTML(this.#title)),
      headings: this.#headings.map((heading) => fold(decodeHTML(heading))),
      links: absolute(this.#hrefs, root),
      linksLeftOut: this.#linksLeftOut,
      canonical: one(this.#canonical),
      nofollow: this.#nofollow,
      refresh: one(this.#refresh),
      text: shortened(this.#text.join(' ')),
      noscript: fold(this.#noscript),
      passwordFields: this.#passwordFields,
      scripts: this.#scripts,
    }
  }
}

/** Of a page that says little it matters whether that is words or hard spaces. */
const shortened = (text: string) => (text.length < 2500 ? decodeHTML(text).trim() : text)

const fold = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Plain paths from the root, by far the most links there are: no segment starts with a dot, nothing needs escaping. */
const PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)+\/?$/

function absolute(hrefs: Iterable<string>, base: string): string[] {
  const origin = new URL(base).origin
  const found = new Set<string>()
  for (const href of hrefs) {
    if (PLAIN_PATH.test(href)) found.add(origin + href)
    else if (!NO_LINK.test(href)) {
      const url = URL.parse(href, base)
      if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) continue
      if (href.includes('#')) url.hash = ''
      found.add(url.href)
    }
  }
  return [...found]
}
