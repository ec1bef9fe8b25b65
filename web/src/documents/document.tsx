import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { dateTime, langTag } from '../base/format.ts'
import { CopyButton } from '../base/parts/copy-button.tsx'
import { Dialog } from '../base/parts/dialog.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { Field } from '../base/parts/field.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Ask } from '../settings/ask.tsx'
import { useChange } from '../settings/use-change.ts'
import { Blocks } from './blocks.tsx'
import { Margin } from './margin.tsx'

const words = strings.documents

/** One document: its text, what remains to look at, its title and whether it is shared. */
export function DocumentPage() {
  const { workspaceId, documentId } = useParams({ from: '/w/$workspaceId/studio/$documentId' })
  const { data: document, error } = useQuery({ queryKey: ['document', workspaceId, documentId], queryFn: ({ signal }) => call('getDocument', { workspace_id: workspaceId, document_id: documentId }, signal), refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 1000 : false) })
  if (error) throw error
  if (!document) return <Loading />
  return (
    <main id="main" className="page page-doc">
      <title>{words.pageTitle(document.title)}</title>
      <nav className="trailnav" aria-label={words.where}><Link to="/w/$workspaceId/studio" params={{ workspaceId }}>{words.title}</Link></nav>
      <Head document={document} />
      {document.status === 'ready' ? (
        <div className="doc-cols"><article className="sheet paper" lang={langTag(document.language_key)} dir="auto"><Blocks blocks={document.blocks ?? []} /></article><Margin document={document} /></div>
      ) : <div className="sheet"><Empty title={document.status === 'failed' ? words.failedTitle : words.pendingTitle}>{document.error ?? undefined}</Empty></div>}
    </main>
  )
}

function Head({ document }: { document: Schemas['DocumentDetail'] }) {
  const { id: workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null)
  const at = { workspace_id: workspaceId, document_id: document.id }
  const change = useChange('changeDocument', ['document', 'documents'], () => setAsking(null))
  const remove = useChange('deleteDocument', ['documents'], () => {
    say({ text: words.removed, icon: 'i-check' })
    void navigate({ to: '/w/$workspaceId/studio', params: { workspaceId } })
  })
  const facts = [document.language_key, document.created_by?.name ?? words.system, document.model ? words.byModel(document.model) : words.draft, words.changed(dateTime(document.updated_at))].filter(Boolean).join(' · ')
  const edits = may('write_documents') && document.status === 'ready'
  return (
    <header className="page-head">
      <div><h1 dir="auto" lang={langTag(document.language_key)}>{document.title}</h1><p className="note">{facts}</p></div>
      <div className="page-do">
        {edits && <label className="check"><input type="checkbox" checked={document.shared} disabled={change.isPending} onChange={(event) => change.mutate({ ...at, body: { shared: event.target.checked } })} />{words.share}</label>}
        {document.status === 'ready' && <CopyButton text={document.markdown} label={words.copy} small={false} />}
        {edits && <button className="btn" type="button" onClick={() => setAsking('rename')}>{words.rename}</button>}
        {may('write_documents') && <button className="btn btn-danger" type="button" onClick={() => setAsking('remove')}>{words.remove}</button>}
      </div>
      {asking === 'remove' && <Ask title={words.removeAsk} help={words.removeHelp} verb={words.remove} busy={remove.isPending} onClose={() => setAsking(null)} onYes={() => remove.mutate(at)} />}
      {asking === 'rename' && (
        <Dialog title={words.rename} onClose={() => setAsking(null)} foot={<><button className="btn dialog-no" type="button" onClick={() => setAsking(null)}>{strings.base.cancel}</button><button className="btn btn-primary" form="rename" disabled={change.isPending}>{words.save}</button></>}>
          <form id="rename" className="dialog-body" onSubmit={(event) => { event.preventDefault(); change.mutate({ ...at, body: { title: String(new FormData(event.currentTarget).get('title')).trim(), updated_at: document.updated_at } }) }}>
            <Field label={words.titleLabel}>{(control) => <input {...control} name="title" type="text" dir="auto" required pattern=".*\S.*" maxLength={500} defaultValue={document.title} autoFocus />}</Field>
          </form>
        </Dialog>
      )}
    </header>
  )
}
