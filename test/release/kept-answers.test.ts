import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type pg from 'pg'
import { createKey } from '../../src/db/keys/keys.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { plantAudit } from '../helpers/audit.ts'
import { databaseProxy } from '../helpers/database-proxy.ts'
import type { DatabaseProxy } from '../helpers/database-proxy.ts'
import { freshDatabase } from '../helpers/database.ts'
import type { TestDatabase } from '../helpers/database.ts'
import { sampleInput } from '../helpers/input.ts'
import { sleep } from '../faults/proof/faults.ts'
import { Service } from '../faults/proof/service.ts'

/** How long a dead server's claim may stand in the way, and what a start takes on a busy machine. */
const PATIENCE = 45_000

describe('a server that is killed between a change and the answer that is kept for its key', () => {
  let database: TestDatabase
  let proxy: DatabaseProxy
  let service: Service
  let db: pg.Pool
  let workspaceId: string
  let apiKey: string

  before(async () => {
    database = await freshDatabase()
    proxy = await databaseProxy(database.url)
    db = openPool(database.url)
    workspaceId = (await createWorkspace(db, 'Killed')).id
    apiKey = (await createKey(db, workspaceId, 'killed', null)).key
    service = new Service(proxy.url)
    await service.start()
  })
  after(async () => {
    await service?.stop()
    await db?.end()
    await proxy?.close()
    await database?.drop()
  })

  const send = (method: string, path: string, body?: object, key?: string) =>
    fetch(`${service.url}/public/v1${path}`, {
      method,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).then(
      async (answer) => ({ status: answer.status, text: await answer.text(), replayed: answer.headers.get('idempotent-replayed') }),
      () => ({ status: 0, text: '', replayed: null }),
    )

  /**
   * Kills the server when `last` is sent to the database after `first`, before the database sees it. A prepared statement is sent by its
   * name alone from the second time on each connection.
   */
  const killAt = (first: string, last: string) => {
    let begun = false
    let killed = false
    proxy.watch((sent) => {
      // The statement that makes the change may be sent together with the next one.
      const now = begun && sent.includes(last)
      begun ||= sent.includes(first)
      if (!now || killed) return false
      killed = true
      service.signal('SIGKILL')
      return true
    })
    return () => killed
  }

  /** As a client does that got no answer: again with the same key, until there is one. */
  async function insist(path: string, body: object, key: string) {
    const waits: number[] = []
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(500)) {
      const answer = await send('POST', path, body, key)
      if (answer.status === 201 || answer.status === 200) return { answer, waits }
      waits.push(answer.status)
    }
    return assert.fail(`no answer after ${PATIENCE} ms: ${waits.join(' ')}`)
  }

  async function made(path: string, body: object, key: string, count: string) {
    assert.equal((await send('POST', path, body, key)).status, 0)
    const { answer, waits } = await insist(path, body, key)
    const again = await send('POST', path, body, key)
    assert.deepEqual([again.text, again.replayed], [answer.text, 'true'])
    const { rows } = await db.query<{ n: number }>(`select count(*)::int as n from ${count} where workspace_id = $1`, [workspaceId])
    assert.equal(rows[0]!.n, 1, count)
    return waits
  }

  test('a comment is made once and answered again, at once', async () => {
    const { violations } = await plantAudit(db, workspaceId, [{}])
    const killed = killAt('insert into comments', 'idempotency-keep')
    const waits = await made(`/violations/${violations[0]}/comments`, { comment: 'once' }, 'comment', 'comments')
    assert.ok(killed())
    assert.ok(!waits.includes(409), waits.join(' '))
  })

  test('a document is made once, and a dead claim is taken over', async () => {
    const templates = JSON.parse((await send('GET', '/template')).text)
    const template = templates.find((each: { key: string }) => each.key === 'social-post')
    const { form } = template.templateMetas.find((meta: { languageKey: string }) => meta.languageKey === 'EN')
    const body = { templateId: template.id, language_key: 'EN', input: JSON.stringify(sampleInput(form).input) }
    const killed = killAt('insert into documents', 'idempotency-keep')
    await made('/document', body, 'document', 'documents')
    assert.ok(killed())
  })
})
