import type pg from 'pg'
import { writeRequest } from '../db/violations/approvals.ts'
import { batchesOn } from '../db/base/commit-batches.ts'
import type { Keep } from '../db/base/idempotency.ts'
import { newId } from '../db/base/ids.ts'
import { membersWith } from '../db/people/members.ts'
import { writeNotices } from '../db/people/notices.ts'
import { transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import type { DecisionEnd } from '../db/violations/decision-ends.ts'
import { endLargeDecision } from '../db/violations/large-decisions.ts'
import type { LargeProgress } from '../db/violations/large-decisions.ts'
import { findDecision, writeDecision } from '../db/violations/reviews.ts'
import type { Decision, DecisionResult } from '../db/violations/reviews.ts'
import type { ReviewScope } from '../db/violations/scope.ts'
import { lockAudit } from '../db/violations/scope-reads.ts'
import { isSingle, writeSingleDecisions } from '../db/violations/single-decisions.ts'
import type { SingleDecision } from '../db/violations/single-decisions.ts'
import { invalid, notFound } from '../errors.ts'
import type { Actor } from './chart/actor.ts'
import { MAX_REASON, REVIEW_CHART, REVIEW_STATES, stateCode } from './chart/chart.ts'
import type { ReviewAction, ReviewState } from './chart/chart.ts'
import { APPROVERS } from '../contract/values.ts'

export interface ReviewRequest {
  action: ReviewAction
  reason?: string | null
  /** Until when it holds, as checked where it came in (endOf). */
  end?: DecisionEnd | null
}

export type { ReviewScope } from '../db/violations/scope.ts'

/** The one function that takes a review decision, whoever asks: the public API, the web application, a program. */
export async function decide(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  scope: ReviewScope,
  request: ReviewRequest,
  kept?: Keep<Decided>,
): Promise<Decided> {
  const decision = decisionOf(workspaceId, actor, scope, request)
  const made = (on: Db) => findDecision(on, decision)
  const keep = kept && ((result: DecisionResult) => kept(decided(request, result)))
  const result = batchesOn(db).run<SingleDecision, DecisionResult | null>(
    workspaceId,
    isSingle(decision)
      ? { made, keep, alone: (on) => writeOne(db, on, decision), batched: { item: decision, many: writeSingleDecisions } }
      : { made, keep, alone: (on) => within(db, on, (client) => holdAndWrite(client, decision)) },
  )
  return decided(request, await result)
}

export type Decided = DecisionResult & { state: ReviewState }

/** The same inside a transaction that has locked the audit, and is tried again as a whole. */
export const decideWithin = async (
  db: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  scope: ReviewScope,
  request: ReviewRequest,
): Promise<Decided> => decided(request, await writeHeld(db, decisionOf(workspaceId, actor, scope, request)))

/** A decision that is made in batches; `id` is the change's own, however often it is tried. */
export const largeDecisionOf = (id: string, workspaceId: string, { actor, scope, request }: AskedLarge): Decision => ({
  ...decisionOf(workspaceId, actor, scope, request),
  id,
})

export interface AskedLarge {
  actor: Actor
  scope: ReviewScope
  request: ReviewRequest
}

/** What became of it, when its last batch is written and the audit still locked: a second person is asked for what needs one. */
export const endLarge = async (
  db: pg.PoolClient,
  decision: Decision,
  audit: { id: string; version: number },
  progress: LargeProgress,
  request: ReviewRequest,
): Promise<Decided> => decided(request, await askForRest(db, decision, await endLargeDecision(db, decision, audit, progress)))

const within = <Result>(db: pg.Pool, on: Db, work: (client: Db) => Promise<Result>): Promise<Result> =>
  on === db ? transaction(db, work) : work(on)

const holdAndWrite = async (client: Db, decision: Decision): Promise<DecisionResult | null> =>
  (await lockAudit(client, decision.workspaceId, decision.scope)) && writeHeld(client, decision)

/** Decides what may be decided, and asks a second person for the rest of a dismissal. */
const writeHeld = async (client: Db, decision: Decision): Promise<DecisionResult | null> =>
  askForRest(client, decision, await writeDecision(client, decision, true))

async function askForRest(client: Db, decision: Decision, result: DecisionResult | null): Promise<DecisionResult | null> {
  if (decision.action !== 'dismiss' || (result && !result.fourEyes?.length)) return result
  const asked = await writeRequest(client, decision, result !== null)
  if (asked?.approvalId === decision.id) await tellApprovers(client, decision, asked)
  return result && asked ? { ...asked, ...result, number: result.number } : (result ?? asked)
}

async function tellApprovers(client: Db, { workspaceId, actor }: Decision, asked: DecisionResult): Promise<void> {
  const people = await membersWith(client, workspaceId, APPROVERS)
  const { auditId, approvalId = null, waiting = 1 } = asked
  await writeNotices(
    client,
    workspaceId,
    people
      .filter((id) => id !== actor.userId)
      .map((userId) => ({ userId, kind: 'approval', by: actor.name, auditId, approvalId, count: waiting })),
  )
}

/** One statement where nobody else is needed and nothing else is stored; only then is a request looked for. */
async function writeOne(db: pg.Pool, on: Db, decision: Decision): Promise<DecisionResult | null> {
  if (decision.end) return within(db, on, (client) => holdAndWrite(client, decision))
  const result = await writeDecision(on, decision, false)
  return result || decision.action !== 'dismiss' ? result : within(db, on, (client) => holdAndWrite(client, decision))
}

/** Refuses what is no decision, whatever it is about. */
export const checkRequest = ({ action, reason }: ReviewRequest): void => checkReason(REVIEW_CHART[action].reason, reason ?? null)

function decisionOf(workspaceId: string, actor: Actor, scope: ReviewScope, request: ReviewRequest): Decision {
  const { to, reason } = REVIEW_CHART[request.action]
  checkRequest(request)
  return {
    id: newId(),
    workspaceId,
    scope,
    action: request.action,
    state: stateCode(to),
    reason: reason === 'required' ? request.reason! : null,
    actor,
    end: request.end ?? null,
  }
}

function decided(request: ReviewRequest, result: DecisionResult | null): Decided {
  if (!result) throw notFound('Violation')
  const keeps = result.keeps ?? null
  return { ...result, state: keeps === null ? REVIEW_CHART[request.action].to : REVIEW_STATES[keeps]! }
}

function checkReason(rule: 'required' | 'refused', reason: string | null): void {
  const fault = (msg: string) => invalid({ loc: ['body', 'reason'], msg: `Value error, ${msg}`, type: 'value_error' })
  if (rule === 'refused') {
    if (reason !== null) throw fault('a reason is accepted only with the action dismiss; add a comment instead')
    return
  }
  if (reason === null || reason.trim() === '') throw fault('the action dismiss needs a reason')
  if ([...reason].length > MAX_REASON) throw fault(`a reason has at most ${MAX_REASON} characters`)
}
