import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../helpers/command.ts'
import { startLocalModelServer } from '../helpers/local-model-server.ts'
import type { LocalModelServer, Question } from '../helpers/local-model-server.ts'

interface Page {
  page: string
  faults: string[]
  twins: string[]
}
const PAGES = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../trial/pages.json'), 'utf8')) as Page[]
const FAULTS = PAGES.flatMap(({ faults }) => faults)

/** A model that knows what is wrong: it quotes the faults that stand in the text, and doubts nothing. */
const knowing = ({ data }: Question) =>
  JSON.stringify(
    data.remarks
      ? { unfounded: [] }
      : { findings: FAULTS.filter((sentence) => data.text.includes(sentence)).map((quotation) => ({ quotation, reason: 'Too much.' })) },
  )

describe('the trial of a model', () => {
  let ollama: LocalModelServer
  before(async () => {
    ollama = await startLocalModelServer('ollama')
  })
  after(() => ollama.close())
  beforeEach(() => {
    ollama.asked.length = 0
    ollama.answer = knowing
  })
  const tryModel = (args: string[] = [], env: Record<string, string> = {}) =>
    runCommand(['models', 'try', ...args], {
      env: { MODEL: 'ollama:small-one:3b', MODEL_URL: `http://${ollama.address}`, MODEL_PRICE: '2/10', ...env },
    })

  test('a model that quotes every fault finds them all, and each page says what it took', async () => {
    const { code, json } = await tryModel(['--json'])
    assert.equal(code, 0, JSON.stringify(json))
    assert.equal(json.pages.length, 10)
    assert.deepEqual([json.sum.faults, json.sum.found, json.sum.wrong], [30, 30, 0])
    assert.ok(json.sum.by_rules < 15, 'what the rules find alone is no trial of a model')
    assert.equal(json.sum.questions, ollama.asked.length)
    assert.equal(json.sum.input_tokens, 700 * ollama.asked.length)
    assert.equal(json.sum.cost.toFixed(6), ((ollama.asked.length * (700 * 2 + 30 * 10)) / 1e6).toFixed(6))
    for (const page of json.pages) {
      assert.ok(page.questions > 0 && page.questions <= 8, `${page.page} asks ${page.questions} questions`)
      assert.deepEqual(page.not_judged, [])
    }
  })

  test('a model that finds fault with everything is told so, and one that finds none finds what the rules find', async () => {
    ollama.answer = ({ data }) =>
      JSON.stringify(
        data.remarks ? { unfounded: [] } : { findings: data.text.split(/(?<=[.!?])\s+|\n/).map((quotation) => ({ quotation })) },
      )
    const { json: loud } = await tryModel(['--json', 'lender', 'casino'])
    assert.deepEqual([loud.pages.length, loud.sum.found], [2, 6])
    assert.ok(loud.sum.wrong >= 6, `${loud.sum.wrong} wrong`)
    ollama.answer = ({ data }) => (data.remarks ? '{"unfounded":[]}' : '{"findings":[]}')
    const { json: silent } = await tryModel(['--json', 'lender', 'casino'])
    assert.deepEqual([silent.sum.found, silent.sum.wrong], [silent.sum.by_rules, 0])
  })

  test('the table says it to people', async () => {
    const { code, stdout } = await tryModel(['lender'])
    assert.equal(code, 0)
    assert.match(
      stdout,
      /^ollama:small-one:3b\n\npage +faults +rules +found +wrong +asked +tokens +cost +seconds\nlender \(credit\) +EN +3 /,
    )
    assert.match(stdout, /3 of 3 faults found \(the rules alone: \d\), lawful sentences called a fault: 0;/)
  })

  test('a doubt of a right finding is counted as wrong', async () => {
    ollama.answer = ({ data }) =>
      JSON.stringify(data.remarks ? { unfounded: data.remarks.map(({ id }) => ({ id, reason: 'No.' })) } : { findings: [] })
    const { json } = await tryModel(['--json'])
    assert.ok(json.sum.lowered_wrongly > 0)
    assert.ok(json.sum.found <= json.sum.by_rules)
  })

  test('the budget holds, and what was not judged is said', async () => {
    const { code, json, stdout } = await tryModel(['--json'], { GUIDELINE_BUDGET: '3' })
    assert.equal(code, 1, stdout)
    assert.equal(ollama.asked.length, 3)
    assert.ok(json.sum.pages_not_judged >= 8)
    assert.match(json.pages.at(-1).not_judged[0], /budget of 0 questions/)
  })

  test('a model that cannot be called is a sentence for each page, not a crash', async () => {
    const { code, json } = await tryModel(['--json', 'blog'], { MODEL_URL: 'http://127.0.0.1:9' })
    assert.equal(code, 1)
    assert.match(json.pages[0].not_judged[0], /cannot be reached/)
  })

  test('without a model it says which one is there; a page that is none is wrong use', async () => {
    const none = await tryModel([], { MODEL: '', MODEL_URL: '', MODEL_SERVERS: ollama.address })
    assert.equal(none.code, 2)
    assert.ok(none.stderr.includes(`--model ollama:small-one:3b --model-url http://${ollama.address}`), none.stderr)
    const strange = await tryModel(['nowhere'])
    assert.equal(strange.code, 2)
    assert.match(strange.stderr, /There is no page "nowhere" in the trial; there are lender, /)
  })
})

describe('model servers on this machine', () => {
  const started: LocalModelServer[] = []
  after(() => Promise.all(started.map((server) => server.close())))
  const find = async (servers: string) => runCommand(['models', 'find', '--json'], { env: { MODEL_SERVERS: servers } })

  test('Ollama, vLLM and llama.cpp are told apart, with their models and what to set', async () => {
    for (const service of ['ollama', 'vllm', 'llamacpp'] as const) started.push(await startLocalModelServer(service))
    const { code, json } = await find(started.map(({ address }) => address).join(','))
    assert.equal(code, 0)
    const [ollama, vllm, llamacpp] = started.map(({ address }) => `http://${address}`)
    assert.deepEqual(json.servers, [
      { service: 'Ollama', address: ollama, url: ollama, models: ['ollama:small-one:3b'] },
      { service: 'vLLM', address: vllm, url: `${vllm}/v1`, models: ['compatible:small-one:3b'] },
      { service: 'llama.cpp', address: llamacpp, url: `${llamacpp}/v1`, models: ['compatible:small-one:3b'] },
    ])
    assert.ok(
      started.every(({ asked }) => asked.length === 0),
      'no model is asked anything',
    )
  })

  test('what it offers can be used as it is', async () => {
    for (const server of started) {
      server.answer = knowing
      const { json } = await find(server.address)
      const [{ models, url }] = json.servers
      const { json: tried } = await runCommand(['models', 'try', 'lender', '--json', '--model', models[0], '--model-url', url])
      assert.equal(tried.sum.found, 3, server.address)
    }
  })

  test('nobody there, or somebody else, is no server of models; addresses elsewhere are refused', async () => {
    const { code, json } = await find('127.0.0.1:9')
    assert.deepEqual([code, json.servers], [1, []])
    for (const elsewhere of ['10.0.0.5:11434', 'example.com:80', '127.0.0.1', '127.0.0.1:80/path']) {
      const refused = await find(elsewhere)
      assert.equal(refused.code, 2, elsewhere)
      assert.match(refused.stderr, /MODEL_SERVERS names addresses of this machine with their ports/)
    }
  })
})
