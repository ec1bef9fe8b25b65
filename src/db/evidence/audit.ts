import type { Db } from '../base/pool.ts'

/** An audit as its evidence tells it. */
export interface EvidenceAudit {
  id: string
  name: string
  site: string | null
  site_id: string | null
  previous_id: string | null
  run: number
  status: string
  failure: string | null
  created_at: string
  completed_at: string | null
  started_by: string | null
  sources: unknown[]
  total_assets: number
  completed_assets: number
  failed_assets: number
  incomplete_assets: number
  total_violations: number
  trail_length: number
  trail_head: Buffer
}

export async function findEvidenceAudit(db: Db, workspaceId: string, auditId: string): Promise<EvidenceAudit | null> {
  const { rows } = await db.query<EvidenceAudit>(
    `select a.id, a.name, s.name as site, a.site_id, a.previous_id, a.run, a.status, a.failure, a.created_at, a.completed_at,
       a.settings ->> 'started_by' as started_by, a.sources, a.total_assets, a.completed_assets, a.failed_assets, a.incomplete_assets,
       a.total_violations, a.trail_length, a.trail_head
     from audits a left join sites s on s.workspace_id = $1 and s.id = a.site_id where a.workspace_id = $1 and a.id = $2`,
    [workspaceId, auditId],
  )
  return rows[0] ?? null
}

/** A rule in the version that the audit ran with. */
export interface EvidenceRule {
  rule_id: string
  version: string
  pack: string
  name: string
  law: string | null
  law_url: string | null
  jurisdiction: unknown
}

export async function listEvidenceRules(db: Db, workspaceId: string, auditId: string): Promise<EvidenceRule[]> {
  const { rows } = await db.query<EvidenceRule>(
    `select v.rule_id, v.version, v.pack, v.name, v.source ->> 'citation' as law, v.source ->> 'url' as law_url,
       v.definition -> 'jurisdiction' as jurisdiction
     from audit_rules a join rule_versions v on v.workspace_id = $1 and v.id = a.rule_version_id
     where a.workspace_id = $1 and a.audit_id = $2 order by v.pack, v.rule_id, v.version`,
    [workspaceId, auditId],
  )
  return rows
}
