import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { migrate } from '../../src/db/base/migrate.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { runDeletions } from '../../src/deleting/run.ts'
import { loadDemoAudit } from '../../src/demo/load.ts'
import { SYSTEM } from '../../src/reviews/chart/actor.ts'
import { REVIEW_ACTIONS, REVIEW_STATES } from '../../src/reviews/chart/chart.ts'
import { decide } from '../../src/reviews/decide.ts'
import { keptCounts, recount } from '../helpers/audit.ts'
import { freshDatabase } from '../helpers/database.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { cases } from '../helpers/cases.ts'

describe('findings by rule, severity and state are kept', () => {
  let desk: Desk
  let ilse: Browser
  before(async () => {
    desk = await startDesk()
    ilse = await desk.member('owner', 'Ilse')
  })
  after(() => desk.close())

  interface Found {
    id: string
    group_id: string
    rule_id: string
  }
  const foundIn = async (auditId: string) =>
    (
      await desk.db.query<Found>('select id, group_id, rule_id from violations where workspace_id = $1 and audit_id = $2 order by place', [
        desk.workspaceId,
        auditId,
      ])
    ).rows
  const assertCounted = async (auditId: string) =>
    assert.deepEqual(await keptCounts(desk.db, desk.workspaceId, auditId), await recount(desk.db, desk.workspaceId, auditId))

  test('after any decisions on one, groups, selections and filters, by keys and members, reopened and undone', async () => {
    const { id } = await loadDemoAudit(desk.db, desk.workspaceId, 'Shop', 240, () => undefined)
    await assertCounted(id)
    const found = await foundIn(id)
    const command = fc.record({
      kind: fc.constantFrom('one', 'key', 'together', 'group', 'listed', 'filter', 'undo'),
      at: fc.nat(found.length - 1),
      other: fc.nat(found.length - 1),
      action: fc.constantFrom(...REVIEW_ACTIONS),
    })
    const numbers: number[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), async (commands) => {
        for (const { kind, at, other, action } of commands) {
          const [one, two] = [found[at]!, found[other]!]
          const request = { action, ...(action === 'dismiss' ? { reason: 'any' } : {}) }
          const byKey = ({ id: violation }: Found) => decide(desk.db, desk.workspaceId, SYSTEM, { violation, group: false }, request)
          if (kind === 'key') await byKey(one)
          else if (kind === 'together') await Promise.all(found.slice(0, 20).map(byKey))
          else if (kind === 'undo') {
            const { status } = await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: id, number: numbers.pop() ?? 1 } })
            assert.ok(status === 200 || status === 409)
          } else {
            const scope =
              kind === 'one' || kind === 'group'
                ? { violation_id: one.id, group: kind === 'group' }
                : kind === 'listed'
                  ? { audit_id: id, violation_ids: [one.id], group_ids: [two.group_id] }
                  : { audit_id: id, filter: { rule: one.rule_id } }
            const { status, body } = await ilse.call('POST', '/w/reviews', { json: { scope, ...request } })
            assert.equal(status, 200)
            numbers.push(body.number)
          }
        }
        await assertCounted(id)
      }),
      { numRuns: cases(15) },
    )
    const { body: decided } = await ilse.call('POST', '/w/reviews', { json: { scope: { audit_id: id, filter: {} }, action: 'mark_fixed' } })
    assert.equal(
      (await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: id, number: decided.number } })).body.violations_updated,
      found.length,
    )
    await assertCounted(id)

    const { rows } = await desk.db.query<{ rule_id: string; state: number; n: number }>(
      'select v.rule_id, r.state, count(*)::int as n from violations v join reviews r on r.workspace_id = $1 and r.violation_id = ' +
        'v.id where v.workspace_id = $1 and v.audit_id = $2 group by 1, 2',
      [desk.workspaceId, id],
    )
    const {
      body: { rules },
    } = await ilse.call('GET', `/w/audits/${id}/rules`)
    const { body: facets } = await ilse.call('GET', `/w/audits/${id}/facets`)
    assert.equal(rules.length, new Set(rows.map((row) => row.rule_id)).size)
    for (const rule of rules) {
      const own = rows.filter((row) => row.rule_id === rule.rule_id)
      assert.deepEqual(
        rule.by_state,
        Object.fromEntries(REVIEW_STATES.map((state, code) => [state, own.find((row) => row.state === code)?.n ?? 0])),
      )
      assert.equal(
        facets.rules.find((option: { value: string }) => option.value === rule.rule_id).count,
        own.reduce((sum, { n }) => sum + n, 0),
      )
    }
    for (const list of [facets.rules, facets.packs, facets.assets]) {
      assert.equal(
        list.reduce((sum: number, option: { count: number }) => sum + option.count, 0),
        found.length,
      )
    }
  })

  test('of many assets those are offered that are looked for, and those that are chosen', async () => {
    const { id } = await loadDemoAudit(desk.db, desk.workspaceId, 'Large', 6000, () => undefined)
    const assets = async (query: string) =>
      (await ilse.call('GET', `/w/audits/${id}/facets${query}`)).body.assets as { value: string; label: string; count: number }[]
    assert.equal((await assets('')).length, 200, 'not all of them')
    const { rows } = await desk.db.query<{ id: string; name: string; url: string }>(
      'select id, name, url from assets where workspace_id = $1 and audit_id = $2 and violations > 0 order by position desc limit 1',
      [desk.workspaceId, id],
    )
    const last = rows[0]!
    const offered = await assets(`?asset_search=${encodeURIComponent(last.url.slice('https://'.length).toUpperCase())}`)
    assert.deepEqual(
      offered.map(({ value, label }) => [value, label]),
      [[last.id, last.name]],
    )
    assert.equal((await assets(`?asset=${last.id}`))[0]!.value, last.id)
    assert.deepEqual(
      (await assets(`?asset=${last.id},nonsense&asset_search=%25`)).map(({ value }) => value),
      [last.id],
      'a percent sign is a plain character',
    )
    assert.equal((await ilse.call('GET', `/w/audits/${id}/facets?asset_search=%00`)).status, 422)
  })

  test('they go with their audit', async () => {
    const { id } = await loadDemoAudit(desk.db, desk.workspaceId, 'Gone', 20, () => undefined)
    assert.equal((await ilse.call('POST', `/w/audits/${id}/delete`, { json: { name: 'Gone' } })).status, 200)
    await runDeletions(desk.db, desk.workspaceId)
    const { rowCount } = await desk.db.query('select 1 from rule_counts where workspace_id = $1 and audit_id = $2', [desk.workspaceId, id])
    assert.equal(rowCount, 0)
  })

  test('what was found before they were kept is counted when the database is migrated', async () => {
    const { url, drop } = await freshDatabase()
    const db = openPool(url)
    try {
      const { id: workspaceId } = await createWorkspace(db, 'Old')
      const { id } = await loadDemoAudit(db, workspaceId, 'Before', 900, () => undefined)
      const assets = () =>
        db.query('select id, violations from assets where workspace_id = $1 order by id', [workspaceId]).then(({ rows }) => rows)
      const before_ = await assets()
      await db.query(`drop table rule_counts; alter table reviews drop column rule; alter table audit_rules drop column number; \
alter table assets drop column violations;
        delete from migrations where name = '005-rule-counts.sql'`)
      await migrate(url)
      const kept = await keptCounts(db, workspaceId, id)
      assert.deepEqual(kept, await recount(db, workspaceId, id))
      assert.ok(Object.keys(kept.rules).length > 3)
      assert.deepEqual(await assets(), before_)
    } finally {
      await db.end()
      await drop()
    }
  })
})
