import type pg from 'pg'
import { writeComments } from '../db/violations/comment-batches.ts'
import { isId, newId } from '../db/base/ids.ts'
import { transaction } from '../db/base/pool.ts'
import { auditsOfViolations, lockAudit, reviewsAmong, shownAmong } from '../db/violations/scope-reads.ts'
import type { ReviewNow } from '../db/violations/scope-reads.ts'
import type { QueueFilter } from '../db/violations/filter.ts'
import type { Actor } from './chart/actor.ts'
import { REVIEW_CHART, REVIEW_STATES, stateCode } from './chart/chart.ts'
import type { ReviewState } from './chart/chart.ts'
import { checkRequest, decideWithin } from './decide.ts'
import type { ReviewRequest } from './decide.ts'
import type { DecisionOutcome } from '../contract/values.ts'

/** What became of one violation of many. */
export interface ItemDecided {
  violation_id: string
  audit_id: string | null
  outcome: DecisionOutcome
  /** As it is now. */
  review_state: ReviewState | null
  /** The request that waits for a second person. */
  approval_id: string | null
  /** Why it was refused. */
  why: string | null
}

export interface BulkRequest extends ReviewRequest {
  /** Added to every violation that is decided or waits. */
  comment: string | null
}

const NOT_THERE = 'There is no such violation in this workspace.'
const NOT_SHOWN = 'The filter does not show it any more.'
const FAILED = 'It could not be decided now; try again.'

/**
 * Decides on violations of any audits: those of one audit in one transaction with one entry in its trail, all of them or none, audit by
 * audit. What has the state already is left alone. `filter`: only what it still shows when the audit is locked. Where the database fails
 * after some audits are done, the report says so of the others; `onFailure` is told why.
 */
export async function decideMany(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  ids: string[],
  request: BulkRequest,
  { filter, onFailure }: { filter: QueueFilter | null; onFailure: (error: unknown) => void },
): Promise<ItemDecided[]> {
  checkRequest(request)
  const audits = await auditsOfViolations(db, workspaceId, ids.filter(isId))
  const items = new Map<string, ItemDecided>()
  for (const id of ids) if (!audits.has(id)) items.set(id, refused(id, null, NOT_THERE))
  const byAudit = Map.groupBy(audits.keys(), (id) => audits.get(id)!)
  let done = 0
  for (const [auditId, some] of byAudit) {
    try {
      const decided = await transaction(db, (client) => decideInAudit(client, workspaceId, actor, auditId, some, request, filter))
      for (const item of decided) items.set(item.violation_id, item)
      done++
    } catch (error) {
      if (done === 0) throw error
      onFailure(error)
      for (const id of some) items.set(id, refused(id, auditId, FAILED))
    }
  }
  return [...new Set(ids)].map((id) => items.get(id)!)
}

const refused = (id: string, audit: string | null, why: string, state: ReviewState | null = null): ItemDecided => ({
  violation_id: id,
  audit_id: audit,
  outcome: 'refused',
  review_state: state,
  approval_id: null,
  why,
})

async function decideInAudit(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  audit: string,
  ids: string[],
  request: BulkRequest,
  filter: QueueFilter | null,
): Promise<ItemDecided[]> {
  const locked = await lockAudit(client, workspaceId, { audit, violations: [], groups: [] })
  const before = locked ? await reviewsAmong(client, workspaceId, audit, ids) : new Map<string, ReviewNow>()
  const shown = filter && (await shownAmong(client, workspaceId, audit, { ...filter, violations: [...before.keys()] }))
  const wanted = [...before.keys()].filter((id) => (shown?.has(id) ?? true) && !isAsAsked(before.get(id)!, request))
  if (wanted.length > 0) {
    await decideWithin(client, workspaceId, actor, { audit, violations: wanted, groups: [] }, request)
    const { comment: content } = request
    if (content !== null)
      await writeComments(
        client,
        wanted.map((violationId) => ({ workspaceId, id: newId(), violationId, actor, content })),
      )
  }
  const now = wanted.length > 0 ? await reviewsAmong(client, workspaceId, audit, wanted) : before
  return ids.map((id) => {
    const was = before.get(id)
    if (!was) return refused(id, null, NOT_THERE)
    if (shown && !shown.has(id)) return refused(id, audit, NOT_SHOWN, REVIEW_STATES[was.state]!)
    const { state, approval_id: approval } = now.get(id) ?? was
    const outcome = !now.has(id) || wanted.length === 0 ? 'unchanged' : approval === null ? 'done' : 'waiting'
    return { violation_id: id, audit_id: audit, outcome, review_state: REVIEW_STATES[state]!, approval_id: approval, why: null }
  })
}

/** Another reason or end for the same state is a decision of its own. */
const isAsAsked = ({ state, reason, approval_id: approval, until, owner_id: owner }: ReviewNow, request: ReviewRequest): boolean =>
  state === stateCode(REVIEW_CHART[request.action].to) &&
  approval === null &&
  reason === (request.reason ?? null) &&
  until === (request.end?.until ?? null) &&
  owner === (request.end?.owner?.id ?? null)
