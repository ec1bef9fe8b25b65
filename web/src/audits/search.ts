const STATUSES = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const
export type Status = (typeof STATUSES)[number]

/** Search parameters of the list. */
export interface AuditsSearch {
  search?: string
  status?: Status
  by?: string
  pack?: string
}

/** The named search parameters that are non-empty strings. */
const textsOf = <Name extends string>(given: Record<string, unknown>, names: readonly Name[]): { [name in Name]?: string } =>
  Object.fromEntries(names.flatMap((name) => (typeof given[name] === 'string' && given[name] !== '' ? [[name, given[name]]] : []))) as {
    [name in Name]?: string
  }

export function auditsSearch(given: Record<string, unknown>): AuditsSearch {
  const search: AuditsSearch = textsOf(given, ['search', 'by', 'pack'])
  if (STATUSES.includes(given.status as Status)) search.status = given.status as Status
  return search
}
/** Search parameters of a trail. */
export interface TrailSearch {
  search?: string
  actor?: string
  action?: string
}

export const trailSearch = (given: Record<string, unknown>): TrailSearch => textsOf(given, ['search', 'actor', 'action'])

export { STATUSES }
