import type { ReviewState } from '../reviews/chart/chart.ts'

/** A finding that somebody has decided about. */
export interface DecidedFinding {
  id: string
  audit_id: string
  rule_id: string
  site: string
  page: string
  url: string
  language: string | null
  severity: string | null
  text: string
  sentence: string
  state: ReviewState
  reason: string | null
  decided_by: string | null
  decided_at: string
  found_at: string
}

export const isDismissed = ({ state }: { state: ReviewState }): boolean => state === 'dismissed'

/** Texts count as the same whatever their blanks and capitals. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** The words of a text, in small letters. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
