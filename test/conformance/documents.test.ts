import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newId } from '../../src/db/ids.ts'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { sampleInput } from '../helpers/input.ts'

describe('documents', () => {
  let api: Api
  let templates: any[]
  let tones: any[]
  before(async () => {
    api = await startApi()
    templates = (await api.call('GET', '/template')).body
    tones = (await api.call('GET', '/toneofvoice')).body
  })
  after(() => api.close())

  const write = (json: unknown, headers = {}) => api.call('POST', '/document', { json, headers })
  const template = (key: string) => templates.find((entry) => entry.key === key)
  const form = (key: string, language: string) => template(key).templateMetas.find((meta: any) => meta.languageKey === language).form
  const faults = async (json: unknown) => {
    const { status, body } = await write(json)
    assert.equal(status, 422)
    return body.detail.map((fault: any) => `${fault.loc.join('.')} ${fault.type}`).sort()
  }

  test('five templates and four tones at least, each in all fifteen languages', async () => {
    for (const key of ['product-description', 'blog-article', 'newsletter', 'social-post', 'faq']) assert.ok(template(key), key)
    assert.ok(tones.length >= 4)
    for (const entry of templates) {
      assert.deepEqual(
        entry.templateMetas.map((meta: any) => meta.languageKey),
        [...LANGUAGE_KEYS],
        entry.key,
      )
      assert.deepEqual([...new Set(entry.commands.map((command: any) => command.languageKey))], [...LANGUAGE_KEYS], entry.key)
      const one = await api.call('GET', `/template/${entry.id}`)
      assert.deepEqual(one.body, entry)
    }
    for (const entry of tones) {
      assert.deepEqual(
        entry.toneOfVoiceMetas.map((meta: any) => meta.languageKey),
        [...LANGUAGE_KEYS],
        entry.key,
      )
      assert.ok(entry.toneOfVoiceMetas.every((meta: any) => meta.toneOfVoiceId === entry.id && meta.content === null))
      assert.deepEqual((await api.call('GET', `/toneofvoice/${entry.id}`)).body, entry)
    }
  })

  test('identifiers of templates and tones are all different', () => {
    const ids = [
      ...templates.flatMap((entry) => [entry.id, ...entry.commands.map((c: any) => c.id), ...entry.templateMetas.map((m: any) => m.id)]),
      ...tones.flatMap((entry) => [entry.id, ...entry.toneOfVoiceMetas.map((m: any) => m.id)]),
    ]
    assert.equal(new Set(ids).size, ids.length)
  })

  test('every template writes in every language, and every field that was filled is in the text', async () => {
    for (const { id, key, templateMetas } of templates) {
      for (const { languageKey, form: fields } of templateMetas) {
        const { input, values } = sampleInput(fields)
        const { status, body } = await write({ templateId: id, language_key: languageKey, input: JSON.stringify(input) })
        assert.equal(status, 201, JSON.stringify(body))
        const document = (await api.call('GET', `/document/${body.documentId}`)).body
        assert.deepEqual(
          [document.id, document.languageKey, document.templateId, document.toneOfVoiceId, document.shared, document.bulkInputId],
          [body.documentId, languageKey, id, null, false, null],
        )
        assert.ok(document.document.length > 0)
        for (const value of values)
          assert.ok(document.rawDocument.includes(value), `${key} ${languageKey} does not use "${value}":\n${document.rawDocument}`)
      }
    }
  })

  test("a tone of another language is used in the document's own", async () => {
    const tone = tones.find((entry) => entry.key !== 'neutral')
    const meta = tone.toneOfVoiceMetas.find((entry: any) => entry.languageKey === 'EN')
    const { input } = sampleInput(form('newsletter', 'DE'))
    const { body } = await write({
      templateId: template('newsletter').id,
      language_key: 'DE',
      input: JSON.stringify(input),
      toneOfVoiceMetaId: meta.id,
    })
    assert.equal((await api.call('GET', `/document/${body.documentId}`)).body.toneOfVoiceId, tone.id)
  })

  test('faults of the request', async () => {
    const good = { templateId: template('faq').id, language_key: 'EN', input: JSON.stringify(sampleInput(form('faq', 'EN')).input) }
    assert.deepEqual(await faults({}), ['body.input missing', 'body.language_key missing', 'body.templateId missing'])
    assert.deepEqual(await faults({ ...good, templateId: newId() }), ['body.templateId value_error'])
    assert.deepEqual(await faults({ ...good, templateId: 'x'.repeat(10_000) }), ['body.templateId value_error'])
    assert.deepEqual(await faults({ ...good, language_key: 'XX' }), ['body.language_key enum'])
    assert.deepEqual(await faults({ ...good, toneOfVoiceMetaId: 'nope' }), ['body.toneOfVoiceMetaId value_error'])
    assert.deepEqual(await faults({ ...good, templateId: 5, input: {} }), ['body.input string_type', 'body.templateId string_type'])
    assert.deepEqual(await faults({ ...good, input: 'not json' }), ['body.input json_invalid'])
    assert.deepEqual(await faults({ ...good, input: '[]' }), ['body.input model_attributes_type'])
    const missing = form('faq', 'EN')
      .filter((field: any) => field.required && field.default === null)
      .map((field: any) => `body.input.${field.name} missing`)
      .sort()
    assert.deepEqual(await faults({ ...good, input: '{}' }), missing)
    assert.equal((await write({ ...good, toneOfVoiceMetaId: null, unknown: true })).status, 201)
  })

  test('faults of the body itself', async () => {
    const send = async (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') => {
      const answer = await api.call('POST', '/document', { body, headers: { 'content-type': type } })
      return `${answer.status} ${answer.body.detail[0]?.loc?.[0] ?? ''} ${answer.body.detail[0]?.type ?? ''}`
    }
    assert.equal(await send('{"a":'), '422 body json_invalid')
    assert.equal(await send('null'), '422 body missing')
    assert.equal(await send('"x"'), '422 body model_attributes_type')
    assert.equal(await send(new Uint8Array([0x22, 0xff, 0x22])), '422 body json_invalid')
    assert.equal(await send('<x/>', 'text/xml'), '422 body value_error')
    assert.equal(await send('{"__proto__":{"a":1},"constructor":1}'), '422 body missing')
    assert.equal(await send(`${'['.repeat(150)}${']'.repeat(150)}`), '422 body model_attributes_type')
    assert.equal(await send(`${'['.repeat(10_000)}${']'.repeat(10_000)}`), '422 body json_invalid', 'too deep to be parsed')
    assert.equal((await api.call('POST', '/document', { body: `"${'x'.repeat(2_000_000)}"` })).status, 413)
  })
})
