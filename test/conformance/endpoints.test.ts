import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newId } from '../../src/db/base/ids.ts'
import { setPlan } from '../../src/db/settings/workspaces.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { plainServer } from '../helpers/database.ts'
import { servers } from '../helpers/both-servers.ts'

const STRANGE_IDS = ['nope', newId(), '%00', '😀', `'; drop table audits; --`, 'x'.repeat(10_000), '..%2f..%2fetc', '1', 'null']

for (const server of servers(plainServer)) {
  describe(`public API on ${server.name}`, () => {
    let api: Api
    let stop: () => Promise<void>
    let audit: { id: string; violations: string[] }

    before(async () => {
      const { url, stop: stopServer } = await server.start()
      stop = stopServer
      api = await startApi({ serverUrl: url })
      audit = await plantAudit(api.db, api.workspaceId, [
        {},
        { severity: 'LOW' },
        { severity: null },
        { state: 'fixed', severity: 'CRITICAL' },
      ])
    })
    after(async () => {
      await api.close()
      await stop()
    })

    /** Every protected endpoint, with a request that would succeed with an existing identifier. */
    const endpoints = (): [method: string, path: string, json?: unknown][] => [
      ['POST', '/document', { templateId: 'x', language_key: 'EN', input: '{}' }],
      ['GET', '/document/x'],
      ['GET', '/template'],
      ['GET', '/template/x'],
      ['GET', '/toneofvoice'],
      ['GET', '/toneofvoice/x'],
      ['GET', '/infobase'],
      ['GET', '/infobase/x'],
      ['GET', '/audits'],
      ['GET', `/audits/${audit.id}/violations`],
      ['GET', `/violations/${audit.violations[0]}`],
      ['POST', `/violations/${audit.violations[0]}/review`, { action: 'reopen' }],
      ['POST', `/violations/${audit.violations[0]}/comments`, { comment: 'hello' }],
    ]

    test('without a key, or with a wrong one, every protected endpoint answers 401', async () => {
      for (const [method, path, json] of endpoints()) {
        for (const key of [null, '', 'imp_wrong', 'x'.repeat(500)])
          assert.equal((await api.call(method, path, { json, key })).status, 401, path)
      }
    })

    test('a workspace without API access gets 403, before its parameters are looked at', async () => {
      const other = await api.another()
      await setPlan(api.db, other.workspaceId, 'free')
      for (const [method, path, json] of endpoints())
        assert.equal((await api.call(method, path, { json, key: other.key })).status, 403, path)
      assert.equal((await api.call('GET', '/audits?limit=wrong', { key: other.key })).status, 403)
      assert.equal((await api.call('POST', '/document', { body: '{', key: other.key })).status, 403)
      assert.equal((await api.call('GET', '/audits?limit=wrong', { key: null })).status, 401)
    })

    test('an identifier of any shape that names nothing is 404', async () => {
      for (const id of STRANGE_IDS) {
        for (const path of [
          `/document/${id}`,
          `/template/${id}`,
          `/toneofvoice/${id}`,
          `/infobase/${id}`,
          `/audits/${id}/violations`,
          `/violations/${id}`,
        ]) {
          assert.equal((await api.call('GET', encodeURI(path).replaceAll('%25', '%'))).status, 404, path.slice(0, 80))
        }
        const at = `/violations/${encodeURI(id).replaceAll('%25', '%')}`
        assert.equal((await api.call('POST', `${at}/review`, { json: { action: 'reopen' } })).status, 404)
        assert.equal((await api.call('POST', `${at}/comments`, { json: { comment: 'x' } })).status, 404)
      }
    })

    test("another workspace's resources do not exist", async () => {
      const { key } = await api.another()
      assert.equal((await api.call('GET', `/audits/${audit.id}/violations`, { key })).status, 404)
      assert.equal((await api.call('GET', `/violations/${audit.violations[0]}`, { key })).status, 404)
      assert.equal((await api.call('POST', `/violations/${audit.violations[0]}/review`, { key, json: { action: 'reopen' } })).status, 404)
      assert.equal((await api.call('POST', `/violations/${audit.violations[0]}/comments`, { key, json: { comment: 'x' } })).status, 404)
      assert.deepEqual((await api.call('GET', '/audits', { key })).body, { audits: [], returned: 0, limit: 20 })
    })

    test('faults of the parameters come before 404', async () => {
      assert.equal((await api.call('GET', '/audits/nope/violations?page=0')).status, 422)
      assert.equal((await api.call('POST', '/violations/nope/review', { json: { action: 'fly' } })).status, 422)
      assert.equal((await api.call('POST', '/violations/nope/review', { json: { action: 'dismiss' } })).status, 422)
    })

    test('an unknown route is 404 and a wrong method 405 with Allow, in the form of every error', async () => {
      assert.deepEqual((await api.call('GET', '/nothing')).body, { detail: 'Not Found' })
      const wrong = await api.call('PUT', '/audits')
      assert.equal(wrong.status, 405)
      assert.equal(wrong.headers.get('allow'), 'GET, HEAD')
      assert.equal((await api.call('GET', `/violations/${audit.violations[0]}/review`)).headers.get('allow'), 'POST')
      assert.equal((await api.call('POST', '/healthz', { key: null })).status, 405)
    })

    test('health needs no key and has a media type of its own', async () => {
      const { status, headers, body } = await api.call('GET', '/healthz', { key: null })
      assert.equal(status, 200)
      assert.match(headers.get('content-type')!, /^application\/health\+json/)
      assert.deepEqual(body, { status: 'pass' })
    })

    test('protected answers are not stored; library reads carry an ETag and answer 304', async () => {
      assert.equal((await api.call('GET', '/audits')).headers.get('cache-control'), 'no-store')
      for (const path of ['/template', '/toneofvoice', '/infobase']) {
        const first = await api.call('GET', path)
        const tag = first.headers.get('etag')
        assert.ok(tag, path)
        const again = await api.call('GET', path, { headers: { 'if-none-match': tag } })
        assert.equal(again.status, 304)
        assert.equal(again.text, '')
        assert.equal((await api.call('GET', path, { headers: { 'if-none-match': '"other"' } })).status, 200)
      }
    })

    test("the caller's request id comes back; a strange one is replaced", async () => {
      assert.equal((await api.call('GET', '/audits', { headers: { 'x-request-id': 'abc-123' } })).headers.get('x-request-id'), 'abc-123')
      assert.notEqual((await api.call('GET', '/audits', { headers: { 'x-request-id': 'a b' } })).headers.get('x-request-id'), 'a b')
    })
  })
}
