/** The counts of a comparison that are also its filter, in the order of their keys 1 to 5. */
export const TALLIES = ['new', 'still_there', 'changed', 'gone', 'not_looked_at'] as const
export type Tally = (typeof TALLIES)[number]

/** Search parameters of a comparison. */
export interface CompareSearch {
  from?: string
  to?: string
  change?: string
  severity?: string
  rule?: string
  section?: string
  language?: string
  search?: string
}

const NAMES = ['from', 'to', 'change', 'severity', 'rule', 'section', 'language', 'search'] as const

export function compareSearch(given: Record<string, unknown>): CompareSearch {
  const search: CompareSearch = {}
  for (const name of NAMES) if (typeof given[name] === 'string' && given[name] !== '') search[name] = given[name]
  return search
}

/** Search parameters of the list of sites, as the API takes them but for `overdue`. */
export interface SitesSearch {
  search?: string
  market?: string
  schedule?: string
  pack?: string
  overdue?: 'yes'
}

const LIST_NAMES = ['search', 'market', 'schedule', 'pack'] as const
export const SCHEDULES = ['scheduled', 'paused', 'hand'] as const

export function sitesSearch(given: Record<string, unknown>): SitesSearch {
  const search: SitesSearch = {}
  for (const name of LIST_NAMES) if (typeof given[name] === 'string' && given[name] !== '') search[name] = given[name]
  if (given.overdue === 'yes') search.overdue = 'yes'
  return search
}

/** Search parameters of the portfolio. */
export interface PortfolioSearch {
  search?: string
  sort?: string
  order?: 'asc' | 'desc'
}

export function portfolioSearch(given: Record<string, unknown>): PortfolioSearch {
  const search: PortfolioSearch = {}
  for (const name of ['search', 'sort'] as const) if (typeof given[name] === 'string' && given[name] !== '') search[name] = given[name]
  if (given.order === 'asc' || given.order === 'desc') search.order = given.order
  return search
}

/** What is pressed; at first what differs. */
export const talliesOf = (change: string | undefined): Tally[] =>
  change === undefined ? ['new', 'changed', 'gone'] : TALLIES.filter((tally) => change.split(',').includes(tally))

/** Everything but the two runs and the counts, as the API and the desk take it. */
export function filtersOf({ severity, rule, section, language, search }: CompareSearch) {
  return {
    ...(severity && { severity }),
    ...(rule && { rule }),
    ...(section && { section }),
    ...(language && { language }),
    ...(search && { search }),
  }
}
