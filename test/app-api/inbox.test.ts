import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { finishAudit } from '../../src/jobs/finish.ts'
import { keptCounts, plantAudit, recount } from '../helpers/audit.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

describe('the inbox', () => {
  let desk: Desk
  let ilse: Browser
  let mara: Browser
  let jonas: Browser
  before(async () => {
    desk = await startDesk()
    ilse = await desk.member('owner', 'Ilse')
    mara = await desk.member('editor', 'Mara')
    jonas = await desk.member('reviewer', 'Jonas')
  })
  after(() => desk.close())

  const decide = (browser: Browser, json: object) => browser.call('POST', '/w/reviews', { json })
  const assign = (browser: Browser, auditId: string, ids: string[], add: string[]) =>
    browser.call('POST', '/w/assignments', { json: { scope: { audit_id: auditId, violation_ids: ids }, add } })
  const inbox = async (browser: Browser, query = '') => (await browser.call('GET', `/w/inbox${query}`)).body
  const due = (id: string, at: string | null) => desk.db.query('update reviews set due_at = $2 where violation_id = $1', [id, at])
  const stateOf = async (id: string) => (await ilse.call('GET', `/w/violations/${id}`)).body.review_state
  const assertCounted = async (auditId: string) =>
    assert.deepEqual(await keptCounts(desk.db, desk.workspaceId, auditId), await recount(desk.db, desk.workspaceId, auditId))
  const assertVerified = async (auditId: string) =>
    assert.equal((await ilse.call('GET', `/w/audits/${auditId}/trail/proof`)).body.verified, true)
  const reviewByKey = async (browser: Browser, id: string, json: object) => {
    const { key } = await createKey(desk.db, desk.workspaceId, 'cms-bridge', browser.userId)
    const response = await fetch(`${desk.url}/public/v1/violations/${id}/review`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
    const read = await fetch(`${desk.url}/public/v1/violations/${id}`, { headers: { 'x-api-key': key } })
    return { status: response.status, body: (await response.json()) as any, violation: (await read.json()) as any }
  }
  const fourEyes = (...severities: string[]) => ilse.call('PUT', '/w/four-eyes', { json: { severities } })

  test('a window may start anywhere the interface allows', async () => {
    const { status, body } = await ilse.call('GET', `/w/inbox?offset=${2 ** 40}`)
    assert.deepEqual([status, body.offset, body.rows ?? body.items], [200, 2 ** 40, []])
  })

  test('due dates: days by severity are a setting, and the desk filters by what is overdue', async () => {
    const { body: usual } = await jonas.call('GET', '/w/due-days')
    assert.deepEqual(usual.days, { CRITICAL: 2, HIGH: 7, MEDIUM: 30, LOW: null, UNSPECIFIED: null })
    const days = { ...usual.days, LOW: 90 }
    assert.equal((await jonas.call('PUT', '/w/due-days', { json: { days } })).status, 403)
    assert.equal((await ilse.call('PUT', '/w/due-days', { json: { days: { ...days, HIGH: -1 } } })).status, 422)
    assert.deepEqual((await ilse.call('PUT', '/w/due-days', { json: { days } })).body.days, days)
    const audit = await plantAudit(desk.db, desk.workspaceId, [{ text: 'a' }, { text: 'b' }, { text: 'c', state: 'fixed' }, { text: 'd' }])
    const [over, soon, fixed] = audit.violations
    await due(over!, inHours(-2))
    await due(soon!, inHours(50))
    await due(fixed!, inHours(-2))
    const shown = async (query: string) =>
      (await ilse.call('GET', `/w/audits/${audit.id}/violations?${query}`)).body.rows.map((row: any) => row.violating_text)
    assert.deepEqual(await shown('due=overdue'), ['a'])
    assert.deepEqual(await shown('due=week'), ['a', 'b'])
    assert.deepEqual(await shown('due=week&search=b'), ['b'])
    assert.equal((await ilse.call('GET', `/w/audits/${audit.id}/violations?due=soon`)).status, 422)
    const bulk = await decide(ilse, { scope: { audit_id: audit.id, filter: { due: 'overdue' } }, action: 'mark_fixed' })
    assert.equal(bulk.body.violations_updated, 1)
    assert.deepEqual(await shown('due=overdue'), [])
    const { body } = await ilse.call('GET', `/w/violations/${soon}`)
    assert.ok(body.due_at > inHours(49))
    await due(soon!, null)
  })

  test('mine: assigned, mentioned, overdue, with why; snoozed until a date; views are counted', async () => {
    const audit = await plantAudit(desk.db, desk.workspaceId, [
      { text: 'one', group: 'g' },
      { text: 'one', group: 'g' },
      { text: 'two', severity: 'CRITICAL' },
      { text: 'three', severity: 'LOW', sentence: 'After two comes three.' },
      { text: 'four', state: 'dismissed' },
      { text: 'five' },
    ])
    const [one, other, two, three, four, five] = audit.violations as [string, string, string, string, string, string]
    await assign(ilse, audit.id, [one, other], [jonas.userId])
    await ilse.call('POST', `/w/violations/${three}/comments`, { json: { comment: '@Jonas gone by Friday?', mentions: [jonas.userId] } })
    await ilse.call('POST', `/w/violations/${four}/comments`, { json: { comment: '@Jonas why dismissed?', mentions: [jonas.userId] } })
    await assign(mara, audit.id, [two], [jonas.userId])
    await due(two, inHours(-30))
    await due(one, inHours(20))
    await due(five, inHours(20))
    const first = await inbox(jonas)
    assert.deepEqual(
      first.rows.map((row: any) => [row.section, row.violating_text, row.count]),
      [
        ['overdue', 'two', 1],
        ['week', 'one', 2],
        ['later', 'four', 1],
        ['later', 'three', 1],
      ],
    )
    assert.deepEqual(
      first.rows.map((row: any) => row.reasons.map((reason: any) => [reason.kind, reason.by, reason.text])),
      [
        [['assigned', 'Mara', null]],
        [['assigned', 'Ilse', null]],
        [['mentioned', 'Ilse', '@Jonas why dismissed?']],
        [
          ['mentioned', 'Ilse', '@Jonas gone by Friday?'],
          ['assigned', null, null],
        ],
      ],
    )
    assert.deepEqual(first.counts, { everything: 4, approval: 0, assigned: 3, mentions: 2, overdue: 1, week: 1, snoozed: 0, nobody: 1 })
    assert.deepEqual([first.total, first.findings, first.sites], [4, 5, 1])
    assert.deepEqual((await inbox(ilse)).total, 0, 'nothing of it is hers')
    assert.deepEqual(
      (await inbox(ilse, '?view=nobody')).rows.map((row: any) => [row.violating_text, row.reasons[0].kind]),
      [['five', 'nobody']],
    )
    assert.deepEqual(
      (await inbox(jonas, '?severity=CRITICAL,LOW&order=reason')).rows.map((row: any) => [row.section, row.violating_text]),
      [
        ['mentioned', 'three'],
        ['assigned', 'two'],
      ],
    )
    assert.deepEqual(
      (await inbox(jonas, '?search=THR&view=mentions')).rows.map((row: any) => row.violating_text),
      ['three'],
    )
    assert.deepEqual(
      (await inbox(jonas, '?search=comes')).rows.map((row: any) => row.violating_text),
      ['three'],
      'a word of the sentence',
    )
    // Snoozed for one person alone; the due date stays, and what becomes overdue is back.
    const group = first.rows[1].item
    assert.equal((await jonas.call('POST', '/w/inbox/snooze', { json: { items: [group], until: inHours(-1) } })).status, 422)
    await jonas.call('POST', '/w/inbox/snooze', { json: { items: [group], until: inHours(100) } })
    const snoozed = await inbox(jonas, '?view=snoozed')
    assert.deepEqual([snoozed.counts.everything, snoozed.counts.snoozed, snoozed.rows.length], [3, 1, 1])
    assert.ok(snoozed.rows[0].snoozed_until > inHours(99) && snoozed.rows[0].due_at < inHours(21))
    await desk.db.query(`update snoozes set created_at = now() - interval '2 days'`)
    await due(one, inHours(-1))
    assert.equal((await inbox(jonas)).counts.overdue, 2, 'back at once when overdue')
    await jonas.call('POST', '/w/inbox/snooze', { json: { items: [group], until: null } })
    // Saved views: one's own, and the workspace's.
    const save = (browser: Browser, json: object) => browser.call('POST', '/w/inbox/views', { json })
    await save(jonas, { name: 'Low ones', shared: false, filter: { severity: 'LOW' } })
    const { body: shared } = await save(ilse, { name: 'Critical ones', shared: true, filter: { severity: 'CRITICAL', view: 'assigned' } })
    await save(ilse, { name: 'Unclaimed', shared: true, filter: { view: 'nobody', rule: 'test.rule' } })
    assert.equal((await save(jonas, { name: 'x', shared: false, filter: { severity: 'HUGE' } })).status, 422)
    assert.deepEqual(
      (await inbox(jonas)).views.map((view: any) => [view.name, view.shared, view.mine, view.count]),
      [
        ['Critical ones', true, false, 1],
        ['Low ones', false, true, 1],
        ['Unclaimed', true, false, 1],
      ],
    )
    assert.equal((await inbox(ilse)).views.length, 2)
    assert.equal((await jonas.call('DELETE', `/w/inbox/views/${shared.id}`)).status, 404)
    assert.equal((await ilse.call('DELETE', `/w/inbox/views/${shared.id}`)).status, 200)
    // The desk on exactly what the inbox shows, or on some of its rows; and decisions on exactly those.
    assert.deepEqual((await inbox(jonas)).audits, [{ audit_id: audit.id, name: (await inbox(jonas)).audits[0].name, rows: 4 }])
    const items = Object.fromEntries(first.rows.map((row: any) => [row.violating_text, row.item]))
    const atDesk = async (mine: string, browser = jonas) => {
      const { status, body } = await browser.call('GET', `/w/audits/${audit.id}/violations?mine=${encodeURIComponent(mine)}`)
      return status === 200 ? body.rows.map((row: any) => row.violating_text) : status
    }
    assert.deepEqual(await atDesk('view=everything'), ['two', 'one', 'one', 'four', 'three'])
    assert.deepEqual(await atDesk('view=mentions'), ['four', 'three'])
    assert.deepEqual(await atDesk('view=assigned&severity=LOW'), ['three'])
    assert.deepEqual(await atDesk(`items=${items.one},${items.two}`), ['two', 'one', 'one'])
    assert.deepEqual(await atDesk('view=nobody'), ['five'])
    assert.deepEqual(await atDesk('', ilse), ['two', 'one', 'one', 'four', 'five', 'three'], 'no filter')
    assert.deepEqual(await atDesk('view=everything', ilse), [], 'hers')
    assert.deepEqual([await atDesk('view=unknown'), await atDesk('severity=HUGE'), await atDesk('search=\0')], [422, 422, 422])
    const mine = `items=${items.one}`
    const scope = { audit_id: audit.id, filter: { mine } }
    await assign(ilse, audit.id, [other], [ilse.userId])
    await jonas.call('POST', '/w/assignments', { json: { scope: { audit_id: audit.id, violation_ids: [other] }, remove: [jonas.userId] } })
    const decided = await decide(jonas, { scope, action: 'elevated_risk' })
    assert.equal(decided.body.violations_updated, 1, 'of the group what is his')
    assert.deepEqual([await stateOf(one), await stateOf(other), await atDesk(mine)], ['elevated_risk', 'undecided', []])
    await jonas.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number: decided.body.number } })
    assert.deepEqual(await atDesk(mine), ['one'])
    assert.equal((await jonas.call('POST', '/w/assignments', { json: { scope, add: [mara.userId] } })).body.violations_updated, 1)
    const own = { audit_id: audit.id, violation_ids: [one, other] }
    await ilse.call('POST', '/w/assignments', { json: { scope: own, add: [jonas.userId], remove: [mara.userId, ilse.userId] } })
    // Of what mentions him, decisions on many leave what others decided.
    const mentions = { audit_id: audit.id, filter: { mine: 'view=mentions' } }
    assert.equal((await jonas.call('POST', '/w/reviews/count', { json: { scope: mentions } })).body.count, 1)
    const { body: risky } = await decide(jonas, { scope: mentions, action: 'elevated_risk' })
    assert.deepEqual([risky.violations_updated, await stateOf(three), await stateOf(four)], [1, 'elevated_risk', 'dismissed'])
    await jonas.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number: risky.number } })
    await assertVerified(audit.id)
    // What is answered or decided is no longer there.
    await jonas.call('POST', `/w/violations/${three}/comments`, { json: { comment: 'Yes.' } })
    await jonas.call('POST', '/w/inbox/mentions-done', { json: { items: [first.rows[2].item] } })
    assert.deepEqual([(await inbox(jonas)).counts.mentions, (await inbox(jonas)).counts.everything], [0, 3])
    await decide(jonas, { scope: { violation_id: two }, action: 'mark_fixed' })
    assert.equal((await inbox(jonas)).counts.everything, 2)
  })

  test('of a site, the latest run counts, and what it took over is not shown twice', async () => {
    const [first, second] = [
      await plantAudit(desk.db, desk.workspaceId, [{ text: 'carried' }, { text: 'old' }]),
      await plantAudit(desk.db, desk.workspaceId, [{ text: 'carried' }]),
    ]
    const siteId = crypto.randomUUID()
    await desk.db.query(`insert into sites (workspace_id, id, name, key) values ($1, $2, 'Shop', 'shop')`, [desk.workspaceId, siteId])
    await desk.db.query('update audits set site_id = $2, run = 1 where id = $1', [first.id, siteId])
    await desk.db.query('update audits set site_id = $2, run = 2, carrying = true where id = $1', [second.id, siteId])
    for (const { id, violations } of [first, second]) await assign(ilse, id, violations, [mara.userId])
    const shown = async () => (await inbox(mara)).rows.map((row: any) => [row.violating_text, row.audit_id === second.id, row.site_name])
    assert.equal((await shown()).length, 3, 'both runs, as long as nothing is carried')
    await desk.db.query(
      `insert into carried_violations (workspace_id, violation_id, audit_id, place, how, identity, earlier_id, earlier_audit_id, at)
       select workspace_id, $2, $3, place, 1, $4, $4, $5, now() from reviews where violation_id = $2 and workspace_id = $1`,
      [desk.workspaceId, second.violations[0], second.id, first.violations[0], first.id],
    )
    assert.deepEqual((await shown()).sort(), [
      ['carried', true, 'Shop'],
      ['old', false, 'Shop'],
    ])
    await desk.db.query('update audits set carrying = false where id = $1', [second.id])
    assert.deepEqual(await shown(), [['carried', true, 'Shop']])
    // Until the next run has ended: hidden without a date, and back with the run that follows.
    const [{ item, audit_id: of }] = (await inbox(mara)).rows
    assert.equal(of, second.id)
    await mara.call('POST', '/w/inbox/snooze', { json: { items: [item], until: null, after_next_run: true } })
    const hidden = await inbox(mara, '?view=snoozed')
    assert.deepEqual([hidden.counts.everything, hidden.rows[0].snoozed, hidden.rows[0].snoozed_until], [0, true, null])
    const third = await plantAudit(desk.db, desk.workspaceId, [{ text: 'carried' }])
    await assign(ilse, third.id, third.violations, [mara.userId])
    await desk.db.query('update audits set site_id = $2, run = 3 where id = $1', [third.id, siteId])
    assert.deepEqual((await inbox(mara)).counts.everything, 1)
    await desk.db.query('update audits set site_id = null where id = $1', [second.id])
    assert.deepEqual((await inbox(mara)).counts.snoozed, 0, 'without a site there is no next run to wait for')
  })

  test('assignment rules: the first that matches assigns what an audit found, and on demand what is there', async () => {
    const audit = await plantAudit(
      desk.db,
      desk.workspaceId,
      ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text: `ruled ${text}` })),
    )
    const [a, b, c, d, e] = audit.violations as [string, string, string, string, string]
    const place = (id: string, url: string, language: string) =>
      desk.db.query('update violations set asset_url = $2, language = $3 where id = $1', [id, url, language])
    await place(a, 'https://shop.example/de/pflege/spray', 'DE')
    await place(b, 'https://shop.example/en/care/spray', 'EN')
    await place(c, 'https://shop.example/de/', 'DE')
    await place(d, 'https://shop.example/fr/100%', 'FR')
    await place(e, 'https://shop.example/de/pflege/wax', 'DE')
    await assign(ilse, audit.id, [e], [ilse.userId])
    const set = (rules: object[], browser = ilse) => browser.call('PUT', '/w/assignment-rules', { json: { rules } })
    const rule = { name: 'Care, DE', paths: ['/de/pfl*/'], people: [jonas.userId], sites: [audit.id] }
    assert.equal((await set([rule], jonas)).status, 403)
    assert.equal((await set([{ ...rule, people: [crypto.randomUUID()] }])).status, 422)
    const { body } = await set([
      rule,
      { name: 'Languages', languages: ['DE', 'EN'], packs: ['test'], sites: [audit.id], people: [mara.userId, jonas.userId] },
      { name: 'Paused', people: [mara.userId], sites: [audit.id], paused: true },
    ])
    assert.deepEqual(
      body.rules.map((each: any) => [each.name, each.people.map(({ name }: any) => name), each.paused]),
      [
        ['Care, DE', ['Jonas'], false],
        ['Languages', ['Mara', 'Jonas'], false],
        ['Paused', ['Mara'], true],
      ],
    )
    const count = async (criteria: object) => (await ilse.call('POST', '/w/assignment-rules/count', { json: criteria })).body.violations
    assert.deepEqual(
      [await count({ sites: [audit.id] }), await count({ paths: ['100%'] }), await count({ sites: [audit.id], rules: ['test.rule'] })],
      [4, 1, 4],
    )
    // A finding of several rules matches by each of them.
    await desk.db.query(`update violations set also_rules = E'other.beside\\ntest.also' where id = $1`, [d])
    assert.deepEqual(
      [await count({ rules: ['other.beside'] }), await count({ packs: ['other'], sites: [audit.id] }), await count({ packs: ['beside'] })],
      [1, 1, 0],
    )
    await desk.db.query('update violations set also_rules = null where id = $1', [d])
    // An audit that ends assigns what it found.
    await desk.db.query(`update audits set status = 'RUNNING' where id = $1`, [audit.id])
    await finishAudit({} as never, desk.db, desk.workspaceId, audit.id)
    const assigned = async () => {
      const { rows } = await desk.db.query<{ assigned_to: string[] }>(
        'select assigned_to from reviews where audit_id = $1 order by place',
        [audit.id],
      )
      const names = new Map([ilse, mara, jonas].map((person) => [person.userId, person.email.split('@')[0]]))
      return rows.map((row) => row.assigned_to.map((id) => names.get(id)).join(' '))
    }
    assert.deepEqual(await assigned(), ['jonas', 'mara jonas', 'mara jonas', '', 'ilse'])
    const mine = (await inbox(jonas, `?site=${audit.id}`)).rows.find((row: any) => row.violating_text === 'ruled a')
    assert.deepEqual(mine.reasons[0], { ...mine.reasons[0], kind: 'assigned', by: 'system', rule: 'Care, DE' })
    const { body: changed } = await set([{ name: 'Rest', sites: [audit.id], people: [ilse.userId] }])
    const apply = (id: string) => ilse.call('POST', `/w/assignment-rules/${id}/apply`)
    assert.equal((await apply(changed.rules[0].id)).body.violations, 1)
    assert.equal((await apply(changed.rules[0].id)).body.violations, 0)
    assert.equal((await apply(crypto.randomUUID())).status, 404)
    assert.equal((await assigned())[3], 'ilse')
    await assertVerified(audit.id)
    await set([])
  })

  test('second approval: a dismissal waits for a second person, who is not who asked', async () => {
    assert.equal((await jonas.call('PUT', '/w/four-eyes', { json: { severities: ['HIGH'] } })).status, 403)
    await fourEyes('CRITICAL', 'HIGH')
    const audit = await plantAudit(desk.db, desk.workspaceId, [
      { severity: 'CRITICAL', text: 'a', group: 'g' },
      { severity: 'CRITICAL', text: 'a', group: 'g' },
      { severity: 'LOW', text: 'b' },
      { severity: 'HIGH', text: 'c', state: 'elevated_risk' },
    ])
    const [a, b, low, high] = audit.violations as [string, string, string, string]
    const asked = await decide(mara, { scope: { violation_id: a, group: true }, action: 'dismiss', reason: 'Certified' })
    assert.deepEqual([asked.status, asked.body.violations_updated, asked.body.waiting, asked.body.review_state], [200, 0, 2, 'undecided'])
    const finding = (await ilse.call('GET', `/w/violations/${b}`)).body
    assert.deepEqual([finding.review_state, finding.pending.by, finding.pending.reason], ['undecided', 'Mara', 'Certified'])
    await assertCounted(audit.id)
    // It is in the inbox of those who may approve, before everything else; not of who asked, nor of a reviewer.
    const waiting = async (browser: Browser) =>
      (await inbox(browser)).rows.filter((row: any) => row.section === 'approval').map((row: any) => [row.reasons[0].by, row.count])
    assert.deepEqual(await waiting(ilse), [['Mara', 2]])
    assert.deepEqual([await waiting(mara), await waiting(jonas)], [[], []])
    const id = asked.body.approval_id
    const answer = (browser: Browser, json: object) => browser.call('POST', `/w/approvals/${id}`, { json })
    assert.equal((await answer(mara, { approve: true })).status, 403)
    assert.equal((await answer(jonas, { approve: true })).status, 403)
    const { body: looked } = await mara.call('GET', `/w/approvals/${id}`)
    assert.deepEqual([looked.may_answer, looked.waiting, looked.state], [false, 2, 'requested'])
    assert.match(looked.why_not, /second person/)
    assert.equal((await answer(ilse, { approve: false, reason: ' ' })).status, 422)
    const denied = await answer(ilse, { approve: false, reason: 'The certificate has expired' })
    assert.deepEqual([denied.body.state, denied.body.violations_updated], ['denied', 2])
    assert.equal((await answer(ilse, { approve: true })).status, 409)
    // Asked again for three, of which one needs nobody: it is dismissed at once.
    const mixed = await decide(mara, {
      scope: { audit_id: audit.id, violation_ids: [a, b, low, high] },
      action: 'dismiss',
      reason: 'New certificate',
    })
    assert.deepEqual([mixed.body.violations_updated, mixed.body.waiting], [1, 3])
    assert.deepEqual([await stateOf(low), await stateOf(high)], ['dismissed', 'elevated_risk'])
    const again = await decide(mara, { scope: { violation_id: a }, action: 'dismiss', reason: 'Again' })
    assert.equal(again.body.approval_id, mixed.body.approval_id, 'it waits already')
    // Decided otherwise meanwhile: that one stays as it is, and the answer says so.
    await decide(jonas, { scope: { violation_id: b }, action: 'urgent_violation' })
    const approved = await ilse.call('POST', `/w/approvals/${mixed.body.approval_id}`, { json: { approve: true, reason: 'Checked' } })
    assert.deepEqual([approved.body.state, approved.body.violations_updated, approved.body.left], ['approved', 2, 1])
    assert.deepEqual([await stateOf(a), await stateOf(b), await stateOf(high)], ['dismissed', 'urgent_violation', 'dismissed'])
    const after = (await ilse.call('GET', `/w/violations/${a}`)).body
    assert.deepEqual([after.dismissal_reason, after.decided_by, after.pending], ['New certificate', 'Mara, approved by Ilse', null])
    await assertCounted(audit.id)
    await assertVerified(audit.id)
    const { body: trail } = await ilse.call('GET', `/w/audits/${audit.id}/trail`)
    assert.deepEqual(
      trail.entries.toReversed().map((entry: any) => [entry.action, entry.count, entry.approval?.by ?? null]),
      [
        ['request_dismissal', 2, null],
        ['deny_dismissal', 2, 'Mara'],
        ['dismiss', 1, null],
        ['request_dismissal', 3, null],
        ['urgent_violation', 1, null],
        ['dismiss', 2, 'Mara'],
      ],
    )
    const undone = await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number: approved.body.number } })
    assert.equal(undone.body.violations_updated, 2)
    assert.deepEqual([await stateOf(a), await stateOf(high)], ['undecided', 'elevated_risk'])
    await assertCounted(audit.id)
    await fourEyes()
  })

  test('a request for a second person is withdrawn by who asked or an owner, and is in the trail', async () => {
    await fourEyes('CRITICAL')
    const audit = await plantAudit(desk.db, desk.workspaceId, [
      { severity: 'CRITICAL', text: 'w', group: 'g' },
      { severity: 'CRITICAL', text: 'w', group: 'g' },
      { severity: 'CRITICAL', text: 'v', state: 'elevated_risk' },
    ])
    const [w, , v] = audit.violations as [string, string, string]
    const ask = async (browser: Browser, scope: object) =>
      (await decide(browser, { scope, action: 'dismiss', reason: 'Certified' })).body.approval_id as string
    const withdraw = (browser: Browser, id: string) => browser.call('POST', `/w/approvals/${id}/withdraw`)
    const id = await ask(jonas, { violation_id: w, group: true })
    const mayWithdraw = async (browser: Browser) => (await browser.call('GET', `/w/approvals/${id}`)).body.may_withdraw
    assert.deepEqual([await mayWithdraw(jonas), await mayWithdraw(ilse), await mayWithdraw(mara)], [true, true, false])
    const refused = await withdraw(mara, id)
    assert.deepEqual([refused.status, refused.body.detail], [403, 'Only Jonas or an owner may withdraw this.'])
    const done = await withdraw(jonas, id)
    assert.deepEqual([done.status, done.body.state, done.body.violations_updated, done.body.left], [200, 'withdrawn', 2, 0])
    assert.equal((await withdraw(jonas, id)).status, 409)
    assert.equal((await ilse.call('POST', `/w/approvals/${id}`, { json: { approve: true } })).status, 409)
    assert.equal((await withdraw(ilse, crypto.randomUUID())).status, 404)
    assert.deepEqual([await stateOf(w), (await ilse.call('GET', `/w/violations/${w}`)).body.pending], ['undecided', null])
    const { body: looked } = await mara.call('GET', `/w/approvals/${id}`)
    assert.deepEqual([looked.state, looked.answerer, looked.may_withdraw, looked.waiting], ['withdrawn', 'Jonas', false, 0])
    assert.deepEqual((await inbox(ilse, '?view=approval')).rows, [], 'nobody is asked any more')
    // An owner withdraws somebody else's: that one is told. What was withdrawn can be asked for again.
    const second = await ask(mara, { violation_id: v })
    assert.equal((await withdraw(ilse, second)).body.state, 'withdrawn')
    const { body: told } = await mara.call('GET', '/w/notices?limit=1')
    assert.deepEqual([told.notices[0].kind, told.notices[0].outcome, told.notices[0].by], ['answered', 'withdrawn', 'Ilse'])
    assert.equal(await stateOf(v), 'elevated_risk')
    const third = await ask(mara, { violation_id: v })
    assert.notEqual(third, second)
    // Decided otherwise meanwhile: nothing is left to withdraw.
    await decide(jonas, { scope: { violation_id: v }, action: 'urgent_violation' })
    assert.equal((await withdraw(mara, third)).status, 409)
    const { body: trail } = await ilse.call('GET', `/w/audits/${audit.id}/trail`)
    assert.deepEqual(
      trail.entries.toReversed().map((entry: any) => [entry.action, entry.actor.name, entry.count, entry.approval?.by ?? null]),
      [
        ['request_dismissal', 'Jonas', 2, null],
        ['withdraw_request', 'Jonas', 2, 'Jonas'],
        ['request_dismissal', 'Mara', 1, null],
        ['withdraw_request', 'Ilse', 1, 'Mara'],
        ['request_dismissal', 'Mara', 1, null],
        ['urgent_violation', 'Jonas', 1, null],
      ],
    )
    await assertCounted(audit.id)
    await assertVerified(audit.id)
    await fourEyes()
  })

  test('second approval in the public API: the state is unchanged until approved, and pending says so', async () => {
    await fourEyes('HIGH')
    const audit = await plantAudit(desk.db, desk.workspaceId, [
      { text: 'x', group: 'g' },
      { text: 'x', group: 'g' },
      { text: 'y', severity: 'LOW' },
      ...Array.from({ length: 8 }, (_, index) => ({ text: `z${index}`, severity: index % 2 ? ('LOW' as const) : ('HIGH' as const) })),
    ])
    const [x, , y] = audit.violations as [string, string, string]
    const one = await reviewByKey(ilse, x, { action: 'dismiss', reason: 'Fine' })
    assert.deepEqual(
      [one.status, one.body.review_state, one.body.violations_updated, one.body.pending.violations],
      [200, 'undecided', 0, 1],
    )
    assert.deepEqual(
      [one.violation.review_state, one.violation.pending.reason, one.violation.pending.requested_by],
      ['undecided', 'Fine', 'cms-bridge'],
    )
    assert.equal((await ilse.call('POST', `/w/approvals/${one.body.pending.id}`, { json: { approve: true } })).status, 403, 'her own key')
    const free = await reviewByKey(ilse, y, { action: 'dismiss', reason: 'Fine' })
    assert.deepEqual([free.body.review_state, free.body.pending, free.violation.pending], ['dismissed', undefined, null])
    const group = await reviewByKey(ilse, x, { action: 'dismiss', reason: 'Fine', apply_to_group: true })
    assert.deepEqual([group.body.violations_updated, group.body.pending.violations, group.body.review_state], [0, 2, 'undecided'])
    // A decision of another kind needs nobody, and ends the waiting.
    const fixed = await reviewByKey(ilse, x, { action: 'mark_fixed' })
    assert.deepEqual([fixed.body.review_state, fixed.violation.pending], ['fixed', null])
    const lapsed = await mara.call('POST', `/w/approvals/${one.body.pending.id}`, { json: { approve: true } })
    assert.equal(lapsed.status, 409)
    assert.match(lapsed.body.detail, /decided otherwise/)
    assert.equal((await mara.call('GET', `/w/approvals/${one.body.pending.id}`)).body.state, 'lapsed')
    // Many at once are committed together; each is answered for itself.
    const many = await Promise.all(audit.violations.slice(3).map((id) => reviewByKey(mara, id, { action: 'dismiss', reason: 'Many' })))
    assert.deepEqual(
      many.map(({ body }) => [body.review_state, body.pending?.violations ?? 0]),
      many.map((_, index) => (index % 2 ? ['dismissed', 0] : ['undecided', 1])),
    )
    await assertCounted(audit.id)
    await assertVerified(audit.id)
    await fourEyes()
    const off = await reviewByKey(ilse, audit.violations[1]!, { action: 'dismiss', reason: 'Fine' })
    assert.deepEqual([off.body.review_state, off.body.violations_updated], ['dismissed', 1])
  })
})
