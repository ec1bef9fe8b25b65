import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRobots } from '../../src/fetch/robots.ts'
import { localFetcher, redirectTo, serve, serveRaw } from './servers.ts'

/** A site whose robots.txt is the given text. */
const site = (t: Parameters<typeof serve>[0], robots: string) =>
  serve(t, (request, response) => (request.url === '/robots.txt' ? response.end(robots) : response.end('page')))

test('a robots.txt that forbids all is obeyed, with words for the owner', async (t) => {
  const server = await site(t, 'User-agent: *\nDisallow: /\n')
  const robots = createRobots(localFetcher(t))
  assert.deepEqual(await robots.check(`${server.url}/`), {
    allowed: false,
    reason: "The site's robots.txt forbids it to Imprimatur.",
  })
  assert.equal((await robots.check(`${server.url}/a/b?c`)).allowed, false)
  assert.deepEqual(server.requests, ['/robots.txt'], 'one request serves all checks of an origin')
})

test('the longest rule decides, wildcards and line ends count, our own group goes before the one for all', async (t) => {
  const server = await site(
    t,
    [
      '\uFEFFUser-agent: *',
      'Disallow: /',
      '',
      'User-Agent: OtherBot',
      'User-agent: imprimatur',
      'Disallow: /shop',
      'Allow: /shop/public # open',
      'Disallow: /*.pdf$',
      'Disallow: /tie',
      'Allow: /tie',
      'Disallow: /%C3%A4',
      'Crawl-delay: 2.5',
      'Sitemap: /maps/a.xml',
      'sitemap: https://cdn.test/b.xml',
    ].join('\r\n'),
  )
  const robots = createRobots(localFetcher(t))
  const verdicts: Record<string, boolean> = {
    '/': true,
    '/shop': false,
    '/shop/cart': false,
    '/shop/public/x': true,
    '/a.pdf': false,
    '/a.pdf?x': true,
    '/tie': true,
    '/ä': false,
    '/b': true,
  }
  for (const [path, allowed] of Object.entries(verdicts)) assert.equal((await robots.check(server.url + path)).allowed, allowed, path)
  assert.equal(await robots.delayMs(server.url), 2500)
})

test('a wait longer than our cap is shortened to it', async (t) => {
  const server = await site(t, 'User-agent: *\nCrawl-delay: 86400\n')
  assert.equal(await createRobots(localFetcher(t), { maxDelayMs: 3000 }).delayMs(server.url), 3000)
})

test('no robots.txt allows all; one that the server cannot give forbids all and says so', async (t) => {
  const withStatus = (status: number) => serve(t, (_request, response) => response.writeHead(status).end('User-agent: *\nDisallow: /'))
  const robots = createRobots(localFetcher(t))
  for (const status of [401, 403, 404, 410])
    assert.equal((await robots.check(`${(await withStatus(status)).url}/a`)).allowed, true, String(status))
  for (const status of [429, 500, 503]) {
    const verdict = await robots.check(`${(await withStatus(status)).url}/a`)
    assert.equal(verdict.allowed, false, String(status))
    assert.match(verdict.reason!, new RegExp(`robots\\.txt could not be read \\(the server answers with status ${status}\\)`))
  }
})

test('a server that cannot be reached is closed, a robots.txt that redirects for ever is absent', async (t) => {
  const gone = await serveRaw(t, (socket) => socket.destroy())
  const endless = await serve(t, (request, response) => redirectTo(`${request.url}x`)(request, response))
  const robots = createRobots(localFetcher(t))
  assert.match((await robots.check(`${gone.url}/a`)).reason!, /closed the connection/)
  assert.equal((await robots.check(`${endless.url}/a`)).allowed, true)
})

test('an endless robots.txt is read as far as the standard asks', async (t) => {
  const rules = `User-agent: *\nDisallow: /secret\n`
  const server = await serve(t, (_request, response) => {
    response.write(rules)
    const more = () => {
      while (!response.destroyed && response.write('# padding\n'.repeat(5000)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  const robots = createRobots(localFetcher(t))
  assert.equal((await robots.check(`${server.url}/secret`)).allowed, false)
  assert.equal((await robots.check(`${server.url}/open`)).allowed, true)
})

test('a web page in the place of robots.txt forbids nothing', async (t) => {
  const server = await site(t, '<!doctype html><title>Not found</title><p>Disallow: nothing here</p>')
  assert.equal((await createRobots(localFetcher(t)).check(`${server.url}/a`)).allowed, true)
})
