import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useSlash } from '../base/use-slash.ts'
import { call } from '../base/api.ts'
import type { Answer, Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { dateTime, languageName } from '../base/format.ts'
import { Empty } from '../base/parts/empty.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { ListTable } from '../base/parts/list-table.tsx'
import { MoreButton } from '../base/parts/more-button.tsx'

const words = strings.documents
const PER_PAGE = 50

/** Documents of the workspace, newest first. */
export function Studio() {
  const { id, may } = useWorkspace()
  const [search, setSearch] = useState('')
  const [approval, setApproval] = useState<'' | 'draft' | 'in_review' | 'approved'>('')
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  const list = useInfiniteQuery({
    queryKey: ['documents', id, 'list', search, approval],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        'listDocuments',
        { workspace_id: id, offset: pageParam, limit: PER_PAGE, ...(search ? { search } : {}), ...(approval ? { approval } : {}) },
        signal,
      ),
    getNextPageParam: (last: Answer<'listDocuments'>, pages) =>
      pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined,
  })
  if (list.error && !list.data) throw list.error
  if (!list.data) return <Loading />
  const documents = list.data.pages.flatMap((page) => page.documents)
  const { total } = list.data.pages[0]!
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(words.title)}</title>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">{words.note(total)}</p>
        </div>
        <div className="page-do">
          <Link className="btn" to="/w/$workspaceId/studio/campaigns" params={{ workspaceId: id }}>
            {strings.campaigns.title}
          </Link>
          <Link className="btn" to="/w/$workspaceId/studio/bulk" params={{ workspaceId: id }}>
            {strings.bulk.open}
          </Link>
          {may('write_documents') && total > 0 && <NewDocument />}
        </div>
      </header>
      {documents.length === 0 && search === '' && approval === '' ? (
        <div className="sheet">
          <Empty
            title={words.empty}
            action={
              may('write_documents') ? (
                <NewDocument />
              ) : (
                <Link className="btn" to="/w/$workspaceId/library" params={{ workspaceId: id }}>
                  {words.emptyAction}
                </Link>
              )
            }
          >
            {words.emptyHelp}
          </Empty>
        </div>
      ) : (
        <>
          <div className="toolbar">
            <SearchField label={words.search} value={search} onSearch={setSearch} inputRef={field} />
            <label className="versions-with">
              {strings.approval.filter}{' '}
              <select value={approval} onChange={(event) => setApproval(event.target.value as typeof approval)}>
                <option value="">{strings.approval.anyState}</option>
                {(['draft', 'in_review', 'approved'] as const).map((state) => (
                  <option key={state} value={state}>
                    {strings.approval.state[state]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <div className="sheet">
            {documents.length === 0 ? (
              <Empty title={words.noMatch}>{words.noMatchHelp}</Empty>
            ) : (
              <ListTable columns={words.column} numeric={['changed']}>
                {documents.map((document) => (
                  <Row key={document.id} document={document} />
                ))}
              </ListTable>
            )}
          </div>
          <MoreButton list={list}>{words.more}</MoreButton>
        </>
      )}
    </main>
  )
}

function NewDocument() {
  const { id } = useWorkspace()
  return (
    <Link className="btn btn-primary" to="/w/$workspaceId/studio/new" params={{ workspaceId: id }}>
      <Icon name="i-plus" />
      {words.newDocument}
    </Link>
  )
}

/** Nothing is found only where nothing is unproved either. */
const checkedAs = (findings: number, unproved: number): string =>
  findings + unproved === 0
    ? words.clean
    : [...(findings > 0 ? [words.findings(findings)] : []), ...(unproved > 0 ? [strings.answered.unproved(unproved)] : [])].join(' · ')

function Row({ document }: { document: Schemas['DocumentSummary'] }) {
  const { id } = useWorkspace()
  const { status, findings, unproved } = document
  return (
    <tr>
      <th scope="row">
        <Link to="/w/$workspaceId/studio/$documentId" params={{ workspaceId: id, documentId: document.id }} dir="auto">
          {document.title}
        </Link>{' '}
        {document.shared && <span className="tag">{words.shared}</span>}
      </th>
      <td data-label={words.column.language}>{document.language_key && languageName(document.language_key)}</td>
      <td data-label={words.column.checked}>
        {status === 'ready' ? checkedAs(findings, unproved) : status === 'pending' ? words.pending : words.failed}
      </td>
      <td data-label={words.column.approval}>{status === 'ready' && strings.approval.state[document.approval]}</td>
      <td data-label={words.column.by}>{document.created_by?.name ?? words.system}</td>
      <td className="num">
        <time dateTime={document.updated_at}>{dateTime(document.updated_at)}</time>
      </td>
    </tr>
  )
}
