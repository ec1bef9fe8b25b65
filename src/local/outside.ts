import { openOutside } from '../fetch/outside.ts'
import type { Settings } from '../config.ts'
import { crawl } from '../fetch/crawl.ts'
import { fetchDocument } from '../fetch/fetch-document.ts'
import { readSitemaps } from '../fetch/sitemap.ts'
import { checkBytes, failedAsset } from './check.ts'
import type { LocalAsset } from './check.ts'
import type { Ruleset } from './ruleset.ts'

const SITEMAP = /sitemap[^/]*\.(xml|txt)(\.gz)?$/i

/** Fetches and checks addresses: pages, sitemaps, or with `crawl` whole sites. */
export async function checkOutside(
  urls: string[],
  ruleset: Ruleset,
  settings: Settings,
  keep: (asset: LocalAsset) => void,
  options: { crawl: boolean; maxPages: number; onProgress(done: number, total: number): void },
): Promise<void> {
  const outside = openOutside(settings, null, 'flag')
  const { fetcher, gate, manners, retries, robots } = outside
  let done = 0
  const keepOne = (asset: LocalAsset) => {
    keep(asset)
    done++
    options.onProgress(done, Math.max(urls.length, done))
  }
  const checkUrl = async (url: string) => {
    const found = await fetchDocument({ fetcher, gate, manners, retries }, url)
    keepOne(
      found.outcome === 'none'
        ? failedAsset(url, found.reason)
        : await checkBytes(url, found.page.bytes, ruleset, { type: found.type, contentType: found.page.contentType ?? undefined }),
    )
  }
  try {
    for (const url of urls) {
      if (options.crawl) {
        for await (const found of crawl(url, { fetcher, robots, gate, retries, maxPages: options.maxPages, delayMs: manners.delayMs })) {
          if (!('skipped' in found))
            keepOne(
              await checkBytes(found.url, found.page.bytes, ruleset, {
                type: found.type,
                contentType: found.page.contentType ?? undefined,
              }),
            )
          else if (found.failed) keepOne(failedAsset(found.url, found.reason))
        }
      } else if (SITEMAP.test(new URL(url).pathname)) {
        for await (const found of readSitemaps(fetcher, [url], { maxUrls: options.maxPages })) {
          if ('skipped' in found) keepOne(failedAsset(found.url, found.reason))
          else await checkUrl(found.url)
        }
      } else await checkUrl(url)
    }
  } finally {
    await outside.close()
  }
}
