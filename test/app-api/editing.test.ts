import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { compileRules, mergeFindings, Precedence, RunningCheck } from '../../src/rules/index.ts'
import type { Rule } from '../../src/rules/index.ts'
import { readLines } from '../../src/text/lines.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const text = (...texts: string[]) => texts.map((each) => ({ type: 'paragraph', content: [{ type: 'text', text: each }] }))

interface EditorRules {
  rules: Rule[]
  packs: number
  leading: string[]
}

describe('editing a document', () => {
  let desk: Desk
  let editor: Browser
  before(async () => {
    desk = await startDesk()
    editor = await desk.member('editor', 'Ed')
  })
  after(() => desk.close())

  async function write(): Promise<any> {
    const { body } = await editor.call('GET', '/w/shelf')
    const template = body.templates.find((each: { key: string }) => each.key === 'product-description')
    return (
      await editor.call('POST', '/w/documents', {
        json: {
          template_id: template.id,
          language_key: 'EN',
          input: { name: 'Fjell 35', summary: 'A rucksack of 35 litres', features: ['Weighs 980 grams'] },
        },
      })
    ).body
  }
  const save = (document: { id: string }, json: object) => editor.call('PATCH', `/w/documents/${document.id}`, { json })

  test('what remains to look at follows the text, and so do the numbers no source supports', async () => {
    const document = await write()
    assert.deepEqual(document.unsupported, [])
    const { body: changed } = await save(document, {
      blocks: text('Our eco-friendly rucksack holds 35 litres.', 'It is 40 % lighter and costs €79.'),
    })
    assert.ok(changed.findings > 0)
    assert.ok(changed.remaining.some((finding: any) => finding.text === 'eco-friendly' && finding.suggested_text !== null))
    assert.deepEqual(changed.unsupported.map((each: any) => each.text).toSorted(), ['40 %', '€79'])
    const { body: mended } = await save(document, { blocks: text('Our rucksack holds 35 litres.') })
    assert.deepEqual([mended.findings, mended.remaining, mended.unsupported], [0, [], []])
  })

  test('a finding that is let stand in this document is kept as such, as long as the text has it', async () => {
    const document = await write()
    const { body: found } = await save(document, { blocks: text('An eco-friendly rucksack.', 'It is climate neutral.') })
    const ignored = found.remaining
      .filter((finding: any) => finding.text === 'eco-friendly')
      .map(({ rule_id, text: violating }: any) => ({ rule_id, text: violating }))
    const { body: settled } = await save(document, { ignored })
    assert.equal(settled.findings, found.findings - ignored.length)
    assert.ok(settled.remaining.filter((finding: any) => finding.text === 'eco-friendly').every((finding: any) => finding.ignored))
    assert.equal(settled.markdown, found.markdown)
    const { body: longer } = await save(document, { blocks: text('An eco-friendly rucksack, made well.', 'It is climate neutral.') })
    assert.equal(longer.findings, settled.findings, 'an edit elsewhere leaves it settled')
    const { body: again } = await save(document, { ignored: [] })
    assert.equal(again.findings, found.findings)
  })

  test('blocks are kept in one form, whatever an editor adds to them, and links lead only where links may', async () => {
    const document = await write()
    const blocks = [
      { type: 'heading', attrs: { level: 2, textAlign: null }, content: [{ type: 'text', text: 'Room' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'See ' },
          {
            type: 'text',
            text: 'this',
            marks: [
              { type: 'link', attrs: { href: 'https://x.example/', target: '_blank', rel: 'x', class: null } },
              { type: 'underline' },
            ],
          },
          { type: 'text', text: ' not that', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        ],
      },
      { type: 'orderedList', attrs: { start: 3, type: null }, content: [{ type: 'listItem', content: text('Three') }] },
      { type: 'paragraph' },
    ]
    const { body } = await save(document, { blocks })
    assert.deepEqual(body.blocks, [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Room' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'See ' },
          { type: 'text', text: 'this', marks: [{ type: 'link', attrs: { href: 'https://x.example/' } }] },
          { type: 'text', text: ' not that' },
        ],
      },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: text('Three') }] },
    ])
    assert.equal(body.markdown, '## Room\n\nSee [this](https://x.example/) not that\n\n3. Three\n')
    for (const wrong of [
      [{ type: 'script' }],
      [{ type: 'bulletList', content: text('x') }],
      [{ type: 'paragraph', content: [{ type: 'image' }] }],
      [{ type: 'table', content: [{ type: 'tableRow', content: text('x') }] }],
    ]) {
      assert.deepEqual((await save(document, { blocks: wrong })).body.detail[0].loc, ['body', 'blocks'], JSON.stringify(wrong))
    }
    let deep: object = text('x')[0]!
    for (let depth = 0; depth < 60; depth++) deep = { type: 'blockquote', content: [deep] }
    assert.equal((await save(document, { blocks: [deep] })).status, 422)
  })

  test('the rules a browser checks with are the active ones of its language, and find the same', async () => {
    const owner = await desk.member('owner', 'Olga')
    const rules = async () => (await editor.call('GET', '/w/editor-rules?language_key=EN')).body as EditorRules
    const all = await rules()
    assert.ok(all.rules.length > 100 && all.packs > 5)
    assert.ok(
      all.rules.every(
        (rule) =>
          rule.file === '' && rule.parts.every((part) => part.hits.length === 0 && (part.language === null || part.language === 'EN')),
      ),
    )
    const find = ({ rules: given, leading }: EditorRules) => {
      const { findings } = new RunningCheck(compileRules(given)).check(
        readLines(
          [
            {
              scope: 'paragraph',
              runs: [
                { text: 'Our ', marks: [] },
                { text: 'eco-friendly', marks: ['strong'] },
                { text: ' rucksack.', marks: [] },
              ],
            },
          ],
          'EN',
        ),
      )
      return mergeFindings(findings, new Precedence(given, leading))
    }
    const stored = (await save(await write(), { blocks: text('Our eco-friendly rucksack.') })).body.remaining
    assert.deepEqual(
      find(all).map(({ ruleId, text: found, severity }) => [ruleId, found, severity]),
      stored.map((finding: any) => [finding.rule_id, finding.text, finding.severity]),
    )
    await owner.call('PUT', '/w/severity-overrides', {
      json: { overrides: [{ rule_id: 'eu-green-claims.eco-friendly', severity: 'OFF' }] },
    })
    assert.ok(!(await rules()).rules.some((rule) => rule.id === 'eu-green-claims.eco-friendly'))
    assert.ok(!all.rules.some((rule) => rule.kind === 'learned'), 'learned rules are off unless somebody switches them on')
    await owner.call('PUT', '/w/severity-overrides', {
      json: {
        overrides: [
          { rule_id: 'eu-green-claims.eco-friendly', severity: 'LOW' },
          { rule_id: 'unfair-terms.learned', severity: 'MEDIUM' },
        ],
      },
    })
    const graded = (await rules()).rules
    assert.equal(graded.find((rule) => rule.id === 'eu-green-claims.eco-friendly')!.severity, 'LOW')
    const learned = graded.find((rule) => rule.kind === 'learned')!
    await owner.call('PUT', '/w/packs', { json: { active: [] } })
    assert.deepEqual((await rules()).rules, [])
    await owner.call('PUT', '/w/severity-overrides', { json: { overrides: [] } })

    const first = await editor.call('GET', '/w/editor-rules?language_key=EN')
    assert.equal(
      (
        await editor.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/editor-rules?language_key=EN`, {
          headers: { 'if-none-match': first.headers.get('etag')! },
        })
      ).status,
      304,
    )
    const weights = (name: string) =>
      editor.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/editor-rules/${learned.id}/weights?name=${encodeURIComponent(name)}`)
    assert.ok((await (await weights(String(learned.parts[0]!.keys.model))).arrayBuffer()).byteLength > 10_000)
    for (const name of ['../../package.json', 'learned.yml', '']) assert.equal((await weights(name)).status, 404, name)
  })
})
