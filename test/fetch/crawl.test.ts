import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crawl, type CrawledPage, type CrawlOptions, type CrawlSkip } from '../../src/fetch/crawl.ts'
import { localFetcher, pages, redirectTo, serve } from './servers.ts'

const page = (name: string, ...links: string[]) =>
  `<!doctype html><title>${name}</title><h1>${name}</h1><p>${`This is what ${name} says about itself. `.repeat(8)}</p>` +
  `${links.map((link) => `<a href="${link}">x</a>`).join('')}`

const isPage = (item: CrawledPage | CrawlSkip): item is CrawledPage => 'page' in item

async function crawled(url: string, options: CrawlOptions) {
  const items = await Array.fromAsync(crawl(url, options))
  const path = (address: string) => (address.startsWith(new URL(url).origin) ? address.slice(new URL(url).origin.length) : address)
  return {
    items,
    pages: items.filter(isPage).map((item) => path(item.url)),
    skipped: Object.fromEntries(items.filter((item) => !isPage(item)).map((item) => [path(item.url), (item as CrawlSkip).skipped])),
    reasonFor: (address: string) => (items.find((item) => !isPage(item) && path(item.url) === address) as CrawlSkip).reason,
  }
}

test('a site is visited breadth first, each page once, and what is left out has its reason', async (t) => {
  const server = await serve(
    t,
    pages({
      '/': page(
        'Home',
        '/a',
        'b?utm_source=home',
        'https://elsewhere.test/',
        'https://elsewhere.test/?utm_source=x',
        '/picture.png',
        '/a#again',
        'mailto:x@y.z',
        '/gone',
      ),
      '/a': page('A', '/a/1', '/', '/b'),
      '/b?utm_source=home': page('B', '/b/1'),
      '/a/1': page('A1', '/a/1/deep'),
      '/b/1': page('B1', '/paper.pdf', '/film'),
      '/paper.pdf': (_request, response) => response.setHeader('content-type', 'application/pdf').end('%PDF-1.7'),
      '/film': (_request, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).write('x'),
    }),
  )
  const result = await crawled(`${server.url}/`, { fetcher: localFetcher(t), maxDepth: 3, concurrency: 3 })
  assert.deepEqual(
    result.pages,
    ['/', '/a', '/b?utm_source=home', '/a/1', '/b/1', '/a/1/deep', '/paper.pdf'].filter((path) => path !== '/a/1/deep'),
  )
  assert.deepEqual(
    result.items.filter(isPage).map((item) => item.depth),
    [0, 1, 1, 2, 2, 3],
  )
  assert.deepEqual(result.skipped, {
    'https://elsewhere.test/': 'other-site',
    '/picture.png': 'unsupported-type',
    '/gone': 'http-404',
    '/a/1/deep': 'http-404',
    '/film': 'unsupported-type',
  })
  assert.equal(new Set(server.requests).size, server.requests.length, 'nothing is asked for twice')
})

test('depth and page limits hold, and name what they left out', async (t) => {
  const server = await serve(t, (request, response) => {
    const number = Number(request.url!.slice(1))
    response
      .setHeader('content-type', 'text/html')
      .end(request.url === '/robots.txt' ? '' : page(`Page ${number}`, `/${number * 2 + 1}`, `/${number * 2 + 2}`))
  })
  const fetcher = localFetcher(t)
  const shallow = await crawled(`${server.url}/0`, { fetcher, maxDepth: 2 })
  assert.deepEqual(shallow.pages, ['/0', '/1', '/2', '/3', '/4', '/5', '/6'])
  assert.equal(Object.values(shallow.skipped).filter((code) => code === 'depth-limit').length, 8)
  const few = await crawled(`${server.url}/0`, { fetcher, maxPages: 5, concurrency: 4 })
  assert.deepEqual(few.pages, ['/0', '/1', '/2', '/3', '/4'])
  assert.deepEqual(
    Object.values(few.skipped),
    Array.from({ length: 6 }, () => 'page-limit'),
  )
})

test('the order of pages does not depend on how fast they come', async (t) => {
  const site = (delay: (number: number) => number) =>
    serve(t, (request, response) => {
      const number = Number(request.url!.slice(1))
      if (Number.isNaN(number) || number > 30) return void response.writeHead(404).end()
      setTimeout(
        () =>
          response
            .setHeader('content-type', 'text/html')
            .end(page(`Page ${number}`, `/${number * 3 + 3}`, `/${number * 3 + 1}`, `/${number * 3 + 2}`)),
        delay(number),
      )
    })
  const even = await site(() => 0)
  const uneven = await site((number) => (number * 7) % 23)
  const fetcher = localFetcher(t)
  const orders = await Promise.all([even, uneven].map(async ({ url }) => (await crawled(`${url}/0`, { fetcher, maxPages: 20 })).pages))
  assert.equal(orders[0]!.length, 20)
  assert.deepEqual(orders[1], orders[0])
})

test('robots.txt is obeyed, with its crawl delay, and a refusal of everything is reported', async (t) => {
  let underWay = 0
  let mostAtOnce = 0
  const server = await serve(t, (request, response) => {
    if (request.url === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private\nCrawl-delay: 0.1')
    underWay += 1
    mostAtOnce = Math.max(mostAtOnce, underWay)
    response.on('close', () => (underWay -= 1))
    response.setHeader('content-type', 'text/html').end(page(request.url!, '/private', '/1', '/2', '/3'))
  })
  const start = performance.now()
  const result = await crawled(`${server.url}/`, { fetcher: localFetcher(t), concurrency: 8 })
  assert.equal(result.pages.length, 4)
  assert.ok(performance.now() - start > 290, 'three waits of a tenth of a second lie between four pages')
  assert.equal(mostAtOnce, 1)
  assert.equal(result.skipped['/private'], 'robots')
  assert.ok(!server.requests.includes('/private'))

  const closed = await serve(t, (request, response) =>
    response.end(request.url === '/robots.txt' ? 'User-agent: *\nDisallow: /' : 'secret'),
  )
  assert.deepEqual(await Array.fromAsync(crawl(`${closed.url}/`, { fetcher: localFetcher(t) })), [
    { url: `${closed.url}/`, skipped: 'robots', reason: "The site's robots.txt forbids it to Imprimatur.", failed: false },
  ])
  assert.deepEqual(closed.requests, ['/robots.txt'])
})

test('pages that ask not to be followed are read but not followed', async (t) => {
  const server = await serve(
    t,
    pages({
      '/': `<meta name=robots content=nofollow>${page('Home', '/hidden')}`,
      '/header': (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': 'nofollow' }).end(page('H', '/hidden')),
    }),
  )
  for (const path of ['/', '/header']) {
    const result = await crawled(server.url + path, { fetcher: localFetcher(t) })
    assert.deepEqual(result.pages, [path])
    assert.deepEqual(result.skipped, { '/hidden': 'nofollow' })
  }
})

test('pages with the same text are folded, and so are variants that name a proper address', async (t) => {
  const variant = (path: string, ...links: string[]) =>
    `<link rel=canonical href="${path}">${page('Shoes', ...links)}<p>${Math.random()}</p>`
  const server = await serve(
    t,
    pages({
      '/': page('Home', '/shoes?sort=price', '/shoes', '/copy-1', '/copy-2'),
      '/shoes': variant('/shoes'),
      '/shoes?sort=price': variant('/shoes', '/only-here'),
      '/only-here': page('Only here'),
      '/copy-1': page('Copy') + '<!-- 1 -->',
      '/copy-2': page('Copy') + '<!-- 2 -->',
    }),
  )
  const result = await crawled(`${server.url}/`, { fetcher: localFetcher(t) })
  assert.deepEqual(result.pages.toSorted(), ['/', '/copy-1', '/only-here', '/shoes'])
  assert.deepEqual(result.skipped, { '/shoes?sort=price': 'canonical', '/copy-2': 'duplicate' })
  assert.match(result.reasonFor('/shoes?sort=price'), /same page as http.*\/shoes, which it names/)
})

test('a canonical address that is wrong costs no page: the home page, page one, a dead address, a circle', async (t) => {
  const named = (name: string, canonical: string, ...links: string[]) => `<link rel=canonical href="${canonical}">${page(name, ...links)}`
  const server = await serve(
    t,
    pages({
      '/': named('Home', '/', '/about', '/list?page=2', '/dead-end', '/circle-1', '/far'),
      '/about': named('About', '/'),
      '/list': named('List', '/list'),
      '/list?page=2': named('List, page 2', '/list', '/item'),
      '/item': page('Item'),
      '/dead-end': named('Dead end', '/not-there'),
      '/circle-1': named('One', '/circle-2'),
      '/circle-2': named('Two', '/circle-1', '/behind'),
      '/behind': page('Behind'),
      '/far': named('Far', 'https://elsewhere.test/far'),
    }),
  )
  const result = await crawled(`${server.url}/`, { fetcher: localFetcher(t) })
  assert.deepEqual(result.pages.toSorted(), [
    '/',
    '/about',
    '/behind',
    '/circle-1',
    '/circle-2',
    '/dead-end',
    '/far',
    '/item',
    '/list',
    '/list?page=2',
  ])
  assert.deepEqual(result.skipped, { '/not-there': 'http-404' })
})

test('redirects lead on within the site and end where they leave it, loop or never stop', async (t) => {
  const server = await serve(t, (request, response) => {
    const hop = /^\/hop\/(\d+)$/.exec(request.url!)
    if (hop) return redirectTo(`/hop/${Number(hop[1]) + 1}`)(request, response)
    pages({
      '/': page('Home', '/old', '/new', '/out', '/x', '/hop/1', '/itself', '/area', '/refresh'),
      '/old': redirectTo('/new', 301),
      '/new': page('New'),
      '/out': redirectTo('https://elsewhere.test/'),
      '/x': redirectTo('/y'),
      '/y': redirectTo('/x'),
      '/itself': redirectTo('/itself'),
      '/area': redirectTo('/login?next=/area'),
      '/refresh': '<meta http-equiv=refresh content="0;url=/refreshed">',
      '/refreshed': page('Refreshed'),
    })(request, response)
  })
  const result = await crawled(`${server.url}/`, { fetcher: localFetcher(t) })
  assert.deepEqual(result.pages.toSorted(), ['/', '/new', '/refreshed'])
  const { skipped } = result
  assert.deepEqual(
    [skipped['/old'], skipped['/out'], skipped['/itself'], skipped['/y'], skipped['/area'], skipped['/refresh']],
    ['redirect', 'other-site', 'redirect-loop', 'redirect-loop', 'login-wall', 'redirect'],
  )
  assert.equal(skipped['/hop/11'], 'too-many-redirects')
  assert.equal(skipped['/hop/12'], undefined)
})

test('the start page may move to www, and links with the old name are the same pages', async (t) => {
  const server = await serve(t, (request, response) => {
    const old = `http://shop.test:${server.port}`
    if (request.headers.host!.startsWith('shop.test'))
      return redirectTo(`http://www.shop.test:${server.port}${request.url}`)(request, response)
    pages({ '/': page('Home', `${old}/a`, '/a', `${old}/b`), '/a': page('A'), '/b': page('B') })(request, response)
  })
  const fetcher = localFetcher(t, { allow: ['127.0.0.1'], resolve: async () => [{ address: '127.0.0.1' }] })
  const items = await Array.fromAsync(crawl(`http://shop.test:${server.port}/`, { fetcher }))
  assert.deepEqual(
    items.filter(isPage).map(({ url }) => url),
    ['/', '/a', '/b'].map((path) => `http://www.shop.test:${server.port}${path}`),
  )

  const moved = await serve(t, pages({ '/': redirectTo('http://quite-another.test/') }))
  const [only] = await Array.fromAsync(crawl(`${moved.url}/`, { fetcher: localFetcher(t) }))
  assert.ok(only && !isPage(only) && only.failed)
  assert.match(only.reason, /leads to another site, http:\/\/quite-another\.test\. Start there/)
})

test('a wrong charset header keeps no link from being found', async (t) => {
  const server = await serve(
    t,
    pages({
      '/': (_request, response) => response.setHeader('content-type', 'text/html; charset=klingon').end(page('Home', '/größe', '/b')),
      '/gr%C3%B6%C3%9Fe': (_request, response) => response.setHeader('content-type', 'text/html; charset=utf-16').end(page('Größe', '/c')),
      '/b': (_request, response) =>
        response.setHeader('content-type', 'text/html; charset=utf-8').end(Buffer.from(page('B ü', '/d'), 'latin1')),
      '/c': page('C'),
      '/d': page('D'),
    }),
  )
  const result = await crawled(`${server.url}/`, { fetcher: localFetcher(t) })
  assert.deepEqual(result.pages, ['/', '/gr%C3%B6%C3%9Fe', '/b', '/c', '/d'])
})

test('a busy server is given the rest it asks for', async (t) => {
  let refused = 0
  const server = await serve(t, (request, response) => {
    if (request.url === '/' && refused++ === 0) return void response.writeHead(503, { 'retry-after': '0' }).end()
    response.setHeader('content-type', 'text/html').end(request.url === '/robots.txt' ? '' : page('Home'))
  })
  assert.deepEqual((await crawled(`${server.url}/`, { fetcher: localFetcher(t) })).pages, ['/'])
})

test('a failing page says why and its neighbours are still read; its links are followed where it has any', async (t) => {
  const server = await serve(
    t,
    pages({
      '/': page('Home', '/soft', '/reset', '/image.html', '/app'),
      '/soft': '<title>404</title><a href="/help">help</a>',
      '/help': page('Help'),
      '/reset': (request) => request.socket.resetAndDestroy(),
      '/image.html': (_request, response) =>
        response.setHeader('content-type', 'text/html').end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1])),
      '/app': '<div id=root></div><script src=a.js></script>',
    }),
  )
  const result = await crawled(`${server.url}/`, { fetcher: localFetcher(t) })
  assert.deepEqual(result.pages, ['/', '/help'])
  assert.deepEqual(result.skipped, { '/soft': 'error-page', '/reset': 'reset', '/image.html': 'wrong-type', '/app': 'needs-javascript' })
  assert.ok(result.items.filter((item) => !isPage(item)).every((item) => (item as CrawlSkip).failed))
})

test('a site with endless links ends at the limits, which are reported', async (t) => {
  const server = await serve(t, (request, response) => {
    const links = Array.from({ length: 50 }, (_, number) => `${request.url!.split('?')[0]}${number}/?day=${number}`)
    response.setHeader('content-type', 'text/html').end(request.url === '/robots.txt' ? '' : page(request.url!, ...links))
  })
  const result = await crawled(`${server.url}/`, { fetcher: localFetcher(t), maxPages: 30, maxDiscovered: 200 })
  assert.equal(result.pages.length, 30)
  const last = result.items.at(-1) as CrawlSkip
  assert.equal(last.skipped, 'discovery-limit')
  assert.match(last.reason, /further links were not followed/)
})

test('a start that may not be fetched is the only outcome, with its reason', async (t) => {
  const codes: Record<string, string> = {
    'http://10.0.0.1/': 'forbidden-address',
    'ftp://a.test/': 'scheme',
    'no address': 'bad-url',
    'https://u:p@a.test/': 'credentials',
  }
  for (const [start, code] of Object.entries(codes)) {
    const items = await Array.fromAsync(crawl(start, { fetcher: localFetcher(t) }))
    assert.deepEqual(
      items.map((item) => !isPage(item) && [item.skipped, item.failed]),
      [[code, true]],
    )
  }
})

test('a crawl can be cancelled', async (t) => {
  const server = await serve(t, (request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(request.url === '/robots.txt' ? '' : page(request.url!, `${request.url}a`, `${request.url}b`))
  })
  const cancel = new AbortController()
  await assert.rejects(
    async () => {
      for await (const item of crawl(`${server.url}/`, { fetcher: localFetcher(t), signal: cancel.signal, maxPages: 10_000 }))
        if (isPage(item)) cancel.abort()
    },
    { code: 'cancelled' },
  )
})

test('a crawl that is left early gives up the requests under way', { timeout: 30_000 }, async (t) => {
  const hanging = Promise.withResolvers<void>()
  const givenUp = Promise.withResolvers<void>()
  const server = await serve(
    t,
    pages({
      '/': page('Home', '/quick', '/hanging'),
      '/quick': (_request, response) => void hanging.promise.then(() => response.setHeader('content-type', 'text/html').end(page('Quick'))),
      '/hanging': (_request, response) => {
        response.on('close', givenUp.resolve)
        hanging.resolve()
      },
    }),
  )
  const fetcher = localFetcher(t, { totalMs: 3_600_000, headersMs: 3_600_000 })
  for await (const item of crawl(`${server.url}/`, { fetcher })) if (item.url.endsWith('/quick')) break
  await givenUp.promise
})
