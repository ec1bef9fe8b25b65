const STATUSES = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const
export type Status = (typeof STATUSES)[number]

/** What the address of the list says. */
export interface AuditsSearch {
  search?: string
  status?: Status
  by?: string
  pack?: string
}

/** Of what the address says, the names asked for that hold a text. */
const textsOf = <Name extends string>(given: Record<string, unknown>, names: readonly Name[]): { [name in Name]?: string } =>
  Object.fromEntries(names.flatMap((name) => (typeof given[name] === 'string' && given[name] !== '' ? [[name, given[name]]] : []))) as {
    [name in Name]?: string
  }

export function auditsSearch(given: Record<string, unknown>): AuditsSearch {
  const search: AuditsSearch = textsOf(given, ['search', 'by', 'pack'])
  if (STATUSES.includes(given.status as Status)) search.status = given.status as Status
  return search
}
/** What the address of a trail says. */
export interface TrailSearch {
  search?: string
  actor?: string
  action?: string
}

export const trailSearch = (given: Record<string, unknown>): TrailSearch => textsOf(given, ['search', 'actor', 'action'])

export { STATUSES }
