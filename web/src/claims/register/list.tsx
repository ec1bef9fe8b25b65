import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { API, call } from '../../base/api.ts'
import type { Answer } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { useDeskKeys, useLetterKeys } from '../../base/keys.ts'
import { Empty } from '../../base/parts/empty.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { MoreButton } from '../../base/parts/more-button.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { RegisterFilters } from './filters.tsx'
import { RegisterRow } from './row.tsx'
import type { RegisterSearch } from './search.ts'
import { ClaimViews } from '../views.tsx'

const words = strings.register
const PER_PAGE = 50

/** What was approved, by whom, why and until when, under numbers without a gap. */
export function Register() {
  const { workspaceId } = useParams({ from: '/w/$workspaceId/register' })
  const search = useSearch({ from: '/w/$workspaceId/register' })
  const navigate = useNavigate({ from: '/w/$workspaceId/register' })
  const { may } = useWorkspace()
  const enters = may('review')
  const field = useRef<HTMLInputElement>(null)
  const [letterKeys] = useLetterKeys()
  useDeskKeys(letterKeys, {
    n: () => {
      if (enters) void navigate({ to: '/w/$workspaceId/register/new', params: { workspaceId } })
    },
  })
  const list = useInfiniteQuery({
    queryKey: ['register', workspaceId, search],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call('listRegister', { workspace_id: workspaceId, offset: pageParam, limit: PER_PAGE, ...search }, signal),
    getNextPageParam: (last: Answer<'listRegister'>, pages) => (pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined),
  })
  if (list.error && !list.data) throw list.error
  if (!list.data) return <Loading />
  const first = list.data.pages[0]!
  const entries = list.data.pages.flatMap((page) => page.entries)
  const change = (changed: { [key in keyof RegisterSearch]?: RegisterSearch[key] | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...changed }) as RegisterSearch, replace: true })
  return (
    <main id="main" className="page">
      <title>{words.pageTitle}</title>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">{words.note}</p>
        </div>
        <div className="page-do">
          {first.highest > 0 &&
            (['csv', 'xlsx'] as const).map((format) => (
              <a key={format} className="btn" href={`${API}/w/${workspaceId}/register-table?format=${format}`} download>
                {words.export(format === 'csv' ? 'CSV' : 'Excel')}
              </a>
            ))}
          {enters && (
            <Link className="btn btn-primary" to="/w/$workspaceId/register/new" params={{ workspaceId }}>
              <Icon name="i-plus" />
              {words.enter} <kbd aria-hidden="true">N</kbd>
            </Link>
          )}
        </div>
      </header>
      <ClaimViews here="register" />
      {!enters && <p className="callout">{words.readOnly}</p>}
      {first.gaps.length > 0 && (
        <div className="callout callout-warn" role="status">
          <Icon name="i-warn" />
          <p>
            <b>{words.gaps(first.gaps.join(', '))}</b> {words.gapsHelp}
          </p>
        </div>
      )}
      {first.highest > 0 && <RegisterFilters first={first} search={search} inputRef={field} onChange={change} />}
      <section className="sheet" aria-label={words.title}>
        {entries.length === 0 ? (
          <Empty title={first.highest === 0 ? words.empty : words.none}>{first.highest === 0 ? words.emptyHelp : words.noneHelp}</Empty>
        ) : (
          <>
            <table className="table table-reg">
              <thead>
                <tr>
                  {Object.entries(words.columns).map(([name, label]) => (
                    <th key={name} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <RegisterRow key={entry.id} entry={entry} />
                ))}
              </tbody>
            </table>
            <div className="list-foot">
              <p>{words.sum(first.highest - first.gaps.length, first.states.in_use, first.states.ended, first.states.withdrawn)}</p>
              <p>{strings.base.shown(entries.length, first.total)}</p>
            </div>
          </>
        )}
      </section>
      <MoreButton list={list}>{words.more}</MoreButton>
    </main>
  )
}
