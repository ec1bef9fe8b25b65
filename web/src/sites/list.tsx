import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useSlash } from '../base/use-slash.ts'
import { call } from '../base/api.ts'
import type { Answer } from '../base/api.ts'
import { countryName } from '../base/country-name.ts'
import { Loading } from '../base/faults.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { FilterChip } from '../base/parts/filter-chip.tsx'
import type { ChipOption } from '../base/parts/filter-chip.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { MoreButton } from '../base/parts/more-button.tsx'
import { useDeskKeys, useLetterKeys } from '../base/keys.ts'
import { Change } from '../base/parts/change.tsx'
import { isGoing } from './run-words.ts'
import { SCHEDULES, sitesSearch } from './search.ts'
import type { SitesSearch } from './search.ts'
import { SiteRow } from './site-row.tsx'
import { ViewSwitch } from '../base/parts/view-switch.tsx'

const words = strings.sites
const PER_PAGE = 50
const LIVE_AGAIN = 5_000

function useSites({ overdue, ...filter }: SitesSearch) {
  const { id } = useWorkspace()
  return useInfiniteQuery({
    queryKey: ['sites', id, filter, overdue],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call('listSites', { workspace_id: id, offset: pageParam, limit: PER_PAGE, ...filter, ...(overdue ? { overdue: true } : {}) }, signal),
    getNextPageParam: (last: Answer<'listSites'>, pages) => (pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ sites }) => sites.some(({ last }) => last && isGoing(last))) ? LIVE_AGAIN : false,
  })
}

/** Every site with its last run; those without a schedule and paused ones as well. */
export function SiteList() {
  const filter: SitesSearch = useSearch({ from: '/w/$workspaceId/sites' })
  const isFiltered = Object.keys(filter).length > 0
  const workspace = useWorkspace()
  const navigate = useNavigate({ from: '/w/$workspaceId/sites' })
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  const query = useSites(filter)
  const { data: packList } = useQuery({
    queryKey: ['packs', workspace.id],
    queryFn: () => call('listPacks', { workspace_id: workspace.id }),
  })
  const packs = new Map(packList?.packs.map(({ key, name }) => [key, name]))
  const [at, setAt] = useState(0)
  const [letterKeys] = useLetterKeys()
  const params = { workspaceId: workspace.id }
  const sites = query.data?.pages.flatMap((page) => page.sites) ?? []
  const current = sites[Math.min(at, sites.length - 1)]
  const move = (by: number) => setAt(Math.max(0, Math.min(sites.length - 1, at + by)))
  const [latest, before] = [current?.ended, current?.ended?.previous_id]
  useDeskKeys(letterKeys, {
    j: () => move(1),
    k: () => move(-1),
    Enter: current && (() => void navigate({ to: '/w/$workspaceId/sites/$siteId', params: { ...params, siteId: current.id } })),
    o: latest
      ? () =>
          void navigate({
            to: '/w/$workspaceId/audits/$auditId/desk',
            params: { ...params, auditId: latest.audit_id },
            search: { state: 'undecided' },
          })
      : undefined,
    v:
      current && latest && before
        ? () =>
            void navigate({
              to: '/w/$workspaceId/sites/$siteId/compare',
              params: { ...params, siteId: current.id },
              search: { from: before, to: latest.audit_id },
            })
        : undefined,
  })
  if (query.error && !query.data) throw query.error
  const first = query.data?.pages[0]
  if (!first) return <Loading />
  const set = (change: SitesSearch) => {
    setAt(0)
    void navigate({ search: (before) => sitesSearch({ ...before, ...change }), replace: true })
  }
  const chip = (name: 'market' | 'schedule' | 'pack', options: ChipOption[]) => (
    <FilterChip
      name={words.chip[name]}
      options={options}
      chosen={filter[name]?.split(',') ?? []}
      onChange={(values) => set({ [name]: values.join(',') || undefined })}
    />
  )
  const undecided = sites.reduce((sum, { ended }) => sum + (ended?.by_state.undecided ?? 0), 0)
  const overdue = sites.reduce((sum, site) => sum + site.overdue, 0)
  const going = sites.filter(({ last }) => last && isGoing(last)).length
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(words.title)}</title>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">
            {[
              words.count(first.total, first.single),
              words.waitFor(undecided) + (overdue > 0 ? words.ofThem(overdue) : ''),
              going > 0 ? words.going(going) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {workspace.may('run_audits') && (
          <div className="page-do">
            <Link className="btn" to="/w/$workspaceId/audits/new" params={params}>
              {words.newAudit}
            </Link>
            <Link className="btn btn-primary" to="/w/$workspaceId/audits/new" params={params} search={{ every: 'week' }}>
              <Icon name="i-plus" />
              {words.newSite}
            </Link>
          </div>
        )}
      </header>
      <div className="toolbar">
        <SearchField
          label={words.search}
          value={filter.search ?? ''}
          onSearch={(term) => set({ search: term || undefined })}
          inputRef={field}
        />
        <ViewSwitch value="sites" />
        <div className="chips">
          {chip(
            'market',
            first.facets.markets.map((value) => ({ value, label: countryName(value) })),
          )}
          {chip(
            'schedule',
            SCHEDULES.map((value) => ({ value, label: words.scheduleIs[value] })),
          )}
          {chip(
            'pack',
            first.facets.packs.map((value) => ({ value, label: packs.get(value) ?? value })),
          )}
          <FilterChip
            name={words.overdueChip}
            options={[{ value: 'yes', label: words.withOverdue }]}
            chosen={filter.overdue ? [filter.overdue] : []}
            onChange={(values) => set({ overdue: values.length > 0 ? 'yes' : undefined })}
          />
        </div>
        <p className="legend legend-sev">
          {(['new', 'still_there', 'gone', 'came_back'] as const).map((name) => (
            <Change key={name} look={name}>
              {words.change[name]}
            </Change>
          ))}
        </p>
      </div>
      <div className="sheet">
        {sites.length === 0 ? (
          <Empty title={isFiltered ? words.noMatch : words.empty}>{isFiltered ? words.noMatchHelp : words.emptyHelp}</Empty>
        ) : (
          <table className="table table-sites">
            <thead>
              <tr>
                {(['site', 'last', 'next', 'line', 'since', 'review'] as const).map((column) => (
                  <th key={column} scope="col">
                    {words.column[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sites.map((site) => (
                <SiteRow key={site.id} site={site} current={site === current && at > 0} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <MoreButton list={query}>{words.more}</MoreButton>
      <p className="keyline">
        <span>
          <kbd>J</kbd>
          <kbd>K</kbd> {words.keys.move}
        </span>
        <span>
          <kbd>{strings.base.keyCap.enter}</kbd> {words.keys.open}
        </span>
        <span>
          <kbd>O</kbd> {words.keys.desk}
        </span>
        <span>
          <kbd>V</kbd> {words.keys.compare}
        </span>
        {first.single > 0 && (
          <Link to="/w/$workspaceId/audits" params={params}>
            {words.single(first.single)}
          </Link>
        )}
      </p>
    </main>
  )
}
