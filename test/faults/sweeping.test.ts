import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { storePending } from '../../src/db/documents/documents.ts'
import { namedId } from '../../src/db/base/ids.ts'
import { Sweeper } from '../../src/jobs/sweep.ts'
import { openQueue } from '../../src/queue/queue.ts'
import { checkJobs } from '../../src/jobs/check.ts'

const text = (name: string) => ({ kind: 'text' as const, name, text: 'This cream cures cancer. Guaranteed results in one day!' })

describe('audits whose worker died', () => {
  let auditing: Auditing
  before(async () => {
    auditing = await startAuditing()
  })
  after(() => auditing.close())

  /** As a worker leaves it that dies after storing the last asset and before ending the audit. */
  async function storedNotEnded(): Promise<{ id: string; before: any }> {
    const id = await auditing.start([text('one'), text('two')])
    const before = await auditing.ended(id)
    assert.equal(before.status, 'COMPLETED')
    await auditing.db.query(`update audits set status = 'RUNNING', completed_at = null where id = $1`, [id])
    return { id, before }
  }
  const sweeper = async () => {
    const onError = (error: Error) => assert.fail(error)
    const boss = await openQueue(auditing.url, { supervise: false, onError })
    return { sweeper: new Sweeper(auditing.db, boss, onError), stop: () => boss.stop({ graceful: false }) }
  }

  test('between storing and ending are ended by another, from their assets and not their counters', async () => {
    const { id, before } = await storedNotEnded()
    await auditing.db.query('update audits set completed_assets = 0 where id = $1', [id])
    const other = await sweeper()
    // The first look sees that it is there, the second that it has not moved.
    await other.sweeper.sweep()
    await other.sweeper.sweep()
    const { status, total_assets, completed_assets, failed_assets, total_violations } = await auditing.ended(id)
    assert.deepEqual(
      { status, total_assets, completed_assets, failed_assets, total_violations },
      {
        status: 'COMPLETED',
        total_assets: 2,
        completed_assets: 2,
        failed_assets: 0,
        total_violations: before.total_violations,
      },
    )
    await other.stop()
  })

  test('are ended by whoever takes up the job again, without a sweep', async () => {
    const { id } = await storedNotEnded()
    const assetIds = (await auditing.assets(id)).map((asset) => asset.id)
    const checking = { outsideFor: () => ({}), judges: { models: { modelFor: async () => null }, budget: 0 }, reading: null }
    await checkJobs(auditing.db, checking as never, [{ workspaceId: auditing.workspaceId, auditId: id, assetIds }])
    assert.equal((await auditing.ended(id)).status, 'COMPLETED')
  })

  test('and whose jobs are lost are given to the queue again', async () => {
    const [checked, planned] = await Promise.all([auditing.start([text('three')]), auditing.start([text('four')])])
    await Promise.all([auditing.ended(checked), auditing.ended(planned)])
    await auditing.db.query(`delete from pgboss.job where data->>'auditId' = any($1)`, [[checked, planned]])
    await auditing.db.query(`update assets set state = 'waiting' where audit_id = $1`, [checked])
    await auditing.db.query(`update audits set status = 'RUNNING', completed_assets = 0, planning = id = $2 where id = any($1)`, [
      [checked, planned],
      planned,
    ])
    const other = await sweeper()
    await other.sweeper.sweep()
    await other.sweeper.sweep()
    const states = await Promise.all([auditing.ended(checked), auditing.ended(planned)])
    assert.equal(states.length, 2)
    for (const { status, completed_assets, failed_assets, total_assets } of states) {
      assert.match(status, /^(COMPLETED|FAILED)$/)
      assert.equal(completed_assets + failed_assets, total_assets)
    }
    await other.stop()
  })

  test('an audit that is still worked on is left alone', async () => {
    const id = await auditing.start([text('five')])
    await auditing.ended(id)
    await auditing.db.query(`update audits set status = 'RUNNING', completed_at = null where id = $1`, [id])
    await auditing.db.query(`update assets set state = 'waiting' where audit_id = $1`, [id])
    await auditing.db.query(`insert into pgboss.job (name, data, start_after) values ('audit-check', $1, now() + interval '1 hour')`, [
      { workspaceId: auditing.workspaceId, auditId: id, assetIds: [] },
    ])
    const other = await sweeper()
    await other.sweeper.sweep()
    await other.sweeper.sweep()
    const { rows } = await auditing.db.query(
      `select count(*)::int as jobs from pgboss.job where data->>'auditId' = $1 and state < 'completed'`,
      [id],
    )
    assert.equal(rows[0].jobs, 1)
    const audits = await auditing.db.query('select status from audits where id = $1', [id])
    assert.equal(audits.rows[0].status, 'RUNNING')
    await other.stop()
  })

  test('a document that waits without a job, as after a restore, is written; the queue gets one job for it', async () => {
    const id = await storePending(auditing.db, auditing.workspaceId, {
      title: 'Waiting',
      languageKey: 'EN',
      templateId: namedId('template:product-description'),
      toneId: null,
      request: { templateId: namedId('template:product-description'), language: 'EN', input: '{}', toneMetaId: null },
      createdBy: null,
      bulkInputId: null,
      bulkRow: null,
    })
    const other = await sweeper()
    await other.sweeper.sweep()
    await other.sweeper.sweep()
    for (;;) {
      const { rows } = await auditing.db.query('select status from documents where id = $1', [id])
      if (rows[0].status !== 'pending') break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await other.sweeper.sweep()
    const { rows } = await auditing.db.query(`select count(*)::int as jobs from pgboss.job where data->>'documentId' = $1`, [id])
    assert.equal(rows[0].jobs, 1)
    await other.stop()
  })
})
