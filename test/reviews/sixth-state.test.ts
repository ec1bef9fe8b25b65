import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type pg from 'pg'
import { newId } from '../../src/db/base/ids.ts'
import { openPool, transaction } from '../../src/db/base/pool.ts'
import type { ReviewScope } from '../../src/db/violations/scope.ts'
import { writeDecision } from '../../src/db/violations/reviews.ts'
import type { Decision, DecisionResult } from '../../src/db/violations/reviews.ts'
import { lockAudit } from '../../src/db/violations/scope-reads.ts'
import { writeSingleDecisions } from '../../src/db/violations/single-decisions.ts'
import type { SingleDecision } from '../../src/db/violations/single-decisions.ts'
import { verifyTrails } from '../../src/db/trail/trail.ts'
import { writeUndo } from '../../src/db/violations/undo.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import type { Actor } from '../../src/reviews/chart/actor.ts'
import { REVIEW_STATES } from '../../src/reviews/chart/chart.ts'
import { keptCounts, plantAudit, recount } from '../helpers/audit.ts'
import { freshDatabase } from '../helpers/database.ts'
import type { TestDatabase } from '../helpers/database.ts'

const CHART = { states: [...REVIEW_STATES, 'waiting_for_legal'] }
const KEY: Actor = { kind: 'key', id: null, name: 'a key', userId: null }
const MEMBER: Actor = { kind: 'member', id: null, name: 'a member', userId: null }

describe('a chart with a sixth state', () => {
  let database: TestDatabase
  let db: pg.Pool
  let workspaceId: string

  before(async () => {
    database = await freshDatabase()
    db = openPool(database.url)
    workspaceId = (await createWorkspace(db, 'Six states')).id
  })
  after(async () => {
    await db.end()
    await database.drop()
  })

  const decisionOn = (scope: ReviewScope, to: string, actor = KEY): Decision => ({
    id: newId(),
    workspaceId,
    scope,
    action: `to ${to}`,
    state: CHART.states.indexOf(to),
    reason: null,
    actor,
  })
  const held = (decision: Decision) =>
    transaction(
      db,
      async (client) => (await lockAudit(client, workspaceId, decision.scope)) && writeDecision(client, decision, true, CHART),
    )
  const stateOf = async (id: string) =>
    CHART.states[
      (await db.query<{ state: number }>('select state from reviews where workspace_id = $1 and violation_id = $2', [workspaceId, id]))
        .rows[0]!.state
    ]
  const agree = async (auditId: string) =>
    assert.deepEqual(await keptCounts(db, workspaceId, auditId), await recount(db, workspaceId, auditId, CHART.states))

  /** Every way in which a decision on one violation is written. */
  const ways: Record<string, (id: string, auditId: string, to: string) => Promise<DecisionResult | null>> = {
    'alone, in one statement': (id, _auditId, to) => writeDecision(db, decisionOn({ violation: id, group: false }, to), false, CHART),
    'with its group': (id, _auditId, to) => held(decisionOn({ violation: id, group: true }, to)),
    listed: (id, auditId, to) => held(decisionOn({ audit: auditId, violations: [id], groups: [] }, to, MEMBER)),
    'in a batch': async (id, _auditId, to) => {
      const decision = decisionOn({ violation: id, group: false }, to) as SingleDecision
      return (await transaction(db, (client) => writeSingleDecisions(client, [decision], CHART)))[0]!
    },
  }

  for (const [name, write] of Object.entries(ways)) {
    test(`every state leads to every other: ${name}`, async () => {
      const from = CHART.states.flatMap((state) => CHART.states.map((to) => ({ state, to })))
      const { id: auditId, violations } = await plantAudit(
        db,
        workspaceId,
        from.map(({ state }, i) => ({ state, severity: i % 2 ? null : 'CRITICAL' })),
        new Date(),
        CHART.states,
      )
      for (const [index, { state, to }] of from.entries()) {
        const written = await write(violations[index]!, auditId, to)
        assert.deepEqual(written, { auditId, number: index + 1, updated: 1, from: { [state]: 1 } })
        assert.equal(await stateOf(violations[index]!), to)
      }
      await agree(auditId)
      const { rows } = await db.query<{ entry: string }>(
        'select entry from trail where workspace_id = $1 and audit_id = $2 order by number',
        [workspaceId, auditId],
      )
      assert.deepEqual(
        rows.map(({ entry }) => JSON.parse(entry)).map((entry) => [entry.from, entry.to, entry.count]),
        from.map(({ state, to }) => [{ [state]: 1 }, to, 1]),
      )
    })
  }

  test('a decision on all of them is taken back to the six states they had', async () => {
    const planted = CHART.states.map((state) => ({ state, group: 'all' }))
    const { id: auditId, violations } = await plantAudit(db, workspaceId, planted, new Date(), CHART.states)
    const decided = await held(decisionOn({ violation: violations[0]!, group: true }, 'waiting_for_legal', MEMBER))
    assert.equal(decided?.updated, CHART.states.length)
    await agree(auditId)
    const undone = await transaction(db, async (client) => {
      await lockAudit(client, workspaceId, { audit: auditId, violations: [], groups: [] })
      return writeUndo(client, workspaceId, auditId, decided!.number, MEMBER, CHART)
    })
    assert.deepEqual(undone, {
      number: 2,
      updated: CHART.states.length,
      decided: CHART.states.length,
      action: 'to waiting_for_legal',
    })
    assert.deepEqual(await Promise.all(violations.map(stateOf)), CHART.states)
    await agree(auditId)
  })

  test('counters kept before the state was added go on from nothing', async () => {
    const { id: auditId, violations } = await plantAudit(db, workspaceId, [{ state: 'fixed' }])
    await ways['alone, in one statement']!(violations[0]!, auditId, 'waiting_for_legal')
    await agree(auditId)
  })

  test('the trails of all these decisions hold', async () => {
    assert.equal((await verifyTrails(db, workspaceId)).ok, true)
  })
})
