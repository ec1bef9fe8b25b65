import type { Db } from '../base/pool.ts'
import { IS_INCOMPLETE } from './assets.ts'
import type { AuditStatus } from '../../contract/values.ts'

export interface AuditRow {
  id: string
  name: string
  status: AuditStatus
  created_at: string
  completed_at: string | null
  total_assets: number
  completed_assets: number
  failed_assets: number
  incomplete_assets: number
  total_violations: number
}

const COLUMNS = `id, name, status, created_at, completed_at, total_assets, completed_assets, failed_assets, incomplete_assets,
  total_violations`

export async function listAudits(db: Db, workspaceId: string, limit: number): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow>({
    name: 'audits-newest',
    text: `select ${COLUMNS} from audits where workspace_id = $1 order by created_at desc, id limit $2`,
    values: [workspaceId, limit],
  })
  return rows
}

/** One audit, looked for in these workspaces one by one. */
export async function findAuditAnywhere(db: Db, workspaceIds: string[], auditId: string): Promise<AuditRow | null> {
  for (const workspaceId of workspaceIds) {
    const { rows } = await db.query<AuditRow>({
      name: 'audit-by-id',
      text: `select ${COLUMNS} from audits where workspace_id = $1 and id = $2`,
      values: [workspaceId, auditId],
    })
    if (rows[0]) return rows[0]
  }
  return null
}

interface AssetRow {
  id: string
  name: string
  url: string
  state: string
  reason: string | null
  type: string | null
  language: string | null
  characters: number | null
  checked: number | null
  left_out: { reason: string; characters: number }[]
  complete: boolean
}

export async function listAssets(db: Db, workspaceId: string, auditId: string): Promise<AssetRow[]> {
  const { rows } = await db.query<AssetRow>(
    `select id, name, url, state, reason, type, language_key as language, characters, checked, left_out,
       not (${IS_INCOMPLETE}) as complete from assets
     where workspace_id = $1 and audit_id = $2 order by position`,
    [workspaceId, auditId],
  )
  return rows
}
