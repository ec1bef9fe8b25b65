import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { CLAIM_STATES } from '../../../src/contract/values.ts'
import { API, call } from '../base/api.ts'
import type { Answer, Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { fullDate, langTag } from '../base/format.ts'
import { useDeskKeys, useLetterKeys } from '../base/keys.ts'
import { ClaimState } from '../base/parts/claim-state.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { FilterChip } from '../base/parts/filter-chip.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { MoreButton } from '../base/parts/more-button.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { Segmented } from '../base/parts/segmented.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useSlash } from '../base/use-slash.ts'
import { ImportClaims } from './import-claims.tsx'
import type { ClaimsSearch } from './search.ts'
import { ClaimViews } from './views.tsx'

const words = strings.claims
const PER_PAGE = 50
type Claim = Schemas['Claim']
type Sort = keyof typeof words.sorts

/** What the workspace may say: each claim with its state, and how audits find it said. */
export function ClaimList() {
  const { workspaceId } = useParams({ from: '/w/$workspaceId/claims' })
  const search = useSearch({ from: '/w/$workspaceId/claims' })
  const navigate = useNavigate({ from: '/w/$workspaceId/claims' })
  const { may } = useWorkspace()
  const writes = may('write_documents')
  const field = useRef<HTMLInputElement>(null)
  const [importing, setImporting] = useState(false)
  useSlash(field)
  const [letterKeys] = useLetterKeys()
  useDeskKeys(letterKeys, {
    n: () => {
      if (writes) void navigate({ to: '/w/$workspaceId/claims/new', params: { workspaceId } })
    },
  })
  const { sort = 'attention', ...asked } = search
  const list = useInfiniteQuery({
    queryKey: ['claims', workspaceId, search],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call('listClaims', { workspace_id: workspaceId, offset: pageParam, limit: PER_PAGE, sort, ...asked }, signal),
    getNextPageParam: (last: Answer<'listClaims'>, pages) => (pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined),
  })
  if (list.error && !list.data) throw list.error
  if (!list.data) return <Loading />
  const [first] = list.data.pages
  const claims = list.data.pages.flatMap((page) => page.claims)
  const all = Object.values(first!.states).reduce((sum, n) => sum + n, 0)
  const change = (changed: { [key in keyof ClaimsSearch]?: ClaimsSearch[key] | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...changed }) as ClaimsSearch, replace: true })
  const markets = [...new Set([...claims.flatMap((claim) => claim.markets), ...(search.market ? [search.market] : [])])].toSorted()
  return (
    <main id="main" className="page">
      <title>{words.pageTitle}</title>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">{words.note}</p>
        </div>
        <div className="page-do">
          {all > 0 && (
            <a className="btn" href={`${API}/w/${workspaceId}/claim-table`} download>
              {strings.claimTable.export}
            </a>
          )}
          {writes && (
            <button className="btn" type="button" onClick={() => setImporting(true)}>
              {strings.claimTable.import}
            </button>
          )}
          {writes && (
            <Link className="btn btn-primary" to="/w/$workspaceId/claims/new" params={{ workspaceId }}>
              <Icon name="i-plus" />
              {words.add} <kbd aria-hidden="true">N</kbd>
            </Link>
          )}
        </div>
      </header>
      <ClaimViews here="claims" />
      {importing && <ImportClaims onClose={() => setImporting(false)} />}
      {!writes && <p className="callout">{words.readOnly}</p>}
      <Ended claims={claims} />
      {all > 0 && (
        <div className="toolbar">
          <SearchField
            label={words.search}
            value={search.search ?? ''}
            onSearch={(term) => change({ search: term || undefined })}
            inputRef={field}
          />
          <div className="chips">
            <FilterChip
              name={words.stateFilter}
              options={CLAIM_STATES.map((state) => ({
                value: state,
                label: strings.base.claimState[state],
                face: <ClaimState value={state} />,
                count: first!.states[state],
              }))}
              chosen={search.state?.split(',') ?? []}
              onChange={(chosen) => change({ state: chosen.join(',') || undefined })}
            />
            <FilterChip
              name={words.marketFilter}
              options={markets.map((market) => ({ value: market, label: market }))}
              chosen={search.market ? [search.market] : []}
              onChange={(chosen) => change({ market: chosen.at(-1) })}
            />
          </div>
          <Segmented<Sort>
            label={words.sort}
            value={sort}
            onChange={(value) => change({ sort: value === 'attention' ? undefined : value })}
            options={Object.entries(words.sorts).map(([value, label]) => ({ value: value as Sort, label }))}
          />
        </div>
      )}
      <section className="sheet" aria-label={words.title}>
        {claims.length === 0 ? (
          <Empty title={all === 0 ? words.emptyTitle : words.none}>{all === 0 ? words.emptyHelp : words.noneHelp}</Empty>
        ) : (
          <>
            <table className="table table-claims">
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
                {claims.map((claim) => (
                  <Row key={claim.id} claim={claim} workspaceId={workspaceId} />
                ))}
              </tbody>
            </table>
            <div className="list-foot">
              <p>{strings.base.shown(claims.length, first!.total)}</p>
            </div>
          </>
        )}
      </section>
      <MoreButton list={list}>{words.more}</MoreButton>
    </main>
  )
}

/** Claims that have ended are said above the list: what they answered is work again. */
function Ended({ claims }: { claims: Claim[] }) {
  const ended = claims.filter(({ state }) => state === 'expired')
  if (ended.length === 0) return null
  return (
    <div className="callout callout-warn" role="status">
      <Icon name="cl-expired" />
      <p>
        <b>{words.hasEnded(ended.map((claim) => claim.number).join(', '))}</b> {words.hasEndedHelp}
      </p>
    </div>
  )
}

const stateNote = ({ state, until }: Claim): string => {
  if (state === 'draft') return words.needsProof
  if (state === 'proved') return words.waits
  if (until === null) return state === 'withdrawn' ? '' : words.noEnd
  return state === 'expired' ? words.ended(fullDate(until)) : state === 'withdrawn' ? '' : words.until(fullDate(until))
}

function Row({ claim, workspaceId }: { claim: Claim; workspaceId: string }) {
  const { wordings, about, markets, proofs, answers, remarks } = claim
  const [wording] = wordings
  const [proof] = proofs
  const languages = [...new Set(wordings.flatMap(({ language }) => language ?? []))]
  return (
    <tr className={claim.state === 'draft' || claim.state === 'withdrawn' ? 'quiet' : undefined}>
      <th scope="row">
        <span className="lead1">
          <span className="cid">{claim.number}</span>
          <Link
            to="/w/$workspaceId/claims/$claimId"
            params={{ workspaceId, claimId: claim.id }}
            lang={langTag(wording?.language)}
            dir="auto"
          >
            {wording?.text}
          </Link>
        </span>
        <span className="sub">{[about.join(', '), languages.join(' ')].filter(Boolean).join(' · ')}</span>
      </th>
      <td>
        <span className="l1">
          <ClaimState value={claim.state} />
        </span>
        <span className="sub">{stateNote(claim)}</span>
      </td>
      <td data-label={words.columns.markets}>
        {markets.length === 0 ? (
          words.everywhere
        ) : (
          <span className="tags">
            {markets.map((market) => (
              <span key={market} className="tag">
                {market}
              </span>
            ))}
          </span>
        )}
      </td>
      <td data-label={words.columns.proofs}>
        <span className="l1">{proofs.length === 0 ? words.noProofs : <b>{proofs.length}</b>}</span>
        {proof && <span className="sub">{[proof.title, proof.page].filter(Boolean).join(', ')}</span>}
      </td>
      <td data-label={words.columns.said}>
        <span className="l1">{answers > 0 ? words.answers(answers) : words.answersNone}</span>
        {remarks > 0 && (
          <span className="sub">
            <span className="said-bad">{words.remarks(remarks)}</span>
          </span>
        )}
      </td>
      <td data-label={words.columns.writer}>{claim.written_by ?? words.nobody}</td>
    </tr>
  )
}
