import { isListened, writeToOutbox } from './events.ts'
import type { Db } from '../base/pool.ts'

/** Violations in one event at most. */
const MOST_IDS = 1000

/** Tells of violations that an audit has stored, in its transaction. `unchanged`: taken over from an earlier run. */
export async function tellFound(
  db: Db,
  workspaceId: string,
  auditId: string,
  found: { id: string; severity: string | null }[],
  unchanged: boolean,
): Promise<void> {
  if (found.length === 0 || !(await isListened(db, workspaceId))) return
  const parts = Array.from({ length: Math.ceil(found.length / MOST_IDS) }, (_, i) => found.slice(i * MOST_IDS, (i + 1) * MOST_IDS))
  await writeToOutbox(
    db,
    workspaceId,
    parts.map((some) => {
      const bySeverity = Map.groupBy(some, ({ severity }) => severity ?? 'UNSPECIFIED')
      const counts = Object.fromEntries([...bySeverity].map(([severity, list]) => [severity, list.length]))
      const data = { audit_id: auditId, violation_ids: some.map(({ id }) => id), count: some.length, by_severity: counts, unchanged }
      return { type: 'violation.found', subject: auditId, data }
    }),
  )
}
