import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { namedId, newId } from '../../src/db/base/ids.ts'
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

  test('a field that the form does not have is named in the message; version 2 refuses it', async () => {
    const { id } = template('product-description')
    const { input } = sampleInput(form('product-description', 'EN'))
    const odd = { ...input, colour: 'red', 'sizes\0': [1] }
    const { status, body } = await write({ templateId: id, language_key: 'EN', input: JSON.stringify(odd) })
    assert.equal(status, 201)
    assert.match(body.message, /Not a field of this form, and not used: “colour”, “sizes”\./)
    assert.match((await api.call('GET', `/document/${body.documentId}`)).body.message, /“colour”/)
    assert.doesNotMatch((await write({ templateId: id, language_key: 'EN', input: JSON.stringify(input) })).body.message, /Not a field/)
    const order = (json: object) => api.call('POST', '/public/v2/documents', { json: { template_id: id, language_key: 'EN', ...json } })
    const refused = await order({ input: { ...input, colour: 'red', sizes: [1] } })
    assert.equal(refused.status, 422)
    const said = refused.body.detail.map((fault: any) => [fault.loc.join('.'), fault.type])
    assert.deepEqual(said, [
      ['body.input.colour', 'extra_forbidden'],
      ['body.input.sizes', 'extra_forbidden'],
    ])
  })

  test('version 2 takes orders where documents are read, and answers with the document', async () => {
    const { id } = template('product-description')
    const { input } = sampleInput(form('product-description', 'EN'))
    const order = (json: object, headers = {}) => api.call('POST', '/public/v2/documents', { json, headers })
    const asked = { template_id: id, language_key: 'EN', input }
    const { status, body } = await order(asked, { 'idempotency-key': 'one' })
    assert.equal(status, 201, JSON.stringify(body))
    const { variants, ...document } = body
    assert.deepEqual((await api.call('GET', `/public/v2/documents/${body.id}`)).body, document)
    assert.deepEqual([variants, document.status, document.input], [[], 'ready', input])
    assert.equal((await order(asked, { 'idempotency-key': 'one' })).body.id, body.id)
    const several = (await order({ ...asked, variants: 2 })).body
    assert.equal(several.variants[0], several.id)
    for (const [json, at] of [
      [{ ...asked, template_id: newId() }, 'template_id'],
      [{ ...asked, tone_meta_id: newId() }, 'tone_meta_id'],
      [{ ...asked, templateId: id }, 'templateId'],
      [{ ...asked, input: JSON.stringify(input) }, 'input'],
    ] as const)
      assert.deepEqual((await order(json)).body.detail[0].loc, ['body', at], at)
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

  test('a template that needs a model is not listed without one, and an order of it is refused with a sentence', async () => {
    assert.equal(template('rewrite'), undefined)
    const { status, body } = await api.call('GET', `/template/${namedId('template:rewrite')}`)
    assert.deepEqual([status, body.key, body.needsModel], [200, 'rewrite', true])
    const { input } = sampleInput(body.templateMetas[0].form)
    const refused = await write({ templateId: body.id, language_key: 'EN', input: JSON.stringify(input) })
    assert.equal(refused.status, 422)
    assert.deepEqual(refused.body.detail, [
      {
        loc: ['body', 'templateId'],
        msg: 'Value error, this template needs a language model, and this workspace uses none',
        type: 'value_error',
      },
    ])
  })

  test('a text that would not fit its channel, a day that does not exist and a negative price are refused at the field', async () => {
    const order = (key: string, input: object) => ({ templateId: template(key).id, language_key: 'EN', input: JSON.stringify(input) })
    const advertisement = { product: 'Desk', headlines: ['Short', 'x'.repeat(31)], descriptions: ['y'.repeat(91)] }
    assert.deepEqual(await faults(order('advertisement', advertisement)), [
      'body.input.descriptions.0 string_too_long',
      'body.input.headlines.1 string_too_long',
    ])
    assert.equal((await write(order('advertisement', { ...advertisement, format: 'social' }))).status, 201)
    assert.deepEqual(await faults(order('social-post', { channel: 'x', message: 'z'.repeat(281) })), ['body.input.message string_too_long'])
    const email = {
      subject: 'S',
      offer: 'O.',
      callToAction: 'C',
      url: 'https://example.com/',
      sender: 'N',
      price: -1,
      validUntil: '2026-02-30',
    }
    assert.deepEqual(await faults(order('promotional-email', email)), [
      'body.input.price greater_than_equal',
      'body.input.validUntil value_error',
    ])
    assert.deepEqual(await faults(order('faq', { subject: 'S', questions: ['How long?'] })), ['body.input.questions value_error'])
    const { body } = await write(order('faq', { subject: 'S', questions: ['How long?', 'How much? Ten pounds.'] }))
    assert.match(body.message, /Left out, as they have no answer: “How long\?”/)
  })

  test('a key repeats what rules say in the language of whoever asks', async () => {
    const input = { name: 'Oslo desk', summary: 'an eco-friendly desk', features: ['Drawer'] }
    const order = { templateId: template('product-description').id, language_key: 'EN', input: JSON.stringify(input) }
    const asked = (language: string) => write(order, { 'Idempotency-Key': 'told', 'accept-language': language })
    const first = await asked('de')
    const again = await asked('de')
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
    assert.ok(first.body.findings.length > 0)
    assert.deepEqual(again.body, first.body)
    const english = (await asked('en')).body
    assert.equal(english.documentId, first.body.documentId)
    assert.notEqual(english.findings[0].reason, first.body.findings[0].reason)
  })

  test('three variants of an order are three documents that differ, and a key repeats the answer with all of them', async () => {
    const input = { name: 'Oslo desk', summary: 'a desk of oak', features: ['Drawer', 'Cable outlet'], price: 499, currency: 'GBP' }
    const order = { templateId: template('product-description').id, language_key: 'EN', input: JSON.stringify(input), variants: 3 }
    const { status, body } = await write(order, { 'Idempotency-Key': 'three-variants' })
    assert.deepEqual([status, body.variants.length, body.variants[0]], [201, 3, body.documentId])
    const texts = await Promise.all(body.variants.map(async (id: string) => (await api.call('GET', `/document/${id}`)).body.rawDocument))
    assert.equal(new Set(texts).size, 3)
    for (const text of texts) assert.match(text, /Cable outlet[^]*£499/)
    assert.deepEqual((await write(order, { 'Idempotency-Key': 'three-variants' })).body, body)
    const again = (await write(order)).body.variants
    assert.equal((await api.call('GET', `/document/${again[2]}`)).body.rawDocument, texts[2], 'the same order gives the same texts')
    const post = { templateId: template('social-post').id, language_key: 'EN', input: '{"message":"We moved."}', variants: 2 }
    const single = (await write(post)).body
    assert.equal(single.variants.length, 1)
    assert.match(single.message, /1 of 2 variants: the others would be the same text\.$/)
    assert.deepEqual(await faults({ ...order, variants: 4 }), ['body.variants less_than_equal'])
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
