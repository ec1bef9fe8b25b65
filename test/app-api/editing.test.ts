import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { compileRules, mergeFindings, Precedence, RunningCheck } from '../../src/rules/index.ts'
import type { Rule } from '../../src/rules/index.ts'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { readLines } from '../../src/text/lines.ts'
import { storeKnowledgeBase } from '../../src/library/knowledge.ts'
import { startModelServer } from '../helpers/model-server.ts'
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
    desk = await startDesk({ settings: { ALLOW_HOSTS: '127.0.0.1' } })
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
    assert.deepEqual(changed.unsupported.map((each: any) => each.text).toSorted(), ['40 %', 'eco-friendly', '€79'])
    const { body: fixed } = await save(document, { blocks: text('Our rucksack holds 35 litres.') })
    assert.deepEqual([fixed.findings, fixed.remaining, fixed.unsupported], [0, [], []])
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
    await writeSetting(desk.db, desk.workspaceId, 'active_packs', ['eu-green-claims', 'plain-language'])
  })

  test('a picture has an address and words, is Markdown and back, and its words are checked', async () => {
    const document = await write()
    const image = (attrs: object) => ({ type: 'image', attrs })
    const alt = 'An eco-friendly rucksack, [red], on a *ridge*'
    const { status, body } = await save(document, { blocks: [...text('See:'), image({ src: 'https://x.example/a_(1).png', alt })] })
    assert.equal(status, 200)
    assert.equal(body.markdown, 'See:\n\n![An eco-friendly rucksack, \\[red\\], on a \\*ridge\\*](https://x.example/a_%281%29.png)\n')
    assert.deepEqual(body.blocks[1], image({ src: 'https://x.example/a_%281%29.png', alt }))
    assert.deepEqual(
      body.remaining.map((finding: any) => finding.text),
      ['eco-friendly'],
    )
    assert.equal(body.plain, `See:\n\n${alt} (https://x.example/a_%281%29.png)`)
    for (const attrs of [{ src: 'https://x.example/a.png', alt: ' ' }, { src: 'javascript:alert(1)', alt: 'x' }, {}])
      assert.equal((await save(document, { blocks: [image(attrs)] })).status, 422)
  })

  test('comments stand beside the text: made, answered, done and opened again by whoever may comment', async () => {
    const document = await write()
    const path = `/w/documents/${document.id}/comments`
    const reviewer = await desk.member('reviewer', 'Rita')
    const { status, body } = await reviewer.call('POST', path, { json: { content: 'Says who?', quote: '980 grams', preceding: 'Weighs ' } })
    assert.equal(status, 201)
    const [first] = body.comments
    assert.deepEqual([first.content, first.quote, first.author.name, first.resolved_at], ['Says who?', '980 grams', 'Rita', null])
    const answered = await editor.call('POST', path, { json: { content: 'The lab.', reply_to: first.id } })
    assert.deepEqual(
      answered.body.comments.map((each: any) => [each.content, each.reply_to]),
      [
        ['Says who?', null],
        ['The lab.', first.id],
      ],
    )
    const done = await editor.call('PATCH', `${path}/${first.id}`, { json: { resolved: true } })
    assert.ok(done.body.comments[0].resolved_at)
    const opened = await editor.call('PATCH', `${path}/${first.id}`, { json: { resolved: false } })
    assert.equal(opened.body.comments[0].resolved_at, null)
    const visitor = await desk.member('viewer', 'Vera')
    assert.equal((await visitor.call('GET', path)).body.comments.length, 2)
    assert.equal((await visitor.call('POST', path, { json: { content: 'x', quote: 'y' } })).status, 403)
    assert.equal((await editor.call('POST', path, { json: { content: ' ', quote: 'y' } })).status, 422)
    assert.equal((await editor.call('POST', path, { json: { content: 'x' } })).status, 422)
    assert.equal((await editor.call('POST', path, { json: { content: 'x', reply_to: document.id } })).status, 404)
    assert.equal((await editor.call('GET', '/w/documents/00000000-0000-7000-8000-000000000000/comments')).status, 404)
  })

  describe('a passage written otherwise', () => {
    const rewrite = (id: string, json: object) => editor.call('POST', `/w/documents/${id}/rewrites`, { json })

    test('without a model: wording of the plain-language rules, support in the knowledge base, and a plain no for the rest', async () => {
      const document = await write()
      const simpler = await rewrite(document.id, { action: 'simplify', text: 'We utilise 35 litres prior to the walk.' })
      assert.equal(simpler.status, 200, simpler.text)
      assert.deepEqual(
        simpler.body.proposals.map((each: any) => [each.markdown, each.made_by, each.lost, each.added]),
        [['We use 35 litres before the walk.', 'rules', [], []]],
      )
      const place = { from: 4, to: 43, inline: true }
      const text = 'We utilise 35 litres prior to the walk.'
      const read = async () => (await editor.call('GET', `/w/documents/${document.id}`)).body
      const { offered: none, updated_at: before } = await read()
      const { body: answer } = await rewrite(document.id, { action: 'simplify', text, place })
      const { offered, updated_at: after } = await read()
      assert.deepEqual([none, offered, after], [null, { action: 'simplify', place, text, answer }, before], 'it waits beside the document')
      assert.deepEqual((await rewrite(document.id, { action: 'simplify', text: 'We walk.', place })).body.proposals, [])
      assert.ok((await read()).offered, 'nothing found takes nothing away')
      assert.equal((await editor.call('DELETE', `/w/documents/${document.id}/rewrites`)).status, 200)
      assert.equal((await read()).offered, null)
      assert.match((await rewrite(document.id, { action: 'support', text: 'Tested in Oslo' })).body.message, /no knowledge base yet/)
      await storeKnowledgeBase(desk.db, desk.workspaceId, {
        name: 'Tests',
        description: null,
        entries: [
          {
            kind: 'fact',
            title: null,
            content: 'The rucksack was tested in Tromso with 980 grams',
            source: 'Lab sheet',
            languageKey: 'EN',
          },
          { kind: 'fact', title: null, content: 'Shops open at nine', source: null, languageKey: 'EN' },
        ],
      })
      const { body } = await rewrite(document.id, { action: 'support', text: 'The rucksack weighs 980 grams' })
      assert.deepEqual(
        body.support.map((each: any) => [each.source, each.infobase, each.shared]),
        [['Lab sheet', 'Tests', ['rucksack', '980', 'grams']]],
      )
      for (const action of ['shorten', 'expand', 'variants', 'regenerate']) {
        const refused = await rewrite(document.id, { action, text: 'A rucksack.' })
        assert.equal(refused.status, 422)
        assert.match(JSON.stringify(refused.body.detail), /needs a language model/)
      }
      assert.equal((await rewrite(document.id, { action: 'translate', text: 'A rucksack.' })).status, 422)
      assert.equal((await rewrite('00000000-0000-7000-8000-000000000000', { action: 'support', text: 'x' })).status, 404)
      const viewer = await desk.member('viewer', 'Vic')
      const { status } = await viewer.call('POST', `/w/documents/${document.id}/rewrites`, { json: { action: 'support', text: 'x' } })
      assert.equal(status, 403)
    })

    test('by a model: checked by the rules before it is offered, and only with every figure and name', async (t) => {
      const document = await write()
      const service = await startModelServer('openai')
      t.after(() => service.close())
      const owner = await desk.member('owner', 'Olga')
      await owner.call('PUT', '/w/allowed-hosts', { json: { hosts: ['127.0.0.1'] } })
      await owner.call('PUT', '/w/model', { json: { model: 'compatible:scripted', url: service.url } })
      t.after(() => owner.call('DELETE', '/w/model'))
      const passage = 'The eco-friendly Fjell 35 holds 35 litres and weighs 980 grams. See https://x.example/fjell for more.'
      const asked = async (answers: string[], json: object = { action: 'shorten' }) => {
        service.asked.length = 0
        service.script = (_asked, count) => ({ text: answers[count - 1]! })
        const { status, body, text: raw } = await rewrite(document.id, { text: passage, ...json })
        assert.equal(status, 200, raw)
        return body
      }

      const short = await asked([
        'Fjell 35: 35 litres, 980 grams, an eco-friendly bag (https://x.example/fjell).\n\nWe utilise strong cloth.',
      ])
      assert.deepEqual([short.proposals.length, short.proposals[0].lost, short.proposals[0].added], [1, [], []])
      assert.match(short.proposals[0].markdown, /We use/, 'wording that rules have for the same is written at once')
      assert.deepEqual(
        short.proposals[0].findings.map((each: any) => each.text),
        ['eco-friendly'],
      )
      assert.deepEqual([short.model, short.tokens.calls], ['compatible:scripted', 1])
      const [{ system, user }] = service.asked as [(typeof service.asked)[number]]
      assert.doesNotMatch(system, /Fjell/)
      assert.match(user, /"keep":\["35","980","https:\/\/x.example\/fjell","Fjell 35"\]/)

      // What lost a figure or brought one is asked for again, and then not offered.
      const again = await asked([
        'Fjell 35, 35 litres (https://x.example/fjell).',
        'Fjell 35: 35 litres, 980 grams, https://x.example/fjell.',
      ])
      assert.equal(again.proposals.length, 1)
      assert.match(service.asked[1]!.system, /It lost “980”\./)
      const never = await asked(['Fjell 35, 40 litres, 980 grams.', 'It is light.'])
      assert.deepEqual(never.proposals, [])
      assert.match(never.message, /not offered. It lost “35”, “980”, “https:\/\/x\.example\/fjell”, “Fjell 35”\./)

      // So is what says something that nobody supplied.
      const proud = 'The award-winning Fjell 35: 35 litres, 980 grams, https://x.example/fjell.'
      const invented = await asked([proud, proud])
      assert.deepEqual(invented.proposals, [])
      assert.match(invented.message, /It has “award-winning”, which nobody supplied\./)

      const variants = await asked(
        [
          'Here are three versions for 35 litres, 980 grams: Fjell 35, https://x.example/fjell\n\n' +
            '[1]\nThe Fjell 35: 35 litres, 980 grams, https://x.example/fjell\n[2]\nIt is light.\n' +
            '[3]\n980 grams, 35 litres: Fjell 35, https://x.example/fjell',
        ],
        { action: 'variants' },
      )
      assert.equal(variants.proposals.length, 2, 'the one without figures is left out, and so is what precedes them')
      assert.match(variants.proposals[0].markdown, /^The Fjell 35/)

      const german = await asked(['Der Fjell 35 wiegt 1.249,50 Gramm, seit 3. Mai 2026.'], {
        action: 'translate',
        language_key: 'DE',
        text: 'The Fjell 35 weighs 1,249.50 grams, since 2026-05-03.',
      })
      assert.equal(german.proposals.length, 1, german.message)

      const told = await asked(['The Fjell 35 holds 35 litres.'], { action: 'instruction', request: 'Leave the weight and the link out' })
      assert.deepEqual(told.proposals[0].lost, ['980', 'https://x.example/fjell'])
      assert.match(service.asked[0]!.user, /"request":"Leave the weight and the link out"/)

      service.script = () => ({ status: 500 })
      assert.equal((await rewrite(document.id, { action: 'shorten', text: passage })).status, 502)
      const spent = await desk.db.query("select sum(calls)::int as calls from model_spending where purpose = 'document'")
      assert.ok(spent.rows[0].calls >= 8, 'calls are counted')
    })
  })
})
