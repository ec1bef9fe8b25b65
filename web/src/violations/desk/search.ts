/** Search parameters of the desk: the filter, the order, the open finding, and the column a narrow screen shows. */
export interface DeskSearch {
  state?: string
  severity?: string
  rule?: string
  pack?: string
  asset?: string
  assignee?: string
  group?: string
  section?: string
  language?: string
  /** What differs from the run `against`, or from the run before. */
  change?: string
  against?: string
  due?: 'overdue' | 'week'
  /** Decisions that end by a day, or `ended`. */
  ends?: string
  search?: string
  /** What the inbox shows of the audit: its filter as a text. */
  mine?: string
  view?: 'each' | 'grouped'
  sort?: Sort
  finding?: string
  pane?: 'finding' | 'context'
  context?: 'text' | 'earlier'
}

export const SORTS = ['severity', 'found', 'rule', 'asset', 'confidence', 'decided'] as const
export type Sort = (typeof SORTS)[number]
export const FILTERS = [
  'state',
  'severity',
  'rule',
  'pack',
  'asset',
  'assignee',
  'group',
  'due',
  'ends',
  'section',
  'language',
  'change',
  'mine',
] as const
export type FilterName = (typeof FILTERS)[number]

const WORDS = [...FILTERS.filter((name) => name !== 'due'), 'against', 'search', 'finding'] as const

export function deskSearch(given: Record<string, unknown>): DeskSearch {
  const search: DeskSearch = {}
  for (const name of WORDS) {
    const value = given[name]
    if ((typeof value === 'string' || typeof value === 'number') && value !== '') search[name] = String(value)
  }
  if (given.due === 'overdue' || given.due === 'week') search.due = given.due
  if (given.view === 'each' || given.view === 'grouped') search.view = given.view
  if (SORTS.includes(given.sort as Sort) && given.sort !== 'severity') search.sort = given.sort as Sort
  if (given.pane === 'finding' || given.pane === 'context') search.pane = given.pane
  if (given.context === 'text' || given.context === 'earlier') search.context = given.context
  return search
}

/** The filter alone, as the API expects it in a query or a body. */
export const filterOf = ({ against, search, ...given }: DeskSearch) => ({
  state: given.state,
  severity: given.severity,
  rule: given.rule,
  pack: given.pack,
  asset: given.asset,
  assignee: given.assignee,
  group: given.group,
  due: given.due,
  ends: given.ends,
  section: given.section,
  language: given.language,
  change: given.change,
  against: given.change ? against : undefined,
  search,
  mine: given.mine,
})
