import { PLACES_PER_SEVERITY } from '../review/chart.ts'
import { likePattern, SEARCHED } from './violations.ts'

/** What the queue shows; null: no matter which. Codes and orders are those of src/review/chart.ts. */
export interface QueueFilter {
  states: number[] | null
  severityOrders: number[] | null
  rules: string[] | null
  packs: string[] | null
  assets: string[] | null
  assignees: string[] | null
  /** Also those assigned to nobody. */
  nobody: boolean
  groups: string[] | null
  search: string | null
}

export const NO_FILTER: QueueFilter = {
  states: null, severityOrders: null, rules: null, packs: null, assets: null, assignees: null, nobody: false, groups: null, search: null,
}

/** A filter by state and severity alone is answered from the kept counters. */
export const isCounted = (filter: QueueFilter): boolean =>
  !filter.rules && !filter.packs && !filter.assets && !filter.assignees && !filter.nobody && !filter.groups && !filter.search

export interface FilterSql {
  /** `reviews r`, joined with `violations v` where the filter looks at what was found. */
  from: string
  where: string
  values: unknown[]
}

/**
 * The violations of an audit that a filter shows. `$1` is the workspace, `$<auditParam>` the audit; the filter's own
 * values follow from `$<first>`; `finding`: what was found is needed whatever the filter asks.
 */
export function filterSql(filter: QueueFilter, auditParam: number, first: number, finding = false): FilterSql {
  const values: unknown[] = []
  const param = (value: unknown) => `$${first + values.push(value) - 1}`
  const conditions = [`r.workspace_id = $1 and r.audit_id = $${auditParam}::uuid`]
  let looksAtFinding = finding
  if (filter.states) conditions.push(`r.state = any(${param(filter.states)}::smallint[])`)
  else conditions.push('r.state in (0, 1, 2, 3, 4)')
  if (filter.severityOrders) {
    const ranges = filter.severityOrders.map((order) => `r.place >= ${order * PLACES_PER_SEVERITY} and r.place < ${(order + 1) * PLACES_PER_SEVERITY}`)
    conditions.push(ranges.length > 0 ? `((${ranges.join(') or (')}))` : 'false')
  }
  if (filter.groups) conditions.push(`r.group_id = any(${param(filter.groups)}::uuid[])`)
  if (filter.assignees || filter.nobody) {
    const among = filter.assignees ? `r.assigned_to && ${param(filter.assignees)}::uuid[]` : 'false'
    conditions.push(`(${among}${filter.nobody ? ` or r.assigned_to = '{}'` : ''})`)
  }
  if (filter.rules) {
    looksAtFinding = true
    conditions.push(`v.rule_id = any(${param(filter.rules)}::text[])`)
  }
  if (filter.packs) {
    looksAtFinding = true
    conditions.push(`v.rule_version_id in (select rv.id from rule_versions rv where rv.workspace_id = $1 and rv.pack = any(${param(filter.packs)}::text[]))`)
  }
  if (filter.assets) {
    looksAtFinding = true
    conditions.push(`v.asset_id = any(${param(filter.assets)}::uuid[])`)
  }
  if (filter.search) {
    looksAtFinding = true
    conditions.push(`${SEARCHED} ilike ${param(likePattern(filter.search))}`)
  }
  return {
    from: `reviews r${looksAtFinding ? ` join violations v on v.workspace_id = $1 and v.id = r.violation_id and v.audit_id = $${auditParam}::uuid` : ''}`,
    where: conditions.join(' and '),
    values,
  }
}
