/**
 * `npm run bench -- carry [violations]`: how long it takes to carry the decisions of one run of a site over to the next, beside a bare
 * UPDATE of as many reviews; then everything is counted from scratch and held against the counters, and the findings behind each entry of
 * the two trails are read window by window.
 */
import assert from 'node:assert/strict'
import type pg from 'pg'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { findingSources, findingsOfEntry } from '../src/db/trail/findings.ts'
import { listTrail } from '../src/db/trail/pages.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
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
  for (const id of [earlier, later]) await readTrail(db, workspaceId, id)
  await boss.stop({ graceful: false })
  await db.end()
  await server.stop()
}

const WINDOW = 200

/** Reads every window of every entry, and says what the slowest took; the first ones are what a page shows. */
async function readTrail(db: pg.Pool, workspaceId: string, auditId: string): Promise<void> {
  const { entries } = (await listTrail(db, workspaceId, auditId, { offset: 0, limit: 200 }))!
  const slowest = new Map<string, { first: number; any: number; findings: number; entries: number }>()
  for (const { number, action } of entries) {
    const { source, count } = (await findingSources(db, workspaceId, auditId, [number])).get(number)!
    const most = slowest.get(action) ?? { first: 0, any: 0, findings: 0, entries: 0 }
    let read = 0
    for (let after: number | null = -1; after !== null; ) {
      const start = performance.now()
      const { findings, next } = await findingsOfEntry(db, workspaceId, source!, after, WINDOW)
      const took = performance.now() - start
      most.any = Math.max(most.any, took)
      if (after === -1) most.first = Math.max(most.first, took)
      read += findings.length
      after = next
    }
    assert.equal(read, count, `entry ${number} lists what it counts`)
    slowest.set(action, { ...most, findings: most.findings + read, entries: most.entries + 1 })
  }
  for (const [action, { first, any, findings, entries: n }] of slowest)
    console.log(
      `trail: ${action}, ${findings.toLocaleString('en')} findings in ${n} ${n === 1 ? 'entry' : 'entries'}, ${WINDOW} at a time: ` +
        `the slowest first window ${first.toFixed(0)} ms, of all windows ${any.toFixed(0)} ms`,
    )
}
