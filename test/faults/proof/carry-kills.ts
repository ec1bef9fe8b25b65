import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { openPool } from '../../../src/db/base/pool.ts'
import { createWorkspace } from '../../../src/db/settings/workspaces.ts'
import { keptCounts, recount } from '../../helpers/audit.ts'
import { expectedAfter, plantRuns } from '../../helpers/runs.ts'

const CHILD = path.join(import.meta.dirname, 'carry-child.ts')

/**
 * Kills the process that carries decisions over again and again, each time a moment after it has begun, and lets the last one end. Then
 * everything must have been carried once: what became of each violation, the states, the counters, and what is gone.
 */
export async function carryUnderKills(url: string, { kills, violations, atOnce }: { kills: number; violations: number; atOnce: number }) {
  const db = openPool(url)
  const { id: workspaceId } = await createWorkspace(db, 'Killed')
  const { earlier, later } = await plantRuns(db, workspaceId, violations)
  let [killed, ended] = [0, false]
  while (!ended) {
    const child = fork(CHILD, [url, workspaceId, later, String(atOnce)])
    const exited = once(child, 'exit') as Promise<[number | null, string | null]>
    await once(child, 'message')
    const moment = killed < kills ? setTimeout(() => child.kill('SIGKILL'), Math.random() * 500) : undefined
    const [code, signal] = await exited
    clearTimeout(moment)
    if (signal === 'SIGKILL') killed++
    else {
      assert.equal(code, 0)
      ended = true
    }
  }
  const { rows } = await db.query('select status, changes from audits where workspace_id = $1 and id = $2', [workspaceId, later])
  assert.equal(rows[0].status, 'COMPLETED')
  const expected = expectedAfter(violations)
  assert.deepEqual(rows[0].changes.met, expected.how)
  for (const id of [earlier, later]) assert.deepEqual(await keptCounts(db, workspaceId, id), await recount(db, workspaceId, id))
  const { rows: states } = await db.query<{ state: number; n: number }>(
    'select state, count(*)::int as n from reviews where workspace_id = $1 and audit_id = $2 group by 1',
    [workspaceId, later],
  )
  for (const { state, n } of states) assert.equal(n, expected.states[state])
  const { rows: gone } = await db.query<{ n: number }>(
    `select coalesce(sum((entry::json ->> 'count')::int), 0)::int as n from trail
     where workspace_id = $1 and audit_id = $2 and entry::json ->> 'action' = 'gone'`,
    [workspaceId, earlier],
  )
  assert.equal(gone[0]!.n, expected.gone)
  await db.end()
  return { violations, killed, carried: expected.how, gone: expected.gone }
}
