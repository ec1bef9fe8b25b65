import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useRef, useState } from 'react'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import { useSlash } from '../../base/use-slash.ts'
import { API, call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { langTag, number } from '../../base/format.ts'
import { Empty } from '../../base/parts/empty.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { SearchField } from '../../base/parts/search-field.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { EditTerm } from './edit-term.tsx'
import { ImportTerms } from './import-terms.tsx'

const words = strings.terms
type Term = Schemas['Term']
const PER_PAGE = 100

/** Terminology: found, written, imported and exported. */
export function TermsPage() {
  const { id: workspaceId, may } = useWorkspace()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Term | 'new' | 'import' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  const asked = useDeferredValue(search)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['terms', workspaceId, asked],
    queryFn: ({ pageParam }) => call('listTerms', { workspace_id: workspaceId, search: asked, offset: pageParam, limit: PER_PAGE }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, { terms }) => sum + terms.length, 0)
      return read < last.total ? read : undefined
    },
    placeholderData: keepPreviousData,
  })
  if (!data) return <Loading />
  const terms = data.pages.flatMap((page) => page.terms)
  const total = data.pages[0]?.total ?? 0
  const writes = may('write_documents')
  return (
    <main id="main" className="page">
      <title>{words.pageTitle}</title>
      <header className="page-head">
        <div>
          <p className="note">
            <Link to="/w/$workspaceId/library" params={{ workspaceId }}>
              {strings.library.title}
            </Link>{' '}
            /
          </p>
          <h1>
            {words.title} <span className="card-sub">{number(total)}</span>
          </h1>
          <p className="note">{words.note}</p>
        </div>
        <div className="page-do">
          <a className="btn" href={`${API}/w/${workspaceId}/terms/export.csv`} download>
            <Icon name="i-download" />
            {words.export}
          </a>
          {writes && (
            <>
              <button className="btn" type="button" onClick={() => setOpen('import')}>
                <Icon name="i-upload" />
                {words.importVerb}
              </button>
              <button className="btn btn-primary" type="button" onClick={() => setOpen('new')}>
                <Icon name="i-plus" />
                {words.add}
              </button>
            </>
          )}
        </div>
      </header>
      {!writes && <p className="callout callout-slim">{words.lookOnly}</p>}
      <div className="toolbar">
        <SearchField label={words.search} value={search} onSearch={setSearch} inputRef={field} />
      </div>
      <section className="sheet" aria-label={words.title}>
        {terms.length === 0 ? (
          <Empty title={asked === '' ? words.none : words.noMatch}>{asked === '' ? words.noneHelp : words.noMatchHelp}</Empty>
        ) : (
          <ul className="entries">
            {terms.map((term) => (
              <TermItem key={term.id} term={term} onEdit={writes ? () => setOpen(term) : undefined} />
            ))}
          </ul>
        )}
      </section>
      {hasNextPage && (
        <button className="btn" type="button" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.rowsMore(total - terms.length)}
        </button>
      )}
      {open === 'import' && <ImportTerms onClose={() => setOpen(null)} />}
      {open !== null && open !== 'import' && <EditTerm term={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </main>
  )
}

function TermItem({ term: { words: spoken, note }, onEdit }: { term: Term; onEdit: (() => void) | undefined }) {
  const languages = LANGUAGE_KEYS.filter((key) => spoken[key])
  const name = languages.map((key) => spoken[key]!.term)[0] ?? ''
  return (
    <li>
      <div>
        <dl className="term">
          {languages.map((key) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd lang={langTag(key)} dir="auto">
                <b>{spoken[key]!.term}</b>{' '}
                {spoken[key]!.forbidden.map((variant) => (
                  <del key={variant}>{variant}</del>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        {note && (
          <p className="note" dir="auto">
            {note}
          </p>
        )}
      </div>
      {onEdit && (
        <button className="btn btn-sm" type="button" aria-label={words.editOf(name)} onClick={onEdit}>
          {words.edit}
        </button>
      )}
    </li>
  )
}
