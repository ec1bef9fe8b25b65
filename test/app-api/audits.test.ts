import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newId } from '../../src/db/base/ids.ts'
import { plantAudit } from '../helpers/audit.ts'
import { csvRows } from '../helpers/csv.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { plantPage } from './planted-page.ts'

describe('audits', () => {
  let desk: Desk
  let ilse: Browser
  before(async () => {
    desk = await startDesk()
    ilse = await desk.member('owner', 'Ilse')
  })
  after(() => desk.close())

  test('the list has counts by severity and state, and the newest entry of the trail', async () => {
    const audit = await plantAudit(
      desk.db,
      desk.workspaceId,
      [{ severity: 'CRITICAL' }, { severity: null }, { severity: 'LOW', state: 'fixed' }],
      new Date(Date.now() - 60_000),
    )
    await desk.db.query('update audits set created_by = $2 where id = $1', [audit.id, ilse.userId])
    await ilse.call('POST', '/w/reviews', { json: { scope: { violation_id: audit.violations[0] }, action: 'urgent_violation' } })
    const { body } = await ilse.call('GET', '/w/audits')
    assert.deepEqual([body.total, body.all, body.running, body.undecided], [1, 1, 0, 1])
    const [row] = body.audits
    assert.deepEqual(row.by_severity, { CRITICAL: 1, HIGH: 0, MEDIUM: 0, LOW: 1, UNSPECIFIED: 0, NONE: 1 })
    assert.deepEqual(row.by_state, { undecided: 1, elevated_risk: 0, urgent_violation: 1, dismissed: 0, fixed: 1 })
    assert.deepEqual([row.created_by.name, row.last_entry.actor.name, row.version], ['Ilse', 'Ilse', 1])
    for (const [query, total] of [
      ['search=plant', 1],
      ['search=%25', 0],
      ['status=RUNNING', 0],
      ['status=COMPLETED', 1],
      [`created_by=${ilse.userId}`, 1],
      ['created_by=x', 0],
      ['pack=x', 0],
    ] as const) {
      assert.equal((await ilse.call('GET', `/w/audits?${query}`)).body.total, total, query)
    }
    assert.equal((await ilse.call('GET', '/w/audits?status=NONSENSE')).status, 422)
  })

  test('what a person asks for twice with one Idempotency-Key is done once, and answered twice', async () => {
    const audit = await plantAudit(desk.db, desk.workspaceId, [{ severity: 'LOW' }, { severity: 'LOW' }])
    const jan = await desk.member('reviewer', 'Jan')
    const decided = (browser: Browser, key: string, reason = 'Certified') =>
      browser.call('POST', '/w/reviews', {
        json: { scope: { violation_id: audit.violations[0] }, action: 'dismiss', reason },
        headers: { 'idempotency-key': key },
      })
    const both = await Promise.all([decided(ilse, 'click-1'), decided(ilse, 'click-1')])
    const first = both.find(({ status }) => status === 200)!
    // The second is told that the first still runs, or hears its answer.
    for (const { status } of both) assert.ok(status === 200 || status === 409, String(status))
    const again = await decided(ilse, 'click-1')
    assert.deepEqual([again.status, again.headers.get('idempotent-replayed'), again.text], [200, 'true', first.text])
    assert.equal((await decided(ilse, 'click-1', 'Another')).status, 422)
    const trail = async () => (await ilse.call('GET', `/w/audits/${audit.id}/trail`)).body.entries.length
    assert.equal(await trail(), 1)
    // Keys of others are others.
    assert.equal((await decided(jan, 'click-1')).headers.get('idempotent-replayed'), null)
    assert.equal(await trail(), 2)
    // Secrets are never kept.
    const key = () => ilse.call('POST', '/w/keys', { json: { name: 'Shop' }, headers: { 'idempotency-key': 'click-2' } })
    assert.notEqual((await key()).body.key, (await key()).body.key)
  })

  test('one audit says what was read and what was not, adding up', async () => {
    const page = await plantPage(
      desk.db,
      desk.workspaceId,
      '<title>T</title><nav>menu menu</nav><p>Our eco-friendly shoes.</p><script>code()</script>',
      ['eco-friendly'],
    )
    const { body } = await ilse.call('GET', `/w/audits/${page.auditId}`)
    assert.deepEqual(body.sources, [{ kind: 'crawl', label: 'https://shop.example/' }])
    assert.deepEqual(body.packs, ['eu-green-claims'])
    const sum = (list: { count: number }[]) => list.reduce((total, { count }) => total + count, 0)
    assert.equal(body.reading.found, sum(body.reading.read) + sum(body.reading.not_taken) + sum(body.reading.failed) + body.reading.waiting)
    assert.deepEqual(
      [body.reading.found, sum(body.reading.failed), sum(body.reading.not_taken), body.rules, body.rules_hit],
      [7, 2, 4, 1, 1],
    )
    assert.ok(body.characters >= body.checked && body.checked > 0)
    const failed = await ilse.call('GET', `/w/audits/${page.auditId}/assets?state=failed`)
    assert.deepEqual(
      failed.body.assets.map(({ reason }: { reason: string }) => reason),
      ['Asks to sign in', 'Did not answer within 20 s'],
    )
    const { body: all } = await ilse.call('GET', `/w/audits/${page.auditId}/assets?search=PAGE`)
    assert.deepEqual([all.total, all.assets[0].violations], [1, 1])
    const { body: rules } = await ilse.call('GET', `/w/audits/${page.auditId}/rules`)
    assert.deepEqual(
      rules.rules.map((rule: { rule_id: string; pack: string; severity: string; total: number }) => [
        rule.rule_id,
        rule.pack,
        rule.severity,
        rule.total,
      ]),
      [['eu-green-claims.generic', 'eu-green-claims', 'HIGH', 1]],
    )
    const { body: finding } = await ilse.call('GET', `/w/violations/${page.ids[0]}`)
    assert.deepEqual(
      [finding.rule.source, finding.sentence.slice(finding.sentence_start, finding.sentence_start + 12)],
      [{ citation: 'Directive (EU) 2024/825', url: 'https://law.example', verified: true }, 'eco-friendly'],
    )
    const { body: queue } = await ilse.call('GET', `/w/audits/${page.auditId}/violations?pack=eu-green-claims&asset=${page.assetId}`)
    assert.deepEqual([queue.total, queue.rows[0].before, queue.rows[0].after], [1, 'Our ', ' shoes.'])
    assert.equal((await ilse.call('GET', `/w/audits/${newId()}`)).status, 404)
  })

  test('rules that are not what they were are named, with the findings they led', async () => {
    const planted = [{ state: 'dismissed' }, {}, { state: 'fixed' }]
    const { id } = await plantAudit(desk.db, desk.workspaceId, planted)
    const { status, body } = await ilse.call('GET', `/w/audits/${id}/rule-changes`)
    assert.equal(status, 200)
    const [gone, ...added] = body.rules
    assert.deepEqual(gone, { rule_id: 'test.rule', name: 'A rule', change: 'removed', findings: 3, dismissals: 0 })
    assert.ok(added.length > 0 && added.every((rule: { change: string }) => rule.change === 'added'))
    assert.deepEqual([body.latest, body.findings, body.dismissals, body.assets_kept, body.assets_gone], [true, 3, 0, 0, 0])
    assert.equal((await ilse.call('GET', `/w/audits/${newId()}/rule-changes`)).status, 404)
    assert.equal((await ilse.call('POST', `/w/audits/${id}/recheck`)).status, 503)
  })

  test('undecided over time starts with what there was and ends with what there is', async () => {
    const audit = await plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: 10 }, () => ({})),
    )
    const decide = (violations: string[], action: string) =>
      ilse.call('POST', '/w/reviews', { json: { scope: { audit_id: audit.id, violation_ids: violations }, action } })
    await decide(audit.violations.slice(0, 4), 'mark_fixed')
    const {
      body: { number },
    } = await decide(audit.violations.slice(2, 8), 'urgent_violation')
    await decide(audit.violations.slice(0, 1), 'reopen')
    await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number } })
    const { body } = await ilse.call('GET', `/w/audits/${audit.id}/timeline`)
    assert.deepEqual(
      body.points.map(({ undecided }: { undecided: number }) => undecided),
      [10, 6, 2, 3, 7],
    )
  })

  test('violations and trail leave as CSV that no spreadsheet runs', async () => {
    const nasty = ['=cmd|calc', '+1', '-1', '@x', 'a "quoted", text', 'two\nlines', '<script>', 'Ελληνικά 🚀']
    const audit = await plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: 1203 }, (_, index) => ({ text: nasty[index % nasty.length] })),
    )
    await ilse.call('POST', '/w/reviews', {
      json: { scope: { audit_id: audit.id, filter: { search: '=cmd' } }, action: 'dismiss', reason: '=1+1' },
    })
    const response = await ilse.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/audits/${audit.id}/violations.csv`)
    assert.match(response.headers.get('content-type')!, /^text\/csv; charset=utf-8/)
    assert.match(response.headers.get('content-disposition')!, /attachment; filename="violations\.csv"/)
    const rows = csvRows(await response.text())
    assert.equal(rows.length, 1204)
    const text = rows[0]!.indexOf('violating_text')
    assert.deepEqual(
      rows.slice(1, 9).map((row) => row[text]),
      ["'=cmd|calc", "'+1", "'-1", "'@x", 'a "quoted", text', 'two\nlines', '<script>', 'Ελληνικά 🚀'],
    )
    assert.equal(rows[1]![rows[0]!.indexOf('dismissal_reason')], "'=1+1")
    assert.deepEqual(new Set(rows.slice(1).map((row) => row[0])), new Set(audit.violations))
    const filtered = await ilse.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/audits/${audit.id}/violations.csv?state=dismissed`)
    assert.equal(csvRows(await filtered.text()).length, 152)
    const trail = csvRows(
      await (await ilse.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/audits/${audit.id}/trail.csv?action=dismiss`)).text(),
    )
    assert.deepEqual([trail.length, trail[1]![3], trail[1]![5], trail[1]![7]], [2, 'Ilse', 'undecided 151', '151'])
    assert.equal((await ilse.call('GET', `/w/audits/${newId()}/violations.csv`)).status, 404)
  })

  test('the trail is filtered, and a changed entry is found out', async () => {
    const audit = await plantAudit(desk.db, desk.workspaceId, [{}, {}])
    const mara = await desk.member('reviewer', 'Mara')
    for (const browser of [ilse, mara, ilse])
      await browser.call('POST', '/w/reviews', { json: { scope: { violation_id: audit.violations[0] }, action: 'urgent_violation' } })
    await mara.call('POST', `/w/violations/${audit.violations[1]}/comments`, { json: { comment: 'hm' } })
    const trail = async (query: string) => (await ilse.call('GET', `/w/audits/${audit.id}/trail?${query}`)).body
    assert.deepEqual(
      (await trail('')).entries.map(({ number }: { number: number }) => number),
      [4, 3, 2, 1],
    )
    assert.deepEqual(
      [
        (await trail('actor=Mara')).total,
        (await trail('action=comment')).total,
        (await trail('search=URGENT')).total,
        (await trail('limit=1&offset=3')).entries[0].number,
      ],
      [2, 1, 3, 1],
    )
    assert.deepEqual((await trail('')).actors, ['Ilse', 'Mara'])
    assert.equal((await trail('')).head, (await trail('')).entries[0].hash)
    assert.equal((await ilse.call('GET', `/w/audits/${audit.id}/trail/proof`)).body.verified, true)
    await desk.db.query(`update trail set entry = replace(entry, 'Mara', 'Ilse') where audit_id = $1 and number = 2`, [audit.id])
    const { body } = await ilse.call('GET', `/w/audits/${audit.id}/trail/proof`)
    assert.deepEqual([body.verified, body.first_broken], [false, 2])
  })
})
