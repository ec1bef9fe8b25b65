import type { Difference } from '../../claims/claim.ts'
import { claimName, endOf, stateOn } from '../../claims/content.ts'
import type { ClaimContent, Condition } from '../../claims/content.ts'
import type { FINDING_CLAIMS, KeptClaimState } from '../../contract/values.ts'
import type { LanguageKey } from '../../languages.ts'
import { SEVERITIES } from '../../reviews/chart/chart.ts'
import type { Severity } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import { SYSTEM } from '../../reviews/chart/actor.ts'
import { today } from '../settings/settings.ts'
import type { ClaimRemark } from './remarks.ts'

interface Row {
  how: 'answer' | ClaimRemark['kind']
  claim_id: string
  claim_version: number
  number: number
  state: KeptClaimState
  content: ClaimContent
  wording: string | null
  details: ClaimRemark['details']
  ended_at: string | null
  is_answered: boolean
}

/** Null: it has nothing to do with any claim. The claim as it was in the version that is meant. */
export async function claimOfFinding(db: Db, workspaceId: string, violationId: string) {
  const { rows } = await db.query<Row>({
    name: 'finding-claim',
    text: `with said as (
        select 'answer' as how, claim_id, claim_version, null::text as wording, '[]'::jsonb as details, ended_at
        from claim_answers where workspace_id = $1 and violation_id = $2
        union all select kind, claim_id, claim_version, wording, details, null
        from claim_remarks where workspace_id = $1 and violation_id = $2)
      select s.*, c.number, c.state, v.content,
        exists (select 1 from reviews r where r.workspace_id = $1 and r.violation_id = $2 and r.decided_by = $3) as is_answered
      from said s join claims c on c.workspace_id = $1 and c.id = s.claim_id
      join claim_versions v on v.workspace_id = $1 and v.claim_id = s.claim_id and v.version = s.claim_version`,
    values: [workspaceId, violationId, SYSTEM.name],
  })
  const [row] = rows
  // Somebody has decided it, which takes the answer off.
  if (!row || (row.how === 'answer' && row.ended_at === null && !row.is_answered)) return null
  const { how, claim_id: id, claim_version: version, number, state, content, wording, details, ended_at: endedAt } = row
  const [proof] = content.proofs
  const until = endOf(content)
  return {
    how: how === 'answer' ? (endedAt === null ? ('answered' as const) : ('ended' as const)) : how,
    id,
    number: claimName(number),
    version,
    state: stateOn(state, until, today()),
    until,
    wording: wording ?? content.wordings[0]!.text,
    markets: content.markets,
    conditions: content.conditions,
    proof: proof ? { title: proof.title, page: proof.page, passage: proof.passage } : null,
    differences: how === 'almost' ? (details as Difference[]) : [],
    missing: how === 'condition' ? (details as Condition[]) : [],
    ended_at: endedAt,
  }
}

/** How many findings of an audit approved claims answer. */
export async function countAnswered(db: Db, workspaceId: string, auditId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>({
    name: 'audit-answered',
    text: `select count(*)::int as n from claim_answers a join reviews r on r.workspace_id = $1 and r.violation_id = a.violation_id
      where a.workspace_id = $1 and a.audit_id = $2 and a.ended_at is null and r.decided_by = $3`,
    values: [workspaceId, auditId, SYSTEM.name],
  })
  return rows[0]!.n
}

interface SaidRow {
  id: string
  audit_id: string
  how: (typeof FINDING_CLAIMS)[number]
  version: number
  sentence: string
  language_key: LanguageKey | null
  asset_name: string | null
  asset_url: string | null
  severity: Severity | null
  found_at: string
}

const MOST_FINDINGS = 200

/** The newest findings that have to do with a claim; what a person has decided otherwise is no answer of it. */
export async function findingsOfClaim(db: Db, workspaceId: string, claimId: string): Promise<SaidRow[]> {
  const { rows } = await db.query<SaidRow>({
    name: 'claim-findings',
    text: `with said as (
        select violation_id, claim_version, case when ended_at is null then 'answered' else 'ended' end as how
        from claim_answers where workspace_id = $1 and claim_id = $2
        union all select violation_id, claim_version, kind from claim_remarks where workspace_id = $1 and claim_id = $2)
      select v.id, v.audit_id, s.how, s.claim_version as version, coalesce(v.sentence, v.violating_text, '') as sentence,
        a.language_key, v.asset_name, v.asset_url, ('{${SEVERITIES.join(',')}}'::text[])[v.severity + 1] as severity,
        v.created_at as found_at
      from said s join violations v on v.workspace_id = $1 and v.id = s.violation_id
      join reviews r on r.workspace_id = $1 and r.violation_id = v.id
      left join assets a on a.workspace_id = $1 and a.id = v.asset_id
      where s.how <> 'answered' or r.decided_by = $3
      order by v.created_at desc, v.id limit $4`,
    values: [workspaceId, claimId, SYSTEM.name, MOST_FINDINGS],
  })
  return rows
}
