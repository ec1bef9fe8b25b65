import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { saveTemplate } from '../../src/db/library/library.ts'
import { storeKnowledgeBase } from '../../src/library/knowledge.ts'
import { openModel } from '../../src/models/model.ts'
import { modelFetch } from '../../src/models/transport.ts'
import { ModelFailure } from '../../src/generation/base/model.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { Behaviour, ModelServer } from '../helpers/model-server.ts'

const KEY = 'sk-scripted-0123456789abcdef'
const TEXT = '# Oslo desk\n\nA desk of solid oak for small rooms.\n\n- Drawer\n- Cable outlet\n'

for (const protocol of ['openai', 'anthropic'] as const) {
  describe(`a model that speaks the protocol of ${protocol}`, () => {
    let api: Api
    /** The same with a short timeout: only for tests of the timeout, since a busy machine would reach it too. */
    let impatient: Api
    let server: ModelServer
    let templates: any[]
    before(async () => {
      server = await startModelServer(protocol)
      const settings = { MODEL: `${protocol}:scripted-1`, MODEL_URL: server.url, MODEL_KEY: KEY, MODEL_SECONDS: '60' }
      api = await startApi({ settings: { ...settings, MODEL_OTHERS: `${protocol}:scripted-2, ollama:elsewhere` } })
      impatient = await startApi({
        settings: { MODEL: `${protocol}:scripted-1`, MODEL_URL: server.url, MODEL_KEY: KEY, MODEL_SECONDS: '1' },
      })
      templates = (await api.call('GET', '/template')).body
    })
    after(async () => {
      await api.close()
      await impatient.close()
      await server.close()
    })
    beforeEach(() => {
      server.asked.length = 0
    })

    const order = (input: object = {}, key = 'product-description') => ({
      templateId: templates.find((entry) => entry.key === key).id,
      language_key: 'EN',
      input: JSON.stringify({
        name: 'Oslo desk',
        summary: 'A desk of solid oak',
        features: ['Drawer', 'Cable outlet'],
        price: 499,
        currency: 'GBP',
        ...input,
      }),
    })
    const write = (input: object = {}) => api.call('POST', '/document', { json: order(input) })
    const countDocuments = async () => (await api.db.query('select count(*)::int as n from documents')).rows[0].n as number
    const rowOf = async (id: string) => (await api.db.query('select * from documents where id = $1', [id])).rows[0]

    test('writes the document; the model, its tokens and the text are kept, and the message says no word of a draft', async () => {
      server.script = () => ({ text: TEXT })
      const { status, body } = await write()
      assert.equal(status, 201)
      assert.equal(body.message, 'Document generated. One value of the form is not in the text: Price (499).')
      const { body: document } = await api.call('GET', `/document/${body.documentId}`)
      assert.equal(document.generatedOutput.trim(), TEXT.trim())
      assert.equal(document.title, 'Oslo desk')
      const row = await rowOf(body.documentId)
      assert.equal(row.model, `${protocol}:scripted-1`)
      assert.deepEqual(row.tokens, { input: 40, output: 60, calls: 1 })
      assert.equal(server.asked[0]!.model, 'scripted-1')
      const sent = server.asked[0]!.headers
      assert.equal(protocol === 'openai' ? sent.authorization : sent['x-api-key'], protocol === 'openai' ? `Bearer ${KEY}` : KEY)
    })

    test(
      "the template's prompt, the tone and the language are in the instructions; form and facts with sources are in the " + 'data',
      async () => {
        const { id } = await storeKnowledgeBase(api.db, api.workspaceId, {
          name: 'Desks',
          description: null,
          entries: [{ kind: 'fact', title: null, content: 'The desk is made in Leeds', source: 'Factory sheet', languageKey: 'EN' }],
        })
        server.script = () => ({ text: `${TEXT}\nThe desk is made in Leeds (Factory sheet).\n` })
        const { body } = await write({ infobase: id })
        const [{ system, user }] = server.asked as [ModelServer['asked'][number]]
        assert.match(system, /Write a product description for a web shop/)
        assert.match(system, /British English/)
        assert.match(system, /# Voice/)
        assert.doesNotMatch(system, /Oslo|Leeds|Factory/)
        assert.match(user, /Oslo desk/)
        assert.match(user, /"facts":\[\{"number":1,"text":"The desk is made in Leeds"\}\]/)
        assert.doesNotMatch(user, new RegExp(id))
        assert.deepEqual(body.facts, [{ number: 1, text: 'The desk is made in Leeds', title: null, source: 'Factory sheet' }])
        assert.deepEqual((await api.call('GET', `/document/${body.documentId}`)).body.facts, body.facts)
      },
    )

    test('a template of several steps is written step by step, each knowing what stands already', async () => {
      server.script = (_asked, count) => ({ text: count === 1 ? '# First part\n\nBeginning.' : `Part ${count}.` })
      const blog = templates.find((entry) => entry.key === 'blog-article')
      const form = blog.templateMetas.find((meta: any) => meta.languageKey === 'EN').form
      const input = Object.fromEntries(
        form
          .filter((field: any) => field.required)
          .map((field: any) => [field.name, field.type === 'list' ? ['One: two'] : field.options ? field.options[0].value : 'Oak desks']),
      )
      const { status, body } = await api.call('POST', '/document', {
        json: { templateId: blog.id, language_key: 'EN', input: JSON.stringify(input) },
      })
      assert.equal(status, 201)
      const steps = blog.commands.filter((command: any) => command.languageKey === 'EN').length
      assert.ok(steps > 1)
      const written = server.asked.filter(({ system }) => system.startsWith('You write'))
      assert.equal(written.length, steps)
      assert.match(written[1]!.user, /"written_so_far":"# First part/)
      const row = await rowOf(body.documentId)
      assert.equal(row.tokens.calls, server.asked.length)
      for (let part = 2; part <= steps; part++) assert.match(row.markdown, new RegExp(`Part ${part}\\.`))
    })

    test("a template may ask for another model of the server's service, where the operator names it", async () => {
      server.script = () => ({ text: TEXT })
      const writtenBy = async (name: string) => {
        const { id } = await saveTemplate(api.db, api.workspaceId, 'own-model', {
          files: {
            'template.yml':
              `key: own-model\nmain: subject\nmodel: { name: '${name}' }\nfields:\n  - { name: subject, type: text }\n` +
              'steps:\n  - { key: text, draft: "{{ subject }}" }\n',
            'EN.yml': 'name: Own\ndescription: Own.\nfields:\n  subject: { label: Subject }\nsteps:\n  text: { prompt: Write. }\n',
          },
        })
        return api.call('POST', '/document', { json: { templateId: id, language_key: 'EN', input: '{"subject":"Oslo"}' } })
      }
      const { body } = await writtenBy(`${protocol}:scripted-2`)
      const { model, headers } = server.asked[0]!
      assert.deepEqual([model, String(headers.authorization ?? headers['x-api-key']).includes(KEY)], ['scripted-2', true])
      assert.equal((await rowOf(body.documentId)).model, `${protocol}:scripted-2`)
      for (const name of [`${protocol}:scripted-3`, 'ollama:elsewhere']) {
        const refused = await writtenBy(name)
        assert.deepEqual([refused.status, server.asked.length], [502, 1])
        assert.match(refused.body.detail, /^The template asks for the model .*, whose service is not set up for this workspace\.$/)
      }
    })

    test('fences and chatter are not part of the text', async () => {
      for (const answer of [
        `Sure! Here is your product description:\n\n${TEXT}`,
        '```markdown\n' + TEXT + '```',
        `Here's the text:\n\n\`\`\`\n${TEXT}\`\`\`\n\nLet me know if you want any change!`,
        `<think>They want a text.</think>\n${TEXT}`,
      ]) {
        server.script = () => ({ text: answer })
        const { body } = await write()
        assert.equal((await rowOf(body.documentId)).markdown.trim(), TEXT.trim(), answer)
      }
    })

    test('numbers, prices, dates and percentages that nobody supplied are listed with the document', async () => {
      server.script = () => ({
        text: `${TEXT}\nIt costs £499, saves 37% of space, was shown on 3 May 2025 and has 12 screws. Also £1,250.\n`,
      })
      const { body } = await write({ summary: 'A desk of solid oak with 12 screws' })
      const { unsupported } = body
      assert.deepEqual((await api.call('GET', `/document/${body.documentId}`)).body.unsupported, unsupported)
      assert.match(body.message, /3 figures stand neither in the form nor in the facts: 37%, 3 May 2025, £1,250\.$/)
      assert.deepEqual(unsupported.map((entry: any) => entry.kind).sort(), ['date', 'percentage', 'price'])
      assert.ok(unsupported.some((entry: any) => entry.text === '37%') && unsupported.some((entry: any) => entry.text === '£1,250'))
      assert.ok(!unsupported.some((entry: any) => /499|12/.test(entry.text) && entry.text !== '£1,250'))
    })

    const ENDS: [name: string, behaviour: Behaviour, status: number, calls: number, detail: RegExp][] = [
      ['a server error', { status: 500 }, 502, 3, /service failed/],
      [
        'a key that is refused',
        { status: 401, body: JSON.stringify({ error: { message: `Incorrect API key provided: ${KEY}` } }) },
        502,
        1,
        /does not accept the key/,
      ],
      ['a model nobody knows', { status: 404 }, 502, 1, /does not know this model/],
      ['an answer that is not JSON', 'not-json', 502, 1, /cannot be read/],
      ['an empty answer', 'empty', 502, 2, /nothing/],
      ['a refusal', 'refusal', 502, 1, /nothing|would not write/],
      ['a refusal in words', { text: "I'm sorry, but I can't help with that." }, 502, 1, /would not write/],
      [
        'a blank that nobody filled in',
        { text: `${TEXT}\nDear [Customer Name], it is yours.\n` },
        502,
        2,
        /a blank to fill in: \[Customer Name\]/,
      ],
      ['words about itself', { text: `As an AI language model, I wrote this.\n\n${TEXT}` }, 502, 2, /words about itself/],
      ['half of a JSON object', { text: '{"title": "Oslo desk", "text": "A desk of solid' }, 502, 2, /markup instead of a text/],
      ['a page of HTML', { text: '<!doctype html><html><body><h1>Oslo desk</h1></body></html>' }, 502, 2, /markup instead of a text/],
      ['a text without end', { text: `# Oslo desk\n\n${'It is a desk. '.repeat(48_000)}` }, 502, 2, /a text without end/],
      ['the same again and again', { text: `${TEXT}${'\nA desk of solid oak for small rooms.'.repeat(20)}\n` }, 502, 2, /again and again/],
      ['a text longer than the model may write', 'length', 502, 1, /middle of the text/],
      ['ten megabytes', 'huge', 502, 1, /too long/],
      ['a connection cut in the middle', 'cut', 502, 3, /broke off|cannot be read/],
      ['a connection closed at once', 'close', 502, 3, /reached|broke off/],
    ]
    for (const [name, behaviour, status, calls, detail] of ENDS) {
      test(`${name}: ${status}, and no document is left behind`, async () => {
        server.script = () => behaviour
        const before = await countDocuments()
        const answer = await write()
        assert.equal(answer.status, status, answer.text)
        assert.match(answer.body.detail, detail)
        assert.ok(!answer.text.includes(KEY) && !answer.text.includes('127.0.0.1'))
        assert.equal(server.asked.length, calls)
        assert.equal(await countDocuments(), before)
      })
    }

    test('an answer that is no text is asked for again, and the text that comes then is stored', async () => {
      server.script = (_asked, count) => ({ text: count === 1 ? 'Dear [Customer Name], buy it.' : TEXT })
      const { status, body } = await write()
      assert.deepEqual([status, server.asked.length], [201, 2])
      assert.equal((await rowOf(body.documentId)).markdown.trim(), TEXT.trim())
    })

    test('a blank that was filled in so is no blank', async () => {
      server.script = () => ({ text: `${TEXT}\nAsk [your dealer name] for it.\n` })
      const { status } = await write({ use: 'Ask [your dealer name] for it.' })
      assert.deepEqual([status, server.asked.length], [201, 1])
    })

    test('no answer: 504, and no document is left behind', async () => {
      server.script = () => 'hang'
      const answer = await impatient.call('POST', '/document', { json: order() })
      assert.equal(answer.status, 504, answer.text)
      assert.match(answer.body.detail, /longer than a second/)
      assert.equal((await impatient.db.query('select count(*)::int as n from documents')).rows[0].n, 0)
    })

    test('429 with Retry-After is tried again when the service said, and then written', async () => {
      const times: number[] = []
      server.script = (_asked, count) => {
        times.push(Date.now())
        return count === 1 ? { status: 429, headers: { 'retry-after': '1' } } : { text: TEXT }
      }
      const { status } = await write()
      assert.equal(status, 201)
      assert.equal(server.asked.length, 2)
      assert.ok(times[1]! - times[0]! >= 990, String(times[1]! - times[0]!))
    })

    test('a wait longer than the time limit is not waited for', async () => {
      server.script = () => ({ status: 429, headers: { 'retry-after': '3600' } })
      const { status, body } = await write()
      assert.equal(status, 502)
      assert.match(body.detail, /busy/)
      assert.equal(server.asked.length, 1)
    })

    test('text comes as it is written, and begins anew when a call is made again', async () => {
      const model = openModel({ model: `${protocol}:scripted-1`, url: server.url, key: KEY }, { seconds: 60, fetch: modelFetch() })
      server.script = (_asked, count) => (count === 1 ? 'cut' : { text: TEXT, pieces: 6 })
      const seen: string[] = []
      const { text, tokens } = await model.write({
        instructions: 'Write.',
        data: '{}',
        onText: (piece) => seen.push(piece),
        onRestart: () => seen.push('RESTART'),
      })
      assert.equal(text, TEXT)
      assert.deepEqual(tokens, { input: 40, output: 60, calls: 1 })
      assert.ok(server.asked[0]!.stream)
      const again = seen.lastIndexOf('RESTART')
      assert.ok(again > 0)
      assert.equal(seen.slice(again + 1).join(''), TEXT)
      assert.ok(seen.length - again > 5)
    })

    for (const behaviour of ['hang', 'not-json', 'empty', 'length', 'huge', { status: 500 }] satisfies Behaviour[]) {
      test(`a stream that ends badly is a failure: ${JSON.stringify(behaviour)}`, async () => {
        const model = openModel({ model: `${protocol}:scripted-1`, url: server.url, key: KEY }, { seconds: 2, fetch: modelFetch() })
        server.script = () => behaviour
        await assert.rejects(
          model.write({ instructions: 'Write.', data: '{}', onText: () => undefined }),
          (error: unknown) => error instanceof ModelFailure && !error.message.includes(KEY),
        )
      })
    }
  })
}
