import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fetchDocument } from '../../src/fetch/fetch-document.ts'
import { createGate } from '../../src/fetch/politeness.ts'
import { createRobots } from '../../src/fetch/robots.ts'
import { localFetcher, pages, redirectTo, serve } from './servers.ts'

const manners = { concurrency: 4, delayMs: 0 }

test('a document comes by way of its redirects, with its type and title', async (t) => {
  const server = await serve(t, pages({ '/old': redirectTo('/new'), '/new': '<title>New</title><p>Words enough to be a page.</p>' }))
  const document = await fetchDocument({ fetcher: localFetcher(t), gate: createGate(), manners }, `${server.url}/old`)
  assert.ok(document.outcome === 'page')
  assert.deepEqual([document.type, document.facts?.title, document.page.finalUrl], ['html', 'New', `${server.url}/new`])
})

test('what went wrong is an outcome that says whether to try again', async (t) => {
  const server = await serve(
    t,
    pages({
      '/busy': (_request, response) => response.writeHead(503).end(),
      '/loop': redirectTo('/loop'),
      '/reset': (request) => request.socket.resetAndDestroy(),
      '/film': (_request, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).write('x'),
      '/soft': '<title>404 Not Found</title><p>Nothing.</p>',
      '/secret': '<p>secret</p>',
      '/robots.txt': (_request, response) => response.end('User-agent: *\nDisallow: /secret'),
    }),
  )
  const fetcher = localFetcher(t)
  const visitor = { fetcher, gate: createGate(), manners, robots: createRobots(fetcher) }
  const outcome = async (url: string) => {
    const document = await fetchDocument(visitor, url)
    assert.ok(document.outcome === 'none')
    return [document.code, document.failed]
  }
  assert.deepEqual(await outcome(`${server.url}/busy`), ['http-503', true])
  assert.deepEqual(await outcome(`${server.url}/missing`), ['http-404', true])
  assert.deepEqual(await outcome(`${server.url}/loop`), ['redirect-loop', true])
  assert.deepEqual(await outcome(`${server.url}/reset`), ['reset', true])
  assert.deepEqual(await outcome(`${server.url}/film`), ['unsupported-type', false])
  assert.deepEqual(await outcome(`${server.url}/soft`), ['error-page', true])
  assert.deepEqual(await outcome(`${server.url}/secret`), ['robots', false])
  assert.deepEqual(await outcome('http://10.0.0.1/'), ['forbidden-address', true])
  assert.deepEqual(await outcome('http://a:b@example.org/'), ['credentials', true])
})

test('requests to one host keep to its limit while another host goes its own way', async () => {
  const gate = createGate()
  const underWay = { a: 0, b: 0 }
  const most = { a: 0, b: 0 }
  const work = (host: 'a' | 'b') =>
    gate.run(host, { concurrency: host === 'a' ? 2 : 5, delayMs: 0 }, async () => {
      underWay[host] += 1
      most[host] = Math.max(most[host], underWay[host])
      await new Promise((resolve) => setTimeout(resolve, 5))
      underWay[host] -= 1
    })
  await Promise.all(Array.from({ length: 20 }, (_, number) => work(number % 2 === 0 ? 'a' : 'b')))
  assert.deepEqual(most, { a: 2, b: 5 })
})

test('a failure under way frees its place', async () => {
  const gate = createGate()
  const one = { concurrency: 1, delayMs: 0 }
  await assert.rejects(gate.run('a', one, () => Promise.reject(new Error('no'))))
  assert.equal(await gate.run('a', one, async () => 'yes'), 'yes')
})
