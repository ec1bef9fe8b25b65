import assert from 'node:assert/strict'
import { once } from 'node:events'
import net from 'node:net'
import { after, before, describe, test } from 'node:test'
import { openPool } from '../../src/db/base/pool.ts'
import { verifyTrails } from '../../src/db/trail/trail.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { keptCounts, plantAudit, recount } from '../helpers/audit.ts'
import { freshDatabase } from '../helpers/database.ts'
import type { TestDatabase } from '../helpers/database.ts'
import { sampleInput } from '../helpers/input.ts'

/**
 * A proxy before the database that can cut a connection as its COMMIT is answered: the server has committed,
 * the client never learns it.
 */
class CommitCutter {
  readonly #server: net.Server
  readonly #sockets = new Set<net.Socket>()
  #left = 0
  cuts = 0

  constructor(target: net.NetConnectOpts) {
    this.#server = net.createServer((client) => {
      const upstream = net.connect(target)
      let cutting = false
      for (const socket of [client, upstream]) {
        this.#sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          this.#sockets.delete(socket)
          client.destroy()
          upstream.destroy()
        })
      }
      client.on('data', (data) => {
        if (this.#left > 0 && data.includes('commit\0')) {
          this.#left--
          cutting = true
        }
        upstream.write(data)
      })
      upstream.on('data', (data) => {
        if (!cutting) return void client.write(data)
        this.cuts++
        client.destroy()
      })
    })
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return (this.#server.address() as net.AddressInfo).port
  }

  cutNext(commits: number): void {
    this.#left = commits
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}

describe('a connection that is lost while COMMIT is answered', () => {
  let database: TestDatabase
  let cutter: CommitCutter
  let api: Api

  before(async () => {
    database = await freshDatabase()
    const direct = new URL(database.url)
    const folder = direct.searchParams.get('host')
    cutter = new CommitCutter(
      folder ? { path: `${folder}/.s.PGSQL.${direct.port || 5432}` } : { port: Number(direct.port), host: direct.hostname },
    )
    const proxied = new URL(`postgresql://${direct.username}:${direct.password}@127.0.0.1:${await cutter.listen()}${direct.pathname}`)
    api = await startApi({ databaseUrl: proxied.href })
  })
  after(async () => {
    await api?.close()
    cutter?.close()
    await database.drop()
  })

  const COUNT = 40

  test('decisions and comments that were committed in a batch are made once, and answered', async () => {
    const audit = await plantAudit(api.db, api.workspaceId, [{}, { group: 'a' }, { group: 'a' }])
    // Some with a key, whose answers are kept in the same transactions.
    const headers = (i: number): Record<string, string> => (i % 2 ? { 'idempotency-key': `cut ${i}` } : {})
    const review = (i: number) => {
      const json = { action: i % 2 ? 'mark_fixed' : 'elevated_risk', apply_to_group: i % 10 === 3 }
      return api.call('POST', `/violations/${audit.violations[i % 3]}/review`, { json, headers: headers(i) })
    }
    const comment = (i: number) =>
      api.call('POST', `/violations/${audit.violations[i % 3]}/comments`, { json: { comment: `noted ${i}` }, headers: headers(i) })
    const send = (i: number) => (i % 4 === 1 ? comment(i) : review(i))
    // All that come at once may be one commit: the second half comes after the first.
    const half = async (from: number) => {
      cutter.cutNext(1)
      return Promise.all(Array.from({ length: COUNT / 2 }, (_, i) => send(from + i)))
    }
    const answers = [...(await half(0)), ...(await half(COUNT / 2))]
    assert.equal(cutter.cuts, 2)
    for (const { status, text } of answers) assert.ok(status === 200 || status === 201, `${status} ${text}`)
    for (let i = 1; i < COUNT; i += 2) {
      const again = await send(i)
      assert.deepEqual([again.text, again.headers.get('idempotent-replayed')], [answers[i]!.text, 'true'])
    }
    const { rows } = await api.db.query<{ n: number; comments: number }>(
      `select (select count(*)::int from trail where workspace_id = $1 and audit_id = $2) as n,
         (select count(*)::int from comments where workspace_id = $1) as comments`,
      [api.workspaceId, audit.id],
    )
    assert.deepEqual(rows[0], { n: COUNT, comments: COUNT / 4 })
    assert.deepEqual(await keptCounts(api.db, api.workspaceId, audit.id), await recount(api.db, api.workspaceId, audit.id))
    assert.equal((await verifyTrails(api.db, api.workspaceId)).ok, true)
  })

  test('documents that were stored in a batch are stored once, and answered', async () => {
    const templates = (await api.call('GET', '/template')).body
    const template = templates.find((each: { key: string }) => each.key === 'social-post')
    const { form } = template.templateMetas.find((meta: { languageKey: string }) => meta.languageKey === 'EN')
    const json = { templateId: template.id, language_key: 'EN', input: JSON.stringify(sampleInput(form).input) }
    const before_ = cutter.cuts
    cutter.cutNext(1)
    const answers = await Promise.all(Array.from({ length: 12 }, () => api.call('POST', '/document', { json })))
    assert.equal(cutter.cuts, before_ + 1)
    const ids = new Set(answers.map(({ status, text }) => (assert.equal(status, 201, text), text)))
    const direct = openPool(database.url)
    const { rows } = await direct.query<{ n: number }>('select count(*)::int as n from documents where workspace_id = $1', [
      api.workspaceId,
    ])
    await direct.end()
    assert.deepEqual([ids.size, rows[0]!.n], [12, 12])
  })
})
