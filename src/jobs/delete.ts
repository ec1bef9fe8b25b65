import type pg from 'pg'
import { listWorkspaces } from '../db/settings/workspaces.ts'
import { runDeletions } from '../deleting/run.ts'
import { regularly } from './regularly.ts'

const EVERY = 3000

/** Deletes what was promised to be deleted, also what a worker that died has left. Any number of workers may do so at once. */
export function startDeleting(db: pg.Pool, onError: (error: Error) => void): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const look = async () => {
    for (const { id } of await listWorkspaces(db)) {
      if (stopping.signal.aborted) return
      await runDeletions(db, id, stopping.signal)
    }
  }
  const deleting = regularly('deleting', EVERY, look, onError)
  return {
    stop() {
      stopping.abort()
      return deleting.stop()
    },
  }
}
