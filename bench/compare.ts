/**
 * `npm run bench -- compare [violations]`: two runs of a site with as many violations each, compared: the counts by rule, severity, section
 * and language, by the worker at the end of a run, by the first reader, again, after a decision, and narrowed; a page of the findings
 * behind a count; and two runs that no worker has compared.
 */
import assert from 'node:assert/strict'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { comparedAnew } from '../src/db/sites/compared-cells.ts'
import { comparedFindings, compareRuns, EVERYWHERE, storeComparison } from '../src/db/sites/comparison.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { carryAudit } from '../src/jobs/carry.ts'
import { openQueue } from '../src/queue/queue.ts'
import { SYSTEM } from '../src/reviews/chart/actor.ts'
import { decide } from '../src/reviews/decide.ts'
import { plantRuns } from '../test/helpers/runs.ts'
import { throwawayServer } from '../test/helpers/server.ts'

export async function run(args: string[] = []): Promise<void> {
  const violations = Number(args[0] ?? 1_000_000)
  const server = await throwawayServer()
  await migrate(server.url)
  const db = openPool(server.url)
  const boss = await openQueue(server.url, { supervise: false, onError: (error) => console.error(error) })
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  const { earlier: from, later: to } = await plantRuns(db, workspaceId, violations)
  await carryAudit(db, boss, { workspaceId, auditId: to, carry: true })
  console.log(`${violations.toLocaleString('en')} violations in the earlier run`)
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await work()
    console.log(`${name.padEnd(44)}${((performance.now() - start) / 1000).toFixed(3).padStart(8)} s`)
    return result
  }
  const compared = () => compareRuns(db, workspaceId, { from, to })
  await timed('compared by the worker', () => storeComparison(db, workspaceId, to))
  const { counts } = await timed('read for the first time', compared)
  assert.equal(counts.earlier, violations)
  assert.equal(counts.earlier - counts.gone - counts.not_looked_at + counts.new, counts.later)
  await timed('again', compared)
  const findings = (change: 'still_there' | 'gone' | 'changed', offset: number, rules: string[] | null) => () =>
    comparedFindings(db, workspaceId, { from, to }, { ...EVERYWHERE, change, offset, limit: 20, rules })
  for (const change of ['still_there', 'gone', 'changed'] as const) await timed(`20 findings, ${change}`, findings(change, 0, null))
  await timed('20 findings, still_there, from the 1000th', findings('still_there', 1000, null))
  await timed('20 findings, still_there, of one rule', findings('still_there', 0, ['test.rule-1']))
  const { rows } = await db.query<{ id: string }>(
    'select violation_id as id from reviews where workspace_id = $1 and audit_id = $2 and state = 0 limit 3',
    [workspaceId, to],
  )
  for (const { id } of rows) {
    await decide(db, workspaceId, SYSTEM, { violation: id, group: false }, { action: 'mark_fixed' })
    const after = await timed('after a decision', compared)
    assert.equal(after.counts.later, counts.later)
  }
  await timed('runs that no worker has compared', () => comparedAnew(db, workspaceId, { from, to }))
  await boss.stop({ graceful: false })
  await db.end()
  await server.stop()
}
