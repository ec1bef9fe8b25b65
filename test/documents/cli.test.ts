import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { openTerminal } from './terminal.ts'
import type { Terminal } from './terminal.ts'

const TEMPLATE = {
  'template.yml':
    'key: note\nmain: subject\nfields:\n  - { name: subject, type: text, required: true, maxLength: 80 }\n' +
    '  - { name: points, type: list }\nsteps:\n  - key: text\n    draft: |\n      # {{ subject }}\n\n' +
    '      {% for point in points %}\n      - {{ point }}\n      {% endfor %}\n',
  'EN.yml':
    'name: Note\ndescription: A short note.\nfields:\n  subject: { label: Subject }\n  points: { label: Points }\nsteps:\n  text:\n' +
    '    prompt: Write a short note.\n',
}
const TONE = '---\nname: House voice\ndescription: How we write.\n---\n\n- Short sentences.\n- customers -> people\n'
const INFOBASE =
  'name: Desks\ndescription: About desks\nfacts:\n  - text: The desk is made in Leeds\n    source: Factory sheet\n    language: EN\n' +
  'guidelines:\n  - Say what a thing is made of.\nfiles:\n  - guide.md\n'

describe('writing from the terminal', () => {
  let terminal: Terminal
  before(async () => {
    terminal = await openTerminal('writing')
    const { file } = terminal.folder
    for (const [name, content] of Object.entries(TEMPLATE)) file(`templates/note/${name}`, content)
    file('tones/house/EN.md', TONE)
    file('desks.yml', INFOBASE)
    file('guide.md', '# Care\n\nOil the desk once a year.\n\n# Wood\n\nThe oak of the desk is twenty years old.\n')
  })
  after(() => terminal.close())

  const run: Terminal['run'] = (...given) => terminal.run(...given)
  const at = (name: string) => terminal.folder.at(name)

  test('templates, tones and knowledge bases come in, make versions, and go out as they came', async () => {
    for (const [family, from, out] of [
      ['templates', 'templates', 'out-templates'],
      ['tones', 'tones', 'out-tones'],
      ['infobases', 'desks.yml', 'out-infobases'],
    ] as const) {
      const taken = await run([family, 'import', at(from)])
      assert.equal(taken.code, 0, taken.stderr)
      assert.equal(taken.json[0].version, 1)
      const exported = await run([family, 'export', at(out)])
      assert.equal(exported.code, 0, exported.stderr)
      const again = await run([family, 'import', at(out)])
      assert.equal(again.json[0].id, taken.json[0].id)
    }
    assert.equal(await readFile(at('out-templates/note/EN.yml'), 'utf8'), TEMPLATE['EN.yml'])
    assert.equal(await readFile(at('out-tones/house/EN.md'), 'utf8'), TONE)
    const { rows } = await terminal.db.query(
      `select kind, version, definition from versions where workspace_id = $1 order by kind, version`,
      [terminal.workspace],
    )
    // Unchanged templates and tones get no new version; the passages of a knowledge base are replaced by the same ones.
    assert.deepEqual(
      rows.map(({ kind, version }) => `${kind} ${version}`),
      ['infobase 1', 'infobase 2', 'template 1', 'tone 1'],
    )
    const [first, second] = rows.filter(({ kind }) => kind === 'infobase').map(({ definition }) => definition.entries)
    assert.deepEqual(second, first)
    assert.deepEqual(
      first.map((entry: any) => entry.kind),
      ['fact', 'guideline', 'passage', 'passage'],
    )
    const shown = await run(['templates', 'show', 'note'])
    assert.deepEqual(Object.keys(shown.json.files), ['note/EN.yml', 'note/template.yml'].sort())
    assert.ok((await run(['tones', 'list'])).json.some((tone: any) => tone.key === 'house' && tone.own))
  })

  test('what cannot be taken in is refused with its file and the reason, and nothing is stored', async () => {
    terminal.folder.file(
      'bad/broken/template.yml',
      TEMPLATE['template.yml'].replace('key: note', 'key: broken').replace('{{ subject }}', '{{ subject | nothing }}'),
    )
    terminal.folder.file('bad/broken/EN.yml', TEMPLATE['EN.yml'])
    const refused = await run(['templates', 'import', at('bad')])
    assert.equal(refused.code, 3)
    assert.match(refused.stderr, /broken.*undefined filter/)
    terminal.folder.file('outside.yml', 'name: X\nfiles: [../../etc/passwd]\n')
    assert.match((await run(['infobases', 'import', at('outside.yml')])).stderr, /outside the folder/)
    assert.equal(
      (await run(['templates', 'list'])).json.some((template: any) => template.key === 'broken'),
      false,
    )
  })

  test('a document is printed, with its facts; the form is refused fault by fault', async () => {
    const input = JSON.stringify({ name: 'Oslo desk', summary: 'A desk of oak', features: ['Drawer'], infobase: 'Desks' })
    const written = await run(['generate', 'product-description', '--language', 'EN', '--input', '-', '--tone', 'house'], input)
    assert.equal(written.code, 0, written.stderr)
    assert.deepEqual(Object.keys(written.json).slice(0, 5), ['documentId', 'title', 'markdown', 'message', 'facts'])
    assert.ok(written.json.facts.some((fact: any) => fact.source === 'Factory sheet'))
    assert.match(written.json.markdown, /made in Leeds\n/)
    const odd = JSON.stringify({ name: 'Oslo desk', summary: 'Get a discount for a five-star review.', features: ['Drawer'] })
    const count = async () => (await terminal.db.query('select count(*)::int as n from documents')).rows[0].n
    const before = await count()
    const strict = await run(['generate', 'product-description', '--language', 'EN', '--input', '-', '--refuse-at', 'high'], odd)
    assert.equal(strict.code, 3)
    assert.match(strict.stderr, /refuse_at: .*CRITICAL finding of advertising-disclosure\.bought-reviews/)
    assert.equal(await count(), before)
    const found = await run(['generate', 'product-description', '--language', 'EN', '--input', '-'], odd)
    assert.ok(found.json.findings.some((one: any) => one.rule_id === 'advertising-disclosure.bought-reviews' && one.place !== null))
    assert.match(found.json.message, /remain/)
    const {
      rows: [row],
    } = await terminal.db.query('select tone_version, infobase_version from documents where id = $1', [written.json.documentId])
    assert.deepEqual(row, { tone_version: '1', infobase_version: '2' })
    const refused = await run(['generate', 'product-description', '--language', 'EN', '--input', '-'], '{"name": 5}')
    assert.equal(refused.code, 3)
    assert.match(refused.stderr, /name: .*string\nsummary: Field required\nfeatures: Field required/)
    assert.equal((await run(['generate', 'nothing', '--language', 'EN', '--input', '-'], '{}')).code, 3)
    assert.equal((await run(['generate', 'faq', '--language', 'XX', '--input', '-'], '{}')).code, 2)
  })

  test('a file of rows becomes documents of one run, each fault beside its row; run again, only what is missing is written', async () => {
    terminal.folder.file('rows.csv', 'subject,points,prize\nFirst,one|two,5\n,lonely,\nThird,"a ""quoted"" point",\n')
    const first = await run(['generate', 'note', '--language', 'EN', '--bulk', at('rows.csv'), '--out', at('bulk')])
    assert.equal(first.code, 1, first.stderr)
    assert.match(first.stderr, /Left out, since the template has no such field: prize/)
    assert.deepEqual([first.json.rows, first.json.written, first.json.failed], [3, 2, 1])
    assert.match(first.json.results[1].fault, /subject: Field required/)
    assert.deepEqual(
      ['findings', 'changes', 'unsupported', 'facts', 'message'].filter((name) => !(name in first.json.results[0])),
      [],
    )
    assert.deepEqual((await readdir(at('bulk'))).sort(), ['1.md', '3.md', 'bulk.json', 'rows.jsonl'])
    assert.equal(await readFile(at('bulk/3.md'), 'utf8'), '# Third\n\n- a "quoted" point\n')
    const lines = (await readFile(at('bulk/rows.jsonl'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.deepEqual(
      lines.map(({ row, input, fault }) => [row, input.points?.[0], fault === null]),
      [
        [1, 'one', true],
        [2, 'lonely', false],
        [3, 'a "quoted" point', true],
      ],
    )
    const { rows } = await terminal.db.query('select id, bulk_row from documents where bulk_input_id = $1 order by bulk_row', [
      first.json.bulkInputId,
    ])
    assert.deepEqual(
      rows.map((row) => row.bulk_row),
      [1, 3],
    )
    // One document is deleted, as if the run had been stopped before it.
    await terminal.db.query('delete from documents where id = $1', [rows[1].id])
    const second = await run(['generate', 'note', '--language', 'EN', '--bulk', at('rows.csv'), '--out', at('bulk')])
    assert.equal(second.json.bulkInputId, first.json.bulkInputId)
    assert.equal(second.json.results[0].documentId, first.json.results[0].documentId)
    assert.notEqual(second.json.results[2].documentId, first.json.results[2].documentId)
    terminal.folder.file('rows.csv', 'subject\nOther\n')
    assert.match(
      (await run(['generate', 'note', '--language', 'EN', '--bulk', at('rows.csv'), '--out', at('bulk')])).stderr,
      /holds another run/,
    )
  })
})
