import type { ActiveFilter } from '../../decided/filter.ts'
import type { Severity } from '../../reviews/chart/chart.ts'
import type { Allowed, Choice, PageKind, RuleSeverity, Subject } from '../../rules/index.ts'

/** What an audit runs with: the workspace's active packs, its severity overrides and its allow-list, as they were when it began. */
export interface Profile {
  packs: string[]
  overrides: Record<string, RuleSeverity | 'OFF'>
  allowed: Allowed[]
  /** Names that no suggestion changes; audits of before have none. */
  names?: string[]
  /** Private networks the workspace lets its audits read; null: all that the operator allows. */
  hosts: string[] | null
  /** Markets, sectors and channels that pick the rules; audits of before have none. */
  choice?: Choice
  /** What of it was asked for this audit alone. */
  asked?: Partial<Choice>
  /** The set of the workspace's own rules, by its hash. */
  own?: string | null
  /** The day it is for, as 2026-12-01: rules may begin and end. */
  day?: string
  /** What was learned from the workspace's decisions and is switched on; see src/decided/filter.ts. */
  filters?: ActiveFilter[]
  /** What somebody said of pages that are read as something else, by place. */
  readings?: SaidReading[]
  /** Severities that no filter, doubt or weighing touches, as their dismissal needs a second person. */
  guarded?: Severity[]
}

/** What decides about findings of what a person said of a place. */
export interface SaidReading {
  place: string
  page_kind: PageKind | null
  sells: Subject[] | null
}
