import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import type { Answer, Schemas } from '../../base/api.ts'
import { langTag, languageName } from '../../base/format.ts'
import { Empty } from '../../base/parts/empty.tsx'
import { SearchField } from '../../base/parts/search-field.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { MoreButton } from '../../base/parts/more-button.tsx'
import { useChange } from '../../base/use-change.ts'
import { EntryForm } from './entry-form.tsx'

const words = strings.library
const PER_PAGE = 50
const KINDS = ['all', 'fact', 'guideline', 'passage'] as const
type Shown = (typeof KINDS)[number]

/** Everything in a knowledge base, to search, edit and remove. */
export function Entries({ infobase, writes }: { infobase: Schemas['InfobaseDetail']; writes: boolean }) {
  const { id: workspaceId } = useWorkspace()
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<Shown>('all')
  const [editing, setEditing] = useState<string | null>(null)
  const list = useInfiniteQuery({
    queryKey: ['entries', workspaceId, infobase.id, search, kind],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        'listEntries',
        {
          workspace_id: workspaceId,
          infobase_id: infobase.id,
          offset: pageParam,
          limit: PER_PAGE,
          ...(search ? { search } : {}),
          ...(kind === 'all' ? {} : { kind }),
        },
        signal,
      ),
    getNextPageParam: (last: Answer<'listEntries'>, pages) => (pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined),
  })
  const remove = useChange('deleteEntry', ['entries', 'infobase', 'infobases', 'shelf'])
  if (list.error && !list.data) throw list.error
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const total = infobase.facts + infobase.guidelines + infobase.passages
  return (
    <section className="form-main" aria-label={words.entries}>
      {total > 0 && (
        <div className="toolbar">
          <SearchField label={words.searchEntries} value={search} onSearch={setSearch} shortcut={false} />
          <Segmented<Shown>
            label={words.kindLabel}
            value={kind}
            onChange={setKind}
            options={KINDS.map((value) => ({ value, label: words.shown[value] }))}
          />
        </div>
      )}
      <div className="sheet">
        {entries.length === 0 ? (
          <Empty title={total === 0 ? words.emptyBase : words.none}>{total === 0 ? words.emptyBaseHelp : words.noneHelp}</Empty>
        ) : (
          <ul className="entries">
            {entries.map((entry) => (
              <li key={entry.id}>
                {editing === entry.id ? (
                  <EntryForm infobaseId={infobase.id} entry={entry} onDone={() => setEditing(null)} />
                ) : (
                  <>
                    <div>
                      {entry.title && <h3 dir="auto">{entry.title}</h3>}
                      <p className="entry-text" dir="auto" lang={langTag(entry.language_key)}>
                        {entry.content}
                      </p>
                      <p className="note">
                        <span className="tag">{words.kind[entry.kind]}</span>
                        {entry.language_key && (
                          <>
                            {' '}
                            <span className="lang">{languageName(entry.language_key)}</span>
                          </>
                        )}
                        {entry.source && (
                          <>
                            {' '}
                            <span dir="auto">{entry.source}</span>
                          </>
                        )}
                      </p>
                    </div>
                    {writes && (
                      <div className="entry-do">
                        {entry.kind !== 'passage' && (
                          <button className="btn btn-ghost btn-sm" type="button" onClick={() => setEditing(entry.id)}>
                            {words.edit}
                            <span className="vh"> {entry.content.slice(0, 60)}</span>
                          </button>
                        )}
                        <button
                          className="btn btn-ghost btn-sm btn-danger"
                          type="button"
                          disabled={remove.isPending}
                          onClick={() => remove.mutate({ workspace_id: workspaceId, infobase_id: infobase.id, entry_id: entry.id })}
                        >
                          {words.remove}
                          <span className="vh"> {entry.content.slice(0, 60)}</span>
                        </button>
                      </div>
                    )}
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <MoreButton list={list}>{strings.documents.more}</MoreButton>
    </section>
  )
}
