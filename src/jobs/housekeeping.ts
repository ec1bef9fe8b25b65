import type pg from 'pg'
import { forgetOldAnswers } from '../db/idempotency.ts'
import { listWorkspaces } from '../db/workspaces.ts'

/** Once an hour, tenant by tenant: answers kept for retries, and snapshots and texts older than the setting. */
export async function keepHouse(db: pg.Pool, keepDays: number): Promise<void> {
  for (const { id } of await listWorkspaces(db)) {
    await forgetOldAnswers(db, id)
    if (keepDays > 0)
      await db.query(`delete from asset_contents where workspace_id = $1 and created_at < now() - make_interval(days => $2)`, [
        id,
        keepDays,
      ])
  }
}
