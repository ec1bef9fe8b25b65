import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { unzipSync, zipSync } from 'fflate'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const RULES = `# kept
key: note
main: subject
fields:
  - { name: subject, type: text, required: true, maxLength: 60 }
  - { name: points, type: list }
steps:
  - key: text
    draft: |
      # {{ subject }}

      {{ points | list }}
`
const WORDS = `name: Note
description: A short note.
fields:
  subject: { label: Subject, placeholder: Oslo desk }
  points: { label: Points, placeholder: "oak\\nsteel" }
steps:
  text: { prompt: Write a note. }
`
const bytes = (text: string) => new TextEncoder().encode(text)
const form = (...files: [string, Uint8Array][]) => {
  const data = new FormData()
  for (const [name, content] of files) data.append('file', new File([new Uint8Array(content)], name))
  return data
}

describe('templates in the web application', () => {
  let desk: Desk
  let editor: Browser
  before(async () => {
    desk = await startDesk()
    editor = await desk.member('editor', 'Ed')
  })
  after(() => desk.close())

  const start = async (json: object): Promise<any> => {
    const answer = await editor.call('POST', '/w/templates', { json })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  const read = async (id: string) => (await editor.call('GET', `/w/templates/${id}`)).body
  const save = (id: string, files: object, basedOn: number) =>
    editor.call('PUT', `/w/templates/${id}/draft`, { json: { files, based_on: basedOn } })
  const publish = (id: string, basedOn: number, reason = 'For the launch') =>
    editor.call('POST', `/w/templates/${id}/publish`, { json: { reason, based_on: basedOn } })
  const preview = (files: object, more: object = {}) =>
    editor.call('POST', '/w/templates/preview', { json: { key: 'note', files, ...more } })
  const builtIn = async (key: string) =>
    (await editor.call('GET', '/w/templates')).body.templates.find((each: { key: string }) => each.key === key)

  test('a template is begun, saved, published, changed, compared and rolled back, and documents keep their version', async () => {
    const { id } = await start({ name: 'Note', key: 'note' })
    assert.equal((await read(id)).version, null)
    const files = { 'template.yml': RULES, 'EN.yml': WORDS }
    const saved = await save(id, files, 1)
    assert.deepEqual([saved.status, saved.body.draft.revision, saved.body.draft.author.name], [200, 2, 'Ed'])
    assert.equal((await save(id, files, 1)).status, 409, 'somebody saved meanwhile')
    assert.equal((await publish(id, 1)).status, 409)
    const published = await publish(id, 2)
    assert.deepEqual([published.body.version, published.body.draft, published.body.files], [1, null, files])
    const shelf = (await editor.call('GET', '/w/shelf')).body.templates.find((each: { id: string }) => each.id === id)
    assert.equal(shelf.languages[0].name, 'Note')

    const { body: document } = await editor.call('POST', '/w/documents', {
      json: { template_id: id, language_key: 'EN', input: { subject: 'Oslo', points: ['oak', 'steel'] } },
    })
    assert.equal(document.markdown, '# Oslo\n\noak and steel\n')

    const changed = {
      'template.yml': RULES.replace('maxLength: 60', 'maxLength: 80').replace('{{ points | list }}', 'About {{ points | list }}.'),
      'EN.yml': WORDS.replace('label: Subject', 'label: Topic'),
      'DE.yml': WORDS.replace('name: Note', 'name: Notiz'),
    }
    await save(id, changed, 0)
    assert.equal((await read(id)).files['EN.yml'], changed['EN.yml'])
    assert.deepEqual((await read(id)).published_files, files)
    const refused = await editor.call('POST', `/w/templates/${id}/roll-back`, { json: { version: 1, reason: 'no good' } })
    assert.equal(refused.status, 409)
    const second = await publish(id, 1, 'German as well')
    assert.deepEqual(
      second.body.versions.map((each: any) => [each.version, each.author.name, each.reason]),
      [
        [2, 'Ed', 'German as well'],
        [1, 'Ed', 'For the launch'],
      ],
    )
    const { changes } = (await editor.call('GET', `/w/templates/${id}/compare?from=1&to=2`)).body
    assert.deepEqual(
      changes.map(({ part, language, key, added, removed }: any) => [part, language, key, removed.join('|'), added.join('|')]),
      [
        ['languages', null, '', '', 'DE'],
        ['form', null, 'subject.maxLength', '60', '80'],
        ['labels', 'EN', 'subject.label', 'Subject', 'Topic'],
        ['drafts', null, 'text', '{{ points | list }}', 'About {{ points | list }}.'],
      ],
    )
    const back = await editor.call('POST', `/w/templates/${id}/roll-back`, { json: { version: 1, reason: 'too long' } })
    assert.deepEqual([back.body.version, back.body.files], [3, files])
    const kept = (await editor.call('GET', `/w/templates/${id}/compare?from=2&to=3`)).body.changes
    assert.equal(kept.length, changes.length)

    const owner = await desk.member('owner', 'Olga')
    const trail = (await owner.call('GET', '/w/admin-trail')).body
    const kinds = trail.entries.filter((each: any) => each.kind.startsWith('template.')).map((each: any) => [each.kind, each.subject])
    assert.deepEqual(kinds, [
      ['template.rolled_back', 'note'],
      ['template.published', 'note'],
      ['template.published', 'note'],
    ])

    assert.equal((await editor.call('DELETE', `/w/templates/${id}`)).status, 200)
    assert.equal((await editor.call('GET', `/w/templates/${id}`)).status, 404)
    const { rows } = await desk.db.query('select version from versions where id = $1 order by version', [id])
    assert.deepEqual(
      rows.map(({ version }) => version),
      [1, 2, 3],
      'the document still names a version that is there',
    )
    assert.equal((await editor.call('GET', `/w/documents/${document.id}`)).status, 200)
  })

  test('every fault is said at its field and line, by the loader that reads the files', async () => {
    const { body } = await preview({
      'template.yml': RULES.replace('type: list', 'type: lists').replace('main: subject', 'main: topic'),
      'EN.yml': WORDS.replace('label: Subject, ', ''),
    })
    const faults = body.faults.map(({ file, at, line, message }: any) => [file, at.join('.'), line, message])
    assert.deepEqual(faults, [
      ['template.yml', 'fields.1.type', 6, 'the field points has an unknown type'],
      ['EN.yml', 'fields.subject.label', 4, '"label" should be a text'],
    ])
    const joined = await preview({
      'template.yml': RULES.replace('{{ subject }}', '{{ words.title }} {{ subject | nothing }}'),
      'EN.yml': WORDS.replace(/ {2}points: .*\n/, ''),
      'DE.yml': WORDS.replace('prompt: Write a note.', 'prompt: ""'),
    })
    assert.deepEqual(
      joined.body.faults.map(({ file, at }: any) => `${file} ${at.join('.')}`),
      ['DE.yml steps.text.prompt', 'EN.yml fields.points.label', 'EN.yml words.title'],
    )
    const liquid = await preview({ 'template.yml': RULES.replace('{{ subject }}', '{{ subject | nothing }}'), 'EN.yml': WORDS })
    assert.deepEqual([liquid.body.faults[0].at, liquid.body.document], [['steps', 0, 'draft'], null])
    assert.match(liquid.body.faults[0].message, /undefined filter: nothing/)
    const broken = await preview({ 'template.yml': 'key: [', 'EN.yml': WORDS })
    assert.equal(broken.body.faults[0].line, 1)

    const twice = await preview({ 'template.yml': RULES, 'EN.yml': `${WORDS}name: Again\n` })
    assert.deepEqual([twice.body.faults[0].line, twice.body.faults[0].message], [8, 'Map keys must be unique at line 8, column 1'])

    const { id } = await start({ name: 'Faulty', key: 'faulty' })
    await save(id, { 'template.yml': RULES.replace('key: note', 'key: faulty').replace('type: list', 'type: lists'), 'EN.yml': WORDS }, 1)
    const refused = await publish(id, 2)
    assert.equal(refused.status, 422)
    assert.deepEqual(refused.body.detail[0].loc, ['body', 'files', 'template.yml', 'fields', 1, 'type'])
    assert.equal((await read(id)).version, null)
  })

  test('thousands of faults are read once and the first hundred said, also where they are stored', async () => {
    const { id } = await start({ name: 'Endless', key: 'endless' })
    const files = {
      'template.yml': RULES.replace('key: note', 'key: endless').replace('steps:', `${'  - 1\n'.repeat(14_000)}steps:`),
      'EN.yml': `${WORDS}words: {${Array.from({ length: 8000 }, (_none, index) => `w${index}: x`).join()}}\n`,
    }
    assert.equal((await save(id, files, 1)).status, 200)
    const { detail } = (await publish(id, 2)).body
    assert.deepEqual(
      detail.map(({ loc, msg }: any) => [loc.slice(2).join('.'), msg]),
      [
        ['template.yml.fields', 'Value error, a form has at most 60 fields'],
        ['EN.yml', 'Value error, endless/template.yml is missing or cannot be read'],
      ],
    )
    await save(id, { ...files, 'template.yml': RULES.replace('key: note', 'key: endless') }, 2)
    const { body } = await publish(id, 3)
    assert.equal(body.detail.length, 101)
    assert.deepEqual([body.detail[99].loc.at(-1), body.detail[99].ctx.line], ['w99', 8])
    assert.match(body.detail[100].msg, /there are more than 100 faults/)
    assert.equal((await builtIn('endless')).draft.revision, 3)
    assert.equal((await editor.call('DELETE', `/w/templates/${id}`)).status, 200)
  })

  test('a draft that met another version is published after it was saved once more', async () => {
    const files = { 'template.yml': RULES.replace('key: note', 'key: met'), 'EN.yml': WORDS }
    const take = (words: string) =>
      editor.call('POST', '/w/templates/import', {
        body: form(['met/template.yml', bytes(files['template.yml'])], ['met/EN.yml', bytes(words)]),
      })
    await take(WORDS)
    const { id } = await builtIn('met')
    const mine = { ...files, 'EN.yml': WORDS.replace('name: Note', 'name: Mine') }
    await save(id, mine, 0)
    await take(WORDS.replace('name: Note', 'name: Theirs'))
    assert.equal((await publish(id, 1)).status, 409)
    assert.equal((await save(id, mine, 1)).status, 200)
    const published = await publish(id, 2)
    assert.deepEqual([published.status, published.body.version, published.body.files], [200, 3, mine])
  })

  test('the preview is what a document would be: with samples, with input, in a tone, and its faults at the form', async () => {
    const files = { 'template.yml': RULES, 'EN.yml': WORDS }
    const { body } = await preview(files)
    assert.deepEqual([body.language_key, body.input, body.faults], ['EN', { subject: 'Oslo desk', points: ['oak', 'steel'] }, []])
    assert.equal(body.document.markdown, '# Oslo desk\n\noak and steel\n')
    assert.match(body.prompts[0].instructions, /Write a note\./)
    const given = await preview(files, { input: { subject: 'Bergen' } })
    assert.equal(given.body.document.markdown, '# Bergen\n')
    const long = await preview(files, { input: { subject: 'x'.repeat(61) } })
    assert.deepEqual([long.status, long.body.detail[0].loc], [422, ['body', 'input', 'subject']])
    assert.equal((await preview(files, { by_model: true })).status, 422)
    assert.equal((await desk.db.query(`select 1 from documents where title = 'Bergen'`)).rowCount, 0)
    const words = await preview({ 'template.yml': RULES, 'EN.yml': WORDS, 'DE.yml': 'name: Notiz\n' }, { language_key: 'EN' })
    assert.equal(words.body.document.title, 'Oslo desk', 'a language that is not ready keeps nobody from seeing another')
  })

  test('a built-in template is copied; strange input is refused and stores nothing', async () => {
    const faq = await builtIn('faq')
    const { id } = await start({ copy_of: faq.id })
    const copy = await read(id)
    assert.deepEqual([copy.key, copy.own, Object.keys(copy.files).length], ['faq-2', true, 16])
    assert.equal((await publish(id, 1, 'Ours')).status, 200, 'a copy can be published as it is')
    assert.equal((await editor.call('PUT', `/w/templates/${faq.id}/draft`, { json: { files: {}, based_on: 0 } })).status, 404)
    for (const files of [{ '../x.yml': 'a' }, { 'EN.yml': 'a\0b' }, { 'EN.yml': 'a\ud800' }, { 'XX.txt': '' }])
      assert.equal((await save(id, files, 0)).status, 422, JSON.stringify(files))
    assert.equal((await save(id, { 'EN.yml': 'x'.repeat(100_001) }, 0)).status, 422)
    assert.equal((await editor.call('POST', '/w/templates', { json: { key: 'Not A Key' } })).status, 422)
    assert.equal((await editor.call('POST', '/w/templates', { json: { key: 'faq-2' } })).status, 422)
    const viewer = await desk.member('reviewer', 'Rea')
    assert.equal((await viewer.call('GET', `/w/templates/${id}`)).status, 200)
    assert.equal((await viewer.call('POST', '/w/templates', { json: { name: 'x' } })).status, 403)
  })

  test('files go out and come in as those of the command line', async () => {
    const pack = zipSync({ 'note-two/template.yml': bytes(RULES.replace('key: note', 'key: note-two')), 'note-two/EN.yml': bytes(WORDS) })
    const dry = await editor.call('POST', '/w/templates/import?dry_run=true', { body: form(['pack.zip', pack]) })
    assert.deepEqual([dry.body.stored, dry.body.templates[0].effect], [false, 'new'])
    const taken = await editor.call('POST', '/w/templates/import', { body: form(['pack.zip', pack]) })
    assert.equal(taken.body.stored, true, taken.text)
    const { id, version } = await builtIn('note-two')
    assert.equal(version, 1)
    const address = `${desk.url}/app/api/w/${desk.workspaceId}/templates/${id}/export.zip`
    const zip = unzipSync(new Uint8Array(await (await editor.fetch('GET', address)).arrayBuffer()))
    assert.deepEqual(Object.keys(zip), ['note-two/EN.yml', 'note-two/template.yml'])
    assert.deepEqual(zip['note-two/template.yml'], bytes(RULES.replace('key: note', 'key: note-two')))
    const bad = form(
      ['a/template.yml', bytes(RULES)],
      ['a/EN.yml', bytes(WORDS)],
      ['note-two/EN.yml', bytes(WORDS)],
      ['x/readme.md', bytes('x')],
    )
    const refused = (await editor.call('POST', '/w/templates/import', { body: bad })).body
    assert.deepEqual(
      [refused.stored, refused.templates.map((each: any) => [each.key, each.faults[0].message]), refused.aside.length],
      [
        false,
        [
          ['a', '"key" should be a, as the folder is called'],
          ['note-two', 'there is no file template.yml'],
        ],
        1,
      ],
    )
    assert.equal(await builtIn('a'), undefined)
    assert.equal((await editor.call('POST', '/w/templates/import', { body: form(['x.zip', pack.subarray(0, 60)]) })).status, 422)
  })

  test('a package is limited as a whole: its files, what they unpack to, and the templates of the workspace', async () => {
    const packed = (count: number, from: number, content: Uint8Array) =>
      zipSync(Object.fromEntries(Array.from({ length: count }, (_none, index) => [`t-${from + index}/EN.yml`, content])))
    const send = (...files: [string, Uint8Array][]) => editor.call('POST', '/w/templates/import', { body: form(...files) })
    const bomb = packed(30, 0, new Uint8Array(390_000))
    const large = await send(['one.zip', bomb], ['two.zip', bomb])
    assert.deepEqual([large.status, /at most 20 MB when they are unpacked/.test(large.text)], [422, true], large.text)
    const many = await send(['one.zip', packed(801, 0, bytes('x'))], ['two.zip', packed(800, 801, bytes('x'))])
    assert.deepEqual([many.status, /at most 1,600 files/.test(many.text)], [422, true], many.text)

    await desk.db.query(
      `insert into templates (workspace_id, id, key, definition)
       select $1, gen_random_uuid(), 'filler-' || n, '{"files": {}}' from generate_series(1, 500) n`,
      [desk.workspaceId],
    )
    const more = (key: string) =>
      send([`${key}/template.yml`, bytes(RULES.replace('key: note', `key: ${key}`))], [`${key}/EN.yml`, bytes(WORDS)])
    const full = await more('one-more')
    assert.deepEqual([full.status, full.body.detail], [409, 'A workspace has at most 500 templates of its own.'])
    assert.equal((await more('filler-1')).status, 200, 'one that is there can still be replaced')
    await desk.db.query(`delete from templates where workspace_id = $1 and key like 'filler-%'`, [desk.workspaceId])
  })

  test('a document becomes a template: its values are fields again, and the same values write the same text', async () => {
    const input = {
      name: 'Oslo desk',
      summary: 'A desk of oak.',
      features: ['Soft-close drawer', 'Cable outlet'],
      audience: 'People at home',
      price: 1249.5,
      currency: 'GBP',
      url: 'https://www.example.com/oslo',
    }
    const template_id = (await builtIn('product-description')).id
    const { body: document } = await editor.call('POST', '/w/documents', { json: { template_id, language_key: 'EN', input } })
    const made = await start({ document_id: document.id, name: 'Our product page' })
    assert.deepEqual(made.found.toSorted(), ['currency', 'features', 'name', 'price', 'summary', 'url'])
    assert.deepEqual(made.notes, ['audience'])
    const { files, key } = await read(made.id)
    assert.equal(key, 'our-product-page')
    const { body } = await editor.call('POST', '/w/templates/preview', { json: { key, files, input } })
    assert.deepEqual([body.faults, body.document?.markdown], [[], document.markdown])
    const { body: other } = await editor.call('POST', '/w/templates/preview', {
      json: { key, files, input: { ...input, name: 'Bergen', price: 99, features: ['Light', 'Strong'] } },
    })
    assert.match(other.document.markdown, /^# Bergen\n[^]*- Light\n- Strong\n[^]*£99/)
    assert.doesNotMatch(other.document.markdown, /Oslo desk|1,249|Cable/)
    assert.equal((await publish(made.id, 1)).status, 200)
  })
})
