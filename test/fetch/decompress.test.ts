import assert from 'node:assert/strict'
import { pipeline, Readable } from 'node:stream'
import { test } from 'node:test'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { localFetcher, serve } from './servers.ts'

const page = `<p>${'Grüße aus Łódź. '.repeat(2000)}</p>`

const CODINGS: Record<string, Buffer> = {
  gzip: gzipSync(page),
  deflate: deflateSync(page),
  'deflate, raw': deflateRawSync(page),
  br: brotliCompressSync(page),
  zstd: zstdCompressSync(page),
  'gzip, br': brotliCompressSync(gzipSync(page)),
}

for (const [name, body] of Object.entries(CODINGS)) {
  test(`a page compressed with ${name} arrives whole`, async (t) => {
    const server = await serve(t, (_request, response) =>
      response.writeHead(200, { 'content-encoding': name.replace(', raw', '') }).end(body),
    )
    const { bytes } = await localFetcher(t).fetchPage(server.url)
    assert.equal(Buffer.from(bytes).toString(), page)
  })
}

test('a large page is unpacked at the pace it is read', async (t) => {
  const noise = Buffer.alloc(6_000_000)
  for (let position = 0; position < noise.length; position++) noise[position] = Math.imul(position, 2654435761) >>> 13
  const server = await serve(t, (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(noise, { level: 1 })),
  )
  const { bytes } = await localFetcher(t).fetchPage(server.url)
  assert.equal(Buffer.compare(bytes, noise), 0)
})

test('a bomb of ten gigabytes is given up early, with little read and little memory', async (t) => {
  // A gzip file may have several members: a thousand times ten megabytes of zeros are ten gigabytes in ten megabytes.
  const member = gzipSync(Buffer.alloc(10 * 1024 * 1024))
  let sent = 0
  function* members() {
    for (let count = 0; count < 1024; count++) {
      sent += member.length
      yield member
    }
  }
  const server = await serve(t, (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'text/html' })
    pipeline(Readable.from(members()), response, (error) => error && response.destroy())
  })
  const before = process.resourceUsage().maxRSS
  const bySize = localFetcher(t, { maxRatio: Infinity })
  await assert.rejects(bySize.fetchPage(server.url), { code: 'too-large', reason: 'The page is larger than 20 MB once it is unpacked.' })
  const byRatio = localFetcher(t, { maxDecompressedBytes: Infinity })
  await assert.rejects(byRatio.fetchPage(server.url), { code: 'bomb', reason: /decompression bomb/ })
  assert.ok(sent < 1024 * member.length, 'the bomb was not read to its end')
  const grownMB = (process.resourceUsage().maxRSS - before) / 1024
  assert.ok(grownMB < 150, `memory grew by ${grownMB} MB`)
})

test('bombs in the other codings, and one inside another, are given up too', async (t) => {
  const zeros = Buffer.alloc(32 * 1024 * 1024)
  const bodies: Record<string, Buffer> = {
    br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
    zstd: zstdCompressSync(zeros),
    deflate: deflateSync(zeros),
    'gzip, gzip': gzipSync(gzipSync(zeros)),
  }
  for (const [coding, body] of Object.entries(bodies)) {
    const server = await serve(t, (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(body))
    await assert.rejects(localFetcher(t).fetchPage(server.url), { code: 'bomb' }, coding)
  }
})

test('damaged, cut off and unknown compression fail for that reason', async (t) => {
  const whole = gzipSync(page)
  const bodies: Record<string, [string, Buffer]> = {
    '/cut': ['gzip', whole.subarray(0, whole.length - 20)],
    '/broken': ['gzip', Buffer.from('this is not gzip at all')],
    '/unknown': ['lzma', whole],
    '/layers': ['gzip, gzip, gzip', whole],
  }
  const server = await serve(t, (request, response) => {
    const [coding, body] = bodies[request.url!]!
    response.writeHead(200, { 'content-encoding': coding }).end(body)
  })
  const fetcher = localFetcher(t)
  for (const path of Object.keys(bodies)) await assert.rejects(fetcher.fetchPage(server.url + path), { code: 'bad-encoding' }, path)
})

test('an empty body that claims to be compressed is an empty page', async (t) => {
  const server = await serve(t, (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end())
  assert.equal((await localFetcher(t).fetchPage(server.url)).bytes.length, 0)
})
