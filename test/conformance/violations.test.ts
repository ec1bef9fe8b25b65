import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { plainServer } from '../helpers/database.ts'
import { servers } from '../helpers/both-servers.ts'

const ALSO = {
  rule_id: 'other.rule',
  rule_name: 'Another rule',
  severity: 'HIGH',
  law: 'A law',
  jurisdiction: ['EU'],
  text: 'text',
  reason: 'reason',
  solution: null,
  suggested_text: null,
}

for (const server of servers(plainServer)) {
  describe(`violations on ${server.name}`, () => {
    let api: Api
    let stop: () => Promise<void>
    let audit: { id: string; violations: string[] }
    const list = async (query: string) => (await api.call('GET', `/audits/${audit.id}/violations?${query}`)).body

    before(async () => {
      const { url, stop: stopServer } = await server.start()
      stop = stopServer
      api = await startApi({ serverUrl: url })
      audit = await plantAudit(api.db, api.workspaceId, [
        { severity: 'LOW', text: 'Οδηγός Ασφαλείας', reason: 'Greek' },
        { severity: 'CRITICAL', text: 'Надёжная ГАРАНТИЯ', reason: 'Russian' },
        { severity: null, text: '100% free_of\\charge', reason: 'percent' },
        { severity: 'CRITICAL', text: 'first found of two', state: 'dismissed' },
        { severity: 'UNSPECIFIED', rule: 'Generic Claim' },
        { severity: 'MEDIUM', state: 'fixed', text: 'ÜBER uns', sentence: 'Erfahren Sie mehr ÜBER uns' },
        { severity: 'HIGH', state: 'urgent_violation' },
        { severity: 'HIGH', state: 'elevated_risk', also: [ALSO] },
      ])
    })
    after(async () => {
      await api.close()
      await stop()
    })

    test('are ordered by severity, then as they were found; pages neither repeat nor drop one', async () => {
      const all = await list('review_state=all&page_size=100')
      assert.deepEqual(
        all.violations.map((violation: { severity: string | null }) => violation.severity),
        ['CRITICAL', 'CRITICAL', 'HIGH', 'HIGH', 'MEDIUM', 'LOW', 'UNSPECIFIED', null],
      )
      assert.deepEqual(
        all.violations.slice(0, 2).map((violation: { id: string }) => violation.id),
        [audit.violations[1], audit.violations[3]],
      )
      const paged: string[] = []
      for (let page = 1; page <= 3; page++) {
        const body = await list(`review_state=all&page_size=3&page=${page}`)
        assert.equal(body.has_more, page < 3)
        assert.equal(body.total, 8)
        paged.push(...body.violations.map((violation: { id: string }) => violation.id))
      }
      assert.deepEqual(
        paged,
        all.violations.map((violation: { id: string }) => violation.id),
      )
    })

    test('list the other rules on the same words, in the list and alone; what was found before has none', async () => {
      const { violations } = await list('review_state=elevated_risk')
      const { body } = await api.call('GET', `/violations/${violations[0].id}`)
      for (const violation of [violations[0], body]) assert.deepEqual(violation.also, [ALSO])
      const [before] = (await list('review_state=fixed')).violations
      const { also, law, jurisdiction, confidence, language } = before
      assert.deepEqual(
        { also, law, jurisdiction, confidence, language },
        { also: [], law: null, jurisdiction: [], confidence: null, language: null },
      )
    })

    test('are undecided unless another state is asked for; progress counts the whole audit whatever the filter', async () => {
      const body = await list('')
      assert.equal(body.total, 4)
      assert.equal(body.page_size, 20)
      assert.deepEqual(body.review_progress, { undecided: 4, elevated_risk: 1, urgent_violation: 1, dismissed: 1, fixed: 1 })
      assert.equal((await list('review_state=dismissed')).violations[0].dismissal_reason, 'planted')
      assert.equal((await list('review_state=all&severity=HIGH')).total, 2)
      assert.equal((await list('review_state=fixed&severity=HIGH')).total, 0)
    })

    test('a page past the end is empty', async () => {
      for (const page of ['2', '1000000', '99999999999999999999']) {
        const body = await list(`page=${page}`)
        assert.deepEqual([body.violations, body.has_more, body.total], [[], false, 4])
      }
      assert.deepEqual((await list('page=7&search=100')).violations, [])
      assert.equal((await list('page=7&search=100')).total, 1)
    })

    test('search ignores case in every script, looks in text, reason and rule name, and takes % and _ as they are', async () => {
      const found = async (term: string, state = 'all') => (await list(`review_state=${state}&search=${encodeURIComponent(term)}`)).total
      assert.equal(await found('οδηγός'), 1)
      assert.equal(await found('гарантия'), 1)
      assert.equal(await found('über'), 1)
      assert.equal(await found('GREEK'), 1)
      assert.equal(await found('generic claim'), 1)
      assert.equal(await found('100%'), 1)
      assert.equal(await found('free_of'), 1)
      assert.equal(await found('e_of\\c'), 1)
      assert.equal(await found('%'), 1)
      assert.equal(await found('_'), 1)
      assert.equal(await found('nothing like it'), 0)
      assert.equal(await found('Erfahren Sie'), 0, 'sentences are searched by the desk and by version 2')
      assert.equal(await found(''), 8)
      assert.equal(await found('first found', 'undecided'), 0)
    })

    test('faults of the query, each at its own place', async () => {
      const faults = async (query: string) => {
        const { status, body } = await api.call('GET', `/audits/${audit.id}/violations?${query}`)
        assert.equal(status, 422)
        return body.detail.map((fault: { loc: string[]; type: string }) => `${fault.loc.join('.')} ${fault.type}`).sort()
      }
      assert.deepEqual(await faults('page=0&page_size=101&severity=x&review_state=y'), [
        'query.page greater_than_equal',
        'query.page_size less_than_equal',
        'query.review_state literal_error',
        'query.severity literal_error',
      ])
      assert.deepEqual(await faults('page=1.5&page_size=abc'), ['query.page int_parsing', 'query.page_size int_parsing'])
      assert.deepEqual(await faults('page=%2B1'), ['query.page int_parsing'])
      assert.deepEqual(await faults('search=a%00b'), ['query.search value_error'])
      assert.deepEqual(await faults(`search=${'x'.repeat(201)}`), ['query.search string_too_long'])
      assert.deepEqual(await faults('severity='), ['query.severity literal_error'])
    })

    test('the detail has every field of the list item, the rule and the thread, oldest comment first', async () => {
      const id = audit.violations[0]!
      for (const comment of ['one', 'two', '😀'.repeat(5000)]) {
        const { status, body } = await api.call('POST', `/violations/${id}/comments`, { json: { comment } })
        assert.equal(status, 201)
        assert.equal(body.content, comment)
        assert.equal(body.author_email, 'rosa@company.example')
      }
      const { body } = await api.call('GET', `/violations/${id}`)
      assert.deepEqual(
        body.comments.map((comment: { content: string }) => comment.content.slice(0, 3)),
        ['one', 'two', '😀'.repeat(5000).slice(0, 3)],
      )
      const [item] = (await list('severity=LOW')).violations
      assert.deepEqual({ ...body, ...item }, body)
      await api.db.query('delete from members where workspace_id = $1', [api.workspaceId])
      assert.equal((await api.call('GET', `/violations/${id}`)).body.comments[0].author_email, null)
    })

    test('comments: faults', async () => {
      const type = async (json: unknown) => {
        const { status, body } = await api.call('POST', `/violations/${audit.violations[0]}/comments`, { json })
        assert.equal(status, 422)
        assert.deepEqual(body.detail[0].loc.slice(0, 2), json === null || Array.isArray(json) ? ['body'] : ['body', 'comment'])
        return body.detail[0].type
      }
      assert.equal(await type({}), 'missing')
      assert.equal(await type({ comment: null }), 'string_type')
      assert.equal(await type({ comment: 5 }), 'string_type')
      assert.equal(await type({ comment: '' }), 'string_too_short')
      assert.equal(await type({ comment: ' \n\t' }), 'value_error')
      assert.equal(await type({ comment: 'x'.repeat(5001) }), 'string_too_long')
      assert.equal(await type({ comment: 'a\0b' }), 'value_error')
      assert.equal(await type({ comment: '\ud800' }), 'value_error')
      assert.equal(await type([]), 'model_attributes_type')
      assert.equal(await type(null), 'missing')
    })
  })
}
