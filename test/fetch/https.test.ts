import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TLSSocket } from 'node:tls'
import { selfSigned } from '../helpers/certificate.ts'
import { localFetcher, serveTls } from './servers.ts'

const here = async () => [{ address: '127.0.0.1' }]

test('a certificate the server signed itself is refused in clear words', async (t) => {
  const server = await serveTls(t, selfSigned('shop.test'), (_request, response) => response.end('never seen'))
  const fetcher = localFetcher(t, { allow: ['127.0.0.1'], resolve: here })
  await assert.rejects(fetcher.fetchPage(`https://shop.test:${server.port}/`), {
    name: 'FetchFailure',
    code: 'certificate',
    reason: 'The server could not prove its identity: it signed its certificate itself.',
  })
})

test('a trusted authority is accepted, and the host keeps its name in the handshake and in the request', async (t) => {
  const credentials = selfSigned('shop.test')
  const server = await serveTls(t, credentials, (request, response) => {
    response.end(JSON.stringify({ host: request.headers.host, sni: (request.socket as TLSSocket & { servername: string }).servername }))
  })
  const fetcher = localFetcher(t, { allow: ['127.0.0.1'], resolve: here, certificateAuthorities: [credentials.cert] })
  const page = await fetcher.fetchPage(`https://shop.test:${server.port}/`)
  assert.deepEqual(JSON.parse(Buffer.from(page.bytes).toString()), { host: `shop.test:${server.port}`, sni: 'shop.test' })
})

test('a certificate for another name, and one that has expired, are refused for that reason', async (t) => {
  const other = selfSigned('other.test')
  const old = selfSigned('old.test', { expired: true })
  const otherServer = await serveTls(t, other, (_request, response) => response.end())
  const oldServer = await serveTls(t, old, (_request, response) => response.end())
  const fetcher = localFetcher(t, { allow: ['127.0.0.1'], resolve: here, certificateAuthorities: [other.cert, old.cert] })
  await assert.rejects(fetcher.fetchPage(`https://shop.test:${otherServer.port}/`), {
    code: 'certificate',
    reason: /issued for another name/,
  })
  await assert.rejects(fetcher.fetchPage(`https://old.test:${oldServer.port}/`), { code: 'certificate', reason: /has expired/ })
})
