import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { replayFindings } from '../../src/db/trail/replay-findings.ts'
import { verifyTrails } from '../../src/db/trail/trail.ts'
import { REVIEW_ACTIONS, REVIEW_CHART, REVIEW_STATES, SEVERITIES } from '../../src/reviews/chart/chart.ts'
import type { ReviewAction, ReviewState } from '../../src/reviews/chart/chart.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { keptCounts, plantAudit, recount } from '../helpers/audit.ts'
import { plainServer } from '../helpers/database.ts'
import { servers } from '../helpers/both-servers.ts'

for (const server of servers(plainServer)) {
  describe(`review decisions on ${server.name}`, () => {
    let api: Api
    let stop: () => Promise<void>
    const review = (id: string, json: unknown) => api.call('POST', `/violations/${id}/review`, { json })
    const read = async (id: string) => (await api.call('GET', `/violations/${id}`)).body
    const trailOf = async (auditId: string) =>
      (
        await api.db.query<{ entry: string }>('select entry from trail where workspace_id = $1 and audit_id = $2 order by number', [
          api.workspaceId,
          auditId,
        ])
      ).rows.map((row) => JSON.parse(row.entry))

    before(async () => {
      const { url, stop: stopServer } = await server.start()
      stop = stopServer
      api = await startApi({ serverUrl: url })
    })
    after(async () => {
      await api.close()
      await stop()
    })

    test('every action leads from every state to the state the chart says', async () => {
      for (const state of REVIEW_STATES) {
        for (const action of REVIEW_ACTIONS) {
          const {
            violations: [id],
          } = await plantAudit(api.db, api.workspaceId, [{ state }])
          const reason = action === 'dismiss' ? { reason: 'because' } : {}
          const { status, body } = await review(id!, { action, ...reason })
          assert.equal(status, 200)
          assert.deepEqual(body, { violation_id: id, action, review_state: REVIEW_CHART[action].to, violations_updated: 1 })
          const after_ = await read(id!)
          assert.equal(after_.review_state, REVIEW_CHART[action].to)
          assert.equal(after_.dismissal_reason, action === 'dismiss' ? 'because' : null)
        }
      }
    })

    test('a reason belongs to dismiss alone', async () => {
      const {
        violations: [id],
      } = await plantAudit(api.db, api.workspaceId, [{}])
      const refused = async (json: object, type = 'value_error') => {
        const { status, body } = await review(id!, json)
        assert.equal(status, 422)
        assert.deepEqual([body.detail[0].loc, body.detail[0].type], [['body', 'reason'], type])
      }
      await refused({ action: 'dismiss' })
      await refused({ action: 'dismiss', reason: null })
      await refused({ action: 'dismiss', reason: '  ' })
      await refused({ action: 'dismiss', reason: 'x'.repeat(2001) })
      await refused({ action: 'mark_fixed', reason: 'x' })
      await refused({ action: 'mark_fixed', reason: '' })
      await refused({ action: 'dismiss', reason: 3 }, 'string_type')
      assert.equal((await review(id!, { action: 'mark_fixed', reason: null })).status, 200)
      assert.equal((await review(id!, { action: 'dismiss', reason: '😀'.repeat(2000) })).status, 200)
    })

    test('types are strict and every fault is listed', async () => {
      const {
        violations: [id],
      } = await plantAudit(api.db, api.workspaceId, [{}])
      const { body } = await review(id!, { action: 'fly', apply_to_group: 1 })
      assert.deepEqual(body.detail.map((fault: { type: string }) => fault.type).sort(), ['bool_type', 'literal_error'])
    })

    test('a group is decided as a whole and inside its audit only', async () => {
      const planted = [{ group: 'a' }, { group: 'a', state: 'fixed' as const }, { group: 'b' }, { group: 'a' }]
      const one = await plantAudit(api.db, api.workspaceId, planted)
      const other = await plantAudit(api.db, api.workspaceId, planted)
      const { body } = await review(one.violations[0]!, { action: 'urgent_violation', apply_to_group: true })
      assert.equal(body.violations_updated, 3)
      assert.equal((await read(one.violations[2]!)).review_state, 'undecided')
      assert.equal((await read(other.violations[0]!)).review_state, 'undecided')
      const [entry] = await trailOf(one.id)
      assert.deepEqual(
        [entry.action, entry.from, entry.to, entry.count, entry.actor.kind, entry.actor.name],
        ['urgent_violation', { undecided: 2, fixed: 1 }, 'urgent_violation', 3, 'key', 'Test key'],
      )
    })

    test('after any sequence of decisions, also concurrent ones, states, counters and trail agree with a recount', async () => {
      const planted = fc.record({
        severity: fc.constantFrom(...SEVERITIES, null),
        state: fc.constantFrom(...REVIEW_STATES),
        group: fc.constantFrom('a', 'b', 'c', undefined),
      })
      const command = fc.record({
        target: fc.nat(11),
        action: fc.constantFrom(...REVIEW_ACTIONS),
        group: fc.boolean(),
        comment: fc.boolean(),
        together: fc.boolean(),
      })
      await fc.assert(
        fc.asyncProperty(
          fc.array(planted, { minLength: 1, maxLength: 12 }),
          fc.array(command, { minLength: 1, maxLength: 14 }),
          async (violations, commands) => {
            const audit = await plantAudit(api.db, api.workspaceId, violations)
            const model: ReviewState[] = violations.map((violation) => violation.state)
            const send = async ({ target, action, group, comment }: (typeof commands)[number]) => {
              const index = target % violations.length
              if (comment) await api.call('POST', `/violations/${audit.violations[index]}/comments`, { json: { comment: 'noted' } })
              const json = { action, apply_to_group: group, ...(action === 'dismiss' ? { reason: 'model' } : {}) }
              const { status, body } = await review(audit.violations[index]!, json)
              assert.equal(status, 200)
              return { index, action, group, updated: body.violations_updated as number }
            }
            const members = (index: number, group: boolean) =>
              violations.flatMap((violation, i) =>
                i === index || (group && violation.group !== undefined && violation.group === violations[index]!.group) ? [i] : [],
              )
            const apply = (index: number, action: ReviewAction, group: boolean) =>
              members(index, group).forEach((i) => (model[i] = REVIEW_CHART[action].to))
            let batch: typeof commands = []
            const sequential: typeof commands = []
            for (const next of commands) (next.together ? batch : sequential).push(next)
            for (const next of sequential) {
              const { index, action, group, updated } = await send(next)
              assert.equal(updated, members(index, group).length)
              apply(index, action, group)
            }
            if (batch.length === 0) {
              const states = await Promise.all(audit.violations.map(async (id) => (await read(id)).review_state))
              assert.deepEqual(states, model)
            }
            await Promise.all(batch.map(send))
            assert.deepEqual(await keptCounts(api.db, api.workspaceId, audit.id), await recount(api.db, api.workspaceId, audit.id))
            // What was planted in a state has no entry that gave it.
            const { problems, unbound } = await replayFindings(api.db, api.workspaceId, audit.id)
            assert.deepEqual([problems.filter(({ number }) => number !== null), unbound], [[], 0])
            const trail = await trailOf(audit.id)
            assert.equal(trail.length, commands.length + commands.filter((next) => next.comment).length)
            for (const entry of trail.filter((line) => line.action !== 'comment')) {
              assert.equal(
                Object.values(entry.from as Record<string, number>).reduce((a, b) => a + b, 0),
                entry.count,
              )
            }
            batch = []
          },
        ),
        { numRuns: 25 },
      )
      const check = await verifyTrails(api.db, api.workspaceId)
      assert.equal(check.ok, true)
      assert.ok(check.entries > 100)
    })

    test('decisions that arrive together are taken one after the other; one that cannot be taken holds up no other', async () => {
      const one = await plantAudit(api.db, api.workspaceId, [{}, { state: 'fixed' }, { severity: 'LOW' }])
      const other = await plantAudit(api.db, api.workspaceId, [{ severity: null }])
      const ids = [...one.violations, ...other.violations]
      const orders = Array.from({ length: 80 }, (_, i) => ({
        id: i % 20 === 7 ? one.id : ids[i % ids.length]!,
        action: REVIEW_ACTIONS[(i * 7) % REVIEW_ACTIONS.length]!,
      }))
      const answers = await Promise.all(
        orders.map(({ id, action }) => review(id, { action, ...(action === 'dismiss' ? { reason: 'together' } : {}) })),
      )
      assert.deepEqual(
        answers.map(({ status }) => status),
        orders.map(({ id }) => (id === one.id ? 404 : 200)),
      )
      for (const audit of [one, other]) {
        const trail = await trailOf(audit.id)
        assert.equal(trail.length, orders.filter(({ id }) => audit.violations.includes(id)).length)
        for (const id of audit.violations) {
          const own = trail.filter((entry) => entry.violation_id === id)
          own.slice(1).forEach((entry, i) => assert.deepEqual(entry.from, { [own[i].to]: 1 }))
          const { review_state: state, dismissal_reason: reason } = await read(id)
          assert.deepEqual([state, reason], [own.at(-1).to, own.at(-1).reason])
        }
        assert.deepEqual(await keptCounts(api.db, api.workspaceId, audit.id), await recount(api.db, api.workspaceId, audit.id))
      }
      const { rows } = await api.db.query(
        'select 1 from trail t join reviews r on r.workspace_id = $1 and r.audit_id = t.audit_id and r.decided_at = t.at where ' +
          't.workspace_id = $1 and t.audit_id = $2',
        [api.workspaceId, one.id],
      )
      assert.equal(rows.length, one.violations.length)
      assert.equal((await verifyTrails(api.db, api.workspaceId)).ok, true)
    })

    test('comments that arrive together are each written once, in order, each with its own entry of the trail', async () => {
      const one = await plantAudit(api.db, api.workspaceId, [{}, {}])
      const other = await plantAudit(api.db, api.workspaceId, [{}])
      const ids = [...one.violations, ...other.violations, one.id]
      const orders = Array.from({ length: 80 }, (_, i) => ({ id: ids[i % ids.length]!, comment: `comment ${i}` }))
      const answers = await Promise.all(
        orders.map(({ id, comment }) => api.call('POST', `/violations/${id}/comments`, { json: { comment } })),
      )
      assert.deepEqual(
        answers.map(({ status, body }) => [status, body.content, body.author_email]),
        orders.map(({ id, comment }) => (id === one.id ? [404, undefined, undefined] : [201, comment, 'rosa@company.example'])),
      )
      for (const audit of [one, other]) {
        const trail = await trailOf(audit.id)
        for (const id of audit.violations) {
          const thread = (await read(id)).comments as { id: string; content: string }[]
          const expected = orders.filter((order) => order.id === id).map(({ comment }) => comment)
          assert.deepEqual(thread.map(({ content }) => content).toSorted(), expected.toSorted())
          assert.deepEqual(
            trail.filter((entry) => entry.violation_id === id).map((entry) => entry.comment_id),
            thread.map((comment) => comment.id),
          )
        }
      }
      assert.equal((await verifyTrails(api.db, api.workspaceId)).ok, true)
    })

    test('a trail that was tampered with is found out', async () => {
      const { id, violations } = await plantAudit(api.db, api.workspaceId, [{}, {}])
      for (const violation of violations) await review(violation, { action: 'mark_fixed' })
      await review(violations[0]!, { action: 'reopen' })
      await api.db.query(
        `update trail set entry = replace(entry, 'mark_fixed', 'dismiss') where workspace_id = $1 and audit_id = $2 and number = 2`,
        [api.workspaceId, id],
      )
      assert.deepEqual((await verifyTrails(api.db, api.workspaceId)).first_broken, { audit_id: id, number: 2 })
      await api.db.query('delete from trail where workspace_id = $1 and audit_id = $2 and number >= 2', [api.workspaceId, id])
      assert.deepEqual((await verifyTrails(api.db, api.workspaceId)).first_broken, { audit_id: id, number: 2 })
    })
  })
}
