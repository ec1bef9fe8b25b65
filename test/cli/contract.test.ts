import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openPool } from '../../src/db/base/pool.ts'
import { startApi } from '../helpers/api.ts'
import { keptCounts, recount } from '../helpers/audit.ts'
import { runCommand } from '../helpers/command.ts'
import { freshDatabase } from '../helpers/database.ts'

const keysOf = (value: object) => Object.keys(value).sort()

describe('command line', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let workspace: { id: string; name: string; plan: string }
  const run = (...args: string[]) => runCommand([...args, '--database-url', database.url, '--json'])

  before(async () => {
    database = await freshDatabase()
    workspace = (await run('workspace', 'create', 'Acme')).json
  })
  after(() => database.drop())

  test('workspace create, list, set-plan', async () => {
    assert.deepEqual([keysOf(workspace), workspace.name, workspace.plan], [['id', 'language', 'name', 'plan'], 'Acme', 'enterprise'])
    assert.deepEqual((await run('workspace', 'list')).json, [workspace])
    assert.deepEqual((await run('workspace', 'set-plan', workspace.id, 'free')).json, { id: workspace.id, plan: 'free' })
    await run('workspace', 'set-plan', workspace.id, 'enterprise')
  })

  test('user create, key create, list, revoke', async () => {
    const user = (await run('user', 'create', 'Rosa@Company.example', '--workspace', workspace.id, '--role', 'reviewer')).json
    assert.deepEqual({ ...user, id: '' }, { id: '', email: 'rosa@company.example', workspace_id: workspace.id, role: 'reviewer' })
    const elsewhere = (await run('workspace', 'create', 'Elsewhere')).json
    const { link, ...invited } = (await run('user', 'create', 'Rosa@Company.example', '--workspace', elsewhere.id)).json
    assert.deepEqual(
      invited,
      { email: 'rosa@company.example', workspace_id: elsewhere.id, role: 'editor' },
      'somebody who exists is invited',
    )
    assert.match(link, /^http:\/\/127\.0\.0\.1:8080\/join#[\w-]{43}$/)
    const key = (await run('key', 'create', '--workspace', workspace.id, '--name', 'CI', '--user', 'rosa@company.example')).json
    assert.deepEqual([keysOf(key), key.name, key.workspace_id], [['belongs_to', 'id', 'key', 'name', 'workspace_id'], 'CI', workspace.id])
    const [listed] = (await run('key', 'list', '--workspace', workspace.id)).json
    assert.equal(
      keysOf(listed).join(' '),
      'belongs_to created_at expires_at id last_used_at last_used_from name prefix rate_limit replaced_by revoked_at scopes',
    )
    assert.ok(!JSON.stringify(listed).includes(key.key) && key.key.startsWith(listed.prefix))
    const revoked = (await run('key', 'revoke', key.id)).json
    assert.deepEqual([keysOf(revoked), revoked.id], [['id', 'revoked_at'], key.id])
    assert.deepEqual((await run('key', 'revoke', key.id)).json, revoked)
  })

  test('demo fills a workspace, and counters, groups and trail are right', async () => {
    const { json, code } = await run('demo', '--workspace', workspace.id, '--violations', '3000')
    assert.equal(code, 0)
    const [audit] = json.audits
    assert.equal(audit.total_violations, 3000)
    const db = openPool(database.url)
    assert.deepEqual(await keptCounts(db, workspace.id, audit.id), await recount(db, workspace.id, audit.id))
    const { rows } = await db.query(
      'select count(*)::int as n, count(distinct (rule_id, lower(violating_text)))::int as texts, count(distinct group_id)::int as ' +
        'groups from violations where workspace_id = $1',
      [workspace.id],
    )
    assert.deepEqual([rows[0].n, rows[0].texts], [3000, rows[0].groups])
    for (const table of ['comments', 'infobases', 'infobase_entries', 'tones', 'documents', 'assets', 'rule_versions']) {
      assert.ok((await db.query(`select 1 from ${table} where workspace_id = $1`, [workspace.id])).rowCount! > 0, table)
    }
    const { administration, ...trails } = (await run('trail', 'verify', '--workspace', workspace.id)).json
    // Its decisions do not hash what they are about.
    assert.ok(trails.unbound > 0)
    const whole = { ok: true, audits: 4, entries: 0, unbound: 0, stamps: 0, register: 0, first_broken: null }
    assert.deepEqual({ ...trails, entries: 0, unbound: 0 }, whole)
    assert.ok(administration.entries > 0 && administration.first_broken === null)
    const {
      rows: [decided],
    } = await db.query(
      `select count(*)::int as n, (select sum((entry::json ->> 'count')::int)::int from trail where workspace_id = $1 and
      entry::json ->> 'to' is not null) as recorded,
         count(*) filter (where exists (select 1 from trail t where t.workspace_id = $1 and t.audit_id = r.audit_id and t.at =
         r.decided_at and t.entry::json -> 'actor' ->> 'name' = r.decided_by))::int as named
       from reviews r where workspace_id = $1 and state <> 0`,
      [workspace.id],
    )
    assert.ok(decided.n > 100)
    assert.deepEqual([decided.recorded, decided.named], [decided.n, decided.n], 'the trail has every decision')
    const { rows: short } = await db.query(
      'select name from audits a where workspace_id = $1 and total_assets <> (select count(*) from assets s where s.workspace_id = ' +
        '$1 and s.audit_id = a.id)',
      [workspace.id],
    )
    assert.deepEqual(short, [])
    const key = (await run('key', 'create', '--workspace', workspace.id, '--name', 'reads')).json.key
    const api = await startApi({ databaseUrl: database.url, workspace: { workspaceId: workspace.id, key } })
    const page = (await api.call('GET', `/audits/${audit.id}/violations?review_state=all&page=150`)).body
    assert.deepEqual([page.total, page.violations.length, page.has_more], [3000, 20, false])
    assert.equal((await api.call('GET', '/infobase')).body.length, 2)
    assert.ok((await api.call('GET', '/toneofvoice')).body.find((tone: any) => tone.key === 'house-voice').toneOfVoiceMetas[0].content)
    await api.close()
    await db.query(`update trail set entry = entry || ' ' where workspace_id = $1 and number = 3`, [workspace.id])
    await db.end()
    const broken = await run('trail', 'verify', '--workspace', workspace.id)
    assert.deepEqual([broken.code, broken.json.ok, broken.json.first_broken], [1, false, { audit_id: audit.id, number: 3 }])
  })

  test('wrong use is one sentence and exit 2; what cannot be found is exit 3', async () => {
    for (const args of [
      ['fly'],
      ['workspace'],
      ['workspace', 'create'],
      ['workspace', 'set-plan', workspace.id, 'gold'],
      ['key', 'create', '--name', 'x'],
      ['demo', '--workspace', workspace.id, '--violations', 'many'],
      ['user', 'create', 'nobody', '--workspace', workspace.id],
      ['serve', '--port', 'x'],
      ['migrate', '--wrong'],
    ]) {
      const { code, stderr, stdout } = await run(...args)
      assert.equal(code, 2, `${args}: ${stderr}`)
      assert.match(stderr, /^imprimatur: \S.*/)
      assert.doesNotMatch(stderr, /\n\s+at /)
      assert.equal(JSON.parse(stdout).error.exit_code, 2)
    }
    for (const args of [
      ['key', 'revoke', 'x'],
      ['key', 'list', '--workspace', 'x'],
      ['migrate', '--distributed'],
      ['distribute'],
      ['distribute', '--abandon'],
    ]) {
      const { code, stderr } = await run(...args)
      assert.equal(code, 3, `${args}: ${stderr}`)
      assert.doesNotMatch(stderr, /\n\s+at /)
    }
  })

  test('a database that does not answer is one sentence', async () => {
    const { code, stderr } = await runCommand(['workspace', 'list', '--database-url', 'postgres://x@127.0.0.1:9/none'])
    assert.equal(code, 3)
    assert.match(stderr, /^imprimatur: The database does not answer.*\n$/)
  })

  test('openapi prints the document, help every command', async () => {
    const { stdout } = await runCommand(['openapi'])
    assert.equal(JSON.parse(stdout).openapi, '3.1.0')
    const help = await runCommand(['--help'])
    assert.equal(help.code, 0)
    for (const command of ['serve', 'workspace create', 'key revoke', 'trail verify', 'demo'])
      assert.match(help.stdout, new RegExp(`imprimatur ${command}`))
  })
})
