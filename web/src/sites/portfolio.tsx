import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { PORTFOLIO_SORTS } from '../../../src/contract/values.ts'
import type { PortfolioSort } from '../../../src/contract/values.ts'
import { call } from '../base/api.ts'
import type { Answer } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { MoreButton } from '../base/parts/more-button.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { ViewSwitch } from '../base/parts/view-switch.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useSlash } from '../base/use-slash.ts'
import { PortfolioRow } from './portfolio-row.tsx'
import type { PortfolioSearch } from './search.ts'

const words = strings.portfolio
const PER_PAGE = 100
const LOOK_AGAIN = 60_000

/** The columns, each with what it is sorted by. */
const COLUMNS = [
  ['site', 'name'],
  ['trend', 'run'],
  ['open', 'open'],
  ['new', 'new'],
  ['overdue', 'overdue'],
  ['waiting', 'waiting'],
  ['gate', 'gate'],
] as const satisfies [string, PortfolioSort][]

const headOf = (column: (typeof COLUMNS)[number][0]): string => (column === 'gate' ? strings.gates.short : words[column])
/** Names go up, figures down. */
const firstOrder = (sort: PortfolioSort) => (sort === 'name' ? 'asc' : 'desc')

/** All sites beside each other: what is open, new and overdue, who is waited for, and the gates. */
export function Portfolio() {
  const filter: PortfolioSearch = useSearch({ from: '/w/$workspaceId/portfolio' })
  const { id } = useWorkspace()
  const navigate = useNavigate({ from: '/w/$workspaceId/portfolio' })
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  const sort = PORTFOLIO_SORTS.find((each) => each === filter.sort) ?? 'open'
  const order = filter.order ?? firstOrder(sort)
  const query = useInfiniteQuery({
    queryKey: ['portfolio', id, filter.search, sort, order],
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const asked = { workspace_id: id, offset: pageParam, limit: PER_PAGE, sort, order }
      return call('getPortfolio', filter.search ? { ...asked, search: filter.search } : asked, signal)
    },
    getNextPageParam: (last: Answer<'getPortfolio'>, pages) => (pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined),
  })
  if (query.error && !query.data) throw query.error
  const first = query.data?.pages[0]
  if (!first) return <Loading />
  const sites = query.data!.pages.flatMap((page) => page.sites)
  const sortBy = (next: PortfolioSort) => {
    const turned = order === 'asc' ? 'desc' : 'asc'
    void navigate({ search: { ...filter, sort: next, order: next === sort ? turned : firstOrder(next) }, replace: true })
  }
  return (
    <main id="main" className="page">
      <title>{strings.sites.pageTitle(words.title)}</title>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">{words.note(first.total)}</p>
        </div>
      </header>
      <div className="toolbar">
        <SearchField
          label={strings.sites.search}
          value={filter.search ?? ''}
          onSearch={(term) => {
            const { search: _before, ...rest } = filter
            void navigate({ search: term ? { ...rest, search: term } : rest, replace: true })
          }}
          inputRef={field}
        />
        <ViewSwitch value="portfolio" />
      </div>
      <div className="sheet">
        {sites.length === 0 ? (
          <Empty title={words.empty}>{words.emptyHelp}</Empty>
        ) : (
          <table className="table table-portfolio">
            <thead>
              <tr>
                {COLUMNS.map(([column, by]) => (
                  <th key={column} scope="col" aria-sort={by === sort ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}>
                    <button className="sorter" type="button" onClick={() => sortBy(by)}>
                      {headOf(column)}
                      {by === sort ? <Icon name={order === 'asc' ? 'i-up' : 'i-down'} /> : <Icon name="i-sort" />}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sites.map((site) => (
                <PortfolioRow key={site.id} site={site} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <MoreButton list={query}>{strings.sites.more}</MoreButton>
    </main>
  )
}
