import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { comparedAnew, runsVersion } from '../../src/db/sites/compared-cells.ts'
import { storeComparison } from '../../src/db/sites/comparison.ts'
import { storedCells } from '../../src/db/sites/stored-comparisons.ts'
import { verifyTrails } from '../../src/db/trail/trail.ts'
import { carriedName } from '../../src/reviews/chart/carried.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { page, startSite } from '../helpers/site.ts'
import { plantRun, plantSite } from '../helpers/site-runs.ts'
import type { PlantedFinding, PlantedRun } from '../helpers/site-runs.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

interface Counts {
  earlier: number
  later: number
  new: number
  still_there: number
  gone: number
  not_looked_at: number
}
interface Row {
  key: string
  counts: Counts
  beside?: Counts
}

describe('sites', () => {
  let auditing: Auditing
  let desk: Desk
  let ilse: Browser
  let viewer: Browser
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, settings: { ALLOW_HOSTS: '127.0.0.1' }, parts: { audits: auditing.service } })
    ilse = await desk.member('owner', 'Ilse')
    viewer = await desk.member('viewer', 'Vera')
  })
  after(async () => {
    await desk.close()
    await auditing.close()
  })

  const site = (name: string) => plantSite(desk.db, desk.workspaceId, name)
  const run = (findings: PlantedFinding[], options: Parameters<typeof plantRun>[3]) =>
    plantRun(desk.db, desk.workspaceId, findings, options)
  const compare = async (siteId: string, from: PlantedRun, to: PlantedRun) => {
    const answer = await ilse.call('GET', `/w/sites/${siteId}/compare?from=${from.id}&to=${to.id}`)
    assert.equal(answer.status, 200, answer.text)
    const body = answer.body as Record<'by_rule' | 'by_severity' | 'by_section' | 'by_language', Row[]> & {
      counts: Counts & Record<string, number>
      changed_by: Record<string, number>
      not_looked_at: Record<string, number>
    }
    assert.deepEqual([body.counts.earlier, body.counts.later], [from.findings.length, to.findings.length], 'every finding is counted once')
    for (const { counts } of [{ counts: body.counts }, ...body.by_rule, ...body.by_severity, ...body.by_section, ...body.by_language])
      assert.equal(counts.earlier - counts.gone - counts.not_looked_at + counts.new, counts.later, 'it adds up in every row')
    for (const rows of [body.by_rule, body.by_severity, body.by_section, body.by_language])
      for (const name of ['new', 'gone', 'not_looked_at', 'still_there', 'earlier', 'later'] as const)
        assert.equal(
          rows.reduce((sum, { counts }) => sum + counts[name], 0),
          body.counts[name],
          name,
        )
    return body
  }
  /** The identifiers behind one count, in the comparison and at the desk. */
  const behind = async (siteId: string, from: PlantedRun, to: PlantedRun, change: string) => {
    const { body } = await ilse.call('GET', `/w/sites/${siteId}/compare/findings?from=${from.id}&to=${to.id}&change=${change}&limit=100`)
    const isGone = change === 'gone' || change === 'not_looked_at'
    const ids = (body.findings as { earlier_id: string; later_id: string }[]).map((found) => (isGone ? found.earlier_id : found.later_id))
    assert.equal(body.total, ids.length)
    const [open, against] = isGone ? [from, to] : [to, from]
    const queue = await ilse.call('GET', `/w/audits/${open.id}/violations?change=${change}&against=${against.id}&limit=100`)
    assert.deepEqual(
      (queue.body.rows as { id: string }[]).map(({ id }) => id),
      ids,
      `${change} at the desk`,
    )
    return ids
  }

  test('two runs: new, still there, decision changed, gone, and what was not looked at', async () => {
    const siteId = await site('Two runs')
    const first = await run(
      [
        { page: '/de/a', rule: 'Label' },
        { page: '/de/a', rule: 'Free', state: 'dismissed' },
        { page: '/de/b', rule: 'Label', severity: 'LOW', state: 'fixed' },
        { page: '/uk/c', rule: 'Label', state: 'dismissed', sentence: 'Our eco-friendly wax lasts a season.' },
        { page: '/uk/d', rule: 'Label' },
        { page: '/uk/e', rule: 'Label' },
        { page: '/de/a', rule: 'Switched off' },
        { page: '/uk/d', rule: 'Free', state: 'elevated_risk' },
      ],
      { siteId, run: 1, at: new Date('2026-10-03T06:00:00Z') },
    )
    const [a, b, c, d] = first.findings
    const second = await run(
      [
        { page: '/de/a', rule: 'Label', earlier: a!, how: 'met' },
        { page: '/de/a', rule: 'Free', state: 'dismissed', earlier: b!, how: 'carried' },
        { page: '/de/b', rule: 'Label', severity: 'LOW', earlier: c!, how: 'still_there' },
        { page: '/uk/c', rule: 'Label', earlier: d!, how: 'sentence_changed', sentence: 'Our planet-friendly wax lasts two seasons.' },
        { page: '/de/neu', rule: 'Label', severity: 'CRITICAL' },
      ],
      // /uk/d was read without a finding, /uk/e could not be read.
      { siteId, run: 2, previous: first, failed: ['/uk/e'], read: ['/uk/d'], at: new Date('2026-11-03T06:00:00Z') },
    )
    await desk.db.query(`update violations set also_rules = E'test.Free\ntest.Other' where id = $1`, [second.findings[4]!.id])
    // What the worker stores at the end of a run is what comparing anew says; everything below is read from it.
    await storeComparison(desk.db, desk.workspaceId, second.id)
    const two = { from: first.id, to: second.id }
    const stored = await storedCells(desk.db, desk.workspaceId, two, (await runsVersion(desk.db, desk.workspaceId, two)).found)
    assert.ok(stored && stored.cells.length > 0)
    assert.deepEqual(new Set(stored.cells), new Set(await comparedAnew(desk.db, desk.workspaceId, two)))
    // Failed pages that are read again may leave the number of findings as it was: what is stored does not hold then.
    const failed = (n: number) => desk.db.query('update audits set failed_assets = failed_assets + $2 where id = $1', [second.id, n])
    await failed(1)
    const later = (await runsVersion(desk.db, desk.workspaceId, two)).found
    assert.equal(await storedCells(desk.db, desk.workspaceId, two, later), null)
    await failed(-1)
    const { counts, changed_by: changed, not_looked_at: why, ...by } = await compare(siteId, first, second)
    assert.deepEqual(counts, {
      earlier: 8,
      later: 5,
      new: 1,
      came_back: 0,
      still_there: 4,
      changed: 2,
      carried: 1,
      gone: 2,
      not_looked_at: 2,
    })
    assert.deepEqual(changed, { sentence_changed: 1, rule_changed: 0, still_there: 1, decided: 0 })
    assert.deepEqual(why, { pages: 1, rules: 1, by_page: 1, by_rule: 1 }, 'a page that failed and a rule that did not run')
    assert.deepEqual(by.by_section.map(({ key }) => key).sort(), ['/de', '/uk'])
    const rules = by.by_rule.map(({ key, counts: { later }, beside }) => [key, later, beside!.new]).sort()
    assert.deepEqual(
      rules,
      [
        ['test.Free', 1, 1],
        ['test.Label', 4, 0],
        ['test.Other', 0, 1],
        ['test.Switched off', 0, 0],
      ],
      'a merged finding counts for its leading rule, and is named at its others',
    )
    assert.equal((await behind(siteId, first, second, 'new')).length, 1)
    assert.equal((await behind(siteId, first, second, 'gone')).length, 2)
    assert.deepEqual(new Set(await behind(siteId, first, second, 'not_looked_at')), new Set([first.findings[5]!.id, first.findings[6]!.id]))
    assert.deepEqual(new Set(await behind(siteId, first, second, 'changed')), new Set([second.findings[2]!.id, second.findings[3]!.id]))
    assert.deepEqual(await behind(siteId, first, second, 'carried'), [second.findings[1]!.id])
    assert.equal((await behind(siteId, first, second, 'still_there')).length, 4)
    const shown = (query: string) => ilse.call('GET', `/w/sites/${siteId}/compare?from=${first.id}&to=${second.id}&${query}`)
    for (const [query, fresh, gone] of [
      ['severity=CRITICAL', 1, 0],
      ['section=/uk', 0, 2],
      ['search=eco-friendly', 1, 2],
      ['rule=test.Free&language=EN', 1, 1],
      ['rule=test.Other', 1, 0],
      ['rule=test.Other&search=a', 1, 0],
    ] as const) {
      const { shown: left } = (await shown(query)).body
      assert.deepEqual([left.new, left.gone], [fresh, gone], query)
    }
    assert.equal((await shown('severity=BAD')).status, 422)
    const { body } = await ilse.call(
      'GET',
      `/w/sites/${siteId}/compare/findings?from=${first.id}&to=${second.id}&change=changed&section=/uk&language=EN&severity=HIGH`,
    )
    assert.deepEqual(
      body.findings.map((found: Record<string, unknown>) => [found.kind, found.earlier_state, found.later_state, found.earlier_sentence]),
      [['sentence_changed', 'dismissed', 'undecided', 'Our eco-friendly wax lasts a season.']],
    )
    // What is decided afterwards moves between the counts that are known, in whichever run it is; the desk compares anew.
    const decide = (id: string, action: string) => ilse.call('POST', '/w/reviews', { json: { scope: { violation_id: id }, action } })
    const undo = (auditId: string, number?: number) => ilse.call('POST', '/w/reviews/undo', { json: { audit_id: auditId, number } })
    const lastOf = async (auditId: string) =>
      (await desk.db.query('select trail_length as n from audits where id = $1', [auditId])).rows[0].n as number
    const steps: [() => Promise<{ status: number; text: string }>, number[]][] = [
      [() => decide(second.findings[0]!.id, 'urgent_violation'), [3, 1, 0]],
      [() => decide(first.findings[0]!.id, 'urgent_violation'), [2, 1, 0]],
      [() => decide(second.findings[1]!.id, 'mark_fixed'), [3, 0, 0]],
      [() => decide(second.findings[4]!.id, 'mark_fixed'), [3, 0, 0]],
      [() => decide(first.findings[4]!.id, 'mark_fixed'), [3, 0, 0]],
      [() => undo(first.id), [3, 0, 0]],
      [() => undo(first.id), [4, 0, 0]],
      // The undo of that undo.
      [async () => undo(first.id, await lastOf(first.id)), [3, 0, 0]],
    ]
    for (const [step, expected] of steps) {
      const answer = await step()
      assert.equal(answer.status, 200, answer.text)
      const after = await compare(siteId, first, second)
      assert.deepEqual([after.counts.changed, after.counts.carried, after.counts.gone - 2], expected)
      for (const change of ['new', 'changed', 'carried', 'still_there', 'gone', 'not_looked_at'] as const)
        assert.equal((await behind(siteId, first, second, change)).length, after.counts[change], change)
    }
  })

  test('a decision of today is a changed decision, and counts of the desk follow it', async () => {
    const siteId = await site('Decided anew')
    const first = await run([{ page: '/a' }, { page: '/b,c', state: 'dismissed' }], { siteId, run: 1 })
    const second = await run(
      [
        { page: '/a', earlier: first.findings[0]!, how: 'met' },
        { page: '/b,c', state: 'dismissed', earlier: first.findings[1]!, how: 'carried' },
      ],
      { siteId, run: 2, previous: first, changes: { met: { 1: 1, 2: 1 }, gone: 0 } },
    )
    assert.equal((await compare(siteId, first, second)).counts.changed, 0)
    const decided = await ilse.call('POST', '/w/reviews', {
      json: { scope: { violation_id: second.findings[1]!.id }, action: 'urgent_violation' },
    })
    assert.equal(decided.status, 200, decided.text)
    const { counts, changed_by: changed } = await compare(siteId, first, second)
    assert.deepEqual([counts.changed, counts.carried, changed.decided], [1, 0, 1])
    assert.deepEqual(await behind(siteId, first, second, 'changed'), [second.findings[1]!.id])
    // The filter of the desk counts what the run before had, as it was carried over.
    const { body } = await ilse.call('GET', `/w/audits/${second.id}/facets`)
    assert.deepEqual(Object.fromEntries(body.changes.map(({ value, count }: { value: string; count: number }) => [value, count])), {
      new: 0,
      came_back: 0,
      still_there: 2,
      changed: 0,
      carried: 1,
    })
    for (const [name, list] of [
      ['section', body.sections],
      ['language', body.languages],
    ] as const) {
      assert.ok(list.length > 0, name)
      for (const { value, count } of list) {
        const narrowed = await ilse.call('GET', `/w/audits/${second.id}/violations?${name}=${encodeURIComponent(value)}&view=each`)
        assert.equal(narrowed.body.total, count, `${name} ${value}`)
      }
    }
    const first_facets = await ilse.call('GET', `/w/audits/${first.id}/facets`)
    assert.deepEqual(first_facets.body.changes, [], 'the first run differs from nothing')
    for (const { value, count } of body.changes as { value: string; count: number }[]) {
      const queue = await ilse.call('GET', `/w/audits/${second.id}/violations?change=${value}`)
      assert.equal(queue.body.total, count, value)
    }
    // A bulk decision by the same filter takes exactly what the queue shows.
    const bulk = await ilse.call('POST', '/w/reviews', {
      json: { scope: { audit_id: second.id, filter: { change: 'still_there' } }, action: 'mark_fixed' },
    })
    assert.equal(bulk.body.violations_updated, 2)
  })

  test('what came back is new to the run before, and still there for the run before that', async () => {
    const siteId = await site('Came back')
    const first = await run([{ page: '/a' }], { siteId, run: 1 })
    const second = await run([], { siteId, run: 2, previous: first, read: ['/a'], rules: ['A rule'] })
    const third = await run([{ page: '/a', earlier: first.findings[0]!, how: 'came_back' }], { siteId, run: 3, previous: second })
    assert.equal((await compare(siteId, first, second)).counts.gone, 1)
    const { counts } = await compare(siteId, second, third)
    assert.deepEqual([counts.new, counts.came_back, counts.still_there], [1, 1, 0])
    assert.equal((await compare(siteId, first, third)).counts.still_there, 1)
    assert.equal((await behind(siteId, second, third, 'came_back')).length, 1)
    const queue = await ilse.call('GET', `/w/audits/${third.id}/violations?change=came_back`)
    assert.equal(queue.body.rows[0].change, 'came_back', 'compared with the run before where no run is named')
  })

  test('it adds up for any two runs', async () => {
    let number = 0
    const page = fc.constantFrom('/de/a', '/de/b', '/uk/c', '/d')
    const rule = fc.constantFrom('Label', 'Free', 'Price')
    const state = fc.constantFrom('undecided', 'dismissed', 'fixed', 'elevated_risk') as fc.Arbitrary<PlantedFinding['state'] & string>
    const finding = fc.record({ page, rule, state, severity: fc.constantFrom('HIGH', 'LOW') as fc.Arbitrary<'HIGH' | 'LOW'> })
    await fc.assert(
      fc.asyncProperty(
        fc.array(finding, { maxLength: 8 }),
        fc.array(fc.record({ finding, from: fc.option(fc.nat(7)), how: fc.integer({ min: 1, max: 5 }) }), { maxLength: 8 }),
        fc.subarray(['/de/a', '/de/b', '/uk/c', '/d']),
        async (earlier, later, read) => {
          const siteId = await site(`Any ${number++}`)
          const first = await run(earlier, { siteId, run: 1 })
          const taken = new Set<number>()
          const second = await run(
            later.map(({ finding: found, from, how }) => {
              if (from === null || from >= first.findings.length || taken.has(from)) return found
              taken.add(from)
              return { ...found, earlier: first.findings[from]!, how: carriedName(how) }
            }),
            { siteId, run: 2, previous: first, read },
          )
          const { counts } = await compare(siteId, first, second)
          assert.equal(counts.still_there, taken.size)
          await compare(siteId, second, first)
        },
      ),
      { numRuns: 12 },
    )
  })

  test('a finding says what an earlier run decided, and its thread which run a comment is of', async () => {
    const siteId = await site('Memory')
    const first = await run([{ page: '/a', state: 'dismissed', sentence: 'Our eco-friendly wax.' }, { page: '/b' }], {
      siteId,
      run: 1,
      at: new Date('2026-10-03T06:00:00Z'),
    })
    const second = await run(
      [
        { page: '/a', earlier: first.findings[0]!, how: 'sentence_changed', sentence: 'Our planet-friendly wax.' },
        { page: '/b', earlier: first.findings[1]!, how: 'met' },
        { page: '/c' },
      ],
      { siteId, run: 2, previous: first },
    )
    const [asked, , fresh] = second.findings
    await ilse.call('POST', `/w/violations/${first.findings[0]!.id}/comments`, { json: { comment: 'See the label' } })
    await desk.db.query(
      `insert into comments (workspace_id, id, violation_id, author_name, content, origin_audit_id)
       select workspace_id, gen_random_uuid(), $2, author_name, content, $3 from comments where workspace_id = $1 and violation_id = $4`,
      [desk.workspaceId, asked!.id, first.id, first.findings[0]!.id],
    )
    const { body } = await ilse.call('GET', `/w/violations/${asked!.id}`)
    assert.partialDeepStrictEqual(body.memory, {
      how: 'sentence_changed',
      audit_id: first.id,
      run: 1,
      name: 'Linden shop',
      at: '2026-10-03T06:00:00.000Z',
      state: 'dismissed',
      reason: 'Approved by legal',
      decided_by: 'Mara',
      sentence: 'Our eco-friendly wax.',
      violation_id: first.findings[0]!.id,
    })
    assert.equal(body.change, 'sentence_changed')
    assert.deepEqual(
      body.thread.map((comment: { audit_id: string }) => comment.audit_id),
      [first.id],
    )
    const earlier = await ilse.call('GET', `/w/violations/${asked!.id}/earlier`)
    assert.deepEqual(
      earlier.body.runs.map((one: { run: number; history: { action: string }[] }) => [one.run, one.history.map(({ action }) => action)]),
      [[1, ['comment']]],
    )
    const none = await ilse.call('GET', `/w/violations/${fresh!.id}`)
    assert.deepEqual([none.body.memory, none.body.change], [null, 'new'])
  })

  test('the list has the last run and the findings over runs, the page the history, packs and time to decision', async () => {
    const siteId = await plantSite(desk.db, desk.workspaceId, 'Aaa shop', { schedule: '0 6 3 * *', zone: 'Europe/Berlin' })
    const first = await run([{ page: '/a', state: 'dismissed' }, { page: '/b' }], { siteId, run: 1, at: new Date('2026-10-03T04:00:00Z') })
    const changes = { new: 2, came_back: 0, still_there: 1, changed: 0, carried: 1, gone: 1, not_looked_at: 0 }
    const second = await run(
      [{ page: '/a', state: 'dismissed', earlier: first.findings[0]!, how: 'carried' }, { page: '/c' }, { page: '/d' }],
      { siteId, run: 2, previous: first, changes: { met: { 2: 1 }, gone: 1 } },
    )
    const list = await ilse.call('GET', '/w/sites?search=aaa')
    assert.equal(list.body.total, 1)
    const [row] = list.body.sites
    assert.deepEqual(
      row.line.map(({ total }: { total: number }) => total),
      [2, 3],
    )
    assert.deepEqual([row.last.audit_id, row.last.changes, row.last.by_state.undecided, row.runs], [second.id, changes, 2, 2])
    const { body } = await viewer.call('GET', `/w/sites/${siteId}`)
    assert.deepEqual(
      body.history.map(({ run: nth }: { run: number }) => nth),
      [2, 1],
    )
    assert.equal(body.next_runs.length, 3)
    assert.match(body.next_runs[0], /-03T0[45]:00:00/, 'six in Berlin')
    assert.deepEqual(
      body.packs_over_time.map(({ pack, line }: any) => [pack, line.map(({ total }: any) => total)]),
      [['test-pack', [2, 3]]],
    )
    const times = await ilse.call('GET', `/w/sites/${siteId}/time-to-decision`)
    assert.deepEqual(
      times.body.severities,
      [
        {
          severity: 'HIGH',
          found: 4,
          decided: 1,
          median_seconds: 3600,
          due_days: 7,
          decided_with_date: 0,
          in_time: 0,
          overdue: 0,
        },
      ],
      'the carried one does not count',
    )
  })

  test('what a run before the last ones found first counts as found where it was decided', async () => {
    const siteId = await site('Long ago')
    const first = await run([{ page: '/a' }, { page: '/b' }], { siteId, run: 1, at: new Date('2026-10-03T04:00:00Z') })
    const [a, b] = first.findings
    await run(
      [
        { page: '/a', earlier: a!, how: 'met', state: 'dismissed' },
        { page: '/b', earlier: b!, how: 'met' },
      ],
      { siteId, run: 2, previous: first },
    )
    await desk.db.query('update audits set site_id = null where id = $1', [first.id])
    const { body } = await ilse.call('GET', `/w/sites/${siteId}/time-to-decision`)
    assert.deepEqual([body.severities[0].found, body.severities[0].decided], [1, 1])
  })

  test('decided in time: what is decided in a later run counts from the first; what is overdue is in the last run', async () => {
    const siteId = await site('Due')
    const at = new Date('2026-10-03T04:00:00Z')
    const first = await run([{ page: '/a' }, { page: '/b', state: 'dismissed' }, { page: '/c', severity: 'LOW' }], { siteId, run: 1, at })
    const [a, b, c] = first.findings
    const second = await run(
      [
        { page: '/a', earlier: a!, how: 'met', state: 'urgent_violation' },
        { page: '/b', earlier: b!, how: 'carried', state: 'dismissed' },
        { page: '/c', severity: 'LOW', earlier: c!, how: 'met' },
      ],
      { siteId, run: 2, previous: first, at: new Date('2026-10-13T04:00:00Z') },
    )
    const due = (id: string, days: number) =>
      desk.db.query('update reviews set due_at = $2 where violation_id = $1', [id, new Date(at.getTime() + days * 86_400_000)])
    await due(second.findings[0]!.id, 7)
    await due(first.findings[1]!.id, 7)
    await due(second.findings[2]!.id, 7)
    const { body } = await ilse.call('GET', `/w/sites/${siteId}/time-to-decision`)
    assert.equal(body.overdue_audit_id, second.id)
    const hour = 3600
    assert.deepEqual(
      body.severities.map((row: any) => [
        row.severity,
        row.found,
        row.decided,
        row.median_seconds,
        row.decided_with_date,
        row.in_time,
        row.overdue,
      ]),
      [
        ['HIGH', 2, 2, ((10 * 24 + 1) * hour + hour) / 2, 2, 1, 0],
        ['LOW', 1, 0, null, 0, 0, 1],
      ],
    )
  })

  test('a site is made and changed; a schedule that cannot be is refused in words, a stale change too', async () => {
    const sources = [{ kind: 'sitemap', url: 'https://journal.example/sitemap.xml' }]
    const made = await ilse.call('POST', '/w/sites', {
      json: { name: 'Journal', sources, schedule: '30 5 * * 1', time_zone: 'Europe/Berlin' },
    })
    assert.equal(made.status, 201, made.text)
    const path = `/w/sites/${made.body.id}`
    assert.equal((await ilse.call('POST', '/w/sites', { json: { name: 'Again', sources } })).status, 409)
    for (const [json, said] of [
      [{ schedule: '* * * * *' }, /an hour apart/],
      [{ schedule: '0 6' }, /five fields/],
      [{ schedule: '0 6 * * 1', time_zone: 'Mars/Base' }, /no time zone/],
    ] as const) {
      const refused = await ilse.call('PATCH', path, { json: { ...json, version: 1 } })
      assert.equal(refused.status, 422)
      assert.match(refused.text, said)
    }
    const { body: before } = await ilse.call('GET', path)
    assert.equal(before.next_run_at, before.next_runs[0])
    const changed = await ilse.call('PATCH', path, { json: { paused: true, mark_gone: false, version: 1 } })
    assert.deepEqual([changed.status, changed.body.version], [200, 2])
    const { body } = await ilse.call('GET', path)
    assert.deepEqual(
      [body.paused, body.mark_gone, body.next_run_at, body.next_runs, body.schedule, body.name],
      [true, false, null, [], '30 5 * * 1', 'Journal'],
    )
    assert.equal((await ilse.call('PATCH', path, { json: { name: 'Late', version: 1 } })).status, 409)
    const choice = async (json: object, version: number) => {
      assert.equal((await ilse.call('PATCH', path, { json: { ...json, version } })).status, 200)
      return ((await ilse.call('GET', path)).body as { choice: object }).choice
    }
    assert.deepEqual(await choice({ markets: ['DE'], channels: ['email'] }, 2), { markets: ['DE'], channels: ['email'] })
    assert.deepEqual(await choice({ channels: ['app'] }, 3), { markets: ['DE'], channels: ['app'] })
    assert.deepEqual(await choice({ channels: null }, 4), { markets: ['DE'] })
    assert.equal((await viewer.call('PATCH', path, { json: { name: 'No', version: 2 } })).status, 403)
    assert.equal((await ilse.call('POST', '/w/sites/none/run')).status, 404)
    assert.equal((await ilse.call('GET', `/w/sites/${made.body.id}/compare?from=x&to=y`)).status, 404)
    assert.equal((await ilse.call('GET', '/w/sites/none')).status, 404)
    const next = await ilse.call('POST', '/w/schedules/preview', { json: { schedule: '0 6 L * *', time_zone: 'UTC' } })
    assert.equal(next.body.next_runs.length, 3)
    const stranger = desk.browser()
    assert.equal((await stranger.call('GET', '/w/sites')).status, 401)
  })

  test('what a site reads is shown in full and changed; its files are kept as long as it names them', async () => {
    const crawl = { kind: 'crawl', url: 'https://paper.example/', max_pages: 40, max_depth: 2 }
    const urls = { kind: 'urls', urls: ['https://paper.example/a', 'https://paper.example/b'] }
    const { body: made } = await ilse.call('POST', '/w/sites', { json: { name: 'Paper', sources: [crawl, urls] } })
    const path = `/w/sites/${made.id}`
    const { body: first } = await viewer.call('GET', `${path}/sources`)
    assert.deepEqual(first, { version: 1, sources: [crawl, urls], files: [], documents: [] })
    const upload = async (name: string) => {
      const form = new FormData()
      form.append('file', new Blob(['<p>Our eco-friendly soap is here.</p>']), name)
      return (await ilse.call('POST', '/w/uploads', { body: form })).body.uploads[0].id as string
    }
    const [kept, dropped] = [await upload('flyer.html'), await upload('old.html')]
    const change = (sources: object[], version: number) => ilse.call('PATCH', path, { json: { sources, version } })
    const refused = await change([{ kind: 'files', upload_ids: [kept, crypto.randomUUID()] }], 1)
    assert.deepEqual([refused.status, refused.body.detail[0].loc], [422, ['body', 'sources', 0, 'upload_ids']])
    assert.equal((await change([urls, { kind: 'files', upload_ids: [kept, dropped] }], 1)).status, 200)
    assert.equal(
      (
        await change(
          [
            { ...crawl, max_depth: 5 },
            { kind: 'files', upload_ids: [kept] },
          ],
          2,
        )
      ).status,
      200,
    )
    // A day later what the site names is still there, and what it has left off is not.
    await desk.db.query(`update uploads set created_at = now() - interval '2 days'`)
    await upload('another.html')
    const { body: second } = await ilse.call('GET', `${path}/sources`)
    assert.deepEqual(
      [second.version, second.sources, second.files.map((file: any) => file.name)],
      [
        3,
        [
          { ...crawl, max_depth: 5 },
          { kind: 'files', upload_ids: [kept] },
        ],
        ['flyer.html'],
      ],
    )
    assert.equal((await change([{ kind: 'files', upload_ids: [dropped] }], 3)).status, 422)
    // Files alone: each run reads them.
    assert.equal((await change([{ kind: 'files', upload_ids: [kept] }], 3)).status, 200)
    for (const run of [1, 2]) {
      const started = await ilse.call('POST', `${path}/run`)
      assert.equal(started.status, 201, started.text)
      await auditing.ended(started.body.id)
      const { body } = await ilse.call('GET', `/w/audits/${started.body.id}`)
      assert.deepEqual([body.site_id, body.run, body.completed_assets, body.total_violations > 0], [made.id, run, 1, true])
    }
    const { body: read } = await ilse.call('GET', path)
    assert.deepEqual([read.history[0].changes.new, read.history[0].changes.still_there > 0], [0, true])
    // A file that another site names as well is kept for that one.
    const both = [urls, { kind: 'files', upload_ids: [kept] }]
    const { body: also } = await ilse.call('POST', '/w/sites', { json: { name: 'Paper too', sources: both } })
    const keeper = async () => (await desk.db.query('select site_id from uploads where id = $1', [kept])).rows[0]?.site_id
    assert.equal(await keeper(), made.id)
    assert.equal((await change([crawl], 4)).status, 200)
    assert.equal(await keeper(), also.id, 'the first site has left it off')
    assert.equal((await change([{ kind: 'files', upload_ids: [kept] }], 5)).status, 200)
    await ilse.call('POST', `/w/sites/${also.id}/delete`, { json: { name: 'Paper too' } })
    assert.equal(await keeper(), made.id, 'the second site was deleted')
    await ilse.call('POST', `${path}/delete`, { json: { name: 'Paper' } })
    assert.equal(await keeper(), undefined, 'they go with the last site')
  })

  test('an audit with a schedule is the first run of a site, and the next run remembers what was decided', async () => {
    let text = 'Our eco-friendly soap is here. This soap is climate neutral.'
    const shop = await startSite((path) => (path === '/' ? page('Shop', `<p>${text}</p>`) : undefined))
    const json = { name: 'Soap', sources: [{ kind: 'urls', urls: [`${shop.url}/`] }], schedule: '0 6 * * 1', time_zone: 'Europe/Berlin' }
    const pasted = await ilse.call('POST', '/w/audits', { json: { ...json, sources: [{ kind: 'text', text: 'green' }] } })
    assert.match(pasted.text, /not kept to be read again/)
    const started = await ilse.call('POST', '/w/audits', { json })
    assert.equal(started.status, 201, started.text)
    await auditing.ended(started.body.id)
    const { body: first } = await ilse.call('GET', `/w/audits/${started.body.id}`)
    const { body: queue } = await ilse.call('GET', `/w/audits/${first.id}/violations`)
    const [neutral] = queue.rows.filter((row: { violating_text: string }) => /neutral/.test(row.violating_text))
    await ilse.call('POST', '/w/reviews', { json: { scope: { violation_id: neutral.id }, action: 'dismiss', reason: 'Proven' } })
    text = 'This soap is climate neutral. Our environmentally friendly box is new.'
    const again = await ilse.call('POST', `/w/sites/${first.site_id}/run`)
    assert.equal(again.status, 201, again.text)
    await auditing.ended(again.body.id)
    await shop.close()
    const { body: read } = await ilse.call('GET', `/w/sites/${first.site_id}`)
    assert.deepEqual([read.schedule, read.history.length, read.history[0].run], ['0 6 * * 1', 2, 2])
    const { body } = await ilse.call('GET', `/w/sites/${first.site_id}/compare?from=${first.id}&to=${again.body.id}`)
    assert.equal(body.counts.earlier - body.counts.gone - body.counts.not_looked_at + body.counts.new, body.counts.later)
    assert.equal(body.counts.carried, 1)
    assert.ok(body.counts.gone > 0 && body.counts.new > 0, JSON.stringify(body.counts))
    const { changes } = read.history[0]
    for (const name of ['new', 'still_there', 'gone', 'not_looked_at'] as const)
      assert.equal(changes[name], body.counts[name], `${name}, as the run itself counted it`)
    const carried = await ilse.call('GET', `/w/audits/${again.body.id}/violations?change=carried`)
    const { body: finding } = await ilse.call('GET', `/w/violations/${carried.body.rows[0].id}`)
    assert.deepEqual(
      [finding.review_state, finding.memory.how, finding.memory.reason, finding.memory.decided_by],
      ['dismissed', 'carried', 'Proven', 'Ilse'],
    )
  })
  test('a page that answers 404 or 410 is gone with its findings, once somebody has said so', async (t) => {
    const claim = (name: string) => page(name, `<p>Our eco-friendly ${name} is here. This ${name} is climate neutral.</p>`)
    const pages = new Map(['/a', '/b', '/c', '/d'].map((path) => [path, claim(`soap ${path.slice(1)}`)]))
    const statuses = new Map([['/e', 500]])
    const shop = await startSite((path) => (_request, response) => {
      const html = pages.get(path)
      response.writeHead(html ? 200 : (statuses.get(path) ?? 404), { 'content-type': 'text/html' }).end(html ?? '<h1>No</h1>')
    })
    t.after(() => shop.close())
    const sources = [{ kind: 'urls', urls: ['/a', '/b', '/c', '/d', '/e'].map((path) => shop.url + path) }]
    const made = await ilse.call('POST', '/w/sites', { json: { name: 'Closing down', sources } })
    assert.equal(made.status, 201, made.text)
    const path = `/w/sites/${made.body.id}`
    const runs: string[] = []
    const goes = async () => {
      const started = await ilse.call('POST', `${path}/run`)
      assert.equal(started.status, 201, started.text)
      assert.equal((await auditing.ended(started.body.id)).status, 'COMPLETED')
      runs.push(started.body.id)
    }
    const read = async () => (await ilse.call('GET', path)).body
    const found = async (run: number, at: string) => {
      const { body } = await ilse.call('GET', `/w/audits/${runs[run]}/violations?view=each&limit=100`)
      return (body.rows as { id: string; asset_url: string; review_state: string }[]).filter((row) => row.asset_url === shop.url + at)
    }
    const states = async (run: number, at: string) => [...new Set((await found(run, at)).map((row) => row.review_state))].sort()
    const counts = async (from: number, to: number) => {
      const { body } = await ilse.call('GET', `${path}/compare?from=${runs[from]}&to=${runs[to]}`)
      return [body.counts.gone, body.counts.not_looked_at, body.gone_marked_fixed]
    }
    const actions = async (run: number) => {
      const { body } = await ilse.call('GET', `/w/audits/${runs[run]}/trail`)
      return (body.entries as { action: string; count: number; actor: { name: string } }[])
        .filter(({ action }) => action === 'gone' || action === 'close')
        .map(({ action, count, actor }) => [action, count, actor.name])
    }

    await goes()
    const each = (await found(0, '/a')).length
    assert.ok(each > 1)
    const [dismissed] = await found(0, '/b')
    const json = { scope: { violation_id: dismissed!.id }, action: 'dismiss', reason: 'Proven' }
    assert.equal((await ilse.call('POST', '/w/reviews', { json })).status, 200)
    // One is not there, one is gone for good, one fails; of the last nothing is known.
    for (const gone of ['/a', '/b', '/c']) pages.delete(gone)
    statuses.set('/b', 410).set('/c', 500)
    await goes()
    const asked = await read()
    assert.deepEqual([asked.gone_pages, asked.gone_pages_waiting], [null, 2], 'it asks')
    assert.deepEqual([asked.history[0].changes.gone, asked.history[0].changes.not_looked_at], [0, 3 * each], 'and changes nothing before')
    assert.deepEqual([await counts(0, 1), await actions(0)], [[0, 3 * each, 0], []])
    await goes()
    assert.equal((await read()).gone_pages_waiting, 2, 'the same pages')

    const change = async (gonePages: unknown, by = ilse) => {
      const { version } = await read()
      return by.call('PATCH', path, { json: { gone_pages: gonePages, version } })
    }
    assert.equal((await change('perhaps')).status, 422)
    assert.equal((await change('fix', viewer)).status, 403)
    assert.equal((await change('keep')).status, 200)
    const kept = await read()
    assert.deepEqual([kept.gone_pages, kept.gone_pages_waiting], ['keep', 0], 'it does not ask again')
    assert.deepEqual([await states(0, '/a'), await counts(0, 1)], [['undecided'], [0, 3 * each, 0]])

    assert.equal((await change('fix')).status, 200)
    assert.deepEqual(
      [await states(0, '/a'), await states(0, '/b'), await states(0, '/c')],
      [['fixed'], ['dismissed', 'fixed'], ['undecided']],
    )
    const marked = 2 * each - 1
    assert.deepEqual(await actions(0), [['gone', marked, 'system']])
    assert.deepEqual([await actions(1), await actions(2)], [[['close', marked, 'system']], []])
    assert.deepEqual(
      [await counts(0, 1), await counts(0, 2)],
      [
        [2 * each, each, marked],
        [2 * each, each, marked],
      ],
    )
    const { history } = await read()
    assert.deepEqual([history[0].changes.gone, history[1].changes.gone, history[1].changes.not_looked_at], [0, 2 * each, each])

    // From now on a run does it by itself. What has moved is not gone, and what comes back is asked again.
    pages.delete('/d')
    pages.set('/c', claim('soap c')).set('/a', claim('soap a'))
    await goes()
    assert.deepEqual([await states(2, '/d'), await states(3, '/a')], [['fixed'], ['undecided']])
    assert.deepEqual(await counts(2, 3), [each, 0, each])
    assert.deepEqual([await actions(3), (await read()).history[0].changes.gone], [[['close', each, 'system']], each])
    pages.set('/e', pages.get('/a')!).delete('/a')
    await goes()
    assert.deepEqual([await states(3, '/a'), (await counts(3, 4))[0]], [['undecided'], 0], 'moved')
    assert.equal((await verifyTrails(desk.db, desk.workspaceId)).ok, true)
  })
})
