import { REVIEW_STATES } from '../review/chart.ts'
import { findAuditHeads } from './audit-heads.ts'
import { bySeverity, ruleCounts } from './audit-pages.ts'
import { namesOf } from './members.ts'
import type { Db } from './pool.ts'
import { reviewProgress } from '../review/chart.ts'

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
  const [rules, assets, assigned] = [
    await ruleCounts(db, workspaceId, auditId),
    await db.query<{ value: string; label: string; count: number }>(
      `select asset_id as value, min(asset_name) as label, count(*)::int as count from violations
       where workspace_id = $1 and audit_id = $2 and asset_id is not null group by 1 order by 3 desc, 2 limit ${MOST_ASSETS}`,
      [workspaceId, auditId],
    ),
    await db.query<{ id: string; count: number }>(
      `select u as id, count(*)::int as count from reviews r, unnest(r.assigned_to) u
       where r.workspace_id = $1 and r.audit_id = $2 and r.assigned_to <> '{}' group by 1 order by 2 desc`,
      [workspaceId, auditId],
    ),
  ]
  const names = await namesOf(db, assigned.rows.map(({ id }) => id))
  const packs = Map.groupBy(rules.filter((rule) => rule.pack !== null), (rule) => rule.pack!)
  const ruleIds = Map.groupBy(rules.filter((rule) => rule.rule_id !== null), (rule) => rule.rule_id!)
  return {
    rules: [...ruleIds].map(([value, list]) => ({ value, label: list[0]!.rule_name ?? value, count: total(list) })),
    packs: [...packs].map(([value, list]) => ({ value, label: value, count: total(list) })),
    assets: assets.rows.map(({ value, label, count }) => ({ value, label: label ?? value, count })),
    assignees: assigned.rows.map(({ id, count }) => ({ value: id, label: names.get(id) ?? 'somebody who left', count })),
    severities: options(bySeverity(head.counts)),
    states: REVIEW_STATES.map((state) => ({ value: state, label: state, count: reviewProgress(head.counts)[state] })),
  }
}

const total = (list: { total: number }[]) => list.reduce((sum, { total: n }) => sum + n, 0)
const options = (counts: Record<string, number>): Option[] => Object.entries(counts).map(([value, count]) => ({ value, label: value, count }))
