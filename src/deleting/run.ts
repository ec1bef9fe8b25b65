import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { deleteBatch, unfinishedDeletions } from '../db/deletion/deletions.ts'

/** Between two batches, so that whoever decides at the desk meanwhile comes first. */
const PAUSE = 10

/** Deletes what is left behind a workspace's tombstones, to the end or until told to stop. Answers how many were finished. */
export async function runDeletions(db: pg.Pool, workspaceId: string, stop?: AbortSignal): Promise<number> {
  let finished = 0
  for (const number of await unfinishedDeletions(db, workspaceId)) {
    while (!stop?.aborted && (await deleteBatch(db, workspaceId, number))) await pause(PAUSE)
    if (stop?.aborted) return finished
    finished++
  }
  return finished
}
