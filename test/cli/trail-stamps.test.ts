import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { readSettings } from '../../src/config.ts'
import { openOutsides } from '../../src/fetch/outside.ts'
import { createSeal } from '../../src/secrets/seal.ts'
import { stampDue } from '../../src/stamps/stamp.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { startAuthority } from '../helpers/time-stamp-authority.ts'
import type { TestAuthority } from '../helpers/time-stamp-authority.ts'

describe('heads of trails stamped by an authority', () => {
  let api: Api
  let authority: TestAuthority
  let audit: { id: string; violations: string[] }
  const folder = temporaryFolder('stamps')
  const run = (...args: string[]) =>
    runCommand([...args, '--database-url', api.databaseUrl, '--data', folder.path, '--allow-hosts', '127.0.0.1', '--json'])
  const ofWorkspace = (...args: string[]) => run(...args, '--workspace', api.workspaceId)
  const review = (i: number, json: object) => api.call('POST', `/violations/${audit.violations[i]}/review`, { json })
  const name = (...more: string[]) => ofWorkspace('trail', 'authority', authority.url, '--certificates', authority.root, ...more)
  const verify = async () => {
    const { code, json } = await ofWorkspace('trail', 'verify')
    return { code, stamps: json.stamps, what: (json.problems ?? []).map((problem: { what: string }) => problem.what).join('; ') }
  }

  before(async () => {
    authority = await startAuthority()
    api = await startApi()
    audit = await plantAudit(api.db, api.workspaceId, [{}, {}, {}])
    await review(0, { action: 'mark_fixed' })
    writeFileSync(folder.at('password'), 'open sesame\n')
  })
  after(async () => {
    await api?.close()
    await authority?.close()
    folder.remove()
  })

  test('without an authority nothing is asked, and an address that is none is refused', async () => {
    const none = await ofWorkspace('trail', 'stamp')
    assert.equal(none.code, 3)
    assert.match(none.stderr, /No time stamp authority is named/)
    const wrong = await ofWorkspace('trail', 'authority', 'ftp://stamps.example')
    assert.match(wrong.stderr, /is no address of an authority/)
    assert.equal(authority.asked.length, 0)
  })

  test('what moved is stamped once, with the password that the authority asks for', async () => {
    const named = await name('--user', 'rosa', '--password-file', folder.at('password'))
    assert.equal(named.code, 0, named.stderr)
    const { rows } = await api.db.query(`select value::text as value from workspace_settings where name = 'time_stamps'`)
    assert.ok(!rows[0].value.includes('sesame'))
    const { code, json, stderr } = await ofWorkspace('trail', 'stamp')
    assert.equal(code, 0, stderr)
    // The audit's, and that of the admin log, which names the authority.
    assert.equal(json.heads, 2)
    assert.match(json.stamp.serial, /^0x[0-9A-F]+$/)
    assert.deepEqual(authority.asked, [{ user: 'rosa:open sesame' }])
    const again = await ofWorkspace('trail', 'stamp')
    assert.deepEqual(again.json, { heads: 0, stamp: null })
    assert.deepEqual(await verify(), { code: 0, stamps: 1, what: '' })
  })

  test('the archive of evidence has it, and openssl alone verifies it', async () => {
    const made = await run('evidence', audit.id, '--to', folder.at('one.zip'))
    assert.equal(made.code, 0, made.stderr)
    execFileSync('unzip', ['-q', folder.at('one.zip'), '-d', folder.path])
    const bag = folder.at(`evidence-${audit.id}`)
    const at = (file: string) => path.join(bag, 'data', file)
    const openssl = (data: string, root = at('stamps/authority.pem')) =>
      spawnSync('openssl', ['ts', '-verify', '-data', data, '-in', at('stamps/0001.tsr'), '-CAfile', root], { encoding: 'utf8' })
    const { status, stdout, stderr } = openssl(at('stamps/0001.txt'))
    assert.equal(status, 0, stderr)
    assert.match(stdout, /Verification: OK/)
    const asked = ['ts', '-verify', '-queryfile', at('stamps/0001.tsq'), '-in', at('stamps/0001.tsr'), '-CAfile', authority.root]
    assert.equal(spawnSync('openssl', asked).status, 0)
    const head = JSON.parse(readFileSync(at('head.json'), 'utf8'))
    assert.ok(readFileSync(at('stamps/0001.txt'), 'utf8').includes(`${audit.id} ${head.length} ${head.head}\n`))
    writeFileSync(folder.at('other.txt'), 'Another text\n')
    assert.notEqual(openssl(folder.at('other.txt')).status, 0)
    const script = spawnSync(process.execPath, [path.join(bag, 'verify.mjs')], { encoding: 'utf8' })
    assert.equal(script.status, 0, script.stdout)
    assert.match(script.stdout, /Entry 1 was stamped at .*openssl ts -verify -data data\/stamps\/0001\.txt/)
  })

  test('a trail that was cut off or written anew no longer contains what was stamped', async () => {
    const { rows } = await api.db.query('select trail_length, trail_head from audits where id = $1', [audit.id])
    await api.db.query(`update audits set trail_length = 0, trail_head = '' where id = $1`, [audit.id])
    await api.db.query('create table kept_trail as select * from trail')
    await api.db.query('delete from trail')
    await api.db.query('update reviews set state = 0, decided_at = null, decided_by = null')
    const { code, what } = await verify()
    assert.equal(code, 1)
    assert.match(what, /the trail was truncated: it had 1 entries/)
    await api.db.query('insert into trail select * from kept_trail')
    await api.db.query('update audits set trail_length = $2, trail_head = $3 where id = $1', [
      audit.id,
      rows[0].trail_length,
      rows[0].trail_head,
    ])
    const { rows: entries } = await api.db.query<{ at: string; by: string }>(
      `select at::text, entry::json -> 'actor' ->> 'name' as by from trail`,
    )
    const { at, by } = entries[0]!
    const values = [audit.violations[0], at, by]
    await api.db.query('update reviews set state = 4, decided_at = $2, decided_by = $3 where violation_id = $1', values)
    assert.equal((await verify()).what, '')
  })

  test('a stamp that was changed in the database is named', async () => {
    const change = async (set: string, back: string, what: RegExp) => {
      const kept = await api.db.query('select heads, response, request, stamped_at from time_stamps')
      await api.db.query(`update time_stamps set ${set}`)
      const found = await verify()
      await api.db.query(`update time_stamps set ${back} = $1`, [kept.rows[0][back]])
      assert.equal(found.code, 1)
      assert.match(found.what, what)
    }
    await change(`heads = heads || 'more'`, 'heads', /the stamp is of another text/)
    await change(
      `response = substr(response, 1, length(response) - 9) || '123456789'`,
      'response',
      /the signature of the stamp is not good/,
    )
    await change(`response = 'nothing'`, 'response', /is no time stamp/)
    await change(`stamped_at = '2020-02-02T00:00:00Z'`, 'stamped_at', /it says/)
    assert.equal((await verify()).what, '')
  })

  test('an authority that is away, or answers something else, is asked again with growing pauses', async () => {
    await review(1, { action: 'mark_fixed' })
    authority.instead = { status: 503, body: 'closed' }
    const { code, json } = await ofWorkspace('trail', 'stamp')
    assert.equal(code, 1)
    assert.match(json.stamp.failure, /The authority answered 503/)
    const pause = async () => {
      const { rows } = await api.db.query<{ tries: number; minutes: number; failure: string }>(
        `select tries, round(extract(epoch from next_try_at - now()) / 60)::int as minutes, failure
         from time_stamps where response is null`,
      )
      return rows
    }
    assert.deepEqual(await pause(), [{ tries: 1, minutes: 5, failure: 'The authority answered 503' }])
    const settings = readSettings({ ALLOW_HOSTS: '127.0.0.1' }, '/nowhere', {})
    const outside = openOutsides(settings)
    const seal = async () => createSeal({ current: 'unused', previous: null })
    const due = () => stampDue(api.db, { outsideFor: outside.outsideFor, seal }, api.workspaceId)
    await name()
    const asked = authority.asked.length
    await due()
    assert.equal(authority.asked.length, asked, 'not before its time')
    authority.instead = { status: 200, body: 'no stamp at all' }
    for (const minutes of [10, 20]) {
      await api.db.query('update time_stamps set next_try_at = $1 where response is null', [new Date()])
      await due()
      const [open] = await pause()
      assert.deepEqual([open!.minutes, open!.failure], [minutes, 'what came back is no time stamp'])
    }
    authority.instead = null
    await api.db.query('update time_stamps set next_try_at = $1 where response is null', [new Date()])
    await due()
    assert.deepEqual(await pause(), [])
    const before = authority.asked.length
    await due()
    assert.equal(authority.asked.length, before, 'nobody asked for a stamp a day')
    await name('--daily')
    await api.db.query('update time_stamps set asked_at = $1', [new Date(Date.now() - 2 * 86_400_000)])
    await due()
    assert.equal(authority.asked.length, before + 1)
    await due()
    assert.equal(authority.asked.length, before + 1)
    await outside.close()
    assert.deepEqual(await verify(), { code: 0, stamps: 3, what: '' })
  })

  test('a stamp that the named certificates do not trust is not taken', async () => {
    const other = await startAuthority()
    try {
      await review(2, { action: 'mark_fixed' })
      await ofWorkspace('trail', 'authority', authority.url, '--certificates', other.root)
      const { code, json } = await ofWorkspace('trail', 'stamp')
      assert.equal(code, 1)
      assert.match(json.stamp.failure, /signed by nobody that the named certificates trust/)
    } finally {
      await other.close()
    }
  })

  test('an address on a private network that nobody allowed is not asked', async () => {
    const asked = authority.asked.length
    await api.db.query('update time_stamps set next_try_at = now()')
    const flags = ['--workspace', api.workspaceId, '--database-url', api.databaseUrl, '--data', folder.path, '--json']
    const { code, json } = await runCommand(['trail', 'stamp', ...flags])
    assert.equal(code, 1)
    assert.match(json.stamp.failure, /127\.0\.0\.1|private/)
    assert.equal(authority.asked.length, asked)
  })
})
