import { STANDS } from './decision-ends.ts'
import { ISSUE } from './issues.ts'
import { namesIn } from '../people/person-data.ts'
import { filterSql } from './filter.ts'
import type { QueueFilter } from './filter.ts'
import type { Db } from '../base/pool.ts'
import { REVIEW_STATES, SEVERITIES } from '../../reviews/chart/chart.ts'

export interface ExportRow {
  place: number
  id: string
  severity: string | null
  review_state: string
  rule_id: string | null
  rule_name: string | null
  asset_name: string | null
  asset_url: string | null
  violating_text: string | null
  sentence: string | null
  reason: string
  recommended_solution: string | null
  suggested_text: string | null
  dismissal_reason: string | null
  decided_by: string | null
  decided_at: string | null
  group_id: string | null
  law: string | null
  jurisdiction: string | null
  language: string | null
  confidence: number | null
  also: string | null
  /** The last day of a decision with an end, and who answers for it. */
  until: string | null
  owner: string | null
  /** The address of the issue that was made of it. */
  issue: string | null
}

/** When somebody decided: what was carried over was decided in an earlier run. */
export const DECIDED_AT = `coalesce((select c.decided_at from carried_violations c
  where c.workspace_id = $1 and c.violation_id = v.id and c.at = r.decided_at), r.decided_at)`

/** The next violations that a filter shows after a place. */
export async function exportPage(
  db: Db,
  workspaceId: string,
  auditId: string,
  filter: QueueFilter,
  after: number,
  limit: number,
): Promise<ExportRow[]> {
  const { from, where, values } = filterSql(filter, 2, 5, { review: true, finding: true })
  const { rows } = await db.query<Omit<ExportRow, 'owner'> & { owner_id: string | null }>(
    `select v.place, v.id, ('{${SEVERITIES.join(',')}}'::text[])[v.severity + 1] as severity,
       ('{${REVIEW_STATES.join(',')}}'::text[])[r.state + 1] as review_state,
       v.rule_id, v.rule_name, v.asset_name, v.asset_url, v.violating_text, v.sentence, v.reason, v.recommended_solution, v.suggested_text,
       r.dismissal_reason, r.decided_by, ${DECIDED_AT} as decided_at, v.group_id, v.law,
       array_to_string(v.jurisdiction, ' ') as jurisdiction, v.language, v.confidence,
       (select string_agg(o.one ->> 'rule_id', ' ' order by o.n) from jsonb_array_elements(v.also) with ordinality o (one, n)) as also,
       case when ${STANDS} then (select to_char(e.until, 'YYYY-MM-DD') from decision_ends e
         where e.workspace_id = $1 and e.id = r.end_id) end as until,
       case when ${STANDS} then (select e.owner_id from decision_ends e where e.workspace_id = $1 and e.id = r.end_id) end as owner_id,
       ${ISSUE} as issue
     from ${from} where ${where} and v.place > $3 order by v.place limit $4`,
    [workspaceId, auditId, after, limit, ...values],
  )
  const names = await namesIn(
    db,
    workspaceId,
    rows.map(({ owner_id: id }) => id),
  )
  return rows.map(({ owner_id: id, ...row }) => ({ ...row, owner: id === null ? null : (names.get(id) ?? null) }))
}
