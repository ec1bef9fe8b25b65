import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { ruleLibrary } from '../../src/packs/library.ts'
import { startLocalModelServer } from '../helpers/local-model-server.ts'
import type { LocalModelServer } from '../helpers/local-model-server.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

describe('a model is found and tried in the settings', () => {
  let ollama: LocalModelServer
  let desk: Desk
  let owner: Browser
  before(async () => {
    ollama = await startLocalModelServer('ollama')
    desk = await startDesk({
      settings: { MODEL_SERVERS: ollama.address, ALLOW_HOSTS: '127.0.0.1' },
      parts: { library: ruleLibrary },
    })
    owner = await desk.member('owner')
  })
  after(async () => {
    await desk.close()
    await ollama.close()
  })
  beforeEach(() => {
    ollama.asked.length = 0
    ollama.paths.length = 0
    ollama.answer = ({ data }) => (data.remarks ? '{"unfounded":[]}' : '{"findings":[]}')
  })

  test('it is offered with its models, and chosen as offered; nobody asks before an owner looks', async () => {
    assert.deepEqual(ollama.paths, [])
    const { status, body } = await owner.call('GET', '/w/model/servers')
    assert.equal(status, 200)
    const url = `http://${ollama.address}`
    assert.deepEqual(body, {
      servers: [{ service: 'Ollama', address: url, url, models: ['ollama:small-one:3b'] }],
      asked: [url],
      closed: [],
    })
    assert.deepEqual(ollama.paths, ['/api/tags'])
    assert.equal((await owner.call('PUT', '/w/model', { json: { model: 'ollama:small-one:3b', url } })).status, 200)
    assert.equal((await owner.call('POST', '/w/model/test')).body.ok, true)
  })

  test('where the operator or the workspace closes this machine nobody is asked', async () => {
    await writeSetting(desk.db, desk.workspaceId, 'allowed_hosts', [])
    try {
      const { body } = await owner.call('GET', '/w/model/servers')
      assert.deepEqual(body, { servers: [], asked: [], closed: [`http://${ollama.address}`] })
      assert.deepEqual(ollama.paths, [])
    } finally {
      await writeSetting(desk.db, desk.workspaceId, 'allowed_hosts', null)
    }
  })

  test('a page is read, and told with what it cost; its tokens are counted as a test', async () => {
    const { body: listed } = await owner.call('GET', '/w/model/trial')
    assert.equal(listed.pages.length, 10)
    assert.ok(listed.pages.every(({ faults }: { faults: number }) => faults === 3))
    const [fault] = ['We have yet to meet the person we had to send home without the money.']
    ollama.answer = ({ data }) =>
      JSON.stringify(data.remarks ? { unfounded: [] } : { findings: data.text.includes(fault!) ? [{ quotation: fault }] : [] })
    const { status, body } = await owner.call('POST', '/w/model/trial/lender')
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual([body.model, body.faults, body.found - body.by_rules, body.wrong], ['ollama:small-one:3b', 3, 1, 0])
    assert.deepEqual([body.questions, body.input_tokens, body.cost], [ollama.asked.length, 700 * ollama.asked.length, null])
    const { rows } = await desk.db.query(`select sum(input)::int as tokens from model_spending where purpose = 'test'`)
    assert.ok(rows[0].tokens >= body.input_tokens)
    assert.equal((await owner.call('POST', '/w/model/trial/nowhere')).status, 404)
    assert.equal((await desk.db.query('select count(*)::int as kept from judgements')).rows[0].kept, 0)
  })

  test('the budget of the workspace holds', async () => {
    const spending = { budget: { unit: 'tokens', soft: null, hard: 1 }, key_budgets: {}, prices: {}, currency: '' }
    await writeSetting(desk.db, desk.workspaceId, 'spending', spending as never)
    try {
      const { body } = await owner.call('POST', '/w/model/trial/lender')
      assert.equal(ollama.asked.length, 0)
      assert.match(body.not_judged[0], /budget of the workspace for models is used up/)
    } finally {
      await writeSetting(desk.db, desk.workspaceId, 'spending', { ...spending, budget: null } as never)
    }
  })

  test('whoever hangs up ends the question that is under way, and no other is asked', async () => {
    let asked = () => {}
    const begun = new Promise<void>((resolve) => (asked = resolve))
    ollama.answer = () => {
      asked()
      return null
    }
    const leaving = new AbortController()
    const call = owner.call('POST', '/w/model/trial/casino', { signal: leaving.signal }).catch(() => 'left')
    await Promise.race([begun, call.then((answer) => assert.fail(`it answered: ${JSON.stringify(answer)}`))])
    const before = ollama.left
    leaving.abort()
    assert.equal(await call, 'left')
    while (ollama.left === before) await new Promise((resolve) => setTimeout(resolve, 20))
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.equal(ollama.asked.length, 1)
  })

  test('without a model there is nothing to try', async () => {
    assert.equal((await owner.call('DELETE', '/w/model')).status, 200)
    assert.equal((await owner.call('POST', '/w/model/trial/lender')).status, 409)
  })
})
