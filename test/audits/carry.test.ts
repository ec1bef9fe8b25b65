import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { comparedAnew, runsVersion } from '../../src/db/sites/compared-cells.ts'
import { exportPage } from '../../src/db/violations/export.ts'
import { NO_FILTER } from '../../src/db/violations/filter.ts'
import { storedCells } from '../../src/db/sites/stored-comparisons.ts'
import { verifyTrails } from '../../src/db/trail/trail.ts'
import { replayFindings } from '../../src/db/trail/replay-findings.ts'
import { replayTrail } from '../../src/db/trail/replay.ts'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { newId } from '../../src/db/base/ids.ts'
import { SYSTEM } from '../../src/reviews/chart/actor.ts'
import { carriedName } from '../../src/reviews/chart/carried.ts'
import { REVIEW_STATES, SEVERITIES } from '../../src/reviews/chart/chart.ts'
import type { ReviewAction } from '../../src/reviews/chart/chart.ts'
import { commentFromDesk } from '../../src/reviews/assign.ts'
import { decide } from '../../src/reviews/decide.ts'
import { keptCounts, recount } from '../helpers/audit.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Answer, Site } from '../helpers/site.ts'

const CLAIM = '<p>Our eco-friendly bottle is made in Ghent.</p>'
const OTHER = '<p>The lid of this climate neutral box is blue.</p>'
const AROUND = '<p>It holds half a litre of water or tea.</p>'
const NEW_LINE = '<p>We opened a second shop this spring.</p>'

interface Case {
  name: string
  /** What the site's pages have, by path, run after run; the start page links to all of them. Null: the server fails. */
  runs: Record<string, string | null>[]
  /** What is decided about every finding of the first run. */
  action?: ReviewAction
  /** Changes of the first run's rules, as a later version of the product would have them. */
  rule?: 'reworded' | 'other terms' | 'retired'
  /** Of the last run: what became of each finding, and its state; `new` was not met before. */
  expected: string[]
  /** States of the first run after the last one. */
  first?: string[]
}

/** Until a date, until the next run, and until a date that has passed. */
const SNOOZERS = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]

const CASES: Case[] = [
  { name: 'nothing changed', runs: [{ a: CLAIM }, { a: CLAIM }], action: 'dismiss', expected: ['carried dismissed'] },
  { name: 'nobody had decided', runs: [{ a: CLAIM }, { a: CLAIM }], expected: ['met undecided'] },
  {
    name: 'a line added above',
    runs: [{ a: CLAIM + AROUND }, { a: NEW_LINE + CLAIM + AROUND }],
    action: 'dismiss',
    expected: ['carried dismissed'],
  },
  {
    name: 'a paragraph moved',
    runs: [{ a: CLAIM + NEW_LINE + AROUND }, { a: NEW_LINE + AROUND + CLAIM }],
    action: 'dismiss',
    expected: ['carried dismissed'],
  },
  { name: 'a slash at the end', runs: [{ a: CLAIM }, { 'a/': CLAIM }], action: 'dismiss', expected: ['carried dismissed'] },
  {
    name: 'a tracking parameter',
    runs: [{ a: CLAIM }, { 'a?utm_source=mail': CLAIM }],
    action: 'dismiss',
    expected: ['carried dismissed'],
  },
  { name: 'a new address', runs: [{ 'old-name': CLAIM }, { 'new-name': CLAIM }], action: 'dismiss', expected: ['carried dismissed'] },
  {
    name: 'a redirect to a new address',
    runs: [{ 'old-page': CLAIM }, { 'old-page': '=> new-page', 'new-page': CLAIM }],
    action: 'dismiss',
    expected: ['carried dismissed'],
  },
  { name: 'a language prefix', runs: [{ 'b/a': CLAIM }, { 'en/b/a': CLAIM }], action: 'dismiss', expected: ['carried dismissed'] },
  {
    name: 'a copy at another address beside the first',
    runs: [{ a: CLAIM }, { a: CLAIM, copy: CLAIM + AROUND }],
    action: 'dismiss',
    expected: ['carried dismissed', 'new undecided'],
  },
  {
    name: 'another sentence around the same words',
    runs: [{ a: CLAIM }, { a: '<p>Our eco-friendly bottle saves the sea.</p>' }],
    action: 'dismiss',
    expected: ['sentence_changed undecided'],
  },
  {
    name: 'another sentence stays an elevated risk',
    runs: [{ a: CLAIM }, { a: '<p>Our eco-friendly bottle saves the sea.</p>' }],
    action: 'elevated_risk',
    expected: ['carried elevated_risk'],
  },
  { name: 'urgent', runs: [{ a: CLAIM }, { a: CLAIM }], action: 'urgent_violation', expected: ['carried urgent_violation'] },
  { name: 'marked fixed, still there', runs: [{ a: CLAIM }, { a: CLAIM }], action: 'mark_fixed', expected: ['still_there undecided'] },
  {
    name: 'marked fixed, asked again run after run',
    runs: [{ a: CLAIM }, { a: CLAIM }, { a: CLAIM }],
    action: 'mark_fixed',
    expected: ['still_there undecided'],
  },
  {
    name: 'a rule in other words',
    runs: [{ a: CLAIM }, { a: CLAIM }],
    action: 'dismiss',
    rule: 'reworded',
    expected: ['carried dismissed'],
  },
  {
    name: 'a rule of other terms',
    runs: [{ a: CLAIM }, { a: CLAIM }],
    action: 'dismiss',
    rule: 'other terms',
    expected: ['rule_changed undecided'],
  },
  { name: 'gone', runs: [{ a: CLAIM + AROUND }, { a: AROUND }], action: 'elevated_risk', expected: [], first: ['fixed'] },
  {
    name: 'not found again by a rule that no longer runs',
    runs: [{ a: CLAIM + AROUND }, { a: AROUND }],
    action: 'elevated_risk',
    rule: 'retired',
    expected: [],
    first: ['elevated_risk'],
  },
  { name: 'dismissed and gone', runs: [{ a: CLAIM + AROUND }, { a: AROUND }], action: 'dismiss', expected: [], first: ['dismissed'] },
  {
    name: 'a page that fails',
    runs: [
      { a: CLAIM, b: AROUND },
      { a: null, b: AROUND },
    ],
    expected: [],
    first: ['undecided'],
  },
  { name: 'a page that is not there', runs: [{ a: CLAIM, b: AROUND }, { b: AROUND }], expected: [], first: ['undecided'] },
  {
    name: 'a page that failed once',
    runs: [
      { a: CLAIM, b: AROUND },
      { a: null, b: AROUND },
      { a: CLAIM, b: AROUND },
    ],
    action: 'dismiss',
    expected: ['carried dismissed'],
  },
  {
    name: 'gone for a while',
    runs: [{ a: CLAIM + AROUND }, { a: AROUND }, { a: CLAIM + AROUND }],
    expected: ['came_back undecided'],
    first: ['fixed'],
  },
  {
    name: 'dismissed, gone for a while',
    runs: [{ a: CLAIM + AROUND }, { a: AROUND }, { a: CLAIM + AROUND }],
    action: 'dismiss',
    expected: ['came_back dismissed'],
  },
  {
    name: 'twice on a page, once the next time',
    runs: [{ a: CLAIM + AROUND + CLAIM + NEW_LINE }, { a: AROUND + CLAIM + NEW_LINE }],
    expected: ['met undecided'],
    first: ['fixed', 'undecided'],
  },
  {
    name: 'once on a page, twice the next time',
    runs: [{ a: CLAIM + AROUND }, { a: CLAIM + AROUND + NEW_LINE + CLAIM }],
    action: 'dismiss',
    expected: ['carried dismissed', 'new undecided'],
  },
  {
    name: 'another finding on the same page',
    runs: [{ a: CLAIM }, { a: CLAIM + OTHER }],
    action: 'dismiss',
    expected: ['carried dismissed', 'new undecided'],
  },
]

const END = { until: '2999-03-01', owner: null }

describe('what was decided in one run of a site is known in the next', () => {
  let auditing: Auditing
  let site: Site
  let run = 0
  const folder = (index: number) => `/case-${index}/`
  /** The content of a path in the present run. */
  const answer = (path: string): Answer | undefined => {
    const [, index, rest] = /^\/case-(\d+)\/(.*)$/.exec(path) ?? []
    const pages = index === undefined ? undefined : CASES[Number(index)]!.runs[Math.min(run, CASES[Number(index)]!.runs.length - 1)]!
    if (!pages) return undefined
    if (rest === '')
      return page(
        'Start',
        AROUND,
        Object.keys(pages).map((name) => `${folder(Number(index))}${name}`),
      )
    const body = pages[rest!]
    if (body === null) return (_request, response) => void response.writeHead(500).end('broken')
    if (body?.startsWith('=> '))
      return (_request, response) => void response.writeHead(301, { location: `${folder(Number(index))}${body.slice(3)}` }).end()
    return body === undefined ? undefined : page('Bottles', body)
  }
  const audits: string[][] = CASES.map(() => [])
  const runAll = async () => {
    await Promise.all(
      CASES.map(async ({ runs }, index) => {
        if (run >= runs.length) return
        const source = { kind: 'crawl' as const, url: `${site.url}${folder(index)}`, maxPages: 20, maxDepth: 3 }
        audits[index]!.push(await auditing.start([source], ['eu-green-claims']))
      }),
    )
    for (const ids of audits) {
      const { status, failure } = await auditing.ended(ids.at(-1)!)
      assert.deepEqual([status, failure], ['COMPLETED', null])
    }
  }
  const findings = async (id: string) =>
    (
      await auditing.db.query(
        `select v.id, v.rule_version_id, r.state, r.dismissal_reason, r.assigned_to, r.due_at, c.how, c.decided_by, c.decided_at, c.identity
         from violations v join reviews r on r.workspace_id = v.workspace_id and r.violation_id = v.id
         left join carried_violations c on c.workspace_id = v.workspace_id and c.violation_id = v.id
         where v.audit_id = $1 order by v.asset_url, v.span_start`,
        [id],
      )
    ).rows
  before(async () => {
    auditing = await startAuditing()
    site = await startSite(answer)
    await runAll()
    const { db, workspaceId } = auditing
    for (const [index, { action, rule }] of CASES.entries()) {
      for (const found of await findings(audits[index]![0]!)) {
        const isDismissed = action === 'dismiss'
        const request = { action: action!, reason: isDismissed ? 'Approved by legal' : null, end: isDismissed ? END : null }
        if (action) await decide(db, workspaceId, { ...SYSTEM, name: 'Ida' }, { violation: found.id, group: false }, request)
        if (rule === 'retired') await db.query(`update violations set rule_id = 'test.retired' where id = $1`, [found.id])
        if (!rule || rule === 'retired') continue
        const id = newId()
        await db.query(
          `insert into rule_versions (workspace_id, id, rule_id, version, meaning, pack, name)
           select workspace_id, $2::uuid, rule_id, $2::uuid::text, case when $3 then meaning else 'other' end, pack, name
           from rule_versions where id = $1`,
          [found.rule_version_id, id, rule === 'reworded'],
        )
        await db.query('update violations set rule_version_id = $2 where id = $1', [found.id, id])
        await db.query('update audit_rules set rule_version_id = $3 where audit_id = $1 and rule_version_id = $2', [
          audits[index]![0],
          found.rule_version_id,
          id,
        ])
      }
    }
    const [first] = await findings(audits[0]![0]!)
    await commentFromDesk(db, workspaceId, { ...SYSTEM, name: 'Ida' }, first.id, 'Licence 123 covers it', [])
    await db.query('update reviews set assigned_to = $2 where violation_id = $1', [first.id, [workspaceId]])
    await db.query(
      `insert into snoozes (workspace_id, user_id, item, until, created_at)
       select r.workspace_id, u.id, coalesce(r.group_id, r.violation_id), u.until, now()
       from reviews r, (values ($2::uuid, now() + interval '9 days'), ($3, null), ($4, now() - interval '1 day')) as u (id, until)
       where r.violation_id = $1`,
      [first.id, ...SNOOZERS],
    )
    await writeSetting(db, workspaceId, 'four_eyes', SEVERITIES)
    for (const name of ['nobody had decided', 'a page that is not there']) {
      const [waits] = await findings(audits[CASES.findIndex((one) => one.name === name)]![0]!)
      const asked = { action: 'dismiss' as const, reason: 'Wait for it' }
      await decide(db, workspaceId, { ...SYSTEM, name: 'Ida' }, { violation: waits.id, group: false }, asked)
    }
    await writeSetting(db, workspaceId, 'four_eyes', [])
    while (CASES.some(({ runs }) => runs.length > run + 1)) {
      run++
      await runAll()
    }
  })
  after(async () => {
    await site.close()
    await auditing.close()
  })

  for (const [index, { name, runs, expected, first }] of CASES.entries()) {
    test(name, async () => {
      const last = await findings(audits[index]!.at(-1)!)
      assert.equal(audits[index]!.length, runs.length)
      const became = last.map(({ how, state }) => `${how === null ? 'new' : carriedName(how)} ${REVIEW_STATES[state]}`)
      assert.deepEqual(became, expected)
      const states = (await findings(audits[index]![0]!)).map(({ state }) => REVIEW_STATES[state])
      if (first) assert.deepEqual(states, first)
      for (const { how, state, dismissal_reason, decided_by, decided_at } of last) {
        if (how === null || state !== REVIEW_STATES.indexOf('dismissed')) continue
        assert.equal(dismissal_reason, 'Approved by legal')
        assert.equal(decided_by, 'Ida')
        assert.ok(decided_at)
      }
    })
  }

  test('the worker stores what differs from the run before, as comparing anew says it', async () => {
    const [from, to] = audits[0]!.slice(-2) as [string, string]
    const { db, workspaceId } = auditing
    const { found } = await runsVersion(db, workspaceId, { from, to })
    let stored = await storedCells(db, workspaceId, { from, to }, found)
    // The run has ended before it is compared.
    for (; !stored; stored = await storedCells(db, workspaceId, { from, to }, found)) await setTimeout(20)
    assert.ok(stored.cells.length > 0)
    assert.deepEqual(new Set(stored.cells), new Set(await comparedAnew(db, workspaceId, { from, to })))
  })

  test('comments, assignees and snoozes until a date come along, once', async () => {
    const [found] = await findings(audits[0]!.at(-1)!)
    const { rows: snoozes } = await auditing.db.query(
      `select z.user_id from snoozes z
       join reviews r on r.workspace_id = z.workspace_id and z.item = coalesce(r.group_id, r.violation_id) where r.violation_id = $1`,
      [found.id],
    )
    assert.deepEqual(snoozes, [{ user_id: SNOOZERS[0] }], 'not the one until the next run, nor the one that is over')
    assert.deepEqual(found.assigned_to, [auditing.workspaceId])
    const { rows } = await auditing.db.query('select content, author_name, origin_audit_id from comments where violation_id = $1', [
      found.id,
    ])
    assert.deepEqual(rows, [{ content: 'Licence 123 covers it', author_name: 'Ida', origin_audit_id: audits[0]![0] }])
  })

  test('a request to dismiss goes on for what is there again, and lapses for what is not', async () => {
    const { db } = auditing
    const { rows } = await db.query<{ audit_id: string; state: string; waiting: number }>(
      `select p.audit_id, p.state, (select count(*)::int from reviews r
         where r.workspace_id = p.workspace_id and r.approval_id = p.id and r.audit_id = p.audit_id) as waiting
       from approvals p order by p.asked_at`,
    )
    const runs = (name: string) => audits[CASES.findIndex((one) => one.name === name)]!
    assert.deepEqual(rows, [
      { audit_id: runs('nobody had decided').at(-1)!, state: 'requested', waiting: 1 },
      { audit_id: runs('a page that is not there')[0]!, state: 'lapsed', waiting: 0 },
    ])
    const { rows: trail } = await db.query('select entry from trail where audit_id = $1', [runs('nobody had decided').at(-1)])
    const entries = trail.map(({ entry }) => JSON.parse(entry))
    assert.deepEqual(
      entries.map(({ actor, action, approval, run: from }) => [actor.kind, action, approval.by, from]),
      [['system', 'request_dismissal', 'Ida', runs('nobody had decided')[0]]],
    )
  })

  test('what was met keeps its due date; what was marked fixed and is still there is due anew', async () => {
    const dueOf = async (name: string) => {
      const runs = audits[CASES.findIndex((one) => one.name === name)]!
      return Promise.all([runs[0]!, runs.at(-1)!].map(async (id) => Date.parse((await findings(id))[0].due_at)))
    }
    const [found, met] = await dueOf('nobody had decided')
    assert.ok(found! > Date.now() + 24 * 3_600_000, 'by severity, from when it was found')
    assert.equal(met, found)
    const [fixed, still] = await dueOf('marked fixed, still there')
    assert.ok(still! > fixed!)
  })

  test('an export says when somebody decided, not when that was carried over', async () => {
    const { db, workspaceId } = auditing
    const [first, second] = await Promise.all(audits[0]!.slice(0, 2).map((id) => exportPage(db, workspaceId, id, NO_FILTER, 0, 10)))
    assert.deepEqual(
      second!.map(({ review_state }) => review_state),
      ['dismissed'],
    )
    assert.deepEqual(
      second!.map(({ decided_at }) => decided_at),
      first!.map(({ decided_at }) => decided_at),
    )
  })

  test('the trail says which run decisions come from, and agrees with states and counters', async () => {
    const { db, workspaceId } = auditing
    assert.equal((await verifyTrails(db, workspaceId)).ok, true)
    for (const id of audits.flat()) {
      assert.deepEqual(await replayTrail(db, workspaceId, id), [])
      const { problems: found, unbound } = await replayFindings(db, workspaceId, id)
      assert.equal(unbound, 0)
      // Above an assignment and other rules were planted by SQL.
      const at = audits.findIndex((runs) => runs.includes(id))
      const isPlanted = CASES[at]!.rule !== undefined || id === audits[0]![0]
      assert.ok(isPlanted || found.length === 0, JSON.stringify(found))
      assert.deepEqual(await keptCounts(db, workspaceId, id), await recount(db, workspaceId, id))
    }
    const { rows } = await db.query('select entry from trail where audit_id = $1', [audits[0]![1]])
    const entries = rows.map(({ entry }) => JSON.parse(entry))
    assert.deepEqual(
      entries.map(({ actor, action, restored, runs }) => [actor.kind, action, restored, runs]),
      [
        ['system', 'carry', { dismissed: 1 }, [audits[0]![0]]],
        ['system', 'assign', undefined, [audits[0]![0]]],
      ],
    )
    // The reason that was carried over, changed where it is shown and where it is kept.
    const change = (text: string) =>
      Promise.all(
        ['reviews', 'carried_violations'].map((table) =>
          db.query(`update ${table} set dismissal_reason = dismissal_reason || $2 where audit_id = $1`, [audits[0]![1], text]),
        ),
      )
    await db.query(`update decision_ends set until = until + 1`)
    assert.match(
      (await replayFindings(db, workspaceId, audits[0]![1]!)).problems[0]!.what,
      /is decided until another day than by the trail/,
    )
    await db.query(`update decision_ends set until = until - 1`)
    await change('!')
    const { problems } = await replayFindings(db, workspaceId, audits[0]![1]!)
    assert.match(problems[0]!.what, /entry 1 was about other findings/)
  })
})
