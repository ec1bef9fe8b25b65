import type { Db } from './pool.ts'

export interface EndedAudit {
  name: string
  status: string
  created_by: string | null
  site_id: string | null
  run: number
  total_violations: number
  total_assets: number
  failed_assets: number
  failure: string | null
}

/** What is said of an audit that has ended. */
export async function findEnded(db: Db, workspaceId: string, auditId: string): Promise<EndedAudit | null> {
  const { rows } = await db.query<EndedAudit>(
    `select name, status, created_by, site_id, run, total_violations, total_assets, failed_assets, failure
     from audits where workspace_id = $1 and id = $2`,
    [workspaceId, auditId],
  )
  return rows[0] ?? null
}
