import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'

describe('Idempotency-Key', () => {
  let api: Api
  let id: string
  before(async () => {
    api = await startApi()
    id = (await plantAudit(api.db, api.workspaceId, [{}])).violations[0]!
  })
  after(() => api.close())
  const comment = (key: string, text: string, options = {}) =>
    api.call('POST', `/violations/${id}/comments`, { json: { comment: text }, headers: { 'idempotency-key': key }, ...options })

  test('the first answer is given again and the work is done once', async () => {
    const first = await comment('a', 'once')
    const again = await comment('a', 'once')
    assert.equal(again.status, 201)
    assert.deepEqual(again.body, first.body)
    assert.equal((await api.call('GET', `/violations/${id}`)).body.comments.length, 1)
  })

  test('the same key with another body or address is refused', async () => {
    await comment('b', 'one')
    const { status, body } = await comment('b', 'two')
    assert.deepEqual([status, body.detail[0].loc[0], body.detail[0].type], [422, 'header', 'value_error'])
    assert.equal(
      (await api.call('POST', `/violations/${id}/review`, { json: { action: 'reopen' }, headers: { 'idempotency-key': 'b' } })).status,
      422,
    )
  })

  test('a key belongs to its workspace', async () => {
    await comment('c', 'one')
    const other = await api.another()
    assert.equal((await comment('c', 'two', { key: other.key })).status, 404)
  })

  test('many at once: one does the work, the others get 409 or its response', async () => {
    const before_ = (await api.call('GET', `/violations/${id}`)).body.comments.length
    const answers = await Promise.all(Array.from({ length: 12 }, () => comment('d', 'together')))
    assert.ok(answers.every(({ status }) => status === 201 || status === 409))
    assert.equal((await api.call('GET', `/violations/${id}`)).body.comments.length, before_ + 1)
    assert.equal((await comment('d', 'together')).status, 201)
  })

  test('many at once on two servers: one change, and everybody gets the same in the end', async () => {
    const other = await startApi({ databaseUrl: api.databaseUrl, workspace: api })
    const audit = await plantAudit(api.db, api.workspaceId, [{}])
    const review = (on: Api, key: string) =>
      on.call('POST', `/violations/${audit.violations[0]}/review`, { json: { action: 'mark_fixed' }, headers: { 'idempotency-key': key } })
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => review(i % 2 ? api : other, `f${round}`)))
      assert.ok(answers.every(({ status }) => status === 200 || status === 409))
      assert.ok(answers.some(({ status }) => status === 200))
      assert.equal((await review(other, `f${round}`)).headers.get('idempotent-replayed'), 'true')
    }
    const { rows } = await api.db.query('select count(*)::int as n from trail where workspace_id = $1 and audit_id = $2', [
      api.workspaceId,
      audit.id,
    ])
    assert.equal(rows[0].n, 10)
    await other.close()
  })

  test('holds for version 2, for files by their size, and keeps no text that was only checked', async () => {
    const upload = async (key: string, text: string) => {
      const form = new FormData()
      form.append('file', new Blob([text], { type: 'text/plain' }), 'page.txt')
      const sent = new Request('http://x/', { method: 'POST', body: form })
      const headers = { 'idempotency-key': key, 'content-type': sent.headers.get('content-type')! }
      return api.call('POST', '/public/v2/uploads', { body: new Uint8Array(await sent.arrayBuffer()), headers })
    }
    const first = await upload('v2', 'Some text.')
    assert.equal(first.status, 201, first.text)
    const again = await upload('v2', 'Some text.')
    assert.deepEqual([again.status, again.body, again.headers.get('idempotent-replayed')], [201, first.body, 'true'])
    assert.equal((await upload('v2', 'Some longer text.')).status, 422)
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload('v2-together', 'Some text.')))
    assert.ok(answers.every(({ status }) => status === 201 || status === 409))
    const made = answers.flatMap(({ status, body }) => (status === 201 ? [body.uploads[0].id] : []))
    assert.equal(new Set(made).size, 1)
    const text = 'A text that nobody stores.'
    const check = () => api.call('POST', '/public/v2/checks', { json: { text }, headers: { 'idempotency-key': 'v2-check' } })
    for (const { status, headers } of [await check(), await check()])
      assert.deepEqual([status, headers.get('idempotent-replayed')], [200, null])
    const { rowCount } = await api.db.query(`select 1 from idempotent_requests where key = 'v2-check'`)
    assert.equal(rowCount, 0)
  })

  test('a request that was refused for its form leaves the key free', async () => {
    assert.equal((await comment('e', '')).status, 422)
    assert.equal((await comment('e', 'better')).status, 201)
  })
})

describe('rate limit', () => {
  test('is shared by processes, says what is left, and lets requests through again', async () => {
    const one = await startApi({ settings: { RATE_LIMIT: '5' } })
    const two = await startApi({ databaseUrl: one.databaseUrl, workspace: one, settings: { RATE_LIMIT: '5' } })
    // At once, and many more than the limit: on a busy machine some seconds pass, each of which lets five more through.
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => (i % 2 ? one : two).call('GET', '/audits')))
    const refused = answers.filter(({ status }) => status === 429)
    assert.ok(refused.length >= 1 && answers.filter(({ status }) => status === 200).length >= 5)
    assert.equal(refused[0]!.headers.get('retry-after'), '1')
    assert.equal(answers[0]!.headers.get('ratelimit-policy'), '"default";q=5;w=1')
    assert.match(answers[0]!.headers.get('ratelimit')!, /^"default";r=\d+;t=1$/)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    assert.equal((await one.call('GET', '/audits')).status, 200)
    await two.close()
    await one.close()
  })

  test('by default bursts go through and nothing is counted in the database; 0 is off', async () => {
    const api = await startApi()
    for (let i = 0; i < 200; i++) assert.equal((await api.call('GET', '/audits')).status, 200)
    assert.equal((await api.call('GET', '/audits')).headers.get('ratelimit'), null)
    assert.equal((await api.db.query('select 1 from rate_buckets')).rowCount, 0)
    await api.close()
  })
})
