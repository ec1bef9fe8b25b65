import type { Schemas } from '../../base/api.ts'

export const VIEWS = ['everything', 'approval', 'assigned', 'mentions', 'overdue', 'week', 'snoozed', 'nobody'] as const
export type View = (typeof VIEWS)[number]
export const ORDERS = ['due', 'site', 'reason'] as const
type Order = (typeof ORDERS)[number]

/** Search parameters of the inbox: the filter, as a saved view keeps it, and the order. */
export interface InboxSearch {
  view?: View
  severity?: string
  site?: string
  rule?: string
  language?: string
  search?: string
  order?: Order
  /** The saved view that was opened. */
  saved?: string
}

const WORDS = ['severity', 'site', 'rule', 'language', 'search', 'saved'] as const

export function inboxSearch(given: Record<string, unknown>): InboxSearch {
  const search: InboxSearch = {}
  for (const name of WORDS) if (typeof given[name] === 'string' && given[name] !== '') search[name] = given[name]
  if (VIEWS.includes(given.view as View) && given.view !== 'everything') search.view = given.view as View
  if (ORDERS.includes(given.order as Order) && given.order !== 'due') search.order = given.order as Order
  return search
}

export type Filter = Schemas['InboxFilter']
export const filterOf = ({ view, severity, site, rule, language, search }: InboxSearch): Filter => ({
  ...(view ? { view } : {}),
  ...(severity ? { severity } : {}),
  ...(site ? { site } : {}),
  ...(rule ? { rule } : {}),
  ...(language ? { language } : {}),
  ...(search ? { search } : {}),
})

export const searchOf = (filter: Filter): InboxSearch =>
  inboxSearch(Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null)))

/** A filter, or some of its rows alone, as the desk and decisions by filter take it. */
export function mineText({ view = 'everything', ...filter }: Filter, items?: string[]): string {
  const fields = Object.entries({ view, ...filter, ...(items ? { items: items.join(',') } : {}) })
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
}
