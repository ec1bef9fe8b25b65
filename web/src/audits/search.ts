import { textsOf } from '../base/search-texts.ts'

export const STATUSES = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const
export type Status = (typeof STATUSES)[number]

/** Search parameters of the list. */
export interface AuditsSearch {
  search?: string
  status?: Status
  by?: string
  pack?: string
}

export function auditsSearch(given: Record<string, unknown>): AuditsSearch {
  const search: AuditsSearch = textsOf(given, ['search', 'by', 'pack'])
  if (STATUSES.includes(given.status as Status)) search.status = given.status as Status
  return search
}
