import type { Severity } from '../../reviews/chart/chart.ts'

/** What must not be found on a site. Findings that were dismissed or marked fixed never count. */
export interface GateRule {
  severities: (Severity | 'NONE')[]
  /** Keys of packs; null: of any. */
  packs: string[] | null
  /** Only what the run before did not have. */
  new_only: boolean
  /** Findings that somebody called a risk or urgent do not count either. */
  undecided_only: boolean
}
