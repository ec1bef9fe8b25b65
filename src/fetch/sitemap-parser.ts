import { Parser } from 'htmlparser2'

export interface SitemapEntry {
  url: string
  /** As written in the sitemap, or null. */
  lastmod: string | null
}

interface SitemapListener {
  onPage(entry: SitemapEntry): void
  onSitemap(entry: SitemapEntry): void
}

interface SitemapParser {
  write(chunk: Uint8Array): void
  /** What the file was; null if it was no sitemap at all. */
  end(): 'pages' | 'index' | 'text' | null
}

/** The protocol allows 2,048 characters; whatever is much longer is no address but an attempt to fill the memory. */
const MAX_VALUE = 8192

/** The parser moves its whole stack for every element it opens; a sitemap is four levels deep. */
const DEEPEST = 100

export class DeepSitemap extends Error {}

/** Reads XML and plain-text sitemaps as their bytes arrive. */
export function createSitemapParser(listener: SitemapListener): SitemapParser {
  let decoder: TextDecoder | undefined
  let reader: Reader | undefined
  return {
    write(chunk) {
      decoder ??= decoderFor(chunk)
      const text = decoder.decode(chunk, { stream: true })
      if (text === '') return
      if (!reader && text.trim() === '') return
      reader ??= text.trimStart().startsWith('<') ? xmlReader(listener) : textReader(listener)
      reader.write(text)
    },
    end() {
      const rest = decoder?.decode() ?? ''
      if (rest && reader) reader.write(rest)
      return reader?.end() ?? null
    },
  }
}

interface Reader {
  write(text: string): void
  end(): 'pages' | 'index' | 'text' | null
}

function decoderFor(first: Uint8Array): TextDecoder {
  if (first[0] === 0xff && first[1] === 0xfe) return new TextDecoder('utf-16le')
  if (first[0] === 0xfe && first[1] === 0xff) return new TextDecoder('utf-16be')
  const declared = /^[^>]{0,200}?encoding\s*=\s*["']([\w-]+)["']/.exec(new TextDecoder('latin1').decode(first.subarray(0, 200)))?.[1]
  try {
    return new TextDecoder(declared ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}

function xmlReader(listener: SitemapListener): Reader {
  let kind: 'pages' | 'index' | null = null
  // Prefixes are free: `<sm:loc>` belongs to the sitemap if its root is `<sm:urlset>`, and `<image:loc>` never does.
  let prefix = ''
  let collecting: 'loc' | 'lastmod' | null = null
  let loc = ''
  let lastmod = ''
  let depth = 0
  const local = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : '')

  const parser = new Parser(
    {
      onopentag(name) {
        if (++depth > DEEPEST) throw new DeepSitemap()
        if (kind === null) {
          const [, before = '', root] = /^(.*:)?(urlset|sitemapindex)$/.exec(name) ?? []
          if (!root) return
          prefix = before
          kind = root === 'urlset' ? 'pages' : 'index'
          return
        }
        const tag = local(name)
        if (tag === 'url' || tag === 'sitemap') loc = lastmod = ''
        collecting = tag === 'loc' || tag === 'lastmod' ? tag : null
      },
      ontext(text) {
        if (collecting === 'loc' && loc.length < MAX_VALUE) loc += text
        else if (collecting === 'lastmod' && lastmod.length < MAX_VALUE) lastmod += text
      },
      onclosetag(name) {
        depth -= 1
        collecting = null
        const tag = local(name)
        if (kind === null || (tag !== 'url' && tag !== 'sitemap') || loc.trim() === '') return
        const entry = { url: loc.trim(), lastmod: lastmod.trim() || null }
        loc = lastmod = ''
        if (tag === 'url') listener.onPage(entry)
        else listener.onSitemap(entry)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return {
    write: (text) => parser.write(text),
    end() {
      parser.end()
      return kind
    },
  }
}

function textReader(listener: SitemapListener): Reader {
  let rest = ''
  let found = false
  const onLine = (line: string) => {
    const url = line.trim()
    if (!/^https?:\/\//i.test(url) || /\s/.test(url)) return
    found = true
    listener.onPage({ url, lastmod: null })
  }
  return {
    write(text) {
      const lines = (rest + text).split(/\r\n|\r|\n/)
      rest = lines.pop()!.slice(0, MAX_VALUE)
      lines.forEach(onLine)
    },
    end() {
      onLine(rest)
      return found ? 'text' : null
    },
  }
}
