import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { describe, test } from 'node:test'
import type { TestContext } from 'node:test'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { readHtml } from '../../src/fetch/html-facts.ts'
import { startWorkerProcess } from '../../src/jobs/process.ts'
import { startAuditing } from '../helpers/auditing.ts'
import { endlessPage } from '../helpers/hostile.ts'
import { page, startSite } from '../helpers/site.ts'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')
const PACKS = ['eu-green-claims']
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A site where every page below /endless takes long to check, and every other is an ordinary one. */
async function site(t: TestContext, endless = endlessPage(1, 0.35)) {
  const links = ['/endless', '/b']
  const started = await startSite((at) =>
    at.startsWith('/endless') ? endless : page(`Page ${at}`, '<p>Our eco-friendly bottle.</p>', links),
  )
  t.after(() => started.close())
  return started
}

async function auditingFor(t: TestContext, options: Parameters<typeof startAuditing>[0]) {
  const auditing = await startAuditing(options)
  t.after(() => auditing.close())
  return auditing
}

/** When each job was taken and done, for the message of a failure. */
async function jobsOf({ db }: Awaited<ReturnType<typeof startAuditing>>): Promise<string> {
  const { rows } = await db.query(
    `select data ->> 'auditId' as audit, state, priority, retry_count, created_on, started_on, completed_on, output
     from pgboss.job where name = 'audit-check' order by created_on, started_on`,
  )
  return rows.map((row) => JSON.stringify(row)).join('\n')
}

describe('pages made to stop the reader', () => {
  test('200,000 and 800,000 nested elements cost in proportion, not their square', () => {
    const took = (depth: number) => {
      const started = performance.now()
      readHtml(`<title>Deep</title>${'<div>'.repeat(depth)}<a href="/x">x</a>`, 'https://deep.example/')
      return performance.now() - started
    }
    took(10_000)
    const [small, large] = [Math.max(20, took(200_000)), took(800_000)]
    assert.ok(large < 12 * small, `${Math.round(small)} ms, then ${Math.round(large)} ms`)
  })

  test('a page past its time is failed with that reason, and the pages beside it are checked', async (t) => {
    const pages = await site(t)
    const auditing = await auditingFor(t, { settings: { READ_SECONDS: '1' } })
    const urls = ['/endless', '/a', '/b', '/c'].map((at) => pages.url + at)
    const id = await auditing.start([{ kind: 'urls', urls }], PACKS)
    assert.equal((await auditing.ended(id)).status, 'COMPLETED')
    const states = (await auditing.assets(id)).map(({ url, state, reason }) => [url.slice(pages.url.length), state, reason])
    assert.deepEqual(states.slice(0, 3), [
      ['/a', 'completed', null],
      ['/b', 'completed', null],
      ['/c', 'completed', null],
    ])
    assert.equal(states[3]![1], 'failed')
    assert.match(states[3]![2], /^Reading and checking it took more than \d+ seconds of the processor, so it was given up/)
  })

  test('rules that are made ready for the first page of a language are not that page’s time', async (t) => {
    const texts = ['<p lang="en">Our eco-friendly bottle is climate neutral.</p>', '<p lang="de">Unsere Flasche ist klimaneutral.</p>']
    const pages = await startSite((at) => page(`Page ${at}`, texts.join('')))
    t.after(() => pages.close())
    const auditing = await auditingFor(t, { settings: { READ_SECONDS: '1' } })
    // All that ships, for two languages at once: seconds of work, and none of them the page's.
    const id = await auditing.start([{ kind: 'urls', urls: [`${pages.url}/a`] }], null)
    assert.equal((await auditing.ended(id)).status, 'COMPLETED')
    assert.deepEqual(
      (await auditing.assets(id)).map(({ state, reason }) => [state, reason]),
      [['completed', null]],
    )
  })

  test('a crawl goes on past such a page', async (t) => {
    const pages = await site(t)
    const auditing = await auditingFor(t, { settings: { READ_SECONDS: '1' } })
    const id = await auditing.start([{ kind: 'crawl', url: `${pages.url}/`, maxPages: 10, maxDepth: 3 }], PACKS)
    assert.equal((await auditing.ended(id)).status, 'COMPLETED')
    const states = new Map((await auditing.assets(id)).map(({ url, state }) => [url.slice(pages.url.length), state]))
    assert.deepEqual([states.get('/b'), states.get('/endless')], ['completed', 'failed'])
  })

  test('while one workspace audits such pages alone, the audit of another ends', async (t) => {
    const pages = await site(t, endlessPage(3))
    // No page of the first workspace ends by itself within this test.
    const auditing = await auditingFor(t, { settings: { READ_SECONDS: '3600' } })
    const hostile = await auditing.start([{ kind: 'urls', urls: Array.from({ length: 40 }, (_, n) => `${pages.url}/endless${n}`) }], PACKS)
    while (!pages.hits.get('/endless0')) await soon()
    const { id: other } = await createWorkspace(auditing.db, 'Ordinary')
    const ordinary = await auditing.start(
      [{ kind: 'urls', urls: Array.from({ length: 24 }, (_, n) => `${pages.url}/page${n}`) }],
      PACKS,
      other,
    )
    const ended = await auditing.ended(ordinary)
    assert.deepEqual([ended.status, ended.completed_assets, ended.failed_assets], ['COMPLETED', 24, 0])
    const { rows } = await auditing.db.query('select status, completed_assets from audits where id = $1', [hostile])
    assert.equal(rows[0].status, 'RUNNING')
    assert.ok(rows[0].completed_assets <= 2, `${rows[0].completed_assets} of them came first: ${await jobsOf(auditing)}`)
  })

  test('serve ends when it is told to, also while such a page is read', async (t) => {
    const pages = await site(t, endlessPage(3))
    const auditing = await auditingFor(t, { worker: false })
    const args = ['serve', '--port', '0', '--json', '--read-seconds', '3600', '--allow-hosts', '127.0.0.1', '--database-url', auditing.url]
    const server = spawn(process.execPath, [LAUNCHER, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
    await once(server.stdout, 'data')
    await auditing.start([{ kind: 'urls', urls: [`${pages.url}/endless`, `${pages.url}/page`] }], PACKS)
    while (!pages.hits.get('/endless')) await soon()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const told = performance.now()
    server.kill('SIGTERM')
    const [code] = await once(server, 'exit')
    assert.equal(code, 0)
    // The page alone would take an hour; a busy machine may need a while for the rest.
    assert.ok(performance.now() - told < 60_000, `${Math.round(performance.now() - told)} ms`)
  })

  test('a worker whose loop stands still is replaced by another, which does its work', async (t) => {
    const pages = await site(t)
    const auditing = await auditingFor(t, { worker: false })
    const errors: string[] = []
    const worker = startWorkerProcess(auditing.url, auditing.settings, (error) => errors.push(error.message), { silence: 4000 })
    t.after(() => worker.stop())
    const first = worker.pid()!
    while (worker.isBusy()) await soon()
    process.kill(first, 'SIGSTOP')
    const id = await auditing.start([{ kind: 'urls', urls: [`${pages.url}/page`] }], PACKS)
    assert.equal((await auditing.ended(id)).status, 'COMPLETED')
    assert.notEqual(worker.pid(), first)
    assert.match(errors.join('\n'), /silent for 4 seconds/)
  })

  test('a worker that takes longer to start than it may be silent is left to start', async (t) => {
    const pages = await site(t)
    const auditing = await auditingFor(t, { worker: false })
    const errors: string[] = []
    const worker = startWorkerProcess(auditing.url, auditing.settings, (error) => errors.push(error.message), { silence: 4000 })
    t.after(() => worker.stop())
    const first = worker.pid()!
    process.kill(first, 'SIGSTOP')
    await new Promise((resolve) => setTimeout(resolve, 5000))
    process.kill(first, 'SIGCONT')
    const id = await auditing.start([{ kind: 'urls', urls: [`${pages.url}/page`] }], PACKS)
    assert.equal((await auditing.ended(id)).status, 'COMPLETED')
    assert.deepEqual([worker.pid(), errors], [first, []])
  })
})
