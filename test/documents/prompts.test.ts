import assert from 'node:assert/strict'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { saveTemplate, saveTone } from '../../src/db/library/library.ts'
import type { NewEntry } from '../../src/db/library/knowledge-entries.ts'
import { writeSetting } from '../../src/db/settings/settings.ts'
import type { LanguageKey } from '../../src/languages.ts'
import { storeKnowledgeBase } from '../../src/library/knowledge.ts'
import { rewritePassage } from '../../src/documents/write/rewrite.ts'
import { proposeVoice } from '../../src/documents/voice/voice-proposals.ts'
import { openModel } from '../../src/models/model.ts'
import { modelFetch } from '../../src/models/transport.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { ModelServer } from '../helpers/model-server.ts'

/** `RENEW_PROMPTS=1 node bin/test.mjs test/documents/prompts.test.ts` writes the files anew. */
const FOLDER = path.join(import.meta.dirname, 'prompts')

const HOUSE = `address: informal

We are a small workshop and talk like one.

cheap -> good value

## Do

- Say what a thing is made of.

## Don't

- Do not talk about other shops.

## Words to use

- solid
- workshop

## Words to avoid

- leverage
- purchase -> buy

## Examples

- Built on Tuesday, oiled on Wednesday.
`

const OWN_TEMPLATE = {
  'template.yml':
    'key: note\nmain: subject\nmodel: { temperature: 0.3, outputLimit: 900, seed: 11 }\n' +
    'fields:\n  - { name: subject, type: text, required: true }\n' +
    'steps:\n  - { key: text, draft: "# {{ subject }}" }\n',
  'EN.yml':
    'name: Note\ndescription: A note.\nfields:\n  subject: { label: Subject }\n' +
    'steps:\n  text: { prompt: Write a note about the subject. }\n',
}

describe('what a model is asked', () => {
  let api: Api
  let server: ModelServer
  let templates: any[]
  before(async () => {
    server = await startModelServer('openai')
    api = await startApi({ settings: { MODEL: 'compatible:scripted', MODEL_URL: server.url } })
    await saveTone(api.db, api.workspaceId, 'house', {
      metas: [{ languageKey: 'EN', name: 'House', description: null, content: HOUSE }],
    } as never)
    await saveTemplate(api.db, api.workspaceId, 'note', { files: OWN_TEMPLATE } as never)
    templates = (await api.call('GET', '/template')).body
  })
  after(async () => {
    await api.close()
    await server.close()
  })

  const desk = { name: 'Oslo desk', summary: 'A desk of solid oak', features: ['Drawer', 'Cable outlet'], price: 499, currency: 'GBP' }
  const fact = (content: string, languageKey: LanguageKey, kind: NewEntry['kind'] = 'fact'): NewEntry => ({
    kind,
    title: kind === 'fact' ? 'Workshop' : null,
    content,
    source: kind === 'fact' ? 'Workshop' : null,
    languageKey,
  })
  const infobase = async (name: string) =>
    (
      await storeKnowledgeBase(api.db, api.workspaceId, {
        name,
        description: null,
        entries: [
          fact('The desk is oiled twice in Leeds.', 'EN'),
          fact('The desk is oiled twice in Leeds.', 'EN'),
          fact('Der Oslo desk trägt 80 Kilogramm.', 'DE'),
          fact('Say where the wood comes from.', 'EN', 'guideline'),
          fact('Kunden -> Menschen', 'DE', 'guideline'),
        ],
      })
    ).id
  const toneId = async (key: string, language: string) => {
    const tone = (await api.call('GET', '/toneofvoice')).body.find((entry: any) => entry.key === key)
    return (tone.toneOfVoiceMetas.find((meta: any) => meta.languageKey === language) ?? tone.toneOfVoiceMetas[0]).id
  }
  const ask = async (order: {
    template?: string
    language?: string
    input?: object
    tone?: string
    packs?: string[]
    answers?: string[]
  }) => {
    const { template = 'product-description', language = 'EN', input = desk, tone, packs = [], answers = ['# Oslo desk'] } = order
    await writeSetting(api.db, api.workspaceId, 'active_packs', packs)
    server.asked.length = 0
    server.script = (_asked, count) => ({ text: answers[count - 1] ?? answers.at(-1)! })
    const answer = await api.call('POST', '/document', {
      json: {
        templateId: templates.find((entry) => entry.key === template).id,
        language_key: language,
        input: JSON.stringify(input),
        toneOfVoiceMetaId: tone ? await toneId(tone, language) : null,
      },
    })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }

  const compare = async (name: string, { system, user }: ModelServer['asked'][number]) => {
    const file = path.join(FOLDER, `${name}.txt`)
    const prompt = `${system}\n\n==== the message ====\n\n${user}\n`
    if (process.env.RENEW_PROMPTS) {
      await mkdir(FOLDER, { recursive: true })
      await writeFile(file, prompt)
    }
    assert.equal(prompt, await readFile(file, 'utf8'))
  }

  const CASES: [name: string, order: () => Promise<Parameters<typeof ask>[0]>, call: number][] = [
    ['plain', async () => ({}), 0],
    ['knowledge-base', async () => ({ input: { ...desk, infobase: await infobase('Desks') }, tone: 'friendly' }), 0],
    ['own-voice-and-rules', async () => ({ tone: 'house', packs: ['eu-consumer'] }), 0],
    ['voice-of-another-language', async () => ({ language: 'FR', tone: 'house' }), 0],
    [
      'sentences-to-correct',
      async () => ({
        packs: ['eu-consumer'],
        answers: ['# Oslo desk\n\nGet a discount for a five-star review of the Oslo desk.', '[1] Tell us what you think of the Oslo desk.'],
      }),
      1,
    ],
  ]
  for (const [name, order, call] of CASES)
    test(`the whole prompt: ${name}`, async () => {
      await ask(await order())
      await compare(name, server.asked[call]!)
    })

  test('the whole prompt: a passage to shorten after an answer that lost a figure, and a block to write again', async () => {
    const { documentId } = await ask({ packs: ['eu-consumer'], input: { ...desk, infobase: await infobase('Passages') }, tone: 'house' })
    const model = openModel({ model: 'compatible:scripted', url: server.url, key: null }, { seconds: 60, fetch: modelFetch() })
    const writing = { db: api.db, modelFor: async () => model }
    const passage = { text: 'The **Oslo desk** costs £499 & has a drawer.', before: 'It is new.', after: 'Come and see it.' }
    const order = { ...passage, toneMetaId: null, language: null, request: '' }
    server.asked.length = 0
    server.script = () => ({ text: 'It has a drawer.' })
    await rewritePassage(writing, api.workspaceId, '', documentId, { ...order, action: 'shorten' })
    await compare('passage-to-shorten-again', server.asked[1]!)
    await rewritePassage(writing, api.workspaceId, '', documentId, { ...order, action: 'regenerate' })
    await compare('block-to-write-again', server.asked[2]!)
  })

  test('the whole prompt: guidelines from examples after an answer without evidence', async () => {
    const model = openModel({ model: 'compatible:scripted', url: server.url, key: null }, { seconds: 60, fetch: modelFetch() })
    const writing = { db: api.db, modelFor: async () => model }
    server.asked.length = 0
    server.script = () => ({ text: '[{"list":"do","text":"Be warm.","quotes":["We care about you."]}]' })
    const proposed = await proposeVoice(writing, api.workspaceId, '', 'EN', [{ name: 'about.md', text: 'We oil every board by hand.' }])
    assert.deepEqual([proposed.proposals, proposed.left_out], [[], ['Be warm.']])
    await compare('guidelines-from-examples', server.asked[1]!)
  })

  test('each fact stands once, and words of another language or of a built-in tone stand in no prompt', async () => {
    await ask({ input: { ...desk, infobase: await infobase('Again') }, tone: 'house' })
    const { system, user } = server.asked[0]!
    assert.equal(user.split('oiled twice in Leeds').length, 2)
    assert.match(user, /"number":1,"text":"Der Oslo desk trägt 80 Kilogramm\.","language":"German"/)
    assert.match(system, /is in that language: write it in British English/)
    assert.doesNotMatch(user, /Menschen/)
    assert.equal(system.split('small workshop').length, 2, 'the voice stands once')
    assert.doesNotMatch(system, /amazing|incredible|Factual and even/, 'words of the neutral tone')
    await ask({ language: 'FR', tone: 'house' })
    assert.doesNotMatch(server.asked[0]!.system, /good value|leverage|Built on Tuesday/)
  })

  test('rules about a subject are told where the input is about it, and only those of the active packs', async () => {
    await ask({ packs: ['alcohol'] })
    assert.doesNotMatch(server.asked[0]!.system, /Rules of the company/)
    await ask({ packs: ['alcohol'], input: { ...desk, summary: 'A lager from our brewery' } })
    assert.match(server.asked[0]!.system, /# Rules of the company[\s\S]*drunk/i)
  })

  test("a template's temperature, output limit and seed are sent with its calls, and no others", async () => {
    await ask({ template: 'note', input: { subject: 'Opening hours' } })
    const { temperature, max_tokens, seed } = server.asked[0]!.body
    assert.deepEqual({ temperature, max_tokens, seed }, { temperature: 0.3, max_tokens: 900, seed: 11 })
    await ask({})
    assert.deepEqual(
      ['temperature', 'max_tokens', 'seed'].filter((name) => name in server.asked[0]!.body),
      [],
    )
  })

  test('an answer in another language is asked for again once, and said where that does not help', async () => {
    const german = '# Oslo desk\n\nEin Schreibtisch aus massiver Eiche für kleine Räume, mit einer Schublade und einem Auslass für Kabel.'
    const english = '# Oslo desk\n\nA desk of solid oak for small rooms, with a drawer and an outlet for cables at the back.'
    const corrected = await ask({ answers: [german, english] })
    assert.equal(server.asked.length, 2)
    assert.match(server.asked[1]!.system, /The answer before this one was in German\. The whole text must be in British English\./)
    assert.equal(corrected.message, 'Document generated. One value of the form is not in the text: Price (499).')
    assert.equal((await api.call('GET', `/document/${corrected.documentId}`)).body.generatedOutput.trim(), english)
    const stubborn = await ask({ answers: [german] })
    assert.equal(server.asked.length, 2)
    assert.match(stubborn.message, /asked for British English twice; a part of the text reads as German\./)
  })

  test('a fact of another language counts as used where its figures stand in the text', async () => {
    const { facts } = await ask({
      input: { ...desk, infobase: await infobase('Heavy') },
      answers: ['# Oslo desk\n\nThe desk carries 80 kilograms.'],
    })
    assert.deepEqual(
      facts.map(({ number, text }: any) => [number, text]),
      [[1, 'Der Oslo desk trägt 80 Kilogramm.']],
    )
  })
})
