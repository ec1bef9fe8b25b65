import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { publicDocumentV2 } from '../../src/http/public/index.ts'
import { startApi } from '../helpers/api.ts'
import type { Api, CallOptions } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { conformance } from '../helpers/conforming.ts'

const V2 = '/public/v2'
const assertConforms = conformance(publicDocumentV2(), V2)

/** What reads as "everything" or as "nothing found" although the caller meant something else. */
describe('version 2 does what was meant, or refuses', () => {
  let api: Api
  before(async () => {
    api = await startApi()
  })
  after(() => api.close())

  const call = async (method: string, path: string, options: CallOptions = {}) => {
    const answer = await api.call(method, V2 + path, options)
    assertConforms(method, `${api.url}${V2}${path}`, answer)
    return answer
  }
  const refused = async (said: RegExp, where: string, method: string, path: string, options?: CallOptions) => {
    const { status, body } = await call(method, path, options)
    assert.equal(status, 422, `${method} ${path}: ${JSON.stringify(body)}`)
    assert.deepEqual([body.detail[0].loc.join('/'), said.test(body.detail[0].msg)], [where, true], JSON.stringify(body))
  }

  describe('violations', () => {
    before(async () => {
      await plantAudit(api.db, api.workspaceId, [{ severity: 'LOW' }, { severity: 'HIGH' }])
    })
    const decide = (filter: object) => ({ json: { action: 'mark_fixed', filter } })

    test('a filter that chooses nothing decides on nothing', async () => {
      for (const field of ['rule', 'pack', 'asset', 'assignee', 'group', 'section', 'audit', 'site'])
        for (const value of ['', ' '])
          await refused(/is empty/, `body/filter/${field}/0`, 'POST', '/violations/decisions', decide({ [field]: [value] }))
      await refused(/"all": true/, 'body/all', 'POST', '/violations/decisions', decide({ search: '  ' }))
      assert.equal((await call('GET', '/violations?state=undecided')).body.violations.length, 2)
    })

    test('a parameter without a value, or with two where one is taken', async () => {
      for (const query of ['audit=', 'site=%20', 'state=undecided,', 'severity=,', 'since=', 'due=', 'cursor=']) {
        const name = query.split('=')[0]
        await refused(/a value is empty/, `query/${name}`, 'GET', `/violations?${query}`)
      }
      await refused(/takes one value/, 'query/limit', 'GET', '/violations?limit=5&limit=6')
      assert.equal((await call('GET', '/violations?severity=LOW&severity=HIGH&search=')).body.violations.length, 2)
    })

    test('a day that no calendar has', async () => {
      for (const since of ['2026-02-30', '2026-02-30T00:00:00Z', '2026-04-31T10:00:00+02:00', '2025-02-29'])
        await refused(/no time/, 'query/since', 'GET', `/violations?since=${encodeURIComponent(since)}`)
      assert.equal((await call('GET', '/violations?since=2024-02-29')).status, 200)
    })

    test('a field that is named twice, or that no object may have', async () => {
      const twice = '{"action":"mark_fixed","filter":{"severity":["LOW"]},"filter":{"state":["undecided"]}}'
      const json = { 'content-type': 'application/json' }
      await refused(/named twice/, 'body', 'POST', '/violations/decisions', { body: twice, headers: json })
      const inner = '{"action":"mark_fixed","filter":{"severity":["LOW"],"severity":["HIGH"]}}'
      await refused(/named twice/, 'body', 'POST', '/violations/decisions', { body: inner, headers: json })
      const proto = '{"action":"mark_fixed","all":true,"__proto__":{"a":1}}'
      await refused(/not permitted/, 'body/__proto__', 'POST', '/violations/decisions', { body: proto, headers: json })
      // Colons, quotation marks and brackets inside of texts are no fields.
      const text = JSON.stringify({ text: 'He said: "{a: 1}" \\": :', language: 'EN' })
      assert.equal((await call('POST', '/checks', { body: text, headers: json })).status, 200)
    })

    test('control characters in a comment', async () => {
      const [{ id }] = (await call('GET', '/violations')).body.violations
      for (const content of ['red \u001b[31m', 'bell \u0007', 'back \u0008'])
        await refused(/control characters/, 'body/content', 'POST', `/violations/${id}/comments`, { json: { content } })
      const content = 'Two\r\nlines,\ta tab, שלום'
      assert.equal((await call('POST', `/violations/${id}/comments`, { json: { content } })).body.content, content)
    })
  })

  test('a choice that leaves no rule is not answered as a clean text', async () => {
    const text = 'Our eco-friendly cream cures cancer.'
    const check = (more: object) => ['POST', '/checks', { json: { text, language: 'EN', ...more } }] as const
    await refused(/no rule is left/, 'body/packs', ...check({ packs: [] }))
    await refused(/no rule is left/, 'body/markets', ...check({ markets: [] }))
    await refused(/no rule is left/, 'body/markets', ...check({ packs: ['us-green-guides'], markets: ['DE'] }))
    await refused(/no rule is made for the market JP/, 'body/markets', ...check({ markets: ['DE', 'JP'] }))
    await refused(/no market/, 'body/markets/0', ...check({ markets: ['ZZ'] }))
    assert.ok((await call(...check({ markets: ['de'] }))).body.findings.length > 0)
  })

  test('names of files have no control characters and no marks of direction', async () => {
    const form = new FormData()
    form.append('files', new Blob(['text']), 'a\u0001b\u202egpj.md')
    assert.equal((await call('POST', '/uploads', { form })).body.uploads[0].name, 'a b gpj.md')
  })

  test('what has a default may be left out, in the document too', () => {
    const { schemas } = publicDocumentV2().components as any
    for (const [name, { required = [], properties }] of Object.entries<any>(schemas))
      if (/Input$|Change$|Rotation$/.test(name))
        for (const field of required) assert.equal(properties[field].default, undefined, `${name}.${field}`)
  })

  test('what remains in a document has the shape of every finding', async () => {
    const { templates } = (await call('GET', '/templates?limit=200')).body
    const order = {
      template_id: templates.find(({ key }: any) => key === 'product-description').id,
      language_key: 'EN',
      input: { name: 'Bottle', summary: 'An eco-friendly bottle that cures cancer.', features: ['keeps tea warm'] },
    }
    const { status, body: written } = await call('POST', '/documents', { json: order })
    assert.equal(status, 201, JSON.stringify(written))
    const { body: read } = await call('GET', `/documents/${written.id}`)
    assert.deepEqual(written.remaining, read.remaining)
    const { findings } = (await call('POST', '/checks', { json: { text: written.markdown, format: 'markdown', language: 'EN' } })).body
    assert.ok(read.remaining.length >= 2)
    const { place, let_stand: stands, ...finding } = read.remaining[0]
    const { start: _start, end: _end, offsets, fingerprint: _print, ...checked } = findings[0]
    assert.deepEqual(finding, checked)
    assert.deepEqual([place, stands], [offsets, null])

    const { body: refusal } = await call('POST', '/documents', { json: { ...order, refuse_at: 'HIGH' } })
    const { finding: grave } = refusal.detail[0].ctx
    assert.deepEqual(Object.keys(grave).toSorted(), Object.keys(read.remaining[0]).toSorted())
    assert.ok(grave.violating_text && grave.law && grave.recommended_solution)
  })
})
