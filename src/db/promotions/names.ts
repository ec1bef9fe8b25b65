import { namesIn } from '../people/person-data.ts'
import type { Db } from '../base/pool.ts'
import type { EntryRow } from './entries.ts'

/** Names to show for the people in some entries, and numbers of the entries that withdrawals are about. */
export async function namesOfEntries(
  db: Db,
  workspaceId: string,
  entries: readonly EntryRow[],
): Promise<{ people: Map<string, string>; numbers: Map<string, number> }> {
  const ids = entries.flatMap(({ withdraws }) => withdraws ?? [])
  const people = await namesIn(
    db,
    workspaceId,
    entries.flatMap(({ content }) => content.approvers.map(({ id }) => id)),
  )
  if (ids.length === 0) return { people, numbers: new Map() }
  const { rows } = await db.query<{ id: string; number: number }>(
    'select id, number from register_entries where workspace_id = $1 and id = any($2::uuid[])',
    [workspaceId, ids],
  )
  return { people, numbers: new Map(rows.map(({ id, number }) => [id, number])) }
}

/** Identifiers of entries by their numbers. */
export async function numbersOf(db: Db, workspaceId: string, numbers: readonly number[]): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await db.query<{ id: string; number: number }>(
    'select id, number from register_entries where workspace_id = $1 and number = any($2::int[])',
    [workspaceId, numbers],
  )
  return new Map(rows.map(({ id, number }) => [number, id]))
}
