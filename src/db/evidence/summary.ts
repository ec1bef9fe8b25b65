import { REVIEW_STATES, SEVERITIES } from '../../reviews/chart/chart.ts'
import type { ReviewState, Severity } from '../../reviews/chart/chart.ts'
import { SYSTEM } from '../../reviews/chart/actor.ts'
import type { ClaimContent } from '../../claims/content.ts'
import type { KeptClaimState } from '../../contract/values.ts'
import type { Db } from '../base/pool.ts'

interface FoundAndDecided {
  severity: Severity | 'NONE'
  state: ReviewState
  n: number
}

/** How many findings an audit has of each severity in each state. */
export async function countFound(db: Db, workspaceId: string, auditId: string): Promise<FoundAndDecided[]> {
  const { rows } = await db.query<{ severity: number | null; state: number; n: number }>(
    `select v.severity, r.state, count(*)::int as n from violations v
     join reviews r on r.workspace_id = $1 and r.violation_id = v.id
     where v.workspace_id = $1 and v.audit_id = $2 group by 1, 2`,
    [workspaceId, auditId],
  )
  return rows.map(({ severity, state, n }) => ({
    severity: severity === null ? ('NONE' as const) : SEVERITIES[severity]!,
    state: REVIEW_STATES[state]!,
    n,
  }))
}

/** Why pages were not read, the most frequent reason first. */
export async function countNotRead(db: Db, workspaceId: string, auditId: string): Promise<{ reason: string | null; n: number }[]> {
  const { rows } = await db.query<{ reason: string | null; n: number }>(
    `select reason, count(*)::int as n from assets where workspace_id = $1 and audit_id = $2 and state <> 'completed'
     group by 1 order by 2 desc, 1 limit 10`,
    [workspaceId, auditId],
  )
  return rows
}

export interface AnsweringClaim {
  id: string
  number: number
  version: number
  state: KeptClaimState
  content: ClaimContent
  approved_at: string | null
  n: number
}

/** The approved claims that answer findings of an audit, in the version that does. */
export async function answeringClaims(db: Db, workspaceId: string, auditId: string): Promise<AnsweringClaim[]> {
  const { rows } = await db.query<AnsweringClaim>(
    `with answers as (
       select a.claim_id, a.claim_version, count(*)::int as n from claim_answers a
       join reviews r on r.workspace_id = $1 and r.violation_id = a.violation_id
       where a.workspace_id = $1 and a.audit_id = $2 and a.ended_at is null and r.decided_by = $3 group by 1, 2)
     select c.id, c.number, a.claim_version as version, c.state, v.content, c.approved_at, a.n
     from answers a join claims c on c.workspace_id = $1 and c.id = a.claim_id
     join claim_versions v on v.workspace_id = $1 and v.claim_id = a.claim_id and v.version = a.claim_version
     order by c.number, a.claim_version`,
    [workspaceId, auditId, SYSTEM.name],
  )
  return rows
}

export interface RunOfPeriod {
  id: string
  run: number
  name: string
  status: string
  created_at: string
  completed_at: string | null
  total_assets: number
  completed_assets: number
  failed_assets: number
  total_violations: number
  open: number
}

const MOST_RUNS = 5000

/** The runs of a site that began between two moments, the first one first. */
export async function runsBetween(
  db: Db,
  workspaceId: string,
  siteId: string,
  since: Date | null,
  until: Date | null,
): Promise<RunOfPeriod[]> {
  const { rows } = await db.query<RunOfPeriod>(
    `select a.id, a.run, a.name, a.status, a.created_at, a.completed_at, a.total_assets, a.completed_assets, a.failed_assets,
       a.total_violations, (select count(*)::int from reviews r where r.workspace_id = $1 and r.audit_id = a.id and r.state = 0) as open
     from audits a where a.workspace_id = $1 and a.site_id = $2
       and ($3::timestamptz is null or a.created_at >= $3) and ($4::timestamptz is null or a.created_at < $4)
     order by a.run limit ${MOST_RUNS}`,
    [workspaceId, siteId, since, until],
  )
  return rows
}
