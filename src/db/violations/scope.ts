import { filterSql } from './filter.ts'
import type { QueueFilter } from './filter.ts'

/** Which violations: one, its whole group, those listed and whole groups of one audit, all a filter shows, or what a request asks for. */
export type ReviewScope =
  | { violation: string; group: boolean }
  | { audit: string; violations: string[]; groups: string[] }
  | { audit: string; filter: QueueFilter }
  | { audit: string; approval: string }

interface ScopeSql {
  /** For the name of a prepared statement; null where the text differs from call to call. */
  kind: 'one' | 'group' | 'listed' | null
  /** Two parts of a `with`: `target (audit_id, group_id, what)` and `chosen`, the columns of CHOSEN; `$1` is the workspace. */
  ctes: string
  values: unknown[]
}

/** What changes need of a review; read where it is chosen, so that nobody looks it up a second time. */
const CHOSEN = 'r.violation_id, r.place, r.rule, r.state, r.dismissal_reason, r.decided_by, r.decided_at, r.end_id, r.finding_hash'

/** The scope as SQL whose values follow from `$<first>`. */
export function scopeSql(scope: ReviewScope, first: number): ScopeSql {
  const at = (index: number) => `$${first + index}`
  const chosenBy = (conditions: string) => `select ${CHOSEN} from reviews r join target t on r.audit_id = t.audit_id
      where r.workspace_id = $1 and ${conditions}`
  if ('violation' in scope) {
    const one = `workspace_id = $1 and violation_id = ${at(0)}::uuid`
    const target = `target as materialized (select audit_id, group_id, ${at(0)}::text as what from reviews where ${one})`
    if (!scope.group) {
      return { kind: 'one', values: [scope.violation], ctes: `${target},\n    chosen as (select ${CHOSEN} from reviews r where ${one})` }
    }
    return {
      kind: 'group',
      values: [scope.violation],
      ctes: `${target},
    chosen as (
      ${chosenBy('r.group_id = t.group_id')}
      union all ${chosenBy(`r.violation_id = ${at(0)}::uuid and t.group_id is null`)})`,
    }
  }
  const target = `target as materialized (
      select id as audit_id, null::uuid as group_id, null::text as what from audits where workspace_id = $1 and id = ${at(0)}::uuid)`
  if ('approval' in scope)
    return {
      kind: null,
      values: [scope.audit, scope.approval],
      ctes: `${target},\n    chosen as (${chosenBy(`r.approval_id = ${at(1)}::uuid`)})`,
    }
  if ('filter' in scope) {
    const { from, where, values } = filterSql(scope.filter, first, first + 1, { review: true })
    return {
      kind: null,
      values: [scope.audit, ...values],
      ctes: `${target},\n    chosen as (select ${CHOSEN} from ${from} where ${where})`,
    }
  }
  return {
    kind: 'listed',
    values: [scope.audit, scope.violations, scope.groups],
    ctes: `${target},
    chosen as (
      ${chosenBy(`r.violation_id = any(${at(1)}::uuid[])`)}
      union all ${chosenBy(`r.group_id = any(${at(2)}::uuid[]) and r.violation_id <> all(${at(1)}::uuid[])`)})`,
  }
}
