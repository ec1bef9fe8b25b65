import { REVIEW_STATES, SEVERITIES } from '../../reviews/chart/chart.ts'
import type { ReviewProgress, ReviewState, Severity } from '../../reviews/chart/chart.ts'
import { CARRIED } from '../../reviews/chart/carried.ts'
import type { Carried } from '../../reviews/chart/carried.ts'
import { surroundings } from '../../reviews/chart/marks.ts'
import { END_JSON, shownEnd } from './decision-ends.ts'
import type { EndRow } from './decision-ends.ts'
import type { QueuePlace } from './queue.ts'
import { namesOf } from '../people/members.ts'
import type { Db } from '../base/pool.ts'

export interface FindingRow {
  id: string
  audit_id: string
  review_state: ReviewState
  severity: Severity | null
  rule_id: string | null
  rule_name: string | null
  asset_id: string | null
  asset_name: string | null
  asset_url: string | null
  language_key: string | null
  dismissal_reason: string | null
  group_id: string | null
  decided_at: string | null
  decided_by: string | null
  assigned_to: string[]
  due_at: string | null
  pending: { id: string; by: string; reason: string; at: string; until: string | null } | null
  end: EndRow | null
  comments: number
  /** How many rules say it. */
  rules: number
  change: Carried | 'new' | null
  carried_from: string | null
}

const words = (list: readonly string[]) => `'{${list.join(',')}}'::text[]`

/** The request that waits for a second person; nothing is looked up where there is none. */
const PENDING = `case when r.approval_id is not null then (select json_build_object('id', p.id, 'by', p.asker, 'reason', p.reason,
    'at', to_char(p.asked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'until', p.until)
  from approvals p where p.workspace_id = $1 and p.id = r.approval_id) end`

/** What every screen shows of a violation; `v` is the violation, `r` its review. */
export const FINDING_COLUMNS = `v.id, v.audit_id,
  (${words(REVIEW_STATES)})[r.state + 1] as review_state,
  (${words(SEVERITIES)})[v.severity + 1] as severity,
  v.rule_id, v.rule_name, v.asset_id, v.asset_name, v.asset_url,
  (select a.language_key from assets a where a.workspace_id = $1 and a.id = v.asset_id) as language_key,
  coalesce(jsonb_array_length(v.also), 0) + 1 as rules, r.dismissal_reason, v.group_id, r.decided_at, r.decided_by, r.assigned_to,
  r.due_at, ${PENDING} as pending, ${END_JSON} as end,
  (select count(*)::int from comments c where c.workspace_id = $1 and c.violation_id = v.id) as comments,
  (select case when a.previous_id is null or a.carrying then null else coalesce(
      (select (${words(CARRIED.map(({ how }) => how))})[c.how] from carried_violations c
        where c.workspace_id = $1 and c.violation_id = v.id), 'new') end
    from audits a where a.workspace_id = $1 and a.id = v.audit_id) as change,
  (select coalesce(a.created_at, (s.entry::json ->> 'created_at')::timestamptz) from carried_violations c
    left join audits a on a.workspace_id = $1 and a.id = c.earlier_audit_id
    left join tombstones s on s.workspace_id = $1 and s.subject_id = c.earlier_audit_id and s.kind = 'audit'
    where c.workspace_id = $1 and c.violation_id = v.id) as carried_from`

/** Longer texts (a page of one word) are cut here already, so that a window of the queue stays small. */
const LONGEST = 2000
const SHOWN = 300

export async function queueRows(db: Db, workspaceId: string, auditId: string, places: QueuePlace[]) {
  if (places.length === 0) return []
  const { rows } = await db.query<FindingRow & { violating_text: string | null; sentence: string | null }>({
    name: 'queue-rows',
    text: `select ${FINDING_COLUMNS}, left(v.violating_text, ${LONGEST}) as violating_text, left(v.sentence, ${2 * LONGEST}) as sentence
      from violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id
      where v.workspace_id = $1 and v.id = any($2::uuid[])`,
    values: [workspaceId, places.map(({ id }) => id)],
  })
  const groups = await groupStates(db, workspaceId, auditId, [...new Set(rows.map((row) => row.group_id).filter((id) => id !== null))])
  const names = await namesOf(db, [
    ...new Set(rows.flatMap((row) => [...row.assigned_to, ...(row.end?.owner_id ? [row.end.owner_id] : [])])),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return places.flatMap(({ id, matching }) => {
    const found = byId.get(id)
    if (!found) return []
    const { sentence, violating_text: text, end, ...row } = found
    const group = row.group_id ? (groups.get(row.group_id) ?? null) : null
    return [
      {
        ...row,
        ...shownEnd(end, row.review_state, names),
        ...surroundings(sentence, text),
        violating_text: text && text.length > SHOWN ? `${text.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…` : text,
        assigned_to: people(row.assigned_to, names),
        group_size: group ? sum(group) : 1,
        group_matching: matching,
        group_states: group,
      },
    ]
  })
}

export const people = (ids: string[], names: Map<string, string>) => ids.map((id) => ({ id, name: names.get(id) ?? 'somebody who left' }))
export const sum = (states: ReviewProgress) => Object.values(states).reduce((a, b) => a + b, 0)

/** How many violations of each state some groups of an audit hold. */
export async function groupStates(db: Db, workspaceId: string, auditId: string, groupIds: string[]): Promise<Map<string, ReviewProgress>> {
  const groups = new Map<string, ReviewProgress>()
  if (groupIds.length === 0) return groups
  const { rows } = await db.query<{ group_id: string; state: number; n: number }>({
    name: 'group-states',
    text: `select group_id, state, count(*)::int as n
      from reviews where workspace_id = $1 and audit_id = $2 and group_id = any($3::uuid[])
      group by 1, 2`,
    values: [workspaceId, auditId, groupIds],
  })
  for (const { group_id: id, state, n } of rows) {
    if (!groups.has(id)) groups.set(id, Object.fromEntries(REVIEW_STATES.map((name) => [name, 0])) as ReviewProgress)
    groups.get(id)![REVIEW_STATES[state]!] = n
  }
  return groups
}
