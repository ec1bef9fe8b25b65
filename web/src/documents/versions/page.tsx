import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { BlockNode } from '../../../../src/generation/markdown/nodes.ts'
import { call } from '../../base/api.ts'
import type { Answer, Schemas } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { dateTime, langTag } from '../../base/format.ts'
import { CopyButton } from '../../base/parts/copy-button.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'
import { Blocks } from '../../base/parts/blocks.tsx'
import { compareBlocks } from './compare.ts'
import { Compared } from './compared.tsx'
import { NameDialog, RestoreDialog } from './dialogs.tsx'
import { WhoWrote } from './who-wrote.tsx'

const words = strings.versions
const PER_PAGE = 100
type Version = Schemas['DocumentVersion']
type View = keyof typeof words.views

/** What a document was: its versions, each beside another one. */
export function VersionsPage() {
  const { workspaceId, documentId } = useParams({ from: '/w/$workspaceId/studio/$documentId/versions' })
  const search = useSearch({ from: '/w/$workspaceId/studio/$documentId/versions' })
  const path = { workspace_id: workspaceId, document_id: documentId }
  const { data: document, error } = useQuery({
    queryKey: ['document', workspaceId, documentId],
    queryFn: ({ signal }) => call('getDocument', path, signal),
    staleTime: 0,
    refetchOnMount: 'always',
  })
  const list = useInfiniteQuery({
    queryKey: ['document-versions', workspaceId, documentId],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => call('listDocumentVersions', { ...path, offset: pageParam, limit: PER_PAGE }, signal),
    getNextPageParam: (last: Answer<'listDocumentVersions'>, pages) =>
      pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined,
    staleTime: 0,
    refetchOnMount: 'always',
  })
  if (error ?? list.error) throw error ?? list.error
  if (!document || !list.data) return <Loading />
  const versions = list.data.pages.flatMap((page) => page.versions)
  const { current, approved } = list.data.pages[0]!
  const chosen = versions.find(({ number }) => number === (search.version ?? current)) ?? versions[0]!
  const before = versions.find(({ number }) => number === search.with) ?? earlierThan(chosen, versions)
  return (
    <main id="main" className="page versions">
      <title>{words.pageTitle(document.title)}</title>
      <nav className="trailnav">
        <Link to="/w/$workspaceId/studio/$documentId" params={{ workspaceId, documentId }}>
          {words.back}
        </Link>
      </nav>
      <h1 dir="auto" lang={langTag(document.language_key)}>
        {document.title}
      </h1>
      <div className="versions-cols">
        <nav className="versions-list" aria-label={words.list}>
          <ol>
            {versions.map((version) => (
              <Row key={version.number} {...{ version, current, approved, isHere: version === chosen, documentId }} />
            ))}
          </ol>
          {list.hasNextPage && (
            <button className="btn btn-sm" type="button" onClick={() => void list.fetchNextPage()}>
              {words.more}
            </button>
          )}
        </nav>
        <Chosen key={chosen.number} {...{ document, version: chosen, before, versions, isCurrent: chosen.number === current }} />
      </div>
    </main>
  )
}

/** What a version came from: the text that was the document's before it. */
function earlierThan(version: Version, versions: Version[]): Version | null {
  return versions.find(({ number, kind }) => number < version.number && kind !== 'set_aside') ?? null
}

interface RowProps {
  version: Version
  current: number
  approved: number | null
  isHere: boolean
  documentId: string
}

function Row({ version, current, approved, isHere, documentId }: RowProps) {
  const { id: workspaceId } = useWorkspace()
  const { number, kind, name, author } = version
  return (
    <li>
      <Link
        to="/w/$workspaceId/studio/$documentId/versions"
        params={{ workspaceId, documentId }}
        search={{ version: number }}
        className="versions-row"
        aria-current={isHere ? 'true' : undefined}
        activeProps={{}}
      >
        <b dir="auto">{name ?? words.number(number)}</b>
        <span>
          {number === current && <span className="tag">{words.current}</span>}{' '}
          {version.approved_at !== null && <span className={number === approved ? 'tag tag-good' : 'tag'}>{words.approved}</span>}
        </span>
        <span className="note">
          {[name === null ? null : words.number(number), words.kind[kind], author ? words.by(author.name) : words.nobody]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <time className="note" dateTime={version.updated_at}>
          {dateTime(version.updated_at)}
        </time>
      </Link>
    </li>
  )
}

interface ChosenProps {
  document: Schemas['DocumentDetail']
  version: Version
  before: Version | null
  versions: Version[]
  isCurrent: boolean
}

function Chosen({ document, version, before, versions, isCurrent }: ChosenProps) {
  const { id: workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [view, setView] = useState<View>(before ? 'changes' : 'text')
  const [asking, setAsking] = useState<'name' | 'restore' | null>(null)
  const text = useText(document.id, version.number)
  const earlier = useText(document.id, before?.number ?? null)
  const restore = useChange('restoreDocumentVersion', ['document-versions', 'documents'], (restored) => {
    queries.setQueryData(['document', workspaceId, document.id], restored)
    setAsking(null)
    say({ text: words.restored(version.number), icon: 'i-check' })
    void navigate({ to: '/w/$workspaceId/studio/$documentId/versions', params: { workspaceId, documentId: document.id }, search: {} })
  })
  const name = useChange('nameDocumentVersion', ['document-versions'], () => setAsking(null))
  const path = { workspace_id: workspaceId, document_id: document.id, number: String(version.number) }
  const edits = may('write_documents')
  return (
    <section className="versions-text" aria-label={words.number(version.number)}>
      <header className="versions-head">
        <div>
          <h2 dir="auto">{version.name ?? words.number(version.number)}</h2>
          <p className="note">
            {[
              version.author ? words.by(version.author.name) : words.nobody,
              dateTime(version.updated_at),
              words.saves(version.saves),
              version.restored_from === null ? null : words.restoredFrom(version.restored_from),
              version.kind === 'set_aside' ? words.setAsideHelp : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="page-do">
          <CopyButton text={addressOf(workspaceId, document.id, version.number)} label={words.copyLink} />
          {edits && (
            <button className="btn btn-sm" type="button" onClick={() => setAsking('name')}>
              {version.name === null ? words.name : words.rename}
            </button>
          )}
          {edits && !isCurrent && (
            <button className="btn btn-sm btn-primary" type="button" onClick={() => setAsking('restore')}>
              {words.restore}
            </button>
          )}
        </div>
      </header>
      <div className="toolbar">
        <Segmented<View>
          label={words.view}
          value={view}
          onChange={setView}
          options={(isCurrent ? (['changes', 'text', 'authors'] as const) : (['changes', 'text'] as const)).map((each) => ({
            value: each,
            label: words.views[each],
          }))}
        />
        {view === 'changes' && versions.length > 1 && (
          <label className="versions-with">
            {words.compareWith}{' '}
            <select
              value={before?.number ?? ''}
              onChange={(event) =>
                void navigate({
                  to: '/w/$workspaceId/studio/$documentId/versions',
                  params: { workspaceId, documentId: document.id },
                  search: { version: version.number, with: Number(event.target.value) },
                })
              }
            >
              {before === null && <option value="">{words.nothingBefore}</option>}
              {versions
                .filter(({ number }) => number !== version.number)
                .map((each) => (
                  <option key={each.number} value={each.number}>
                    {[each.name ?? words.number(each.number), each.author?.name ?? words.nobody].join(', ')}
                  </option>
                ))}
            </select>
          </label>
        )}
      </div>
      {text && view === 'text' && <Sheet blocks={text.blocks} language={document.language_key} />}
      {text && view === 'changes' && (before === null || earlier) && (
        <Changes before={earlier} after={text} language={document.language_key} />
      )}
      {text && view === 'authors' && <WhoWrote documentId={document.id} blocks={text.blocks} language={document.language_key} />}
      {asking === 'name' && (
        <NameDialog
          name={version.name}
          onClose={() => setAsking(null)}
          onSave={(given) => name.mutate({ ...path, body: { name: given === '' ? null : given } })}
        />
      )}
      {asking === 'restore' && (
        <RestoreDialog
          number={version.number}
          opens={document.approval !== 'draft'}
          busy={restore.isPending}
          onClose={() => setAsking(null)}
          onRestore={() => restore.mutate({ ...path, body: { updated_at: document.updated_at } })}
        />
      )}
    </section>
  )
}

const addressOf = (workspaceId: string, documentId: string, version: number) =>
  new URL(`${location.pathname.split('/w/')[0]}/w/${workspaceId}/studio/${documentId}/versions?version=${version}`, location.origin).href

function useText(documentId: string, number: number | null) {
  const { id } = useWorkspace()
  return useQuery({
    queryKey: ['document-version', id, documentId, number],
    queryFn: ({ signal }) => call('getDocumentVersion', { workspace_id: id, document_id: documentId, number: String(number) }, signal),
    enabled: number !== null,
    staleTime: 0,
  }).data
}

const Sheet = ({ blocks, language }: { blocks: object[]; language: string | null }) => (
  <article className="sheet paper" lang={langTag(language)} dir="auto">
    <Blocks blocks={blocks} />
  </article>
)

function Changes({
  before,
  after,
  language,
}: {
  before: Answer<'getDocumentVersion'> | undefined
  after: Answer<'getDocumentVersion'>
  language: string | null
}) {
  const [first, second] = [(before?.blocks ?? []) as unknown as BlockNode[], after.blocks as unknown as BlockNode[]]
  const compared = useMemo(() => compareBlocks(first, second), [first, second])
  const count = (kind: string) => compared.filter((block) => block.kind === kind).length
  const tally = words.tally(count('added'), count('removed'), count('changed'), count('moved'))
  return (
    <>
      {before && before.title !== after.title && <p className="callout">{words.titleWas(before.title, after.title)}</p>}
      <p className="note" role="status">
        {tally || words.noChange}
      </p>
      <Compared compared={compared} before={first} after={second} language={language} />
    </>
  )
}
