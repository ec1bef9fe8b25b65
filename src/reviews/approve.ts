import type pg from 'pg'
import { answerApproval, findApproval, lapseEmpty, stillWaiting, writeDenial } from '../db/approvals.ts'
import type { ApprovalRow } from '../db/approvals.ts'
import { newId } from '../db/ids.ts'
import { writeNotices } from '../db/notices.ts'
import { transaction } from '../db/pool.ts'
import type { Db } from '../db/pool.ts'
import { writeDecision } from '../db/reviews.ts'
import { lockAudit } from '../db/scope-reads.ts'
import { AppError, invalid, notFound } from '../errors.ts'
import type { Actor } from './chart/actor.ts'
import { MAX_REASON, stateCode } from './chart/chart.ts'

export interface Answered {
  id: string
  audit_id: string
  state: 'approved' | 'denied' | 'lapsed'
  /** Number of its entry in the trail; null when nothing was left to answer. */
  number: number | null
  violations_updated: number
  /** How many were decided otherwise meanwhile, and stay as they are. */
  left: number
}

/** The second person's answer to a request: the dismissal is made, or the violations go back to whoever asked. */
export async function answerRequest(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  approve: boolean,
  given: string | null,
): Promise<Answered> {
  const answer = given?.trim() || null
  const fault = (msg: string) => invalid({ loc: ['body', 'reason'], msg: `Value error, ${msg}`, type: 'value_error' })
  if (!approve && answer === null) throw fault('denying needs a reason')
  if (answer !== null && [...answer].length > MAX_REASON) throw fault(`a reason has at most ${MAX_REASON} characters`)
  return transaction(db, async (client) => {
    const found = await findApproval(client, workspaceId, id)
    if (!found) throw notFound('Request')
    const scope = { audit: found.audit_id, approval: id }
    await lockAudit(client, workspaceId, scope)
    // Whoever answers at the same time has held the audit before.
    const approval = (await findApproval(client, workspaceId, id))!
    checkMay(approval, actor)
    const { id: approvalId, asker, reason } = approval
    const done = approve
      ? await writeDecision(
          client,
          {
            id: newId(),
            workspaceId,
            scope,
            action: 'dismiss',
            state: stateCode('dismissed'),
            reason,
            actor,
            approved: { id: approvalId, asker, answer },
          },
          true,
        )
      : await writeDenial(client, workspaceId, approval, actor, answer!)
    const state = done ? (approve ? 'approved' : 'denied') : 'lapsed'
    await answerApproval(client, workspaceId, id, state, done ? actor : null, answer)
    const updated = done?.updated ?? 0
    if (approval.asked_by !== null)
      await writeNotices(client, workspaceId, [
        {
          userId: approval.asked_by,
          kind: 'answered',
          by: done ? actor.name : null,
          auditId: approval.audit_id,
          approvalId: id,
          count: done ? updated : approval.asked,
          outcome: state,
        },
      ])
    return {
      id,
      audit_id: approval.audit_id,
      state,
      number: done?.number ?? null,
      violations_updated: updated,
      left: approval.asked - updated,
    }
  })
}

function checkMay(approval: ApprovalRow, actor: Actor): void {
  if (approval.state !== 'requested')
    throw new AppError(
      409,
      approval.state === 'lapsed'
        ? 'Everything it asked for was decided otherwise meanwhile; nothing was changed.'
        : `${approval.answerer ?? 'Somebody'} has ${approval.state} it already; nothing was changed.`,
    )
  if (approval.asked_by !== null && approval.asked_by === actor.userId)
    throw new AppError(403, 'Who asked cannot answer: a second person has to.')
}

/** Requests of which everything was decided otherwise have lapsed; whoever asked is told. */
export async function lapseRequests(db: pg.Pool, workspaceId: string): Promise<void> {
  await transaction(db, async (client) => {
    await tellLapsed(client, workspaceId, await lapseEmpty(client, workspaceId))
  })
}

export async function tellLapsed(
  db: Db,
  workspaceId: string,
  lapsed: Pick<ApprovalRow, 'id' | 'audit_id' | 'asked_by' | 'asked'>[],
): Promise<void> {
  await writeNotices(
    db,
    workspaceId,
    lapsed.flatMap(({ id, audit_id: auditId, asked_by: userId, asked }) =>
      userId === null ? [] : [{ userId, kind: 'answered' as const, auditId, approvalId: id, count: asked, outcome: 'lapsed' }],
    ),
  )
}

/** A request with what is left of it. */
export async function lookAtRequest(db: pg.Pool, workspaceId: string, id: string) {
  const approval = await findApproval(db, workspaceId, id)
  if (!approval) return null
  const left = await stillWaiting(db, workspaceId, id)
  return {
    ...approval,
    state: approval.state === 'requested' && left.waiting === 0 ? ('lapsed' as const) : approval.state,
    waiting: left.waiting,
    violation_id: left.violation_id ?? approval.violation_id,
  }
}
