import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { portfolioSql } from '../../src/db/sites/portfolio.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PORTFOLIO_SORTS } from '../../src/contract/values.ts'
import { newId } from '../../src/db/base/ids.ts'
import { plantRun, plantSite } from '../helpers/site-runs.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const DAY = 86_400_000
const NO_FILTER = { search: null, markets: null, packs: null, schedules: null, overdue: false }

describe('the portfolio', () => {
  let desk: Desk
  let ilse: Browser
  let rosa: Browser
  before(async () => {
    desk = await startDesk()
    ilse = await desk.member('owner', 'Ilse')
    rosa = await desk.member('reviewer', 'Rosa')
  })
  after(() => desk.close())

  const shown = async (query = '') => {
    const { status, body, text } = await ilse.call('GET', `/w/portfolio?${query}`)
    assert.equal(status, 200, text)
    return body
  }
  const names = async (query: string) => (await shown(query)).sites.map(({ name }: { name: string }) => name)

  test('each site says what is open, overdue and new, who is waited for and how long', async () => {
    const [shop, blog, none] = [
      await plantSite(desk.db, desk.workspaceId, 'Shop'),
      await plantSite(desk.db, desk.workspaceId, 'Blog'),
      await plantSite(desk.db, desk.workspaceId, 'Archive'),
    ]
    const then = new Date(Date.now() - 30 * DAY)
    const first = await plantRun(desk.db, desk.workspaceId, [{ page: '/a', severity: 'HIGH' }], { siteId: shop, run: 1, at: then })
    const second = await plantRun(
      desk.db,
      desk.workspaceId,
      [
        { page: '/a', severity: 'HIGH', earlier: first.findings[0]!, how: 'met' },
        { page: '/b', severity: 'LOW' },
        { page: '/c', severity: 'LOW', state: 'urgent_violation' },
        { page: '/d', severity: 'LOW', state: 'dismissed' },
      ],
      { siteId: shop, run: 2, previous: first, changes: { met: { 1: 1 }, gone: 0 } },
    )
    await plantRun(desk.db, desk.workspaceId, [{ page: '/', severity: 'CRITICAL' }], { siteId: blog, run: 1 })
    await desk.db.query('update reviews set assigned_to = $3::uuid[], due_at = $4 where workspace_id = $1 and violation_id = $2', [
      desk.workspaceId,
      second.findings[0]!.id,
      [rosa.userId],
      new Date(Date.now() - DAY),
    ])
    await desk.db.query(
      `insert into approvals (workspace_id, id, audit_id, violation_id, asked, reason, asked_by, asker, asked_at)
       values ($1, $2, $3, $4, 1, 'A quotation', $5, 'Ilse', $6)`,
      [desk.workspaceId, newId(), second.id, second.findings[1]!.id, ilse.userId, new Date(Date.now() - 2 * DAY)],
    )
    await ilse.call('PATCH', `/w/sites/${blog}`, { json: { version: 1, gate: { severities: ['CRITICAL'] } } })
    const { sites, total } = await shown('sort=name&order=asc')
    assert.equal(total, 3)
    assert.deepEqual(
      sites.map(({ name }: { name: string }) => name),
      ['Archive', 'Blog', 'Shop'],
    )
    const [archive, , site] = sites
    assert.deepEqual([archive.id, archive.audit_id, archive.line, archive.waiting_for], [none, null, [], []])
    assert.deepEqual(site.open, { CRITICAL: 0, HIGH: 1, MEDIUM: 0, LOW: 2, UNSPECIFIED: 0, NONE: 0 })
    assert.deepEqual([site.new, site.old, site.overdue.findings], [3, 1, 1])
    assert.deepEqual(
      site.line.map(({ run, total: n }: { run: number; total: number }) => [run, n]),
      [
        [1, 1],
        [2, 4],
      ],
    )
    const [waiting] = site.waiting_for
    assert.deepEqual([waiting.name, waiting.findings], ['Rosa', 1])
    assert.equal(new Date(waiting.since).getTime(), then.getTime(), 'since the run that found it first')
    assert.deepEqual([site.asked_by[0].name, site.asked_by[0].findings], ['Ilse', 1])
    assert.deepEqual([sites[1].gate.passed, sites[1].gate.findings, sites[1].new], [false, 1, null])
    assert.deepEqual(await names('sort=open'), ['Blog', 'Shop', 'Archive'])
    assert.deepEqual(await names('sort=overdue'), ['Shop', 'Blog', 'Archive'])
    assert.deepEqual(await names('sort=waiting'), ['Shop', 'Archive', 'Blog'])
    assert.deepEqual(await names('sort=new'), ['Shop', 'Archive', 'Blog'])
    assert.deepEqual(await names('sort=gate'), ['Blog', 'Archive', 'Shop'])
    assert.deepEqual(await names('search=sho'), ['Shop'])
    assert.deepEqual(await names('sort=name&order=asc&limit=1&offset=1'), ['Blog'])
    assert.equal((await ilse.call('GET', '/w/portfolio?sort=size')).status, 422)
    assert.equal((await desk.browser().call('GET', '/w/portfolio')).status, 401)
    const other = await createWorkspace(desk.db, 'Other')
    assert.equal((await ilse.call('GET', `/w/${other.id}/portfolio`)).status, 404)
  })

  test('three hundred sites are one statement in every order, each table reached by an index', async () => {
    const { id: workspaceId } = await createWorkspace(desk.db, 'Large')
    await desk.db.query(
      `insert into sites (workspace_id, id, name, key) select $1, gen_random_uuid(), 'Site ' || n, n::text from generate_series(1, 300) n`,
      [workspaceId],
    )
    await desk.db.query(
      `insert into audits (workspace_id, id, name, status, site_id, run, total_violations, counts)
       select $1, gen_random_uuid(), 'Run', 'COMPLETED', s.id, n, 100, array_fill(0, array[30]) || 0
       from sites s, generate_series(1, 14) n where s.workspace_id = $1`,
      [workspaceId],
    )
    await desk.db.query(
      `insert into reviews (workspace_id, violation_id, audit_id, place, due_at, assigned_to)
       select $1, gen_random_uuid(), a.id, n, now() - interval '1 day', case when n < 10 then array[$2::uuid] else '{}' end
       from audits a, generate_series(1, 100) n where a.workspace_id = $1 and a.run > 12`,
      [workspaceId, rosa.userId],
    )
    await desk.db.query(
      `insert into violations (workspace_id, id, audit_id, place, reason)
       select $1, violation_id, audit_id, place, '' from reviews where workspace_id = $1`,
      [workspaceId],
    )
    await desk.db.query('analyze sites, audits, reviews, violations, carried_violations')
    for (const sort of PORTFOLIO_SORTS) {
      const { text, values } = portfolioSql(workspaceId, NO_FILTER, { sort, descending: true, offset: 0, limit: 100 })
      const { rows } = await desk.db.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, timing off) ${text}`, values)
      const plan = rows.map((row) => row['QUERY PLAN'])
      const whole = plan.filter((line) => /Seq Scan on (audits|reviews|violations|carried_violations|run_gates)\b/.test(line))
      // A few rows are read whole; what grows with findings is not.
      assert.deepEqual(
        whole.filter((line) => /reviews|violations\b/.test(line) && !/carried/.test(line)),
        [],
        `${sort}\n${plan.join('\n')}`,
      )
      const took = Number(/Execution Time: ([\d.]+)/.exec(plan.at(-1)!)![1])
      if (process.env.SHOW_TIMES) console.log(sort, took)
      const page = (await desk.db.query(text, values)).rows
      assert.deepEqual([page.length, page[0].matching, page[0].late.findings, page[0].line.length], [100, 300, 100, 12], sort)
    }
  })
})
