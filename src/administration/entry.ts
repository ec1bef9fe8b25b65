import type pg from 'pg'
import type { AdminEntry, LaterEntry } from '../db/trail/admin-pages.ts'
import type { RuleLibrary } from '../packs/pack.ts'

/** An entry, whose values are what each kind of change wrote. */
export interface Changed extends Pick<AdminEntry, 'number' | 'at' | 'kind' | 'subject' | 'subject_id'> {
  // oxlint-disable-next-line typescript/no-explicit-any
  from: any
  // oxlint-disable-next-line typescript/no-explicit-any
  to: any
}

export interface Place {
  db: pg.Pool
  workspaceId: string
  library: RuleLibrary
}

export type Later = LaterEntry | null
