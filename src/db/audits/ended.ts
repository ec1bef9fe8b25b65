import { changesOf } from './pages.ts'
import type { StoredChanges } from './pages.ts'
import { writeToOutbox } from '../events/events.ts'
import type { Db } from '../base/pool.ts'

interface EndedAudit {
  name: string
  status: string
  created_by: string | null
  site_id: string | null
  run: number
  total_violations: number
  total_assets: number
  failed_assets: number
  incomplete_assets: number
  failure: string | null
}

/** Who follows the site of a run, and how many of its findings they have not seen before: new, or back again. */
interface Followed {
  followers: string[] | null
  changes: StoredChanges
  earlier_total: number | null
}

/** What programs are told of an audit that has ended, in the transaction that ends it; who started it, and who follows its site. */
export async function writeEnded(db: Db, workspaceId: string, auditId: string) {
  const audit = await findEnded(db, workspaceId, auditId)
  if (!audit) return null
  const { created_by: startedBy, followers, changes, earlier_total: before, ...rest } = audit
  const said = { audit_id: auditId, ...rest }
  await writeToOutbox(db, workspaceId, [{ type: 'audit.completed', subject: auditId, data: said }])
  // Everything is new where there is no run before; where the two could not be compared, nothing is known to be.
  const fresh = changesOf(changes, audit.total_violations, before)?.new ?? (before === null ? audit.total_violations : 0)
  return { startedBy, followers: followers ?? [], fresh, said }
}

async function findEnded(db: Db, workspaceId: string, auditId: string): Promise<(EndedAudit & Followed) | null> {
  const { rows } = await db.query<EndedAudit & Followed>(
    `select a.name, a.status, a.created_by, a.site_id, a.run, a.total_violations, a.total_assets, a.failed_assets,
       a.incomplete_assets, a.failure, a.changes,
       (select b.total_violations from audits b where b.workspace_id = $1 and b.id = a.previous_id) as earlier_total,
       (select s.followers from sites s where s.workspace_id = $1 and s.id = a.site_id) as followers
     from audits a where a.workspace_id = $1 and a.id = $2`,
    [workspaceId, auditId],
  )
  return rows[0] ?? null
}
