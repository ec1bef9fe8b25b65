import { REVIEW_STATES, SEVERITIES } from '../../reviews/chart/chart.ts'
import type { ReviewProgress, Severity } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'

export interface RuleCount {
  rule_id: string | null
  rule_name: string | null
  pack: string | null
  severity: Severity | null
  total: number
  by_state: ReviewProgress
}

/** Findings of an audit by rule, severity and state, from its kept counters; worst severity first, then the most findings. */
export async function ruleCounts(db: Db, workspaceId: string, auditId: string): Promise<RuleCount[]> {
  const { rows } = await db.query<Pick<RuleCount, 'rule_id' | 'rule_name' | 'pack'> & { severity_order: number; counts: number[] }>({
    name: 'rule-counts',
    text: `select v.rule_id, v.name as rule_name, v.pack, c.severity_order, c.counts from rule_counts c
      left join audit_rules a on a.workspace_id = $1 and a.audit_id = $2 and a.number = c.rule
      left join rule_versions v on v.workspace_id = $1 and v.id = a.rule_version_id
      where c.workspace_id = $1 and c.audit_id = $2`,
    values: [workspaceId, auditId],
  })
  return rows
    .map(({ severity_order: order, counts, ...rule }) => ({
      ...rule,
      order,
      severity: SEVERITIES.toReversed()[order] ?? null,
      total: counts.reduce((sum, n) => sum + n, 0),
      by_state: Object.fromEntries(REVIEW_STATES.map((state, code) => [state, counts[code] ?? 0])) as ReviewProgress,
    }))
    .sort((one, other) => one.order - other.order || other.total - one.total)
    .map(({ order: _order, ...rule }) => rule)
}
