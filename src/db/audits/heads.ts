import type { Db } from '../base/pool.ts'
import type { AuditStatus } from '../../contract/values.ts'

/** What changes while an audit runs or is reviewed: all of it in the audit's own row. */
export interface AuditHead {
  id: string
  status: AuditStatus
  total_assets: number
  completed_assets: number
  failed_assets: number
  total_violations: number
  counts: number[]
  version: number
}

const COLUMNS = 'id, status, total_assets, completed_assets, failed_assets, total_violations, counts, trail_length as version'

export async function findAuditHeads(db: Db, workspaceId: string, auditIds: string[]): Promise<AuditHead[]> {
  const { rows } = await db.query<AuditHead>({
    name: 'audit-heads',
    text: `select ${COLUMNS} from audits where workspace_id = $1 and id = any($2::uuid[])`,
    values: [workspaceId, auditIds],
  })
  return rows
}

/** The newest audits of a workspace and those that run, for the list that fills live. */
export async function newestAuditHeads(db: Db, workspaceId: string, limit: number): Promise<AuditHead[]> {
  const { rows } = await db.query<AuditHead>({
    name: 'audit-heads-newest',
    text: `select ${COLUMNS} from audits where workspace_id = $1 order by created_at desc, id limit $2`,
    values: [workspaceId, limit],
  })
  return rows
}
