import type { Actor } from '../../reviews/chart/actor.ts'

interface Person {
  id: string
  name: string
}

/**
 * An entry of an audit's trail, as its JSON has it. Every entry has the first four fields; which of the others it has follows from its
 * action. Fields are added and never renamed: entries are hashed, and those of earlier versions are read for ever.
 */
export interface TrailEntry {
  at: string
  actor: Pick<Actor, 'kind' | 'id' | 'name'>
  action: string
  /** Violations that it is about. */
  count: number
  violation_id?: string | null
  group_id?: string | null
  /** The states that violations had, and the one that all of them got; an undo gives each its own back. */
  from?: Record<string, number> | null
  to?: string | null
  restored?: Record<string, number>
  reason?: string | null
  comment_id?: string
  comment_sha256?: string
  /** The number of the entry that it takes back. */
  undoes?: number
  assigned?: Person[]
  unassigned?: Person[]
  /** The address of the issue that was made of them; null: it was taken away. */
  issue?: string | null
  /** The request for a second approval that it makes or answers. */
  approval?: { id: string; by: string; answer: string | null } | null
  /** The same where the entry only makes the request. */
  approval_id?: string
  /** The assignment rule that assigned. */
  rule?: string
  /** Earlier runs of the site whose findings it met again or closed. */
  runs?: string[]
  /** The later run that did not find them again. */
  run?: string
  /** The last day on which the decision holds, or held, and who answers for it. */
  until?: string
  owner?: Person | null
  /** The entry of an earlier run that keeps which findings were closed. */
  closed?: { audit_id: string; number: number }
  /** What the findings that it is about say, with their places: see src/db/trail/bound.ts. Entries of before have none. */
  findings_sha256?: string
  /** The last place of each part, where it was written in parts. */
  findings_parts?: number[]
  /** When the run took decisions over, which finds what it did not. */
  carried_at?: string
}

/** What an entry has beside when and by whom, which every writer gives in the same way. */
export type EntryFields = Omit<TrailEntry, 'at' | 'actor'>

/** The same where the database works it out: each field as SQL. */
export type EntrySql = Partial<Record<keyof EntryFields, string>>

/** The entry as the column `trail.entry` holds it. */
export const readEntry = (text: string): TrailEntry => JSON.parse(text) as TrailEntry
