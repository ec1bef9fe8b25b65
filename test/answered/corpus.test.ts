import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { saveTemplate } from '../../src/db/library/library.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { ModelServer } from '../helpers/model-server.ts'
import { readCases } from './corpus.ts'
import type { Case, Invention } from './corpus.ts'

/** Of these an answer is no text, and nothing is stored. */
const REFUSED: ReadonlySet<string> = new Set(['placeholder', 'self-talk', 'markup'])
/** Names of fields have no digits. */
const nameOf = (index: number) => `field${String.fromCharCode(65 + index)}`
/** One faithful sentence in this many may be marked. */
const RARE = 30

describe('what a text asserts beyond its material', () => {
  let api: Api
  let server: ModelServer
  before(async () => {
    server = await startModelServer('openai')
    api = await startApi({ settings: { MODEL: 'openai:scripted-1', MODEL_URL: server.url, MODEL_KEY: 'sk-scripted', MODEL_SECONDS: '60' } })
  })
  after(async () => {
    await server?.close()
    await api?.close()
  })

  async function templateOf({ fields, language }: Case, key: string): Promise<string> {
    const names = fields.map(({ value }, index) => `  - { name: ${nameOf(index)}, type: ${Array.isArray(value) ? 'list' : 'text'} }`)
    const drafts = fields.map(({ value }, index) => `{{ ${nameOf(index)}${Array.isArray(value) ? " | join: ', '" : ''} }}`)
    const step = `steps:\n  - { key: text, draft: "${drafts.join(' ')}" }\n`
    const labels = fields.map(({ label }, index) => `  ${nameOf(index)}: { label: ${JSON.stringify(label)} }`)
    const { id } = await saveTemplate(api.db, api.workspaceId, key, {
      files: {
        'template.yml': `key: ${key}\nmain: fieldA\nfields:\n${names.join('\n')}\n${step}`,
        [`${language}.yml`]: `name: Case\ndescription: Case.\nfields:\n${labels.join('\n')}\nsteps:\n  text: { prompt: Write. }\n`,
      },
    })
    return id
  }

  async function written({ fields, language }: Case, templateId: string, sentences: readonly string[]) {
    server.script = () => ({ text: sentences.join('\n\n') })
    const input = Object.fromEntries(fields.map(({ value }, index) => [nameOf(index), value]))
    return api.call('POST', '/document', { json: { templateId, language_key: language, input: JSON.stringify(input) } })
  }

  const texts = (body: any): string[] => body.unsupported.map(({ kind, text }: any) => `${kind}: ${text}`)

  /** Whether an invention is told, and where it is not, what was said instead. */
  async function isTold(each: Case, templateId: string, { kind, words, sentence }: Invention): Promise<boolean> {
    const kept = kind === 'lost' ? each.faithful.filter((one) => !one.includes(words)) : [...each.faithful, sentence]
    const { status, body } = await written(each, templateId, kept)
    if (REFUSED.has(kind)) return status === 502
    assert.equal(status, 201, JSON.stringify(body))
    if (kind === 'lost') return body.lost.some(({ value }: any) => value.includes(words))
    return body.unsupported.some((one: any) => one.sentence.includes(words) && overlaps(one, words))
  }
  const overlaps = ({ text, sentence }: any, words: string) => {
    const [at, start] = [sentence.indexOf(text), sentence.indexOf(words)]
    return at < start + words.length && start < at + text.length
  }

  for (const folder of ['corpus', 'kept'] as const) {
    test(`texts of the ${folder}: inventions are told, faithful sentences are not`, async (t) => {
      const byKind = new Map<string, { told: number; all: number }>()
      const missed: string[] = []
      const wrong: string[] = []
      let faithful = 0
      for (const [index, each] of readCases(folder).entries()) {
        const templateId = await templateOf(each, `${folder}-${index}`)
        const { status, body } = await written(each, templateId, each.faithful)
        assert.equal(status, 201, JSON.stringify(body))
        faithful += each.faithful.length
        wrong.push(...texts(body).map((text) => `${each.language} ${each.name}: ${text}`))
        for (const { field, value } of body.lost) wrong.push(`${each.language} ${each.name}: lost ${field} ${value}`)
        for (const invention of each.inventions) {
          const kind = byKind.get(invention.kind) ?? { told: 0, all: 0 }
          byKind.set(invention.kind, kind)
          kind.all++
          if (await isTold(each, templateId, invention)) kind.told++
          else missed.push(`${each.language} ${each.name}: ${invention.kind} ${invention.words}`)
        }
      }
      const kinds = [...byKind].map(([kind, { told, all }]) => `${kind} ${told}/${all}`).join(', ')
      t.diagnostic(`${kinds}; faithful sentences marked: ${wrong.length} of ${faithful}`)
      const all = [...byKind.values()].reduce((sum, kind) => sum + kind.all, 0)
      assert.ok(missed.length <= all / 6, missed.join('\n'))
      assert.ok(wrong.length <= faithful / RARE, wrong.join('\n'))
    })
  }

  test('every assertion has its kind, its sentence and its place in the text', async () => {
    const [desk] = readCases('corpus')
    const { body } = await written(desk!, await templateOf(desk!, 'places'), ['# Oslo desk 🪑', 'It won the Nordic **Design** Award.'])
    const [found] = body.unsupported
    assert.deepEqual([found.kind, found.sentence], ['award', 'It won the Nordic Design Award.'])
    const { body: document } = await api.call('GET', `/document/${body.documentId}`)
    assert.deepEqual(document.unsupported, body.unsupported)
    assert.deepEqual(document.lost, body.lost)
    const shown = [...document.generatedOutput].slice(found.place.start, found.place.end).join('')
    assert.equal(shown, 'won the Nordic **Design** Award')
    assert.match(body.message, /One assertion stands neither in the form nor in the facts: won the Nordic Design Award\./)
    assert.match(body.message, /values of the form are not in the text: /)
  })
})
