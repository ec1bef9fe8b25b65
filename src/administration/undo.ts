import type { Permission } from '../contract/values.ts'
import type { ChangeActor } from '../db/trail/admin.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import type { Changed, Place } from './entry.ts'

/** Who undoes a change of the admin log, and why; the new entry names the one that is undone. */
export interface UndoneBy {
  actor: Actor & ChangeActor
  why: string
}

/** How a change is undone. */
export interface Undo {
  needs: Permission
  /** Refused where the same thing was changed later, even if it has the same value again. */
  isLast: boolean
  /** Why it cannot be done now; null: it can. */
  whyNot(): Promise<string | null>
  run(by: UndoneBy): Promise<void>
}

/** Checks that keep the caller from locking themselves out. */
export interface Guards {
  /** Throws where the caller's address is not among the networks. */
  networks(networks: string[]): void
  /** Throws where the caller has no second factor. */
  secondFactor(): void
}

/** How to undo an entry, or the sentence that says why it cannot be undone. */
export type FindUndo = (place: Place, entry: Changed, guards: Guards) => Undo | string

export const CHANGED = 'It was changed since.'
