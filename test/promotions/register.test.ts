import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PREFIX_V2, publicDocumentV2 } from '../../src/http/public/index.ts'
import { readTable } from '../../src/documents/bulk/read-table.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { claimOf } from '../helpers/claim.ts'
import { runCommand } from '../helpers/command.ts'
import { conformance } from '../helpers/conforming.ts'
import { csvRows } from '../helpers/csv.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const assertConforms = conformance(publicDocumentV2(), PREFIX_V2)
const BY_HAND = {
  kind: 'other',
  title: 'Herbst-Katalog 2026',
  medium: 'print',
  audience: 'customers',
  markets: ['DE', 'AT'],
  approved_on: '2026-01-02',
  first_used_on: '2026-01-05',
  ends_on: null,
  approvers: [{ id: null, name: 'Ilse Brandt', function: 'compliance' }],
  statement: '48 pages checked, 7 findings fixed before print.',
  proofs: [{ kind: 'address', id: null, title: 'The report', url: 'https://reports.example/97' }],
}
const { kind: _kind, ...CONTENT } = BY_HAND

describe('the register of promotions', () => {
  let desk: Desk
  let owner: Browser
  let editor: Browser
  let reviewer: Browser
  let viewer: Browser
  let key: string
  let foreignKey: string
  const folder = temporaryFolder('register')
  before(async () => {
    desk = await startDesk()
    owner = await desk.member('owner', 'Olga')
    editor = await desk.member('editor', 'Ed')
    reviewer = await desk.member('reviewer', 'Rita')
    viewer = await desk.member('viewer', 'Vera')
    const other = (await createWorkspace(desk.db, 'Other')).id
    const stranger = await desk.member('owner', 'Stranger', other)
    key = (await createKey(desk.db, desk.workspaceId, 'person', owner.userId, 'person')).key
    foreignKey = (await createKey(desk.db, other, 'foreign', stranger.userId, 'person')).key
  })
  after(async () => {
    await desk?.close()
    folder.remove()
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
  const list = async (query = '') => (await owner.call('GET', `/w/register${query}`)).body
  const newest = async () => (await list('?limit=1')).entries[0]
  const entered = async (more: object = {}) => {
    const answer = await editor.call('POST', '/w/register', { json: { ...BY_HAND, ...more } })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  const command = (...words: string[]) =>
    runCommand([...words, '--workspace', desk.workspaceId, '--database-url', desk.databaseUrl, '--data', folder.path, '--json'])
  const approvedClaim = async (text: string) => {
    const { id, number } = (await editor.call('POST', '/w/claims', { json: claimOf(text, { markets: ['DE'] }) })).body
    assert.equal((await owner.call('POST', `/w/claims/${id}/approve`, { json: { version: 1 } })).status, 200)
    return { id, number }
  }

  test('an approved claim gets a number by itself, with its proof; a withdrawal is an entry of its own', async () => {
    const { id, number } = await approvedClaim('Made of recycled cotton')
    const first = await newest()
    assert.deepEqual(
      [first.number, first.kind, first.title, first.markets, first.approvers[0].name, first.proofs.map((each: any) => each.title)],
      [1, 'claim', `${number}: Made of recycled cotton`, ['DE'], 'Olga', ['Cotton standard, p. 3']],
    )
    assert.deepEqual([first.subject.id, first.subject.version, first.state], [id, 1, 'approved'])
    assert.deepEqual(first.missing, ['medium', 'audience', 'first_used_on', 'function', 'statement'])
    const refused = await owner.call('POST', `/w/register/${first.id}/withdraw`, { json: { reason: 'No longer so.' } })
    assert.equal(refused.status, 409)
    assert.match(refused.body.detail, new RegExp(`Withdraw the claim ${number} itself`))

    const change = { ...claimOf('Made of cotton', { markets: ['DE'] }), based_on: 1, reason: 'It was not recycled.' }
    assert.equal((await editor.call('PUT', `/w/claims/${id}`, { json: change })).status, 200)
    const { entries, highest, gaps } = await list()
    assert.deepEqual([highest, gaps], [2, []])
    assert.deepEqual(
      entries.map((each: any) => [each.number, each.kind, each.state, each.withdraws?.number, each.withdrawn_by?.number]),
      [
        [2, 'withdrawal', null, 1, undefined],
        [1, 'claim', 'withdrawn', undefined, 2],
      ],
    )
    assert.equal(entries[0].statement, 'It was not recycled.')
    await owner.call('POST', `/w/claims/${id}/approve`, { json: { version: 2 } })
    assert.deepEqual([(await newest()).number, (await newest()).subject.version], [3, 2])
    await owner.call('POST', `/w/claims/${id}/withdraw`, { json: { reason: 'The study ended.' } })
    assert.deepEqual([(await newest()).kind, (await newest()).withdraws.number], ['withdrawal', 3])
  })

  test('an approved document gets a number by itself: its version and hash, who approved it as what, and their words', async () => {
    const shelf = (await editor.call('GET', '/w/shelf')).body
    const template = shelf.templates.find((each: { key: string }) => each.key === 'product-description')
    const input = { name: 'Fjell 35', summary: 'A rucksack of 35 litres', features: ['Weighs 980 grams'] }
    const document = (await editor.call('POST', '/w/documents', { json: { template_id: template.id, language_key: 'EN', input } })).body
    const at = `/w/documents/${document.id}/approval`
    const { version } = (await editor.call('POST', at, { json: { action: 'ask' } })).body
    const highest = (await list()).highest
    const answer = (who: Browser, comment?: string) =>
      who.call('POST', `${at}/answer`, { json: { approve: true, version, ...(comment ? { comment } : {}) } })
    assert.equal((await answer(reviewer, 'The weight was measured.')).status, 200)
    assert.equal((await list()).highest, highest, 'one step is no approval')
    assert.equal((await answer(owner, 'Nothing is promised.')).body.state, 'approved')
    const entry = await newest()
    assert.deepEqual([entry.number, entry.kind, entry.subject.id, entry.subject.version], [highest + 1, 'document', document.id, version])
    assert.match(entry.subject.sha256, /^[0-9a-f]{64}$/)
    assert.deepEqual(
      entry.approvers.map((each: any) => [each.name, each.function]),
      [
        ['Rita', 'Review'],
        ['Olga', 'Compliance'],
      ],
    )
    assert.equal(entry.statement, 'The weight was measured.\nNothing is promised.')
    const gone = await owner.call('POST', `/w/documents/${document.id}/delete`, { json: { name: document.title } })
    assert.equal(gone.status, 200, gone.text)
    assert.deepEqual([(await newest()).id, (await newest()).subject.gone], [entry.id, true], 'the entry outlives the document')
  })

  test('programs enter by hand, complete and withdraw; numbers follow each other, and versions keep what was said', async () => {
    const made = await v2('POST', '/register', { ...BY_HAND, medium: null, statement: null })
    assert.equal(made.status, 201, made.text)
    const { id, number } = made.body
    assert.deepEqual([made.body.missing, made.body.state], [['medium', 'statement'], 'in_use'])
    const full = { ...CONTENT, medium: 'catalogue', approvers: [{ id: reviewer.userId, name: null, function: 'compliance' }] }
    const completed = await v2('PUT', `/register/${id}`, { ...full, based_on: 1, reason: 'The medium was missing.' })
    assert.deepEqual([completed.status, completed.body.version, completed.body.missing], [200, 2, []])
    assert.deepEqual(completed.body.approvers, [{ id: reviewer.userId, name: 'Rita', function: 'compliance' }])
    assert.equal((await v2('PUT', `/register/${id}`, { ...full, based_on: 1 })).status, 409)
    const { versions } = (await v2('GET', `/register/${id}/versions`)).body
    assert.deepEqual(
      versions.map((each: any) => [each.version, each.reason, each.changed]),
      [
        [2, 'The medium was missing.', ['medium', 'approvers', 'statement']],
        [1, null, []],
      ],
    )
    const withdrawn = await v2('POST', `/register/${id}/withdraw`, { reason: 'A wrong price.', on: '2026-02-01' })
    assert.deepEqual(
      [withdrawn.status, withdrawn.body.number, withdrawn.body.withdrawn_on, withdrawn.body.withdrawn_by.number],
      [200, number, '2026-02-01', number + 1],
    )
    assert.equal((await v2('POST', `/register/${id}/withdraw`, { reason: 'Again.' })).status, 409)
    assert.equal((await v2('POST', `/register/${withdrawn.body.withdrawn_by.id}/withdraw`, { reason: 'No.' })).status, 409)
    const page = await v2('GET', '/register?limit=2')
    assert.deepEqual([page.body.entries.map((each: any) => each.number), typeof page.body.next], [[number + 1, number], 'string'])
    const further = await v2('GET', `/register?limit=2&cursor=${encodeURIComponent(page.body.next)}`)
    assert.deepEqual(
      further.body.entries.map((each: any) => each.number),
      [number - 1, number - 2],
    )
    const log = await desk.db.query(`select kind from admin_trail where workspace_id = $1 and subject_id = $2 order by number`, [
      desk.workspaceId,
      id,
    ])
    assert.deepEqual(
      log.rows.map((row) => row.kind),
      ['register.entered', 'register.completed', 'register.withdrawn'],
    )
  })

  test('the list is narrowed by state, medium, market, person, day and what is missing', async () => {
    await entered({ title: 'Seal on the box', medium: 'box', first_used_on: '2026-03-01', ends_on: '2026-03-31', markets: ['FR'] })
    const titles = async (query: string) => (await list(query)).entries.map((each: any) => each.title)
    assert.deepEqual(await titles('?medium=box'), ['Seal on the box'])
    assert.deepEqual(await titles('?on=2026-03-31&market=FR&search=seal'), ['Seal on the box'])
    assert.deepEqual(await titles('?on=2026-04-01&medium=box'), [])
    assert.deepEqual(await titles('?state=ended'), ['Seal on the box'])
    assert.ok((await titles(`?approver=${reviewer.userId}`)).includes('Herbst-Katalog 2026'))
    const lacking = await list('?incomplete=true')
    assert.ok(lacking.total > 0 && lacking.total === lacking.incomplete)
    assert.ok(lacking.entries.every((each: any) => each.missing.length > 0))
  })

  test('who may not, what is not there and what cannot be are refused', async () => {
    const { id } = await entered()
    assert.equal((await desk.browser().call('GET', '/w/register')).status, 401)
    assert.equal((await viewer.call('POST', '/w/register', { json: BY_HAND })).status, 403)
    assert.equal((await viewer.call('PUT', `/w/register/${id}`, { json: { ...CONTENT, based_on: 1 } })).status, 403)
    assert.equal((await viewer.call('GET', `/w/register/${id}`)).status, 200)
    for (const [method, path, sent] of [
      ['GET', `/register/${id}`],
      ['PUT', `/register/${id}`, { ...CONTENT, based_on: 1 }],
      ['POST', `/register/${id}/withdraw`, { reason: 'Mine.' }],
      ['GET', `/register/${id}/versions`],
    ] as const)
      assert.equal((await v2(method, path, sent, foreignKey)).status, 404, `${method} ${path}`)
    assert.deepEqual((await v2('GET', '/register', undefined, foreignKey)).body.entries, [])
    const fields = async (more: object) => {
      const { status, body } = await editor.call('POST', '/w/register', { json: { ...BY_HAND, ...more } })
      return [status, body.detail?.[0]?.loc?.[1]]
    }
    assert.deepEqual(await fields({ approved_on: '2999-01-01' }), [422, 'approved_on'])
    assert.deepEqual(await fields({ first_used_on: '2026-02-30' }), [422, 'first_used_on'])
    assert.deepEqual(await fields({ ends_on: '2025-01-01' }), [422, 'ends_on'])
    assert.deepEqual(await fields({ markets: ['Mars'] }), [422, 'markets'])
    assert.deepEqual(await fields({ kind: 'page' }), [422, 'url'])
    assert.deepEqual(await fields({ approvers: [{ id: id, name: null, function: null }] }), [422, 'approvers'])
    assert.deepEqual(await fields({ proofs: [{ kind: 'claim', id, title: 'C-9', url: null }] }), [422, 'proofs'])
  })

  test('a table and a workbook have every entry; a cell is never a formula', async () => {
    await entered({ title: '=1+1' })
    const { highest } = await list()
    const answer = await owner.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/register-table`)
    const rows = csvRows(await answer.text())
    assert.deepEqual([rows.length - 1, rows[0]![0], rows.at(-1)![3]], [highest, 'number', "'=1+1"])
    const file = folder.at('register.xlsx')
    const written = await command('register', '--to', file)
    assert.deepEqual([written.code, written.json.entries, written.json.gaps], [0, highest, []], written.stderr)
    const table = await readTable(new Uint8Array(readFileSync(file)))
    assert.deepEqual([table.rows.length, table.rows.at(-1)![3]], [highest, '=1+1'])
    assert.equal((await command('register', '--to', file)).code, 3, 'it is there already')
    const wrong = await command('register', '--to', folder.at('register.pdf'))
    assert.deepEqual([wrong.code, existsSync(folder.at('register.pdf'))], [2, false])
  })

  test('deleting a person keeps the entries, with a pseudonym; nothing is wrong with the trail afterwards', async () => {
    const { id } = await entered({ approvers: [{ id: reviewer.userId, name: null, function: 'compliance' }] })
    assert.equal((await list('?search=rita')).total > 0, true)
    const deleted = await owner.call('POST', `/w/members/${reviewer.userId}/delete`, { json: { name: 'Rita' } })
    assert.equal(deleted.status, 200, deleted.text)
    const entry = (await owner.call('GET', `/w/register/${id}`)).body
    assert.match(entry.approvers[0].name, /^Deleted person/)
    assert.equal(entry.approvers[0].function, 'compliance')
    assert.equal((await list('?search=rita')).total, 0)
    const { rows } = await desk.db.query(
      `select 1 from register_versions where workspace_id = $1 and content::text like '%Rita%'
       union all select 1 from admin_trail where workspace_id = $1 and kind like 'register.%' and entry like '%"name":"Rita"%'
         and actor_name <> 'Rita'`,
      [desk.workspaceId],
    )
    assert.deepEqual(rows, [])
    const { code, json } = await command('trail', 'verify')
    assert.deepEqual([code, json.problems], [0, undefined])
  })

  test('what somebody changes in the database is found: a reason, a hash, a version, an entry taken out', async () => {
    const one = await entered({ title: 'One' })
    const two = await entered({ title: 'Two' })
    const found = async () =>
      ((await command('trail', 'verify')).json.problems ?? []).map(({ what }: { what: string }) => what.replace('the register: ', ''))
    const during = async (sql: string, back: string) => {
      await desk.db.query(sql, [desk.workspaceId, one.id])
      const problems = await found()
      await desk.db.query(back, [desk.workspaceId, one.id])
      return problems
    }
    const statement = (table: string, column: string, text: string) =>
      `update ${table} set content = jsonb_set(content, '{statement}', '"${text}"') where workspace_id = $1 and ${column} = $2`
    const name = `No. ${one.number}`
    assert.deepEqual(await during(statement('register_entries', 'id', 'Fine.'), statement('register_entries', 'id', BY_HAND.statement)), [
      `${name} is not what its newest version says`,
    ])
    const both = (text: string) =>
      `with e as (${statement('register_entries', 'id', text)}) ${statement('register_versions', 'entry_id', text)}`
    assert.deepEqual(await during(both('Fine.'), both(BY_HAND.statement)), [`version 1 of ${name} is not what the admin log says`])
    const withdrawn = (day: string) => `update register_entries set withdrawn_on = ${day} where workspace_id = $1 and id = $2`
    assert.deepEqual(await during(withdrawn(`'2026-01-01'`), withdrawn('null')), [
      `whether ${name} is withdrawn is not what the admin log says`,
    ])
    for (const [table, column] of [
      ['register_versions', 'entry_id'],
      ['register_entries', 'id'],
    ])
      await desk.db.query(`delete from ${table} where workspace_id = $1 and ${column} = $2`, [desk.workspaceId, one.id])
    assert.deepEqual(await found(), [`${name} is gone`])
    assert.deepEqual((await list()).gaps, [one.number])
    const exported = await command('register', '--to', folder.at('gap.csv'))
    assert.deepEqual([exported.code, exported.json.gaps], [1, [one.number]])
    assert.equal((await entered()).number, two.number + 1, 'no number is given again')
  })
})
