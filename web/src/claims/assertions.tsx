import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { ASSERTION_KINDS } from '../../../src/contract/values.ts'
import { call } from '../base/api.ts'
import type { Answer } from '../base/api.ts'
import { langTag, shortAddress } from '../base/format.ts'
import { Empty } from '../base/parts/empty.tsx'
import { FilterChip } from '../base/parts/filter-chip.tsx'
import { MoreButton } from '../base/parts/more-button.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.assertions
const PER_PAGE = 50
type Assertion = Answer<'listAssertions'>['assertions'][number]
type Kind = (typeof ASSERTION_KINDS)[number]

/** What the pages of an audit assert and no approved claim says: a list of its own, no violations. */
export function AssertionsPage() {
  const { workspaceId, auditId } = useParams({ from: '/w/$workspaceId/audits/$auditId/assertions' })
  const [kind, setKind] = useState<Kind | undefined>()
  const { data: audit } = useQuery({
    queryKey: ['audit', workspaceId, auditId],
    queryFn: ({ signal }) => call('getAudit', { workspace_id: workspaceId, audit_id: auditId }, signal),
  })
  const list = useInfiniteQuery({
    queryKey: ['assertions', workspaceId, auditId, kind],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        'listAssertions',
        { workspace_id: workspaceId, audit_id: auditId, offset: pageParam, limit: PER_PAGE, ...(kind ? { kind } : {}) },
        signal,
      ),
    getNextPageParam: (last: Answer<'listAssertions'>, pages) =>
      pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined,
  })
  if (list.error && !list.data) throw list.error
  const first = list.data?.pages[0]
  const found = list.data?.pages.flatMap((page) => page.assertions) ?? []
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(audit?.name ?? '')}</title>
      <nav className="trailnav" aria-label={strings.claims.where}>
        <Link to="/w/$workspaceId/audits/$auditId" params={{ workspaceId, auditId }}>
          {audit?.name ?? '…'}
        </Link>
      </nav>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">{words.note}</p>
        </div>
      </header>
      {!first ? (
        <p role="status">{words.busy}</p>
      ) : (
        <>
          <div className="toolbar">
            <FilterChip
              name={words.kind}
              options={ASSERTION_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
              chosen={kind ? [kind] : []}
              onChange={(chosen) => setKind(chosen.at(-1) as Kind | undefined)}
            />
            <p className="note">{words.looked(first.sentences, first.looked_at, first.pages)}</p>
          </div>
          <section className="sheet" aria-label={words.title}>
            {found.length === 0 ? (
              <Empty title={words.emptyTitle}>{words.emptyHelp}</Empty>
            ) : (
              <table className="table table-claims table-assertions">
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
                  {found.map((assertion) => (
                    <Row key={`${assertion.language_key} ${assertion.sentence}`} assertion={assertion} />
                  ))}
                </tbody>
              </table>
            )}
          </section>
          <MoreButton list={list}>{words.more}</MoreButton>
        </>
      )}
    </main>
  )
}

function Row({ assertion }: { assertion: Assertion }) {
  const { id: workspaceId, may } = useWorkspace()
  const { sentence, language_key: language, kinds, times, pages, places, nearest } = assertion
  return (
    <tr>
      <th scope="row">
        <q className="un" lang={langTag(language)} dir="auto">
          {sentence}
        </q>
        <span className="sub">
          {places
            .slice(0, 3)
            .map(({ url, name }) => (url ? shortAddress(url) : name))
            .join(' · ')}
        </span>
        {may('write_documents') && (
          <Link
            className="btn btn-sm"
            to="/w/$workspaceId/claims/new"
            params={{ workspaceId }}
            search={{ text: sentence, ...(language ? { language } : {}) }}
          >
            {words.make}
          </Link>
        )}
      </th>
      <td data-label={words.columns.kind}>{kinds.map((kind) => words.kinds[kind]).join(', ')}</td>
      <td data-label={words.columns.stands}>
        <b>{words.times(times)}</b>
        <span className="sub">{words.pages(pages)}</span>
      </td>
      <td data-label={words.columns.nearest}>
        {nearest ? (
          <Link to="/w/$workspaceId/claims/$claimId" params={{ workspaceId, claimId: nearest.id }}>
            {nearest.number}
          </Link>
        ) : (
          words.nearestNone
        )}
      </td>
    </tr>
  )
}
