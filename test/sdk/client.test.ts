import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ApiError, AuditError, ConnectionError, createClient, items, pages, TimeoutError, waitForAudit } from '../../sdk/src/index.ts'
import type { Client } from '../../sdk/src/index.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { answerWith, breakDown, loseAnswer, startRelay, staySilent } from './relay.ts'
import type { OnTheWay, Relay } from './relay.ts'

const COMMENTS = '/public/v1/violations/{violation_id}/comments'
const VIOLATIONS = '/public/v1/audits/{audit_id}/violations'
const FINDINGS = '/public/v2/audits/{audit_id}/violations'

describe('the client', () => {
  let api: Api
  let relay: Relay
  let client: Client
  let audit: { id: string; violations: string[] }
  before(async () => {
    api = await startApi()
    relay = await startRelay(api.url)
    client = createClient({ baseUrl: `${relay.url}/`, apiKey: api.key })
    audit = await plantAudit(
      api.db,
      api.workspaceId,
      Array.from({ length: 45 }, () => ({})),
    )
  })
  after(async () => {
    await relay.close()
    await api.close()
  })
  const refusal = async (call: Promise<unknown>): Promise<ApiError> => {
    const error: unknown = await call.then(
      () => assert.fail('it was not refused'),
      (reason: unknown) => reason,
    )
    assert.ok(error instanceof ApiError, String(error))
    return error
  }
  const comment = (text: string, options = {}) =>
    client.post(COMMENTS, { path: { violation_id: audit.violations[0]! }, body: { comment: text }, ...options })
  const commentsOf = async (text: string) => {
    const { comments } = await client.get('/public/v1/violations/{violation_id}', { path: { violation_id: audit.violations[0]! } })
    return comments.filter(({ content }) => content === text).length
  }

  test('calls both versions, with path, query and body', async () => {
    const { audits, limit } = await client.get('/public/v1/audits', { query: { limit: 3 } })
    assert.deepEqual([audits[0]!.id, limit], [audit.id, 3])
    const { findings } = await client.post('/public/v2/checks', {
      body: { text: 'Our soap is climate neutral.', packs: ['eu-green-claims'] },
    })
    assert.match(findings[0]!.violating_text!, /climate neutral/)
    const { status, headers, data } = await client.request('get', '/public/v1/healthz')
    assert.deepEqual([status, headers.get('cache-control'), data.status], [200, 'no-store', 'pass'])
  })

  test('a refusal is an error with its sentence, its faults and the request’s number', async () => {
    const missing = await refusal(client.get('/public/v2/audits/{audit_id}', { path: { audit_id: 'no/such?one' } }))
    assert.deepEqual([missing.status, missing.detail, missing.faults], [404, 'Audit not found', []])
    assert.equal(missing.message, '404: Audit not found')
    assert.ok(missing.requestId)
    const invalid = await refusal(client.get('/public/v1/audits', { query: { limit: 1000 } }))
    assert.deepEqual([invalid.status, invalid.faults[0]!.loc], [422, ['query', 'limit']])
    assert.match(invalid.message, /^422: query\.limit: \S/)
    const stranger = await refusal(createClient({ baseUrl: api.url, apiKey: 'wrong' }).get('/public/v1/audits'))
    assert.equal(stranger.status, 401)
    relay.next(answerWith(502, {}, '<h1>Bad gateway</h1>'))
    assert.equal((await refusal(client.get('/public/v1/audits', { retries: 0 }))).detail, '<h1>Bad gateway</h1>')
    await assert.rejects(client.get('/public/v2/audits/{audit_id}', { path: { audit_id: '' } }), /needs path\.audit_id/)
  })

  test('what passes is tried again, as long as the server asks for it', async () => {
    relay.next(answerWith(503, { 'retry-after': '0' }), answerWith(429, { 'retry-after': new Date().toUTCString() }), breakDown)
    assert.equal((await client.get('/public/v1/audits')).audits.length, 1)
    assert.equal(relay.asked.length, 4)
    const started = Date.now()
    relay.next(answerWith(429, { 'retry-after': '1' }))
    await client.get('/public/v1/audits')
    assert.ok(Date.now() - started >= 1000, 'it did not wait')
    relay.next(answerWith(429, { 'retry-after': '3600' }))
    assert.equal((await refusal(client.get('/public/v1/audits'))).retryAfter, 3600)
    assert.equal(relay.asked.length, 1, 'an hour is not waited for')
    relay.next(answerWith(500))
    assert.equal((await refusal(client.get('/public/v1/audits'))).status, 500)
    assert.equal(relay.asked.length, 1, 'a fault of the server stays one')
    relay.next(breakDown, breakDown)
    await assert.rejects(client.get('/public/v1/audits', { retries: 1 }), ConnectionError)
    assert.equal(relay.asked.length, 2)
  })

  test('a POST whose answer was lost is done once: each try has the same Idempotency-Key, each call another', async () => {
    relay.next(loseAnswer, answerWith(409, { 'retry-after': '0' }))
    await comment('once')
    const keys = relay.asked.map(({ headers }) => headers['idempotency-key'])
    assert.equal(keys.length, 3)
    assert.equal(new Set(keys).size, 1)
    assert.equal(await commentsOf('once'), 1)
    relay.next()
    await comment('twice')
    await comment('twice')
    assert.equal(await commentsOf('twice'), 2)
    relay.next()
    await comment('named', { idempotencyKey: 'mine' })
    assert.equal(relay.asked[0]!.headers['idempotency-key'], 'mine')
    relay.next(answerWith(409, {}, '{"detail":"It has ended."}'))
    assert.equal((await refusal(comment('refused'))).detail, 'It has ended.')
    relay.next()
    await client.get('/public/v1/audits')
    assert.equal(relay.asked[0]!.headers['idempotency-key'], undefined)
  })

  test('what is not known to be safe is sent once, unless nothing was done', async () => {
    // As a route of a later version: nothing has PATCH here.
    const patch = () => client.patch('/public/v1/audits' as never, { path: {} } as never)
    relay.next(breakDown)
    await assert.rejects(patch(), ConnectionError)
    relay.next(answerWith(503, { 'retry-after': '0' }))
    assert.equal((await refusal(patch())).status, 503)
    relay.next(answerWith(429, { 'retry-after': '0' }))
    assert.equal((await refusal(patch())).status, 405)
    // Its answer is not kept: sent again there would be two.
    const webhook = () => client.post('/public/v2/webhooks', { body: { url: 'https://hooks.example/' } })
    relay.next(breakDown)
    await assert.rejects(webhook(), ConnectionError)
    relay.asked.length = 0
    await refusal(webhook())
    assert.equal(relay.asked[0]!.headers['idempotency-key'], undefined)
  })

  /** On a way of its own: a request that was given up may arrive later, and would take what is meant for the next. */
  const onOwnWay = async (happens: OnTheWay, act: (client: Client) => Promise<unknown>) => {
    const way = await startRelay(api.url)
    way.next(happens)
    await act(createClient({ baseUrl: way.url, apiKey: api.key }))
    await way.close()
  }

  test('each try has its time; a signal ends the try and the wait', async () => {
    await onOwnWay(staySilent, async (own) => {
      assert.equal((await own.get('/public/v1/audits', { timeout: 200 })).audits.length, 1)
    })
    await onOwnWay(staySilent, (own) => assert.rejects(own.get('/public/v1/audits', { timeout: 50, retries: 0 }), TimeoutError))
    const ended = new Error('enough')
    for (const happens of [staySilent, answerWith(503, { 'retry-after': '50' })]) {
      const abort = new AbortController()
      const ending: OnTheWay = (...given) => {
        void happens(...given)
        setImmediate(() => abort.abort(ended))
      }
      await onOwnWay(ending, (own) => assert.rejects(own.get('/public/v1/audits', { signal: abort.signal }), ended))
    }
  })

  test('the key is not taken to where an answer points', async () => {
    relay.next(answerWith(307, { location: 'http://127.0.0.1:1/elsewhere' }))
    await assert.rejects(client.get('/public/v1/audits'), /redirects to http:\/\/127\.0\.0\.1:1\/elsewhere/)
  })

  test('waits for an audit: until it is completed, and says where it is not', async () => {
    const { id } = await plantAudit(api.db, api.workspaceId, [{}])
    const become = (status: string) => api.db.query('update audits set status = $2 where id = $1', [id, status])
    await become('RUNNING')
    const seen: string[] = []
    const onProgress = async ({ status }: { status: string }) => void (seen.push(status), await become('COMPLETED'))
    const audit = await waitForAudit(client, id, { every: 1, onProgress: (one) => void onProgress(one) })
    assert.deepEqual([audit.id, audit.status, audit.total_violations, seen[0]], [id, 'COMPLETED', 1, 'RUNNING'])
    await become('CANCELLED')
    await assert.rejects(waitForAudit(client, id), (error) => error instanceof AuditError && error.audit.status === 'CANCELLED')
    await become('PENDING')
    await assert.rejects(waitForAudit(client, id, { timeout: 0 }), TimeoutError)
    await assert.rejects(waitForAudit(client, id, { signal: AbortSignal.abort(new Error('enough')) }), /enough/)
    const { code, status } = await refusal(waitForAudit(client, 'nothing'))
    assert.deepEqual([status, code], [404, 'not_found'])
    await api.db.query('delete from audits where id = $1', [id])
  })

  test('pages follow each other, and their items are one list, whichever way a path has pages', async () => {
    const given: string[] = []
    for await (const one of items(client, VIOLATIONS, { path: { audit_id: audit.id }, query: { page_size: 20 } })) given.push(one.id)
    assert.deepEqual(given, audit.violations)
    given.length = 0
    relay.next()
    for await (const one of items(client, FINDINGS, { path: { audit_id: audit.id }, query: { limit: 10 } })) given.push(one.id)
    assert.deepEqual([given, relay.asked.length], [audit.violations, 5])
    const sizes: number[] = []
    for await (const { violations } of pages(client, VIOLATIONS, { path: { audit_id: audit.id }, query: { page: 2 } }))
      sizes.push(violations.length)
    assert.deepEqual(sizes, [20, 5])
    const runs: unknown[] = []
    for await (const one of items(client, '/public/v2/bulk-runs')) runs.push(one)
    assert.deepEqual(runs, [])
    relay.next()
    for await (const one of items(client, FINDINGS, { path: { audit_id: audit.id }, query: { limit: 5 } })) if (one.id) break
    assert.equal(relay.asked.length, 1, 'pages are read when they are needed')
  })
})
