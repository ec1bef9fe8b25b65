import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { COMMAND_LINE } from '../../src/db/trail/admin.ts'
import { removeMember } from '../../src/db/people/membership-changes.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { keptCounts, plantAudit, recount, versionOf } from '../helpers/audit.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

describe('decisions at the desk', () => {
  let desk: Desk
  let ilse: Browser
  let mara: Browser
  before(async () => {
    desk = await startDesk()
    ilse = await desk.member('owner', 'Ilse')
    mara = await desk.member('reviewer', 'Mara')
  })
  after(() => desk.close())

  const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNSPECIFIED', null] as const
  /** Three groups of four and some alone, of every severity, undecided. */
  const plant = (count = 24) =>
    plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: count }, (_, index) => ({
        severity: SEVERITIES[index % 6],
        ...(index < 12 ? { group: `group ${index % 3}` } : {}),
        text: index % 2 ? `klimaneutral ${index}` : `free ${index}`,
      })),
    )
  const decide = (browser: Browser, json: object) => browser.call('POST', '/w/reviews', { json })
  const stateOf = async (id: string) => (await ilse.call('GET', `/w/violations/${id}`)).body.review_state
  const assertCounted = async (auditId: string) =>
    assert.deepEqual(await keptCounts(desk.db, desk.workspaceId, auditId), await recount(desk.db, desk.workspaceId, auditId))
  const assertVerified = async (auditId: string) => {
    const { body } = await ilse.call('GET', `/w/audits/${auditId}/trail/proof`)
    assert.equal(body.verified, true)
    return body
  }

  test('several rules on the same words are one finding with one decision', async () => {
    const also = [
      {
        rule_id: 'test.rule',
        rule_name: 'Another rule',
        severity: 'HIGH',
        law: 'A law',
        jurisdiction: ['EU', 'UK'],
        text: 'free',
        reason: 'because',
        solution: 'Say so.',
        suggested_text: null,
      },
    ]
    const audit = await plantAudit(desk.db, desk.workspaceId, [{ text: 'free', also }, { text: 'gratis' }])
    await desk.db.query(`update violations set rule_severity = 2 where id = $1`, [audit.violations[0]])
    await desk.db.query(`update rule_versions set explanation = 'Background' where version = $1`, [versionOf(audit.id)])
    const { body: queue } = await ilse.call('GET', `/w/audits/${audit.id}/violations`)
    assert.deepEqual(
      queue.rows.map((row: any) => row.rules),
      [2, 1],
    )
    const { body: finding } = await ilse.call('GET', `/w/violations/${audit.violations[0]}`)
    assert.deepEqual(finding.also, [{ ...also[0], version: versionOf(audit.id), explanation: 'Background', url: null, confidence: null }])
    assert.deepEqual([finding.severity, finding.rule_severity, finding.rules], ['HIGH', 'MEDIUM', 2])
    const decided = await decide(ilse, { scope: { violation_id: audit.violations[0] }, action: 'mark_fixed' })
    assert.equal(decided.body.violations_updated, 1)
    await assertCounted(audit.id)
    const response = await ilse.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/audits/${audit.id}/violations.csv`)
    const [head, row] = (await response.text()).trimEnd().split('\r\n')
    assert.ok(head!.endsWith(',law,jurisdiction,language,confidence,also,until,owner,issue') && row!.endsWith(',,,,,test.rule,,,'))
  })

  test('one, a group, a selection with groups, and everything a filter shows', async () => {
    const audit = await plant()
    const [first] = audit.violations
    const one = await decide(ilse, { scope: { violation_id: first }, action: 'urgent_violation' })
    assert.deepEqual([one.body.violations_updated, one.body.review_state, one.body.number, one.body.version], [1, 'urgent_violation', 1, 1])
    const group = await decide(ilse, { scope: { violation_id: first, group: true }, action: 'dismiss', reason: 'Certified' })
    assert.deepEqual([group.body.violations_updated, group.body.from], [4, { undecided: 3, urgent_violation: 1 }])
    const { body: other } = await ilse.call('GET', `/w/violations/${audit.violations[1]}`)
    const listed = await decide(ilse, {
      scope: { audit_id: audit.id, violation_ids: [audit.violations[20], audit.violations[21]], group_ids: [other.group_id] },
      action: 'mark_fixed',
    })
    assert.equal(listed.body.violations_updated, 6)
    const filtered = await decide(ilse, {
      scope: { audit_id: audit.id, filter: { search: 'KLIMAneutral', state: 'undecided' } },
      action: 'elevated_risk',
    })
    const { body: elevated } = await ilse.call('GET', `/w/audits/${audit.id}/violations?state=elevated_risk&limit=100`)
    assert.equal(elevated.total, filtered.body.violations_updated)
    assert.ok(elevated.total > 0)
    assert.ok(elevated.rows.every((row: { violating_text: string }) => row.violating_text.startsWith('klimaneutral')))
    assert.deepEqual(filtered.body.progress, elevated.progress)
    const nothing = await decide(ilse, { scope: { audit_id: audit.id, filter: { search: 'nowhere to be found' } }, action: 'reopen' })
    assert.equal(nothing.status, 404)
    await assertCounted(audit.id)
    await assertVerified(audit.id)
  })

  test('a scope names its violations in one way, and faults are said', async () => {
    const audit = await plant(2)
    for (const scope of [
      {},
      { audit_id: audit.id },
      { violation_id: audit.violations[0], audit_id: audit.id },
      { audit_id: audit.id, filter: {}, violation_ids: [] },
    ]) {
      const answer = await decide(ilse, { scope, action: 'reopen' })
      assert.equal(answer.status, 422, JSON.stringify(scope))
      assert.deepEqual(answer.body.detail[0].loc, ['body', 'scope'])
    }
    assert.equal((await decide(ilse, { scope: { audit_id: audit.id, filter: { state: 'nonsense' } }, action: 'reopen' })).status, 422)
    assert.equal((await decide(ilse, { scope: { violation_id: audit.violations[0] }, action: 'dismiss', reason: ' ' })).status, 422)
    assert.equal((await decide(ilse, { scope: { violation_id: 'no-such' }, action: 'reopen' })).status, 404)
    assert.equal((await decide(ilse, { scope: { audit_id: audit.violations[0], filter: {} }, action: 'reopen' })).status, 404)
  })

  test('undo takes every violation back to the state and reason it had, once, and is in the trail', async () => {
    const audit = await plant()
    await decide(ilse, { scope: { audit_id: audit.id, filter: { severity: 'HIGH' } }, action: 'dismiss', reason: 'Only the colour' })
    await decide(ilse, { scope: { audit_id: audit.id, filter: { severity: 'CRITICAL' } }, action: 'urgent_violation' })
    const before = await desk.db.query(
      'select violation_id, state, dismissal_reason, decided_by from reviews where audit_id = $1 order by 1',
      [audit.id],
    )
    const all = await decide(mara, { scope: { audit_id: audit.id, filter: {} }, action: 'mark_fixed' })
    assert.equal(all.body.violations_updated, 24)
    const undone = await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number: all.body.number } })
    assert.deepEqual([undone.body.violations_updated, undone.body.left, undone.body.version], [24, 0, 4])
    const restored = await desk.db.query(
      'select violation_id, state, dismissal_reason, decided_by from reviews where audit_id = $1 order by 1',
      [audit.id],
    )
    assert.deepEqual(restored.rows, before.rows)
    await assertCounted(audit.id)
    assert.equal((await assertVerified(audit.id)).length, 4)
    assert.equal((await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number: all.body.number } })).status, 409)
    const { body: trail } = await ilse.call('GET', `/w/audits/${audit.id}/trail`)
    assert.deepEqual(
      trail.entries.map((entry: { action: string; count: number; undoes: number | null; undoable: boolean }) => [
        entry.action,
        entry.count,
        entry.undoes,
        entry.undoable,
      ]),
      [
        ['undo', 24, 3, true],
        ['mark_fixed', 24, null, false],
        ['urgent_violation', 4, null, true],
        ['dismiss', 4, null, true],
      ],
    )
    assert.deepEqual(trail.entries[0].from, { fixed: 24 })
  })

  test('undo is for own entries, for an owner all; it can be seen before, taken back itself, and finds the last decision', async () => {
    const audit = await plant()
    const undo = (who: Browser, number?: number) => who.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number } })
    const preview = async (who: Browser, number: number) => (await who.call('GET', `/w/audits/${audit.id}/trail/${number}/undo`)).body
    await decide(ilse, { scope: { audit_id: audit.id, filter: { severity: 'HIGH' } }, action: 'dismiss', reason: 'Only the colour' })
    const all = await decide(mara, { scope: { audit_id: audit.id, filter: {} }, action: 'mark_fixed' })
    await decide(ilse, { scope: { violation_id: audit.violations[0] }, action: 'urgent_violation' })
    const seen = await preview(ilse, all.body.number)
    assert.deepEqual([seen.count, seen.goes_back, seen.why_not], [24, 23, null])
    assert.deepEqual(
      seen.back.map((part: { state: string; reason: string | null; by: string | null; count: number }) => Object.values(part)),
      [
        ['undecided', null, null, 19],
        ['dismissed', 'Only the colour', 'Ilse', 4],
      ],
    )
    assert.deepEqual([seen.stays.length, seen.stays[0].by, seen.stays[0].state, seen.stays[0].count], [1, 'Ilse', 'urgent_violation', 1])
    // Mara is a reviewer: what Ilse decided is not hers to undo.
    assert.equal((await undo(mara, 1)).status, 403)
    assert.equal((await preview(mara, 1)).why_not, 'Only Ilse or an owner may undo this.')
    // The last decision that stands: Ilse's is the third entry, then nothing of the first is left, since Mara has decided over it.
    const last = await undo(ilse)
    assert.deepEqual([last.body.undoes, last.body.violations_updated], [3, 1])
    assert.equal((await undo(ilse)).status, 409)
    const hers = await undo(mara)
    assert.deepEqual([hers.body.undoes, hers.body.violations_updated, hers.body.left], [2, 24, 0])
    const again = await undo(ilse, hers.body.number)
    assert.deepEqual([again.body.violations_updated, again.body.progress.fixed], [24, 24])
    // The decision stands again, and is what an undo takes back next.
    assert.deepEqual([(await preview(mara, 2)).goes_back, (await undo(mara)).body.undoes], [24, 2])
    assert.match((await preview(ilse, hers.body.number)).why_not, /^Entry 6 has taken it back/)
    assert.equal((await mara.call('GET', `/w/audits/${audit.id}/trail/99/undo`)).status, 404)
    const { body: trail } = await ilse.call('GET', `/w/audits/${audit.id}/trail`)
    assert.deepEqual(
      trail.entries.map((entry: { number: number; undone_by: number | null }) => [entry.number, entry.undone_by]),
      [
        [7, null],
        [6, null],
        [5, 6],
        [4, null],
        [3, 4],
        [2, 7],
        [1, null],
      ],
    )
    await assertCounted(audit.id)
    await assertVerified(audit.id)
  })

  test('undo leaves alone what was decided again since', async () => {
    const audit = await plant()
    const all = await decide(ilse, { scope: { audit_id: audit.id, filter: {} }, action: 'elevated_risk' })
    await decide(mara, { scope: { violation_id: audit.violations[0] }, action: 'urgent_violation' })
    // Repeating a decision is a decision as well.
    await decide(mara, { scope: { violation_id: audit.violations[5] }, action: 'elevated_risk' })
    const undone = await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number: all.body.number } })
    assert.deepEqual([undone.body.violations_updated, undone.body.left], [22, 2])
    assert.deepEqual(
      [await stateOf(audit.violations[0]!), await stateOf(audit.violations[5]!), await stateOf(audit.violations[1]!)],
      ['urgent_violation', 'elevated_risk', 'undecided'],
    )
    await assertCounted(audit.id)
    await assertVerified(audit.id)
    assert.equal((await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number: 99 } })).status, 409)
    assert.equal((await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: 'no-such', number: 1 } })).status, 404)
  })

  test('a decision that conflicts with a newer one warns and changes nothing, unless confirmed', async () => {
    const audit = await plant()
    const { body: seen } = await ilse.call('GET', `/w/audits/${audit.id}/violations?state=undecided`)
    await decide(mara, { scope: { violation_id: audit.violations[0] }, action: 'urgent_violation' })
    const json = { scope: { violation_id: audit.violations[0], group: true }, action: 'dismiss', reason: 'Archived', seen: seen.version }
    const counted = await ilse.call('POST', '/w/reviews/count', { json: { scope: json.scope, seen: seen.version } })
    assert.deepEqual([counted.body.count, counted.body.by_state.urgent_violation, counted.body.conflicts.length], [4, 1, 1])
    const refused = await decide(ilse, json)
    assert.equal(refused.status, 409)
    assert.match(refused.body.detail, /^Mara decided/)
    assert.deepEqual(
      refused.body.conflicts.map((each: { by: string; review_state: string; count: number; violation_ids: string[] }) => [
        each.by,
        each.review_state,
        each.count,
        each.violation_ids,
      ]),
      [['Mara', 'urgent_violation', 1, [audit.violations[0]]]],
    )
    assert.equal(await stateOf(audit.violations[3]!), 'undecided')
    const despite = await decide(ilse, { ...json, despite_conflict: true })
    assert.equal(despite.body.violations_updated, 4)
    const own = await decide(ilse, { scope: json.scope, action: 'reopen', seen: despite.body.version - 1 })
    assert.equal(own.status, 200, 'nobody is warned of themselves')
    const elsewhere = await decide(mara, { scope: { violation_id: audit.violations[20] }, action: 'reopen', seen: seen.version })
    assert.equal(elsewhere.status, 200, 'a decision on something else is no conflict')
  })

  test('decisions of many at once leave counters and trail that agree with a recount', async () => {
    const audit = await plant(60)
    const actions = ['dismiss', 'elevated_risk', 'urgent_violation', 'mark_fixed', 'reopen'] as const
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const browser = index % 2 ? ilse : mara
        const action = actions[index % 5]!
        const scope =
          index % 4 === 0
            ? { audit_id: audit.id, filter: { state: 'undecided,fixed', severity: ['HIGH', 'LOW', 'NONE'][index % 3] } }
            : index % 4 === 1
              ? { violation_id: audit.violations[index], group: true }
              : { violation_id: audit.violations[index] }
        const answer = await decide(browser, { scope, action, ...(action === 'dismiss' ? { reason: `because ${index}` } : {}) })
        if (answer.status === 200 && index % 3 === 0)
          await browser.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number: answer.body.number } })
      }),
    )
    await assertCounted(audit.id)
    await assertVerified(audit.id)
  })

  test('what a key decided one by one is undone as what people decided', async () => {
    const audit = await plant()
    const [one, other] = audit.violations as [string, string]
    const { key } = await createKey(desk.db, desk.workspaceId, 'cms-bridge', ilse.userId)
    const byKey = (id: string, json: object) =>
      fetch(`${desk.url}/public/v1/violations/${id}/review`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify(json),
      })
    await decide(mara, { scope: { violation_id: one }, action: 'dismiss', reason: 'Approved by legal' })
    await Promise.all([byKey(one, { action: 'elevated_risk' }), byKey(other, { action: 'dismiss', reason: 'By the importer' })])
    await byKey(one, { action: 'urgent_violation' })
    const { body: trail } = await ilse.call('GET', `/w/audits/${audit.id}/trail`)
    const entryOf = (action: string) => trail.entries.find((entry: any) => entry.action === action && entry.actor.kind === 'key')
    const [risk, urgent] = [entryOf('elevated_risk'), entryOf('urgent_violation')]
    assert.deepEqual([risk.undoable, urgent.undoable, entryOf('dismiss').undoable], [true, true, true])
    const undo = (browser: Browser, number: number) => browser.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number } })
    assert.equal((await undo(mara, urgent.number)).status, 403, 'neither hers nor is she an owner')
    const shown = async (id: string) => {
      const { body } = await ilse.call('GET', `/w/violations/${id}`)
      return [body.review_state, body.dismissal_reason, body.decided_by]
    }
    const { body: preview } = await ilse.call('GET', `/w/audits/${audit.id}/trail/${urgent.number}/undo`)
    assert.deepEqual([preview.goes_back, preview.back[0].state, preview.why_not], [1, 'elevated_risk', null])
    await undo(ilse, urgent.number)
    assert.deepEqual(await shown(one), ['elevated_risk', null, 'cms-bridge'])
    await undo(ilse, risk.number)
    assert.deepEqual(await shown(one), ['dismissed', 'Approved by legal', 'Mara'])
    await undo(ilse, entryOf('dismiss').number)
    assert.deepEqual(await shown(other), ['undecided', null, null])
    await assertCounted(audit.id)
    await assertVerified(audit.id)
  })

  test('history of a violation: its own decisions, its group, and those on many it was among; not those of others', async () => {
    const audit = await plant()
    const [id] = audit.violations
    const { key } = await createKey(desk.db, desk.workspaceId, 'cms-bridge', ilse.userId)
    await fetch(`${desk.url}/public/v1/violations/${id}/review`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'elevated_risk', apply_to_group: true }),
    })
    await decide(ilse, { scope: { violation_id: audit.violations[3] }, action: 'urgent_violation' })
    await decide(ilse, { scope: { violation_id: audit.violations[20] }, action: 'urgent_violation' })
    const bulk = await decide(ilse, { scope: { audit_id: audit.id, violation_ids: [id] }, action: 'mark_fixed' })
    await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number: bulk.body.number } })
    await ilse.call('POST', `/w/violations/${id}/comments`, { json: { comment: '@Mara is there proof?', mentions: [mara.userId] } })
    await ilse.call('POST', '/w/assignments', {
      json: { scope: { audit_id: audit.id, filter: { severity: 'CRITICAL' } }, add: [ilse.userId], remove: [mara.userId] },
    })
    const { body } = await mara.call('GET', `/w/violations/${id}`)
    assert.deepEqual(
      body.history.map((entry: { action: string; actor: { name: string }; count: number }) => [
        entry.action,
        entry.actor.name,
        entry.count,
      ]),
      [
        ['elevated_risk', 'cms-bridge', 4],
        ['mark_fixed', 'Ilse', 1],
        ['undo', 'Ilse', 1],
        ['comment', 'Ilse', 1],
        ['assign', 'Ilse', 4],
      ],
    )
    assert.deepEqual(body.history[3].assigned, [{ id: mara.userId, name: 'Mara' }])
    assert.equal(body.history[3].comment, '@Mara is there proof?')
    assert.deepEqual(body.assigned_to, [{ id: ilse.userId, name: 'Ilse' }])
    assert.deepEqual(
      body.thread.map((each: { author_name: string; content: string }) => [each.author_name, each.content]),
      [['Ilse', '@Mara is there proof?']],
    )
    assert.equal(body.review_state, 'elevated_risk')
    assert.equal(body.others.length, 3)
    assert.equal(body.group_size, 4)
    const { body: others } = await mara.call('GET', `/w/violations/${id}/others?limit=2&offset=2`)
    assert.deepEqual([others.total, others.others.length], [3, 1])
    await assertVerified(audit.id)
  })

  test('only members can be assigned or mentioned', async () => {
    const audit = await plant(2)
    const scope = { violation_id: audit.violations[0] }
    for (const add of [[], ['no-such'], [audit.id]])
      assert.equal((await ilse.call('POST', '/w/assignments', { json: { scope, add } })).status, 422)
    assert.equal(
      (await ilse.call('POST', `/w/violations/${audit.violations[0]}/comments`, { json: { comment: 'x', mentions: [audit.id] } })).status,
      422,
    )
    assert.equal((await ilse.call('POST', `/w/violations/${audit.violations[0]}/comments`, { json: { comment: ' \n' } })).status, 422)
    assert.equal((await ilse.call('POST', `/w/violations/${audit.id}/comments`, { json: { comment: 'x' } })).status, 404)
  })

  test('taking people off names nobody of another workspace, and an unknown person is answered like one of another workspace', async () => {
    const audit = await plant(2)
    const other = await createWorkspace(desk.db, 'Elsewhere')
    const stranger = await desk.member('owner', 'Secret Name', other.id)
    const leaving = await desk.member('reviewer', 'Leaving')
    const scope = { violation_id: audit.violations[0] }
    const remove = (id: string) => ilse.call('POST', '/w/assignments', { json: { scope, remove: [id] } })
    const foreign = await remove(stranger.userId)
    const unknown = await remove(audit.id)
    assert.equal(foreign.status, 422)
    assert.deepEqual([unknown.status, unknown.text], [foreign.status, foreign.text])
    assert.deepEqual((await remove('no-such')).text, foreign.text)
    await ilse.call('POST', '/w/assignments', { json: { scope, add: [leaving.userId] } })
    const kept = { keys: false, invitations: false }
    assert.equal(await removeMember(desk.db, desk.workspaceId, leaving.userId, kept, COMMAND_LINE), 'done')
    assert.equal((await remove(leaving.userId)).status, 200)
    assert.equal((await remove(leaving.userId)).text, foreign.text)
    const { text } = await ilse.call('GET', `/w/audits/${audit.id}/trail`)
    assert.ok(text.includes('Leaving') && !text.includes('Secret'), text)
  })

  test("a member's last five reasons, newest first, each once", async () => {
    const tom = await desk.member('editor', 'Tom')
    const audit = await plant(2)
    for (const reason of ['a', 'b', 'c', 'd', 'e', 'f', 'b '])
      await decide(tom, { scope: { violation_id: audit.violations[0] }, action: 'dismiss', reason })
    assert.deepEqual((await tom.call('GET', '/w/dismissal-reasons')).body.reasons, ['b', 'f', 'e', 'd', 'c'])
  })
})
