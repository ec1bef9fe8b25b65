import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { listKeys, revokeKey } from '../../src/db/keys.ts'
import { openPool } from '../../src/db/pool.ts'
import { lastBackup } from '../../src/db/scheduled-tasks.ts'
import { listWorkspaces } from '../../src/db/workspaces.ts'
import { plantAudit } from '../helpers/audit.ts'
import { freshDatabase } from '../helpers/database.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')

/** A new connection each time, so that the processes alternate. */
const get = (url: string, key: string, init: RequestInit = {}) =>
  fetch(url, {
    ...init,
    headers: { 'x-api-key': key, connection: 'close', 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
  })

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
      { stdio: ['ignore', 'pipe', 'inherit'] },
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
