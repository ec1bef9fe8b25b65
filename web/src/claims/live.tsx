import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { LIVE_STATES } from '../../../src/contract/values.ts'
import type { LiveState as State } from '../../../src/contract/values.ts'
import { call } from '../base/api.ts'
import type { Answer, Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { dateTime, shortAddress } from '../base/format.ts'
import { useDeskKeys, useLetterKeys } from '../base/keys.ts'
import { Empty } from '../base/parts/empty.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { MoreButton } from '../base/parts/more-button.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { LiveState } from '../base/parts/twin.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { BindText } from './bind-text.tsx'
import { Bound } from './bound.tsx'
import { ClaimViews } from './views.tsx'

const words = strings.live
const PER_PAGE = 50

/** What was approved for addresses, and what they say; the worst first. */
export function LivePage() {
  const { workspaceId } = useParams({ from: '/w/$workspaceId/claims/live' })
  const search = useSearch({ from: '/w/$workspaceId/claims/live' })
  const navigate = useNavigate({ from: '/w/$workspaceId/claims/live' })
  const { may } = useWorkspace()
  const [binding, setBinding] = useState(false)
  const binds = may('manage_rules')
  const list = useInfiniteQuery({
    queryKey: ['live-list', workspaceId, search.state, search.search],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const { state, search: term } = search
      const asked = { ...(state && { state }), ...(term && { search: term }) }
      return call('listLiveBindings', { workspace_id: workspaceId, offset: pageParam, limit: PER_PAGE, ...asked }, signal)
    },
    getNextPageParam: (last: Answer<'listLiveBindings'>, pages) =>
      pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined,
  })
  const chosen = new Set(search.state?.split(',') ?? [])
  const toggle = (state: State) => {
    const states = LIVE_STATES.filter((each) => chosen.has(each) !== (each === state))
    void navigate({ search: (before) => ({ ...before, state: states.join(',') || undefined, binding: undefined }), replace: true })
  }
  const [letterKeys] = useLetterKeys()
  useDeskKeys(letterKeys, {
    b: () => binds && setBinding(true),
    ...Object.fromEntries(LIVE_STATES.map((state, index) => [String(index + 1), () => toggle(state)])),
  })
  if (list.error && !list.data) throw list.error
  if (!list.data) return <Loading />
  const [first] = list.data.pages
  const all = list.data.pages.flatMap((page) => page.bindings)
  const count = Object.values(first!.states).reduce((sum, n) => sum + n, 0)
  const here = search.binding ?? all[0]?.id
  return (
    <main id="main" className="page">
      <title>{words.pageTitle}</title>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">
            {words.note(count, first!.addresses)} {first!.compared_at && words.last(dateTime(first!.compared_at))}
          </p>
        </div>
        <div className="page-do">
          {binds && (
            <button className="btn btn-primary" type="button" onClick={() => setBinding(true)}>
              <Icon name="i-chain" />
              {words.bind} <kbd aria-hidden="true">B</kbd>
            </button>
          )}
        </div>
      </header>
      <ClaimViews here="live" />
      {binding && <BindText onClose={() => setBinding(false)} />}
      {count === 0 ? (
        <section className="sheet">
          <Empty title={words.empty}>{words.emptyHelp}</Empty>
        </section>
      ) : (
        <>
          <section className="sheet tally tally-live" aria-label={words.title}>
            {LIVE_STATES.map((state, index) => (
              <button key={state} type="button" aria-pressed={chosen.has(state)} onClick={() => toggle(state)}>
                <b>{first!.states[state]}</b>
                <span className="chg">
                  <LiveState value={state} /> <kbd aria-hidden="true">{index + 1}</kbd>
                </span>
              </button>
            ))}
          </section>
          <div className="toolbar">
            <SearchField
              label={words.search}
              value={search.search ?? ''}
              onSearch={(term) => void navigate({ search: (before) => ({ ...before, search: term || undefined }), replace: true })}
            />
          </div>
          <div className="live-cols">
            <section className="sheet bound" aria-label={words.ofBound}>
              {all.length === 0 ? <Empty title={words.none}>{null}</Empty> : <List all={all} here={here} />}
              <MoreButton list={list}>{strings.claims.more}</MoreButton>
            </section>
            {here && <Bound id={here} />}
          </div>
        </>
      )}
    </main>
  )
}

const List = ({ all, here }: { all: readonly Schemas['LiveBinding'][]; here: string | undefined }) => {
  const { id: workspaceId } = useWorkspace()
  return (
    <ul>
      {all.map(({ id, address, name, version, state }) => (
        <li key={id} className={id === here ? 'is-here' : undefined}>
          <Link
            to="/w/$workspaceId/claims/live"
            params={{ workspaceId }}
            search={(before: object) => ({ ...before, binding: id })}
            aria-current={id === here ? 'true' : undefined}
          >
            <span className="path">{shortAddress(address)}</span>
            <span className="sub" dir="auto">
              {name}
              {version !== null && `, ${words.version(version)}`}
            </span>
            <LiveState value={state} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
