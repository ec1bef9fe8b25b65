import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startModelServer } from '../helpers/model-server.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const form = (text: string | Uint8Array) => {
  const data = new FormData()
  data.append('file', new File([typeof text === 'string' ? text : new Uint8Array(text)], 'words.csv'))
  return data
}

describe('terminology', () => {
  let desk: Desk
  let editor: Browser
  before(async () => {
    desk = await startDesk({ settings: { ALLOW_HOSTS: '127.0.0.1' } })
    editor = await desk.member('editor', 'Ed')
  })
  after(() => desk.close())

  const add = (words: object, note: string | null = null) => editor.call('POST', '/w/terms', { json: { words, note } })
  const list = async (query = '') => (await editor.call('GET', `/w/terms${query}`)).body
  const faults = (answer: { body: any }) =>
    answer.body.detail.map((fault: any) => [fault.loc.slice(1).join('.'), fault.msg.replace('Value error, ', '')])
  const load = (text: string | Uint8Array, query = '') => editor.call('POST', `/w/terms/import${query}`, { body: form(text) })
  const write = async (summary: string, language = 'EN') => {
    const shelf = (await editor.call('GET', '/w/shelf')).body
    const template_id = shelf.templates.find((each: any) => each.key === 'product-description').id
    const json = { template_id, language_key: language, input: { name: 'Oslo', summary, features: ['Light'] } }
    return (await editor.call('POST', '/w/documents', { json })).body
  }

  test('a forbidden variant is a finding with the term as its wording, until the word is gone', async () => {
    const made = await add({
      EN: { term: 'standing desk', forbidden: ['desk', 'Sit-stand table'] },
      DE: { term: 'Stehtisch', forbidden: [] },
    })
    assert.equal(made.status, 201, made.text)
    const document = await write('A fine sit-stand table for small rooms. The standing desk is quiet.')
    const found = document.remaining.map((each: any) => [each.rule_id, each.text, each.suggested_text ?? null, each.suggestion_class])
    assert.deepEqual(
      found.map((each: any) => each.slice(0, 2)),
      [['house-words.en-1', 'sit-stand table']],
      'the longer term is left alone',
    )
    assert.match(found[0][2], /standing desk/)
    assert.equal(found[0][3], 'wording')
    assert.match(document.remaining[0].reason, /The house writes “standing desk”, not “sit-stand table”/)
    const { rules } = (await editor.call('GET', '/w/own-rules')).body
    assert.deepEqual(
      rules.map((rule: any) => [rule.id, rule.name, rule.state, rule.is_off]),
      [['house-words.en-1', 'Terminology, English', 'published', false]],
    )
    const off = await editor.call('POST', '/w/own-rules/house-words.en-1/switch-off', { json: { reason: 'not here' } })
    assert.equal(off.status, 409, 'the words are changed in the library alone')
    const own = await editor.call('POST', '/w/own-rules', { json: { file: 'house-words/x.yml', content: 'extends: existence\n' } })
    assert.equal(own.status, 422)

    assert.equal(
      (await editor.call('PUT', `/w/terms/${made.body.id}`, { json: { words: { EN: { term: 'desk', forbidden: ['table'] } } } })).status,
      200,
    )
    assert.deepEqual(
      (await write('A standing desk, not a table.')).remaining.map((each: any) => each.text),
      ['table'],
    )
    assert.equal((await editor.call('DELETE', `/w/terms/${made.body.id}`)).status, 200)
    assert.deepEqual((await write('A table.')).remaining, [])
    const owner = await desk.member('owner', 'Olga')
    const entries = (await owner.call('GET', '/w/admin-trail')).body.entries.filter((each: any) => each.kind === 'terms.changed')
    assert.deepEqual(
      entries.map((each: any) => each.subject),
      ['desk', 'desk', 'standing desk'],
    )
  })

  test('strange and contradicting words are refused at their field', async () => {
    assert.deepEqual(faults(await add({})), [['term', 'there is no word']])
    assert.deepEqual(faults(await add({ EN: { term: ' ', forbidden: ['x1'] } })), [
      ['words.EN.term', 'a forbidden word needs the one to write instead'],
    ])
    assert.deepEqual(faults(await add({ EN: { term: 'a\u0007b', forbidden: ['–'] } })), [
      ['words.EN.term', 'the text holds characters that are not allowed'],
      ['words.EN.forbidden', '“–” has neither a letter nor a digit'],
    ])
    assert.equal((await add({ EN: { term: 'x'.repeat(201), forbidden: [] } })).status, 422)
    // What would be syntax in a rule is a character here.
    const odd = await add({
      EN: { term: 'C++ (new) | {x}', forbidden: ['C*', 'a|b', '/re/', '{"$ref": 1}', "it's: #1"] },
      RU: { term: 'стол', forbidden: ['стул'] },
    })
    assert.equal(odd.status, 201, odd.text)
    assert.deepEqual(
      (await write("We use a|b and it's: #1 here, a or b, Cx.")).remaining.map((each: any) => each.text),
      ['a|b', "it's: #1"],
    )
    assert.deepEqual(faults(await add({ RU: { term: 'кресло', forbidden: ['стол'] } })), [
      ['words.RU.forbidden', '“стол” is a term itself'],
    ])
    assert.deepEqual(faults(await add({ RU: { term: 'кресло', forbidden: ['стул'] } })), [
      ['words.RU.forbidden', '“стул” is to be “стол” by another entry'],
    ])
    const twins = await add({
      NO: { term: 'kontor', forbidden: ['Byrå', 'byrå', 'byrå!'] },
      EN: { term: 'Office 365', forbidden: ['Office suite'] },
    })
    assert.equal(twins.status, 201, twins.text)
    const { remaining } = await write('An office suite.')
    assert.deepEqual(
      [remaining[0].suggestion_class, remaining[0].suggested_text],
      ['advice', 'An Office 365.'],
      'a figure is looked at first',
    )
    assert.equal((await editor.call('DELETE', `/w/terms/${twins.body.id}`)).status, 200)
    assert.equal((await editor.call('PUT', '/w/terms/nonsense', { json: { words: { EN: { term: 'x', forbidden: [] } } } })).status, 404)
    const viewer = await desk.member('viewer', 'Vi')
    assert.equal((await viewer.call('GET', '/w/terms')).status, 200)
    assert.equal((await viewer.call('POST', '/w/terms', { json: { words: {} } })).status, 403)
    assert.equal((await editor.call('DELETE', `/w/terms/${odd.body.id}`)).status, 200)
  })

  test('a table is reported line by line, taken in, and goes out as it came', async () => {
    const table =
      'EN,EN forbidden,DE,DE forbidden,note,owner\nlamp,"light;torch",Lampe,Leuchte,Always,me\nlamp,,,,,\n' +
      'chair,stool,Stuhl,,,\n,bench,,,,\nsofa,chair,,,,\n'
    const dry = await load(table, '?dry_run=true')
    assert.deepEqual(
      dry.body.lines.map((each: any) => [each.line, each.outcome, each.why]),
      [
        [2, 'new', null],
        [3, 'refused', 'Line 2 has the same word.'],
        [4, 'new', null],
        [5, 'refused', 'EN: A forbidden word needs the one to write instead.'],
        [6, 'refused', 'EN: “chair” is a term itself.'],
      ],
    )
    assert.deepEqual([dry.body.aside, (await list()).total], [['owner'], 0])
    assert.deepEqual((await load(table)).body.lines.filter((each: any) => each.outcome === 'new').length, 2)
    const { total, terms } = await list('?search=LEUCHTE')
    assert.deepEqual([total, terms[0].words.EN.forbidden, terms[0].note], [1, ['light', 'torch'], 'Always'])
    assert.deepEqual(
      (await write('Eine Leuchte.', 'DE')).remaining.map((each: any) => each.text),
      ['Leuchte'],
    )
    const { text } = await editor.call('GET', '/w/terms/export.csv')
    assert.equal(text, 'EN,EN forbidden,DE,DE forbidden,note\r\nchair,stool,Stuhl,,\r\nlamp,light|torch,Lampe,Leuchte,Always\r\n')
    const again = await load(text.replace('stool', '=stool'))
    assert.deepEqual(
      again.body.lines.map((each: any) => each.outcome),
      ['changed', 'same'],
    )
    const guarded = (await editor.call('GET', '/w/terms/export.csv')).text
    assert.match(guarded, /chair,'=stool,/, 'no spreadsheet runs a cell')
    assert.deepEqual(
      (await load(guarded)).body.lines.map((each: any) => each.outcome),
      ['same', 'same'],
      'the apostrophe is no part of the word',
    )
    const own = await add({ EN: { term: "'-ism", forbidden: [] } })
    const { lines } = (await load((await editor.call('GET', '/w/terms/export.csv')).text)).body
    assert.deepEqual(
      lines.map((each: any) => [each.term, each.outcome]).filter(([term]: string[]) => term!.endsWith('ism')),
      [["'-ism", 'same']],
      'one that the word itself begins with stays',
    )
    assert.equal((await editor.call('DELETE', `/w/terms/${own.body.id}`)).status, 200)
    assert.match(faults(await load('name,what\nx,y\n'))[0][1], /none of them is a language/)
    assert.equal((await load(new Uint8Array([0, 1, 2, 3]))).status, 422)
    assert.equal((await load('')).status, 422)
    assert.equal((await load('EN\n"open')).status, 422)
  })

  test('a model is told the words that the material names, translated and forbidden', async () => {
    const service = await startModelServer('openai')
    try {
      const owner = await desk.member('owner', 'Omar')
      await owner.call('PUT', '/w/allowed-hosts', { json: { hosts: ['127.0.0.1'] } })
      const set = await owner.call('PUT', '/w/model', { json: { model: 'compatible:scripted', url: service.url } })
      assert.equal(set.status, 200, set.text)
      await write('Eine Lampe für kleine Räume', 'EN')
      assert.match(service.asked[0]!.system, /Terminology[^]*- “lamp” for “Lampe”, never “light”, “torch”/)
      const { text } = await editor.call('GET', '/w/shelf')
      const { id } = JSON.parse(text).templates.find((each: any) => each.key === 'product-description')
      const { files } = (await editor.call('GET', `/w/templates/${id}`)).body
      service.script = () => ({ text: '# By the model' })
      const json = { key: 'product-description', files, language_key: 'EN', by_model: true }
      const { body } = await editor.call('POST', '/w/templates/preview', { json })
      assert.deepEqual([body.document.markdown, body.document.model], ['# By the model\n', 'compatible:scripted'])
    } finally {
      await service.close()
    }
  })

  test('the same order is answered from before where asked, until something of it changes or somebody edits it', async () => {
    const shelf = (await editor.call('GET', '/w/shelf')).body
    const template_id = shelf.templates.find((each: any) => each.key === 'product-description').id
    const order = async (summary = 'A quiet lamp', reuse = true) => {
      const json = { template_id, language_key: 'EN', input: { name: 'Oslo', summary, features: ['Light'] }, fallback: 'draft', reuse }
      const answer = await editor.call('POST', '/w/documents', { json })
      assert.equal(answer.status, 201, answer.text)
      return [answer.body.id, answer.headers.get('x-document-reused')]
    }
    const owner = await desk.member('owner', 'Otto')
    assert.equal((await owner.call('DELETE', '/w/model')).status, 200)
    const [plain] = await order('A quiet lamp', false)
    const [first, reused] = await order()
    assert.ok(plain !== first && reused === 'false')
    assert.deepEqual(await order(), [first, 'true'])
    assert.notEqual((await order('A bright lamp'))[0], first)
    await add({ EN: { term: 'bedside lamp', forbidden: ['night lamp'] } })
    const [afterWord, newly] = await order()
    assert.ok(afterWord !== first && newly === 'false', 'the terminology is another')
    await editor.call('PATCH', `/w/documents/${afterWord}`, { json: { title: 'Mine' } })
    assert.equal((await order())[1], 'false', 'somebody has edited it')
  })

  test('a document is translated in its structure; what a line lost is asked for again, and what it still lacks is listed', async () => {
    const service = await startModelServer('openai')
    try {
      const owner = await desk.member('owner', 'Olga')
      assert.equal((await owner.call('DELETE', '/w/model')).status, 200)
      const source = await write('A quiet lamp for small rooms')
      const translate = (json: object) => editor.call('POST', `/w/documents/${source.id}/translations`, { json })
      const without = await translate({ language_key: 'DE' })
      assert.deepEqual([without.status, /needs a language model/.test(without.body.detail)], [409, true])
      assert.equal((await translate({ language_key: 'EN' })).status, 422)

      await owner.call('PUT', '/w/model', { json: { model: 'compatible:scripted', url: service.url } })
      const notice = '*Terms and conditions apply to this offer.'
      await add({ EN: { term: notice, forbidden: [] }, DE: { term: '*Es gelten unsere Geschäftsbedingungen.', forbidden: [] } })
      const markdown = [
        '# Oslo lamp',
        `The **Oslo** costs £1,249.50 until 3 May 2026. See [the shop](https://shop.example/oslo). \\${notice}`,
        '- Saves 37% of power\n- Quiet',
        '| Size | Weight |\n| --- | --- |\n| 42-54 cm | 2 kg |',
      ].join('\n\n')
      const { toBlocks } = await import('../../src/generation/markdown/blocks.ts')
      const edited = await editor.call('PATCH', `/w/documents/${source.id}`, { json: { blocks: toBlocks(markdown), title: 'Oslo lamp' } })
      assert.equal(edited.status, 200, edited.text)
      const german: Record<string, string> = {
        'Oslo lamp': 'Oslo-Lampe',
        'The **Oslo** costs £1,249.50 until 3 May 2026. See [the shop](https://shop.example/oslo). ⟦1⟧':
          'Die **Oslo** kostet bis zum 3. Mai 2026 1.249,50 £. Siehe [den Shop](https://shop.example/oslo). ⟦1⟧',
        'Saves 37% of power': 'Spart 73 % Strom',
        Quiet: 'Leise',
        Size: 'Größe',
        Weight: 'Gewicht',
        '42-54 cm': '42 bis 54 cm',
        '2 kg': '2 kg',
      }
      service.script = ({ user }) => {
        const { lines } = JSON.parse(user.replaceAll(/<\/?data>/g, ''))
        return { text: lines.map(({ number, text }: any) => `[${number}] ${german[text]}`).join('\n') }
      }
      const made = await translate({ language_key: 'DE', keep: ['Oslo'] })
      assert.equal(made.status, 201, made.text)
      assert.equal(
        made.body.markdown,
        [
          '# Oslo-Lampe',
          'Die **Oslo** kostet bis zum 3. Mai 2026 1.249,50 £. Siehe [den Shop](https://shop.example/oslo). ' +
            '\\*Es gelten unsere Geschäftsbedingungen.',
          '- Spart 73 % Strom\n- Leise',
          '| Größe | Gewicht |\n| --- | --- |\n| 42 bis 54 cm | 2 kg |\n',
        ].join('\n\n'),
      )
      assert.deepEqual([made.body.title, made.body.language_key, made.body.translated_from], ['Oslo-Lampe', 'DE', source.id])
      assert.equal(service.asked.length, 2)
      assert.match(service.asked[0]!.system, /Terminology[^]*“Lampe” for “lamp”/)
      assert.match(service.asked[1]!.user, /the figure 37% was missing; the figure 73 % does not stand in the source/)
      assert.doesNotMatch(service.asked[1]!.user, /costs/)
      const related = (await editor.call('GET', `/w/documents/${made.body.id}/translations`)).body
      assert.deepEqual(
        [related.source.id, related.translated_version, related.lost.map(({ source: line, losses }: any) => [line, losses.length])],
        [source.id, 2, [['Saves 37% of power', 2]]],
      )
      assert.match(made.body.message, /Translated from British English, version 2\. One paragraph is to be looked at: 37%, 73 %/)
      const other = (await editor.call('GET', `/w/documents/${source.id}/translations`)).body
      assert.deepEqual(
        other.translations.map((each: any) => [each.id, each.language_key]),
        [[made.body.id, 'DE']],
      )
    } finally {
      await service.close()
    }
  })
})
