import { writeToOutbox } from './events.ts'
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

/** What programs are told of an audit that has ended, in the transaction that ends it; and who started it. */
export async function writeEnded(db: Db, workspaceId: string, auditId: string) {
  const audit = await findEnded(db, workspaceId, auditId)
  if (!audit) return null
  const { created_by: startedBy, ...rest } = audit
  const said = { audit_id: auditId, ...rest }
  await writeToOutbox(db, workspaceId, [{ type: 'audit.completed', subject: auditId, data: said }])
  return { startedBy, said }
}

async function findEnded(db: Db, workspaceId: string, auditId: string): Promise<EndedAudit | null> {
  const { rows } = await db.query<EndedAudit>(
    `select name, status, created_by, site_id, run, total_violations, total_assets, failed_assets, failure
     from audits where workspace_id = $1 and id = $2`,
    [workspaceId, auditId],
  )
  return rows[0] ?? null
}
