import { FetchFailure } from './failure.ts'
import { createUnpacker } from './gzip-file.ts'
import { describeStatus } from './http-status.ts'
import type { Fetcher } from './request.ts'
import { createSitemapParser, DeepSitemap, type SitemapEntry } from './sitemap-parser.ts'
import { normaliseUrl } from './url.ts'

interface SitemapPage {
  url: string
  lastmod: string | null
  /** The sitemap file that lists it. */
  sitemap: string
}

interface SitemapSkip {
  url: string
  skipped: string
  reason: string
}

interface SitemapOptions {
  /** Hosts whose pages are taken beside the sitemap's own origin. */
  hosts?: string[]
  maxUrls?: number
  maxSitemaps?: number
  signal?: AbortSignal
}

/** The protocol's limits for one file: 50,000 addresses and 50 MB unpacked. */
const MAX_URLS_PER_FILE = 50_000
const MAX_FILE_BYTES = 50 * 1024 * 1024
const MAX_NESTING = 5

/** The pages of a sitemap and of every sitemap it leads to; what is left out comes with the reason. */
export async function* readSitemaps(
  fetcher: Fetcher,
  starts: string[],
  options: SitemapOptions = {},
): AsyncGenerator<SitemapPage | SitemapSkip> {
  const { maxUrls = 200_000, maxSitemaps = 1000, hosts = [], signal } = options
  const origins = new Set(starts.map((start) => URL.parse(start)?.origin))
  const isWanted = (url: URL) => origins.has(url.origin) || hosts.includes(url.hostname) || hosts.includes(url.host)
  const pages = new Set<string>()
  const files = new Set(starts.map((start) => normaliseUrl(start) ?? start))
  const queue = starts.map((url) => ({ url, nesting: 0 }))

  for (let file = queue.shift(); file; file = queue.shift()) {
    let listed: ListedFile
    try {
      listed = await readOne(fetcher, file.url, signal)
    } catch (error) {
      if (!(error instanceof FetchFailure) || error.code === 'cancelled') throw error
      yield { url: file.url, skipped: error.code, reason: error.reason }
      continue
    }
    if (listed.cutOff) yield listed.cutOff
    for (const entry of listed.pages) {
      const url = URL.parse(entry.url, file.url)
      const key = url && normaliseUrl(url)
      if (!url || !key) yield { url: entry.url, skipped: 'bad-url', reason: 'The sitemap lists something that is no web address.' }
      else if (pages.has(key)) continue
      else if (!isWanted(url)) yield { url: entry.url, skipped: 'other-site', reason: 'The sitemap lists a page of another site.' }
      else if (pages.size >= maxUrls) {
        yield { url: file.url, skipped: 'page-limit', reason: `The sitemap lists more than ${maxUrls} pages; the rest was left out.` }
        return
      } else {
        pages.add(key)
        url.hash = ''
        yield { url: url.href, lastmod: entry.lastmod, sitemap: file.url }
      }
    }
    for (const entry of listed.sitemaps) {
      const url = URL.parse(entry.url, file.url)
      const key = url && normaliseUrl(url)
      if (!url || !key) yield { url: entry.url, skipped: 'bad-url', reason: 'The sitemap index lists something that is no web address.' }
      else if (files.has(key))
        yield { url: url.href, skipped: 'sitemap-cycle', reason: 'This sitemap is read once, however often it is listed.' }
      else if (!isWanted(url)) yield { url: url.href, skipped: 'other-site', reason: 'The sitemap index lists a sitemap of another site.' }
      else if (file.nesting >= MAX_NESTING || files.size >= maxSitemaps) {
        yield { url: url.href, skipped: 'sitemap-limit', reason: 'The sitemap index leads to more sitemaps than are read.' }
      } else {
        files.add(key)
        queue.push({ url: url.href, nesting: file.nesting + 1 })
      }
    }
  }
}

interface ListedFile {
  pages: SitemapEntry[]
  sitemaps: SitemapEntry[]
  cutOff: SitemapSkip | null
}

async function readOne(fetcher: Fetcher, url: string, signal?: AbortSignal): Promise<ListedFile> {
  const listed: ListedFile = { pages: [], sitemaps: [], cutOff: null }
  const enough = new FetchFailure('too-large', url, `The sitemap lists more than ${MAX_URLS_PER_FILE} addresses; the rest was left out.`)
  const take = (list: SitemapEntry[]) => (entry: SitemapEntry) => {
    if (listed.pages.length + listed.sitemaps.length >= MAX_URLS_PER_FILE) throw enough
    list.push(entry)
  }
  const parser = createSitemapParser({ onPage: take(listed.pages), onSitemap: take(listed.sitemaps) })
  const body = createUnpacker(url, { maxDecompressedBytes: MAX_FILE_BYTES, maxRatio: fetcher.settings.maxRatio }, (chunk) =>
    parser.write(chunk),
  )
  try {
    const answer = await fetcher.fetchInto(url, body.write, {
      accept: 'application/xml,text/xml,application/gzip;q=0.9,text/plain;q=0.8,*/*;q=0.1',
      signal,
      limits: { maxBytes: MAX_FILE_BYTES, maxDecompressedBytes: MAX_FILE_BYTES },
      onHead(head) {
        if (head.status >= 400) throw new FetchFailure('bad-response', url, describeStatus(head.status))
      },
    })
    await body.end()
    if (parser.end() === null) throw new FetchFailure('bad-response', answer.finalUrl, 'The file is no sitemap.')
  } catch (error) {
    if (error instanceof DeepSitemap || (error as Error).cause instanceof DeepSitemap)
      throw new FetchFailure('bad-response', url, 'The file is nested deeper than any sitemap and was not read.')
    if (error !== enough && (error as Error).cause !== enough) throw error
    listed.cutOff = { url, skipped: 'page-limit', reason: enough.reason }
  } finally {
    body.destroy()
  }
  return listed
}
