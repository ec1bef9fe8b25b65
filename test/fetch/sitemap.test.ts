import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { readSitemaps } from '../../src/fetch/sitemap.ts'
import { createSitemapParser, type SitemapEntry } from '../../src/fetch/sitemap-parser.ts'
import { localFetcher, serve } from './servers.ts'

const urlset = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>`
const index = (...urls: string[]) =>
  `<?xml version="1.0"?><sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`

/** Files by path; `SITE` in a text becomes the server's own address. */
async function siteOf(t: Parameters<typeof serve>[0], files: Record<string, string | Buffer>) {
  const server = await serve(t, (request, response) => {
    const file = files[request.url!]
    if (file === undefined) response.writeHead(404).end()
    else response.end(typeof file === 'string' ? file.replaceAll('SITE', server.url) : file)
  })
  return server
}

test('pages come with their date, entities decoded, images and other sites left aside with a reason', async (t) => {
  const server = await siteOf(t, {
    '/sitemap.xml': urlset(
      '<url><loc> SITE/a?x=1&amp;y=2 </loc><lastmod>2026-01-02</lastmod><image:image><image:loc>SITE/picture.png</image:loc>' +
        '</image:image></url>',
      '<url><loc><![CDATA[SITE/b]]></loc></url>',
      '<url><loc>SITE/b#again</loc></url>',
      '<url><loc>https://elsewhere.test/</loc></url>',
      '<url><loc>ftp://x</loc></url>',
    ),
  })
  const sitemap = `${server.url}/sitemap.xml`
  assert.deepEqual(await Array.fromAsync(readSitemaps(localFetcher(t), [sitemap])), [
    { url: `${server.url}/a?x=1&y=2`, lastmod: '2026-01-02', sitemap },
    { url: `${server.url}/b`, lastmod: null, sitemap },
    { url: 'https://elsewhere.test/', skipped: 'other-site', reason: 'The sitemap lists a page of another site.' },
    { url: 'ftp://x', skipped: 'bad-url', reason: 'The sitemap lists something that is no web address.' },
  ])
  const both = await Array.fromAsync(readSitemaps(localFetcher(t), [sitemap], { hosts: ['elsewhere.test'] }))
  assert.ok(both.some((item) => item.url === 'https://elsewhere.test/' && 'sitemap' in item))
})

test('an index leads to sitemaps in XML, in gzip, in plain text and with a prefix of their own', async (t) => {
  const server = await siteOf(t, {
    '/index.xml': index('SITE/1.xml', 'SITE/2.xml.gz', 'SITE/3.txt', 'SITE/4.xml', 'SITE/missing.xml', 'SITE/page.html'),
    '/1.xml': urlset('<url><loc>SITE/one</loc></url>'),
    '/3.txt': '\uFEFFSITE/three\r\n\r\nnot an address\nSITE/four\n',
    '/4.xml': '<sm:urlset xmlns:sm="x"><sm:url><sm:loc>SITE/five</sm:loc><loc>SITE/wrong</loc></sm:url></sm:urlset>',
    '/page.html': '<!doctype html><p>no sitemap</p>',
  })
  const packed = gzipSync(urlset(`<url><loc>${server.url}/two</loc></url>`))
  const compressed = await serve(t, (_request, response) => response.setHeader('content-type', 'application/gzip').end(packed))
  const fetcher = localFetcher(t)
  const items = await Array.fromAsync(readSitemaps(fetcher, [`${server.url}/index.xml`]))
  assert.deepEqual(
    items.filter((item) => 'sitemap' in item).map(({ url }) => new URL(url).pathname),
    ['/one', '/three', '/four', '/five'],
  )
  assert.deepEqual(
    items.filter((item) => 'skipped' in item).map(({ url, reason }) => [new URL(url).pathname, reason]),
    [
      ['/2.xml.gz', 'There is no page at this address (404).'],
      ['/missing.xml', 'There is no page at this address (404).'],
      ['/page.html', 'The file is no sitemap.'],
    ],
  )
  const [two] = await Array.fromAsync(readSitemaps(fetcher, [`${compressed.url}/2.xml.gz`], { hosts: [new URL(server.url).host] }))
  assert.equal(two!.url, `${server.url}/two`)
})

test('a sitemap that lists itself, and two that list each other, are read once', async (t) => {
  const server = await siteOf(t, {
    '/self.xml': index('SITE/self.xml', 'SITE/a.xml'),
    '/a.xml': index('SITE/b.xml'),
    '/b.xml': index('SITE/a.xml', 'SITE/self.xml#x'),
  })
  const items = await Array.fromAsync(readSitemaps(localFetcher(t), [`${server.url}/self.xml`]))
  assert.deepEqual(server.requests, ['/self.xml', '/a.xml', '/b.xml'])
  assert.deepEqual(
    items.map((item) => ('skipped' in item ? item.skipped : 'page')),
    ['sitemap-cycle', 'sitemap-cycle', 'sitemap-cycle'],
  )
})

test('an index that leads ever deeper comes to an end', async (t) => {
  const server = await serve(t, (request, response) => response.end(index(`${server.url}${request.url}x`)))
  const items = await Array.fromAsync(readSitemaps(localFetcher(t), [`${server.url}/`]))
  assert.deepEqual(
    items.map((item) => 'skipped' in item && item.skipped),
    ['sitemap-limit'],
  )
  assert.equal(server.requests.length, 6)
})

test('fifty thousand addresses in one file are all taken, and what is beyond is counted as left out', async (t) => {
  const list = (count: number) =>
    urlset(...Array.from({ length: count }, (_, number) => `<url><loc>SITE/page/${number}</loc><lastmod>2026-11-01</lastmod></url>`))
  const server = await siteOf(t, { '/50000.xml': list(50_000), '/50010.xml': list(50_010), '/200.xml': list(200) })
  const fetcher = localFetcher(t)
  const all = await Array.fromAsync(readSitemaps(fetcher, [`${server.url}/50000.xml`]))
  assert.equal(all.length, 50_000)
  assert.ok(all.every((item) => 'sitemap' in item))
  const more = await Array.fromAsync(readSitemaps(fetcher, [`${server.url}/50010.xml`]))
  assert.equal(more.filter((item) => 'sitemap' in item).length, 50_000)
  assert.match(more.find((item) => 'skipped' in item)!.reason, /more than 50000 addresses/)
  const few = await Array.fromAsync(readSitemaps(fetcher, [`${server.url}/200.xml`], { maxUrls: 100 }))
  assert.equal(few.filter((item) => 'sitemap' in item).length, 100)
  assert.deepEqual(few.at(-1), {
    url: `${server.url}/200.xml`,
    skipped: 'page-limit',
    reason: 'The sitemap lists more than 100 pages; the rest was left out.',
  })
})

test('a bomb in a sitemap file is given up', async (t) => {
  const spaces = gzipSync(Buffer.alloc(8 * 1024 * 1024, 32))
  const bomb = Buffer.concat([gzipSync(urlset()), ...Array.from({ length: 10 }, () => spaces)])
  const server = await siteOf(t, { '/bomb.xml.gz': bomb })
  const [item] = await Array.fromAsync(readSitemaps(localFetcher(t), [`${server.url}/bomb.xml.gz`]))
  assert.ok(item && 'skipped' in item && ['bomb', 'too-large'].includes(item.skipped), JSON.stringify(item))
})

test('a sitemap is read the same however its bytes are cut', () => {
  const bytes = Buffer.from(
    urlset('<url><loc>http://example.org/ä?a&amp;b</loc><lastmod>2026-01-01</lastmod></url>', '<url><loc>http://example.org/ö</loc></url>'),
  )
  const read = (size: number) => {
    const found: SitemapEntry[] = []
    const parser = createSitemapParser({ onPage: (entry) => found.push(entry), onSitemap: () => assert.fail() })
    for (let start = 0; start < bytes.length; start += size) parser.write(bytes.subarray(start, start + size))
    assert.equal(parser.end(), 'pages')
    return found
  }
  const whole = read(bytes.length)
  assert.deepEqual(whole, [
    { url: 'http://example.org/ä?a&b', lastmod: '2026-01-01' },
    { url: 'http://example.org/ö', lastmod: null },
  ])
  for (const size of [1, 2, 3, 7, 50]) assert.deepEqual(read(size), whole, `pieces of ${size}`)
})
