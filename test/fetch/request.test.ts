import assert from 'node:assert/strict'
import { test } from 'node:test'
import { userAgent } from '../../src/fetch/settings.ts'
import { VERSION } from '../../src/version.ts'
import { localFetcher, pages, redirectTo, serve, serveRaw } from './servers.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

test('a page comes with its bytes, type, final address and the way there', async (t) => {
  const server = await serve(
    t,
    pages({
      '/': redirectTo('/a', 301),
      '/a': redirectTo('b?x=1#part', 307),
      '/b?x=1': (_request, response) =>
        response.setHeader('content-type', 'text/html; charset=windows-1252').end(Buffer.from([0x80, 0x31])),
    }),
  )
  const page = await localFetcher(t).fetchPage(`${server.url}/`)
  assert.equal(page.finalUrl, `${server.url}/b?x=1`)
  assert.equal(page.status, 200)
  assert.equal(page.contentType, 'text/html; charset=windows-1252')
  assert.deepEqual([...page.bytes], [0x80, 0x31])
  assert.deepEqual(page.redirects, [
    { status: 301, from: `${server.url}/`, to: `${server.url}/a` },
    { status: 307, from: `${server.url}/a`, to: `${server.url}/b?x=1` },
  ])
})

test('a charset header that is wrong or nonsense is passed on as it is, with the bytes untouched', async (t) => {
  const server = await serve(t, (_request, response) => response.setHeader('content-type', 'text/html; charset=klingon').end('naïve'))
  const page = await localFetcher(t).fetchPage(server.url)
  assert.equal(page.contentType, 'text/html; charset=klingon')
  assert.equal(text(page.bytes), 'naïve')
})

test('every request says who is asking', async (t) => {
  const server = await serve(t, (request, response) => response.end(request.headers['user-agent']))
  assert.equal(text((await localFetcher(t).fetchPage(server.url)).bytes), `Imprimatur/${VERSION} (content compliance review)`)
  const named = localFetcher(t, { userAgent: userAgent('https://example.org/bot') })
  assert.equal(text((await named.fetchPage(server.url)).bytes), `Imprimatur/${VERSION} (+https://example.org/bot)`)
})

test('an error status is an answer, not a failure', async (t) => {
  const server = await serve(t, (_request, response) => response.writeHead(404).end('gone'))
  const page = await localFetcher(t).fetchPage(server.url)
  assert.equal(page.status, 404)
  assert.equal(text(page.bytes), 'gone')
})

test('endless redirects end after the tenth, and a circle at once', async (t) => {
  const endless = await serve(t, (request, response) => redirectTo(`/${Number(request.url!.slice(1)) + 1}`)(request, response))
  const fetcher = localFetcher(t)
  await assert.rejects(fetcher.fetchPage(`${endless.url}/0`), {
    code: 'too-many-redirects',
    reason: 'The page redirects more than 10 times in a row.',
  })
  assert.equal(endless.requests.length, 11)
  const circle = await serve(t, pages({ '/a': redirectTo('/b'), '/b': redirectTo('/a') }))
  await assert.rejects(fetcher.fetchPage(`${circle.url}/a`), { code: 'redirect-loop' })
  assert.equal(circle.requests.length, 2)
})

test('a page that never ends is cut at the size limit', async (t) => {
  const server = await serve(t, (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'x')));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  const fetcher = localFetcher(t, { maxBytes: 1024 * 1024 })
  await assert.rejects(fetcher.fetchPage(server.url), { code: 'too-large', reason: 'The page is larger than 1 MB.' })
})

test('a page announced as too large is not read at all', async (t) => {
  const server = await serve(t, (_request, response) => response.writeHead(200, { 'content-length': 50_000_000 }).write('x'))
  await assert.rejects(localFetcher(t).fetchPage(server.url), { code: 'too-large' })
})

test('one byte at a time runs into the total time, whether in the head or in the body', async (t) => {
  const drip = (lead: string) =>
    serveRaw(t, (socket) => {
      socket.write(lead)
      const timer = setInterval(() => socket.write('x'), 20)
      socket.on('close', () => clearInterval(timer))
      socket.on('error', () => clearInterval(timer))
    })
  const body = await drip('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100000\r\n\r\n')
  const head = await drip('HTTP/1.1 200 OK\r\nx-filler: ')
  const fetcher = localFetcher(t, { totalMs: 300 })
  await assert.rejects(fetcher.fetchPage(body.url), { code: 'timeout', reason: /not complete within/ })
  await assert.rejects(fetcher.fetchPage(head.url), { code: 'timeout' })
})

test('a server that accepts and says nothing runs into the time for the head', async (t) => {
  const server = await serveRaw(t, (socket) => socket.resume())
  await assert.rejects(localFetcher(t, { headersMs: 100 }).fetchPage(server.url), { code: 'timeout', reason: /did not begin to answer/ })
})

test('redirects share one total time', async (t) => {
  const server = await serve(t, (request, response) => {
    setTimeout(() => redirectTo(`/${Number(request.url!.slice(1)) + 1}`)(request, response), 80)
  })
  await assert.rejects(localFetcher(t, { totalMs: 200 }).fetchPage(`${server.url}/0`), { code: 'timeout' })
})

test('a reset in the middle of a page is a failure, never half a page', async (t) => {
  const reset = await serveRaw(t, (socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nthe beginning', () => socket.resetAndDestroy())
    })
  })
  const closed = await serveRaw(t, (socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n'))
  })
  const fetcher = localFetcher(t)
  await assert.rejects(fetcher.fetchPage(reset.url), { code: 'reset', temporary: true })
  await assert.rejects(fetcher.fetchPage(closed.url), { code: 'reset' })
})

test('a connection lost before any answer is tried once more', async (t) => {
  let connections = 0
  const server = await serveRaw(t, (socket) => {
    connections += 1
    const first = connections === 1
    socket.once('data', () => (first ? socket.destroy() : socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')))
  })
  assert.equal(text((await localFetcher(t).fetchPage(server.url)).bytes), 'ok')
})

test('what is not HTTP, and a port where nothing listens, have their own words', async (t) => {
  const nonsense = await serveRaw(t, (socket) => socket.end('220 mail.test ESMTP\r\n'))
  const fetcher = localFetcher(t)
  await assert.rejects(fetcher.fetchPage(nonsense.url), { code: 'bad-response', reason: 'The answer is not valid HTTP.' })
  await assert.rejects(fetcher.fetchPage('http://127.0.0.1:9/'), { code: 'refused' })
})

test('cancelling ends a request under way', async (t) => {
  const asked = Promise.withResolvers<void>()
  const server = await serve(t, () => asked.resolve())
  const cancel = new AbortController()
  const page = localFetcher(t).fetchPage(server.url, { signal: cancel.signal })
  void asked.promise.then(() => cancel.abort())
  await assert.rejects(page, { code: 'cancelled' })
})

test('connections are kept and shared, and never more than the limit', async (t) => {
  const server = await serve(t, (_request, response) => setImmediate(() => response.end('ok')))
  const fetcher = localFetcher(t, { connectionsPerHost: 3 })
  await Promise.all(Array.from({ length: 40 }, (_, number) => fetcher.fetchPage(`${server.url}/${number}`)))
  assert.equal(server.requests.length, 40)
  assert.ok(server.connections() <= 3, `${server.connections()} connections`)
})
