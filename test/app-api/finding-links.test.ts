import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newId } from '../../src/db/base/ids.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { verifyAdminTrail } from '../../src/db/trail/admin.ts'
import { plantAudit } from '../helpers/audit.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

describe('links for reading one finding', () => {
  let desk: Desk
  let rita: Browser
  let nils: Browser
  let audit: { id: string; violations: string[] }
  before(async () => {
    desk = await startDesk()
    rita = await desk.member('reviewer', 'Rita Holm')
    nils = await desk.member('viewer', 'Nils Berg')
    audit = await plantAudit(desk.db, desk.workspaceId, [
      { severity: 'CRITICAL', text: 'cures', sentence: 'Our <tea> cures colds.', reason: 'Health claims need proof.' },
      { sentence: 'Another sentence.' },
    ])
    const [id] = audit.violations
    await rita.call('POST', '/w/reviews', { json: { scope: { violation_id: id }, action: 'dismiss', reason: 'A private reason' } })
    await desk.db.query(`update violations set recommended_solution = 'Take the promise out.' where workspace_id = $1 and id = $2`, [
      desk.workspaceId,
      id,
    ])
  })
  after(() => desk?.close())

  const at = (rest = '', id = audit.violations[0]) => `/w/violations/${id}/reading-links${rest}`
  const made = async (days = 7) => (await rita.call('POST', at(), { json: { days } })).body
  const read = async (path: string) => {
    const body = JSON.stringify({ token: path.slice('/read#'.length) })
    const response = await fetch(`${desk.url}/read`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    return { status: response.status, text: await response.text(), policy: response.headers.get('content-security-policy') }
  }

  test('whoever has it reads what was found, why, and what to do; no names, no reasons, nothing else', async () => {
    const link = await made()
    assert.match(link.path, /^\/read#[\w-]{43}$/)
    const { status, text, policy } = await read(link.path)
    assert.equal(status, 200)
    const words = text.replaceAll(/<(?!tea)[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    for (const said of [
      'Critical · A rule',
      'Our &lt;tea&gt; cures colds.',
      'Health claims need proof.',
      'Take the promise out.',
      'Dismissed',
      link.expires_at.slice(0, 10),
    ])
      assert.ok(words.includes(said), `${said}: ${words}`)
    for (const kept of ['Rita', 'private reason', 'Another sentence']) assert.ok(!words.includes(kept), kept)
    assert.match(policy!, /^default-src 'none'/)
    const { body } = await nils.call('GET', at())
    assert.deepEqual([body.links.length, body.links[0].reads, body.links[0].created_by.name], [1, 1, 'Rita Holm'])
    const { rows } = await desk.db.query('select hash from finding_links')
    assert.ok(!rows.some(({ hash }) => link.path.includes(hash.toString('hex'))))
  })

  test('it ends by its day, by being withdrawn, and with its audit', async () => {
    const link = await made()
    assert.equal((await rita.call('DELETE', at(`/${link.id}`))).status, 200)
    assert.equal((await rita.call('DELETE', at(`/${link.id}`))).status, 404)
    assert.equal((await read(link.path)).status, 410)
    const late = await made(1)
    await desk.db.query(`update finding_links set expires_at = now() - interval '1 minute' where workspace_id = $1 and id = $2`, [
      desk.workspaceId,
      late.id,
    ])
    assert.match((await read(late.path)).text, /This link has expired/)
    assert.equal((await read(`/read#${'x'.repeat(43)}`)).status, 404)
    const { rows } = await desk.db.query(`select kind from admin_trail where workspace_id = $1 and kind like 'finding.%' order by number`, [
      desk.workspaceId,
    ])
    assert.deepEqual(new Set(rows.map(({ kind }) => kind)), new Set(['finding.link_made', 'finding.link_withdrawn']))
    assert.equal((await verifyAdminTrail(desk.db, desk.workspaceId)).broken, null)
  })

  test('reviewers make them, viewers do not; a key of a program does; there are fifty at a time', async () => {
    assert.equal((await nils.call('POST', at(), { json: { days: 7 } })).status, 403)
    assert.equal((await rita.call('POST', at('', newId()), { json: { days: 7 } })).status, 404)
    for (const days of [0, 366, 1.5]) assert.equal((await rita.call('POST', at(), { json: { days } })).status, 422)
    const { key } = await createKey(desk.db, desk.workspaceId, 'Pipeline', null, 'workspace', { scopes: ['read', 'write'] })
    const response = await fetch(`${desk.url}/public/v2/violations/${audit.violations[1]}/reading-links`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ days: 30 }),
    })
    assert.equal(response.status, 201, await response.clone().text())
    assert.match((await read(((await response.json()) as { path: string }).path)).text, /Another sentence\./)
    await desk.db.query(
      `insert into finding_links (id, hash, workspace_id, violation_id, audit_id, created_at, expires_at)
       select gen_random_uuid(), sha256(n::text::bytea), $1, $2, $3, now(), now() + interval '1 day' from generate_series(1, 50) n`,
      [desk.workspaceId, audit.violations[1], audit.id],
    )
    assert.equal((await rita.call('POST', at('', audit.violations[1]), { json: { days: 7 } })).status, 409)
  })
})
