import type pg from 'pg'
import { dueAtSql, dueDates } from './due-dates.ts'
import type { Db } from '../base/pool.ts'
import type { CountedReview } from './counters.ts'
import type { DueDays } from '../settings/settings.ts'

/**
 * Places for so many violations of an audit, in the order they are found. Taken before they are stored, so that several may store at once:
 * what is not stored after all leaves a gap, which nobody sees.
 */
export async function reservePlaces(db: Db, workspaceId: string, auditId: string, wanted: number): Promise<number> {
  if (wanted === 0) return 0
  const { rows } = await db.query<{ first: number }>({
    name: 'audit-places',
    text: `update audits set next_position = next_position + $3::int
      where workspace_id = $1 and id = $2
      returning next_position - $3::int as first`,
    values: [workspaceId, auditId, wanted],
  })
  return rows[0]?.first ?? 0
}

/** One of each for every violation, in the same order. */
interface NewReviews {
  ids: string[]
  groups: string[]
  places: number[]
  /** Of their rules. */
  versions: string[]
  /** Within how many days they should be decided. */
  dueDays: DueDays | null
  /** Violations of an earlier run that these are: what nobody has decided keeps its date, what is asked again is due anew. */
  earlier?: string[]
  /** What each says (src/db/trail/finding-hash.ts); those of an earlier run say what they said there. */
  hashes?: Buffer[]
}

/** The reviews of new violations, which nobody has decided about. */
export async function insertReviews(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  { ids, groups, places, versions, dueDays, earlier, hashes }: NewReviews,
): Promise<CountedReview[]> {
  const usual = dueAtSql('$7', 'u.place')
  const due = earlier ? `case when e.state = 0 then e.due_at else ${usual} end` : usual
  const last = earlier
    ? `$8::uuid[]) as u (id, grp, place, version, earlier)
      left join reviews e on e.workspace_id = $1 and e.violation_id = u.earlier`
    : '$8::bytea[]) as u (id, grp, place, version, finding_hash)'
  const { rows } = await client.query<CountedReview>({
    name: earlier ? 'findings-reviews-earlier' : 'findings-reviews',
    text: `insert into reviews (workspace_id, violation_id, audit_id, group_id, place, rule, due_at, finding_hash)
      select $1, u.id, $2, u.grp, u.place, coalesce(a.number, 0), ${due}, ${earlier ? 'e' : 'u'}.finding_hash
      from unnest($3::uuid[], $4::uuid[], $5::bigint[], $6::uuid[], ${last}
      left join audit_rules a on a.workspace_id = $1 and a.audit_id = $2 and a.rule_version_id = u.version
      returning place, rule`,
    values: [workspaceId, auditId, ids, groups, places, versions, dueDates(dueDays), earlier ?? hashes],
  })
  return rows
}
