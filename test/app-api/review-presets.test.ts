import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { carryIssues } from '../../src/db/violations/issues.ts'
import { transaction } from '../../src/db/base/pool.ts'
import { verifyTrails } from '../../src/db/trail/trail.ts'
import { publicDocumentV2 } from '../../src/http/public/index.ts'
import { faultOfTracker, isWebAddress, issueAddress } from '../../src/reviews/chart/issue-address.ts'
import { conformance } from '../helpers/conforming.ts'
import { plantRun, plantSite } from '../helpers/site-runs.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const assertConforms = conformance(publicDocumentV2(), '/public/v2')
const GITHUB = { name: 'GitHub', address: 'https://github.com/acme/shop/issues/new?title={title}&body={body}' }
const DAY = 86_400_000

describe('what reviewers find ready', () => {
  let desk: Desk
  let ilse: Browser
  let rosa: Browser
  let vera: Browser
  let keys: Record<'usual' | 'admin' | 'reader' | 'other', string>
  before(async () => {
    desk = await startDesk()
    ilse = await desk.member('owner', 'Ilse')
    rosa = await desk.member('reviewer', 'Rosa')
    vera = await desk.member('viewer', 'Vera')
    const other = (await createWorkspace(desk.db, 'Other')).id
    const make = async (workspaceId: string, scopes?: ('read' | 'review' | 'administer')[]) =>
      (await createKey(desk.db, workspaceId, 'Key', null, 'workspace', scopes ? { scopes } : {})).key
    keys = {
      usual: await make(desk.workspaceId),
      admin: await make(desk.workspaceId, ['read', 'administer']),
      reader: await make(desk.workspaceId, ['read']),
      other: await make(other),
    }
  })
  after(() => desk.close())

  const byKey = async (method: string, path: string, key: keyof typeof keys, json?: unknown) => {
    const url = `${desk.url}/public/v2${path}`
    const response = await fetch(url, {
      method,
      headers: { 'x-api-key': keys[key], ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
    assertConforms(method, url, answer)
    return answer
  }
  const twoRuns = async () => {
    const siteId = await plantSite(desk.db, desk.workspaceId, 'Shop')
    const earlier = new Date(Date.now() - 30 * DAY)
    const first = await plantRun(desk.db, desk.workspaceId, [{ page: '/a' }, { page: '/b' }], { siteId, run: 1, at: earlier })
    const second = await plantRun(desk.db, desk.workspaceId, [{ page: '/a', earlier: first.findings[0]!, how: 'met' }, { page: '/c' }], {
      siteId,
      run: 2,
      previous: first,
    })
    return { first, second, earlier }
  }

  test('reasons of the workspace come before the last ones of a person, who has none of them twice', async () => {
    const set = (presets: unknown, who = ilse) => who.call('PUT', '/w/preset-reasons', { json: { presets, reason: 'Agreed' } })
    assert.deepEqual((await set(['Quotation ', 'Covered by a certificate', 'Quotation'])).body, {
      presets: ['Quotation', 'Covered by a certificate'],
    })
    assert.equal((await set(['Quotation'], rosa)).status, 403)
    assert.equal((await set([' '])).status, 422)
    assert.equal((await set(Array.from({ length: 31 }, (_, n) => `Reason ${n}`))).status, 422)
    assert.equal((await desk.browser().call('GET', '/w/preset-reasons')).status, 401)
    const { second } = await twoRuns()
    for (const [index, reason] of ['Quotation', 'Told by legal'].entries())
      await rosa.call('POST', '/w/reviews', {
        json: { scope: { violation_id: second.findings[index]!.id }, action: 'dismiss', reason },
      })
    assert.deepEqual((await rosa.call('GET', '/w/dismissal-reasons')).body, {
      presets: ['Quotation', 'Covered by a certificate'],
      reasons: ['Told by legal'],
    })
    assert.deepEqual((await byKey('GET', '/dismissal-reasons', 'reader')).body.presets, ['Quotation', 'Covered by a certificate'])
    assert.deepEqual((await byKey('GET', '/dismissal-reasons', 'other')).body.presets, [])
    assert.equal((await byKey('PUT', '/dismissal-reasons', 'usual', { presets: [] })).status, 403)
    assert.deepEqual((await byKey('PUT', '/dismissal-reasons', 'admin', { presets: ['Known'] })).body, { presets: ['Known'] })
    const { rows } = await desk.db.query<{ entry: string; number: number }>(
      `select entry, number from admin_trail where workspace_id = $1 and kind = 'dismissal_reasons.changed' order by number desc`,
      [desk.workspaceId],
    )
    assert.deepEqual(
      rows.map(({ entry }) => [JSON.parse(entry).actor.kind, JSON.parse(entry).to]),
      [
        ['key', ['Known']],
        ['member', ['Quotation', 'Covered by a certificate']],
      ],
    )
  })

  test('trackers are addresses that can open an issue, and nothing else', async () => {
    const set = (trackers: unknown, who = ilse) => who.call('PUT', '/w/issue-trackers', { json: { trackers } })
    assert.deepEqual((await set([GITHUB])).body, { trackers: [GITHUB] })
    assert.equal((await set([GITHUB], rosa)).status, 403)
    for (const address of [
      'javascript:alert("{title}")',
      'https://{title}.example/',
      'https://tracker.example{title}',
      'https://user:secret@tracker.example/?t={title}',
      'https://tracker.example/new',
      'https://tracker.example/?t={titel}',
      'data:text/html,{body}',
      '//tracker.example/?t={title}',
    ]) {
      const answer = await set([{ name: 'Tracker', address }])
      assert.deepEqual([answer.status, answer.body.detail?.[0]?.loc], [422, ['body', 'trackers', 0, 'address']], address)
      assert.notEqual(faultOfTracker(address), null)
    }
    assert.deepEqual((await rosa.call('GET', '/w/issue-trackers')).body, { trackers: [GITHUB] })
    assert.deepEqual((await byKey('GET', '/issue-trackers', 'reader')).body, { trackers: [GITHUB] })
    assert.deepEqual((await byKey('PUT', '/issue-trackers', 'admin', { trackers: [] })).body, { trackers: [] })
  })

  test('an address says what was found, whole where it fits', () => {
    const opened = new URL(issueAddress(GITHUB.address, { title: 'A & B?', body: 'Why: “100 %”\n#1', url: 'https://x.example/' }))
    assert.deepEqual(
      [opened.host, opened.searchParams.get('title'), opened.searchParams.get('body')],
      ['github.com', 'A & B?', 'Why: “100 %”\n#1'],
    )
    const long = issueAddress(GITHUB.address, { title: 'T', body: '😀'.repeat(5000), url: '' })
    assert.ok(long.length <= 6000 && long.length > 5900, `${long.length}`)
    assert.match(new URL(long).searchParams.get('body')!, /^😀+…$/u)
    assert.equal(issueAddress('https://t.example/?u={url}', { title: '', body: '\ud800', url: 'a b' }), 'https://t.example/?u=a%20b')
    assert.deepEqual(
      [
        'https://t.example/1',
        'http://t.example',
        'ftp://t.example',
        'javascript:1',
        'https://a b.example',
        'T-1',
        'https://u:p@t.example',
      ].map(isWebAddress),
      [true, true, false, false, false, false, false],
    )
  })

  test('the link of an issue stays with the finding, its group and later runs; it is in the trail, exports and version 2', async () => {
    const { first, second, earlier } = await twoRuns()
    const [finding] = first.findings
    const url = 'https://github.com/acme/shop/issues/7'
    const keep = (json: object, who = rosa, id = finding!.id) => who.call('PUT', `/w/violations/${id}/issue`, { json })
    const kept = await keep({ url: ` ${url} ` })
    assert.deepEqual([kept.status, kept.body.issue, kept.body.violations_updated], [200, url, 1], kept.text)
    assert.equal((await keep({ url }, vera)).status, 403)
    assert.equal((await keep({ url: 'javascript:alert(1)' })).status, 422)
    assert.equal((await keep({ url }, rosa, desk.workspaceId)).status, 404)
    assert.equal((await desk.browser().call('PUT', `/w/violations/${finding!.id}/issue`, { json: { url } })).status, 401)
    const shown = (await rosa.call('GET', `/w/violations/${finding!.id}`)).body
    assert.deepEqual([shown.issue, shown.history.at(-1).action, shown.history.at(-1).issue], [url, 'issue', url])
    await transaction(desk.db, (client) => carryIssues(client, desk.workspaceId, second.id))
    const later = (await rosa.call('GET', `/w/violations/${second.findings[0]!.id}`)).body
    assert.deepEqual([later.issue, new Date(later.first_found_at).getTime()], [url, earlier.getTime()])
    const fresh = (await rosa.call('GET', `/w/violations/${second.findings[1]!.id}`)).body
    assert.deepEqual([fresh.issue, fresh.first_found_at === fresh.found_at], [null, true])
    const csv = await rosa.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/audits/${second.id}/violations.csv`)
    const lines = (await csv.text()).trim().split('\r\n')
    assert.match(lines[0]!, /,issue$/)
    assert.equal(lines.filter((line) => line.endsWith(url)).length, 1)
    const listed = (await byKey('GET', `/audits/${second.id}/violations`, 'reader')).body.violations
    assert.deepEqual(
      listed.map(({ issue }: { issue: string | null }) => issue),
      [url, null],
    )
    const byV2 = await byKey('PUT', `/violations/${second.findings[1]!.id}/issue`, 'usual', { url: `${url}1`, apply_to_group: true })
    assert.deepEqual([byV2.status, byV2.body.issue], [200, `${url}1`], byV2.text)
    assert.equal((await byKey('GET', `/violations/${second.findings[1]!.id}`, 'reader')).body.issue, `${url}1`)
    assert.equal((await byKey('PUT', `/violations/${second.findings[1]!.id}/issue`, 'reader', { url })).status, 403)
    assert.equal((await byKey('PUT', `/violations/${second.findings[1]!.id}/issue`, 'other', { url })).status, 404)
    assert.equal((await keep({ url: null })).body.issue, null)
    assert.equal((await rosa.call('GET', `/w/violations/${finding!.id}`)).body.issue, null)
    assert.equal((await verifyTrails(desk.db, desk.workspaceId)).ok, true)
  })
})
