import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { readSettings } from '../../src/config.ts'
import type { Settings } from '../../src/config.ts'
import { createKey } from '../../src/db/keys.ts'
import { openPool } from '../../src/db/pool.ts'
import { createWorkspace } from '../../src/db/workspaces.ts'
import { buildApp } from '../../src/http/app.ts'
import { openQueue, WRITE } from '../../src/queue/queue.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { openLater } from '../../src/documents/later.ts'
import { freshDatabase } from '../helpers/database.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { ModelServer } from '../helpers/model-server.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')
const TEXT = '# Oslo desk\n\nA desk of solid oak for small rooms.\n'

describe('documents written by the queue', () => {
  let server: ModelServer
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let db: pg.Pool
  let boss: PgBoss
  let settings: Settings
  let app: Awaited<ReturnType<typeof buildApp>>
  let url: string
  let key: string
  let templateId: string
  const onError = (error: Error) => process.stderr.write(`${error.stack}\n`)
  before(async () => {
    server = await startModelServer('openai')
    database = await freshDatabase()
    db = openPool(database.url)
    settings = readSettings(
      { ...TEST_SECRETS, LOG_LEVEL: 'silent', MODEL: 'compatible:scripted', MODEL_URL: server.url, MODEL_SECONDS: '20' },
      '/nowhere',
      {},
    )
    boss = await openQueue(database.url, { supervise: false, onError })
    app = await buildApp({ db, settings, later: openLater(db, boss) })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
    key = (await createKey(db, (await createWorkspace(db, 'Test')).id, 'Key', null)).key
    templateId = (await (await call('/template')).json()).find((entry: any) => entry.key === 'product-description').id
  })
  after(async () => {
    await app.close()
    await boss.stop({ graceful: false })
    await db.end()
    await database.drop()
    await server.close()
  })
  beforeEach(() => {
    server.asked.length = 0
    server.script = () => ({ text: TEXT })
  })

  const call = (at: string, init: RequestInit = {}) =>
    fetch(`${url}/public/v1${at}`, { ...init, headers: { 'x-api-key': key, ...init.headers } })
  const order = (input: object = {}, more: object = {}) =>
    call('/document', {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'respond-async, wait=10' },
      body: JSON.stringify({
        templateId,
        language_key: 'EN',
        input: JSON.stringify({ name: 'Oslo desk', summary: 'A desk', features: ['Drawer'], ...input }),
        ...more,
      }),
    })
  const ended = async (id: string) => {
    for (;;) {
      const answer = await call(`/document/${id}`)
      if (answer.status !== 200 || !answer.headers.has('retry-after')) return answer
      await answer.text()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const asked = async (count: number) => {
    while (server.asked.length < count) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  test('201 at once with Preference-Applied; until it is ready GET answers as decided; then the document is there', async () => {
    const answer = await order()
    assert.equal(answer.status, 201)
    assert.equal(answer.headers.get('preference-applied'), 'respond-async')
    const { documentId } = (await answer.json()) as { documentId: string }
    const waiting = await call(`/document/${documentId}`)
    assert.equal(waiting.status, 200)
    assert.ok(Number(waiting.headers.get('retry-after')) >= 1)
    const { title, document, rawDocument, generatedOutput } = (await waiting.json()) as any
    assert.deepEqual(
      { title, document, rawDocument, generatedOutput },
      { title: 'Product description', document: null, rawDocument: '', generatedOutput: '' },
    )
    assert.equal(server.asked.length, 0)
    const worker = await startWorker(db, database.url, settings, onError)
    const ready = await ended(documentId)
    assert.equal(ready.status, 200)
    assert.equal(((await ready.json()) as any).generatedOutput.trim(), TEXT.trim())
    await worker.stop()
  })

  test('a request with a fault is refused at once and nothing waits', async () => {
    const before = (await db.query('select count(*)::int as n from documents')).rows[0].n
    const answer = await order({ price: 'much' })
    assert.equal(answer.status, 422)
    assert.equal((await db.query('select count(*)::int as n from documents')).rows[0].n, before)
  })

  test('a text that refuse_at refuses leaves its findings as the reason', async () => {
    server.script = ({ system }) => ({
      text: system.startsWith('You write') ? `${TEXT} Get a discount for a five-star review.` : '[1] Get a gift for a five-star review.',
    })
    const worker = await startWorker(db, database.url, settings, onError)
    const { documentId } = (await (await order({}, { refuse_at: 'HIGH' })).json()) as { documentId: string }
    const refused = await ended(documentId)
    assert.equal(refused.status, 404)
    assert.match(((await refused.json()) as any).detail, /refuse_at: .*(?:HIGH|CRITICAL) finding of \S*bought-reviews/)
    const { rows } = await db.query('select markdown, findings from documents where id = $1', [documentId])
    assert.deepEqual(rows, [{ markdown: '', findings: [] }])
    await worker.stop()
  })

  test('one that fails says why by 404', async () => {
    server.script = () => ({ status: 400 })
    const worker = await startWorker(db, database.url, settings, onError)
    const { documentId } = (await (await order()).json()) as { documentId: string }
    const failed = await ended(documentId)
    assert.equal(failed.status, 404)
    assert.match(((await failed.json()) as any).detail, /service refused the request/)
    await worker.stop()
  })

  test('what a killed worker had under way is taken up; what is interrupted again and again is failed clearly', async () => {
    const pending: string[] = []
    for (let n = 0; n < 2; n++) pending.push(((await (await order()).json()) as { documentId: string }).documentId)
    server.script = () => 'hang'
    const child = spawn(
      process.execPath,
      [LAUNCHER, 'worker', '--database-url', database.url, '--model', 'compatible:scripted', '--model-url', server.url],
      { stdio: 'ignore' },
    )
    await asked(2)
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    const { rows } = await db.query(`select state from pgboss.job where name = $1 and data->>'documentId' = any($2)`, [WRITE, pending])
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['active', 'active'],
    )
    // Its heartbeat is overdue, and for one of the two it was the last attempt.
    await db.query(`update pgboss.job set heartbeat_on = now() - interval '10 minutes' where name = $1 and state = 'active'`, [WRITE])
    await db.query(`update pgboss.job set retry_count = retry_limit where name = $1 and data->>'documentId' = $2`, [WRITE, pending[1]])
    server.script = () => ({ text: TEXT })
    const worker = await startWorker(db, database.url, settings, onError)
    const [taken, given] = await Promise.all(pending.map(ended))
    assert.equal(taken!.status, 200)
    assert.equal(((await taken!.json()) as any).generatedOutput.trim(), TEXT.trim())
    assert.equal(given!.status, 404)
    assert.match(((await given!.json()) as any).detail, /interrupted/)
    await worker.stop()
  })
})
