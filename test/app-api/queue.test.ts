import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newId } from '../../src/db/base/ids.ts'
import { plantAudit } from '../helpers/audit.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

interface Row {
  id: string
  review_state: string
  severity: string | null
  group_id: string
  group_size: number
  group_matching: number
}

describe('the queue', () => {
  let desk: Desk
  let ilse: Browser
  let auditId: string
  let ids: string[]
  before(async () => {
    desk = await startDesk()
    ilse = await desk.member('owner', 'Ilse')
    const severities = ['LOW', 'CRITICAL', null, 'HIGH', 'UNSPECIFIED', 'MEDIUM'] as const
    const states = ['undecided', 'undecided', 'dismissed', 'fixed', 'elevated_risk', 'undecided', 'urgent_violation'] as const
    const planted = await plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: 210 }, (_, index) => ({
        severity: severities[index % 6],
        state: states[index % 7],
        group: index % 5 === 0 ? `alone ${index}` : `group ${index % 17}`,
        text: index % 10 === 0 ? `ΚΛΙΜΑΤΙΚΆ ουδέτερο ${index}` : `100%_green ${index}`,
        rule: `Rule ${index % 3}`,
      })),
    )
    auditId = planted.id
    ids = planted.violations
  })
  after(() => desk.close())

  const window = async (query: string): Promise<{ rows: Row[]; total: number; findings: number; offset: number; version: number }> => {
    const answer = await ilse.call('GET', `/w/audits/${auditId}/violations?${query}`)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  /** The whole queue, read window by window. */
  const readWholeQueue = async (query: string) => {
    const rows: Row[] = []
    let total = Infinity
    for (let offset = 0; offset < total; offset += 37) {
      const part = await window(`${query}&offset=${offset}&limit=37`)
      total = part.total
      rows.push(...part.rows)
    }
    assert.equal(rows.length, total)
    assert.equal(new Set(rows.map(({ id }) => id)).size, total)
    return rows
  }

  test('a filter by rule finds what the rule says beside another one, and its options count the same', async () => {
    const also = (id: string) => ({
      rule_id: id,
      rule_name: `Name of ${id}`,
      severity: 'HIGH',
      law: null,
      jurisdiction: [],
      text: 'free',
      reason: 'because',
      solution: null,
      suggested_text: null,
    })
    const { id, violations } = await plantAudit(desk.db, desk.workspaceId, [
      { also: [also('other.one'), also('test.second')] },
      {},
      { also: [also('other.one')], state: 'dismissed' },
      { also: [also('test.rule')] },
    ])
    const shown = async (query: string) => {
      const { body } = await ilse.call('GET', `/w/audits/${id}/violations?${query}`)
      return body.rows.map((row: Row) => violations.indexOf(row.id))
    }
    assert.deepEqual(await shown('rule=other.one'), [0, 2])
    assert.deepEqual(await shown('rule=other.one&state=undecided'), [0])
    assert.deepEqual(await shown('rule=test.second'), [0])
    assert.deepEqual(await shown('rule=test.rule'), [0, 1, 2, 3])
    assert.deepEqual(await shown('rule=other'), [])
    assert.deepEqual(await shown('pack=other'), [0, 2])
    assert.deepEqual(await shown('pack=test'), [0, 1, 2, 3])
    const { body: facets } = await ilse.call('GET', `/w/audits/${id}/facets`)
    const counts = (options: { value: string; count: number }[]) => Object.fromEntries(options.map(({ value, count }) => [value, count]))
    assert.deepEqual(counts(facets.rules), { 'test.rule': 4, 'other.one': 2, 'test.second': 1 })
    assert.deepEqual(counts(facets.packs), { test: 4, other: 2 })
    const decided = await ilse.call('POST', '/w/reviews', {
      json: { scope: { audit_id: id, filter: { rule: 'other.one', state: 'undecided' } }, action: 'mark_fixed' },
    })
    assert.equal(decided.body.violations_updated, 1)
  })

  test('a search finds words of the sentence around the found text, and a decision on what it shows changes no more', async () => {
    const { id, violations } = await plantAudit(desk.db, desk.workspaceId, [
      { text: 'climate neutral', sentence: 'Our climate neutral Parcels leave in an hour.' },
      { text: 'climate neutral', sentence: 'Τα ΔΈΜΑΤΑ φεύγουν climate neutral.', state: 'dismissed' },
      { text: 'eco', sentence: `eco ${'word '.repeat(1000)} parcels past what is shown` },
      { text: 'parcels', reason: 'no sentence is known' },
    ])
    const shown = async (query: string) => {
      const { body } = await ilse.call('GET', `/w/audits/${id}/violations?${query}`)
      return body.rows.map((row: Row) => violations.indexOf(row.id))
    }
    for (const view of ['each', 'grouped']) {
      assert.deepEqual(await shown(`view=${view}&search=pARcels`), [0, 3])
      assert.deepEqual(await shown(`view=${view}&search=${encodeURIComponent('δέματα')}`), [1])
      assert.deepEqual(await shown(`view=${view}&search=in+an+hour&state=undecided`), [0])
      assert.deepEqual(await shown(`view=${view}&search=in+an+hour&state=dismissed`), [])
    }
    assert.deepEqual(await shown('search=A+rule'), [0, 1, 2, 3], 'the name of the rule as before')
    const decided = await ilse.call('POST', '/w/reviews', {
      json: { scope: { audit_id: id, filter: { search: 'leave in' } }, action: 'mark_fixed' },
    })
    assert.equal(decided.body.violations_updated, 1)
    assert.deepEqual(await shown('state=fixed'), [0])
  })

  test('the surest come first, what was not measured last', async () => {
    const { id, violations } = await plantAudit(desk.db, desk.workspaceId, [{}, { severity: 'LOW' }, {}, { group: 'g' }])
    for (const [index, confidence] of [0.5, 0.9, null, 0.7].entries())
      await desk.db.query('update violations set confidence = $2 where id = $1', [violations[index], confidence])
    for (const view of ['each', 'grouped']) {
      const { body } = await ilse.call('GET', `/w/audits/${id}/violations?sort=confidence&view=${view}`)
      assert.deepEqual(
        body.rows.map((row: Row) => violations.indexOf(row.id)),
        [1, 3, 0, 2],
        view,
      )
    }
  })

  test('windows put together are the whole queue in order, for every filter and order', async () => {
    const { rows: all } = await desk.db.query<{
      id: string
      state: number
      place: number
      rule_name: string
      text: string
      decided_at: string | null
    }>(
      `select v.id, r.state, v.place, v.rule_name, v.violating_text as text, r.decided_at from violations v join reviews r on ` +
        `r.workspace_id = v.workspace_id and r.violation_id = v.id where v.audit_id = $1 order by v.place`,
      [auditId],
    )
    const position = (row: { place: number }) => row.place % 2 ** 40
    const cases: [query: string, expected: typeof all][] = [
      ['', all],
      ['state=undecided', all.filter((row) => row.state === 0)],
      ['state=undecided,dismissed', all.filter((row) => row.state === 0 || row.state === 3)],
      ['severity=HIGH,NONE', all.filter((row) => [1, 5].includes(Math.floor(row.place / 2 ** 40)))],
      [
        'state=fixed,urgent_violation&severity=CRITICAL,LOW',
        all.filter((row) => [2, 4].includes(row.state) && [0, 3].includes(Math.floor(row.place / 2 ** 40))),
      ],
      ['search=κλιματικά', all.filter((row) => row.text.startsWith('ΚΛΙΜ'))],
      ['search=100%25_G&state=undecided', all.filter((row) => row.state === 0 && row.text.startsWith('100'))],
      ['search=10%25_g', []],
      ['sort=found', all.toSorted((a, b) => position(a) - position(b))],
      [
        'sort=rule&state=undecided',
        all
          .filter((row) => row.state === 0)
          .toSorted((a, b) => (a.rule_name < b.rule_name ? -1 : a.rule_name > b.rule_name ? 1 : a.place - b.place)),
      ],
    ]
    for (const [query, expected] of cases) {
      const rows = await readWholeQueue(query)
      assert.deepEqual(
        rows.map(({ id }) => id),
        expected.map(({ id }) => id),
        query,
      )
    }
  })

  test('the grouped view has one row for each group that the filter shows something of', async () => {
    for (const query of ['', 'state=undecided', 'state=fixed&severity=HIGH', 'search=green', 'sort=found', 'sort=asset']) {
      const each = await readWholeQueue(query)
      const grouped = await readWholeQueue(`${query}&view=grouped`)
      const groups = Map.groupBy(each, (row) => row.group_id)
      assert.equal(grouped.length, groups.size, query)
      for (const row of grouped) {
        const members = groups.get(row.group_id)!
        assert.equal(row.group_matching, members.length)
        assert.ok(row.group_size >= row.group_matching)
        assert.ok(members.some(({ id }) => id === row.id))
      }
      if (!query.includes('sort'))
        assert.deepEqual(
          grouped.map(({ id }) => id),
          [...groups.values()].map((members) => members[0]!.id),
          query,
        )
      const { findings, total } = await window(`${query}&view=grouped&limit=1`)
      assert.deepEqual([findings, total], [each.length, groups.size])
    }
  })

  test('around finds the window a violation is in', async () => {
    for (const query of ['', 'state=undecided', 'search=green', 'sort=found', 'view=grouped']) {
      const rows = await readWholeQueue(query)
      const wanted = rows[Math.floor(rows.length * 0.7)]!
      const found = await window(`${query}&around=${wanted.id}&limit=11`)
      assert.equal(found.rows[rows.indexOf(wanted) - found.offset]!.id, wanted.id, query)
    }
    const decided = ids[2]!
    assert.equal(
      (await window(`state=undecided&around=${decided}&offset=3&limit=5`)).offset,
      3,
      'what the filter does not show leaves the offset',
    )
    assert.equal((await window(`around=${newId()}&offset=3`)).offset, 3)
  })

  test('filters by assignee, group, asset, rule and pack', async () => {
    const [first, second] = ids as [string, string]
    await ilse.call('POST', '/w/assignments', {
      json: { scope: { audit_id: auditId, violation_ids: [first, second] }, add: [ilse.userId] },
    })
    assert.equal((await window(`assignee=${ilse.userId}`)).total, 2)
    assert.equal((await window('assignee=nobody')).total, 208)
    assert.equal((await window(`assignee=nobody,${ilse.userId}`)).total, 210)
    const {
      rows: [row],
    } = await window(`around=${second}&limit=1`)
    assert.equal((await window(`group=${row!.group_id}`)).total, row!.group_size)
    assert.equal((await window('rule=test.rule')).total, 210)
    assert.equal((await window('rule=no.such')).total, 0)
    assert.equal((await window('pack=no-such')).total, 0)
    assert.equal((await window('asset=no-such')).total, 0)
    const { body: facets } = await ilse.call('GET', `/w/audits/${auditId}/facets`)
    assert.deepEqual(facets.assignees, [
      { value: ilse.userId, label: 'Ilse', count: 2 },
      { value: 'nobody', label: 'nobody', count: 208 },
    ])
    assert.equal(facets.states.find(({ value }: { value: string }) => value === 'undecided').count, (await window('state=undecided')).total)
    assert.deepEqual(
      facets.rules.map(({ value, count }: { value: string; count: number }) => [value, count]),
      [['test.rule', 210]],
    )
  })

  test('words that are no state or severity are faults, other audits are unknown', async () => {
    const wrong = await ilse.call('GET', `/w/audits/${auditId}/violations?state=undecided,nonsense&severity=WORST`)
    assert.deepEqual(
      wrong.body.detail.map(({ loc }: { loc: string[] }) => loc.join('.')),
      ['query.state', 'query.severity'],
    )
    assert.equal((await ilse.call('GET', `/w/audits/${newId()}/violations`)).status, 404)
    assert.equal((await ilse.call('GET', '/w/audits/no-such/violations')).status, 404)
    assert.equal((await ilse.call('GET', `/w/audits/${auditId}/violations?limit=201`)).status, 422)
  })
})
