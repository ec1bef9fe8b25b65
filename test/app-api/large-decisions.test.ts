import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openPool } from '../../src/db/base/pool.ts'
import { decideJob } from '../../src/jobs/decide.ts'
import { DECIDE } from '../../src/queue/queue.ts'
import type { DecideJob } from '../../src/queue/queue.ts'
import { keptCounts, plantAudit, recount } from '../helpers/audit.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const MANY = 1200

/** Ends whoever is within a transaction when the first part of a decision is told of: as a worker that is killed between two batches. */
const KILLED = `
  create function kill_the_worker() returns trigger language plpgsql as $$ begin
    perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction';
    return new;
  end $$;
  create trigger kill_the_worker before update on review_jobs for each row when (new.done < new.total) execute function kill_the_worker()`

describe('decisions on many findings', () => {
  let auditing: Auditing
  let desk: Desk
  let ilse: Browser
  before(async () => {
    auditing = await startAuditing({ worker: false })
    desk = await startDesk({ databaseUrl: auditing.url, parts: { audits: auditing.service } })
    ilse = await desk.member('owner', 'Ilse')
  })
  after(async () => {
    await desk.close()
    await auditing.close()
  })
  const plant = () =>
    plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: MANY }, (_, index) => ({ severity: index % 2 ? 'LOW' : 'HIGH', text: `free ${index}` })),
    )
  const dismiss = (auditId: string, more: object = {}, headers: Record<string, string> = {}) =>
    ilse.call('POST', '/w/reviews', {
      json: { scope: { audit_id: auditId, filter: {} }, action: 'dismiss', reason: 'Certified', ...more },
      headers,
    })
  const job = (id: string) => ilse.call('GET', `/w/reviews/jobs/${id}`).then(({ body }) => body)
  const trail = async (auditId: string) => (await ilse.call('GET', `/w/audits/${auditId}/trail`)).body.entries
  const counted = async (auditId: string) =>
    assert.deepEqual(await keptCounts(desk.db, desk.workspaceId, auditId), await recount(desk.db, desk.workspaceId, auditId))
  /** What the queue holds, as the worker gets it. */
  const queued = async () => (await auditing.boss.fetch<DecideJob>(DECIDE))[0]!.data

  test('are made by a worker, all or nothing and once however often it is killed, with one entry that undo takes back', async () => {
    const { id: auditId } = await plant()
    const asked = await dismiss(auditId, {}, { 'idempotency-key': 'one click' })
    assert.deepEqual([asked.status, asked.body.count, asked.body.done, asked.body.result], [202, MANY, 0, null])
    const again = await dismiss(auditId, {}, { 'idempotency-key': 'one click' })
    assert.equal(again.body.job_id, asked.body.job_id)
    const work = await queued()
    assert.equal(work.jobId, asked.body.job_id)
    assert.equal((await auditing.boss.fetch(DECIDE)).length, 0, 'asked for twice, it waits once')

    await desk.db.query(KILLED)
    const dying = openPool(auditing.url, { max: 2 })
    await assert.rejects(decideJob(dying, work))
    await dying.end()
    await desk.db.query('drop trigger kill_the_worker on review_jobs')
    const killed = await job(work.jobId)
    assert.deepEqual([killed.done, killed.result, killed.failure], [1000, null, null])
    assert.deepEqual(await trail(auditId), [])
    await counted(auditId)

    for (let tries = 0; tries < 2; tries++) await decideJob(desk.db, work)
    const { result, done } = await job(work.jobId)
    assert.deepEqual([done, result.violations_updated, result.number, result.from], [MANY, MANY, 1, { undecided: MANY }])
    const entries = await trail(auditId)
    assert.deepEqual(
      entries.map((entry: any) => [entry.number, entry.action, entry.count, entry.actor.name]),
      [[1, 'dismiss', MANY, 'Ilse']],
    )
    await counted(auditId)
    const undone = await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: auditId } })
    assert.deepEqual(
      [undone.body.undoes, undone.body.undone, undone.body.violations_updated],
      [1, { action: 'dismiss', count: MANY }, MANY],
    )
    await counted(auditId)
    assert.equal((await ilse.call('GET', `/w/audits/${auditId}/trail/proof`)).body.verified, true)
  })

  test('say what others have decided meanwhile, and change nothing then', async () => {
    const { id: auditId, violations } = await plant()
    const mara = await desk.member('reviewer', 'Mara')
    await mara.call('POST', '/w/reviews', { json: { scope: { violation_id: violations[0] }, action: 'urgent_violation' } })
    const { body } = await dismiss(auditId, { seen: 0 })
    await decideJob(desk.db, await queued())
    const { result, conflict } = await job(body.job_id)
    assert.deepEqual([result, conflict.conflicts[0].by, conflict.version], [null, 'Mara', 1])
    assert.equal((await trail(auditId)).length, 1)
    assert.equal((await mara.call('GET', `/w/reviews/jobs/${body.job_id}`)).status, 404, 'it is for whoever asked')
    assert.equal((await dismiss(auditId, { reason: '' })).status, 422)
  })
})
