import { createContext, use } from 'react'
import type { Schemas } from '../../base/api.ts'
import type { SeverityName } from '../../base/parts/severity.tsx'
import type { Finding, UnderWay } from './decisions.ts'
import type { Progress } from './progress.ts'
import type { QueueStore, Row } from './queue-store.ts'
import type { DeskSearch } from './search.ts'
import type { Action, Scope, Selection } from './scope.ts'

/** The open finding: complete, or the fields of its row until it is loaded. */
export type OpenFinding = Partial<Finding> &
  Pick<
    Finding,
    | 'id'
    | 'review_state'
    | 'severity'
    | 'rule_name'
    | 'asset_id'
    | 'asset_name'
    | 'asset_url'
    | 'language_key'
    | 'violating_text'
    | 'group_id'
    | 'group_size'
    | 'assigned_to'
    | 'comments'
    | 'rules'
    | 'dismissal_reason'
  >

export interface DeskValue {
  workspaceId: string
  auditId: string
  audit: Schemas['AuditDetail'] | undefined
  search: DeskSearch
  grouped: boolean
  narrow: boolean
  store: QueueStore
  progress: Progress
  may: { review: boolean; comment: boolean; assign: boolean; claim: boolean }
  /** The open finding, and its index in the list. */
  finding: OpenFinding | null
  /** Whether it is completely loaded. */
  whole: boolean
  index: number | null
  selection: Selection
  /** Severities that only a second person may dismiss. */
  second: readonly SeverityName[]
  scope: Scope | null
  scopes: Scope[]
  meanwhile: { by: string; state: Finding['review_state']; at: string } | null
  live: boolean
  /** Others who were recently active here. */
  others: string[]
  waiting: number
  change(search: Partial<DeskSearch>): void
  open(row: { id: string }, pane?: DeskSearch['pane']): void
  step(by: number): void
  pick(row: Row, index: number, on: boolean | null): void
  pickRange(): void
  pickAll(): void
  clearPicks(): void
  /** A decision on many findings that is being made. */
  underWay: UnderWay | null
  setScope(kind: Scope['kind']): void
  act(action: Action, scope?: Scope): void
  assign(scope?: Scope): void
  /** Decides the same again, with an end or another one. */
  askEnd(): void
  /** Opens all filters in one list. */
  askFilters(): void
  /** Dismisses for the reason of the earlier run, and how many that is; null where there is nothing to take over. */
  sameReason: { count: number; dismiss(): void } | null
  showWaiting(): void
}

export const DeskContext = createContext<DeskValue | null>(null)

export function useDesk(): DeskValue {
  const value = use(DeskContext)
  if (!value) throw new Error('Outside of the desk.')
  return value
}
