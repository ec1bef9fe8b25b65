import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { readProfile } from '../../src/packs/profile.ts'
import { writeSetting } from '../../src/db/workspace-settings.ts'
import { checkText } from '../../src/documents/check-text.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { ModelServer } from '../helpers/model-server.ts'

/** One rule has no suggestion for its text, the other does. */
const BAD = 'Get a discount for a five-star review.'
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

  const write = async (to: Api, input: object = {}) => {
    const { status, body, text } = await to.call('POST', '/document', {
      json: {
        templateId,
        language_key: 'EN',
        input: JSON.stringify({ name: 'Oslo desk', summary: 'A desk of solid oak', features: ['Drawer'], ...input }),
      },
    })
    assert.equal(status, 201, text)
    return (await to.db.query('select * from documents where id = $1', [body.documentId])).rows[0]
  }

  test('one more call names the findings, and the corrected text is stored', async () => {
    server.script = (_asked, count) => ({ text: count === 1 ? `${GOOD} ${BAD}` : GOOD })
    const row = await write(api)
    assert.equal(row.markdown.trim(), GOOD)
    assert.deepEqual(row.findings, [])
    assert.equal(server.asked.length, 2)
    assert.match(server.asked[1]!.user, /"findings":\[\{"text":"Get a discount/)
    assert.equal(row.tokens.calls, 2)
  })

  test('what a model does not mend in two corrections is kept with the document', async () => {
    server.script = () => ({ text: `${GOOD} ${BAD}` })
    const row = await write(api)
    assert.match(row.markdown, /five-star review/)
    assert.equal(row.findings.length, 1)
    assert.equal(row.findings[0].rule_id, 'eu-consumer.bought-reviews')
    assert.ok(server.asked.length <= 3)
  })

  test('a correction that loses the text is not taken, nor one that fails', async () => {
    for (const answer of [{ text: 'Done.' }, { status: 400 }]) {
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
        row.findings.map((one: any) => [one.rule_id, one.text, one.suggestion_class]),
        [['plain-language.hard-words', 'commence', 'wording']],
      )
      assert.equal(server.asked.length, 1, 'what a program mends, and what was entered, costs no call')
    } finally {
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
