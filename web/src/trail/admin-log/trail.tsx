import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useSlash } from '../../base/use-slash.ts'
import { API, call } from '../../base/api.ts'
import type { Answer, Schemas } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { CopyButton } from '../../base/parts/copy-button.tsx'
import { Empty } from '../../base/parts/empty.tsx'
import { FilterChip } from '../../base/parts/filter-chip.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { Menu } from '../../base/parts/menu.tsx'
import { SearchField } from '../../base/parts/search-field.tsx'
import { number } from '../../base/format.ts'
import { useMembers, useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { MoreButton } from '../../base/parts/more-button.tsx'
import { EntryRow } from './entry-row.tsx'
import { kindName } from './what.tsx'
import { filterOf, SPANS } from './search.ts'
import type { AdminTrailSearch } from './search.ts'

const words = strings.administration
const PER_PAGE = 100
const ROUTE = '/w/$workspaceId/trail'

/** The admin log: who changed what, from what, to what and why, and whether its chain of hashes holds. */
export function AdminTrailPage() {
  const { may } = useWorkspace()
  return may('manage_rules') ? (
    <Trail />
  ) : (
    <main id="main" className="page">
      <title>{words.pageTitle}</title>
      <h1>{words.title}</h1>
      <div className="sheet">
        <Empty title={words.nobody} />
      </div>
    </main>
  )
}

function Trail() {
  const { workspaceId } = useParams({ from: ROUTE })
  const search = useSearch({ from: ROUTE })
  const navigate = useNavigate({ from: ROUTE })
  const members = useMembers()
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  const [open, setOpen] = useState<number | null>(null)
  const filter = filterOf(search)
  const trail = useInfiniteQuery({
    queryKey: ['admin-trail', workspaceId, filter],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call('listAdminTrail', { workspace_id: workspaceId, offset: pageParam, limit: PER_PAGE, ...filter }, signal),
    getNextPageParam: (last: Answer<'listAdminTrail'>, pages) =>
      pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined,
  })
  const first = trail.data?.pages[0]
  const proof = useQuery({
    queryKey: ['admin-proof', workspaceId, first?.length ?? 0],
    queryFn: ({ signal }) => call('proveAdminTrail', { workspace_id: workspaceId }, signal),
    staleTime: 0,
    enabled: first !== undefined && first.length > 0,
  })
  if (!first) return <Loading />
  const entries = trail.data!.pages.flatMap((page) => page.entries)
  const known = new Map([...first.actors.map(({ id, name }) => [id, name] as const), ...members.map(({ id, name }) => [id, name] as const)])
  const nameOf = (id: string) => known.get(id) ?? id
  const set = (change: AdminTrailSearch) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
  const exported = (format: string) =>
    `${API}/w/${workspaceId}/admin-trail.${format}?${new URLSearchParams(filter as Record<string, string>)}`
  return (
    <main id="main" className="page">
      <title>{words.pageTitle}</title>
      <nav className="trailnav" aria-label={words.where}>
        <Link to="/w/$workspaceId/settings/$section" params={{ workspaceId, section: 'members' }}>
          {words.settings}
        </Link>
      </nav>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">{words.note}</p>
        </div>
        {first.length > 0 && (
          <div className="page-do">
            <button
              className="btn"
              type="button"
              disabled={proof.isFetching}
              onClick={() => void Promise.all([trail.refetch(), proof.refetch()])}
            >
              <Icon name="i-refresh" />
              {words.verifyAgain}
            </button>
            <Menu
              label={words.export(first.total)}
              align="end"
              trigger={
                <button className="btn" type="button">
                  <Icon name="i-download" />
                  {words.export(first.total)}
                  <Icon name="i-down" />
                </button>
              }
              items={[
                { key: 'csv', label: words.csv, onSelect: () => location.assign(exported('csv')) },
                { key: 'json', label: words.json, onSelect: () => location.assign(exported('json')) },
              ]}
            />
          </div>
        )}
      </header>
      {first.length === 0 ? (
        <div className="sheet">
          <Empty title={words.empty}>{words.emptyHelp}</Empty>
        </div>
      ) : (
        <>
          <Proof proof={proof.isFetching ? undefined : proof.data} />
          <div className="toolbar">
            <SearchField
              label={words.search}
              value={search.search ?? ''}
              onSearch={(term) => set({ search: term || undefined })}
              inputRef={field}
            />
            <div className="chips" role="group" aria-label={words.filters}>
              <FilterChip
                name={words.who}
                options={first.actors.map(({ id, name }) => ({ value: id, label: name }))}
                chosen={search.actor ? [search.actor] : []}
                onChange={(chosen) => set({ actor: chosen.at(-1) })}
              />
              <FilterChip
                name={words.what}
                options={first.kinds.map((kind) => ({ value: kind, label: kindName(kind) }))}
                chosen={search.kind ? [search.kind] : []}
                onChange={(chosen) => set({ kind: chosen.at(-1) })}
              />
              <FilterChip
                name={words.when}
                options={SPANS.map((days) => ({ value: days, label: words.span[days]! }))}
                chosen={search.days ? [search.days] : []}
                onChange={(chosen) => set({ days: chosen.at(-1) })}
              />
              <FilterChip
                name={words.withoutReason}
                options={[{ value: 'none', label: words.yes }]}
                chosen={search.reason ? [search.reason] : []}
                onChange={(chosen) => set({ reason: chosen.length > 0 ? 'none' : undefined })}
              />
            </div>
            <p className="note seg-end" role="status">
              {words.counted(first.total, first.length)}
            </p>
          </div>
          <section className="sheet" aria-label={words.entries}>
            {entries.length === 0 ? (
              <Empty title={words.noMatch} />
            ) : (
              <table className="table table-admin">
                <thead>
                  <tr>
                    <th scope="col">{words.when}</th>
                    <th scope="col">{words.who}</th>
                    <th scope="col">{words.whatAll}</th>
                    <th scope="col" className="num">
                      {words.number}
                    </th>
                    <th scope="col">{words.hash}</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <EntryRow
                      key={entry.number}
                      entry={entry}
                      nameOf={nameOf}
                      isOpen={open === entry.number}
                      onToggle={() => setOpen(open === entry.number ? null : entry.number)}
                    />
                  ))}
                </tbody>
              </table>
            )}
          </section>
          <MoreButton list={trail}>
            {words.more} <span className="note">{number(first.total - entries.length)}</span>
          </MoreButton>
        </>
      )}
    </main>
  )
}

/** The head of the chain, whether it holds, and the command that checks the same. */
function Proof({ proof }: { proof: Schemas['AdminTrailProof'] | undefined }) {
  return (
    <section className="sheet card chain" aria-label={words.verified} aria-live="polite">
      <p className="chainline">
        {!proof ? (
          <span className="note">{words.checking}</span>
        ) : proof.verified ? (
          <>
            <span className="state-i state-fixed">
              <Icon name="st-fixed" />
            </span>
            <span>
              <b>{words.verified}</b>, {words.head}
            </span>
            <code className="head-hash">{proof.head}</code>
            <span className="note chain-n">{words.checkedNow(proof.length)}</span>
          </>
        ) : (
          <>
            <span className="sev sev-critical">
              <Icon name="i-warn" />
              {words.broken(proof.first_broken ?? 0)}
            </span>
            <span className="note">{words.brokenHelp}</span>
          </>
        )}
      </p>
      {proof && (
        <p className="note chain-command">
          {words.checkItself} <code>{proof.command}</code> <CopyButton text={proof.command} />
        </p>
      )}
    </section>
  )
}
