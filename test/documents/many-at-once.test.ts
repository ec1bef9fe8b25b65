import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { saveTemplate, saveTone } from '../../src/db/library/library.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'

describe('documents asked for at the same time', () => {
  let api: Api
  let templateId: string
  before(async () => {
    api = await startApi()
    templateId = (await api.call('GET', '/template')).body.find((entry: any) => entry.key === 'product-description').id
    await writeSetting(api.db, api.workspaceId, 'active_packs', ['eu-consumer'])
  })
  after(() => api.close())

  const write = (name: string, more: object = {}) =>
    api.call('POST', '/document', {
      json: {
        templateId,
        language_key: 'EN',
        input: JSON.stringify({ name, summary: `${name} is a desk`, features: ['Drawer'] }),
        ...more,
      },
    })

  test('each is stored whole and once, with few statements', async () => {
    await write('Warm-up')
    const send = pg.Client.prototype.query as (...args: unknown[]) => unknown
    let statements = 0
    pg.Client.prototype.query = function (this: unknown, ...args: unknown[]) {
      statements++
      return send.apply(this, args)
    } as never
    const names = Array.from({ length: 40 }, (_, number) => `Desk "${number}" \\ 🪑 né`)
    const answers = await Promise.all(names.map((name) => write(name)))
    pg.Client.prototype.query = send as never
    assert.deepEqual(
      answers.map(({ status }) => status),
      names.map(() => 201),
    )
    // One by one they take five statements each; how many are batched depends on the machine.
    assert.ok(statements < 3 * names.length, `${statements} statements`)
    for (const [index, { body }] of answers.entries()) {
      const { body: document } = await api.call('GET', `/document/${body.documentId}`)
      assert.ok(document.title.includes(`"${index}"`) && document.title.includes('🪑'), document.title)
      assert.ok(document.document.length > 0 && document.rawDocument.includes('Drawer'))
    }
    const {
      rows: [kinds],
    } = await api.db.query(
      `select count(*)::int as n, count(tokens)::int as tokens, count(created_by)::int as makers, bool_and(jsonb_typeof(blocks) =
      'array' and jsonb_typeof(input) = 'object' and jsonb_typeof(facts) = 'array') as whole
       from documents where title like 'Desk%'`,
    )
    assert.deepEqual(kinds, { n: 40, tokens: 0, makers: 40, whole: true })
  })

  test('one that cannot be stored fails alone', async () => {
    await api.db.query(`alter table documents add constraint no_thirteen check (title not like '%thirteen%')`)
    // No operation declares status 500, so the response is not validated against the OpenAPI document.
    const statusOf = async (name: string) =>
      (
        await fetch(`${api.url}/public/v1/document`, {
          method: 'POST',
          headers: { 'x-api-key': api.key, 'content-type': 'application/json' },
          body: JSON.stringify({
            templateId,
            language_key: 'EN',
            input: JSON.stringify({ name, summary: 'A desk', features: ['Drawer'] }),
          }),
        })
      ).status
    const statuses = await Promise.all(
      ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'].map((name) => statusOf(`Desk ${name}`)),
    )
    await api.db.query('alter table documents drop constraint no_thirteen')
    assert.deepEqual(statuses, [201, 201, 201, 500, 201, 201])
    const { rows } = await api.db.query(
      `select title from documents where title like 'Desk %teen' or title like 'Desk t%' or title like 'Desk eleven' order by title`,
    )
    assert.deepEqual(
      rows.map(({ title }) => title),
      ['Desk eleven', 'Desk fifteen', 'Desk fourteen', 'Desk ten', 'Desk twelve'],
    )
  })

  test('a draft that runs away is a fault at its template, said in a sentence', async () => {
    const { id } = await saveTemplate(api.db, api.workspaceId, 'endless', {
      files: {
        'template.yml':
          'key: endless\nmain: subject\nfields:\n  - { name: subject, type: text, required: true }\nsteps:\n  - key: text\n' +
          '    draft: "{% for a in (1..1000) %}{% for b in (1..1000) %}{{ subject }}{% endfor %}{% endfor %}"\n',
        'EN.yml':
          'name: Endless\ndescription: It never ends.\nfields:\n  subject: { label: Subject }\nsteps:\n  text:\n    prompt: Write.\n',
      },
    })
    const { status, body } = await api.call('POST', '/document', {
      json: { templateId: id, language_key: 'EN', input: '{"subject":"Desk"}' },
    })
    assert.equal(status, 422)
    assert.deepEqual(
      body.detail.map(({ loc }: any) => loc),
      [['body', 'templateId']],
    )
    assert.match(body.detail[0].msg, /the draft cannot be written: .*limit exceeded/)
  })

  test('a tone that was made, changed or taken away a moment ago is seen at once', async () => {
    const meta = (content: string) => ({ metas: [{ languageKey: 'EN' as const, name: 'House', description: null, content }] })
    const { id } = await saveTone(api.db, api.workspaceId, 'house', meta('- desk -> table'))
    const metaId = (await api.call('GET', '/toneofvoice')).body.find((tone: any) => tone.id === id).toneOfVoiceMetas[0].id
    const toneVersion = async () =>
      (
        await api.db.query('select tone_version from documents where id = $1', [
          (await write('Oslo', { toneOfVoiceMetaId: metaId })).body.documentId,
        ])
      ).rows[0].tone_version
    assert.equal(await toneVersion(), '1')
    // The tone speaks English alone: of a French document it only says how readers are addressed.
    const french = await api.call('POST', '/document', {
      json: {
        templateId: (await api.call('GET', '/template')).body.find((entry: any) => entry.key === 'product-description').id,
        language_key: 'FR',
        input: JSON.stringify({ name: 'Oslo', summary: 'Un bureau', features: ['Un tiroir'] }),
        toneOfVoiceMetaId: metaId,
      },
    })
    assert.equal(french.status, 201, french.text)
    const { generatedOutput } = (await api.call('GET', `/document/${french.body.documentId}`)).body
    assert.doesNotMatch(generatedOutput, /At a glance|happy to answer/)
    await saveTone(api.db, api.workspaceId, 'house', meta('- desk -> bench'))
    assert.equal(await toneVersion(), '2')
    await api.db.query('delete from tones where id = $1', [id])
    assert.equal((await write('Oslo', { toneOfVoiceMetaId: metaId })).status, 422)
  })
})
