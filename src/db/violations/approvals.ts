import type { Actor } from '../../reviews/chart/actor.ts'
import { FOUR_EYES, NEEDS_SECOND } from './second-approval.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { scopeSql } from './scope.ts'
import type { Decision, DecisionResult } from './reviews.ts'
import { boundSql, KEEP_PLACES, PLACES } from '../trail/bound.ts'
import { actorJson, appendSql } from '../trail/entries.ts'

export interface ApprovalRow {
  id: string
  audit_id: string
  violation_id: string | null
  group_id: string | null
  asked: number
  reason: string
  /** The end that it asks for, and who is to answer for it. */
  until: string | null
  owner_id: string | null
  asked_by: string | null
  asker: string
  asked_at: string
  state: 'requested' | 'approved' | 'denied' | 'lapsed' | 'withdrawn'
  answered_by: string | null
  answerer: string | null
  answer: string | null
  answered_at: string | null
}

/**
 * Asks a second person for those of a dismissal that need one; run after the audit's row is locked. Their states stay. What waits already
 * stays with the earlier request. `chained`: the rest of the decision has an entry in the trail that carries its identifier. Null when
 * none needs a second person.
 */
export async function writeRequest(db: Db, decision: Decision, chained: boolean): Promise<DecisionResult | null> {
  const { id, workspaceId, scope, actor, reason, end } = decision
  const { kind, ctes, values } = scopeSql(scope, 11)
  const { rows } = await db.query<{
    audit_id: string
    number: number | null
    waiting: number
    state: number | null
    earlier: string | null
  }>(
    `with ${ctes},
     ${FOUR_EYES},
     audit as materialized (select audit_id as id, group_id, what from target),
     asked as materialized (select violation_id, state from chosen where ${NEEDS_SECOND}),
     changed as (
       update reviews r set approval_id = $2 from asked
       where r.workspace_id = $1 and r.violation_id = asked.violation_id and r.approval_id is null returning r.place, r.finding_hash
     ),
     total as materialized (select count(*)::int as n, ${PLACES}, ${boundSql()} as sha256 from changed),
     ${appendSql({
       moment: '$8',
       actor: '$3',
       changeId: '$7',
       fields: {
         action: `'request_dismissal'`,
         violation_id: 'audit.what',
         group_id: 'case when $5::boolean then audit.group_id end',
         count: 'total.n',
         reason: '$4::text',
         approval_id: '$2::uuid',
         ...(end ? { until: '$9::date', owner: '$10::json' } : {}),
         findings_sha256: 'total.sha256',
       },
       from: 'total where total.n > 0',
     })},
     ${KEEP_PLACES},
     added as (
       insert into approvals (workspace_id, id, audit_id, violation_id, group_id, asked, reason, asked_by, asker, asked_at, until, owner_id)
       select live.workspace_id, $2, audit.id, audit.what::uuid, case when $5::boolean then audit.group_id end, total.n, $4, $6::uuid,
         $3::json ->> 'name', $8::timestamptz, $9::date, ($10::json ->> 'id')::uuid
       from audits live, audit, total, written where live.workspace_id = $1 and live.id = audit.id
       returning 1
     )
     select audit.id as audit_id, (select number from written) as number, (select count(*)::int from asked) as waiting,
       (select a.state from asked a where a.violation_id::text = audit.what) as state,
       (select r.approval_id from reviews r join asked a on a.violation_id = r.violation_id
         where r.workspace_id = $1 and r.approval_id is not null limit 1) as earlier
     from audit`,
    [
      workspaceId,
      id,
      actorJson(actor),
      reason,
      kind === 'group',
      actor.userId,
      chained ? null : id,
      momentAt(newMoment()),
      end?.until ?? null,
      JSON.stringify(end?.owner ?? null),
      ...values,
    ],
  )
  const row = rows[0]
  if (!row || row.waiting === 0) return null
  const approvalId = row.number === null ? row.earlier! : id
  return { auditId: row.audit_id, number: row.number ?? 0, updated: 0, from: {}, waiting: row.waiting, approvalId, keeps: row.state }
}

export async function findApproval(db: Db, workspaceId: string, id: string): Promise<ApprovalRow | null> {
  const { rows } = await db.query<ApprovalRow>(
    `select id, audit_id, violation_id, group_id, asked, reason, to_char(until, 'YYYY-MM-DD') as until, owner_id, asked_by,
       asker, asked_at, state, answered_by,
       answerer, answer, answered_at from approvals where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}

/** How many of the violations it asks for still wait, and the one to show of them. */
export async function stillWaiting(db: Db, workspaceId: string, id: string): Promise<{ waiting: number; violation_id: string | null }> {
  const { rows } = await db.query<{ waiting: number; violation_id: string | null }>(
    `select count(*)::int as waiting, (array_agg(violation_id order by place))[1] as violation_id
     from reviews where workspace_id = $1 and approval_id = $2`,
    [workspaceId, id],
  )
  return rows[0]!
}

/**
 * Lets the violations of a request go, with an entry in the trail; the audit's row is locked. Null when none waits any more. `answer` is
 * the reason of a denial.
 */
export async function writeRelease(
  db: Db,
  workspaceId: string,
  approval: ApprovalRow,
  actor: Actor,
  action: 'deny_dismissal' | 'withdraw_request',
  answer: string | null,
): Promise<{ number: number; updated: number } | null> {
  const { rows } = await db.query<{ number: number; updated: number }>(
    `with audit as materialized (select $2::uuid as id),
     changed as (update reviews r set approval_id = null where r.workspace_id = $1 and r.approval_id = $3
       returning r.place, r.finding_hash),
     total as materialized (select count(*)::int as n, ${PLACES}, ${boundSql()} as sha256 from changed),
     ${appendSql({
       moment: '$10',
       actor: '$4',
       fields: {
         action: '$9::text',
         violation_id: '$5::text',
         group_id: '$6::text',
         count: 'total.n',
         reason: '$7::text',
         approval: '$8::json',
         findings_sha256: 'total.sha256',
       },
       from: 'total where total.n > 0',
     })},
     ${KEEP_PLACES}
     select written.number, total.n as updated from written, total`,
    [
      workspaceId,
      approval.audit_id,
      approval.id,
      actorJson(actor),
      approval.violation_id,
      approval.group_id,
      answer,
      JSON.stringify({ id: approval.id, by: approval.asker, answer: null }),
      action,
      momentAt(newMoment()),
    ],
  )
  return rows[0] ?? null
}

/** What became of a request. */
export async function answerApproval(
  db: Db,
  workspaceId: string,
  id: string,
  state: Exclude<ApprovalRow['state'], 'requested'>,
  actor: Actor | null,
  answer: string | null,
): Promise<void> {
  await db.query(
    `update approvals set state = $3, answered_by = $4, answerer = $5, answer = $6, answered_at = $7
     where workspace_id = $1 and id = $2 and state = 'requested'`,
    [workspaceId, id, state, actor?.userId ?? null, actor?.name ?? null, answer, momentAt(newMoment())],
  )
}

/** Ends requests of which nothing waits any more. */
export async function lapseEmpty(db: Db, workspaceId: string): Promise<Pick<ApprovalRow, 'id' | 'audit_id' | 'asked_by' | 'asked'>[]> {
  const { rows } = await db.query<Pick<ApprovalRow, 'id' | 'audit_id' | 'asked_by' | 'asked'>>(
    `update approvals p set state = 'lapsed', answered_at = $2 where p.workspace_id = $1 and p.state = 'requested'
       and not exists (select 1 from reviews r where r.workspace_id = $1 and r.approval_id = p.id)
     returning p.id, p.audit_id, p.asked_by, p.asked`,
    [workspaceId, momentAt(newMoment())],
  )
  return rows
}
