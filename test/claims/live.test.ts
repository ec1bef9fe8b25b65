import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { transaction } from '../../src/db/base/pool.ts'
import { startListening } from '../../src/db/events/events.ts'
import { relayEvents } from '../../src/events/relay.ts'
import { verifyAdminTrail } from '../../src/db/trail/admin.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PREFIX_V2, publicDocumentV2 } from '../../src/http/public/index.ts'
import { SYSTEM } from '../../src/reviews/chart/actor.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { startAuditing, type Auditing } from '../helpers/auditing.ts'
import { conformance } from '../helpers/conforming.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Answer, Site } from '../helpers/site.ts'

const assertConforms = conformance(publicDocumentV2(), PREFIX_V2)
const TEXT = 'Night Serum reduces the look of fine lines by 23 % in eight weeks.\n\nA bottle lasts 70 days.'
const NOTICE = 'Instrumental test, 42 women aged 35 to 60, twice daily, 8 weeks, 2025.'
const paragraphs = (...texts: string[]) => texts.map((each) => `<p>${each}</p>`).join('\n')
const [FIRST, SECOND] = TEXT.split('\n\n') as [string, string]

describe('approved and live', () => {
  let auditing: Auditing
  let desk: Desk
  let owner: Browser
  let editor: Browser
  let viewer: Browser
  let key: string
  let workspaceKey: string
  let foreignKey: string
  let site: Site
  let pages: Record<string, Answer>
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, parts: { audits: auditing.service } })
    owner = await desk.member('owner', 'Ilse')
    editor = await desk.member('editor', 'Anneke')
    viewer = await desk.member('viewer', 'Vera')
    const other = (await createWorkspace(desk.db, 'Other')).id
    const stranger = await desk.member('owner', 'Stranger', other)
    key = (await createKey(desk.db, desk.workspaceId, 'person', owner.userId, 'person')).key
    workspaceKey = (await createKey(desk.db, desk.workspaceId, 'build', null, 'workspace')).key
    foreignKey = (await createKey(desk.db, other, 'foreign', stranger.userId, 'person')).key
    pages = {}
    site = await startSite((path) => pages[path])
    await transaction(desk.db, (client) => startListening(client, desk.workspaceId))
  })
  after(async () => {
    await site?.close()
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
  const bind = async (path: string, more: object = {}) => {
    const sent = { kind: 'text', name: 'Night Set page', text: TEXT, notices: [NOTICE], address: site.url + path, owner_id: editor.userId }
    const answer = await v2('POST', '/live', { ...sent, ...more })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  const binding = async ({ id }: { id: string }) => (await v2('GET', `/live/${id}`)).body
  /** A run of the site of some addresses. */
  async function run(...paths: string[]): Promise<string> {
    const { id } = await auditing.service.start(desk.db, desk.workspaceId, SYSTEM, {
      name: 'Shop',
      sources: [{ kind: 'urls', urls: paths.map((path) => site.url + path) }],
      packs: ['eu-green-claims'],
    })
    await auditing.ended(id)
    return id
  }
  const findings = async (auditId: string) => {
    const { rows } = await desk.db.query(
      `select v.id, v.rule_id as rule, v.severity, v.violating_text as text, v.reason, r.state, r.assigned_to, r.decided_by
       from violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id
       where v.workspace_id = $1 and v.audit_id = $2 and v.rule_id like 'live.%' order by v.place`,
      [desk.workspaceId, auditId],
    )
    return rows
  }
  const events = async (id: string) => {
    await relayEvents(desk.db, desk.workspaceId)
    const { rows } = await desk.db.query(
      `select body::json -> 'data' as data from events where workspace_id = $1 and type = 'live.changed' and subject = $2 order by number`,
      [desk.workspaceId, id],
    )
    return rows.map(({ data }) => [data.before, data.state, data.owner?.name ?? null, data.violation_id !== null])
  }
  const decide = (id: string, json: object) =>
    owner.call('POST', '/w/reviews', { json: { scope: { violation_id: id, group: false }, ...json } })

  test('a page that changes is a HIGH finding of its owner, told and logged; a decision holds until it changes again', async () => {
    pages['/night'] = page('Night', paragraphs(FIRST, SECOND, NOTICE))
    const bound = await bind('/night')
    assert.deepEqual([bound.state, bound.owner.name, bound.approved_by, bound.compared_at], ['waiting', 'Anneke', ['Ilse'], null])
    assert.deepEqual(await findings(await run('/night')), [])
    assert.deepEqual([(await binding(bound)).state, await events(bound.id)], ['same', []])

    pages['/night'] = page('Night', paragraphs(FIRST.replace('reduces the look of', 'removes'), SECOND, NOTICE))
    const changed = await run('/night')
    const [finding] = await findings(changed)
    assert.deepEqual([finding.rule, finding.severity, finding.state, finding.assigned_to], ['live.changed', 3, 0, [editor.userId]])
    assert.match(finding.reason, /“removes” where “reduces the look of” was approved/)
    const after = await binding(bound)
    assert.deepEqual([after.state, after.violation_id, after.audit_id], ['changed', finding.id, changed])
    const [part] = after.parts
    assert.deepEqual([part.approved.slice(...part.removed[0]), part.live.slice(...part.added[0])], ['reduces the look of', 'removes'])
    assert.deepEqual(await events(bound.id), [['same', 'changed', 'Anneke', true]])
    const shown = (await owner.call('GET', `/w/violations/${finding.id}`)).body
    assert.deepEqual([shown.live.state, shown.live.name, shown.live.parts.length], ['changed', 'Night Set page', 3])
    const inbox = (await editor.call('GET', '/w/inbox')).text
    assert.ok(inbox.includes(finding.id), 'it is in the inbox of whose work it is')

    const decided = await decide(finding.id, { action: 'elevated_risk' })
    assert.equal(decided.status, 200, decided.text)
    assert.deepEqual(
      (await findings(await run('/night'))).map(({ state, decided_by: by }) => [state, by]),
      [[1, 'Ilse']],
      'unchanged',
    )
    pages['/night'] = page('Nights', paragraphs(FIRST.replace('reduces the look of', 'removes'), SECOND, NOTICE, 'A new offer.'))
    assert.deepEqual(
      (await findings(await run('/night'))).map(({ state }) => state),
      [1],
      'the page changed elsewhere',
    )
    assert.equal((await events(bound.id)).length, 1, 'the same change is told once')
    pages['/night'] = page('Night', paragraphs(FIRST.replace('reduces the look of', 'erases'), SECOND, NOTICE))
    assert.deepEqual(
      (await findings(await run('/night'))).map(({ state }) => state),
      [0],
      'a further change',
    )

    pages['/night'] = page('Night', paragraphs(FIRST, SECOND))
    assert.deepEqual(
      (await findings(await run('/night'))).map(({ rule, text }) => [rule, text]),
      [['live.notice-gone', NOTICE]],
    )
    pages['/night'] = page('Night', paragraphs('We sell lamps now.'))
    assert.deepEqual(
      (await findings(await run('/night'))).map(({ rule }) => rule),
      ['live.gone'],
    )
    delete pages['/night']
    await run('/night', '/night?x')
    const gone = await binding(bound)
    assert.deepEqual([gone.state, gone.parts], ['gone', []])
    assert.match(gone.note, /404/)
    pages['/night'] = (_request, response) => response.writeHead(403, { 'content-type': 'text/html' }).end('no')
    await run('/night')
    const unread = await binding(bound)
    assert.equal(unread.state, 'not_read', 'a page that could not be read is not the same')
    assert.ok(unread.note)
    pages['/night'] = page('Night', paragraphs(FIRST, SECOND, NOTICE))
    await run('/night')
    assert.equal((await binding(bound)).state, 'same')
    assert.deepEqual(
      (await events(bound.id)).map(([, state]) => state),
      ['changed', 'changed', 'notice_gone', 'gone', 'gone', 'not_read', 'same'],
    )
    const log = await desk.db.query(
      `select entry::json -> 'to' ->> 'state' as state from admin_trail where workspace_id = $1 and subject_id = $2 order by number`,
      [desk.workspaceId, bound.id],
    )
    assert.deepEqual(
      log.rows.map(({ state }) => state),
      [null, 'changed', 'changed', 'notice_gone', 'gone', 'gone', 'not_read', 'same'],
    )
    assert.equal((await verifyAdminTrail(desk.db, desk.workspaceId)).broken, null)
  })

  test('a page that is taken over as it was keeps its difference; another text bound to it is compared all the same', async () => {
    const etag = { 'content-type': 'text/html', etag: '"1"' }
    const wrong = page('Tea', paragraphs(FIRST, 'A bottle lasts 10 weeks.', NOTICE))
    pages['/tea'] = (request, response) =>
      request.headers['if-none-match'] === '"1"' ? response.writeHead(304).end() : response.writeHead(200, etag).end(wrong)
    const bound = await bind('/tea')
    const [first] = await findings(await run('/tea'))
    assert.equal((await decide(first.id, { action: 'dismiss', reason: 'Agreed.' })).status, 200)
    const second = await run('/tea')
    assert.equal((await auditing.assets(second))[0].same_as !== null, true, 'taken over')
    assert.deepEqual(
      (await findings(second)).map(({ state, decided_by: by }) => [state, by]),
      [[3, 'Ilse']],
    )
    assert.equal((await owner.call('GET', `/w/violations/${(await findings(second))[0].id}`)).body.live.state, 'changed')
    assert.equal((await binding(bound)).state, 'changed')
    const more = await bind('/tea', { name: 'Notice', text: NOTICE, notices: [] })
    const third = await run('/tea')
    assert.equal((await auditing.assets(third))[0].same_as, null, 'compared anew')
    assert.deepEqual([(await binding(bound)).state, (await binding(more)).state], ['changed', 'same'])
    assert.equal((await v2('DELETE', `/live/${bound.id}`)).status, 200)
    assert.deepEqual(await findings(await run('/tea')), [], 'it is bound no more')
  })

  test('a document and a claim are bound as they are approved, and anew when another version is', async () => {
    const claim = (text: string) => ({
      wordings: [{ language: 'EN', text }],
      about: [],
      markets: [],
      channels: [],
      conditions: [{ kind: 'stands', text: NOTICE }],
      proofs: [{ kind: 'certificate', title: 'Test', number: null, url: null, page: null, passage: null, expires_on: null }],
      valid_from: null,
      valid_until: null,
    })
    const { id } = (await editor.call('POST', '/w/claims', { json: claim('Made of 80 % cotton') })).body
    const address = `${site.url}/bag`
    assert.equal((await v2('POST', '/live', { kind: 'claim', id, address })).status, 409, 'not approved')
    assert.equal((await owner.call('POST', `/w/claims/${id}/approve`, { json: { version: 1 } })).status, 200)
    const bound = (await v2('POST', '/live', { kind: 'claim', id, address })).body
    assert.deepEqual([bound.version, bound.texts, bound.notices], [1, ['Made of 80 % cotton'], [NOTICE]])
    assert.equal((await v2('POST', '/live', { kind: 'claim', id, address })).status, 409, 'bound already')
    pages['/bag'] = page('Bag', paragraphs('The bag is made of cotton. Made of 80 % cotton.', NOTICE))
    await run('/bag')
    assert.equal((await binding(bound)).state, 'same')
    const changed = { ...claim('Made of 90 % cotton'), based_on: 1, reason: null }
    assert.equal((await editor.call('PUT', `/w/claims/${id}`, { json: changed })).status, 200)
    assert.equal((await binding(bound)).source_state, 'changed')
    assert.equal((await owner.call('POST', `/w/claims/${id}/approve`, { json: { version: 2 } })).status, 200)
    assert.deepEqual([(await binding(bound)).version, (await binding(bound)).state], [2, 'waiting'])
    const [finding] = await findings(await run('/bag'))
    assert.deepEqual([finding.rule, finding.text], ['live.changed', 'Made of 80 % cotton.'])
    await owner.call('POST', `/w/claims/${id}/withdraw`, { json: { reason: 'No longer.' } })
    assert.equal((await binding(bound)).source_state, 'withdrawn')

    const { templates } = (await editor.call('GET', '/w/shelf')).body
    const template = templates.find((each: { key: string }) => each.key === 'product-description')
    const input = { name: 'Fjell 35', summary: 'A rucksack of 35 litres', features: ['Weighs 980 grams'] }
    const order = { template_id: template.id, language_key: 'EN', input }
    const document = (await editor.call('POST', '/w/documents', { json: order })).body
    const given = { kind: 'document', id: document.id, address: `${site.url}/fjell` }
    assert.equal((await v2('POST', '/live', given)).status, 409, 'not approved')
    const said = [{ type: 'paragraph', content: [{ type: 'text', text: 'A rucksack of 35 litres for long days.' }] }]
    assert.equal((await editor.call('PATCH', `/w/documents/${document.id}`, { json: { blocks: said } })).status, 200)
    const approval = `/w/documents/${document.id}/approval`
    const asked = (await editor.call('POST', approval, { json: { action: 'ask' } })).body
    for (const _ of asked.steps) await owner.call('POST', `${approval}/answer`, { json: { approve: true, version: asked.version } })
    const page7 = (await v2('POST', '/live', given)).body
    assert.deepEqual([page7.version, page7.texts], [asked.version, ['A rucksack of 35 litres for long days.']])
    assert.equal((await v2('GET', `/live?source=${document.id}`)).body.bindings.length, 1)
    const removed = await owner.call('POST', `/w/documents/${document.id}/delete`, {
      json: { name: (await owner.call('GET', `/w/documents/${document.id}`)).body.title },
    })
    assert.ok(removed.status < 300, removed.text)
    assert.equal((await v2('GET', `/live/${page7.id}`)).status, 404, 'its text is deleted with it')
  })

  test('another system asks before it publishes', async () => {
    const bound = await bind('/release')
    const compare = (content: string, more: object = {}) =>
      v2('POST', '/live/comparisons', { address: `${site.url}/release/`, content, ...more })
    assert.equal((await compare(page('R', paragraphs(FIRST, SECOND, NOTICE)))).body.same, true)
    const { body } = await compare(`${FIRST}\n\nA bottle lasts 71 days.\n\n${NOTICE}`, { format: 'markdown' })
    assert.deepEqual([body.same, body.comparisons[0].state, body.comparisons[0].binding_id], [false, 'changed', bound.id])
    assert.equal((await binding(bound)).state, 'waiting', 'nothing is stored')
    assert.deepEqual((await v2('POST', '/live/comparisons', { address: 'https://shop.example/', content: 'x' })).body.comparisons, [])
    assert.equal((await v2('POST', '/live/comparisons', { address: 'mailto:x', content: 'x' })).status, 422)
  })

  test('who may not, what is wrong and what is another workspace’s is refused', async () => {
    const bound = await bind('/rights')
    const sent = { kind: 'text', name: 'A', text: 'Some words.', address: `${site.url}/rights` }
    assert.equal((await v2('POST', '/live', sent, workspaceKey)).status, 403)
    assert.equal((await viewer.call('POST', '/w/live', { json: sent })).status, 403)
    assert.equal((await viewer.call('GET', '/w/live')).status, 200)
    assert.equal((await viewer.call('DELETE', `/w/live/${bound.id}`)).status, 403)
    for (const [method, path] of [
      ['GET', `/live/${bound.id}`],
      ['DELETE', `/live/${bound.id}`],
    ] as const) {
      assert.equal((await v2(method, path, undefined, 'no key')).status, 401)
      assert.equal((await v2(method, path, undefined, foreignKey)).status, 404)
    }
    const refused: object[] = [
      { ...sent, address: 'not an address' },
      { ...sent, text: ' … ' },
      { ...sent, text: undefined },
      { ...sent, name: undefined },
      { ...sent, notices: ['—'] },
      { ...sent, owner_id: 'nobody' },
      { kind: 'document', address: sent.address },
      { kind: 'claim', id: bound.id, text: 'x', address: sent.address },
    ]
    for (const each of refused) assert.equal((await v2('POST', '/live', each)).status, 422, JSON.stringify(each))
    assert.equal((await v2('POST', '/live', { kind: 'document', id: bound.id, address: sent.address })).status, 404)
    assert.equal((await v2('GET', '/live?state=odd')).status, 422)
    assert.equal(
      (await v2('GET', '/live?state=waiting')).body.bindings.some((each: any) => each.id === bound.id),
      true,
    )
  })
})
