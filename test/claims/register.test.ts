import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { replayFindings } from '../../src/db/trail/replay-findings.ts'
import { replayTrail } from '../../src/db/trail/replay.ts'
import { keepHouse } from '../../src/jobs/housekeeping.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PREFIX_V2, publicDocumentV2 } from '../../src/http/public/index.ts'
import { reviewProgress } from '../../src/reviews/chart/chart.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { startAuditing, type Auditing } from '../helpers/auditing.ts'
import { conformance } from '../helpers/conforming.ts'

const assertConforms = conformance(publicDocumentV2(), PREFIX_V2)
const PROOF = {
  kind: 'certificate',
  title: 'Cotton standard',
  number: 'CS-417',
  url: null,
  page: 'p. 3',
  passage: 'The cotton of the Oslo bag meets the standard.',
  expires_on: null,
}
const claim = (text: string, more: object = {}) => ({
  wordings: [{ language: 'EN', text }],
  about: ['Oslo bag'],
  markets: [],
  channels: [],
  conditions: [],
  proofs: [PROOF],
  valid_from: null,
  valid_until: null,
  ...more,
})
const page = (...sentences: string[]) =>
  `<!doctype html><html lang="en"><title>Bag</title><body><main>${sentences.map((each) => `<p>${each}</p>`).join('')}</main></body></html>`
const SAID = 'The Oslo bag is made of eco-friendly cotton.'
const NOTICE = 'Tested under standard CS-417 in 2026.'

describe('the claims register', () => {
  let auditing: Auditing
  let desk: Desk
  let owner: Browser
  let editor: Browser
  let viewer: Browser
  let key: string
  let workspaceKey: string
  let foreignKey: string
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, parts: { audits: auditing.service } })
    owner = await desk.member('owner')
    editor = await desk.member('editor')
    viewer = await desk.member('viewer')
    const other = (await createWorkspace(desk.db, 'Other')).id
    const stranger = await desk.member('owner', 'Stranger', other)
    key = (await createKey(desk.db, desk.workspaceId, 'person', owner.userId, 'person')).key
    workspaceKey = (await createKey(desk.db, desk.workspaceId, 'build', null, 'workspace')).key
    foreignKey = (await createKey(desk.db, other, 'foreign', stranger.userId, 'person')).key
  })
  after(async () => {
    await desk?.close()
    await auditing?.close()
  })

  async function v2(method: string, path: string, sent?: unknown, by = key) {
    const response = await fetch(`${desk.url}${PREFIX_V2}${path}`, {
      method,
      headers: { 'x-api-key': by, ...(sent === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    })
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
    assertConforms(method, response.url, answer)
    return answer
  }
  const made = async (content: object) => {
    const answer = await editor.call('POST', '/w/claims', { json: content })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  const approve = (id: string, version = 1, by = owner) => by.call('POST', `/w/claims/${id}/approve`, { json: { version } })
  const approved = async (content: object) => {
    const { id } = await made(content)
    const answer = await approve(id)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const withdraw = (id: string) => owner.call('POST', `/w/claims/${id}/withdraw`, { json: { reason: 'No longer so.' } })
  /** The findings of an audit of one page, with what was decided about them. */
  async function audit(text: string, choice: object = {}) {
    const { id } = await auditing.service.start(
      desk.db,
      desk.workspaceId,
      { kind: 'system', id: null, name: 'test', userId: null },
      { name: 'Bag', sources: [{ kind: 'text', name: 'bag.html', text }], packs: ['eu-green-claims'], choice },
    )
    assert.equal((await auditing.ended(id)).status, 'COMPLETED')
    return { id, findings: await reviews(id) }
  }
  const reviews = async (auditId: string) => {
    const { rows } = await desk.db.query(
      `select v.id, v.violating_text as text, r.state, r.dismissal_reason as reason, r.decided_by as by
       from violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id
       where v.workspace_id = $1 and v.audit_id = $2 order by v.place`,
      [desk.workspaceId, auditId],
    )
    return rows.map(({ text, state, reason, by }) => [text, state, reason, by])
  }
  const countedStates = async (auditId: string) => {
    const { rows } = await desk.db.query('select counts from audits where workspace_id = $1 and id = $2', [desk.workspaceId, auditId])
    return reviewProgress(rows[0].counts)
  }

  test('a claim is made, proved, approved by number, changed as a version, and withdrawn, each in the admin log', async () => {
    const draft = await made(claim('Lasts for ten years', { proofs: [] }))
    assert.deepEqual([draft.state, draft.version, /^C-\d+$/.test(draft.number)], ['draft', 1, true])
    assert.equal((await approve(draft.id)).status, 409, 'it has no proof')
    const change = { ...claim('Lasts for ten years', { valid_until: '2999-03-01' }), based_on: 1, reason: 'The certificate came.' }
    const changed = await editor.call('PUT', `/w/claims/${draft.id}`, { json: change })
    assert.deepEqual([changed.status, changed.body.state, changed.body.version, changed.body.until], [200, 'proved', 2, '2999-03-01'])
    assert.equal((await editor.call('PUT', `/w/claims/${draft.id}`, { json: change })).status, 409, 'version 2 is in use')
    assert.equal((await approve(draft.id, 1)).status, 409)
    const live = (await approve(draft.id, 2)).body
    assert.deepEqual([live.state, live.approved_by, live.written_by], ['approved', 'owner', 'editor'])
    assert.equal((await approve(draft.id, 2)).status, 409, 'approved already')
    const { versions } = (await editor.call('GET', `/w/claims/${draft.id}/versions`)).body
    assert.deepEqual(
      versions.map((each: any) => [each.version, each.reason, each.author]),
      [
        [2, 'The certificate came.', 'editor'],
        [1, null, 'editor'],
      ],
    )
    assert.equal((await withdraw(draft.id)).body.state, 'withdrawn')
    assert.equal((await withdraw(draft.id)).status, 409)
    const log = await desk.db.query(
      `select kind, entry::json ->> 'subject' as subject from admin_trail where workspace_id = $1 and kind like 'claim.%' order by number`,
      [desk.workspaceId],
    )
    assert.deepEqual(
      log.rows.map(({ kind, subject }) => [kind, subject]),
      ['claim.made', 'claim.changed', 'claim.approved', 'claim.withdrawn'].map((kind) => [kind, draft.number]),
    )
  })

  test('who may not, what is not there and what cannot be are refused, by people and by programs', async () => {
    const { id } = await made(claim('Holds 20 litres'))
    assert.equal((await desk.browser().call('GET', '/w/claims')).status, 401)
    assert.equal((await viewer.call('GET', `/w/claims/${id}`)).status, 200)
    assert.equal((await viewer.call('POST', '/w/claims', { json: claim('No') })).status, 403)
    assert.equal((await approve(id, 1, viewer)).status, 403)
    const nobody = '0198f000-0000-7000-8000-000000000000'
    assert.equal((await editor.call('GET', `/w/claims/${nobody}`)).status, 404)
    assert.equal((await approve(nobody)).status, 404)
    assert.equal((await withdraw(nobody)).status, 404)
    assert.equal((await editor.call('PUT', `/w/claims/${nobody}`, { json: { ...claim('No'), based_on: 1 } })).status, 404)
    assert.equal((await editor.call('GET', `/w/claims/${nobody}/versions`)).status, 404)
    assert.equal((await editor.call('POST', '/w/claims', { json: claim('') })).status, 422)
    const backwards = claim('No', { valid_from: '2027-01-02', valid_until: '2027-01-01' })
    assert.equal((await editor.call('POST', '/w/claims', { json: backwards })).status, 422)
    for (const day of ['soon', '2027-02-30', '0000-01-01'])
      for (const more of [{ valid_from: day }, { valid_until: day }, { proofs: [{ ...PROOF, expires_on: day }] }])
        assert.equal((await editor.call('POST', '/w/claims', { json: claim('No', more) })).status, 422, JSON.stringify(more))

    assert.equal((await v2('GET', '/claims', undefined, 'wrong')).status, 401)
    assert.equal((await v2('GET', `/claims/${id}`, undefined, foreignKey)).status, 404)
    assert.equal((await v2('POST', '/claims', { ...claim('No'), colour: 'red' })).status, 422, 'version 2 refuses what it does not know')
    assert.equal((await v2('POST', `/claims/${id}/approve`, { version: 1 }, workspaceKey)).status, 403, 'people approve')
    const posted = await v2('POST', '/claims', claim('Weighs 300 g'))
    assert.deepEqual([posted.status, posted.body.state], [201, 'proved'])
    const listed = await v2('GET', '/claims?search=weighs')
    assert.deepEqual([listed.body.claims.map((each: any) => each.id), listed.body.next], [[posted.body.id], null])
    assert.equal((await v2('POST', `/claims/${posted.body.id}/approve`, { version: 1 })).body.state, 'approved')
    assert.equal((await v2('POST', `/claims/${posted.body.id}/withdraw`, { reason: 'Heavier now.' })).body.state, 'withdrawn')
  })

  test('with a second person nobody approves a version they wrote themselves', async () => {
    const set = (severities: string[]) => owner.call('PUT', '/w/four-eyes', { json: { severities } })
    assert.ok((await set(['HIGH', 'CRITICAL'])).status < 300)
    const { id } = await made(claim('Fits under a seat'))
    assert.equal((await approve(id, 1, editor)).status, 403)
    assert.equal((await approve(id, 1, owner)).status, 200)
    assert.ok((await set([])).status < 300)
    await withdraw(id)
  })

  test('a finding that an approved claim answers is dismissed by the system, and undecided again when the claim is withdrawn', async () => {
    const before = await audit(page(SAID))
    assert.deepEqual(
      before.findings.map(([, state]) => state),
      [0],
      'nothing answers it yet',
    )
    const { id, number } = await approved(claim('Made of eco-friendly cotton', { valid_until: '2999-03-01' }))
    const answered = await audit(page(SAID, 'Buy our eco-friendly shoes.'))
    assert.deepEqual(
      answered.findings.map(([, state, reason, by]) => [state, reason, by]),
      [
        [3, `Approved claim ${number}, until 2999-03-01`, 'system'],
        [0, null, null],
      ],
    )
    const { undecided, dismissed } = await countedStates(answered.id)
    assert.deepEqual([undecided, dismissed], [1, 1])
    const shown = await owner.call('GET', `/w/claims/${id}`)
    assert.equal(shown.body.answers, 1)
    const trail = await desk.db.query(`select entry::json as e from trail where workspace_id = $1 and audit_id = $2 order by number`, [
      desk.workspaceId,
      answered.id,
    ])
    assert.deepEqual(
      trail.rows.map(({ e }) => [e.action, e.actor.name, e.to, e.count, e.reason]),
      [['answer', 'system', 'dismissed', 1, `Approved claim ${number}, until 2999-03-01`]],
    )
    const changed = { ...claim('Made of eco-friendly cotton', { valid_until: '2999-03-01' }), based_on: 1 }
    assert.equal((await editor.call('PUT', `/w/claims/${id}`, { json: changed })).status, 200)
    assert.deepEqual(
      (await reviews(answered.id)).map(([, state]) => state),
      [0, 0],
      'a new version is not approved yet',
    )
    assert.equal((await approve(id, 2)).status, 200)
    const again = await audit(page(SAID))
    assert.equal(again.findings[0]![1], 3)
    await withdraw(id)
    assert.equal((await reviews(again.id))[0]![1], 0)
    assert.deepEqual(
      (await reviews(answered.id)).map(([, state]) => state),
      [0, 0],
    )
    const after = await countedStates(answered.id)
    assert.deepEqual([after.undecided, after.dismissed], [2, 0])
    assert.deepEqual(await replayTrail(desk.db, desk.workspaceId, answered.id), [], 'the trail says the same')
    assert.deepEqual(await replayFindings(desk.db, desk.workspaceId, answered.id), { problems: [], unbound: 0 })
    assert.equal((await owner.call('GET', `/w/claims/${id}`)).body.answers, 0)
    assert.deepEqual(
      (await audit(page(SAID, 'Buy our eco-friendly shoes.'))).findings.map(([, state]) => state),
      [0, 0],
      'nor does the next run take it over',
    )
  })

  test('a condition that is missing, a forbidden word, another market and another figure are not answered', async () => {
    const { id } = await approved(
      claim('Made of 80 % eco-friendly cotton', {
        markets: ['DE'],
        conditions: [
          { kind: 'stands', text: NOTICE },
          { kind: 'absent', words: ['miracle'] },
        ],
      }),
    )
    const said = 'The Oslo bag is made of 80 % eco-friendly cotton.'
    const statesOf = async (text: string, choice?: object) => (await audit(text, choice)).findings.map(([, state]) => state)
    const german = { markets: ['DE'] }
    assert.deepEqual(await statesOf(page(said, NOTICE), german), [3])
    assert.deepEqual(await statesOf(page(said), german), [0, 0], 'the notice is missing, which is a finding too')
    assert.deepEqual(await statesOf(page(said, NOTICE), { markets: ['DE', 'AT'] }), [0], 'it is said in Austria as well')
    assert.deepEqual(await statesOf(page(said, NOTICE)), [0], 'nobody knows in which market')
    assert.deepEqual(await statesOf(page(said.replace('80', '90'), NOTICE), german), [0, 0], 'said almost, which is a finding too')
    assert.deepEqual(await statesOf(page(said.replace('bag', 'shoe'), NOTICE), german), [0, 0], 'of another product it is said almost')
    assert.deepEqual(await statesOf(page(said.replace('80', '90'), NOTICE), { markets: ['FR'] }), [0], 'nothing was approved for France')
    await withdraw(id)
  })

  /** The findings of an audit as the desk opens them. */
  const opened = async (auditId: string) => {
    const { rows } = await desk.db.query('select id from violations where workspace_id = $1 and audit_id = $2 order by place', [
      desk.workspaceId,
      auditId,
    ])
    return Promise.all(rows.map(async ({ id }) => (await owner.call('GET', `/w/violations/${id}`)).body))
  }

  test('a sentence that says a claim almost is a finding of its own, with both wordings and what differs', async () => {
    const { id, number } = await approved(claim('Reduces fine lines by 23 % in eight weeks', { about: ['Night Serum'] }))
    const said = 'Night Serum reduces fine lines by 30 % in four weeks.'
    const almost = await audit(page('It smells of linden.', said))
    const [finding, ...others] = await opened(almost.id)
    assert.deepEqual(others, [])
    assert.deepEqual(
      [finding.rule.id, finding.rule_name, finding.violating_text, finding.severity, finding.review_state],
      ['claims.said-almost', `Said almost: ${number}`, said, 'MEDIUM', 'undecided'],
    )
    assert.deepEqual(
      [finding.claim.how, finding.claim.id, finding.claim.wording],
      ['almost', id, 'Reduces fine lines by 23 % in eight weeks'],
    )
    assert.deepEqual(
      finding.claim.differences.map(({ kind, said: words, approved: wording }: any) => [kind, words.text, wording]),
      [
        ['figure', '30 %', '23 %'],
        ['time', 'four weeks', 'eight weeks'],
      ],
    )
    assert.match(finding.reason, /“30 %” where “23 %” was approved/)
    const { rows } = await desk.db.query('select position, span_start, span_end from violations where workspace_id = $1 and id = $2', [
      desk.workspaceId,
      finding.id,
    ])
    assert.equal(page('It smells of linden.', said).slice(rows[0].span_start, rows[0].span_end), said)
    assert.deepEqual((await audit(page(said.replace('30 %', '23 %').replace('four', 'eight')))).findings, [], 'said as approved')
    await withdraw(id)
    assert.deepEqual((await audit(page(said))).findings, [], 'nothing is approved that it could be held against')
  })

  test('a missing condition is a finding; what a claim answers or answered says so and is counted apart', async () => {
    const { id, number } = await approved(
      claim('Made of eco-friendly cotton', { conditions: [{ kind: 'stands', text: NOTICE }], valid_until: '2999-03-01' }),
    )
    const without = await opened((await audit(page(SAID))).id)
    assert.deepEqual(
      without.map(({ rule_name: name, claim: about }) => [name, about?.how ?? null]),
      [
        [without.find(({ claim: about }) => !about).rule_name, null],
        [`Lacks what must stand with it: ${number}`, 'condition'],
      ],
    )
    const lacking = without.find(({ claim: about }) => about)
    assert.deepEqual(lacking.claim.missing, [{ kind: 'stands', text: NOTICE }])
    assert.ok(lacking.reason.includes(NOTICE))
    assert.equal(lacking.severity, without[0].severity, 'as grave as what the rules find there')

    const whole = await audit(page(SAID, NOTICE))
    const [answered] = await opened(whole.id)
    assert.deepEqual([answered.claim.how, answered.claim.number, answered.claim.until], ['answered', number, '2999-03-01'])
    assert.deepEqual([answered.claim.proof.title, answered.claim.proof.page], [PROOF.title, PROOF.page])
    assert.equal((await owner.call('GET', `/w/audits/${whole.id}`)).body.answered, 1)
    await withdraw(id)
    const [returned] = await opened(whole.id)
    assert.deepEqual([returned.review_state, returned.claim.how, returned.claim.state], ['undecided', 'ended', 'withdrawn'])
    assert.equal((await owner.call('GET', `/w/audits/${whole.id}`)).body.answered, 0)
  })

  test('a page of a site that has not changed is held against the claims of today', async () => {
    const site = async () => {
      const { id } = await auditing.service.start(
        desk.db,
        desk.workspaceId,
        { kind: 'system', id: null, name: 'test', userId: null },
        { name: 'Bags', sources: [{ kind: 'text', name: 'bags.html', text: page(SAID) }], packs: ['eu-green-claims'], siteId: known },
      )
      assert.equal((await auditing.ended(id)).status, 'COMPLETED')
      const { rows } = await desk.db.query('select site_id from audits where workspace_id = $1 and id = $2', [desk.workspaceId, id])
      known = rows[0].site_id
      return (await reviews(id)).map(([, state]) => state)
    }
    let known: string | undefined
    const begun = await owner.call('POST', '/w/sites', {
      json: { name: 'Bags', sources: [{ kind: 'text', name: 'bags.html', text: page(SAID) }], packs: ['eu-green-claims'] },
    })
    known = begun.body.id
    assert.ok(known, begun.text)
    assert.deepEqual(await site(), [0])
    const { id } = await approved(claim('Made of eco-friendly cotton'))
    assert.deepEqual(await site(), [3])
    assert.deepEqual(await site(), [3], 'and once more')
    await withdraw(id)
    assert.deepEqual(await site(), [0])
  })

  test('what a claim answered is undecided again once it has expired', async () => {
    const { id, number } = await approved(claim('Made of eco-friendly cotton', { valid_until: '2999-03-01' }))
    const answered = await audit(page(SAID))
    assert.deepEqual(answered.findings[0]!.slice(1), [3, `Approved claim ${number}, until 2999-03-01`, 'system'])
    await keepHouse(desk.db, 0, auditing.settings)
    assert.equal((await reviews(answered.id))[0]![1], 3, 'it holds')
    await desk.db.query(`update claims set valid_until = '2001-01-01' where workspace_id = $1 and id = $2`, [desk.workspaceId, id])
    await keepHouse(desk.db, 0, auditing.settings)
    assert.equal((await reviews(answered.id))[0]![1], 0)
    assert.equal((await owner.call('GET', `/w/claims/${id}`)).body.state, 'expired')
    assert.equal((await audit(page(SAID))).findings[0]![1], 0)
  })

  test('a person decides otherwise than the claim, and that stays', async () => {
    const { id } = await approved(claim('Made of eco-friendly cotton'))
    const { id: auditId } = await audit(page(SAID))
    const { rows } = await desk.db.query('select id from violations where workspace_id = $1 and audit_id = $2', [desk.workspaceId, auditId])
    const response = await fetch(`${desk.url}/public/v1/violations/${rows[0].id}/review`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'urgent_violation' }),
    })
    assert.equal(response.status, 200)
    await withdraw(id)
    assert.equal((await reviews(auditId))[0]![1], 2)
  })
})
