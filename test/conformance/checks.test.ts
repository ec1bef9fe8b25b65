import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { SEVERITIES } from '../../src/reviews/chart/chart.ts'
import { SourcePositions } from '../../src/text/position.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { startAuditing, type Auditing } from '../helpers/auditing.ts'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const PARAGRAPHS = [
  'Our eco-friendly soap is climate neutral. Hurry, only 2 left in stock!',
  'Guaranteed returns of 8 % per year, without any risk.',
  '100 % natural, cures eczema in three days.',
]

interface Found {
  rule_id: string
  /** On the command line and in the studio; what the API and audits call `violating_text`. */
  text?: string
  violating_text?: string
  severity: string
  start: { line: number; column: number }
}

/** What the four ways to check say in the same form. */
const said = ({ rule_id, text, violating_text = text, severity, start }: Found) =>
  `${start.line}:${start.column} ${severity} ${rule_id}: ${violating_text}`

describe('POST /public/v2/checks', () => {
  const { path: folder, file, remove } = temporaryFolder('checks')
  let auditing: Auditing
  let desk: Desk
  let owner: Browser
  let key: string
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url })
    owner = await desk.member('owner')
    key = (await createKey(desk.db, desk.workspaceId, 'build', null)).key
  })
  after(async () => {
    await desk?.close()
    await auditing?.close()
    remove()
  })
  const check = async (body: object, by = key, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${desk.url}/public/v2/checks`, {
      method: 'POST',
      headers: { 'x-api-key': by, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as any }
  }

  test('a page says what it was read as, with the words that tell it; a sentence was read as nothing', async () => {
    const sentence = 'Each of our capsules holds magnesium and vitamin D3, and a bottle of this food supplement lasts for two months. '
    const html = `<html lang="en"><title>Magnesium capsules</title><h1>Magnesium capsules</h1><p>${sentence.repeat(6)}</p></html>`
    const { status, body } = await check({ text: html, format: 'html' })
    assert.equal(status, 200)
    const [{ subject, likelihood, words }] = body.read_as.sold
    assert.equal(subject, 'supplement')
    assert.ok(likelihood > 0.8 && words.includes('capsules') && body.read_as.to_businesses < 0.5 && body.read_as.kind !== '')
    assert.equal((await check({ text: sentence })).body.read_as, null)
  })

  test('a text has the same findings by the API, in the studio, in an audit and on the command line', async () => {
    const { templates } = (await owner.call('GET', '/w/shelf')).body
    const { id } = templates.find((each: { key: string }) => each.key === 'product-description')
    const input = { name: 'Fjell 35', summary: 'A rucksack of 35 litres', features: ['Weighs 980 grams'] }
    const written = await owner.call('POST', '/w/documents', { json: { template_id: id, language_key: 'EN', input } })
    const blocks = PARAGRAPHS.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
    const { markdown: text, remaining } = (await owner.call('PATCH', `/w/documents/${written.body.id}`, { json: { blocks } })).body

    const positions = new SourcePositions(text)
    const { status, body } = await check({ text, format: 'markdown', language: 'EN' })
    assert.equal(status, 200, JSON.stringify(body))
    assert.ok(body.findings.length >= 4, JSON.stringify(body.findings.map(said)))
    assert.ok(body.rules > 100)
    const api: string[] = body.findings.map(said)
    assert.deepEqual(
      remaining.map(({ place, ...finding }: any) => said({ ...finding, start: positions.at(place.start) })),
      api,
      'studio',
    )

    file('soap.md', text)
    const { json, stderr } = await runCommand(['audit', 'soap.md', '--json', '--languages', 'EN'], { cwd: folder })
    assert.ok(json, stderr)
    assert.deepEqual(json.assets[0].findings.map(said), api, 'command line')

    const auditId = await auditing.start([{ kind: 'text', name: 'soap.md', text }], null, desk.workspaceId)
    await auditing.ended(auditId)
    const stored = (await auditing.violations(auditId)).map(({ rule_id, violating_text, severity, position: { start } }) =>
      said({ rule_id, text: violating_text, severity: SEVERITIES[severity]!, start }),
    )
    assert.deepEqual(stored.toSorted(), api.toSorted(), 'audit')
  })

  test('each finding says its place, its law and what to write instead', async () => {
    const text = 'A line.\n\nOur eco-friendly soap 🧼 is here.'
    const { findings } = (await check({ text, language: 'EN' })).body
    const found = findings.find(({ rule_id }: Found) => rule_id.startsWith('eu-green-claims.'))
    assert.deepEqual(found.start, { line: 3, column: 5 })
    assert.equal(text.slice(found.offsets.start, found.offsets.end), found.violating_text)
    assert.match(found.law, /2005\/29\/EC|2024\/825/)
    assert.match(found.law_url, /^https:/)
    assert.ok(['wording', 'removal', 'advice', null].includes(found.suggestion_class))
  })

  test('for the market of a country its language is checked, by its law, in checks and audits', async () => {
    const [turkish, german] = ['Doğa dostu şampuanımız geldi.', 'Unser umweltfreundliches Shampoo ist da.']
    const asked = async (text: string, markets: string[]) =>
      (await check({ text, packs: ['eu-green-claims'], markets })).body.findings.map(({ law, jurisdiction }: any) => [law, jurisdiction])
    const law = 'Ticari Reklam ve Haksız Ticari Uygulamalar Yönetmeliği m. 17; Reklam Kurulunun çevresel beyan kılavuzu'
    assert.deepEqual(await asked(turkish, ['TR']), [[law, ['TR']]])
    assert.deepEqual(await asked(german, ['TR']), [])
    const [[both, where]] = await asked(turkish, ['DE', 'TR'])
    assert.deepEqual([both.startsWith('Directive 2005/29/EC'), both.endsWith(law), where], [true, true, ['EU', 'TR']])

    const choose = (markets: string[] | null) => owner.call('PUT', '/w/markets', { json: { markets, sectors: null, channels: null } })
    assert.equal((await choose(['TR'])).status, 200)
    const texts = [turkish, german].map((text, index) => ({ kind: 'text' as const, name: `${index}.txt`, text }))
    const auditId = await auditing.start(texts, ['eu-green-claims'], desk.workspaceId)
    await auditing.ended(auditId)
    await choose(null)
    const answer = await fetch(`${desk.url}/public/v1/audits/${auditId}/violations`, {
      headers: { 'x-api-key': key, 'accept-language': 'en' },
    })
    const { violations } = (await answer.json()) as any
    assert.deepEqual(
      violations.map((one: any) => [one.violating_text, one.law, one.jurisdiction]),
      [['Doğa dostu', law, ['TR']]],
    )
    assert.match(violations[0].reason, /^'Doğa dostu' is a generic/)
    assert.ok(violations[0].reason.endsWith(`(${law}).`), violations[0].reason)
    const opened = await owner.call('GET', `/w/violations/${violations[0].id}`)
    assert.deepEqual([opened.body.law, opened.body.jurisdiction], [law, ['TR']])
  })

  test("the workspace's own rules, packs and allow-list count; another workspace has its own", async () => {
    const content = `extends: existence
name: Never say peerless
message: "We do not say “%s”."
terms: [peerless]
hits: [We are peerless here.]
passes: [We are careful here.]
`
    await owner.call('POST', '/w/own-rules', { json: { file: 'own/peerless.yml', content } })
    assert.equal((await owner.call('POST', '/w/own-rules/own.peerless/publish', { json: { reason: 'Asked for.' } })).status, 200)
    const text = 'Our peerless tea.'
    assert.deepEqual(
      (await check({ text, language: 'EN' })).body.findings.map((one: Found) => one.rule_id),
      ['own.peerless'],
    )
    const other = (await createKey(desk.db, (await createWorkspace(desk.db, 'Other')).id, 'build', null)).key
    assert.deepEqual((await check({ text, language: 'EN' }, other)).body.findings, [])
    assert.equal((await check({ text }, 'imp_none')).status, 401)
    await owner.call('PUT', '/w/allow-list', { json: { entries: [{ text: 'peerless', rule_id: null, note: 'A name.' }] } })
    assert.deepEqual((await check({ text, language: 'EN' })).body.findings, [])
    const green = { text: 'Our eco-friendly soap.', language: 'EN' }
    assert.ok((await check({ ...green, packs: ['eu-green-claims'] })).body.findings.length > 0)
    assert.deepEqual((await check({ ...green, packs: ['dark-patterns'] })).body.findings, [])
  })

  test('rules explain themselves in the language of whoever asks, else of the workspace; the text found stays', async () => {
    const content = `extends: existence
name: Alone of its kind
explanation: Nobody can check it.
message: "'%s' cannot be checked."
solution: Say what is better.
languages:
  EN: {terms: [unrivalled], hits: [It is unrivalled.], passes: [It is old.]}
  DE:
    name: Einzigartig
    explanation: Das kann niemand prüfen.
    message: „%s“ kann niemand prüfen.
    solution: Sagen Sie, was besser ist.
    terms: [unerreicht]
    hits: [Es ist unerreicht.]
    passes: [Es ist alt.]
`
    await owner.call('POST', '/w/own-rules', { json: { file: 'own/alone.yml', content } })
    assert.equal((await owner.call('POST', '/w/own-rules/own.alone/publish', { json: { reason: 'Asked for.' } })).status, 200)
    const text = 'Unsere Beutel sind biologisch abbaubar. Unser Service ist unerreicht.'
    const auditId = await auditing.start([{ kind: 'text', name: 'beutel.txt', text }], ['eu-green-claims'], desk.workspaceId)
    await auditing.ended(auditId)
    const listed = async (language?: string, search = '') => {
      const answer = await fetch(`${desk.url}/public/v1/audits/${auditId}/violations?search=${encodeURIComponent(search)}`, {
        headers: { 'x-api-key': key, ...(language === undefined ? {} : { 'accept-language': language }) },
      })
      assert.match(answer.headers.get('vary')!, /Accept-Language/)
      const { violations } = (await answer.json()) as any
      return new Map<string, any>(violations.map((one: any) => [one.rule_id, one]))
    }
    const english = await listed()
    const green = 'eu-green-claims.biodegradable'
    assert.deepEqual(
      ['own.alone', green].map((id) => english.get(id)?.violating_text),
      ['unerreicht', 'biologisch abbaubar'],
    )
    assert.equal(english.get('own.alone').reason, "'unerreicht' cannot be checked.")
    assert.match(english.get(green).reason, /^'biologisch abbaubar' says/)
    assert.match(english.get(green).recommended_solution, /^Add the standard/)
    assert.match((await listed('fr-CH, fr;q=0.9, en;q=0.5')).get(green).reason, /^« biologisch abbaubar » ne /)
    assert.equal((await listed('fr')).get('own.alone').rule_name, 'Alone of its kind', 'a language the rule does not have')
    assert.equal((await listed('el;q=0.9, de;q=0.8')).get('own.alone').rule_name, 'Einzigartig')

    const found = async (language: string, search: string) => [...(await listed(language, search)).keys()]
    assert.deepEqual(await found('de', 'OHNE nähere'), [green], 'the name that is shown')
    assert.deepEqual(await found('en', 'ohne nähere'), [], 'a name that is not shown')
    const queue = `/w/audits/${auditId}/violations?search=${encodeURIComponent('ohne nähere')}`
    const shown = (await owner.call('GET', queue, { headers: { 'accept-language': 'de' } })).body
    assert.deepEqual([shown.total, shown.rows[0].rule_name], [1, 'Biologisch abbaubar ohne nähere Angaben'])

    assert.equal((await owner.call('PUT', '/w/language', { json: { language: 'DE', reason: 'We are in Graz.' } })).status, 200)
    const german = (await listed()).get('own.alone')
    assert.deepEqual(
      [german.rule_name, german.reason, german.recommended_solution],
      ['Einzigartig', '„unerreicht“ kann niemand prüfen.', 'Sagen Sie, was besser ist.'],
    )
    assert.equal((await listed('en')).get('own.alone').rule_name, 'Alone of its kind')
    const one = await owner.call('GET', `/w/violations/${german.id}`, { headers: { 'accept-language': 'de' } })
    assert.deepEqual([one.body.rule.name, one.body.rule.explanation], ['Einzigartig', 'Das kann niemand prüfen.'])
    const csv = await owner.call('GET', `/w/audits/${auditId}/violations.csv`, { headers: { 'accept-language': 'en' } })
    assert.match(csv.text, /Alone of its kind,.*'unerreicht' cannot be checked\./)
    const checked = (await check({ text, packs: ['eu-green-claims'] }, key, { 'accept-language': 'nl' })).body.findings
    assert.match(checked.find(({ rule_id }: Found) => rule_id === green).reason, /^‘biologisch abbaubar’ zegt/)
    const rules = async (language: string) => {
      const { headers, body } = await owner.call('GET', '/w/editor-rules?language_key=DE', { headers: { 'accept-language': language } })
      const { name, parts } = body.rules.find(({ id }: { id: string }) => id === 'own.alone')
      return [headers.get('etag'), name, parts[0].message]
    }
    const [[tag, ...inGerman], [other, ...inEnglish]] = [await rules('de'), await rules('en')]
    assert.deepEqual(
      [inGerman, inEnglish],
      [
        ['Einzigartig', '„%s“ kann niemand prüfen.'],
        ['Alone of its kind', "'%s' cannot be checked."],
      ],
    )
    assert.notEqual(tag, other)
  })

  test('a file has the same findings as its text, with the fields of a form in place of those of JSON', async () => {
    const sent = async (parts: [string, string | Blob, string?][]) => {
      const body = new FormData()
      for (const [name, value, file] of parts)
        if (typeof value === 'string') body.append(name, value)
        else body.append(name, value, file)
      const answer = await fetch(`${desk.url}/public/v2/checks`, { method: 'POST', headers: { 'x-api-key': key }, body })
      return { status: answer.status, body: (await answer.json()) as any }
    }
    const text = `# Soap\n\n${PARAGRAPHS.join('\n\n')}\n`
    const file: [string, Blob, string] = ['file', new Blob([text]), 'soap.md']
    for (const [fields, body] of [
      [[], {}],
      [[['language', 'EN']], { language: 'EN' }],
      [[['packs', 'eu-green-claims, dark-patterns']], { packs: ['eu-green-claims', 'dark-patterns'] }],
      [
        [
          ['packs', 'eu-green-claims'],
          ['packs', 'dark-patterns'],
        ],
        { packs: ['eu-green-claims', 'dark-patterns'] },
      ],
      [
        [
          ['markets', 'us'],
          ['channels', 'email'],
        ],
        { markets: ['us'], channels: ['email'] },
      ],
    ] as [[string, string][], object][]) {
      const asJson = await check({ text, format: 'markdown', ...body })
      assert.ok(asJson.body.findings.length > 0, JSON.stringify(body))
      // Fields may come before the file and after it.
      assert.deepEqual(await sent([...fields, file]), asJson)
      assert.deepEqual(await sent([file, ...fields]), asJson)
    }
    for (const [parts, place, words] of [
      [[], 'file', 'Field required'],
      [[file, file], 'file', 'one file'],
      [[['file', new Blob(['PK\x03\x04 broken']), 'a.docx']], 'file', 'Value error, '],
      [[['file', new Blob(['%PDF-1.7\n']), 'a.pdf']], 'file', 'Value error, '],
      [[['file', new Blob([text]), 'a.docx']], 'file', 'is not one'],
      [[['file', new Blob(['x'.repeat(100)]), 'film.mp4']], 'file', 'This is'],
      [[file, ['language', 'XX']], 'language', 'Input should be'],
      [[file, ['packs', 'none']], 'packs', 'no such pack'],
      [[file, ['markets', 'Atlantis']], 'markets', 'no market'],
    ] as [[string, string | Blob, string?][], string, string][]) {
      const { status, body } = await sent(parts)
      assert.equal(status, 422, `${place} ${words}: ${JSON.stringify(body)}`)
      assert.equal(body.detail[0].loc[1], place)
      assert.ok(body.detail[0].msg.includes(words), body.detail[0].msg)
    }
    const long = await sent([['file', new Blob(['word '.repeat(220_000)]), 'long.txt']])
    assert.deepEqual([long.status, /characters of text/.test(long.body.detail)], [413, true])
    const large = await sent([['file', new Blob([Buffer.alloc(20 * 1024 * 1024 + 1, 'x')]), 'large.txt']])
    assert.deepEqual([large.status, /at most 20 MB/.test(large.body.detail)], [413, true])
  })

  test('a form may hold the text itself, as clients do that send every field so; not both, and not too much', async () => {
    const send = async (fields: Record<string, string | Blob>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      const answer = await fetch(`${desk.url}/public/v2/checks`, { method: 'POST', headers: { 'x-api-key': key }, body: form })
      return { status: answer.status, body: (await answer.json()) as any }
    }
    const { status, body } = await send({ text: 'Our eco-friendly soap.', packs: 'eu-green-claims', language: 'EN' })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      body.findings.map((one: any) => one.violating_text),
      ['eco-friendly'],
    )
    const both = await send({ text: 'Soap.', file: new Blob(['Soap.']) })
    assert.deepEqual([both.status, both.body.detail[0].loc], [422, ['body', 'text']])
    assert.equal((await send({ text: 'x'.repeat(5 * 1024 * 1024) })).status, 413)
    assert.equal((await send({ text: 'Soap.', packs: 'a,'.repeat(100_000) })).status, 422)
  })

  test('nothing of a text is stored, an Idempotency-Key or not', async () => {
    for (const path of ['/checks', '/checks/mended']) {
      const answer = await fetch(`${desk.url}/public/v2${path}`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': `of ${path}` },
        body: JSON.stringify({ text: 'We utilize a confidential text.' }),
      })
      assert.equal(answer.status, 200, await answer.text())
    }
    const { rows } = await desk.db.query('select key from idempotent_requests where workspace_id = $1', [desk.workspaceId])
    assert.deepEqual(rows, [])
  })

  test('bad input is refused with its place', async () => {
    for (const [body, place] of [
      [{}, 'text'],
      [{ text: 'x', format: 'pdf' }, 'format'],
      [{ text: 'x', packs: ['none'] }, 'packs'],
      [{ text: 'x', markets: ['Atlantis'] }, 'markets'],
      [{ text: 'x'.repeat(1024 * 1024 + 1) }, 'text'],
    ] as const) {
      const answer = await check(body)
      assert.equal(answer.status, 422, JSON.stringify(body).slice(0, 60))
      assert.ok(JSON.stringify(answer.body.detail).includes(`"${place}"`), JSON.stringify(answer.body.detail).slice(0, 200))
    }
  })
})
