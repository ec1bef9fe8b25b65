import type pg from 'pg'
import type { Settings } from '../config.ts'
import { forgetOldContents } from '../db/assets.ts'
import { forgetOldAnswers } from '../db/idempotency.ts'
import { listWorkspaces } from '../db/workspaces.ts'
import { writeHeads } from '../reviews/trail-heads.ts'

/** Once an hour, tenant by tenant: answers kept for retries, snapshots and texts older than the setting, and the heads of trails. */
export async function keepHouse(db: pg.Pool, keepDays: number, settings: Settings): Promise<void> {
  for (const { id } of await listWorkspaces(db)) {
    await forgetOldAnswers(db, id)
    if (keepDays > 0) await forgetOldContents(db, id, keepDays)
    if (settings.TRAIL_HEADS) await writeHeads(db, id, settings)
  }
}
