import type { Schemas } from '../../base/api.ts'
import type { StateName } from '../../base/parts/state.tsx'
import { filterOf } from './search.ts'
import type { DeskSearch } from './search.ts'
import type { Row } from './queue-store.ts'

export type Action = Schemas['ReviewAction']
export const RESULT: Record<Action, StateName> = {
  dismiss: 'dismissed',
  elevated_risk: 'elevated_risk',
  urgent_violation: 'urgent_violation',
  mark_fixed: 'fixed',
  reopen: 'undecided',
}

/** The selection: rows, or everything the filter shows. */
export interface Selection {
  rows: Map<string, Row>
  /** Everything the filter shows: the number of findings. */
  all: number | null
  /** Length of the trail when the selection began: later decisions of others are conflicts. */
  seen: number
}
export const NOTHING: Selection = { rows: new Map(), all: null, seen: 0 }

/** What an action applies to, the same for keys, buttons and the bulk bar. */
export interface Scope {
  kind: 'one' | 'group' | 'selected'
  /** As the API expects it. */
  given: Schemas['Scope']
  count: number
  /** Number of findings by state, as far as known here; null: only the server knows. */
  from: Partial<Record<StateName, number>> | null
  /** Whether a row is affected, and how its group changes. */
  touches(row: Row): boolean
  seen: number
}

export const isGroupRow = (row: Row, grouped: boolean): boolean => grouped && row.group_id !== null
export const rowKey = (row: Row, grouped: boolean): string => (isGroupRow(row, grouped) ? row.group_id! : row.id)

interface Open {
  id: string
  group_id: string | null
  group_size: number
  review_state: StateName
  group_states: Schemas['StateCounts'] | null
}

export const oneScope = (finding: Open, seen: number): Scope => ({
  kind: 'one',
  given: { violation_id: finding.id },
  count: 1,
  from: { [finding.review_state]: 1 },
  touches: (row) => row.id === finding.id,
  seen,
})

export const groupScope = (finding: Open, seen: number): Scope => ({
  kind: 'group',
  given: { violation_id: finding.id, group: true },
  count: finding.group_size,
  from: finding.group_states,
  touches: (row) => (finding.group_id ? row.group_id === finding.group_id : row.id === finding.id),
  seen,
})

export function selectionScope(selection: Selection, auditId: string, search: DeskSearch, grouped: boolean): Scope {
  const rows = [...selection.rows.values()]
  if (selection.all !== null) {
    return {
      kind: 'selected',
      given: { audit_id: auditId, filter: filterOf(search) },
      count: selection.all,
      from: null,
      touches: () => true,
      seen: selection.seen,
    }
  }
  const ids = new Set(rows.map((row) => rowKey(row, grouped)))
  const given = grouped
    ? { audit_id: auditId, filter: filterOf(search), group_ids: rows.map((row) => row.group_id ?? row.id) }
    : { audit_id: auditId, violation_ids: rows.map((row) => row.id) }
  return {
    kind: 'selected',
    given,
    count: countOf(rows, grouped),
    from: grouped ? null : tally(rows),
    touches: (row) => ids.has(rowKey(row, grouped)),
    seen: selection.seen,
  }
}

/** Number of findings of some rows. */
const countOf = (rows: Row[], grouped: boolean): number => (grouped ? rows.reduce((all, row) => all + row.group_matching, 0) : rows.length)

function tally(rows: Row[]): Partial<Record<StateName, number>> {
  const counts: Partial<Record<StateName, number>> = {}
  for (const { review_state: state } of rows) counts[state] = (counts[state] ?? 0) + 1
  return counts
}
