import { openPool } from './pool.ts'
import type { Limits } from './pool.ts'
import { lastBackup } from './scheduled-tasks.ts'
import { listMigrations } from './migrate.ts'

const TIMEOUT_MS = 1000

/** A connection that does not answer in time is given up at once: the next question is asked on another. */
export const FOR_HEALTH: Limits = { connect: TIMEOUT_MS, statement: TIMEOUT_MS / 2, lock: 0, idleInTransaction: 0 }

interface Readiness {
  /** Why the database cannot be worked with now, in a sentence; null: it can. */
  trouble(): Promise<string | null>
  /** When the last good backup began, and whether one has failed since; null: none was ever tried, or the database does not say. */
  backup(): Promise<{ at: string | null; failed: boolean } | null>
  close(): Promise<void>
}

/** Asks on a connection of its own, which does not wait behind the work it reports on; it is opened with the first question. */
export function openReadiness(url: string): Readiness {
  const db = openPool(url, { max: 1, limits: FOR_HEALTH, name: 'health' })
  let known: Promise<string[]> | undefined
  return {
    async trouble() {
      try {
        known ??= listMigrations().then((files) => files.map(({ name }) => name))
        const { rows } = await db.query<{ name: string }>('select name from migrations')
        const applied = rows.map(({ name }) => name)
        return schemaTrouble(applied, await known)
      } catch {
        return 'The database does not answer.'
      }
    },
    async backup() {
      const last = await lastBackup(db).catch(() => null)
      return last && { at: last.succeeded_at, failed: last.failed_at !== null }
    },
    close: () => db.end(),
  }
}

/** A newer schema is no trouble: while servers are replaced one by one, those of the version before still answer. None starts on it. */
function schemaTrouble(applied: readonly string[], known: readonly string[]): string | null {
  const missing = known.find((name) => !applied.includes(name))
  return missing ? `The database has an older schema (it lacks ${missing}).` : null
}
