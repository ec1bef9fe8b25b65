import type pg from 'pg'
import { listWorkspaces } from '../db/settings/workspaces.ts'
import type { Asking } from '../stamps/ask.ts'
import { stampDue } from '../stamps/stamp.ts'
import { regularly } from './regularly.ts'

const EVERY = 60_000

/** Has heads of trails stamped where a workspace asks for it each day, and asks authorities again that were away. */
export function startStamping(db: pg.Pool, asking: Asking, onError: (error: Error) => void): { stop(): Promise<void> } {
  return regularly(
    'stamping',
    EVERY,
    async () => {
      for (const { id } of await listWorkspaces(db)) await stampDue(db, asking, id)
    },
    onError,
  )
}
