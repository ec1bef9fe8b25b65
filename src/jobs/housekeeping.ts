import type pg from 'pg'
import { forgetOldContents } from '../db/assets.ts'
import { forgetOldAnswers } from '../db/idempotency.ts'
import { listWorkspaces } from '../db/workspaces.ts'

/** Once an hour, tenant by tenant: answers kept for retries, and snapshots and texts older than the setting. */
export async function keepHouse(db: pg.Pool, keepDays: number): Promise<void> {
  for (const { id } of await listWorkspaces(db)) {
    await forgetOldAnswers(db, id)
    if (keepDays > 0) await forgetOldContents(db, id, keepDays)
  }
}
