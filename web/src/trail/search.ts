import { textsOf } from '../base/search-texts.ts'

/** Search parameters of a trail. */
export interface TrailSearch {
  search?: string
  actor?: string
  action?: string
}

export const trailSearch = (given: Record<string, unknown>): TrailSearch => textsOf(given, ['search', 'actor', 'action'])
