import type pg from 'pg'
import { findAuditHeads } from '../db/audits/heads.ts'
import { rememberReason } from '../db/violations/dismissal-reasons.ts'
import { snapshot, transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { auditOfScope, conflictsSince, countByState, lockAudit } from '../db/violations/scope-reads.ts'
import type { Conflict } from '../db/violations/scope-reads.ts'
import { notFound } from '../errors.ts'
import type { Actor } from './chart/actor.ts'
import { REVIEW_STATES, reviewProgress } from './chart/chart.ts'
import type { ReviewProgress } from './chart/chart.ts'
import { decideWithin } from './decide.ts'
import type { Decided, ReviewRequest, ReviewScope } from './decide.ts'

export const missing = (scope: ReviewScope) => notFound('violation' in scope ? 'Violation' : 'Audit')

/** The whole audit's progress after a change, and the length of its trail. */
export async function standing(db: Db, workspaceId: string, auditId: string): Promise<{ progress: ReviewProgress; version: number }> {
  const [head] = await findAuditHeads(db, workspaceId, [auditId])
  return { progress: reviewProgress(head!.counts), version: head!.version }
}

/**
 * A decision from the desk. The audit is locked before its violations are chosen, so that a filter finds what there is
 * now; with `seen` (the version the person looked at) nothing is decided that others have decided since.
 */
export async function decideKnowing(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  scope: ReviewScope,
  request: ReviewRequest,
  seen: number | null,
) {
  return transaction(db, async (client) => {
    const audit = await lockAudit(client, workspaceId, scope)
    if (!audit) throw missing(scope)
    if (seen !== null && seen < audit.version) {
      const conflicts = await conflictsSince(client, workspaceId, scope, seen, actor.userId)
      if (conflicts.length > 0) return conflictOf(conflicts, audit.version)
    }
    return answered(client, workspaceId, actor, request, await decideWithin(client, workspaceId, actor, scope, request))
  })
}

export const conflictOf = (conflicts: Conflict[], version: number) => ({ detail: sentence(conflicts), conflicts, version })

/** What the desk is told of a decision, in its transaction. */
export async function answered(client: Db, workspaceId: string, actor: Actor, request: ReviewRequest, decided: Decided) {
  const { auditId, number, updated, from, state, waiting = 0, approvalId = null } = decided
  if (request.action === 'dismiss' && actor.userId) await rememberReason(client, workspaceId, actor.userId, request.reason!)
  return {
    audit_id: auditId,
    number,
    action: request.action,
    review_state: state,
    violations_updated: updated,
    from,
    waiting,
    approval_id: approvalId,
    ...(await standing(client, workspaceId, auditId)),
  }
}

function sentence(conflicts: Conflict[]): string {
  const { by, count } = conflicts[0]!
  const others = conflicts.length > 1 ? ' and others' : ''
  return `${by}${others} decided on ${count === 1 && conflicts.length === 1 ? 'this' : 'some of these'} meanwhile; nothing was changed.`
}

/** How many violations a scope holds, and what others have decided of them since. */
export async function countScope(db: pg.Pool, workspaceId: string, actor: Actor, scope: ReviewScope, seen: number | null) {
  return snapshot(db, async (client) => {
    const audit = await auditOfScope(client, workspaceId, scope)
    if (audit === null) throw missing(scope)
    const counts = await countByState(client, workspaceId, scope)
    return {
      audit_id: audit,
      count: counts.reduce((a, b) => a + b, 0),
      by_state: Object.fromEntries(REVIEW_STATES.map((state, code) => [state, counts[code]])) as ReviewProgress,
      version: (await standing(client, workspaceId, audit)).version,
      conflicts: seen === null ? [] : await conflictsSince(client, workspaceId, scope, seen, actor.userId),
    }
  })
}
