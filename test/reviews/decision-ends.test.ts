import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { openPool, transaction } from '../../src/db/base/pool.ts'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { replayFindings } from '../../src/db/trail/replay-findings.ts'
import { replayTrail } from '../../src/db/trail/replay.ts'
import { PREFIX_V2, publicDocumentV2 } from '../../src/http/public/index.ts'
import { carryAudit } from '../../src/jobs/carry.ts'
import { decideJob } from '../../src/jobs/decide.ts'
import { keepHouse } from '../../src/jobs/housekeeping.ts'
import { DECIDE } from '../../src/queue/queue.ts'
import type { DecideJob } from '../../src/queue/queue.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { keptCounts, plantAudit, recount } from '../helpers/audit.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { conformance } from '../helpers/conforming.ts'
import { LOCK_WAITS } from '../helpers/database.ts'
import { dyingPool } from '../helpers/dying-pool.ts'
import { plantRuns } from '../helpers/runs.ts'
import { plantRun, plantSite } from '../helpers/site-runs.ts'

const assertConforms = conformance(publicDocumentV2(), PREFIX_V2)
const UNTIL = '2999-03-01'
const OVER = '2001-03-01'

describe('decisions that end', () => {
  let auditing: Auditing
  let desk: Desk
  let ilse: Browser
  let ada: Browser
  let key: string
  before(async () => {
    auditing = await startAuditing({ worker: false })
    desk = await startDesk({ databaseUrl: auditing.url, parts: { audits: auditing.service } })
    ilse = await desk.member('owner', 'Ilse')
    ada = await desk.member('reviewer', 'Ada')
    key = (await createKey(desk.db, desk.workspaceId, 'build', null, 'workspace')).key
  })
  after(async () => {
    await desk.close()
    await auditing.close()
  })

  const plant = (many: number, more: object = {}) =>
    plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: many }, () => ({ severity: 'HIGH' as const, ...more })),
    )
  const decide = (scope: object, more: object = {}, by = ilse) =>
    by.call('POST', '/w/reviews', { json: { scope, action: 'dismiss', reason: 'Certified', until: UNTIL, owner_id: ada.userId, ...more } })
  async function v2(method: string, path: string, json?: unknown) {
    const response = await fetch(`${desk.url}${PREFIX_V2}${path}`, {
      method,
      headers: { 'x-api-key': key, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
    assertConforms(method, response.url, answer)
    return answer
  }
  const v1 = async (id: string) =>
    (await fetch(`${desk.url}/public/v1/violations/${id}`, { headers: { 'x-api-key': key } }).then((response) => response.json())) as any
  const finding = async (id: string) => (await ilse.call('GET', `/w/violations/${id}`)).body
  /** As if the last day of every decision were over. */
  const dayIsOver = () => desk.db.query('update decision_ends set until = $2 where workspace_id = $1', [desk.workspaceId, OVER])
  const keepsHouse = () => keepHouse(desk.db, 0, auditing.settings)
  const trail = async (auditId: string) => (await ilse.call('GET', `/w/audits/${auditId}/trail`)).body.entries
  const undo = (auditId: string, number: number, by = ilse) => by.call('POST', '/w/reviews/undo', { json: { audit_id: auditId, number } })
  /** States, counters and times agree with the trail. */
  async function agrees(auditId: string) {
    assert.deepEqual(await keptCounts(desk.db, desk.workspaceId, auditId), await recount(desk.db, desk.workspaceId, auditId))
    assert.deepEqual(await replayTrail(desk.db, desk.workspaceId, auditId), [])
    assert.deepEqual((await replayFindings(desk.db, desk.workspaceId, auditId)).problems, [])
    assert.equal((await ilse.call('GET', `/w/audits/${auditId}/trail/proof`)).body.verified, true)
  }
  /** An end that was moved or taken away by SQL, as the replay of an audit tells it. */
  async function findsOtherDay(auditId: string) {
    const days = async () =>
      (await replayFindings(desk.db, desk.workspaceId, auditId)).problems.filter(({ what }) =>
        what.endsWith('until another day than by the trail'),
      )
    assert.deepEqual(await days(), [])
    await desk.db.query(`update decision_ends set until = until + 1 where workspace_id = $1`, [desk.workspaceId])
    const moved = await days()
    await desk.db.query(`update decision_ends set until = until - 1 where workspace_id = $1`, [desk.workspaceId])
    const { rows } = await desk.db.query(
      `select violation_id as id, end_id as "end" from reviews where workspace_id = $1 and audit_id = $2 and end_id is not null`,
      [desk.workspaceId, auditId],
    )
    await desk.db.query('update reviews set end_id = null where workspace_id = $1 and audit_id = $2', [desk.workspaceId, auditId])
    const without = await days()
    for (const { id, end } of rows)
      await desk.db.query('update reviews set end_id = $3 where workspace_id = $1 and violation_id = $2', [desk.workspaceId, id, end])
    assert.ok(rows.length > 0)
    assert.deepEqual([moved.length, without.length], [rows.length, rows.length])
  }
  const lockWaits = async (n: number) => {
    while ((await desk.db.query(LOCK_WAITS)).rows.length < n) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  test('hold until their last day is over; then what they were about is undecided again, with the old reason and whose it is', async () => {
    const { id: auditId, violations } = await plant(2)
    const [id] = violations as [string]
    assert.equal((await decide({ violation_id: id })).status, 200)
    const held = await finding(id)
    assert.deepEqual([held.review_state, held.until, held.owner, held.ended], ['dismissed', UNTIL, { id: ada.userId, name: 'Ada' }, null])
    const row = (await ilse.call('GET', `/w/audits/${auditId}/violations`)).body.rows.find((each: { id: string }) => each.id === id)
    assert.deepEqual([row.until, row.owner.name], [UNTIL, 'Ada'])
    await keepsHouse()
    assert.equal((await finding(id)).review_state, 'dismissed', 'it holds')

    await desk.db.query(`update decision_ends set until = (now() at time zone 'utc')::date where workspace_id = $1`, [desk.workspaceId])
    await keepsHouse()
    assert.equal((await finding(id)).review_state, 'dismissed', 'on its last day too')
    await dayIsOver()
    for (const time of ['once', 'and not again']) {
      await keepsHouse()
      const back = await finding(id)
      assert.deepEqual(
        [back.review_state, back.dismissal_reason, back.until, back.owner, back.ended, back.assigned_to.map(({ name }: any) => name)],
        ['undecided', null, null, null, { review_state: 'dismissed', until: OVER, owner: { id: ada.userId, name: 'Ada' } }, ['Ada']],
        time,
      )
      assert.ok(back.due_at, 'it is due anew')
      assert.deepEqual(
        back.thread.map(({ author, author_name: name, content }: any) => [author, name, content]),
        [[null, 'system', `Dismissed until ${OVER} by Ilse: Certified`]],
      )
      const entries = await trail(auditId)
      assert.deepEqual(
        entries.map((entry: any) => [entry.action, entry.actor.kind, entry.from, entry.to, entry.count, entry.reason]),
        [
          ['decision_ended', 'system', { dismissed: 1 }, 'undecided', 1, 'Certified'],
          ['dismiss', 'member', { undecided: 1 }, 'dismissed', 1, 'Certified'],
        ],
      )
      await agrees(auditId)
    }
    const seen = await v1(id)
    assert.deepEqual([seen.review_state, seen.dismissal_reason, seen.comments.length], ['undecided', null, 1])
    assert.deepEqual(
      ['until', 'owner', 'ended'].filter((field) => field in seen),
      [],
      'version 1 stays as it is',
    )
    const inbox = (await ada.call('GET', '/w/inbox')).body.rows.filter((each: any) => each.audit_id === auditId)
    assert.deepEqual(
      inbox.map((each: any) => each.ended),
      [{ review_state: 'dismissed', until: OVER, owner: { id: ada.userId, name: 'Ada' } }],
    )

    const again = await decide({ violation_id: id }, { until: undefined, owner_id: undefined })
    assert.equal(again.status, 200)
    const decided = await finding(id)
    assert.deepEqual([decided.review_state, decided.until, decided.ended], ['dismissed', null, null])
    await keepsHouse()
    assert.equal((await finding(id)).review_state, 'dismissed', 'what was decided since has no end')
    await agrees(auditId)
  })

  test('of risks that are accepted, of programs, and of whoever decides where nobody is named', async () => {
    const { id: auditId, violations } = await plant(3)
    const [one, other, third] = violations as [string, string, string]
    assert.equal((await decide({ violation_id: one }, { action: 'elevated_risk', reason: undefined, owner_id: undefined })).status, 200)
    assert.equal((await finding(one)).owner.name, 'Ilse')
    assert.equal((await decide({ violation_id: other }, { owner_id: null })).status, 200)
    const both = { violation_ids: [third, other], action: 'dismiss', reason: 'Certified', until: UNTIL, owner_id: ada.userId }
    const made = await v2('POST', '/violations/decisions', both)
    assert.deepEqual([made.body.done, made.body.unchanged], [2, 0], 'another owner is another decision')
    const same = await v2('POST', '/violations/decisions', both)
    assert.deepEqual([same.body.done, same.body.unchanged], [0, 2])
    const { body } = await v2('GET', `/violations/${third}`)
    assert.deepEqual([body.until, body.owner.name, body.ended], [UNTIL, 'Ada', null])
    await dayIsOver()
    await keepsHouse()
    const listed = (await v2('GET', `/violations?audit=${auditId}`)).body.violations
    assert.deepEqual(
      violations.map((id) => {
        const each = listed.find((violation: any) => violation.id === id)
        return [each.review_state, each.until, each.ended?.review_state, each.ended?.owner.name]
      }),
      [
        ['undecided', null, 'elevated_risk', 'Ilse'],
        ['undecided', null, 'dismissed', 'Ada'],
        ['undecided', null, 'dismissed', 'Ada'],
      ],
    )
    assert.equal((await v1(one)).comments[0].content, `Accepted as a risk until ${OVER} by Ilse.`)
    await agrees(auditId)
  })

  test('are refused where the day is none or over, the decision cannot end, or the owner is nobody here', async () => {
    const { violations } = await plant(1)
    const fault = async (more: object) => {
      const { status, body } = await decide({ violation_id: violations[0]! }, more)
      return [status, body.detail?.[0]?.loc]
    }
    assert.deepEqual(await fault({ until: '2001-01-01' }), [422, ['body', 'until']])
    assert.deepEqual(await fault({ until: '2999-02-30' }), [422, ['body', 'until']])
    assert.deepEqual(await fault({ until: 'tomorrow' }), [422, ['body', 'until']])
    assert.deepEqual(await fault({ action: 'urgent_violation', reason: undefined }), [422, ['body', 'until']])
    assert.deepEqual(await fault({ owner_id: violations[0] }), [422, ['body', 'owner_id']])
    assert.deepEqual(await fault({ until: null }), [422, ['body', 'owner_id']])
    assert.equal((await finding(violations[0]!)).review_state, 'undecided')
  })

  test('undo brings a decision back with its end, and takes no end back', async () => {
    const { id: auditId, violations } = await plant(2)
    const scope = { audit_id: auditId, violation_ids: violations }
    const first = (await decide(scope)).body.number
    const second = (await decide(scope, { until: null, owner_id: undefined, reason: 'For ever' })).body.number
    assert.equal((await finding(violations[0]!)).until, null)
    assert.equal((await undo(auditId, second)).status, 200)
    const back = await finding(violations[0]!)
    assert.deepEqual([back.until, back.owner.name, back.dismissal_reason], [UNTIL, 'Ada', 'Certified'])
    await dayIsOver()
    await keepsHouse()
    const [ended] = await trail(auditId)
    assert.deepEqual([ended.action, ended.count], ['decision_ended', 2])
    const refused = await undo(auditId, ended.number)
    assert.equal(refused.status, 409)
    // What was decided after the end goes back to what came back.
    const third = (await decide({ violation_id: violations[0]! }, { until: undefined, owner_id: undefined })).body.number
    await undo(auditId, third)
    assert.equal((await finding(violations[0]!)).ended.until, OVER)
    assert.equal((await undo(auditId, first)).status, 409, 'nothing of it is left')
    await agrees(auditId)
  })

  test('a person who decides while the end comes wins', async () => {
    const { id: auditId, violations } = await plant(3)
    await decide({ audit_id: auditId, violation_ids: violations })
    await dayIsOver()
    const holding = openPool(auditing.url, { max: 1 })
    const client = await holding.connect()
    try {
      await client.query('begin')
      await client.query('select 1 from audits where workspace_id = $1 and id = $2 for update', [desk.workspaceId, auditId])
      const person = decide(
        { violation_id: violations[1]! },
        { action: 'urgent_violation', reason: undefined, until: undefined, owner_id: undefined },
      )
      await lockWaits(1)
      const ending = keepsHouse()
      await lockWaits(2)
      await client.query('commit')
      assert.equal((await person).status, 200)
      await ending
    } finally {
      client.release()
      await holding.end()
    }
    assert.deepEqual(await Promise.all(violations.map(async (id) => (await finding(id)).review_state)), [
      'undecided',
      'urgent_violation',
      'undecided',
    ])
    assert.deepEqual(
      (await trail(auditId)).map((entry: any) => [entry.action, entry.count]),
      [
        ['decision_ended', 2],
        ['urgent_violation', 1],
        ['dismiss', 3],
      ],
    )
    await agrees(auditId)
  })

  test('many come back in batches, each once however often it is killed and however many do it, and the owner is told once', async () => {
    const { id: auditId, violations } = await plant(2500)
    const asked = await decide({ audit_id: auditId, filter: {} })
    assert.equal(asked.status, 202)
    await decideJob(desk.db, (await auditing.boss.fetch<DecideJob>(DECIDE))[0]!.data)
    const last = await finding(violations.at(-1)!)
    assert.deepEqual([last.until, last.owner.name], [UNTIL, 'Ada'])
    const [{ number }] = await trail(auditId)
    assert.equal((await undo(auditId, number)).body.violations_updated, 2500)
    assert.equal((await undo(auditId, number + 1)).body.violations_updated, 2500, 'and back')
    assert.equal((await finding(violations[7]!)).until, UNTIL, 'with its end')
    await dayIsOver()
    const dying = dyingPool(auditing.url, 'decision_ends', 'returned', 2000)
    await assert.rejects(keepHouse(dying, 0, auditing.settings))
    await dying.end()
    assert.deepEqual(
      (await trail(auditId)).slice(0, 1).map((entry: any) => [entry.action, entry.count]),
      [['decision_ended', 1000]],
    )
    await Promise.all([keepsHouse(), keepsHouse()])
    assert.deepEqual(
      (await trail(auditId)).filter(({ action }: any) => action === 'decision_ended').map(({ count }: any) => count),
      [500, 1000, 1000],
    )
    const { rows } = await desk.db.query(
      `select count(*)::int as n from comments c join reviews r on r.workspace_id = $1 and r.violation_id = c.violation_id
       where c.workspace_id = $1 and r.audit_id = $2`,
      [desk.workspaceId, auditId],
    )
    assert.equal(rows[0].n, 2500)
    const told = (await ada.call('GET', '/w/notices')).body.notices.filter((notice: any) => notice.audit_id === auditId)
    assert.deepEqual(
      told.map((notice: any) => [notice.kind, notice.outcome, notice.count]),
      [['due', 'decision_ended', 2500]],
    )
    await agrees(auditId)
  })

  test('a dismissal that waits for a second person takes its end along', async () => {
    await transaction(desk.db, (client) => writeSetting(client, desk.workspaceId, 'four_eyes', ['CRITICAL']))
    const { id: auditId, violations } = await plant(2, { severity: 'CRITICAL' })
    const asked = await decide({ audit_id: auditId, violation_ids: violations }, {}, ada)
    assert.deepEqual([asked.body.violations_updated, asked.body.waiting], [0, 2])
    const waiting = await finding(violations[0]!)
    assert.deepEqual([waiting.until, waiting.pending.until], [null, UNTIL])
    const request = (await ilse.call('GET', `/w/approvals/${asked.body.approval_id}`)).body
    assert.deepEqual([request.until, request.owner], [UNTIL, { id: ada.userId, name: 'Ada' }], 'the second person sees it')
    const answer = await ilse.call('POST', `/w/approvals/${asked.body.approval_id}`, { json: { approve: true } })
    assert.equal(answer.status, 200, answer.text)
    const approved = await finding(violations[0]!)
    assert.deepEqual([approved.review_state, approved.until, approved.owner.name], ['dismissed', UNTIL, 'Ada'])
    await dayIsOver()
    await keepsHouse()
    assert.equal((await finding(violations[1]!)).review_state, 'undecided')
    await transaction(desk.db, (client) => writeSetting(client, desk.workspaceId, 'four_eyes', []))
    await agrees(auditId)
  })

  test('whoever answers is told so many days before as the workspace says, once, and filters, site and exports show it', async () => {
    assert.deepEqual((await ilse.call('GET', '/w/ending-days')).body, { days: 14 })
    assert.equal((await ada.call('PUT', '/w/ending-days', { json: { days: 3 } })).status, 403)
    assert.equal((await ilse.call('PUT', '/w/ending-days', { json: { days: 5000 } })).status, 422)
    const siteId = await plantSite(desk.db, desk.workspaceId, 'Soon')
    const findings = Array.from({ length: 4 }, (_, n) => ({ page: `/${n}` }))
    const run = await plantRun(desk.db, desk.workspaceId, findings, { siteId, run: 1 })
    const ids = run.findings.map(({ id }) => id)
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await decide({ audit_id: run.id, violation_ids: ids.slice(0, 2) }, { until: inDays(10) })
    await decide({ violation_id: ids[2] }, { until: inDays(40) })
    const told = async () =>
      (await ada.call('GET', '/w/notices')).body.notices
        .filter((notice: any) => notice.audit_id === run.id)
        .map((notice: any) => [notice.kind, notice.outcome, notice.count])
    const site = async () => (await ilse.call('GET', `/w/sites/${siteId}/time-to-decision`)).body.ends
    assert.equal((await ilse.call('PUT', '/w/ending-days', { json: { days: 7 } })).status, 200)
    await keepsHouse()
    assert.deepEqual(await told(), [], 'it is not soon')
    assert.equal(await site(), null)
    assert.equal((await ilse.call('PUT', '/w/ending-days', { json: { days: 14, reason: 'Legal asked' } })).status, 200)
    for (let times = 0; times < 2; times++) await keepsHouse()
    assert.deepEqual(await told(), [['due', 'decision_ends', 2]])
    assert.deepEqual(await site(), { audit_id: run.id, by: inDays(14), soon: 2, ended: 0 })

    const shown = async (ends: string) =>
      (await ilse.call('GET', `/w/audits/${run.id}/violations?ends=${ends}`)).body.rows.map(({ id }: { id: string }) => id).toSorted()
    assert.deepEqual(await shown(inDays(14)), ids.slice(0, 2).toSorted())
    assert.deepEqual(await shown('ended'), [])
    assert.equal((await ilse.call('GET', `/w/audits/${run.id}/violations?ends=2027-02-30`)).status, 422)
    const csv = await ilse.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/audits/${run.id}/violations.csv`)
    const [head, ...lines] = (await csv.text()).trim().split('\r\n')
    const at = head!.split(',').indexOf('until')
    assert.equal(head!.split(',')[at + 1], 'owner')
    const ends = (line: string) =>
      line
        .split(',')
        .slice(at - head!.split(',').length)
        .slice(0, 2)
    assert.deepEqual(lines.map((line) => ends(line).join(' ').trim()).toSorted(), [
      '',
      `${inDays(10)} Ada`,
      `${inDays(10)} Ada`,
      `${inDays(40)} Ada`,
    ])

    await dayIsOver()
    await keepsHouse()
    assert.deepEqual(await site(), { audit_id: run.id, by: inDays(14), soon: 0, ended: 3 })
    assert.deepEqual(await shown('ended'), ids.slice(0, 3).toSorted())
    const listed = (await v2('GET', `/violations?audit=${run.id}&ends=ended`)).body.violations
    assert.equal(listed.length, 3)
    const all = { filter: { audit: [run.id], ends: 'ended' }, action: 'dismiss', reason: 'Again', until: UNTIL, owner_id: null }
    assert.equal((await v2('POST', '/violations/decisions', all)).body.done, 3)
    assert.equal(await site(), null)
  })

  test('what nobody answers for is assigned by the rules of the workspace', async () => {
    const rule = { name: 'All', packs: [], rules: ['test.rule'], paths: [], languages: [], sites: [], people: [ada.userId], paused: false }
    const { id: auditId, violations } = await plant(2)
    await decide({ violation_id: violations[0] }, { owner_id: null })
    const saved = await ilse.call('PUT', '/w/assignment-rules', { json: { rules: [rule] } })
    assert.equal(saved.status, 200, saved.text)
    await dayIsOver()
    await keepsHouse()
    assert.deepEqual(
      await Promise.all(violations.map(async (id) => (await finding(id)).assigned_to.map(({ name }: any) => name))),
      [['Ada'], []],
      'only what came back',
    )
    await ilse.call('PUT', '/w/assignment-rules', { json: { rules: [] } })
    await agrees(auditId)
  })

  test('the next run of a site takes the end along, and the decision ends in both', async () => {
    const { earlier, later } = await plantRuns(desk.db, desk.workspaceId, 100)
    const { rows } = await desk.db.query('select violation_id as id from reviews where workspace_id = $1 and audit_id = $2 order by 1', [
      desk.workspaceId,
      earlier,
    ])
    const some = rows.slice(10, 14).map(({ id }) => id as string)
    assert.equal((await decide({ audit_id: earlier, violation_ids: some })).status, 200)
    await carryAudit(desk.db, auditing.boss, { workspaceId: desk.workspaceId, auditId: later, carry: true })
    const { rows: carried } = await desk.db.query(
      'select violation_id as id from carried_violations where workspace_id = $1 and earlier_id = any($2::uuid[])',
      [desk.workspaceId, some],
    )
    assert.equal(carried.length, 4)
    const one = await finding(carried[0].id)
    assert.deepEqual([one.audit_id, one.review_state, one.until, one.owner.name], [later, 'dismissed', UNTIL, 'Ada'])
    await findsOtherDay(earlier)
    await dayIsOver()
    await keepsHouse()
    for (const id of [...some, ...carried.map((each) => each.id)]) {
      const back = await finding(id)
      assert.deepEqual([back.review_state, back.ended?.until], ['undecided', OVER])
    }
    const told = (await ada.call('GET', '/w/notices')).body.notices.filter((notice: any) => notice.audit_id === later)
    assert.deepEqual(
      told.map((notice: any) => [notice.outcome, notice.count]),
      [['decision_ended', 4]],
      'of the newest run alone',
    )
    assert.deepEqual(await keptCounts(desk.db, desk.workspaceId, later), await recount(desk.db, desk.workspaceId, later))
  })
})
