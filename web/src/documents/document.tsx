import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { dateTime, langTag } from '../base/format.ts'
import { Empty } from '../base/parts/empty.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Blocks } from '../base/parts/blocks.tsx'
import { FilledIn } from './filled-in.tsx'
import { formOf, TemplateForm } from './form/template-form.tsx'
import type { FormState, Shelf } from './form/template-form.tsx'
import { useWriting } from './form/use-writing.ts'
import { openingValues } from '../base/template-form/values.ts'
import { TemplateOfDocument } from './template-of-document.tsx'
import { Streamed } from './streamed.tsx'
import { Translations } from './translation/translations.tsx'
import { useShelf } from '../base/use-shelf.ts'

const words = strings.documents
type DocumentDetail = Schemas['DocumentDetail']
/** The editor and the rules engine are most of the studio's script: the text is shown before they are loaded. */
const Workbench = lazy(() => import('./editor/workbench.tsx'))

/** One document: its input, its text, and its findings. */
export function DocumentPage() {
  const { workspaceId, documentId } = useParams({ from: '/w/$workspaceId/studio/$documentId' })
  const { data: document, error } = useQuery({
    queryKey: ['document', workspaceId, documentId],
    queryFn: ({ signal }) => call('getDocument', { workspace_id: workspaceId, document_id: documentId }, signal),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 1000 : false),
    staleTime: 0,
    refetchOnMount: 'always',
    // Every save brings the whole text and its findings: comparing them with those before, part by part, takes longer than drawing them.
    structuralSharing: false,
  })
  const shelf = useShelf()
  if (error) throw error
  if (!document || !shelf) return <Loading />
  if (document.status !== 'ready') {
    return (
      <main id="main" className="page page-doc">
        <title>{words.pageTitle(document.title)}</title>
        <nav className="trailnav" aria-label={words.where}>
          <Link to="/w/$workspaceId/studio" params={{ workspaceId }}>
            {words.title}
          </Link>
        </nav>
        <h1 dir="auto">{document.title}</h1>
        <div className="sheet">
          <Empty title={document.status === 'failed' ? words.failedTitle : words.pendingTitle}>{document.error ?? undefined}</Empty>
        </div>
      </main>
    )
  }
  return <Open key={document.id} document={document} shelf={shelf} />
}

function Open({ document, shelf }: { document: DocumentDetail; shelf: Shelf }) {
  const { id: workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const language = document.language_key ?? 'EN'
  const template = shelf.templates.find(
    ({ id, languages }) => id === document.template_id && languages.some(({ language_key: key }) => key === language),
  )
  const [state, setState] = useState<FormState>(() => ({
    templateId: template?.id ?? '',
    language,
    toneId: document.tone_id ?? '',
    values: openingValues(template ? formOf(shelf, template.id, language) : [], document.input ?? {}),
  }))
  const writing = useWriting(
    shelf,
    (documentId) => void navigate({ to: '/w/$workspaceId/studio/$documentId', params: { workspaceId, documentId } }),
  )
  const busy = writing.text !== null
  const about = (
    <p className="note">
      {document.campaign && (
        <>
          <Link to="/w/$workspaceId/studio/campaigns/$campaignId" params={{ workspaceId, campaignId: document.campaign.id }}>
            {strings.campaigns.partOf(document.campaign.name)}
          </Link>
          {' · '}
        </>
      )}
      {[
        document.created_by?.name ?? words.system,
        document.model ? words.byModel(document.model) : words.draft,
        ...(document.tokens ? [words.used(document.tokens)] : []),
        words.changed(dateTime(document.updated_at)),
      ].join(' · ')}
    </p>
  )
  const form =
    may('write_documents') && template && document.translated_from === null ? (
      <TemplateForm
        shelf={shelf}
        state={state}
        faults={writing.faults}
        busy={busy}
        factsNote={document.facts.length > 0 ? words.factsUsed(document.facts.length) : undefined}
        onChange={setState}
        onSubmit={() => void writing.write(state)}
      >
        <div className="tform-do">
          <button className="btn btn-block" disabled={busy}>
            <Icon name="i-refresh" />
            {busy ? words.writing : words.writeAgain}
          </button>
        </div>
        <p className="note">{words.writeAgainHelp}</p>
        <TemplateOfDocument documentId={document.id} />
        <Translations documentId={document.id} />
        {about}
      </TemplateForm>
    ) : (
      <FilledIn document={document} shelf={shelf}>
        {may('write_documents') && <TemplateOfDocument documentId={document.id} />}
        <Translations documentId={document.id} />
        {about}
      </FilledIn>
    )
  // Not before the first chunk: after a refusal the editor and what was typed in it must still be there.
  if (writing.text) return <Streamed title={document.title} language={state.language} text={writing.text} form={form} />
  return (
    <Suspense fallback={<Reading document={document} form={form} />}>
      <Workbench document={document} form={form} />
    </Suspense>
  )
}

/** The same page while the editor is loading. */
function Reading({ document, form }: { document: DocumentDetail; form: React.ReactNode }) {
  const { id: workspaceId } = useWorkspace()
  return (
    <main id="main" className="studio" aria-busy="true">
      <header className="studio-bar">
        <div className="studio-title">
          <p className="note">
            <Link to="/w/$workspaceId/studio" params={{ workspaceId }}>
              {words.all}
            </Link>
          </p>
          <h1 dir="auto" lang={langTag(document.language_key)}>
            {document.title}
          </h1>
        </div>
      </header>
      <div className="studio-cols">
        {form}
        <section className="editor" aria-label={words.textLabel}>
          <article className="sheet paper" lang={langTag(document.language_key)} dir="auto">
            <Blocks blocks={document.blocks ?? []} />
          </article>
        </section>
        <aside className="margin" />
      </div>
    </main>
  )
}
