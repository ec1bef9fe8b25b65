import type pg from 'pg'
import { stateCode } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import type { Difference } from '../../claims/claim.ts'
import type { Condition } from '../../claims/content.ts'

/** What a finding of its own says about a claim: it is said almost, or without what must stand with it. */
export interface ClaimRemark {
  claimId: string
  version: number
  kind: 'almost' | 'condition'
  wording: string
  details: Difference[] | Condition[]
}

/** Stores what new findings say about claims, in the transaction that stored them. */
export async function storeRemarks(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  remarks: readonly (ClaimRemark & { violationId: string })[],
): Promise<void> {
  if (remarks.length === 0) return
  await client.query(
    `insert into claim_remarks (workspace_id, violation_id, audit_id, claim_id, claim_version, kind, wording, details)
     select $1, r.violation_id, $2, r.claim_id, r.version, r.kind, r.wording, r.details
     from jsonb_to_recordset($3::jsonb) as r (violation_id uuid, claim_id uuid, version int, kind text, wording text, details jsonb)`,
    [
      workspaceId,
      auditId,
      JSON.stringify(remarks.map(({ violationId, claimId, ...rest }) => ({ violation_id: violationId, claim_id: claimId, ...rest }))),
    ],
  )
}

/** How many undecided findings there are about what is said of some claims. */
export async function countRemarks(db: Db, workspaceId: string, claimIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query<{ claim_id: string; n: number }>(
    `select m.claim_id, count(*)::int as n from claim_remarks m
     join reviews r on r.workspace_id = $1 and r.violation_id = m.violation_id and r.state = ${stateCode('undecided')}
     where m.workspace_id = $1 and m.claim_id = any($2::uuid[]) group by m.claim_id`,
    [workspaceId, claimIds],
  )
  return new Map(rows.map(({ claim_id: id, n }) => [id, n]))
}
