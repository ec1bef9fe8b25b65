import type { Permission } from '../auth/permissions.ts'
import type { ChangeActor } from '../db/trail/admin.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import type { Changed, Place } from './entry.ts'

/** Who takes an entry back, and why; what comes of it names that entry. */
export interface Taker {
  actor: Actor & ChangeActor
  why: string
}

/** How a change is taken back. */
export interface Way {
  needs: Permission
  /** Refused where the same thing was changed later, also where it has the value of then again. */
  isLast: boolean
  /** Why it cannot be done now; null: it can. */
  whyNot(): Promise<string | null>
  run(taker: Taker): Promise<void>
}

/** What a request has to allow before its caller's own way in is closed. */
export interface Guards {
  /** Throws where the caller's address is not among the networks. */
  networks(networks: string[]): void
  /** Throws where the caller has no second factor. */
  secondFactor(): void
}

/** A way, or the sentence that says why there is none. */
export type FindWay = (place: Place, entry: Changed, guards: Guards) => Way | string

export const CHANGED = 'It was changed since.'
