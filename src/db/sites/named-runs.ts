import type { Db } from '../base/pool.ts'

/** A run of a site as an entry of a trail names it. What is null is not known any more. */
export interface NamedRun {
  id: string
  run: number | null
  name: string | null
  at: string | null
  deleted: boolean
}

/** What is known of some audits, deleted ones from their tombstones. */
export async function namedRuns(db: Db, workspaceId: string, ids: string[]): Promise<Map<string, NamedRun>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.query<NamedRun>(
    `select u.id, coalesce(a.run, (s.entry::json ->> 'run')::int) as run, coalesce(a.name, s.entry::json ->> 'name') as name,
       coalesce(a.created_at, (s.entry::json ->> 'created_at')::timestamptz) as at, a.id is null as deleted
     from unnest($2::uuid[]) as u (id) left join audits a on a.workspace_id = $1 and a.id = u.id
       left join tombstones s on s.workspace_id = $1 and s.subject_id = u.id and s.kind = 'audit'`,
    [workspaceId, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
