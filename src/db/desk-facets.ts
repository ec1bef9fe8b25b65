import { REVIEW_STATES, reviewProgress } from '../review/chart.ts'
import { findAuditHeads } from './audit-heads.ts'
import { bySeverity } from './audit-pages.ts'
import { namesOf } from './members.ts'
import type { Db } from './pool.ts'
import { remembered } from './remembered.ts'

const MOST_ASSETS = 200

export interface Option {
  value: string
  label: string
  count: number
}

/** What each filter can be set to, with the findings of the whole audit behind each; null when there is no such audit. */
export async function facetsOf(db: Db, workspaceId: string, auditId: string) {
  const [head] = await findAuditHeads(db, workspaceId, [auditId])
  if (!head) return null
  const { rows: assigned } = await db.query<{ id: string; count: number }>(
    `select u as id, count(*)::int as count from reviews r, unnest(r.assigned_to) u
     where r.workspace_id = $1 and r.audit_id = $2 and r.assigned_to <> '{}' group by 1 order by 2 desc`,
    [workspaceId, auditId],
  )
  const names = await namesOf(db, assigned.map(({ id }) => id))
  // Rules and assets of what was found do not change with decisions.
  const found = await remembered(JSON.stringify(['facets', workspaceId, auditId, head.total_violations]), (value) => JSON.stringify(value).length * 2,
    () => foundOptions(db, workspaceId, auditId))
  return {
    ...found,
    assignees: assigned.map(({ id, count }) => ({ value: id, label: names.get(id) ?? 'somebody who left', count })),
    severities: Object.entries(bySeverity(head.counts)).map(([value, count]) => ({ value, label: value, count })),
    states: REVIEW_STATES.map((state) => ({ value: state, label: state, count: reviewProgress(head.counts)[state] })),
  }
}

async function foundOptions(db: Db, workspaceId: string, auditId: string): Promise<{ rules: Option[]; packs: Option[]; assets: Option[] }> {
  const { rows: rules } = await db.query<{ value: string; label: string | null; pack: string | null; count: number }>(
    `select f.rule_id as value, f.count, v.rule_name as label, rv.pack
     from (select rule_id, count(*)::int as count, min(place) as place from violations where workspace_id = $1 and audit_id = $2 and rule_id is not null group by 1) f
     join violations v on v.workspace_id = $1 and v.audit_id = $2 and v.place = f.place
     left join rule_versions rv on rv.workspace_id = $1 and rv.id = v.rule_version_id order by f.place >> 40, f.count desc`,
    [workspaceId, auditId],
  )
  const { rows: assets } = await db.query<Option>(
    `select a.id as value, a.name as label, f.count from assets a
     cross join lateral (select count(*)::int as count from violations v where v.workspace_id = $1 and v.asset_id = a.id) f
     where a.workspace_id = $1 and a.audit_id = $2 and f.count > 0 order by f.count desc, a.name limit ${MOST_ASSETS}`,
    [workspaceId, auditId],
  )
  const packs = Map.groupBy(rules.filter((rule) => rule.pack !== null), (rule) => rule.pack!)
  return {
    rules: rules.map(({ value, label, count }) => ({ value, label: label ?? value, count })),
    packs: [...packs].map(([value, list]) => ({ value, label: value, count: list.reduce((sum, { count }) => sum + count, 0) })),
    assets,
  }
}
