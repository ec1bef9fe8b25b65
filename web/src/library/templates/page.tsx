import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import type { LanguageKey } from '../../../../src/languages.ts'
import { call } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { ago, languageName } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { Actions } from './actions.tsx'
import type { View } from './actions.tsx'
import { TextRow } from './bits.tsx'
import { Conflict, Leaving } from './conflict.tsx'
import { FieldsCard } from './fields-card.tsx'
import { LanguagesCard } from './languages-card.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { EditorProvider, RULES, useTemplateText } from './state.ts'
import type { EditorState, Template } from './state.ts'
import { TextCard } from './text-card.tsx'
import { usePreview } from './use-preview.ts'
import type { PreviewOrder } from './use-preview.ts'
import { useSaving } from './use-saving.ts'
import { VersionsCard } from './versions-card.tsx'
import { YamlFiles } from './yaml-files.tsx'

const words = strings.templates
const PARTS = ['form', 'text', 'languages', 'versions'] as const
type PartName = (typeof PARTS)[number]

/** One template: its form, its text, its languages and versions, with what it writes beside them. */
export function TemplatePage() {
  const { id: workspaceId } = useWorkspace()
  const { templateId } = useParams({ from: '/w/$workspaceId/library/templates/$templateId' })
  const { data } = useQuery({
    queryKey: ['template', workspaceId, templateId],
    queryFn: () => call('getTemplate', { workspace_id: workspaceId, template_id: templateId }),
    throwOnError: true,
  })
  return data ? <TemplateEditor key={templateId} known={data} /> : <Loading />
}

const languagesOf = (files: Record<string, string>): LanguageKey[] => LANGUAGE_KEYS.filter((key) => `${key}.yml` in files)

function TemplateEditor({ known }: { known: Template }) {
  const { id: workspaceId, may } = useWorkspace()
  const [template, setTemplate] = useState(known)
  const [seen, setSeen] = useState(known)
  const [part, setPart] = useState<PartName>('form')
  const [view, setView] = useState<View>('form')
  const [chosen, setLanguage] = useState<LanguageKey>('EN')
  const [order, setOrder] = useState<PreviewOrder>({ input: null, toneMetaId: null, variant: 0 })
  const text = useTemplateText(known.files)
  const changed = JSON.stringify(text.files) !== JSON.stringify(template.files)
  const readOnly = !may('write_documents') || !template.own
  // What was saved, published or rolled back is taken over where nothing of ours would be lost.
  if (known !== seen) {
    setSeen(known)
    if (!changed) {
      setTemplate(known)
      text.setFiles(known.files)
    }
  }
  const languages = languagesOf(text.files)
  const language = languages.includes(chosen) ? chosen : (languages[0] ?? 'EN')
  const preview = usePreview(template.key, text.files, language, order, may('write_documents'))
  const saving = useSaving(template, text.files, changed && !readOnly, (saved) => {
    setTemplate(saved)
    text.setFiles(saved.files)
  })
  const state: EditorState = { ...text, template, language, setLanguage, languages, preview, readOnly }
  return (
    <EditorProvider value={state}>
      <main id="main" className="page">
        <title>{words.pageTitle(template.name)}</title>
        <header className="page-head">
          <div>
            <p className="note">
              <Link to="/w/$workspaceId/library" params={{ workspaceId }}>
                {words.library}
              </Link>{' '}
              /
            </p>
            <h1 dir="auto">
              {template.name} <span className="tag">{template.own ? words.own : words.builtIn}</span>
            </h1>
            <p className="head-meta">
              <code>{template.key}</code>
              {template.own && <span>{template.version === null ? words.noVersion : words.version(template.version)}</span>}
              <span>{words.documents(template.documents)}</span>
              {template.draft && (
                <span>{words.draftBy(template.draft.author?.name ?? words.somebody, ago(template.draft.updated_at))}</span>
              )}
            </p>
          </div>
          <div className="page-do">
            <Actions view={view} onView={setView} saving={saving} changed={changed} />
          </div>
        </header>
        {!template.own && <p className="callout callout-slim">{words.builtInNote}</p>}
        {template.own && !may('write_documents') && <p className="callout callout-slim">{words.lookOnly}</p>}
        <Conflict saving={saving} />
        <div className="toolbar tpl-parts">
          <Segmented<PartName>
            label={words.parts}
            value={part}
            options={PARTS.map((value) => ({ value, label: words.part[value] }))}
            onChange={setPart}
          />
          {languages.length > 1 && part !== 'versions' && (
            <label className="add-language">
              <span>{words.language}</span>{' '}
              <select value={language} onChange={(event) => setLanguage(event.target.value as LanguageKey)}>
                {languages.map((each) => (
                  <option key={each} value={each}>
                    {languageName(each)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <div className={`wk wk-view-${view}`}>
          {view !== 'yaml' && (
            <form className="wk-form" aria-label={words.part[part]} onSubmit={(event) => event.preventDefault()}>
              {text.waiting.map((file) => (
                <p key={file} className="callout callout-warn callout-slim" role="status">
                  <Icon name="i-warn" />
                  <span>{words.waits(file)}</span>
                </p>
              ))}
              {part === 'versions' ? (
                <VersionsCard template={template} readOnly={readOnly} />
              ) : (
                <fieldset disabled={readOnly || text.waiting.length > 0}>
                  {part === 'form' && <About language={language} />}
                  {part === 'form' && <FieldsCard />}
                  {part === 'text' && <TextCard />}
                  {part === 'languages' && <LanguagesCard />}
                </fieldset>
              )}
            </form>
          )}
          <div className="wk-side">
            {view !== 'form' && <YamlFiles first={part === 'languages' ? `${language}.yml` : RULES} />}
            {may('write_documents') && <PreviewPane order={order} onOrder={setOrder} />}
          </div>
        </div>
        <Leaving saving={saving} />
      </main>
    </EditorProvider>
  )
}

function About({ language }: { language: LanguageKey }) {
  const file = `${language}.yml`
  return (
    <section className="sheet card" aria-labelledby="template-about">
      <h2 id="template-about">{words.about}</h2>
      <TextRow file={file} path={['name']} label={words.name} />
      <TextRow file={file} path={['description']} label={words.description} rows={2} />
    </section>
  )
}
