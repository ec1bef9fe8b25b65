import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { replayFindings } from '../../src/db/trail/replay-findings.ts'
import { decideJob } from '../../src/jobs/decide.ts'
import { DECIDE } from '../../src/queue/queue.ts'
import type { DecideJob } from '../../src/queue/queue.ts'
import { endUnfinished } from '../../src/reviews/large-decisions.ts'
import { keptCounts, plantAudit, recount } from '../helpers/audit.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { dyingPool } from '../helpers/dying-pool.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const MANY = 3000

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
  const plant = (many = MANY) =>
    plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: many }, (_, index) => ({ severity: index % 2 ? 'LOW' : 'HIGH', text: `free ${index}` })),
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
  const states = async (auditId: string) => {
    const { body } = await ilse.call('GET', `/w/audits/${auditId}`)
    return Object.fromEntries(Object.entries(body.by_state as Record<string, number>).filter(([, n]) => n > 0))
  }
  /** What the queue holds, as the worker gets it. */
  const queued = async () => (await auditing.boss.fetch<DecideJob>(DECIDE))[0]!.data

  test('are made by a worker, once and to the end however often it is killed, with one entry that undo takes back as a whole', async () => {
    const { id: auditId, violations } = await plant()
    const asked = await dismiss(auditId, {}, { 'idempotency-key': 'one click' })
    assert.deepEqual([asked.status, asked.body.count, asked.body.done, asked.body.result], [202, MANY, 0, null])
    const again = await dismiss(auditId, {}, { 'idempotency-key': 'one click' })
    assert.equal(again.body.job_id, asked.body.job_id)
    const work = await queued()
    assert.equal(work.jobId, asked.body.job_id)
    assert.equal((await auditing.boss.fetch(DECIDE)).length, 0, 'asked for twice, it waits once')

    for (const kept of [1000, 2000]) {
      const dying = dyingPool(auditing.url, 'review_jobs', 'done', kept + 1000)
      await assert.rejects(decideJob(dying, work))
      await dying.end()
      const killed = await job(work.jobId)
      assert.deepEqual([killed.done, killed.result, killed.failure], [kept, null, null], 'the next goes on from here')
      assert.deepEqual(await trail(auditId), [])
      await counted(auditId)
    }
    // What somebody else decides meanwhile stays theirs.
    const mara = await desk.member('reviewer', 'Mara')
    await mara.call('POST', '/w/reviews', { json: { scope: { violation_id: violations.at(-1) }, action: 'urgent_violation' } })

    for (let tries = 0; tries < 2; tries++) await decideJob(desk.db, work)
    const { result, done } = await job(work.jobId)
    const most = MANY - 1
    assert.deepEqual([done, result.violations_updated, result.number, result.from], [MANY, most, 2, { undecided: most }])
    const entries = await trail(auditId)
    assert.deepEqual(
      entries.map((entry: any) => [entry.number, entry.action, entry.count, entry.actor.name]),
      [
        [2, 'dismiss', most, 'Ilse'],
        [1, 'urgent_violation', 1, 'Mara'],
      ],
    )
    await counted(auditId)
    const before = await states(auditId)
    // Taken back, and back again: each is one entry on all of them.
    for (const [number, action] of [
      [2, 'dismiss'],
      [3, 'undo'],
    ] as const) {
      const undone = await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: auditId, number } })
      assert.deepEqual([undone.body.undoes, undone.body.undone, undone.body.violations_updated], [number, { action, count: most }, most])
      await counted(auditId)
      if (number === 2) assert.deepEqual(await states(auditId), { undecided: most, urgent_violation: 1 })
    }
    assert.deepEqual(await states(auditId), before)
    const last = await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: auditId, number: 2 } })
    assert.equal(last.body.violations_updated, most, 'what stands again can be taken back again')
    assert.deepEqual(await replayFindings(desk.db, desk.workspaceId, auditId), { problems: [], unbound: 0 })
    assert.equal((await ilse.call('GET', `/w/audits/${auditId}/trail/proof`)).body.verified, true)
  })

  test('that cannot be finished leave an entry of what was decided, and say how much', async () => {
    const { id: auditId } = await plant(2000)
    const { body } = await dismiss(auditId)
    const work = await queued()
    const dying = dyingPool(auditing.url, 'review_jobs', 'done', 2000)
    await assert.rejects(decideJob(dying, work))
    await dying.end()
    await endUnfinished(desk.db, desk.workspaceId, work.jobId, 'It was tried many times.')
    assert.equal((await job(body.job_id)).failure, 'It was tried many times. 1000 of 2000 were decided, and can be undone.')
    const [entry] = await trail(auditId)
    assert.deepEqual([entry.action, entry.count], ['dismiss', 1000])
    await decideJob(desk.db, work)
    assert.deepEqual(await states(auditId), { undecided: 1000, dismissed: 1000 })
    assert.equal((await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: auditId } })).body.violations_updated, 1000)
    await counted(auditId)
  })

  test('say what others have decided meanwhile, and change nothing then', async () => {
    const { id: auditId, violations } = await plant(1200)
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
