import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { docx, pdf, PASSWORD_PROTECTED } from '../text/fixtures.ts'
import { openTerminal } from './terminal.ts'
import type { Terminal } from './terminal.ts'

const STYLES = '<w:style w:styleId="H"><w:name w:val="heading 1"/></w:style>'
const words = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

describe('PDF and DOCX files of a knowledge base, from the terminal', () => {
  let terminal: Terminal
  before(async () => {
    terminal = await openTerminal('knowledge-files')
    const { file } = terminal.folder
    const long = Array.from({ length: 40 }, (_, index) => `Sentence number ${index} tells something about the oak we use.`).join(' ')
    file('tests.pdf', pdf([['The chair is tested for', 'fifty thousand movements.'], ['The warehouse is closed on Mondays.']]))
    file(
      'origin.docx',
      docx({
        'word/styles.xml': STYLES,
        'word/document.xml':
          `<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Origin</w:t></w:r></w:p>` +
          `${words('The linen of the curtain comes from Flanders.')}${words(long)}`,
      }),
    )
    file('locked.pdf', pdf([['Secret']], PASSWORD_PROTECTED))
    file('facts.yml', 'name: Furniture\nfiles:\n  - { path: tests.pdf, source: Test report 12 }\n  - origin.docx\n')
    file('locked.yml', 'name: Locked\nfiles:\n  - locked.pdf\n')
  })
  after(() => terminal.close())

  const run: Terminal['run'] = (...given) => terminal.run(...given)

  test('they are cut into passages under their headings, and a draft cites the one that fits with its source', async () => {
    const taken = await run(['infobases', 'import', terminal.folder.at('facts.yml')])
    assert.equal(taken.code, 0, taken.stderr)
    const { rows } = await terminal.db.query<{ kind: string; title: string | null; content: string; source: string; language_key: string }>(
      'select kind, title, content, source, language_key from infobase_entries where workspace_id = $1 order by position',
      [terminal.workspace],
    )
    assert.ok(rows.every((row) => row.kind === 'passage' && row.language_key === 'EN' && row.content.length <= 700))
    const of = (source: string) => rows.filter((row) => row.source === source)
    assert.match(
      of('Test report 12')
        .map((row) => row.content)
        .join(' '),
      /^The chair is tested for\s+fifty thousand movements\..*closed on Mondays\.$/s,
    )
    assert.ok(of('origin.docx').length > 3 && of('origin.docx').every((row) => row.title === 'Origin'))
    const joined = of('origin.docx')
      .map((row) => row.content)
      .join(' ')
    for (let index = 0; index < 40; index++) assert.ok(joined.includes(`number ${index} tells`), String(index))

    const input = JSON.stringify({ name: 'Falun', summary: 'A curtain of linen', features: ['Washable'], infobase: taken.json[0].id })
    const written = await run(['generate', 'product-description', '--language', 'EN', '--input', '-'], input)
    assert.equal(written.code, 0, written.stderr)
    assert.match(written.json.markdown, /The linen of the curtain comes from Flanders/)
    assert.deepEqual(
      written.json.facts.map((fact: { source: string }) => fact.source),
      ['origin.docx'],
    )
    assert.doesNotMatch(written.json.markdown, /Mondays/)
  })

  test('a file that cannot be read is named with the reason, and nothing is stored', async () => {
    const refused = await run(['infobases', 'import', terminal.folder.at('locked.yml')])
    assert.equal(refused.code, 3)
    assert.match(refused.stderr, /locked\.pdf: .*password/i)
    const { rows } = await terminal.db.query(`select 1 from infobases where workspace_id = $1 and name = 'Locked'`, [terminal.workspace])
    assert.equal(rows.length, 0)
  })
})
