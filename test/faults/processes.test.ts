import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { listKeys, revokeKey } from '../../src/db/keys/keys.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { lastBackup } from '../../src/db/base/scheduled-tasks.ts'
import { listWorkspaces } from '../../src/db/settings/workspaces.ts'
import { plantAudit } from '../helpers/audit.ts'
import { freshDatabase } from '../helpers/database.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { parseMetrics } from '../helpers/prometheus-text.ts'
import type { Scraped } from '../helpers/prometheus-text.ts'

const TOKEN = 'a token for whoever reads the figures'
const DURATION = 'imprimatur_http_request_duration_seconds'
const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')

/** A new connection each time, so that the processes alternate. */
const get = (url: string, key: string, init: RequestInit = {}) =>
  fetch(url, {
    ...init,
    headers: { 'x-api-key': key, connection: 'close', 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
  })

/** The processes that serve which a process has started, the oldest first; others make backups. */
const servingBelow = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('imprimatur.mjs'))

describe('several processes on one port', () => {
  const folder = temporaryFolder('processes')
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let server: ReturnType<typeof spawn>
  let started: { url: string; api_key: string }
  before(async () => {
    database = await freshDatabase()
    server = spawn(
      process.execPath,
      [
        LAUNCHER,
        'serve',
        '--processes',
        '2',
        '--port',
        '0',
        '--rate-limit',
        '12',
        '--worker',
        'off',
        '--database-url',
        database.url,
        '--backup-dir',
        folder.at('backups'),
        '--json',
      ],
      { env: { ...process.env, METRICS_TOKEN: TOKEN }, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [line] = (await once(server.stdout!, 'data')) as [Buffer]
    started = JSON.parse(line.toString())
  })
  after(async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await database.drop()
    folder.remove()
  })

  test('one of them makes a backup soon after the start where a folder is set', async () => {
    const db = openPool(database.url)
    for (;;) {
      const last = await lastBackup(db)
      if (last?.succeeded_at) {
        assert.deepEqual(readdirSync(folder.at('backups')), [path.basename(last.details!.file)])
        break
      }
      assert.equal(last?.failure ?? null, null)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await db.end()
  })

  test('one answer has the figures of all of them, whichever is asked', async () => {
    const ask = (path: string) => get(`${started.url}${path}`, '', { headers: { authorization: `Bearer ${TOKEN}` } })
    const served = () => Promise.all(Array.from({ length: 20 }, () => ask('/livez')))
    const memory = 'process_resident_memory_bytes'
    const processes = ({ samples }: Scraped) => samples.filter(({ name }) => name === memory).map(({ labels }) => labels.process!)
    const scrape = async () => parseMetrics(await (await ask('/metrics')).text())
    const livez = ({ samples }: Scraped) =>
      samples.filter(({ name, labels }) => name === `${DURATION}_count` && labels.route === '/livez').map(({ value }) => value)
    assert.equal((await get(`${started.url}/metrics`, '')).status, 401)
    // The second process may still be starting.
    for (let names: string[] = []; names.length < 3; ) names = processes(await scrape())
    await served()
    for (const scraped of await Promise.all([scrape(), scrape()])) {
      assert.deepEqual(new Set(processes(scraped)), new Set(['main', 'server-1', 'server-2']))
      assert.equal(
        livez(scraped).reduce((sum, value) => sum + value, 0),
        20,
      )
      assert.equal(scraped.value('imprimatur_ready'), 1)
    }
  })

  test('a process that is replaced goes on counting where the one before was', async () => {
    // A connection that was handed to a process which is killed at that moment is never answered.
    const ask = async (): Promise<Scraped> => {
      const [headers, signal] = [{ authorization: `Bearer ${TOKEN}` }, AbortSignal.timeout(5000)]
      const text = await get(`${started.url}/metrics`, '', { headers, signal }).then(
        (response) => response.text(),
        () => null,
      )
      return text === null ? ask() : parseMetrics(text)
    }
    const total = ({ samples }: Scraped) =>
      samples
        .filter(({ name, labels }) => name === `${DURATION}_count` && labels.route === '/livez')
        .reduce((sum, { value }) => sum + value, 0)
    const startOf = ({ value }: Scraped) => value('process_start_time_seconds', { process: 'server-2' })
    const before = await ask()
    process.kill(servingBelow(server.pid!).at(-1)!, 'SIGKILL')
    for (let scraped = before; startOf(scraped) === startOf(before) || startOf(scraped) === undefined; ) scraped = await ask()
    assert.equal(total(await ask()), total(before))
  })

  test('idempotency, rate limit and revocation hold across them', async () => {
    const db = openPool(database.url)
    const [workspace] = await listWorkspaces(db)
    const {
      violations: [id],
    } = await plantAudit(db, workspace!.id, [{}])
    const api = `${started.url}/public/v1`
    const comment = () =>
      get(`${api}/violations/${id}/comments`, started.api_key, {
        method: 'POST',
        body: '{"comment":"once"}',
        headers: { 'idempotency-key': 'one' },
      })
    const answers = await Promise.all(Array.from({ length: 8 }, comment))
    assert.ok(answers.every(({ status }) => status === 201 || status === 409))
    const thread = (await (await get(`${api}/violations/${id}`, started.api_key)).json()) as { comments: unknown[] }
    assert.equal(thread.comments.length, 1)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    // Many more than the limit lets pass, also where a busy machine answers slowly.
    const burst = await Promise.all(Array.from({ length: 400 }, () => get(`${api}/audits`, started.api_key)))
    assert.ok(burst.some(({ status }) => status === 429) && burst.some(({ status }) => status === 200))
    const [key] = await listKeys(db, workspace!.id)
    await revokeKey(db, key!.id)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const after_ = await Promise.all(Array.from({ length: 8 }, () => get(`${api}/audits`, started.api_key)))
    assert.deepEqual(
      after_.map(({ status }) => status),
      Array(8).fill(401),
    )
    await db.end()
  })
})
