import type { ReviewState } from '../reviews/chart/chart.ts'

export type TryState = 'waiting' | 'running' | 'completed' | 'cancelled' | 'failed'

/** What a try has counted; of all pages, however many sentences are kept. */
export interface TriedCounts {
  pages: number
  tried: number
  added: number
  dropped: number
  stays: number
  /** Pages whose text is no longer kept; whose language the rule does not read; on which the rule failed. */
  gone: number
  other_language: number
  failed: number
}

/** What people decided on findings like this one. */
export interface Like {
  text: string
  counts: Partial<Record<ReviewState, number>>
  /** The commonest reason, where most were dismissed. */
  reason: string | null
}

/** The finding that an audit made at this place. */
export interface AtPlace {
  id: string
  rule_id: string | null
  rule_name: string | null
  state: ReviewState
  reason: string | null
  decided_by: string | null
  decided_at: string | null
}

/** A sentence in which the rule would find something, or would no longer. */
export interface TriedSentence {
  side: 'added' | 'dropped'
  audit_id: string
  asset_id: string
  page: string
  url: string
  language: string | null
  sentence: string
  text: string
  /** Where in the sentence the text begins. */
  start: number
  like: Like | null
  finding: AtPlace | null
}

export interface NotTried {
  asset_id: string
  page: string
  url: string
  why: string
}

export interface TriedResults {
  added: TriedSentence[]
  dropped: TriedSentence[]
  not_tried: NotTried[]
}

/** Sentences that are kept of each side, and pages that could not be tried. */
export const MOST_SENTENCES = 500
export const MOST_NOT_TRIED = 100

export const nothingTried = (pages: number): TriedCounts => ({
  pages,
  tried: 0,
  added: 0,
  dropped: 0,
  stays: 0,
  gone: 0,
  other_language: 0,
  failed: 0,
})
