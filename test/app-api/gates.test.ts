import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startListening } from '../../src/db/events/events.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { transaction } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { publicDocumentV2 } from '../../src/http/public/index.ts'
import { runCommand } from '../helpers/command.ts'
import { conformance } from '../helpers/conforming.ts'
import { plantRun, plantSite } from '../helpers/site-runs.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const assertConforms = conformance(publicDocumentV2(), '/public/v2')
const RULE = { severities: ['CRITICAL', 'HIGH'], packs: null, new_only: false, undecided_only: false }

describe('gates of sites', () => {
  let desk: Desk
  let ilse: Browser
  let rosa: Browser
  let key: string
  before(async () => {
    desk = await startDesk()
    ilse = await desk.member('owner', 'Ilse')
    rosa = await desk.member('reviewer', 'Rosa')
    key = (await createKey(desk.db, desk.workspaceId, 'Pipeline', null)).key
    await transaction(desk.db, (client) => startListening(client, desk.workspaceId))
  })
  after(() => desk.close())

  const plant = (name: string) => plantSite(desk.db, desk.workspaceId, name)
  const set = (id: string, gate: object | null, version = 1, who = ilse) => who.call('PATCH', `/w/sites/${id}`, { json: { version, gate } })
  const shown = async (id: string) => (await ilse.call('GET', `/w/sites/${id}`)).body
  const decide = async (violation: string, action: string, reason?: string) => {
    const { status, text } = await rosa.call('POST', '/w/reviews', {
      json: { scope: { violation_id: violation }, action, ...(reason ? { reason } : {}) },
    })
    assert.equal(status, 200, text)
  }
  /** What programs are told of the gate of a site. */
  const told = async (id: string) => {
    const { rows } = await desk.db.query<{ type: string; data: string }>(
      'select type, data from event_outbox where workspace_id = $1 and subject = $2 order by at, id',
      [desk.workspaceId, id],
    )
    return rows.map(({ type, data }) => [type, JSON.parse(data).findings])
  }
  const byKey = async (method: string, path: string, json?: unknown, by = key) => {
    const url = `${desk.url}/public/v2${path}`
    const response = await fetch(url, {
      method,
      headers: { 'x-api-key': by, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
    assertConforms(method, url, answer)
    return answer
  }

  test('a gate follows decisions: dismissed and fixed findings do not count, others do; each change is told once', async () => {
    const id = await plant('Shop')
    assert.equal((await shown(id)).gate, null)
    const run = await plantRun(
      desk.db,
      desk.workspaceId,
      [
        { page: '/a', severity: 'HIGH' },
        { page: '/b', severity: 'CRITICAL', state: 'elevated_risk' },
        { page: '/c', severity: 'HIGH', state: 'dismissed' },
        { page: '/d', severity: 'LOW' },
      ],
      { siteId: id, run: 1, failed: ['/gone'] },
    )
    assert.equal((await set(id, { severities: ['CRITICAL', 'HIGH'] })).status, 200)
    const { gate, history } = await shown(id)
    assert.deepEqual(gate.rule, RULE)
    assert.deepEqual([gate.result.passed, gate.result.findings, gate.result.run, gate.result.failed_assets], [false, 2, 1, 1])
    assert.deepEqual([history[0].gate.passed, history[0].gate.audit_id], [false, run.id])
    assert.deepEqual(await told(id), [['gate.failed', 2]])
    await decide(run.findings[0]!.id, 'dismiss', 'A quotation')
    assert.equal((await shown(id)).gate.result.findings, 1)
    await decide(run.findings[1]!.id, 'mark_fixed')
    assert.deepEqual((await shown(id)).gate.result.passed, true)
    await decide(run.findings[0]!.id, 'urgent_violation')
    assert.deepEqual((await shown(id)).gate.result.findings, 1)
    assert.deepEqual(await told(id), [
      ['gate.failed', 2],
      ['gate.passed', 0],
      ['gate.failed', 1],
    ])
    assert.equal((await set(id, { ...RULE, undecided_only: true }, 2)).status, 200)
    assert.equal((await shown(id)).gate.result.passed, true, 'what is urgent is decided')
    assert.equal((await set(id, null, 3)).status, 200)
    assert.equal((await shown(id)).gate, null)
  })

  test('what counts may be new alone, of some packs, or without a severity; earlier runs keep their result', async () => {
    const id = await plant('Blog')
    const first = await plantRun(desk.db, desk.workspaceId, [{ page: '/a' }, { page: '/b' }], { siteId: id, run: 1 })
    await set(id, { ...RULE, new_only: true })
    assert.equal((await shown(id)).gate.result.findings, 2, 'in a first run everything is new')
    await plantRun(
      desk.db,
      desk.workspaceId,
      [
        { page: '/a', earlier: first.findings[0]!, how: 'met' },
        { page: '/b', earlier: first.findings[1]!, how: 'came_back' },
        { page: '/c', severity: 'LOW' },
      ],
      { siteId: id, run: 2, previous: first },
    )
    const page = await shown(id)
    assert.equal(page.gate.result.findings, 1, 'what came back is new, what was met again is not')
    assert.deepEqual(
      page.history.map((run: { run: number; gate: { findings: number } }) => [run.run, run.gate.findings]),
      [
        [2, 1],
        [1, 2],
      ],
    )
    assert.equal((await set(id, { ...RULE, packs: ['test-pack'] }, 2)).status, 200)
    assert.equal((await shown(id)).gate.result.findings, 2)
    const unknown = await set(id, { ...RULE, packs: ['no-such-pack'] }, 3)
    assert.equal(unknown.status, 422)
    assert.match(unknown.text, /no-such-pack/)
    assert.equal((await set(id, { severities: [] }, 3)).status, 422)
    assert.equal((await set(id, { ...RULE, packs: ['eu-green-claims'] }, 3)).status, 200)
    assert.equal((await shown(id)).gate.result.passed, true)
    const { rows } = await desk.db.query<{ entry: string }>(
      `select entry from admin_trail where workspace_id = $1 and kind = 'site.changed' order by number desc limit 1`,
      [desk.workspaceId],
    )
    assert.deepEqual(JSON.parse(rows[0]!.entry).to.gate.packs, ['eu-green-claims'], 'it is in the admin log')
    assert.equal((await set(id, null, 4, rosa)).status, 403)
  })

  test('version 2 and the command line say the same, with an exit code', async () => {
    const id = await plant('Docs')
    const run = await plantRun(desk.db, desk.workspaceId, [{ page: '/a', severity: 'CRITICAL' }], { siteId: id, run: 1 })
    const command = (...words: string[]) =>
      runCommand(['site', ...words, '--workspace', desk.workspaceId, '--database-url', desk.databaseUrl, '--json'])
    assert.equal((await command('gate', id)).code, 2, 'there is no gate')
    const changed = await byKey('PATCH', `/sites/${id}`, { version: 1, gate: { severities: ['CRITICAL'] } })
    assert.equal(changed.status, 200, changed.text)
    assert.deepEqual([changed.body.gate.result.passed, changed.body.gate.result.findings], [false, 1])
    assert.equal((await byKey('GET', `/audits/${run.id}`)).body.gate.passed, false)
    const listed = (await byKey('GET', '/sites?search=Docs')).body.sites
    assert.deepEqual([listed.length, listed[0].gate.result.passed, listed[0].last.gate.findings], [1, false, 1])
    const failed = await command('gate', 'Docs')
    assert.deepEqual([failed.code, failed.json.passed, failed.json.findings], [1, false, 1])
    await decide(run.findings[0]!.id, 'dismiss', 'A quotation')
    assert.equal((await command('gate', id)).code, 0)
    assert.deepEqual((await command('list')).json.find((site: { id: string }) => site.id === id).gate.result.passed, true)
    await plantRun(desk.db, desk.workspaceId, [{ page: '/a', severity: 'LOW' }], { siteId: id, run: 2, failed: ['/gone'] })
    assert.equal((await command('gate', id)).code, 2, 'a page could not be read')
    assert.equal((await command('gate', id, '--allow-unreadable')).code, 0)
    assert.equal((await command('gate', 'nowhere')).code, 3)
    const other = (await createWorkspace(desk.db, 'Other')).id
    const foreign = (await createKey(desk.db, other, 'Other', null)).key
    assert.equal((await byKey('GET', `/sites/${id}`, undefined, foreign)).status, 404)
  })
})
