import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'
import type pg from 'pg'
import { keptCounts, recount } from '../helpers/audit.ts'
import { startAuditing } from '../helpers/auditing.ts'
import { page, startSite } from '../helpers/site.ts'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')
const ASSETS = 300

/** The findings of an audit, without what differs between runs. */
async function outcome(db: pg.Pool, id: string) {
  const { rows } = await db.query(
    'select regexp_replace(asset_url, $2, $3) as url, rule_id, violating_text, span_start from violations where audit_id = $1 order ' +
      'by 1, 2, 4',
    [id, '^http://[^/]+', ''],
  )
  return rows
}

/**
 * Kills a worker after it has begun and again each time some more assets are done, then leaves the others alone, so that the queue
 * can show that it recovers.
 */
async function killAlong(db: pg.Pool, id: string, workers: Set<ReturnType<typeof spawn>>): Promise<number> {
  let [kills, next] = [0, 0]
  while (kills < 4) {
    const {
      rows: [audit],
    } = await db.query('select status, total_assets, completed_assets from audits where id = $1', [id])
    if (!['PENDING', 'RUNNING'].includes(audit.status)) break
    const alive = [...workers]
    if (audit.total_assets > 0 && audit.completed_assets >= next && alive[Math.floor(Math.random() * alive.length)]?.kill('SIGKILL')) {
      kills++
      next = audit.completed_assets + 10 + Math.floor(Math.random() * 60)
    }
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  return kills
}

test('workers killed at random: the audit ends, each asset checked once, nothing twice, nothing missing', async () => {
  const auditing = await startAuditing({ worker: false })
  const site = await startSite((at) =>
    /^\/p\d+$/.test(at) ? page(`Page ${at}`, `<p>Our eco-friendly bottle of page ${at}.</p><p>It is climate neutral too.</p>`) : undefined,
  )
  const urls = Array.from({ length: ASSETS }, (_, i) => `${site.url}/p${i}`)
  let stopped = false
  const workers = new Set<ReturnType<typeof spawn>>()
  const begin = () => {
    const child = spawn(
      process.execPath,
      [LAUNCHER, 'worker', '--concurrency', '2', '--allow-hosts', '127.0.0.1', '--database-url', auditing.url],
      { stdio: 'ignore' },
    )
    workers.add(child)
    child.on('exit', () => {
      workers.delete(child)
      if (!stopped) begin()
    })
  }
  begin()
  begin()
  try {
    const undisturbed = await auditing.start([{ kind: 'urls', urls }], ['eu-green-claims'])
    await auditing.ended(undisturbed)
    const expected = await outcome(auditing.db, undisturbed)
    assert.equal(expected.length, ASSETS * 2)
    for (let round = 0; round < 2; round++) {
      const id = await auditing.start([{ kind: 'urls', urls }], ['eu-green-claims'])
      const killed = killAlong(auditing.db, id, workers)
      const audit = await auditing.ended(id)
      const kills = await killed
      assert.ok(kills >= 2, `${kills} workers were killed before it ended`)
      assert.deepEqual([audit.status, audit.total_assets, audit.completed_assets, audit.failed_assets], ['COMPLETED', ASSETS, ASSETS, 0])
      assert.deepEqual(await outcome(auditing.db, id), expected)
      assert.deepEqual(await keptCounts(auditing.db, auditing.workspaceId, id), await recount(auditing.db, auditing.workspaceId, id))
    }
  } finally {
    stopped = true
    for (const child of workers) child.kill('SIGKILL')
    await site.close()
    await auditing.close()
  }
})
