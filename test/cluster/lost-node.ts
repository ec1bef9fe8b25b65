import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { verifyTrails } from '../../src/db/trail/trail.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { keptCounts, plantAudit, recount } from '../helpers/audit.ts'
import { clusterNodes } from '../helpers/cluster-database.ts'

/** A node as a process of this machine: how to end it without notice, and how to start it again as it was. */
class WorkerNode {
  readonly port: number
  readonly #postmaster: string
  readonly #folder: string
  readonly #command: string[]
  readonly #owner: { uid: number; gid: number }

  constructor(port: number, folder: string) {
    this.port = port
    this.#folder = folder
    this.#postmaster = readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0]!
    this.#command = readFileSync(`/proc/${this.#postmaster}/cmdline`, 'utf8').split('\0').slice(0, -1)
    this.#owner = statSync(`/proc/${this.#postmaster}`)
  }

  static async at(url: string): Promise<WorkerNode> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    await client.end()
    const { data_directory: folder } = rows[0]!
    assert.ok(existsSync(folder), `the worker ${url} runs on this machine`)
    return new WorkerNode(Number(new URL(url).port), folder)
  }

  kill(): void {
    // The postmaster and what it has started, at once, as a machine that loses its power would.
    const children = execFileSync('ps', ['--ppid', this.#postmaster, '-o', 'pid='], { encoding: 'utf8' }).split('\n').map(Number)
    for (const pid of [Number(this.#postmaster), ...children.filter(Boolean)]) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Gone by itself meanwhile.
      }
    }
  }

  async start(url: string): Promise<void> {
    const [program, ...args] = this.#command
    const { uid, gid } = this.#owner
    for (let server: ChildProcess | undefined; ; ) {
      // As long as a process of the server before is still ending it does not start.
      if (!server || server.exitCode !== null) {
        server = spawn(program!, args, { uid, gid, cwd: this.#folder, detached: true, stdio: 'ignore' })
        server.unref()
      }
      const client = new pg.Client({ connectionString: url })
      const answers = await client.connect().then(
        () => true,
        () => false,
      )
      await client.end().catch(() => undefined)
      if (answers) return
      await sleep(100)
    }
  }
}

interface Place {
  workspaceId: string
  key: string
  auditId: string
  violations: string[]
  /** What the API has answered with 200 or 201. */
  decided: string[]
  commented: string[]
}

describe('a worker node is lost and comes back', () => {
  let api: Api
  let lostUrl: string
  let node: WorkerNode
  let lost: Place
  let other: Place

  before(async () => {
    const cluster = process.env['TEST_CLUSTER_URL']
    assert.ok(cluster, 'this test runs on a cluster: npm run test:cluster')
    api = await startApi()
    const [, first] = await clusterNodes(cluster)
    lostUrl = first!
    node = await WorkerNode.at(lostUrl)
    // Workspaces lie where the hash of their identifier says: some are made until one lies on either node.
    for (let made = 0; !lost || !other; made++) {
      const { workspaceId, key } = await api.another(`Place ${made}`)
      const { rows } = await api.db.query<{ nodeport: number }>(
        `select nodeport from citus_shards where shardid = get_shard_id_for_distribution_column('audits', $1::uuid)`,
        [workspaceId],
      )
      const isLost = rows[0]!.nodeport === node.port
      if (isLost ? lost : other) continue
      const audit = await plantAudit(
        api.db,
        workspaceId,
        Array.from({ length: 40 }, () => ({})),
      )
      const place = { workspaceId, key, auditId: audit.id, violations: audit.violations, decided: [], commented: [] }
      if (isLost) lost = place
      else other = place
    }
  })
  after(() => api?.close())

  const decide = async (place: Place, index: number) => {
    const id = place.violations[index]!
    const { status } = await api.call('POST', `/violations/${id}/review`, { key: place.key, json: { action: 'elevated_risk' } })
    if (status === 200) place.decided.push(id)
    return status
  }
  const comment = async (place: Place, index: number) => {
    const answer = await api.call('POST', `/violations/${place.violations[index]}/comments`, {
      key: place.key,
      json: { comment: `comment ${index}` },
      headers: { 'idempotency-key': `${place.workspaceId} ${index}` },
    })
    if (answer.status === 201) place.commented.push((answer.body as { id: string }).id)
    return answer.status
  }

  test('its workspaces answer 503, the others are served, and no change that was acknowledged is lost', async () => {
    assert.equal(await decide(lost, 0), 200)
    assert.equal(await comment(lost, 0), 201)
    // Decisions and comments are under way while it goes; each is answered, one way or the other.
    const underWay = Array.from({ length: 20 }, (_, index) => [decide(lost, index + 1), comment(lost, index + 1)]).flat()
    await Promise.race(underWay)
    node.kill()
    try {
      const answered = await Promise.all(underWay)
      assert.deepEqual(
        answered.filter((status) => ![200, 201, 503].includes(status)),
        [],
      )
      assert.equal((await api.call('GET', `/audits/${lost.auditId}/violations`, { key: lost.key })).status, 503)
      assert.equal(await decide(lost, 30), 503)
      assert.equal(await comment(lost, 30), 503)
      assert.equal((await api.call('GET', `/audits/${other.auditId}/violations`, { key: other.key })).status, 200)
      for (const index of [0, 1, 2]) {
        assert.equal(await decide(other, index), 200)
        assert.equal(await comment(other, index), 201)
      }
      const group = { json: { action: 'dismiss', reason: 'said already', apply_to_group: true }, key: other.key }
      assert.equal((await api.call('POST', `/violations/${other.violations[3]}/review`, group)).status, 200)
    } finally {
      await node.start(lostUrl)
    }
    while ((await api.call('GET', `/audits/${lost.auditId}/violations`, { key: lost.key })).status !== 200) await sleep(100)
    assert.equal(await decide(lost, 31), 200)
    assert.equal(await comment(lost, 31), 201)
    for (const place of [lost, other]) {
      const { workspaceId, auditId } = place
      const { rows: reviews } = await api.db.query<{ id: string }>(
        'select violation_id as id from reviews where workspace_id = $1 and audit_id = $2 and state > 0',
        [workspaceId, auditId],
      )
      const { rows: comments } = await api.db.query<{ id: string }>('select id from comments where workspace_id = $1', [workspaceId])
      const [states, texts] = [reviews, comments].map((rows) => new Set(rows.map(({ id }) => id)))
      assert.deepEqual(
        place.decided.filter((id) => !states!.has(id)),
        [],
      )
      assert.deepEqual(
        place.commented.filter((id) => !texts!.has(id)),
        [],
      )
      assert.deepEqual(await keptCounts(api.db, workspaceId, auditId), await recount(api.db, workspaceId, auditId))
      assert.equal((await verifyTrails(api.db, workspaceId)).ok, true)
    }
  })
})
