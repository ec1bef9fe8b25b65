import { carriedName } from '../../reviews/chart/carried.ts'
import { REVIEW_STATES } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import { historyOf } from '../trail/pages.ts'

interface MemoryRow {
  how: number
  audit_id: string
  run: number
  name: string
  at: string
  violation_id: string
  state: number
  reason: string | null
  decided_by: string | null
  decided_at: string | null
  sentence: string | null
  rule_version: string | null
  asset_id: string | null
  asset_url: string | null
  /** The run was deleted: its decision is known, its text is not. */
  deleted: boolean
  page_unchanged: boolean
  page_read_at: string | null
  /** When the first run found it; null where that run was deleted. */
  first_found_at: string | null
}

/**
 * What an earlier run of the site knew of a violation, and when the first of them found it; null where it is new, or was never compared
 * with
 * a run before.
 */
export async function memoryOf(db: Db, workspaceId: string, violationId: string) {
  const { rows } = await db.query<MemoryRow>({
    name: 'finding-memory',
    text: `select c.how, c.earlier_audit_id as audit_id, coalesce(a.run, (s.entry::json ->> 'run')::int) as run,
        coalesce(a.name, s.entry::json ->> 'name') as name, coalesce(a.created_at, (s.entry::json ->> 'created_at')::timestamptz) as at,
        a.id is null as deleted, c.earlier_id as violation_id, c.state,
        c.dismissal_reason as reason, c.decided_by, c.decided_at, e.sentence, e.asset_id, e.asset_url,
        (select v.version from rule_versions v where v.workspace_id = $1 and v.id = e.rule_version_id) as rule_version,
        coalesce(t.content_hash = b.content_hash, false) as page_unchanged, t.fetched_at as page_read_at,
        (select f.created_at from violations f where f.workspace_id = $1 and f.id = c.identity) as first_found_at
      from carried_violations c
      left join audits a on a.workspace_id = $1 and a.id = c.earlier_audit_id
      left join tombstones s on s.workspace_id = $1 and s.subject_id = c.earlier_audit_id and s.kind = 'audit'
      join violations v on v.workspace_id = $1 and v.id = c.violation_id
      left join violations e on e.workspace_id = $1 and e.id = c.earlier_id and a.id is not null
      left join assets t on t.workspace_id = $1 and t.id = v.asset_id
      left join assets b on b.workspace_id = $1 and b.id = e.asset_id
      where c.workspace_id = $1 and c.violation_id = $2 and (a.id is not null or s.number is not null)`,
    values: [workspaceId, violationId],
  })
  const [found] = rows
  if (!found) return { memory: null, firstFoundAt: null }
  const { first_found_at: first, ...memory } = found
  return {
    memory: { ...memory, how: carriedName(memory.how), state: REVIEW_STATES[memory.state]! },
    firstFoundAt: first ?? (await oldestFind(db, workspaceId, violationId)),
  }
}

/** Runs that are followed back where the first one was deleted. */
const MOST_FOLLOWED = 200

/** Of the runs that are known, when the first found it; a deleted one has left the time when it began. */
async function oldestFind(db: Db, workspaceId: string, violationId: string): Promise<string | null> {
  const { rows } = await db.query<{ at: string | null }>(
    `with recursive chain as (
       select c.earlier_id, c.earlier_audit_id, 1 as depth from carried_violations c where c.workspace_id = $1 and c.violation_id = $2
       union all
       select c.earlier_id, c.earlier_audit_id, h.depth + 1
       from chain h join carried_violations c on c.workspace_id = $1 and c.violation_id = h.earlier_id
       where h.depth < ${MOST_FOLLOWED}
     )
     select coalesce(v.created_at, (s.entry::json ->> 'created_at')::timestamptz) as at
     from chain h left join violations v on v.workspace_id = $1 and v.id = h.earlier_id
     left join tombstones s on s.workspace_id = $1 and s.subject_id = h.earlier_audit_id and s.kind = 'audit'
     order by h.depth desc limit 1`,
    [workspaceId, violationId],
  )
  return rows[0]?.at ?? null
}

const MOST_RUNS = 10

/** The same violation in the runs before, oldest first, with what was decided there. */
export async function earlierRunsOf(db: Db, workspaceId: string, violationId: string) {
  const { rows } = await db.query<{
    violation_id: string
    audit_id: string
    group_id: string | null
    place: number
    found_at: string
    run: number
    name: string
    at: string
  }>(
    `with recursive chain as (
       select c.earlier_id, 1 as depth from carried_violations c where c.workspace_id = $1 and c.violation_id = $2
       union all
       select c.earlier_id, h.depth + 1 from chain h join carried_violations c on c.workspace_id = $1 and c.violation_id = h.earlier_id
       where h.depth < ${MOST_RUNS}
     )
     select v.id as violation_id, v.audit_id, v.group_id, v.place, v.created_at as found_at, a.run, a.name, a.created_at as at
     from chain h join violations v on v.workspace_id = $1 and v.id = h.earlier_id
     join audits a on a.workspace_id = $1 and a.id = v.audit_id order by h.depth desc`,
    [workspaceId, violationId],
  )
  return Promise.all(
    rows.map(async ({ group_id: groupId, place, ...run }) => ({
      ...run,
      history: await historyOf(db, workspaceId, run.audit_id, { id: run.violation_id, group_id: groupId, place }),
    })),
  )
}
