import type pg from 'pg'
import { PLACES_PER_SEVERITY, SEVERITIES, SEVERITY_ORDERS } from '../reviews/chart/chart.ts'
import type { CountedReview } from './review-counters.ts'
import type { DueDays } from './workspace-settings.ts'

/** One of each for every violation, in the same order. */
export interface NewReviews {
  ids: string[]
  groups: string[]
  places: number[]
  /** Of their rules. */
  versions: string[]
  /** Within how many days they should be decided. */
  dueDays: DueDays | null
}

/** The reviews of new violations, which nobody has decided about. */
export async function insertReviews(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  { ids, groups, places, versions, dueDays }: NewReviews,
): Promise<CountedReview[]> {
  const { rows } = await client.query<CountedReview>({
    name: 'findings-reviews',
    text: `insert into reviews (workspace_id, violation_id, audit_id, group_id, place, rule, due_at)
      select $1, u.id, $2, u.grp, u.place, coalesce(a.number, 0), ($7::timestamptz[])[(u.place >> ${PLACE_BITS}) + 1]
      from unnest($3::uuid[], $4::uuid[], $5::bigint[], $6::uuid[]) as u (id, grp, place, version)
      left join audit_rules a on a.workspace_id = $1 and a.audit_id = $2 and a.rule_version_id = u.version
      returning place, rule`,
    values: [workspaceId, auditId, ids, groups, places, versions, dueDates(dueDays, Date.now())],
  })
  return rows
}

const PLACE_BITS = Math.log2(PLACES_PER_SEVERITY)
const DAY = 24 * 3_600_000

/** When what is found now is due, by severity order. */
const dueDates = (days: DueDays | null, now: number): (Date | null)[] =>
  SEVERITY_ORDERS.map((order) => {
    const within = days?.[SEVERITIES[SEVERITIES.length - 1 - order]!] ?? null
    return within === null ? null : new Date(now + within * DAY)
  })
