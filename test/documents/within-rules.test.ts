import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { readProfile } from '../../src/packs/profile.ts'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { checkText } from '../../src/checks/check-text.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { ModelServer } from '../helpers/model-server.ts'

/** One rule has no suggestion for its text, the other does. */
const BAD = 'Get a discount for a five-star review.'
const LEARNED = 'unfair-terms.learned'
const HONEST = 'Tell us honestly what you think.'
const SUGGESTING = 'Closing down sale.'
const GOOD = '# Oslo desk\n\nA desk of solid oak for small rooms, with a drawer.'

describe('documents stay within the rules of the workspace', () => {
  let api: Api
  let drafts: Api
  let server: ModelServer
  let templateId: string
  before(async () => {
    server = await startModelServer('openai')
    api = await startApi({ settings: { MODEL: 'compatible:scripted', MODEL_URL: server.url } })
    drafts = await startApi()
    templateId = (await api.call('GET', '/template')).body.find((entry: any) => entry.key === 'product-description').id
    // A few simple rules, so that the test does not depend on the whole library.
    for (const { db, workspaceId } of [api, drafts]) await writeSetting(db, workspaceId, 'active_packs', ['eu-consumer'])
  })
  after(async () => {
    await api.close()
    await drafts.close()
    await server.close()
  })
  beforeEach(() => {
    server.asked.length = 0
  })

  const order = (input: object = {}, more: object = {}) => ({
    json: {
      templateId,
      language_key: 'EN',
      input: JSON.stringify({ name: 'Oslo desk', summary: 'A desk of solid oak', features: ['Drawer'], ...input }),
      ...more,
    },
  })
  const write = async (to: Api, input: object = {}) => {
    const { status, body, text } = await to.call('POST', '/document', order(input))
    assert.equal(status, 201, text)
    return (await to.db.query('select * from documents where id = $1', [body.documentId])).rows[0]
  }

  test('one more call asks for the sentence alone, and the text is stored with the new one', async () => {
    server.script = (_asked, count) => ({ text: count === 1 ? `${GOOD} ${BAD}` : `[1] ${HONEST}` })
    const { body } = await api.call('POST', '/document', order())
    const { body: read } = await api.call('GET', `/document/${body.documentId}`)
    assert.equal(read.generatedOutput.trim(), `${GOOD} ${HONEST}`)
    assert.deepEqual(read.findings, [])
    assert.equal(server.asked.length, 2)
    assert.match(
      server.asked[1]!.user,
      /"sentences":\[\{"number":1,"sentence":"Get a discount for a five-star review\.","findings":\[\{"text":/,
    )
    assert.doesNotMatch(server.asked[1]!.user, /small rooms/, 'the rest of the text is not sent')
    assert.equal(body.message, 'Document generated. The model wrote one sentence again for the rules.')
    const [change] = read.changes
    assert.deepEqual([change.rule_id, change.made_by, change.before, change.after], ['eu-consumer.bought-reviews', 'model', BAD, HONEST])
    assert.equal([...read.generatedOutput].slice(change.place.start, change.place.end).join(''), HONEST)
    assert.deepEqual([body.changes, body.findings, body.message], [read.changes, read.findings, read.message])
  })

  test('what a model does not correct in two tries is delivered with its findings, and said', async () => {
    server.script = (_asked, count) => ({ text: count === 1 ? `${GOOD} ${BAD}` : `[1] ${BAD}` })
    const { body } = await api.call('POST', '/document', order())
    const { body: read } = await api.call('GET', `/document/${body.documentId}`)
    assert.equal(server.asked.length, 3)
    assert.match(
      body.message,
      /The model was asked twice to correct a sentence and did not\. One finding remains: 1 HIGH\. One assertion .*: five-star\.$/,
    )
    const [finding, ...more] = read.findings
    assert.deepEqual([more, finding.rule_id, finding.severity, finding.ignored], [[], 'eu-consumer.bought-reviews', 'HIGH', false])
    assert.equal([...read.generatedOutput].slice(finding.place.start, finding.place.end).join(''), finding.text)
    assert.ok(BAD.includes(finding.text) && finding.reason !== '' && finding.sentence === BAD)
  })

  test('a sentence that loses a fact, an address or a value, adds a figure, or changes the language is not taken', async () => {
    const bad = 'Get a gift for a five-star review of the 15 kg desk at https://oslo.example today.'
    const summary = 'A desk of solid oak, 15 kg'
    for (const lost of [
      'Tell us what you think of the 15 kg desk.',
      'Tell us at https://oslo.example what you think.',
      'Tell us at https://oslo.example within 30 days what you think of the 15 kg desk.',
      'Sagen Sie uns unter https://oslo.example ehrlich Ihre Meinung über den Schreibtisch, der 15 kg wiegt und aus Eiche ist.',
      '# 15 kg at https://oslo.example',
      '',
    ]) {
      server.asked.length = 0
      server.script = (_asked, count) => ({ text: count === 1 ? `${GOOD} ${bad}` : `[1] ${lost}` })
      const row = await write(api, { summary })
      assert.ok(row.markdown.includes(bad), `${lost}: ${row.markdown}`)
      assert.deepEqual(row.changes, [])
      assert.equal(row.findings.length, 1)
    }
    const kept = 'Tell us at https://oslo.example what you think of the 15 kg desk.'
    server.asked.length = 0
    server.script = (_asked, count) => ({ text: count === 1 ? `${GOOD} ${bad}` : `[1] ${kept}` })
    assert.ok((await write(api, { summary })).markdown.includes(kept))
    assert.match(server.asked[1]!.user, /"keep":\["https:\/\/oslo\.example","15"\]/)
  })

  test('findings of a learned rule of low precision cost no call, and two hundred clean documents cost two hundred', async () => {
    await writeSetting(api.db, api.workspaceId, 'active_packs', ['eu-consumer', 'plain-language', 'unfair-terms', 'dark-patterns'])
    try {
      const clause = 'We may suspend or terminate your account at any time, for any reason, without notice.'
      server.script = () => ({ text: `${GOOD} Here it is!!! ${clause}` })
      const withOthers = (findings: any[]) => findings.flatMap((one) => [one, ...(one.also ?? [])])
      // What else finds the clause and is as grave is off; learned rules are, unless somebody switches them on.
      const others = withOthers((await write(api)).findings)
        .filter(({ rule_id, severity }) => rule_id !== LEARNED && severity !== 'LOW')
        .map(({ rule_id }) => rule_id)
      await writeSetting(api.db, api.workspaceId, 'overrides', [
        ...others.map((rule_id: string) => ({ rule_id, severity: 'OFF' })),
        { rule_id: LEARNED, severity: 'MEDIUM' },
      ])
      server.asked.length = 0
      const { findings } = await write(api)
      assert.ok(
        withOthers(findings).some(({ rule_id, severity }) => rule_id === LEARNED && severity === 'MEDIUM'),
        JSON.stringify(findings),
      )
      assert.equal(server.asked.length, 1)
      server.asked.length = 0
      server.script = () => ({ text: GOOD })
      for (let batch = 0; batch < 10; batch++) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => api.call('POST', '/document', order())))
        for (const { status, body } of answers) assert.deepEqual([status, body.message], [201, 'Document generated.'])
      }
      assert.equal(server.asked.length, 200)
    } finally {
      await writeSetting(api.db, api.workspaceId, 'active_packs', ['eu-consumer'])
      await writeSetting(api.db, api.workspaceId, 'overrides', [])
    }
  })

  test('refuse_at: nothing is stored and 422 lists the findings, also when it is asked again with the same key', async () => {
    server.script = (_asked, count) => ({ text: count === 1 ? `${GOOD} ${BAD}` : `[1] ${BAD}` })
    const count = async () => (await api.db.query('select count(*)::int as n from documents')).rows[0].n
    const before = await count()
    const headers = { 'idempotency-key': 'refused-once' }
    const refused = await api.call('POST', '/document', { ...order({}, { refuse_at: 'HIGH' }), headers })
    assert.equal(refused.status, 422, refused.text)
    const [fault, ...more] = refused.body.detail
    assert.deepEqual([more, fault.loc, fault.type], [[], ['body', 'refuse_at'], 'value_error'])
    assert.match(fault.msg, /^Value error, HIGH finding of eu-consumer\.bought-reviews: “Get a discount/)
    assert.equal(fault.ctx.finding.rule_id, 'eu-consumer.bought-reviews')
    assert.ok(fault.ctx.finding.place.end > fault.ctx.finding.place.start)
    const calls = server.asked.length
    const again = await api.call('POST', '/document', { ...order({}, { refuse_at: 'HIGH' }), headers })
    assert.deepEqual([again.status, again.body, server.asked.length], [422, refused.body, calls])
    assert.equal(await count(), before)
    server.asked.length = 0
    assert.equal((await api.call('POST', '/document', order({}, { refuse_at: 'CRITICAL' }))).status, 201)
    server.asked.length = 0
    assert.equal((await api.call('POST', '/document', order({}, { refuse_at: null }))).status, 201)
    const wrong = await api.call('POST', '/document', order({}, { refuse_at: 'SEVERE' }))
    assert.deepEqual(wrong.body.detail[0].loc, ['body', 'refuse_at'])
  })

  test('an answer without the sentence is not taken, nor one that fails', async () => {
    for (const answer of [{ text: 'Done.' }, { text: '[7] Another sentence.' }, { status: 400 }]) {
      server.asked.length = 0
      server.script = (_asked, count) => (count === 1 ? { text: `${GOOD} ${BAD}` } : answer)
      const row = await write(api)
      assert.match(row.markdown, /A desk of solid oak for small rooms/)
      assert.equal(row.findings.length, 1)
    }
  })

  test('a rule that is off, or a text that is allowed, is left alone', async () => {
    server.script = () => ({ text: `${GOOD} ${BAD}` })
    await writeSetting(api.db, api.workspaceId, 'overrides', [{ rule_id: 'eu-consumer.bought-reviews', severity: 'OFF' }])
    const row = await write(api)
    await writeSetting(api.db, api.workspaceId, 'overrides', [])
    assert.deepEqual(row.findings, [])
    assert.equal(server.asked.length, 1)
  })

  test('a suggestion that only changes the wording is applied to what a model wrote, and not to what was entered', async () => {
    await writeSetting(api.db, api.workspaceId, 'active_packs', ['plain-language'])
    try {
      server.script = () => ({ text: `${GOOD} We utilize oak in order to build it. Made for those who commence early.` })
      const row = await write(api, { summary: 'For those who commence early' })
      assert.match(row.markdown, /We use oak to build it\. Made for those who commence early\./)
      assert.deepEqual(
        row.changes.map((one: any) => [one.number, one.before, one.after, one.made_by, one.suggestion_class, one.sentence]),
        [
          [1, 'utilize', 'use', 'suggestion', 'wording', 'We use oak to build it.'],
          [2, 'in order to', 'to', 'suggestion', 'wording', 'We use oak to build it.'],
        ],
      )
      for (const { place, after: written } of row.changes) assert.equal(row.markdown.slice(place.start, place.end), written)
      const { body } = await api.call('GET', `/document/${row.id}`)
      assert.equal(
        body.message,
        'Document generated. Rules changed 2 wordings. One finding remains: 1 LOW. ' +
          'One assertion stands neither in the form nor in the facts: oak.',
      )
      assert.deepEqual(
        row.findings.map((one: any) => [one.rule_id, one.text, one.suggestion_class]),
        [['plain-language.hard-words', 'commence', 'wording']],
      )
      assert.equal(server.asked.length, 1, 'what a program corrects, and what was entered, costs no call')
    } finally {
      await writeSetting(api.db, api.workspaceId, 'active_packs', ['eu-consumer'])
    }
  })

  test('the names of the workspace and of its people stay as they are', async () => {
    await writeSetting(api.db, api.workspaceId, 'active_packs', ['inclusive-language', 'plain-language'])
    await api.db.query(`update workspaces set name = 'utilize blacklist' where id = $1`, [api.workspaceId])
    try {
      server.script = () => ({ text: `${GOOD} We write utilize blacklist on each one. Others utilize steel.` })
      const { markdown } = await write(api)
      assert.match(markdown, /We write utilize blacklist on each one\. Others use steel\./)
    } finally {
      await api.db.query(`update workspaces set name = 'Test' where id = $1`, [api.workspaceId])
      await writeSetting(api.db, api.workspaceId, 'active_packs', ['eu-consumer'])
    }
  })

  test('so do names of its products, and nothing is suggested for them', async () => {
    await writeSetting(api.db, api.workspaceId, 'active_packs', ['inclusive-language', 'plain-language'])
    await writeSetting(api.db, api.workspaceId, 'own_names', ['utilize', 'Heath & Fell'])
    try {
      server.script = () => ({ text: `${GOOD} Others utilize steel. It is on no blacklist.` })
      const { markdown, findings } = await write(api)
      assert.match(markdown, /Others utilize steel\. It is on no blocklist\./)
      assert.deepEqual(
        findings.filter((one: any) => one.text === 'utilize').map((one: any) => one.suggested_text),
        [null],
      )
    } finally {
      await writeSetting(api.db, api.workspaceId, 'own_names', [])
      await writeSetting(api.db, api.workspaceId, 'active_packs', ['eu-consumer'])
    }
  })

  test('what was entered is printed as it was entered, and stays a finding of the document', async () => {
    const profile = await readProfile(drafts.db, drafts.workspaceId, null)
    const [finding] = checkText(SUGGESTING, 'EN', profile).single
    assert.ok(finding!.edits.length > 0)
    const row = await write(drafts, { summary: `A desk of oak. ${SUGGESTING} ${BAD}` })
    assert.deepEqual(row.findings.map((one: any) => one.rule_id).toSorted(), ['eu-consumer.bought-reviews', 'eu-consumer.closing-down'])
    assert.ok(row.markdown.includes(SUGGESTING), row.markdown)
    assert.equal(row.model, null)
    assert.match(row.plain, /A desk of oak/)
  })
})
