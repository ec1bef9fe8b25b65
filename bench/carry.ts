/**
 * `npm run bench -- carry [violations]`: how long it takes to carry the decisions of one run of a site over to the next, beside a bare
 * UPDATE of as many reviews; then everything is counted from scratch and held against the counters.
 */
import assert from 'node:assert/strict'
import { migrate } from '../src/db/migrate.ts'
import { openPool } from '../src/db/pool.ts'
import { createWorkspace } from '../src/db/workspaces.ts'
import { carryAudit } from '../src/jobs/carry.ts'
import { openQueue } from '../src/queue/queue.ts'
import { keptCounts, recount } from '../test/helpers/audit.ts'
import { expectedAfter, plantRuns } from '../test/helpers/runs.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const GOAL = 60

export async function run(args: string[] = []): Promise<void> {
  const violations = Number(args[0] ?? 1_000_000)
  // The database as people run it: it waits for the disk.
  const server = await throwawayServer({ settings: { fsync: 'on', full_page_writes: 'on' } })
  await migrate(server.url)
  const db = openPool(server.url)
  const boss = await openQueue(server.url, { supervise: false, onError: (error) => console.error(error) })
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  const { earlier, later } = await plantRuns(db, workspaceId, violations)
  console.log(`${violations.toLocaleString('en')} violations in the earlier run`)
  const start = performance.now()
  await carryAudit(db, boss, { workspaceId, auditId: later, carry: true })
  const seconds = (performance.now() - start) / 1000
  const { rows } = await db.query('select status, changes from audits where workspace_id = $1 and id = $2', [workspaceId, later])
  const expected = expectedAfter(violations)
  assert.equal(rows[0].status, 'COMPLETED')
  assert.deepEqual(rows[0].changes.met, expected.how)
  for (const id of [earlier, later]) assert.deepEqual(await keptCounts(db, workspaceId, id), await recount(db, workspaceId, id))
  const bare = performance.now()
  await db.query('update reviews set decided_by = $3, decided_at = now() where workspace_id = $1 and audit_id = $2', [
    workspaceId,
    later,
    'x',
  ])
  const bareSeconds = (performance.now() - bare) / 1000
  console.log(
    `carried in ${seconds.toFixed(1)} s (goal ${GOAL} s for a million); a bare UPDATE of their reviews ${bareSeconds.toFixed(1)} s`,
  )
  console.log('what became of each, states and counters agree with a recount')
  await boss.stop({ graceful: false })
  await db.end()
  await server.stop()
}
