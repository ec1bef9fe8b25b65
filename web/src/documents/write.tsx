import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { LANGUAGE_KEYS } from '../../../src/languages.ts'
import { Loading } from '../base/faults.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { formOf, TemplateForm } from './form/template-form.tsx'
import type { FormState, Shelf } from './form/template-form.tsx'
import { useWriting } from './form/use-writing.ts'
import { carriedOver, openingValues } from '../base/template-form/values.ts'
import { Streamed } from './streamed.tsx'
import { useShelf } from '../base/use-shelf.ts'
import './brief/brief-box.css'

const words = strings.documents
const LAST_LANGUAGE = 'imprimatur.language'

/** A new document: choose a template, fill in its form, generate. */
export function WritePage() {
  const { id: workspaceId, may } = useWorkspace()
  const shelf = useShelf()
  if (!may('write_documents'))
    return (
      <main id="main" className="page">
        <title>{words.pageTitle(words.newDocument)}</title>
        <h1>{words.newDocument}</h1>
        <div className="sheet">
          <Empty
            title={words.mayNot}
            action={
              <Link className="btn" to="/w/$workspaceId/studio" params={{ workspaceId }}>
                {words.all}
              </Link>
            }
          >
            {words.mayNotHelp}
          </Empty>
        </div>
      </main>
    )
  return shelf ? <NewDocument shelf={shelf} /> : <Loading />
}

function NewDocument({ shelf }: { shelf: Shelf }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { template: wanted } = useSearch({ from: '/w/$workspaceId/studio/new' })
  const template = shelf.templates.find(({ key }) => key === wanted)
  const [chosen, setState] = useState<FormState>(() => ({
    templateId: '',
    language: localStorage.getItem(LAST_LANGUAGE) ?? 'EN',
    toneId: '',
    values: {},
  }))
  const writing = useWriting(
    shelf,
    (documentId) => void navigate({ to: '/w/$workspaceId/studio/$documentId', params: { workspaceId, documentId }, replace: true }),
  )
  const language =
    template && !template.languages.some(({ language_key: key }) => key === chosen.language)
      ? (template.languages[0]?.language_key ?? 'EN')
      : chosen.language
  const templateId = template?.id ?? ''
  const form = formOf(shelf, templateId, language)
  const state: FormState = {
    ...chosen,
    templateId,
    language,
    values: Object.keys(chosen.values).length > 0 ? carriedOver(form, { ...openingValues(form), ...chosen.values }) : openingValues(form),
  }
  const busy = writing.text !== null
  const change = (next: FormState) => {
    for (const name of Object.keys(next.values)) if (next.values[name] !== state.values[name]) writing.forget(name)
    setState({ ...next, values: { ...chosen.values, ...next.values } })
    localStorage.setItem(LAST_LANGUAGE, next.language)
    if (next.templateId !== templateId)
      void navigate({
        to: '/w/$workspaceId/studio/new',
        params: { workspaceId },
        search: { template: shelf.templates.find(({ id }) => id === next.templateId)?.key },
      })
  }
  const name = template?.languages.find(({ language_key: key }) => key === 'EN')?.name ?? words.newDocument
  const left = (
    <TemplateForm
      shelf={shelf}
      state={state}
      faults={writing.faults}
      busy={busy}
      onChange={change}
      onSubmit={() => {
        if (templateId !== '') void writing.write(state)
      }}
    >
      {template && (
        <div className="tform-do">
          <button className="btn btn-primary btn-block" disabled={busy}>
            {busy ? words.writing : words.write}
          </button>
        </div>
      )}
    </TemplateForm>
  )
  if (busy) return <Streamed title={name} language={language} text={writing.text ?? ''} form={left} />
  return (
    <main id="main" className="studio studio-new">
      <title>{words.pageTitle(words.newDocument)}</title>
      <header className="studio-bar">
        <div className="studio-title">
          <p className="note">
            <Link to="/w/$workspaceId/studio" params={{ workspaceId }}>
              {words.all}
            </Link>
          </p>
          <h1>{words.newDocument}</h1>
        </div>
      </header>
      <div className={template ? 'studio-cols' : 'studio-cols studio-choose'}>
        {template && left}
        {template ? (
          <section className="editor" aria-label={words.textLabel}>
            <div className="sheet paper paper-empty">
              <Empty title={name}>
                <span>{template.languages.find(({ language_key: key }) => key === 'EN')?.description}</span> <span>{words.fillIn}</span>
              </Empty>
            </div>
          </section>
        ) : (
          <Templates shelf={shelf} />
        )}
      </div>
    </main>
  )
}

/** All templates with their descriptions. */
function Templates({ shelf }: { shelf: Shelf }) {
  const { id: workspaceId } = useWorkspace()
  return (
    <section className="choose" aria-labelledby="choose">
      <h2 id="choose">{words.chooseHead}</h2>
      <ul className="shelf">
        {shelf.templates.map(({ id, key, languages, needs_model: needsModel }) => {
          const shown = languages.find(({ language_key: each }) => each === 'EN') ?? languages[0]
          return (
            shown && (
              <li key={id} className="shelf-link">
                <h3>
                  <Link to="/w/$workspaceId/studio/new" params={{ workspaceId }} search={{ template: key }}>
                    {shown.name}
                  </Link>
                </h3>
                <p>{shown.description}</p>
                {needsModel ? (
                  <p className="note">{strings.briefBox.onlyModel}</p>
                ) : (
                  <ul className="note shelf-gives">
                    <li>{strings.briefBox.withModel}</li>
                    <li>{strings.briefBox.withoutModel}</li>
                  </ul>
                )}
                {languages.length < LANGUAGE_KEYS.length && <p className="note">{words.languages(languages.length)}</p>}
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
