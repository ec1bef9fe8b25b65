const STATUSES = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const
export type Status = (typeof STATUSES)[number]

/** What the address of the list says. */
export interface AuditsSearch {
  search?: string
  status?: Status
  by?: string
  pack?: string
}

export function auditsSearch(given: Record<string, unknown>): AuditsSearch {
  const search: AuditsSearch = {}
  for (const name of ['search', 'by', 'pack'] as const) if (typeof given[name] === 'string' && given[name] !== '') search[name] = given[name]
  if (STATUSES.includes(given.status as Status)) search.status = given.status as Status
  return search
}
export { STATUSES }
