import assert from 'node:assert/strict'
import { once } from 'node:events'
import net from 'node:net'
import { after, before, describe, test } from 'node:test'
import { log } from '../../src/telemetry/log.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { nextRequest } from '../helpers/next-request.ts'

/** Sends bytes on a socket of its own and collects the response until the server or `patience` ends it. */
function raw(api: Api, chunks: (string | Buffer)[], patience = 1500): Promise<string> {
  const { hostname, port } = new URL(api.url)
  return new Promise((resolve) => {
    let answer = ''
    const socket = net.connect(Number(port), hostname)
    const end = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(end, patience)
    socket.setEncoding('utf8').on('data', (text) => (answer += text))
    socket.on('close', end).on('error', () => undefined)
    for (const chunk of chunks) socket.write(chunk)
  })
}

describe('clients that mean harm', () => {
  let api: Api
  before(async () => {
    api = await startApi()
  })
  after(() => api.close())

  const head = (lines: string[]) =>
    [`POST /public/v1/document HTTP/1.1`, 'Host: x', `X-API-Key: ${api.key}`, 'Content-Type: application/json', ...lines, '', ''].join(
      '\r\n',
    )

  /** Whatever was sent, the server is alive, answers others, and has revealed no internals. */
  async function holds(answer: string) {
    assert.doesNotMatch(answer, /^HTTP\/1\.1 5/m, answer.slice(0, 300))
    assert.doesNotMatch(answer, /\bat .*\.(ts|js):\d+|node_modules/, answer.slice(0, 300))
    assert.equal((await api.call('GET', '/healthz', { key: null })).status, 200)
    assert.equal((await api.call('GET', '/audits')).status, 200)
  }

  test('who hangs up while sending is no sign of a database that is away', async (t) => {
    // The key is known from now on, so the body is read at once. Of refusals the first is told, so this test is the first as well.
    await holds('')
    const told = t.mock.method(log(), 'error', () => undefined)
    const { hostname, port } = new URL(api.url)
    const socket = net.connect(Number(port), hostname)
    const begun = nextRequest()
    socket.write(`${head(['Content-Length: 1000'])}{"templateId":`)
    const { response } = await begun
    const closed = once(response, 'close')
    socket.resetAndDestroy()
    await closed
    await holds('')
    assert.deepEqual(
      told.mock.calls.map(({ arguments: [line] }) => line),
      [],
    )
  })

  test('half a header, half a body, one byte at a time', async () => {
    await holds(await raw(api, ['GET /public/v1/audits HTTP/1.1\r\nHos'], 300))
    await holds(await raw(api, [head(['Content-Length: 1000']), '{"templateId":'], 300))
    await holds(await raw(api, [...'GET /public/v1/audits HTTP/1.1\r\nHost: x\r\n'], 300))
  })

  test('20,000 headers, and a header of 100 kB', async () => {
    const many = Array.from({ length: 20_000 }, (_, i) => `X-H${i}: v`).join('\r\n')
    const answer = await raw(api, [`GET /public/v1/audits HTTP/1.1\r\nHost: x\r\n${many}\r\n\r\n`])
    assert.match(answer, /^HTTP\/1\.1 431[\s\S]*X-Request-Id: [0-9a-f-]{36}\r\n[\s\S]*"detail"/)
    await holds(answer)
    await holds(await raw(api, [`GET /public/v1/audits HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`]))
  })

  test('a URL of 100 kB', async () => {
    await holds(await raw(api, [`GET /public/v1/violations/${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${api.key}\r\n\r\n`]))
  })

  test('a body that announces 1 GB is refused before it is sent; one without a length is cut off', async () => {
    const announced = await raw(api, [head(['Content-Length: 1073741824']), '{'])
    assert.match(announced, /^HTTP\/1\.1 413/)
    await holds(announced)
    const chunk = 'x'.repeat(65_536)
    const chunked = await raw(api, [head(['Transfer-Encoding: chunked']), ...Array.from({ length: 32 }, () => `10000\r\n${chunk}\r\n`)])
    assert.match(chunked, /^HTTP\/1\.1 413/)
    await holds(chunked)
  })

  test('a body that lies about its length', async () => {
    await holds(await raw(api, [head(['Content-Length: 5', 'Connection: close']), '{"templateId":"and much more than five"}']))
    await holds(await raw(api, [head(['Content-Length: -5']), '{}']))
    await holds(await raw(api, [head(['Content-Length: 5', 'Content-Length: 6']), '{}']))
  })

  test('both Transfer-Encoding and Content-Length are refused: nobody smuggles a request', async () => {
    const answer = await raw(api, [
      head(['Transfer-Encoding: chunked', 'Content-Length: 4']),
      '0\r\n\r\nGET /public/v1/healthz HTTP/1.1\r\nHost: x\r\n\r\n',
    ])
    assert.match(answer, /^HTTP\/1\.1 400/)
    assert.equal(answer.match(/HTTP\/1\.1/g)?.length, 1)
    await holds(answer)
  })

  test('a transfer coding that is not known is refused before any route, and the connection is closed', async () => {
    for (const coding of ['xchunked', 'identity', 'gzip, chunked']) {
      const request = `GET /livez HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ${coding}\r\n\r\n`
      const answer = await raw(api, [request, '0\r\n\r\nGET /public/v1/healthz HTTP/1.1\r\nHost: x\r\n\r\n'])
      assert.match(answer, /^HTTP\/1\.1 400 [\s\S]*Connection: close/, coding)
      assert.equal(answer.match(/HTTP\/1\.1/g)?.length, 1)
      await holds(answer)
    }
  })

  test('a request without a Host header is refused in the form of every answer', async () => {
    for (const path of ['/livez', '/public/v1/audits', '/nowhere']) {
      const answer = await raw(api, [`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`])
      assert.match(
        answer,
        /^HTTP\/1\.1 400 [\s\S]*x-content-type-options: nosniff[\s\S]*"detail":"The request has no Host header\."/i,
        path,
      )
    }
    assert.match(await raw(api, ['GET /livez HTTP/1.0\r\n\r\n']), /^HTTP\/1\.1 200/)
    await holds('')
  })

  test('pipelined requests are answered in order', async () => {
    const one = `GET /public/v1/healthz HTTP/1.1\r\nHost: x\r\n\r\n`
    const answer = await raw(api, [one.repeat(20), `GET /public/v1/audits HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`])
    assert.deepEqual(answer.match(/HTTP\/1\.1 \d+/g), [...Array(20).fill('HTTP/1.1 200'), 'HTTP/1.1 401'])
    await holds(answer)
  })

  test('a thousand idle connections keep nobody out', async () => {
    const { hostname, port } = new URL(api.url)
    const sockets = await Promise.all(
      Array.from(
        { length: 1000 },
        () =>
          new Promise<net.Socket>((resolve) => {
            const socket = net.connect(Number(port), hostname, () => resolve(socket))
            socket.on('error', () => resolve(socket))
          }),
      ),
    )
    await holds('')
    for (const socket of sockets) socket.destroy()
  })

  test('JSON 10,000 deep, __proto__, duplicate keys, invalid UTF-8, strings of 10 MB', async () => {
    const post = async (body: string | Uint8Array<ArrayBuffer>) => (await api.call('POST', '/document', { body })).status
    assert.equal(await post(`{"input":${'['.repeat(10_000)}${']'.repeat(10_000)}}`), 422)
    assert.equal(await post('{"__proto__":{"polluted":true},"templateId":"x"}'), 422)
    assert.equal(({} as { polluted?: boolean }).polluted, undefined)
    assert.equal(await post('{"templateId":"a","templateId":5,"language_key":"EN","input":"{}"}'), 422)
    assert.equal(await post(new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d])), 422)
    assert.equal(await post(JSON.stringify({ templateId: 'x'.repeat(10_000_000) })), 413)
    await holds('')
  })

  test('what is not HTTP at all', async () => {
    await holds(await raw(api, ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'], 500))
    const answer = await raw(api, ['HELO mail.example\r\n\r\n'], 500)
    assert.match(answer, /^HTTP\/1\.1 400[\s\S]*"detail":"The request is not valid HTTP\."/)
    assert.doesNotMatch(answer, /"code"/)
    await holds(answer)
  })

  test('programs of version 2 get a code also where the request reaches no route', async () => {
    const codeOf = (answer: string) => (JSON.parse(answer.slice(answer.indexOf('{'))) as { code?: string }).code
    assert.equal(codeOf(await raw(api, ['GET /public/v2/audits HTTP/1.1\r\nHost x\r\n\r\n'], 500)), 'bad_request')
    assert.equal(codeOf(await raw(api, ['GET /public/v1/audits?/public/v2/ HTTP/1.1\r\nHost x\r\n\r\n'], 500)), undefined)
    const many = Array.from({ length: 20_000 }, (_, i) => `X-H${i}: v`).join('\r\n')
    const overflow = await raw(api, [`GET /public/v2/audits HTTP/1.1\r\nHost: x\r\n${many}\r\n\r\n`])
    assert.match(overflow, /^HTTP\/1\.1 431/)
    assert.equal(codeOf(overflow), 'bad_request')
  })
})
