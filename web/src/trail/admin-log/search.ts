/** Search parameters of the admin log. */
export interface AdminTrailSearch {
  search?: string | undefined
  kind?: string | undefined
  actor?: string | undefined
  /** Only the last so many days. */
  days?: string | undefined
  reason?: 'none' | undefined
}

export const SPANS = ['1', '7', '30', '90', '365'] as const

export function adminTrailSearch(given: Record<string, unknown>): AdminTrailSearch {
  const found: AdminTrailSearch = {}
  for (const name of ['search', 'kind', 'actor'] as const)
    if (typeof given[name] === 'string' && given[name] !== '') found[name] = given[name]
  // An address holds numbers as numbers.
  const days = String(given.days ?? '')
  if ((SPANS as readonly string[]).includes(days)) found.days = days
  if (given.reason === 'none') found.reason = 'none'
  return found
}

/** The filter as the API takes it. */
export function filterOf({ days, ...filter }: AdminTrailSearch) {
  const since = days && new Date(Date.now() - (Number(days) - 1) * 86_400_000).toISOString().slice(0, 10)
  return { ...filter, ...(since ? { since } : {}) }
}
