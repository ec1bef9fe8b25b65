import type pg from 'pg'
import type { Settings } from '../config.ts'
import { forgetOldAnswers } from '../db/idempotency.ts'
import { listWorkspaces } from '../db/workspaces.ts'
import { keepRetention } from '../deleting/retention.ts'
import { writeHeads } from '../reviews/trail-heads.ts'

/** Once an hour, tenant by tenant: answers kept for retries, what is older than it is kept, and the heads of trails. */
export async function keepHouse(db: pg.Pool, keepDays: number, settings: Settings): Promise<void> {
  for (const { id } of await listWorkspaces(db)) {
    await forgetOldAnswers(db, id)
    await keepRetention(db, id, keepDays)
    if (settings.TRAIL_HEADS) await writeHeads(db, id, settings)
  }
}
