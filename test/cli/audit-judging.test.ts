import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { ModelServer } from '../helpers/model-server.ts'

const PROMISE = 'Leave your savings with our traders and live off them by spring.'
const page = (text: string) => `<html lang="en"><title>Trading</title><h1>Invest with us</h1><p>${text}</p></html>`

describe('rules that a model judges, in an audit on this machine', () => {
  const { path: folder, file, remove } = temporaryFolder('audit-judging')
  let server: ModelServer
  before(async () => {
    server = await startModelServer('openai')
    file('promise.html', page(PROMISE))
    file('plain.html', page('We trade shares on the exchange of Vienna for our clients.'))
    file('again/promise.html', page(PROMISE))
  })
  after(async () => {
    remove()
    await server.close()
  })
  beforeEach(() => {
    server.asked.length = 0
    server.script = ({ user }) => ({
      text: JSON.stringify({ findings: user.includes(PROMISE) ? [{ quotation: PROMISE, reason: 'It promises a living.' }] : [] }),
    })
  })
  const audit = (args: string[], env: Record<string, string> = { MODEL: 'compatible:judge', MODEL_URL: server.url }) =>
    runCommand(['audit', ...args, '--packs', 'second-reading'], { cwd: folder, env })

  test('the model of the settings is asked, and what it quotes is a finding', async () => {
    const { code, json } = await audit(['promise.html', 'plain.html', '--json', '--fail-on', 'MEDIUM'])
    assert.equal(code, 1)
    assert.deepEqual(
      json.assets.map((asset: any) => [asset.path, asset.rule_failures, asset.findings.map(({ rule_id, text }: any) => [rule_id, text])]),
      [
        ['promise.html', [], [['second-reading.investments', PROMISE]]],
        ['plain.html', [], []],
      ],
    )
    assert.match(server.asked[0]!.system, /Guideline/)
  })

  test('of one text it is asked once, however many files have it', async () => {
    await audit(['promise.html', 'again'])
    const texts = server.asked.map(({ user, system }) => `${system}${user}`)
    assert.equal(texts.length, new Set(texts).size)
    assert.ok(texts.length > 0)
  })

  test('without a model nothing was checked: exit 2, and it says what to set', async () => {
    const { code, stdout, stderr } = await audit(['promise.html'], {})
    assert.equal(code, 2)
    assert.match(stdout, /second-reading\.investments: it needs a model to judge it, which `imprimatur audit` asks where MODEL is set/)
    assert.match(stderr, /^imprimatur: 8 rules need a model and did not run \(--allow-unjudged accepts that\)$/m)
    assert.equal((await audit(['promise.html', '--allow-unjudged'], {})).code, 0)
  })

  test('rules that a project file switches off need no model', async () => {
    file('off/imprimatur.yml', 'packs: [second-reading]\nrules: {second-reading.*: off}\n')
    file('off/promise.html', page(PROMISE))
    assert.equal((await runCommand(['audit', 'off'], { cwd: folder })).code, 0)
  })

  test('a model that fails leaves the build red, and the reason is told', async () => {
    server.script = () => ({ status: 401, body: '{"error":{"message":"bad key"}}' })
    const { code, stdout, stderr } = await audit(['promise.html', 'plain.html'])
    assert.equal(code, 2)
    assert.match(stdout, /rule failed {2}second-reading\.investments: it needs the model's judgement, which could not be had:/)
    assert.match(stderr, /^imprimatur: a model could not judge 2 sources \(--allow-unjudged accepts that\)$/m)
  })

  test('the budget holds for the whole audit', async () => {
    const env = { MODEL: 'compatible:judge', MODEL_URL: server.url, GUIDELINE_BUDGET: '1' }
    const { code, stdout } = await audit(['promise.html', 'plain.html'], env)
    assert.equal(server.asked.length, 1)
    assert.equal(code, 2)
    assert.match(stdout, /the audit's budget of 1 questions to the model is used up/)
  })

  test('a finding that the model doubts no longer fails the build, and stays with the reason', async () => {
    file('loan.html', page('Our loan is for all: everyone is approved.'))
    const args = ['audit', 'loan.html', '--packs', 'consumer-credit,second-reading', '--fail-on', 'HIGH', '--json']
    const env = { MODEL: 'compatible:judge', MODEL_URL: server.url }
    const run = async (unfounded: object[]) => {
      server.script = ({ user }) => ({ text: JSON.stringify(user.includes('"remarks"') ? { unfounded } : { findings: [] }) })
      const { code, json } = await runCommand(args, { cwd: folder, env })
      return [code, json.assets[0].findings.map(({ severity, reason }: any) => [severity, / doubts this \(HIGH → LOW\): /.test(reason)])]
    }
    assert.deepEqual(await run([]), [1, [['HIGH', false]]])
    assert.deepEqual(await run([{ id: 1, reason: 'A rival is quoted.' }]), [0, [['LOW', true]]])
  })

  test('rules that ask nothing run as without a model', async () => {
    const env = { MODEL: 'compatible:judge', MODEL_URL: 'http://127.0.0.1:9/v1' }
    const { code } = await runCommand(['audit', 'plain.html', '--packs', 'gambling'], { cwd: folder, env })
    assert.equal(code, 0)
    assert.equal(server.asked.length, 0)
  })
})
