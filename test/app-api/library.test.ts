import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newId } from '../../src/db/base/ids.ts'
import { readGuidelines, writeGuidelines } from '../../src/generation/voice/guidelines.ts'
import { listVersions } from '../helpers/versions.ts'
import { docx, pdf } from '../text/fixtures.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { voiceTests } from './voice-cases.ts'

/** Where the facts of a document come from: said beside it, never in it. */
const sourcesOf = (document: { facts: { source: string | null }[] }) => document.facts.map(({ source }) => source)
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const heading = (text: string) => `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const STYLES = '<w:style w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>'
const loc = (answer: { body: any }) => answer.body.detail.map((fault: { loc: unknown[] }) => fault.loc.join('.'))

describe('knowledge bases and tones of voice in the web application', () => {
  let desk: Desk
  let editor: Browser
  before(async () => {
    desk = await startDesk({ settings: { ALLOW_HOSTS: '127.0.0.1' } })
    editor = await desk.member('editor', 'Ed')
  })
  after(() => desk.close())

  const make = async (name: string): Promise<string> => (await editor.call('POST', '/w/infobases', { json: { name } })).body.id
  const entries = async (id: string, query = '') => (await editor.call('GET', `/w/infobases/${id}/entries${query}`)).body
  const templateId = async () =>
    (await editor.call('GET', '/w/shelf')).body.templates.find((each: { key: string }) => each.key === 'product-description').id

  test('a knowledge base is made, filled, changed and deleted, and each change is a version', async () => {
    const id = await make('Desks')
    assert.deepEqual(loc(await editor.call('POST', '/w/infobases', { json: { name: ' Desks ' } })), ['body.name'])
    assert.deepEqual(loc(await editor.call('POST', '/w/infobases', { json: { name: '  ' } })), ['body.name'])
    const { body: fact } = await editor.call('POST', `/w/infobases/${id}/entries`, {
      json: { kind: 'fact', content: 'The desk is made in Leeds.', source: 'Factory sheet' },
    })
    await editor.call('POST', `/w/infobases/${id}/entries`, {
      json: { kind: 'guideline', content: 'customers -> people', language_key: 'EN' },
    })
    assert.deepEqual(loc(await editor.call('POST', `/w/infobases/${id}/entries`, { json: { kind: 'fact', content: '  ' } })), [
      'body.content',
    ])
    assert.deepEqual(loc(await editor.call('POST', `/w/infobases/${id}/entries`, { json: { kind: 'passage', content: 'x' } })), [
      'body.kind',
    ])
    assert.equal(
      (
        await editor.call('PUT', `/w/infobases/${id}/entries/${fact.id}`, {
          json: { kind: 'fact', content: 'The desk is made in York, of oak.', source: 'Factory sheet' },
        })
      ).status,
      200,
    )
    const page = await entries(id)
    assert.deepEqual(
      page.entries.map((each: any) => [each.kind, each.content, each.language_key]),
      [
        ['fact', 'The desk is made in York, of oak.', 'EN'],
        ['guideline', 'customers -> people', 'EN'],
      ],
    )
    assert.equal((await entries(id, '?search=YORK')).total, 1)
    assert.equal((await entries(id, '?kind=guideline')).entries[0].content, 'customers -> people')
    assert.equal(
      (await editor.call('PATCH', `/w/infobases/${id}`, { json: { name: 'Desks and chairs', description: 'Furniture' } })).status,
      200,
    )
    const { body: found } = await editor.call('GET', `/w/infobases/${id}`)
    assert.deepEqual(
      [found.name, found.description, found.facts, found.guidelines, found.passages, found.version],
      ['Desks and chairs', 'Furniture', 1, 1, 0, 5],
    )
    const versions = await listVersions(desk.db, desk.workspaceId, 'infobase', id)
    assert.deepEqual(
      versions.map(({ version, definition }) => [version, (definition as any).entries.length]),
      [
        [1, 0],
        [2, 1],
        [3, 2],
        [4, 2],
        [5, 2],
      ],
    )
    const { body: document } = await editor.call('POST', '/w/documents', {
      json: {
        template_id: await templateId(),
        language_key: 'EN',
        input: { name: 'Oslo desk', summary: 'A desk of oak', features: ['Stacks'], infobase: id },
      },
    })
    assert.match(document.markdown, /made in York, of oak\.\n/)
    assert.deepEqual(sourcesOf(document), ['Factory sheet'])
    assert.equal((await editor.call('DELETE', `/w/infobases/${id}/entries/${fact.id}`)).status, 200)
    assert.equal((await editor.call('DELETE', `/w/infobases/${id}/entries/${fact.id}`)).status, 404)
    assert.equal((await editor.call('DELETE', `/w/infobases/${id}`)).status, 200)
    assert.equal((await editor.call('GET', `/w/infobases/${id}`)).status, 404)
    assert.equal(
      (await editor.call('GET', `/w/documents/${document.id}`)).body.facts[0].text,
      'The desk is made in York, of oak.',
      'the document keeps what it cites',
    )
    for (const path of [`/w/infobases/${newId()}/entries`, '/w/infobases/none/entries'])
      assert.equal((await editor.call('POST', path, { json: { kind: 'fact', content: 'x' } })).status, 404)
  })

  test('text, Markdown, PDF and DOCX are cut into passages that a draft cites by their file', async () => {
    const id = await make('Files')
    const form = new FormData()
    form.append('file', new Blob(['The lamp is repaired for ten years.']), 'lamp.txt')
    form.append(
      'file',
      new Blob(['# Wood\n\nThe oak of the desk is twenty years old.\n\n# Care\n\nOil the desk once a year.\n']),
      'guide.md',
    )
    form.append(
      'file',
      new Blob([new Uint8Array(pdf([['The chair is tested for', 'fifty thousand movements.'], ['The desk carries ninety kilos.']]))]),
      'Tests – höst.pdf',
    )
    form.append(
      'file',
      new Blob([
        new Uint8Array(
          docx({
            'word/styles.xml': STYLES,
            'word/document.xml': heading('Origin') + paragraph('The linen of the curtain comes from Flanders.'),
          }),
        ),
      ]),
      'origin.docx',
    )
    const added = await editor.call('POST', `/w/infobases/${id}/files`, { body: form })
    assert.equal(added.status, 201, added.text)
    assert.deepEqual(
      added.body.files.map((file: any) => file.source),
      ['lamp.txt', 'guide.md', 'Tests – höst.pdf', 'origin.docx'],
    )
    const page = await entries(id)
    const of = (source: string) => page.entries.filter((each: any) => each.source === source).map((each: any) => [each.title, each.content])
    assert.deepEqual(of('guide.md'), [
      ['Wood', 'The oak of the desk is twenty years old.'],
      ['Care', 'Oil the desk once a year.'],
    ])
    assert.deepEqual(of('origin.docx'), [['Origin', 'The linen of the curtain comes from Flanders.']])
    assert.match(of('Tests – höst.pdf').flat().join(' '), /tested for\s+fifty thousand movements\..*desk carries ninety kilos\./)
    assert.ok(page.entries.every((each: any) => each.kind === 'passage' && each.language_key === 'EN'))
    const cited = async (summary: string) =>
      (
        await editor.call('POST', '/w/documents', {
          json: {
            template_id: await templateId(),
            language_key: 'EN',
            input: { name: 'Oslo', summary, features: ['Stacks'], infobase: id },
          },
        })
      ).body
    const linen = await cited('A curtain of linen')
    assert.match(linen.markdown, /comes from Flanders/)
    assert.ok(sourcesOf(linen).includes('origin.docx'))
    const tested = await cited('Tested with movements')
    assert.match(tested.markdown, /fifty thousand movements/)
    assert.ok(sourcesOf(tested).includes('Tests – höst.pdf'))

    const again = new FormData()
    again.append('file', new Blob(['# Wood\n\nThe oak of the desk is thirty years old.\n']), 'guide.md')
    assert.deepEqual((await editor.call('POST', `/w/infobases/${id}/files`, { body: again })).body.files, [
      { source: 'guide.md', passages: 1 },
    ])
    assert.deepEqual(
      (await entries(id, '?source=guide.md')).entries.map((each: any) => each.content),
      ['The oak of the desk is thirty years old.'],
      'a file of the same name takes its place',
    )
    assert.equal((await editor.call('DELETE', `/w/infobases/${id}/files?source=${encodeURIComponent('Tests – höst.pdf')}`)).status, 200)
    assert.deepEqual(
      (await editor.call('GET', `/w/infobases/${id}`)).body.files.map((file: any) => file.source),
      ['lamp.txt', 'origin.docx', 'guide.md'],
    )
    assert.equal((await editor.call('DELETE', `/w/infobases/${id}/files?source=none`)).status, 404)
  })

  test('a file that cannot be read is refused in words, and nothing of the others is kept', async () => {
    const id = await make('Broken')
    const refused = async (name: string, bytes: Uint8Array) => {
      const form = new FormData()
      form.append('file', new Blob(['A good text about oak desks.']), 'good.txt')
      form.append('file', new Blob([new Uint8Array(bytes)]), name)
      return editor.call('POST', `/w/infobases/${id}/files`, { body: form })
    }
    for (const [name, bytes] of [
      ['broken.pdf', new TextEncoder().encode('%PDF-1.4 not really')],
      ['broken.docx', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3])],
      ['empty.txt', new Uint8Array()],
    ] as const) {
      const answer = await refused(name, bytes)
      assert.equal(answer.status, 422, name)
      assert.match(answer.body.detail[0].msg, new RegExp(`^Value error, ${name}: `))
    }
    assert.equal((await entries(id)).total, 0)
    assert.equal((await editor.call('POST', `/w/infobases/${id}/files`, { json: {} })).status, 422)
    const large = new FormData()
    large.append('file', new Blob([new Uint8Array(21 * 1024 * 1024).fill(65)]), 'large.txt')
    assert.equal((await editor.call('POST', `/w/infobases/${id}/files`, { body: large })).status, 413)
  })

  test("a workspace's own tone is made, used, changed and deleted; built-in ones stay as they are", async () => {
    const content = writeGuidelines({
      address: null,
      do: ['Short sentences.'],
      dont: [],
      use: ['people'],
      avoid: ['Details -> Facts and figures'],
      examples: [],
      other: '',
    })
    const languages = [{ language_key: 'EN', name: 'House voice', description: 'How we write.', content }]
    const made = await editor.call('POST', '/w/tones', { json: { languages } })
    assert.equal(made.status, 201)
    const tones = async () => (await editor.call('GET', '/w/shelf')).body.tones
    const tone = (await tones()).find((each: any) => each.id === made.body.id)
    assert.deepEqual([tone.key, tone.own, tone.languages[0].name, tone.languages[0].content], ['house-voice', true, 'House voice', content])
    const { body: document } = await editor.call('POST', '/w/documents', {
      json: {
        template_id: await templateId(),
        language_key: 'EN',
        tone_meta_id: tone.languages[0].id,
        input: { name: 'Oslo', summary: 'A desk', features: ['Stacks'], details: ['Material: oak'] },
      },
    })
    assert.match(document.markdown, /## Facts and figures/)
    assert.deepEqual(
      loc(
        await editor.call('POST', '/w/tones', {
          json: {
            languages: [
              { language_key: 'EN', name: ' ' },
              { language_key: 'EN', name: 'x' },
            ],
          },
        }),
      ),
      ['body.languages.0.name', 'body.languages.1.language_key'],
    )
    assert.equal(
      (
        await editor.call('PUT', `/w/tones/${made.body.id}`, {
          json: {
            languages: [
              { ...languages[0], name: 'Our voice' },
              { language_key: 'DE', name: 'Unser Ton' },
            ],
          },
        })
      ).status,
      200,
    )
    assert.deepEqual(
      (await tones()).find((each: any) => each.id === made.body.id).languages.map((each: any) => each.name),
      ['Our voice', 'Unser Ton'],
    )
    assert.equal((await listVersions(desk.db, desk.workspaceId, 'tone', made.body.id)).length, 2)
    const second = await editor.call('POST', '/w/tones', { json: { languages } })
    assert.equal((await tones()).find((each: any) => each.id === second.body.id).key, 'house-voice-2')
    const builtIn = (await tones()).find((each: any) => !each.own)
    assert.equal((await editor.call('PUT', `/w/tones/${builtIn.id}`, { json: { languages } })).status, 404)
    assert.equal((await editor.call('DELETE', `/w/tones/${builtIn.id}`)).status, 404)
    assert.equal((await editor.call('DELETE', `/w/tones/${made.body.id}`)).status, 200)
    assert.equal(
      (await tones()).some((each: any) => each.id === made.body.id),
      false,
    )
  })

  voiceTests(() => ({ desk, editor }))

  test('guidelines are parsed and written again without loss', () => {
    const free = 'We are a family firm.\n\n## History\n\nSince 1891.'
    const content =
      `address: informal\n\n${free}\n\n## Do\n\n- Short sentences.\n- Say you.\n\n## Don't\n\n- Shout.\n\n` +
      `## Words to use\n\n- people\n\n## Words to avoid\n\n- cheap -> good value\n\n## Examples\n\n- Hi, good to see you.`
    const read = readGuidelines(content)
    assert.deepEqual(read, {
      address: 'informal',
      do: ['Short sentences.', 'Say you.'],
      dont: ['Shout.'],
      use: ['people'],
      avoid: ['cheap -> good value'],
      examples: ['Hi, good to see you.'],
      other: free,
    })
    assert.equal(writeGuidelines(read), content)
    assert.deepEqual(readGuidelines('- Short sentences.\n- customers -> people').other, '- Short sentences.\n- customers -> people')
  })
})
