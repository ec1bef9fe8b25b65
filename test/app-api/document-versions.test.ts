import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import { verifyAdminTrail } from '../../src/db/trail/admin.ts'
import { forgetVersions } from '../../src/db/documents/versions.ts'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { readDocument } from '../../src/text/read.ts'
import { newId } from '../../src/db/base/ids.ts'
import { stateCode } from '../../src/reviews/chart/chart.ts'
import { plantAudit } from '../helpers/audit.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const text = (...texts: string[]) => texts.map((each) => ({ type: 'paragraph', content: [{ type: 'text', text: each }] }))

describe('versions, approval and files of a document', () => {
  let desk: Desk
  let owner: Browser
  let editor: Browser
  let other: Browser
  let reviewer: Browser
  before(async () => {
    desk = await startDesk()
    owner = await desk.member('owner', 'Olga')
    editor = await desk.member('editor', 'Ed')
    other = await desk.member('editor', 'Emma')
    reviewer = await desk.member('reviewer', 'Rita')
  })
  after(() => desk.close())

  async function write(): Promise<any> {
    const { body } = await editor.call('GET', '/w/shelf')
    const template = body.templates.find((each: { key: string }) => each.key === 'product-description')
    const input = { name: 'Fjell 35', summary: 'A rucksack of 35 litres', features: ['Weighs 980 grams'] }
    return (await editor.call('POST', '/w/documents', { json: { template_id: template.id, language_key: 'EN', input } })).body
  }
  const at = (document: { id: string }, rest = '') => `/w/documents/${document.id}${rest}`
  const save = async (who: Browser, document: { id: string }, json: object) => {
    const { status, body } = await who.call('PATCH', at(document), { json })
    assert.equal(status, 200)
    return body
  }
  const versions = async (document: { id: string }) => (await editor.call('GET', at(document, '/versions'))).body
  const kinds = async (document: { id: string }) =>
    (await versions(document)).versions.map((each: any) => [each.number, each.kind, each.author?.name, each.saves])

  test('saves of one person are one version; those of another, and what has a name, are never written over', async () => {
    const document = await write()
    assert.deepEqual(await kinds(document), [[1, 'written', 'Ed', 1]])
    await save(editor, document, { blocks: text('One.') })
    await save(editor, document, { blocks: text('One, two.') })
    await save(editor, document, { blocks: text('One, two.') })
    assert.deepEqual(await kinds(document), [
      [2, 'edited', 'Ed', 2],
      [1, 'written', 'Ed', 1],
    ])
    await save(other, document, { blocks: text('One, two, three.') })
    await save(editor, document, { blocks: text('One, two, three, four.') })
    assert.equal((await editor.call('PATCH', at(document, '/versions/4'), { json: { name: ' For the shop ' } })).status, 200)
    await save(editor, document, { blocks: text('Five.'), title: 'Renamed' })
    const listed = await versions(document)
    assert.deepEqual(
      listed.versions.map((each: any) => [each.number, each.name, each.author.name, each.title === 'Renamed']),
      [
        [5, null, 'Ed', true],
        [4, 'For the shop', 'Ed', false],
        [3, null, 'Emma', false],
        [2, null, 'Ed', false],
        [1, null, 'Ed', false],
      ],
    )
    assert.deepEqual([listed.current, listed.total, listed.approved], [5, 5, null])
    const third = (await reviewer.call('GET', at(document, '/versions/3'))).body
    assert.deepEqual([third.markdown, third.blocks], ['One, two, three.\n', text('One, two, three.')])
    for (const number of ['6', '0', 'x', '99999999999999'])
      assert.equal((await editor.call('GET', at(document, `/versions/${number}`))).status, 404, number)

    const restored = await editor.call('POST', at(document, '/versions/3/restore'), { json: {} })
    assert.equal(restored.body.markdown, 'One, two, three.\n')
    assert.equal(restored.body.title, document.title)
    assert.equal((await versions(document)).versions[0].restored_from, 3)
    await save(editor, document, { blocks: text('After the restoring.') })
    assert.deepEqual((await kinds(document)).slice(0, 2), [
      [7, 'edited', 'Ed', 1],
      [6, 'restored', 'Ed', 1],
    ])
    const stale = await editor.call('POST', at(document, '/versions/1/restore'), { json: { updated_at: document.updated_at } })
    assert.equal(stale.status, 409)
    assert.equal((await reviewer.call('POST', at(document, '/versions/1/restore'), { json: {} })).status, 403)

    await desk.db.query(`update document_versions set updated_at = now() - interval '40 days' where document_id = $1`, [document.id])
    assert.equal(await forgetVersions(desk.db, desk.workspaceId, new Date(Date.now() - 30 * 86_400_000), []), 3)
    assert.deepEqual(
      (await versions(document)).versions.map((each: any) => each.number),
      [7, 6, 4, 1],
      'the current, the restored, the named and the first one stay',
    )
    const toGone = await editor.call('POST', at(document, '/reading-links'), { json: { days: 1, version: 5 } })
    assert.equal(toGone.status, 404, 'a link to a version that is no longer there')
  })

  test('who wrote which paragraph, and a text that met another is kept beside it', async () => {
    const document = await write()
    await save(editor, document, { blocks: text('First.', 'Second.', 'Third.') })
    const theirs = await save(other, document, { blocks: text('First.', 'Second, by Emma.', 'Third.') })
    const mine = await editor.call('PATCH', at(document), {
      json: { blocks: text('First, by Ed.', 'Second.', 'Third.'), updated_at: document.updated_at },
    })
    assert.equal(mine.status, 409)
    const aside = await editor.call('POST', at(document, '/versions'), { json: { blocks: text('First, by Ed.', 'Second.', 'Third.') } })
    assert.deepEqual([aside.status, aside.body.number], [201, 4])
    const { body: now } = await editor.call('GET', at(document))
    assert.deepEqual([now.markdown, now.current_version, now.updated_at], [theirs.markdown, 3, theirs.updated_at])
    assert.equal((await versions(document)).versions[0].kind, 'set_aside')
    const { body } = await editor.call('GET', at(document, '/authors'))
    assert.deepEqual(
      body.blocks.map((each: any) => [each.version, each.author.name]),
      [
        [2, 'Ed'],
        [3, 'Emma'],
        [2, 'Ed'],
      ],
    )
    await save(editor, document, { blocks: text('First.', 'Second, by Emma.', 'Third.', 'Fourth.'), updated_at: now.updated_at })
    assert.deepEqual((await kinds(document))[0], [5, 'edited', 'Ed', 1], 'the one set aside is not written over')
    for (const blocks of [[{ type: 'script' }], text('a\0b')])
      assert.equal((await editor.call('POST', at(document, '/versions'), { json: { blocks } })).status, 422)
  })

  test('findings block approval until decided; what was approved goes out; a change makes it a draft again', async () => {
    const document = await write()
    const ask = (who: Browser, action = 'ask') => who.call('POST', at(document, '/approval'), { json: { action } })
    const answer = (who: Browser, json: object) => who.call('POST', at(document, '/approval/answer'), { json })
    const found = await save(editor, document, { blocks: text('An eco-friendly rucksack.') })
    assert.ok(found.remaining.some((each: any) => ['HIGH', 'CRITICAL'].includes(each.severity)))
    assert.equal((await ask(reviewer)).status, 403)
    const asked = await ask(editor)
    assert.deepEqual([asked.body.state, asked.body.steps.map((step: any) => step.name)], ['in_review', ['Review', 'Compliance']])
    assert.equal((await ask(editor)).status, 409)
    const { version } = asked.body
    const blocked = await answer(reviewer, { approve: true, version })
    assert.equal(blocked.status, 409)
    assert.match(blocked.body.detail, /eco-friendly/)
    assert.equal((await answer(reviewer, { approve: false, version })).status, 422, 'sent back without a word')

    const ignored = found.remaining.map(({ rule_id, text: violating }: any) => ({ rule_id, text: violating, reason: 'A product name' }))
    await save(editor, document, { ignored })
    assert.equal((await answer(reviewer, { approve: true, version: version + 1 })).status, 409, 'another version than the one read')
    const first = await answer(reviewer, { approve: true, version, comment: 'Reads well' })
    assert.deepEqual([first.status, first.body.state, first.body.steps[0].done.by.name], [200, 'in_review', 'Rita'])
    assert.equal((await answer(reviewer, { approve: true, version })).status, 403, 'the second step is not a reviewer’s')
    const second = await answer(other, { approve: true, version })
    assert.deepEqual([second.body.state, second.body.approved_version], ['approved', version])
    assert.deepEqual(
      second.body.history.map((each: any) => [each.kind, each.actor.name]),
      [
        ['document.approved', 'Emma'],
        ['document.step_approved', 'Rita'],
        ['document.finding_let_stand', 'Ed'],
        ['document.review_asked', 'Ed'],
      ],
    )
    assert.equal((await verifyAdminTrail(desk.db, desk.workspaceId)).broken, null)
    assert.equal((await editor.call('GET', '/w/documents?approval=approved')).body.total, 1)

    const changed = await save(editor, document, { blocks: text('A rucksack that is new.') })
    assert.deepEqual([changed.approval, changed.approved_version, changed.current_version], ['draft', version, version + 1])
    const file = (query: string) => editor.call('GET', at(document, `/file?format=md${query}`))
    const out = await file('')
    assert.equal(out.text, 'An eco-friendly rucksack.\n', 'what was approved is what is exported')
    assert.deepEqual([out.headers.get('x-document-version'), out.headers.get('x-document-approved')], [String(version), 'true'])
    const draft = await file(`&version=${version + 1}`)
    assert.deepEqual([draft.text, draft.headers.get('x-document-approved')], ['A rucksack that is new.\n', 'false'])
  })

  test('what is dismissed on the desk is decided here, and what is let stand here is dismissed there', async () => {
    const document = await write()
    const found = await save(editor, document, { blocks: text('An eco-friendly rucksack.', 'It is climate neutral.') })
    const grave = found.remaining.filter((each: any) => ['HIGH', 'CRITICAL'].includes(each.severity))
    assert.ok(grave.length >= 2)
    const audit = await plantAudit(
      desk.db,
      desk.workspaceId,
      grave.map((each: any) => ({ text: each.text, severity: each.severity })),
    )
    const assetId = newId()
    await desk.db.query(
      `insert into assets (workspace_id, id, audit_id, position, name, url, source, state)
       values ($1, $2, $3, 0, 'x', $4, '{}', 'completed')`,
      [desk.workspaceId, assetId, audit.id, `document:${document.id}`],
    )
    for (const [index, id] of audit.violations.entries())
      await desk.db.query('update violations set asset_id = $2, rule_id = $3 where id = $1', [id, assetId, grave[index].rule_id])
    const blocking = async () =>
      (await editor.call('GET', at(document, '/approval'))).body.blocking.map((each: any) => [each.rule_id, each.text])
    assert.equal((await blocking()).length, grave.length)
    const json = { scope: { violation_id: audit.violations[0] }, action: 'dismiss', reason: 'It has the label' }
    assert.equal((await reviewer.call('POST', '/w/reviews', { json })).status, 200)
    assert.deepEqual(
      await blocking(),
      grave.slice(1).map((each: any) => [each.rule_id, each.text]),
    )
    const { body } = await editor.call('GET', at(document))
    const dismissed = body.remaining.filter((each: any) => each.ignored)
    assert.deepEqual(
      dismissed.map((each: any) => [each.text, each.ignored_on, each.ignored_reason]),
      [[grave[0].text, 'desk', 'It has the label']],
    )
    const ignored = grave.map(({ rule_id, text: violating }: any) => ({ rule_id, text: violating, reason: 'Proven' }))
    await save(editor, document, { ignored })
    assert.deepEqual(await blocking(), [])
    const { rows } = await desk.db.query(
      'select state, dismissal_reason as why, decided_by as by from reviews where violation_id = any($1)',
      [audit.violations],
    )
    assert.ok(rows.every(({ state }: { state: number }) => state === stateCode('dismissed')))
    assert.deepEqual(rows.map(({ why, by }: any) => `${why} ${by}`).toSorted(), [
      'It has the label Rita',
      ...grave.slice(1).map(() => 'Proven Ed'),
    ])
  })

  test('the steps of a workspace, of a template and of a language, and a second person for each', async () => {
    const document = await write()
    const usual = (await editor.call('GET', '/w/approval-steps')).body
    const one = (name: string, people: string[] = []) => [{ name, roles: ['owner', 'editor', 'reviewer'], people }]
    const set = (json: object) => owner.call('PUT', '/w/approval-steps', { json: { ...usual, ...json } })
    assert.equal((await editor.call('PUT', '/w/approval-steps', { json: usual })).status, 403)
    assert.equal((await set({ steps: one('Legal', [desk.workspaceId]) })).status, 422, 'nobody of the workspace')
    assert.equal((await set({ steps: [] })).status, 422)
    const exceptions = [
      { template_id: null, language_key: 'DE', steps: one('German') },
      { template_id: document.template_id, language_key: null, steps: one('Products', [editor.userId, reviewer.userId]) },
    ]
    assert.equal((await set({ exceptions, second_person: true })).status, 200)
    const stepsIn = async (markets: string[] | null) => {
      await desk.db.query('update documents set choice = $2 where id = $1', [document.id, markets && JSON.stringify({ markets })])
      return (await editor.call('GET', at(document, '/approval'))).body.steps.map((step: any) => step.name)
    }
    const inMarket = [{ template_id: document.template_id, language_key: null, market: 'US', steps: one('US counsel') }, ...exceptions]
    assert.equal((await set({ exceptions: inMarket, second_person: true })).status, 200)
    assert.deepEqual(await stepsIn(['US-CA', 'DE']), ['US counsel'], 'a part of the country is in it')
    assert.deepEqual(await stepsIn(['DE']), ['Products'])
    assert.deepEqual(await stepsIn(null), ['US counsel'], 'no markets chosen: the rules of every market run')
    await writeSetting(desk.db, desk.workspaceId, 'markets', { markets: ['DE'], sectors: null, channels: null })
    assert.deepEqual(await stepsIn(null), ['Products'], 'the workspace is not in the US')
    await writeSetting(desk.db, desk.workspaceId, 'markets', { markets: ['US', 'DE'], sectors: null, channels: null })
    assert.deepEqual(await stepsIn(null), ['US counsel'], "the workspace's markets that speak its language")
    await writeSetting(desk.db, desk.workspaceId, 'markets', null)
    assert.equal((await set({ exceptions: [{ ...inMarket[0], market: 'Mars' }] })).status, 422)
    assert.equal((await set({ exceptions, second_person: true })).status, 200)
    const { body } = await editor.call('POST', at(document, '/approval'), { json: { action: 'ask', comment: 'Please' } })
    assert.deepEqual(
      body.steps.map((step: any) => step.name),
      ['Products'],
    )
    assert.match(body.why_not, /You wrote this text/)
    const answer = (who: Browser) => who.call('POST', at(document, '/approval/answer'), { json: { approve: true, version: 1 } })
    assert.equal((await answer(editor)).status, 403)
    assert.equal((await answer(other)).status, 403)
    assert.equal((await answer(reviewer)).body.state, 'approved')
    await set({})
    const back = await write()
    await editor.call('POST', at(back, '/approval'), { json: { action: 'ask' } })
    const sent = await reviewer.call('POST', at(back, '/approval/answer'), { json: { approve: false, version: 1, comment: 'Shorter' } })
    assert.deepEqual([sent.body.state, sent.body.history[0].kind, sent.body.history[0].why], ['draft', 'document.sent_back', 'Shorter'])
    await editor.call('POST', at(back, '/approval'), { json: { action: 'ask' } })
    assert.equal((await editor.call('POST', at(back, '/approval'), { json: { action: 'withdraw' } })).body.state, 'draft')
  })

  test('whoever wrote a part since the last approval does not answer; where all who are named have left, an owner does', async () => {
    const usual = (await editor.call('GET', '/w/approval-steps')).body
    const leaving = await desk.member('reviewer', 'Leo')
    const set = async (people: string[], secondPerson: boolean) => {
      const steps = [{ name: 'Legal', roles: ['editor', 'reviewer'], people }]
      const json = { ...usual, steps, exceptions: [], second_person: secondPerson }
      assert.equal((await owner.call('PUT', '/w/approval-steps', { json })).status, 200)
    }
    await set([], true)
    const document = await write()
    const ask = (who: Browser) => who.call('POST', at(document, '/approval'), { json: { action: 'ask' } })
    const answer = (who: Browser, version: number) =>
      who.call('POST', at(document, '/approval/answer'), { json: { approve: true, version } })
    await save(other, document, { blocks: text('A rucksack, new.') })
    assert.equal((await ask(owner)).status, 200)
    const refused = await answer(editor, 2)
    assert.deepEqual([refused.status, /You wrote this text/.test(refused.body.detail)], [403, true], 'Ed wrote it, Emma added a comma')
    assert.match((await editor.call('GET', at(document, '/approval'))).body.why_not, /You wrote this text/)
    assert.equal((await answer(reviewer, 2)).body.state, 'approved')

    await save(other, document, { blocks: text('A rucksack, newer.') })
    await ask(owner)
    assert.equal((await answer(editor, 3)).body.state, 'approved', 'what Ed wrote was approved before')

    await set([leaving.userId], false)
    await save(other, document, { blocks: text('A rucksack, newest.') })
    await ask(editor)
    assert.equal((await answer(owner, 4)).status, 403, 'Leo is there')
    assert.equal((await owner.call('DELETE', `/w/members/${leaving.userId}`)).status, 200)
    assert.equal((await answer(other, 4)).status, 403)
    assert.equal((await answer(owner, 4)).body.state, 'approved')
    await owner.call('PUT', '/w/approval-steps', { json: usual })
  })

  const bold = { type: 'text', text: 'bold', marks: [{ type: 'bold' }] }
  const link = { type: 'text', text: 'a link', marks: [{ type: 'link', attrs: { href: 'https://x.example/?a=1&b=2' } }] }
  const ALPHABETS = 'Ελληνικά ώρα, Привет мир Ёё, Türkçe şİğı, Łódź żółć, Øåæ ß ñ ç'
  const BLOCKS = [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Room for <two>' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'Some ' }, bold, { type: 'text', text: ' and ' }, link] },
    ...text(ALPHABETS),
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [...text('Outer'), { type: 'bulletList', content: [{ type: 'listItem', content: text('Inner') }] }] },
      ],
    },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        { type: 'listItem', content: text('Three') },
        { type: 'listItem', content: text('Four') },
      ],
    },
    { type: 'blockquote', content: text('A quotation') },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: text('Name') },
            { type: 'tableHeader', content: text('Litres') },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: text('Fjell') },
            { type: 'tableCell', content: text('35') },
          ],
        },
      ],
    },
    { type: 'horizontalRule' },
  ]

  test('a document goes out as Word, PDF, HTML, Markdown and text that other programs read', async () => {
    const document = await write()
    await save(editor, document, { blocks: BLOCKS, title: 'Ελλάδα: "x"/y' })
    const get = async (format: string) => {
      const response = await editor.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/documents/${document.id}/file?format=${format}`)
      assert.equal(response.status, 200)
      return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
    }
    const docx = await get('docx')
    assert.match(docx.headers.get('content-disposition')!, /filename\*=UTF-8''%CE%95/)
    const files = unzipSync(docx.bytes)
    const xml = strFromU8(files['word/document.xml']!)
    for (const part of ['w:val="Heading2"', '<w:tbl>', '<w:b/>', 'w:val="Quote"', 'w:val="Hyperlink"', '<w:tblHeader/>', 'w:numId'])
      assert.ok(xml.includes(part), part)
    assert.match(strFromU8(files['word/_rels/document.xml.rels']!), /https:\/\/x\.example\/\?a=1&amp;b=2/)
    assert.match(strFromU8(files['word/numbering.xml']!), /<w:start w:val="3"\/>/)
    const word = await readDocument(docx.bytes, { type: 'docx' })
    const blocks = word.blocks.map((block) => [block.scope, block.text])
    assert.ok(
      blocks.some(([scope, said]) => String(scope).startsWith('heading') && said === 'Room for <two>'),
      JSON.stringify(blocks),
    )
    for (const said of [ALPHABETS, 'Some bold and a link', 'Inner', 'Four', 'A quotation', 'Litres'])
      assert.ok(
        blocks.some(([, each]) => each === said),
        `${said} in ${JSON.stringify(blocks)}`,
      )

    const pdf = await readDocument((await get('pdf')).bytes, { type: 'pdf' })
    const read = pdf.blocks.map((block) => block.text).join(' ')
    for (const said of [ALPHABETS, 'Room for <two>', 'a link', 'Inner', 'Litres']) assert.ok(read.includes(said), `${said} in ${read}`)

    const html = Buffer.from((await get('html')).bytes).toString()
    assert.ok(html.includes('<h2>Room for &lt;two&gt;</h2>') && html.includes('<ol start="3">') && html.includes('lang="en"'))
    assert.match(Buffer.from((await get('txt')).bytes).toString(), /Some bold and a link \(https:\/\/x\.example\/\?a=1&b=2\)/)
    assert.match(Buffer.from((await get('md')).bytes).toString(), /## Room for/)
    assert.equal((await editor.call('GET', at(document, '/file?format=exe'))).status, 422)
    assert.equal(LANGUAGE_KEYS.length, 15)
  })

  test('a link shows one version to whoever has it, until it is withdrawn or expires', async () => {
    const document = await write()
    const picture = { type: 'image', attrs: { src: 'https://x.example/a.png', alt: 'A bag' } }
    await save(editor, document, { blocks: [...text('Said once. <script>alert(1)</script>'), picture] })
    const made = await editor.call('POST', at(document, '/reading-links'), { json: { days: 7 } })
    assert.deepEqual([made.status, made.body.version], [201, 2])
    await save(editor, document, { blocks: text('Said later.') })
    // The token stands behind the #, which no browser sends: its page hands it over in a body.
    const read = (path: string) => {
      const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
      return fetch(`${desk.url}/read`, { ...json, body: JSON.stringify({ token: path.split('#')[1] }) })
    }
    assert.match(made.body.path, /^\/read#[\w-]{43}$/)
    const entrance = await fetch(`${desk.url}${made.body.path}`)
    const script = /<script type="module">([^<]*)<\/script>/.exec(await entrance.text())![1]!
    const hash = createHash('sha256').update(script).digest('base64')
    assert.ok(entrance.headers.get('content-security-policy')!.includes(`script-src 'sha256-${hash}'; connect-src 'self'`))
    assert.equal(entrance.headers.get('referrer-policy'), 'no-referrer')
    // A link as it was made before leads to the new one, and says nothing itself.
    const older = await fetch(`${desk.url}${made.body.path.replace('#', '/')}`, { redirect: 'manual' })
    assert.deepEqual([older.status, older.headers.get('location')], [302, made.body.path])
    const page = await read(made.body.path)
    const html = await page.text()
    assert.equal(page.status, 200)
    assert.ok(html.includes('Said once. &lt;script&gt;') && !html.includes('Said later'))
    assert.ok(!/<script|<img/i.test(html))
    assert.match(html, /<a href="https:\/\/x\.example\/a\.png"[^>]*>A bag<\/a>/, 'no picture is loaded: its words stand there')
    assert.match(page.headers.get('content-security-policy')!, /default-src 'none'; style-src 'sha256-/)
    assert.match(page.headers.get('x-robots-tag')!, /noindex/)
    assert.equal(page.headers.get('cache-control'), 'private, no-store')
    const { rows } = await desk.db.query('select hash from reading_links')
    assert.ok(rows.every(({ hash }: { hash: Buffer }) => !hash.toString('latin1').includes(made.body.path.slice(6, 20))))
    const listed = (await reviewer.call('GET', at(document, '/reading-links'))).body.links
    assert.deepEqual([listed.length, listed[0].reads, listed[0].created_by.name], [1, 1, 'Ed'])
    assert.equal((await read(`/read#${'x'.repeat(43)}`)).status, 404)
    assert.equal((await read('/read#x')).status, 404)
    assert.equal((await fetch(`${desk.url}/read/x`)).status, 404)

    await desk.db.query(`update reading_links set expires_at = now() - interval '1 minute'`)
    const expired = await read(made.body.path)
    assert.equal(expired.status, 410)
    assert.match(await expired.text(), /This link has expired/)
    const again = await editor.call('POST', at(document, '/reading-links'), { json: { days: 1, version: 3 } })
    assert.equal((await editor.call('DELETE', at(document, `/reading-links/${again.body.id}`))).status, 200)
    assert.match(await (await read(again.body.path)).text(), /withdrawn/)
    assert.equal((await editor.call('POST', at(document, '/reading-links'), { json: { days: 1, version: 99 } })).status, 404)

    const last = await editor.call('POST', at(document, '/reading-links'), { json: { days: 1 } })
    const { body } = await owner.call('GET', at(document))
    assert.equal((await owner.call('POST', at(document, '/delete'), { json: { name: body.title } })).status, 200)
    assert.equal((await read(last.body.path)).status, 404)
    const left = await desk.db.query('select 1 from document_versions where document_id = $1', [document.id])
    assert.equal(left.rowCount, 0)
  })
})
