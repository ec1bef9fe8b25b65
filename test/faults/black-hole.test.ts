import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startApi } from '../helpers/api.ts'
import type { Api, Answer } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { databaseProxy } from '../helpers/database-proxy.ts'
import type { DatabaseProxy } from '../helpers/database-proxy.ts'
import { freshDatabase } from '../helpers/database.ts'
import type { TestDatabase } from '../helpers/database.ts'

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Timed {
  answer: Answer
  took: number
  began: number
}

describe('a black hole between the server and its database', () => {
  let database: TestDatabase
  let proxy: DatabaseProxy
  let api: Api
  let violations: string[]
  before(async () => {
    database = await freshDatabase()
    proxy = await databaseProxy(database.url)
    api = await startApi({ databaseUrl: proxy.url })
    violations = (
      await plantAudit(
        api.db,
        api.workspaceId,
        Array.from({ length: 20 }, () => ({})),
      )
    ).violations
  })
  after(async () => {
    await api.close()
    await proxy.close()
    await database.drop()
  })

  /** Reads and writes without a pause until told to stop; each answer with its time. */
  function clients(count: number) {
    const found: Timed[] = []
    let stop = false
    const one = async (turn: number) => {
      for (let i = turn; !stop; i++) {
        const began = Date.now()
        const violation = violations[i % violations.length]
        const answer = await (i % 3 === 0
          ? api.call('POST', `/violations/${violation}/comments`, { json: { comment: `${turn} ${i}` } })
          : api.call('GET', i % 3 === 1 ? '/audits' : `/violations/${violation}`))
        found.push({ answer, took: Date.now() - began, began })
        if (answer.status !== 200) await sleep(20)
      }
    }
    const running = Promise.all(Array.from({ length: count }, (_, turn) => one(turn)))
    return { found, end: () => ((stop = true), running) }
  }

  for (const weather of ['swallow', 'hold'] as const) {
    test(`that ${weather}s bytes: no request past 10 s, and all is well within 3 s of the path's return`, async () => {
      const load = clients(30)
      await sleep(500)
      proxy.weather(weather)
      await sleep(6000)
      assert.equal((await api.call('GET', '/healthz', { key: null })).status, 503)
      proxy.weather('pass')
      const returned = Date.now()
      await sleep(3000)
      const recovered = Date.now()
      await sleep(1000)
      await load.end()
      const longest = Math.max(...load.found.map(({ took }) => took))
      assert.ok(longest < 10_000, `a request took ${longest} ms`)
      const refused = load.found.filter(({ answer }) => answer.status >= 500)
      assert.ok(refused.length > 0)
      for (const { answer } of refused) {
        assert.equal(answer.status, 503)
        assert.equal(typeof (answer.body as { detail: unknown }).detail, 'string')
        assert.ok(Number(answer.headers.get('retry-after')) > 0)
      }
      const after_ = load.found.filter(({ began }) => began >= recovered)
      assert.ok(after_.length > 0)
      assert.deepEqual(after_.filter(({ answer }) => answer.status >= 500).length, 0, 'requests fail 3 s after the path has returned')
      assert.ok(load.found.some(({ answer, began }) => began >= returned && answer.status < 300))
      assert.equal((await api.call('GET', '/healthz', { key: null })).status, 200)
    })
  }
})

test('a lock that somebody holds is 503 with Retry-After, not a wait without end', async () => {
  const api = await startApi({ settings: { DATABASE_LOCK_SECONDS: '1' } })
  const { violations } = await plantAudit(api.db, api.workspaceId, [{}])
  const holder = await api.db.connect()
  await holder.query('begin; lock table comments in access exclusive mode')
  const began = Date.now()
  const answer = await api.call('POST', `/violations/${violations[0]}/comments`, { json: { comment: 'held up' } })
  assert.equal(answer.status, 503)
  assert.ok(Number(answer.headers.get('retry-after')) > 0)
  assert.ok(Date.now() - began < 4000)
  // Nor can the key of the request be freed then: the answer is the same, in the form of every error.
  await holder.query('lock table idempotent_requests in share row exclusive mode')
  const headers = { 'idempotency-key': 'held up' }
  const keyed = await api.call('POST', `/violations/${violations[0]}/comments`, { json: { comment: 'held up' }, headers })
  assert.deepEqual([keyed.status, keyed.body], [503, answer.body])
  await holder.query('rollback')
  holder.release()
  assert.equal((await api.call('POST', `/violations/${violations[0]}/comments`, { json: { comment: 'now' } })).status, 201)
  await api.close()
})
