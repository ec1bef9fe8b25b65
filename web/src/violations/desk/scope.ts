import type { Schemas } from '../../base/api.ts'
import type { SeverityName } from '../../base/parts/severity.tsx'
import type { StateName } from '../../base/parts/state.tsx'
import { strings } from '../../base/strings.ts'
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
  /** Number of findings by severity; null: only the server knows. */
  severities: Partial<Record<SeverityName, number>> | null
  /** What is known of it is being read again, after an undo for instance: nothing is held to be so already. */
  isOld?: boolean
  /** How many wait for a second person already, as far as known here. */
  waiting: number
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
  severity: SeverityName | null
  pending?: Row['pending']
  group_states: Schemas['StateCounts'] | null
}

const severityOf = ({ severity }: { severity: SeverityName | null }): SeverityName => severity ?? 'UNSPECIFIED'

export const oneScope = (finding: Open, seen: number): Scope => ({
  kind: 'one',
  given: { violation_id: finding.id },
  count: 1,
  from: { [finding.review_state]: 1 },
  severities: { [severityOf(finding)]: 1 },
  waiting: finding.pending ? 1 : 0,
  touches: (row) => row.id === finding.id,
  seen,
})

export const groupScope = (finding: Open, seen: number): Scope => ({
  kind: 'group',
  given: { violation_id: finding.id, group: true },
  count: finding.group_size,
  from: finding.group_states,
  severities: { [severityOf(finding)]: finding.group_size },
  waiting: 0,
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
      severities: null,
      waiting: 0,
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
    from: grouped ? null : tally(rows, ({ review_state: state }) => [state, 1]),
    severities: tally(rows, (row) => [severityOf(row), grouped ? row.group_matching : 1]),
    waiting: grouped ? 0 : rows.filter(({ pending }) => pending !== null).length,
    touches: (row) => ids.has(rowKey(row, grouped)),
    seen: selection.seen,
  }
}

/** Number of findings of some rows. */
const countOf = (rows: Row[], grouped: boolean): number => (grouped ? rows.reduce((all, row) => all + row.group_matching, 0) : rows.length)

function tally<Name extends string>(rows: Row[], of: (row: Row) => [Name, number]): Partial<Record<Name, number>> {
  const counts: Partial<Record<Name, number>> = {}
  for (const [name, n] of rows.map(of)) counts[name] = (counts[name] ?? 0) + n
  return counts
}

/** More than these are confirmed before each action; the number stands on the verbs all the time. */
export const ASK_FROM = 10

/** How many of a scope only a second person may dismiss. */
const askedOf = ({ severities }: Scope, second: readonly SeverityName[]): number =>
  second.reduce((all, severity) => all + (severities?.[severity] ?? 0), 0)

/** Whether an action would change nothing: all are so already, or wait for it. A dismissal may still get another reason. */
export function isIdle(action: Action, scope: Scope, second: readonly SeverityName[]): boolean {
  if (scope.from === null || scope.isOld) return false
  const already = scope.from[RESULT[action]] ?? 0
  if (action !== 'dismiss') return already >= scope.count
  return askedOf(scope, second) === scope.count && already + scope.waiting >= scope.count
}

/** What the button of an action says: the action, and for how many. */
export function verbOf(action: Action, scope: Scope, second: readonly SeverityName[]): string {
  const words = strings.desk
  const asked = action === 'dismiss' ? Math.min(askedOf(scope, second), scope.count) : 0
  return asked === 0 ? words.verbFor(words.verbs[action], scope.count) : words.askFor(scope.count - asked, asked)
}
