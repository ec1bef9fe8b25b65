import type pg from 'pg'
import { stateCode } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import type { Role } from '../../contract/values.ts'

/** A step of an approval: who may answer it. */
export interface ApprovalStep {
  name: string
  roles: Role[]
  /** Only these people; none: everybody of the roles. */
  people: string[]
}

interface DoneStep {
  by: string
  at: string
  comment: string | null
}

export interface ApprovalRow {
  approval: 'draft' | 'in_review' | 'approved'
  approval_steps: ApprovalStep[] | null
  steps_done: DoneStep[] | null
  asked_by: string | null
  asked_at: string | null
  approved_version: number | null
  findings: StoredFinding[]
}

/** A finding of a document as far as approval goes. */
export interface StoredFinding {
  rule_id: string
  rule_name: string
  severity: string
  text: string
  sentence: string
  ignored?: true
  ignored_by?: string | null
}

export async function findDocumentApproval(db: Db, workspaceId: string, id: string): Promise<ApprovalRow | null> {
  const { rows } = await db.query<ApprovalRow>(
    `select approval, approval_steps, steps_done, asked_by, asked_at, approved_version, findings
     from documents where workspace_id = $1 and id = $2 and status = 'ready'`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}

export async function beginReview(
  client: pg.PoolClient,
  workspaceId: string,
  id: string,
  { steps, askedBy, at }: { steps: ApprovalStep[]; askedBy: string | null; at: Date },
): Promise<void> {
  await client.query(
    `update documents set approval = 'in_review', approval_steps = $3, steps_done = '[]', asked_by = $4, asked_at = $5
     where workspace_id = $1 and id = $2`,
    [workspaceId, id, JSON.stringify(steps), askedBy, at],
  )
}

export async function setStepsDone(client: pg.PoolClient, workspaceId: string, id: string, done: DoneStep[]): Promise<void> {
  await client.query('update documents set steps_done = $3 where workspace_id = $1 and id = $2', [workspaceId, id, JSON.stringify(done)])
}

/** A draft again; what was approved last is still known. */
export async function backToDraft(client: pg.PoolClient, workspaceId: string, id: string): Promise<void> {
  await client.query(
    `update documents set approval = 'draft', approval_steps = null, steps_done = null, asked_by = null, asked_at = null
     where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  )
}

export async function setApproved(client: pg.PoolClient, workspaceId: string, id: string, version: number): Promise<void> {
  await client.query(`update documents set approval = 'approved', approved_version = $3 where workspace_id = $1 and id = $2`, [
    workspaceId,
    id,
    version,
  ])
}

interface DeskDecision {
  violation_id: string
  rule_id: string
  text: string
  state: number
  reason: string | null
  by: string | null
}

/** What the newest audit that read a document found in it, with the states of the desk. */
export async function deskFindings(db: Db, workspaceId: string, documentId: string): Promise<DeskDecision[]> {
  const { rows } = await db.query<DeskDecision>(
    `with newest as materialized (
       select s.id from assets s join audits a on a.workspace_id = $1 and a.id = s.audit_id
       where s.workspace_id = $1 and s.url = $2 and s.url like 'document:%' and s.state = 'completed'
       order by a.created_at desc, s.id desc limit 1
     )
     select v.id as violation_id, coalesce(v.rule_id, rv.rule_id) as rule_id, coalesce(v.violating_text, '') as text, r.state,
       r.dismissal_reason as reason, r.decided_by as by
     from newest n join violations v on v.workspace_id = $1 and v.asset_id = n.id
     join reviews r on r.workspace_id = $1 and r.violation_id = v.id
     left join rule_versions rv on rv.workspace_id = $1 and rv.id = v.rule_version_id
     limit 5000`,
    [workspaceId, `document:${documentId}`],
  )
  return rows
}

export const isDismissed = ({ state }: DeskDecision): boolean => state === stateCode('dismissed')
export const isUndecided = ({ state }: DeskDecision): boolean => state === stateCode('undecided')
