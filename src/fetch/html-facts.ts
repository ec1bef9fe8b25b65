import { Parser } from 'htmlparser2'

/** What fetching needs to know of a page, read in one pass. The text for checking is made elsewhere, with positions. */
export interface HtmlFacts {
  title: string
  headings: string[]
  /** Absolute http(s) addresses without fragment, each once, in the order of the page. */
  links: string[]
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

const UNREAD = new Set(['script', 'style', 'template', 'svg', 'math', 'iframe', 'object', 'select'])
const NO_LINK = /^\s*(?:#|mailto:|tel:|javascript:|data:|sms:|about:|blob:)/i

export function readHtml(html: string, pageUrl: string): HtmlFacts {
  const facts: HtmlFacts = {
    title: '',
    headings: [],
    links: [],
    canonical: null,
    nofollow: false,
    refresh: null,
    text: '',
    noscript: '',
    passwordFields: 0,
    scripts: 0,
  }
  const hrefs: string[] = []
  const text: string[] = []
  let base: string | null = null
  let canonical: string | null = null
  let refresh: string | null = null
  let unread = 0
  let into: 'title' | 'heading' | 'noscript' | null = null

  const onMeta = (attributes: Record<string, string>) => {
    const name = (attributes.name ?? '').toLowerCase()
    const content = attributes.content ?? ''
    if ((name === 'robots' || name === 'imprimatur') && /\b(?:nofollow|none)\b/i.test(content)) facts.nofollow = true
    if ((attributes['http-equiv'] ?? '').toLowerCase() === 'refresh') {
      refresh ??= /^\s*\d*(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?['"]?\s*([^'"\s]+)/i.exec(content)?.[1] ?? null
    }
  }
  const onLink = (attributes: Record<string, string>) => {
    const relations = (attributes.rel ?? '').toLowerCase().split(/\s+/)
    if (!attributes.href) return
    if (relations.includes('canonical')) canonical ??= attributes.href
    else if (relations.includes('next') || relations.includes('prev')) hrefs.push(attributes.href)
    else if (relations.includes('alternate') && attributes.hreflang) hrefs.push(attributes.href)
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (UNREAD.has(name)) unread += 1
        switch (name) {
          case 'a':
          case 'area':
            if (attributes.href !== undefined) hrefs.push(attributes.href)
            break
          case 'iframe':
          case 'frame':
            if (attributes.src) hrefs.push(attributes.src)
            break
          case 'base':
            base ??= attributes.href ?? null
            break
          case 'link':
            onLink(attributes)
            break
          case 'meta':
            onMeta(attributes)
            break
          case 'script':
            facts.scripts += 1
            break
          case 'input':
            if ((attributes.type ?? '').toLowerCase() === 'password') facts.passwordFields += 1
            break
          case 'title':
            if (unread === 0) into = 'title'
            break
          case 'h1':
            into = 'heading'
            facts.headings.push('')
            break
          case 'noscript':
            into = 'noscript'
            break
        }
      },
      onclosetag(name) {
        if (UNREAD.has(name)) unread -= 1
        else if (name === 'title' || name === 'h1' || name === 'noscript') into = null
      },
      ontext(piece) {
        if (unread > 0) return
        if (into === 'noscript') facts.noscript += piece
        else if (into === 'title') facts.title += piece
        else {
          if (into === 'heading') facts.headings[facts.headings.length - 1] += piece
          const words = piece.trim()
          if (words !== '') text.push(words)
        }
      },
      // Entities are rare and decoding them as they come makes the whole page slower: only what is used is decoded, afterwards.
    },
    { decodeEntities: false },
  )
  parser.end(html)

  const root = (base !== null && URL.parse(decodeAttribute(base), pageUrl)?.href) || pageUrl
  facts.links = absolute(hrefs.map(decodeAttribute), root)
  facts.canonical = canonical === null ? null : (absolute([decodeAttribute(canonical)], root)[0] ?? null)
  facts.refresh = refresh === null ? null : (absolute([decodeAttribute(refresh)], root)[0] ?? null)
  facts.text = shortened(text.join(' '))
  facts.title = fold(decodeText(facts.title))
  facts.noscript = fold(facts.noscript)
  facts.headings = facts.headings.map((heading) => fold(decodeText(heading)))
  return facts
}

/** Of a page that says little it matters whether that is words or hard spaces. */
const shortened = (text: string) => (text.length < 2500 ? decodeText(text).trim() : text)

function decodeText(text: string): string {
  if (!text.includes('&')) return text
  let decoded = ''
  new Parser({ ontext: (piece) => (decoded += piece) }).end(text.replaceAll('<', '&lt;'))
  return decoded
}

/** In an attribute `&copy=` is part of an address and not a sign, which the parser knows. */
function decodeAttribute(value: string): string {
  if (!value.includes('&')) return value
  let decoded = ''
  new Parser({ onopentag: (_name, { href }) => (decoded = href!) }).end(`<a href="${value.replaceAll('"', '&quot;')}">`)
  return decoded
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Plain paths from the root, by far the most links there are: no segment starts with a dot, nothing needs escaping. */
const PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)+\/?$/

function absolute(hrefs: string[], base: string): string[] {
  const origin = new URL(base).origin
  const found = new Set<string>()
  for (const href of new Set(hrefs)) {
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
