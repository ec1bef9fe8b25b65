import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { migrate } from '../../src/db/base/migrate.ts'
import { TENANT_TABLES } from '../../src/db/base/workspace-tables.ts'
import { verifyTrails } from '../../src/db/trail/trail.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { keptCounts, plantAudit, recount } from '../helpers/audit.ts'
import { clusterNodes } from '../helpers/cluster-database.ts'
import { emptyDatabase } from '../helpers/database.ts'
import type { TestDatabase } from '../helpers/database.ts'
import { dumpSchema } from '../schema/dump.ts'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')
const VIOLATIONS = 400

interface Place {
  workspaceId: string
  key: string
  audits: { id: string; violations: string[] }[]
  /** What the API has answered with 200 or 201. */
  decided: string[]
  commented: string[]
}

const reader = `imp_reader_${process.pid}`

describe('a filled database is distributed while it is used', () => {
  let database: TestDatabase
  let api: Api
  let used: Place
  let quiet: Place

  before(async () => {
    assert.ok(process.env['TEST_CLUSTER_URL'], 'this test runs on a cluster: npm run test:cluster')
    database = await emptyDatabase()
    await migrate(database.url)
    api = await startApi({ databaseUrl: database.url })
    used = await plantPlace('Used', VIOLATIONS)
    quiet = await plantPlace('Quiet', 50)
  })
  after(async () => {
    await api?.close()
    await database?.drop()
    for (const node of await clusterNodes(process.env['TEST_CLUSTER_URL']!)) await onServer(node, `drop role if exists ${reader}`)
  })

  async function onServer(url: string, statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  async function plantPlace(name: string, violations: number): Promise<Place> {
    const { workspaceId, key } = await api.another(name)
    const planted = Array.from({ length: violations }, (_, i) => ({ group: `g${i % 9}`, text: `tab\t\\N "quotes" ü ${i}` }))
    return { workspaceId, key, audits: [await plantAudit(api.db, workspaceId, planted)], decided: [], commented: [] }
  }

  /** Starts the command, and ends it without notice where it says something. */
  async function distribute(until?: RegExp): Promise<{ code: number | null; json: any; stderr: string }> {
    const child = spawn(process.execPath, [LAUNCHER, 'distribute', '--database-url', database.url, '--json'], { stdio: 'pipe' })
    let [stdout, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
      if (until?.test(stderr)) child.kill('SIGKILL')
    })
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
    if (until) assert.equal(signal, 'SIGKILL', `${until}: ${stderr}`)
    return { code, json: until ? undefined : JSON.parse(stdout || 'null'), stderr }
  }

  /** Decides and comments, one after the other, until it is stopped; audits come and go meanwhile. */
  function write(place: Place): { stop(): Promise<void> } {
    let goesOn = true
    const strange: string[] = []
    const [audit] = place.audits
    const work = async () => {
      for (let turn = 0; goesOn; turn++) {
        const id = audit!.violations[turn % audit!.violations.length]!
        const action = turn < audit!.violations.length ? 'elevated_risk' : 'reopen'
        const { status } = await api.call('POST', `/violations/${id}/review`, { key: place.key, json: { action } })
        if (status === 200 && action === 'elevated_risk') place.decided.push(id)
        const answer = await api.call('POST', `/violations/${id}/comments`, {
          key: place.key,
          json: { comment: `turn ${turn}` },
          headers: { 'idempotency-key': `turn ${turn}` },
        })
        if (answer.status === 201) place.commented.push((answer.body as { id: string }).id)
        for (const each of [status, answer.status]) if (![200, 201, 503].includes(each)) strange.push(`${each} ${answer.text}`)
        if (turn % 40 === 0) place.audits.push(await plantAudit(api.db, place.workspaceId, [{}, {}]))
        if (turn % 90 === 0) {
          const gone = place.audits.pop()!
          for (const table of ['reviews', 'violations', 'review_runs', 'rule_counts', 'audit_rules'])
            await api.db.query(`delete from ${table} where workspace_id = $1 and audit_id = $2`, [place.workspaceId, gone.id])
          await api.db.query('delete from audits where workspace_id = $1 and id = $2', [place.workspaceId, gone.id])
        }
      }
    }
    const worked = work()
    return {
      async stop() {
        goesOn = false
        await worked
        assert.deepEqual(strange, [])
      },
    }
  }

  const spread = async () => (await api.db.query(`select 1 from pg_dist_partition where logicalrelid = 'public.audits'::regclass`)).rowCount
  /** The rows of a workspace, by table. */
  async function rowsOf(workspaceId: string): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {}
    for (const name of TENANT_TABLES) {
      const { rows } = await api.db.query<{ row: string }>(`select t::text as row from ${name} t where workspace_id = $1`, [workspaceId])
      found[name] = rows.map(({ row }) => row).toSorted()
    }
    return found
  }

  /** How the tables are stored, and who may use them. */
  async function storedAs(): Promise<object[]> {
    const { rows } = await api.db.query<object>(
      `select relname, reloptions::text, (select array_agg(a::text order by a::text) from unnest(relacl) a) as acl,
         pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    return rows
  }

  test('killed at every step and started again it ends; nothing acknowledged is lost, and nothing differs', async () => {
    const before = await rowsOf(quiet.workspaceId)
    await api.db.query(`create role ${reader}`)
    await api.db.query(`grant select, update on reviews to ${reader}`)
    const stored = await storedAs()
    const writing = write(used)
    try {
      for (const step of [/noting/, /copying violations/, /copying trail/, /indexing reviews/, /comparing comments/, /changed meanwhile/])
        await distribute(step)
      assert.equal(await spread(), 0)
      // A copy that is wrong is found, and nothing is exchanged.
      await api.db.query('delete from imprimatur_moving.violations where workspace_id = $1 and id = $2', [
        quiet.workspaceId,
        quiet.audits[0]!.violations[7],
      ])
      const refused = await distribute()
      assert.equal(refused.code, 3, refused.stderr)
      assert.match(refused.stderr, new RegExp(`copy of violations is not the same for the workspace ${quiet.workspaceId}`))
      assert.equal(await spread(), 0)
      await distribute(/requests wait/)
      const done = await distribute()
      assert.equal(done.code, 0, done.stderr)
    } finally {
      await writing.stop()
    }
    assert.ok(
      used.decided.length > 100 && used.commented.length > 100,
      `${used.decided.length} decisions, ${used.commented.length} comments`,
    )
    assert.deepEqual(await rowsOf(quiet.workspaceId), before)
    assert.deepEqual(await storedAs(), stored)
    assert.match(JSON.stringify(stored), /fillfactor.*imp_reader/)
    const { rows } = await api.db.query<{ name: string }>('select logicalrelid::text as name from pg_dist_partition order by 1')
    assert.deepEqual(
      rows.map(({ name }) => name),
      [...TENANT_TABLES].toSorted(),
    )
    assert.equal(await dumpSchema(api.db), readFileSync(path.join(import.meta.dirname, '../../migrations/schema.sql'), 'utf8'))
    const { rows: left } = await api.db.query(
      `select 1 from pg_constraint where not convalidated union all select 1 from pg_namespace where nspname = 'imprimatur_moving'`,
    )
    assert.deepEqual(left, [])
    const { rows: comments } = await api.db.query<{ id: string }>('select id from comments where workspace_id = $1', [used.workspaceId])
    const kept = new Set(comments.map(({ id }) => id))
    assert.deepEqual(
      used.commented.filter((id) => !kept.has(id)),
      [],
    )
    const { rows: trail } = await api.db.query<{ id: string }>(
      `select entry::json ->> 'violation_id' as id from trail where workspace_id = $1 and entry::json ->> 'action' = 'elevated_risk'`,
      [used.workspaceId],
    )
    const recorded = new Set(trail.map(({ id }) => id))
    assert.deepEqual(
      used.decided.filter((id) => !recorded.has(id)),
      [],
    )
    for (const { workspaceId, audits } of [used, quiet]) {
      for (const { id } of audits) assert.deepEqual(await keptCounts(api.db, workspaceId, id), await recount(api.db, workspaceId, id))
      assert.equal((await verifyTrails(api.db, workspaceId)).ok, true)
    }
  })

  test('the server goes on without a restart, and a second run finds nothing to do', async () => {
    const [audit] = quiet.audits
    const decide = { key: quiet.key, json: { action: 'dismiss', reason: 'Said already', apply_to_group: true } }
    assert.equal((await api.call('POST', `/violations/${audit!.violations[3]}/review`, decide)).status, 200)
    assert.equal((await api.call('GET', `/audits/${audit!.id}/violations`, { key: quiet.key })).status, 200)
    const again = await distribute()
    assert.deepEqual([again.code, again.json], [0, { distributed: [], blocked_ms: null }])
  })
})
