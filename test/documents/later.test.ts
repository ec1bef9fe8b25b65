import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { readSettings } from '../../src/config.ts'
import type { Settings } from '../../src/config.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { createLink } from '../../src/db/people/links.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { buildApp } from '../../src/http/app.ts'
import { openQueue, WRITE } from '../../src/queue/queue.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { xlsxFile } from '../../src/documents/bulk/xlsx-write.ts'
import { openLater } from '../../src/documents/later.ts'
import { xlsxRows } from '../../src/text/office/xlsx-table.ts'
import { Browser, PASSWORD } from '../app-api/desk.ts'
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
  let workspaceId: string
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
    workspaceId = (await createWorkspace(db, 'Test')).id
    key = (await createKey(db, workspaceId, 'Key', null)).key
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

  describe('a table of rows', () => {
    let editor: Browser
    before(async () => {
      const { token } = await createLink(db, {
        purpose: 'invitation',
        workspaceId,
        email: 'ed@company.example',
        role: 'editor',
        createdBy: null,
        hours: 1,
      })
      editor = new Browser(url, workspaceId)
      await editor.call('POST', '/links/accept', { json: { token, name: 'Ed', password: PASSWORD } })
    })

    const take = async (bytes: string | Uint8Array<ArrayBuffer>, name = 'desks.csv') => {
      const body = new FormData()
      body.append('file', new File([bytes], name))
      return editor.call('POST', '/w/bulk-runs', { body })
    }
    const runOf = async (id: string) => (await editor.call('GET', `/w/bulk-runs/${id}`)).body
    const until = async (id: string, state: string) => {
      for (;;) {
        const run = await runOf(id)
        if (run.state === state) return run
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    const plan = (id: string, more: object = {}) =>
      editor.call('PUT', `/w/bulk-runs/${id}/plan`, { json: { template_id: templateId, language_key: 'DE', ...more } })
    const file = async (id: string, query: string) =>
      new Uint8Array(await (await editor.fetch('GET', `${url}/app/api/w/${workspaceId}/bulk-runs/${id}/results?${query}`)).arrayBuffer())

    test('is mapped, read as its locale writes, tried on five rows, written, stopped, resumed, and its results are files', async () => {
      const rows = Array.from({ length: 12 }, (_, n) => `Oslo ${n + 1};Ein Tisch;Schublade | Auszug;"1.249,${n}0"`)
      rows[3] = 'Oslo 4;Ein Tisch;Schublade;viel'
      // As a German spreadsheet writes it: semicolons, Windows-1252.
      const csv = Buffer.from(['Produktname;Was es für Kunden ist;Eigenschaft;Preis (EUR)', ...rows].join('\r\n'), 'latin1')
      const taken = await take(new Uint8Array(csv))
      assert.equal(taken.status, 201, taken.text)
      const { id, columns, total, state } = taken.body
      assert.deepEqual([columns[1], total, state], ['Was es für Kunden ist', 12, 'draft'])
      const looked = (await plan(id)).body
      assert.deepEqual([looked.plan.mapping, looked.fit, looked.refused], [{ name: 0, summary: 1, features: 2, price: 3 }, 11, 1])
      assert.match(looked.faults[0].fault, /price: .*number/)
      assert.equal((await plan(id, { mapping: { name: 0, summary: 1, price: 3 } })).body.fit, 0, 'a field that is needed has no column')
      assert.equal((await plan(id, { mapping: looked.plan.mapping })).body.fit, 11)

      server.script = ({ user }) => ({ text: `# ${/Oslo \d+/.exec(user)![0]}\n\nEin Tisch für kleine Räume, der 99 % Platz spart.\n` })
      const dry = (await editor.call('POST', `/w/bulk-runs/${id}/dry-run`)).body.rows
      assert.deepEqual(
        dry.map((row: any) => [row.title, row.input.price, row.unsupported.length, row.fault === null]),
        [1, 2, 3, 4, 5].map((n) => (n === 4 ? [null, 'viel', 0, false] : [`Oslo ${n}`, Number(`1249.${n - 1}`), 1, true])),
      )
      assert.deepEqual(dry[0].input.features, ['Schublade', 'Auszug'])
      assert.equal((await db.query('select count(*)::int as n from documents where bulk_input_id = $1', [id])).rows[0].n, 0)

      // Three are written, the others wait for the model until the run is stopped; then a worker that never saw them goes on.
      server.asked.length = 0
      const answering = server.script
      const held = Promise.withResolvers<void>()
      server.script = async (asked, count) => {
        if (count > 3) await held.promise
        return answering(asked, count)
      }
      const first = await startWorker(db, database.url, settings, onError)
      assert.equal((await editor.call('POST', `/w/bulk-runs/${id}/start`)).body.state, 'running')
      while ((await runOf(id)).counts.ready < 3) await new Promise((resolve) => setTimeout(resolve, 50))
      const stopped = (await editor.call('POST', `/w/bulk-runs/${id}/cancel`)).body
      assert.deepEqual([stopped.state, stopped.counts.ready, stopped.counts.pending], ['cancelled', 3, 0])
      held.resolve()
      await first.stop()
      assert.equal((await runOf(id)).counts.ready, 3, 'what was under way when it was stopped is not stored')
      const resumed = (await editor.call('POST', `/w/bulk-runs/${id}/start`)).body
      assert.equal(resumed.state, 'running')
      const second = await startWorker(db, database.url, settings, onError)
      const done = await until(id, 'done')
      await second.stop()
      assert.deepEqual(done.counts, { pending: 0, ready: 11, failed: 0, refused: 1, with_findings: done.counts.with_findings })
      const { rows: written } = await db.query(
        'select count(*)::int as n, count(distinct bulk_row)::int as rows from documents where bulk_input_id = $1',
        [id],
      )
      assert.deepEqual(written, [{ n: 11, rows: 11 }])

      const failed = (await editor.call('GET', `/w/bulk-runs/${id}/rows?state=failed`)).body
      assert.deepEqual([failed.total, failed.rows[0].row, failed.rows[0].state], [1, 4, 'failed'])
      const page = (await editor.call('GET', `/w/bulk-runs/${id}/rows?offset=10&limit=5`)).body
      assert.deepEqual([page.total, page.rows.map((row: any) => row.row)], [12, [11, 12]])

      const [head, ...lines] = xlsxRows(await file(id, 'format=xlsx'), { rows: 100, columns: 100 })
      assert.deepEqual(head!.slice(0, 7), ['row', ...columns, 'state', 'title'])
      assert.deepEqual(lines[0]!.slice(0, 7), [1, 'Oslo 1', 'Ein Tisch', 'Schublade | Auszug', '1.249,00', 'written', 'Oslo 1'])
      assert.equal(lines[3]![head!.indexOf('fault')], looked.faults[0].fault)
      const table = new TextDecoder().decode(await file(id, 'format=csv'))
      assert.equal(table.split('\r\n').filter((line) => /^\d+,Oslo/.test(line)).length, 12)
      const files = unzipSync(await file(id, 'format=zip'))
      assert.deepEqual(Object.keys(files).length, 12)
      assert.match(strFromU8(files['documents/00001 Oslo 1.md']!), /^# Oslo 1\n/)
    })

    test('a workbook brings numbers and days of its own; days that could be either are shown both ways', async () => {
      const sheet = async function* () {
        yield [['Oslo', 'A desk', 'Drawer', 1249.5, '01/02/2026']] as (string | number)[][]
      }
      const book: Uint8Array[] = []
      const header = ['Name', 'Summary', 'Features', 'Price', 'Valid until']
      for await (const piece of xlsxFile([{ name: 'A', columns: header, pages: sheet }])) book.push(piece)
      const { body: run } = await take(new Uint8Array(Buffer.concat(book)), 'desks.xlsx')
      const { rows } = await db.query('select cells from bulk_rows where run_id = $1', [run.id])
      assert.deepEqual(rows, [{ cells: ['Oslo', 'A desk', 'Drawer', 1249.5, '01/02/2026'] }])
      const looked = (await plan(run.id, { language_key: 'EN' })).body
      assert.deepEqual([looked.fit, looked.plan.mapping], [1, { name: 0, summary: 1, features: 2, price: 3 }])
      assert.equal((await editor.call('DELETE', `/w/bulk-runs/${run.id}`)).status, 200)
      assert.equal((await editor.call('GET', `/w/bulk-runs/${run.id}`)).status, 404)
    })

    test('a program does the same with a key', async () => {
      const asked = (method: string, at: string, body?: FormData | string) =>
        fetch(`${url}/public/v2/bulk-runs${at}`, {
          method,
          headers: { 'x-api-key': key, ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}) },
          ...(body === undefined ? {} : { body }),
        })
      const body = new FormData()
      body.append('file', new File(['name\tsummary\tfeatures\nOslo\tA desk\tDrawer'], 'desks.tsv'))
      const { id, columns } = (await (await asked('POST', '', body)).json()) as any
      assert.deepEqual(columns, ['name', 'summary', 'features'])
      const planned = await asked('PUT', `/${id}/plan`, JSON.stringify({ template_id: templateId, language_key: 'EN' }))
      assert.equal(((await planned.json()) as any).fit, 1)
      assert.equal(((await (await asked('POST', `/${id}/start`)).json()) as any).state, 'running')
      const worker = await startWorker(db, database.url, settings, onError)
      await until(id, 'done')
      await worker.stop()
      assert.match(await (await asked('GET', `/${id}/results?format=csv`)).text(), /1,Oslo,A desk,Drawer,written,Oslo desk,/)
      const { rows } = await db.query('select key_id is not null as by_key from bulk_runs where id = $1', [id])
      assert.deepEqual(rows, [{ by_key: true }])
      assert.equal((await fetch(`${url}/public/v2/bulk-runs/${id}`)).status, 401)
    })

    test('what is no table is refused in a sentence', async () => {
      for (const [bytes, said] of [
        ['', /empty/],
        ['Name', /no other/],
        ['Name\n"open', /quoted cell/],
        [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /old format/],
        [new Uint8Array([0x50, 0x4b, 3, 4, 9]), /./],
      ] as const) {
        const answer = await take(bytes)
        assert.equal(answer.status, 422, answer.text)
        assert.match(answer.body.detail[0].msg, said)
      }
    })
  })
})
