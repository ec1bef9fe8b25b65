import type pg from 'pg'
import { answerApproval, findApproval, lapseEmpty, stillWaiting, writeRelease } from '../db/violations/approvals.ts'
import type { ApprovalRow } from '../db/violations/approvals.ts'
import { newId } from '../db/base/ids.ts'
import { personNamed } from '../db/people/person-data.ts'
import { writeNotices } from '../db/people/notices.ts'
import { transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { writeDecision } from '../db/violations/reviews.ts'
import { lockAudit } from '../db/violations/scope-reads.ts'
import { AppError, invalid, notFound } from '../errors.ts'
import type { Actor } from './chart/actor.ts'
import { MAX_REASON, stateCode } from './chart/chart.ts'

export interface Answered {
  id: string
  audit_id: string
  state: 'approved' | 'denied' | 'lapsed' | 'withdrawn'
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
  return settleRequest(db, workspaceId, actor, id, mayAnswer(actor), async (client, approval) => {
    const { asker, reason, audit_id: audit, until, owner_id: ownerId } = approval
    const decision = {
      id: newId(),
      workspaceId,
      scope: { audit, approval: id },
      action: 'dismiss',
      state: stateCode('dismissed'),
      reason,
      actor,
      approved: { id, asker, answer },
      end: until === null ? null : { until, owner: await personNamed(client, workspaceId, ownerId) },
    }
    const done = approve
      ? await writeDecision(client, decision, true)
      : await writeRelease(client, workspaceId, approval, actor, 'deny_dismissal', answer)
    return { done, state: approve ? 'approved' : 'denied', answer }
  })
}

/** Takes a request back: what waits goes on as it was. Who asked may, and an owner. */
export const withdrawRequest = (db: pg.Pool, workspaceId: string, actor: Actor, isOwner: boolean, id: string): Promise<Answered> =>
  settleRequest(db, workspaceId, actor, id, mayWithdraw(actor, isOwner), async (client, approval) => ({
    done: await writeRelease(client, workspaceId, approval, actor, 'withdraw_request', null),
    state: 'withdrawn',
    answer: null,
  }))

interface Settled {
  /** Null when nothing was left to answer. */
  done: { number: number; updated: number } | null
  state: 'approved' | 'denied' | 'withdrawn'
  answer: string | null
}

/** Ends a request that is still open, while its audit is held; whoever asked is told, unless they did it themselves. */
async function settleRequest(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  check: (approval: ApprovalRow) => void,
  settle: (client: pg.PoolClient, approval: ApprovalRow) => Promise<Settled>,
): Promise<Answered> {
  return transaction(db, async (client) => {
    const found = await findApproval(client, workspaceId, id)
    if (!found) throw notFound('Request')
    await lockAudit(client, workspaceId, { audit: found.audit_id, approval: id })
    // Whoever answers at the same time has held the audit before.
    const approval = (await findApproval(client, workspaceId, id))!
    checkOpen(approval)
    check(approval)
    const { done, answer, ...settled } = await settle(client, approval)
    const state = done ? settled.state : 'lapsed'
    await answerApproval(client, workspaceId, id, state, done ? actor : null, answer)
    const updated = done?.updated ?? 0
    if (approval.asked_by !== null && approval.asked_by !== actor.userId)
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

function checkOpen(approval: ApprovalRow): void {
  if (approval.state === 'requested') return
  throw new AppError(
    409,
    approval.state === 'lapsed'
      ? 'Everything it asked for was decided otherwise meanwhile; nothing was changed.'
      : `${approval.answerer ?? 'Somebody'} has ${approval.state} it already; nothing was changed.`,
  )
}

const mayAnswer = (actor: Actor) => (approval: ApprovalRow) => {
  if (approval.asked_by !== null && approval.asked_by === actor.userId)
    throw new AppError(403, 'Who asked cannot answer: a second person has to.')
}

const mayWithdraw = (actor: Actor, isOwner: boolean) => (approval: ApprovalRow) => {
  if (!isOwner && (approval.asked_by === null || approval.asked_by !== actor.userId))
    throw new AppError(403, `Only ${approval.asker} or an owner may withdraw this.`)
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
