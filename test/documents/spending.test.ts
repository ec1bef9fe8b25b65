import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { saveTemplate } from '../../src/db/library/library.ts'
import { listNotices } from '../../src/db/people/notices.ts'
import { texts } from '../../src/reviews/notice-texts/en.ts'
import { noticePath } from '../../src/reviews/notice-words.ts'
import { Browser, startDesk } from '../app-api/desk.ts'
import type { Desk } from '../app-api/desk.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { ModelServer } from '../helpers/model-server.ts'

const TEXT = '# Oslo desk\n\nA desk of solid oak for small rooms.\n'
/** The scripted server counts 40 input and 60 output tokens for each call. */
const PRICE = { input: 100, output: 1000 }
const COST = (40 * 100 + 60 * 1000) / 1e6
const MONTH = new Date().toISOString().slice(0, 7)

describe('what models cost', () => {
  let [first, second]: ModelServer[] = []
  let desk: Desk
  let owner: Browser
  let editor: Browser
  let key: { id: string; key: string }
  let templateId: string
  before(async () => {
    first = await startModelServer('openai')
    second = await startModelServer('anthropic')
    desk = await startDesk({ settings: { ALLOW_HOSTS: '127.0.0.1', MODEL_SECONDS: '60' } })
    owner = await desk.member('owner', 'Olga')
    editor = await desk.member('editor', 'Ed')
    key = await createKey(desk.db, desk.workspaceId, 'Shop', owner.userId!)
    const { templates } = (await call('GET', '/shelf')).body
    templateId = templates.find((entry: { key: string }) => entry.key === 'product-description').id
    assert.equal((await call('PUT', '/model', { model: 'openai:dear', url: first!.url, key: 'sk-first-0123456789' })).status, 200)
  })
  after(async () => {
    await desk.close()
    await Promise.all([first!.close(), second!.close()])
  })
  beforeEach(async () => {
    first!.script = second!.script = () => ({ text: TEXT })
    first!.asked.length = second!.asked.length = 0
    await set({})
  })

  const call = (method: string, path: string, json?: unknown, browser = owner) =>
    browser.call(method, `/w/${desk.workspaceId}${path}`, json === undefined ? {} : { json })
  const set = async (settings: object) => {
    const answer = await call('PUT', '/spending/settings', {
      currency: 'EUR',
      prices: { 'openai:dear': PRICE },
      budget: null,
      key_budgets: {},
      ...settings,
    })
    assert.equal(answer.status, 200, answer.text)
  }
  const spending = async () => (await call('GET', '/spending')).body
  const order = (more = {}) => ({
    template_id: templateId,
    language_key: 'EN',
    input: { name: 'Oslo desk', summary: 'A desk', features: ['Drawer'] },
    ...more,
  })
  const write = (browser = editor, more = {}) => call('POST', '/documents', order(more), browser)
  const byKey = (more = {}) =>
    fetch(`${desk.url}/public/v1/document`, {
      method: 'POST',
      headers: { 'x-api-key': key.key, 'content-type': 'application/json' },
      body: JSON.stringify({ templateId, language_key: 'EN', input: JSON.stringify(order().input), ...more }),
    })

  test('each call is counted by day, template, person, key and model; a document knows what it cost', async () => {
    const written = await write()
    assert.equal(written.status, 201, written.text)
    assert.equal((await byKey()).status, 201)
    const { rows } = await desk.db.query(`select tokens from documents where id = $1`, [written.body.id])
    assert.deepEqual(rows[0].tokens, { input: 40, output: 60, calls: 1, cost: COST })
    const found = await spending()
    assert.equal(found.month, MONTH)
    assert.deepEqual(found.total, { calls: 2, input: 80, output: 120, cost: 2 * COST })
    assert.deepEqual(
      found.days.map(({ calls, cost }: { calls: number; cost: number }) => [calls, cost]),
      [[2, 2 * COST]],
    )
    assert.deepEqual(
      [found.by_person, found.by_key, found.by_model, found.by_template].map((shares) =>
        shares.map(({ name, calls }: { name: string; calls: number }) => `${name} ${calls}`).toSorted(),
      ),
      [['Ed 1', 'Olga 1'], ['Shop 1'], ['openai:dear 2'], ['Product description 2']],
    )
    const csv = await call('GET', `/spending.csv?month=${MONTH}`)
    assert.match(csv.text, /,openai:dear,.*,Product description,Ed,,1,40,60,0\.064\r\n/)
    assert.equal((await call('GET', '/spending', undefined, editor)).status, 403)
  })

  test('a used-up budget refuses before a model is called, and is one entry in the trail; the template may write instead', async () => {
    await set({ budget: { unit: 'money', soft: 0.01, hard: 0.02 } })
    const { budgets } = await spending()
    assert.deepEqual([budgets[0].state, budgets[0].used > 0.02], ['hard', true])
    const refused = await write()
    assert.deepEqual([refused.status, /budget of the workspace for models is used up/.test(refused.text)], [403, true])
    assert.equal(first!.asked.length, 0)
    const drafted = await write(editor, { fallback: 'draft' })
    assert.equal(drafted.status, 201, drafted.text)
    assert.match(drafted.body.message, /^Written by the template's draft, since no model could: This month's budget/)
    assert.equal(first!.asked.length, 0)
    await set({ budget: { unit: 'money', soft: 0.01, hard: 1000 } })
    assert.equal((await spending()).budgets[0].state, 'soft')
    assert.equal((await write()).status, 201)
    const { entries } = (await call('GET', '/admin-trail')).body
    assert.equal(entries[0].kind, 'spending.changed')
  })

  test('a key has its own', async () => {
    await set({ key_budgets: { [key.id]: { unit: 'tokens', soft: null, hard: 100 } } })
    const refused = await byKey()
    assert.deepEqual([refused.status, /budget of this key/.test(await refused.text())], [403, true])
    assert.equal((await byKey({ fallback: 'draft' })).status, 201)
    assert.equal((await write()).status, 201, 'people write on')
    const { budgets } = await spending()
    assert.deepEqual(
      budgets.map(({ key_name, state }: { key_name: string; state: string }) => [key_name, state]),
      [['Shop', 'hard']],
    )
  })

  test('a second model writes what the first one cannot, under its own name and price', async () => {
    assert.equal((await call('PUT', '/model/second', { model: 'anthropic:cheap', url: second!.url, key: 'sk-second-98765' })).status, 200)
    first!.script = () => ({ status: 400 })
    const written = await write()
    assert.equal(written.status, 201, written.text)
    assert.equal(written.body.model, 'anthropic:cheap')
    const cheap = (await spending()).by_model.find(({ id }: { id: string }) => id === 'anthropic:cheap')
    assert.deepEqual([cheap.calls, cheap.cost], [1, null])
    assert.equal((await spending()).unpriced_tokens, 100)
    assert.ok(!JSON.stringify((await call('GET', '/model/second')).body).includes('sk-second'))
    second!.script = () => ({ status: 400 })
    assert.equal((await write()).status, 502)
    assert.match((await write(editor, { fallback: 'draft' })).body.message, /^Written by the template's draft/)
    assert.equal((await call('DELETE', '/model/second')).status, 200)
  })

  test('a template and its steps have models of their own; each is booked under its name', async () => {
    assert.equal((await call('PUT', '/model/second', { model: 'anthropic:cheap', url: second!.url, key: 'sk-second-98765' })).status, 200)
    const own = (files: string, key: string) =>
      saveTemplate(desk.db, desk.workspaceId, key, {
        files: {
          'template.yml': `key: ${key}\nmain: subject\nfields:\n  - { name: subject, type: text, required: true }\n${files}`,
          'EN.yml':
            `name: ${key}\ndescription: Own models.\nfields:\n  subject: { label: Subject }\nsteps:\n` +
            '  head: { prompt: The head. }\n  body: { prompt: The body. }\n',
        },
      })
    const draft = 'draft: "{{ subject }}"'
    const steps = (model: string) => `steps:\n  - { key: head, ${draft} }\n  - { key: body, ${draft}, model: '${model}' }\n`
    const { id } = await own(`model: { name: openai:large, temperature: 0.5 }\n${steps('anthropic:small')}`, 'two-models')
    const more = { template_id: id, input: { subject: 'Oslo' } }
    const written = await write(editor, more)
    assert.equal(written.status, 201, written.text)
    assert.equal(written.body.model, 'openai:large, anthropic:small')
    assert.deepEqual(
      [first!, second!].map(({ asked }) =>
        asked.map(({ model, headers, body }) => [model, headers.authorization ?? headers['x-api-key'], body.temperature]),
      ),
      [[['large', 'Bearer sk-first-0123456789', 0.5]], [['small', 'sk-second-98765', 0.5]]],
      'each at its service, with its key',
    )
    const { by_model: shares } = await spending()
    const callsOf = (name: string) => shares.find((share: { id: string }) => share.id === name)?.calls
    assert.deepEqual([callsOf('openai:large'), callsOf('anthropic:small')], [1, 1])
    // The step's model fails: the second model writes the step.
    second!.script = ({ model }) => (model === 'small' ? { status: 400 } : { text: TEXT })
    assert.equal((await write(editor, more)).body.model, 'openai:large, anthropic:cheap')
    // The template's model is the second one, and fails: the usual one writes.
    const usual = await own(`model: { name: anthropic:cheap }\n${steps('openai:dear')}`, 'second-first')
    second!.script = () => ({ status: 400 })
    assert.equal((await write(editor, { ...more, template_id: usual.id })).body.model, 'openai:dear')
    assert.equal((await call('DELETE', '/model/second')).status, 200)
    // Nobody set up the service of the step's model.
    const refused = await write(editor, more)
    assert.deepEqual([refused.status, /asks for the model anthropic:small, whose service is not set up/.test(refused.text)], [502, true])
    assert.match((await write(editor, { ...more, fallback: 'draft' })).body.message, /^Written by the template's draft/)
  })

  test('a template does not get round a budget in money by a model without a price', async () => {
    const { id } = await saveTemplate(desk.db, desk.workspaceId, 'unpriced', {
      files: {
        'template.yml':
          'key: unpriced\nmain: subject\nmodel: { name: openai:unpriced }\nfields:\n  - { name: subject, type: text, required: true }\n' +
          'steps:\n  - { key: body, draft: "{{ subject }}" }\n',
        'EN.yml':
          'name: Unpriced\ndescription: A model of its own.\nfields:\n  subject: { label: Subject }\nsteps:\n  body: { prompt: It. }\n',
      },
    })
    const more = { template_id: id, input: { subject: 'Oslo' } }
    const why = /The model openai:unpriced has no price, and this workspace has a budget in money/
    const ofKey = { templateId: id, input: JSON.stringify(more.input) }
    const hard = { unit: 'money', soft: null, hard: 1000 }
    await set({ budget: hard })
    const refused = await write(editor, more)
    assert.deepEqual([refused.status, why.test(refused.text), first!.asked.length], [403, true, 0])
    assert.match((await write(editor, { ...more, fallback: 'draft' })).body.message, why)
    assert.equal((await write()).status, 201, 'the usual model has a price')
    assert.ok((await spending()).template_models.includes('openai:unpriced'), 'an owner can set one')
    await set({ key_budgets: { [key.id]: hard } })
    assert.deepEqual([(await byKey(ofKey)).status, (await write(editor, more)).status], [403, 201])
    await set({ budget: hard, prices: { 'openai:dear': PRICE, 'openai:unpriced': PRICE } })
    const priced = await write(editor, more)
    assert.deepEqual([priced.status, priced.body.tokens?.cost], [201, COST])
    await set({ budget: { ...hard, unit: 'tokens', hard: 1e9 } })
    assert.equal((await write(editor, more)).status, 201)
  })

  test('a limit that is reached is told to the owners, once a month', async () => {
    const bell = async () =>
      (await call('GET', '/notices')).body.notices
        .filter(({ kind }: { kind: string }) => kind === 'budget')
        .map(({ by, outcome }: any) => `${by} ${outcome}`)
    const before = await bell()
    await set({ budget: { unit: 'tokens', soft: 101, hard: 1e9 }, key_budgets: { [key.id]: { unit: 'tokens', soft: 102, hard: null } } })
    assert.deepEqual(await bell(), before)
    await Promise.all([write(), byKey(), write(), byKey()])
    await write()
    assert.deepEqual((await bell()).slice(0, -before.length || undefined).toSorted(), ['Shop soft', 'null soft'])
    // A limit that was raised is another one.
    await set({ budget: { unit: 'tokens', soft: 103, hard: 104 } })
    assert.equal((await write()).status, 403)
    await set({ budget: { unit: 'tokens', soft: 105, hard: null } })
    await write()
    assert.equal((await bell()).length, before.length + 3)
    const { rows } = await desk.db.query(`select count(*)::int as n from notices where kind = 'budget' and mail_at is null`)
    assert.equal(rows[0].n, 0, 'mailed at once')
    const told = (await listNotices(desk.db, desk.workspaceId, owner.userId!, 50)).notices.filter(({ kind }) => kind === 'budget')
    assert.match(
      told.map((notice) => texts.sentence(notice)).join('\n'),
      /^This month's spending on models of the key “Shop” has reached the amount to warn at\.$/m,
    )
    const reached = { ...told[0]!, outcome: 'hard' }
    assert.match(texts.sentence({ ...reached, by: 'Shop' }), /no model is called for this key any more\.$/)
    assert.match(texts.sentence({ ...reached, by: null }), /no model is called any more\.$/)
    assert.ok(told.every((notice) => noticePath(desk.workspaceId, notice).endsWith('/settings/spending')))
    assert.deepEqual((await call('GET', '/notices', undefined, editor)).body.notices, [])
  })

  test('what cannot be meant is refused at its place', async () => {
    for (const [settings, at] of [
      [{ budget: { unit: 'money', soft: 2, hard: 1 } }, 'budget,soft'],
      [{ key_budgets: { '00000000-0000-0000-0000-000000000001': { unit: 'tokens', soft: null, hard: 1 } } }, 'key_budgets,0'],
      [{ currency: 'euro' }, 'currency'],
      [{ prices: { 'openai:x': { input: -1, output: 1 } } }, 'prices'],
    ] as const) {
      const answer = await call('PUT', '/spending/settings', { currency: '', prices: {}, budget: null, key_budgets: {}, ...settings })
      assert.equal(answer.status, 422)
      assert.ok(answer.body.detail[0].loc.slice(1).join(',').startsWith(at), answer.text)
    }
    assert.equal((await call('GET', '/spending?month=2026-13')).status, 422)
  })
})
