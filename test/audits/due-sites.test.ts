import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startDueRuns } from '../../src/jobs/due-sites.ts'
import { openQueue } from '../../src/queue/queue.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'

describe('runs by schedule', () => {
  let auditing: Auditing
  let boss: Awaited<ReturnType<typeof openQueue>>
  const now = new Date('2026-03-02T08:00:30Z')
  before(async () => {
    auditing = await startAuditing({ worker: false })
    boss = await openQueue(auditing.url, { supervise: false, onError: (error) => console.error(error) })
  })
  after(async () => {
    await boss.stop({ graceful: false })
    await auditing.close()
  })

  /** A site whose first run has ended, with a schedule. */
  async function siteDue(next: string, changes = 'paused = false'): Promise<string> {
    const { db, workspaceId } = auditing
    const id = await auditing.start([{ kind: 'urls', urls: [`http://127.0.0.1:9/${next}/${changes}`] }])
    await db.query(`update audits set status = 'COMPLETED', completed_at = now() where id = $1`, [id])
    const { rows } = await db.query('select site_id from audits where id = $1', [id])
    await db.query(
      `update sites set schedule = '0 9 * * *', time_zone = 'Europe/Berlin', next_run_at = $3, ${changes}
       where workspace_id = $1 and id = $2`,
      [workspaceId, rows[0].site_id, next],
    )
    return rows[0].site_id
  }
  const runs = async (siteId: string) =>
    (await auditing.db.query('select run, status, started_by, previous_id from audits where site_id = $1 order by run', [siteId])).rows
  const nextRun = async (siteId: string) =>
    (await auditing.db.query('select next_run_at from sites where id = $1', [siteId])).rows[0].next_run_at

  test('a run that is due starts once, whoever looks, and the next is planned in its time zone', async () => {
    const site = await siteDue('2026-03-02T08:00:00Z')
    await Promise.all([1, 2, 3].map(() => startDueRuns(auditing.db, boss, now)))
    const [first, second, ...more] = await runs(site)
    assert.deepEqual([first.run, second.run, second.started_by, more], [1, 2, 'schedule', []])
    assert.ok(second.previous_id)
    assert.equal(await nextRun(site), '2026-03-03T08:00:00.000Z')
  })

  test('runs missed while nothing ran are made up once, and say so', async () => {
    const site = await siteDue('2026-02-20T08:00:00Z')
    await startDueRuns(auditing.db, boss, now)
    await startDueRuns(auditing.db, boss, now)
    assert.deepEqual(
      (await runs(site)).map(({ started_by }) => started_by),
      [null, 'schedule-late'],
    )
    assert.equal(await nextRun(site), '2026-03-03T08:00:00.000Z')
  })

  test('nothing starts that is not due, is paused, or has not ended', async () => {
    const [later, paused, running] = [
      await siteDue('2026-03-02T09:00:00Z'),
      await siteDue('2026-03-02T08:00:00Z', 'paused = true'),
      await siteDue('2026-03-02T08:00:00Z', 'name = name'),
    ]
    await auditing.db.query(`update audits set status = 'RUNNING' where site_id = $1`, [running])
    await startDueRuns(auditing.db, boss, now)
    for (const site of [later, paused, running]) assert.equal((await runs(site)).length, 1)
    assert.equal(await nextRun(running), '2026-03-03T08:00:00.000Z')
  })
})
