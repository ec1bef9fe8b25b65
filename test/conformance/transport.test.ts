import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import Fastify from 'fastify'
import { Type } from 'typebox'
import { createKey } from '../../src/db/keys/keys.ts'
import { addRoutes } from '../../src/http/base/route.ts'
import { publicDocument } from '../../src/http/public/index.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Desk } from '../app-api/desk.ts'
import { readSettings } from '../../src/config.ts'
import { buildApp } from '../../src/http/app.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'
import { startApi } from '../helpers/api.ts'
import { imprimatur } from '../helpers/command.ts'

describe('what every answer carries', () => {
  let desk: Desk
  before(async () => {
    desk = await startDesk()
  })
  after(() => desk.close())

  const PATHS = [
    '/',
    '/assets/none.js',
    '/app/api/session',
    '/app/api/none',
    '/public/v1/audits',
    '/public/v1/healthz',
    '/app/openapi.json',
    '/%',
  ]

  test('nosniff and a content security policy everywhere, on refused and broken requests too', async () => {
    for (const at of PATHS) {
      const answer = await fetch(desk.url + at)
      await answer.body?.cancel()
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff', at)
      assert.match(answer.headers.get('content-security-policy')!, /^default-src 'none'.*frame-ancestors 'none'$/, at)
      assert.equal(answer.headers.get('referrer-policy'), 'no-referrer', at)
      assert.equal(answer.headers.get('strict-transport-security'), null, 'not without TLS')
    }
    const { port } = new URL(desk.url)
    const raw = await new Promise<string>((resolve) => {
      let text = ''
      const socket = net.connect(Number(port), '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'))
      socket.setEncoding('utf8').on('data', (part: string) => (text += part))
      socket.on('close', () => resolve(text))
    })
    assert.match(raw, /x-content-type-options: nosniff/i)
  })

  test('an address that cannot be decoded is answered in the form of every error, wherever it leads', async () => {
    const places = ['/%', '/public/v1/audits/%zz', '/public/v1/audits/%E0%A4%A/violations', '/public/v2/audits/%zz/violations']
    for (const at of [...places, '/app/api/w/%ff/audits', '/mcp/%', '/public/docs/%zz', '/assets/%E0%A4%A', '/%zz?a=%zz']) {
      const answer = await fetch(desk.url + at, { headers: { 'x-request-id': 'mine-1' } })
      assert.equal(answer.status, 400, at)
      assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
      assert.equal(answer.headers.get('x-request-id'), 'mine-1')
      const code = at.startsWith('/public/v2/') ? { code: 'bad_request' } : {}
      assert.deepEqual(await answer.json(), { detail: 'The address of the request is not validly encoded.', ...code })
    }
  })

  test('what is to go says so on each of its answers', async () => {
    const app = Fastify()
    const record = { operationId: 'old', tag: 'Old', summary: 'Old', errors: [], handle: async () => 'old' }
    const success = { status: 200, schema: Type.String(), description: 'Old.' }
    addRoutes(app, '/old', [
      { ...record, method: 'GET', path: '/a', success, deprecated: { since: '2026-12-31', sunset: '2027-12-31' } },
      { ...record, method: 'GET', path: '/b', success },
    ])
    const { headers } = await app.inject('/old/a')
    assert.deepEqual([headers['deprecation'], headers['sunset']], ['@1798675200', 'Fri, 31 Dec 2027 00:00:00 GMT'])
    assert.equal((await app.inject('/old/b')).headers['deprecation'], undefined)
    await app.close()
  })

  test('Strict-Transport-Security where people come by TLS', async (t) => {
    const secure = await startDesk({ databaseUrl: desk.databaseUrl, settings: { PUBLIC_URL: 'https://imprimatur.company.example' } })
    t.after(() => secure.close())
    for (const at of PATHS) {
      const answer = await fetch(secure.url + at)
      await answer.body?.cancel()
      assert.equal(answer.headers.get('strict-transport-security'), 'max-age=31536000', at)
    }
  })

  test('pages of the origins of CORS_ORIGINS may call the public API, no others and nothing else', async (t) => {
    const home = 'https://app.company.example'
    const asked = { origin: home, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key' }
    const cors = async (url: string, origin: string, method = 'GET') => {
      const answer = await fetch(url, { method, headers: { ...asked, origin } })
      await answer.body?.cancel()
      return [answer.status, answer.headers.get('access-control-allow-origin')]
    }
    assert.deepEqual(await cors(`${desk.url}/public/v1/audits`, home), [401, null], 'not set: no origin')
    assert.deepEqual(await cors(`${desk.url}/public/v1/audits`, home, 'OPTIONS'), [405, null])
    const open = await startDesk({ databaseUrl: desk.databaseUrl, settings: { CORS_ORIGINS: `https://b.example, ${home}` } })
    t.after(() => open.close())
    assert.deepEqual(await cors(`${open.url}/public/v1/audits`, home, 'OPTIONS'), [204, home])
    assert.deepEqual(await cors(`${open.url}/public/v1/audits`, home), [401, home], 'refusals can be read too')
    assert.deepEqual(await cors(`${open.url}/public/v1/healthz`, home), [200, home])
    assert.deepEqual(await cors(`${open.url}/public/v1/audits`, 'https://evil.example', 'OPTIONS'), [405, null])
    assert.deepEqual(await cors(`${open.url}/app/api/session`, home), [200, null])
    const preflight = await fetch(`${open.url}/public/v2/checks`, { method: 'OPTIONS', headers: asked })
    assert.match(preflight.headers.get('access-control-allow-headers')!, /X-API-Key/)
    assert.equal(preflight.headers.get('access-control-allow-credentials'), null)
    assert.match(preflight.headers.get('vary')!, /Origin/)
    const { key } = await createKey(desk.db, desk.workspaceId, 'page', null)
    const cacheable = await fetch(`${open.url}/public/v1/template`, { headers: { origin: home, 'x-api-key': key } })
    await cacheable.body?.cancel()
    assert.match(cacheable.headers.get('vary')!, /^Origin, X-API-Key/)
    await assert.rejects(startDesk({ databaseUrl: desk.databaseUrl, settings: { CORS_ORIGINS: 'app.example.com' } }), /CORS_ORIGINS/)
  })

  test('methods that nothing has are 405 in the form of every error', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'PURGE', 'SEARCH'])
      for (const at of PATHS.slice(0, 6)) {
        const { status, allow, body } = await ask(method, desk.url + at)
        assert.deepEqual([status, JSON.parse(body)], [405, { detail: 'Method Not Allowed' }], `${method} ${at}`)
        assert.match(allow ?? '', /GET/)
      }
  })

  test('links lead to PUBLIC_URL or the listening address, whatever Host says', async () => {
    const owner = await desk.member('owner')
    const { port } = new URL(desk.url)
    const answer = await ask('POST', `${desk.url}/app/api/w/${desk.workspaceId}/invitations`, {
      headers: {
        host: 'evil.example',
        origin: 'http://evil.example',
        'sec-fetch-site': 'same-origin',
        cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: 'guest@company.example', role: 'viewer' }),
    })
    assert.equal(answer.status, 201, answer.body)
    assert.ok(JSON.parse(answer.body).link.startsWith(`http://127.0.0.1:${port}/join#`), answer.body)
  })
})

test('a connection stays open for as long as a model may take to write', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', MODEL_SECONDS: '300', ...TEST_SECRETS }, '/nowhere', {})
  const api = await startApi()
  const app = await buildApp({ db: api.db, settings })
  assert.ok(app.server.timeout > 300_000, String(app.server.timeout))
  await app.close()
  await api.close()
})

test('ids of templates and tones in the documented examples exist', async (t) => {
  const api = await startApi()
  t.after(() => api.close())
  const text = JSON.stringify(publicDocument())
  const templates = (await api.call('GET', '/template')).body as { id: string; templateMetas: { id: string }[] }[]
  const named = [...text.matchAll(/"templateId":"([0-9a-f-]{36})"/g)].map(([, id]) => id!)
  assert.ok(named.length > 0)
  for (const id of named)
    assert.ok(
      templates.some((template) => template.id === id),
      id,
    )
  const tones = (await api.call('GET', '/toneofvoice')).body as { id: string; toneOfVoiceMetas: { id: string }[] }[]
  const metas = [...text.matchAll(/"toneOfVoiceMetaId":"([0-9a-f-]{36})"/g)].map(([, id]) => id!)
  const voices = [...text.matchAll(/"toneOfVoiceId":"([0-9a-f-]{36})"/g)].map(([, id]) => id!)
  for (const id of metas)
    assert.ok(
      tones.some((tone) => tone.toneOfVoiceMetas.some((meta) => meta.id === id)),
      id,
    )
  for (const id of voices)
    assert.ok(
      tones.some((tone) => tone.id === id),
      id,
    )
})

test('secrets come from files; a flag that shows one in the list of processes is warned about', async (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-flags-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'url')
  writeFileSync(file, 'postgres://nobody:secret@127.0.0.1:1/none\n')
  const quiet = await imprimatur(['workspace', 'list', '--database-url-file', file])
  assert.match(quiet.stderr, /database does not answer/)
  assert.doesNotMatch(quiet.stderr, /everybody on this machine/)
  const byEnvironment = await imprimatur(['workspace', 'list'], { env: { DATABASE_URL_FILE: file } })
  assert.match(byEnvironment.stderr, /database does not answer/)
  const loud = await imprimatur(['workspace', 'list', '--database-url', 'postgres://nobody:secret@127.0.0.1:1/none'])
  assert.match(loud.stderr, /--database-url-file FILE/)
  const missing = await imprimatur(['workspace', 'list', '--database-url-file', path.join(folder, 'none')])
  assert.deepEqual([missing.code, /cannot be read \(ENOENT\)/.test(missing.stderr)], [2, true])
})

/** A request with any method and any Host, which fetch refuses to send. */
function ask(
  method: string,
  url: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; allow: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode!, allow: answer.headers.allow, body: text }))
    })
    request.on('error', reject)
    request.end(body)
  })
}
