import { filterSql } from './desk-filter.ts'
import type { QueueFilter } from './desk-filter.ts'

/** Which violations: one, its whole group, those listed and whole groups of one audit, or everything a filter shows. */
export type ReviewScope =
  | { violation: string; group: boolean }
  | { audit: string; violations: string[]; groups: string[] }
  | { audit: string; filter: QueueFilter }

export interface ScopeSql {
  /** For the name of a prepared statement; null where the text differs from call to call. */
  kind: 'one' | 'group' | 'listed' | null
  /** Two parts of a `with`: `target (audit_id, group_id, what)` and `chosen (violation_id)`; `$1` is the workspace. */
  ctes: string
  values: unknown[]
}

/** The scope as SQL whose values follow from `$<first>`. */
export function scopeSql(scope: ReviewScope, first: number): ScopeSql {
  const at = (index: number) => `$${first + index}`
  if ('violation' in scope) {
    const target = `target as materialized (select audit_id, group_id, ${at(0)}::text as what from reviews where workspace_id = $1 and violation_id = ${at(0)}::uuid)`
    if (!scope.group) {
      return {
        kind: 'one',
        values: [scope.violation],
        ctes: `${target},
        chosen as (select violation_id from reviews where workspace_id = $1 and violation_id = ${at(0)}::uuid)`,
      }
    }
    return {
      kind: 'group',
      values: [scope.violation],
      ctes: `${target},
      chosen as (
        select r.violation_id from reviews r join target t on r.audit_id = t.audit_id and r.group_id = t.group_id where r.workspace_id = $1
        union select ${at(0)}::uuid from target)`,
    }
  }
  const target = `target as materialized (select id as audit_id, null::uuid as group_id, null::text as what from audits where workspace_id = $1 and id = ${at(0)}::uuid)`
  if ('filter' in scope) {
    const { from, where, values, id } = filterSql(scope.filter, first, first + 1)
    return {
      kind: null,
      values: [scope.audit, ...values],
      ctes: `${target}, chosen as (select ${id} as violation_id from ${from} where ${where})`,
    }
  }
  return {
    kind: 'listed',
    values: [scope.audit, scope.violations, scope.groups],
    ctes: `${target},
    chosen as (
      select r.violation_id from reviews r join target t on r.audit_id = t.audit_id where r.workspace_id = $1 and r.violation_id = any(${at(1)}::uuid[])
      union select r.violation_id from reviews r join target t on r.audit_id = t.audit_id where r.workspace_id = $1 and r.group_id = any(${at(2)}::uuid[]))`,
  }
}
