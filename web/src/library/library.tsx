import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useSlash } from '../base/use-slash.ts'
import { call } from '../base/api.ts'
import type { Answer, Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { langTag, languageName, number } from '../base/format.ts'
import { Empty } from '../base/parts/empty.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useShelf } from '../base/use-shelf.ts'
import { ImportTemplates } from './templates/import-templates.tsx'
import { StartTemplate } from './templates/start-template.tsx'
import { NameInfobase } from './knowledge-bases/name-dialog.tsx'
import { folded } from '../base/folded.ts'
import { TABS } from './search.ts'
import type { LibraryTab } from './search.ts'

const words = strings.library
type Shelf = Answer<'getShelf'>
interface Field {
  name: string
  label: string
  required: boolean
}

/** The English entry where there is one, otherwise the first language. */
const spoken = <T extends { language_key: string }>(languages: T[]): T | undefined =>
  languages.find(({ language_key: key }) => key === 'EN') ?? languages[0]
const keys = (languages: { language_key: string }[]) =>
  languages.length > 5
    ? words.languages(languages.length)
    : languages
        .map(({ language_key: key }) => languageName(key))
        .toSorted()
        .join(' ')

const TAB_NAMES: Record<LibraryTab, string> = {
  templates: words.templates,
  tones: words.tones,
  infobases: words.infobases,
  terms: strings.terms.title,
}

/** Templates, tones of voice, knowledge bases and terminology of the workspace, in tabs; a search goes through all of them. */
export function Library() {
  const { id: workspaceId, may } = useWorkspace()
  const [open, setOpen] = useState<'infobase' | 'template' | 'import' | null>(null)
  const [search, setSearch] = useState('')
  const { tab = TABS[0] } = useSearch({ from: '/w/$workspaceId/library' })
  const shows = (part: LibraryTab) => search !== '' || part === tab
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  const data = useShelf()
  const { data: listed } = useQuery({
    queryKey: ['templates', workspaceId],
    queryFn: () => call('listTemplates', { workspace_id: workspaceId }),
  })
  const writes = may('write_documents')
  if (!data) return <Loading />
  const matches = (...texts: (string | null | undefined)[]) => texts.some((text) => text && folded(text).includes(folded(search)))
  const templates = data.templates.filter(({ key, languages }) =>
    matches(key, ...languages.flatMap(({ name, description }) => [name, description])),
  )
  const tones = data.tones.filter(({ key, languages }) =>
    matches(key, ...languages.flatMap(({ name, description }) => [name, description])),
  )
  const known = listed?.templates ?? []
  const drafts = known.filter(({ id, key, name }) => !data.templates.some((each) => each.id === id) && matches(key, name))
  const infobases = data.infobases.filter(({ name, description }) => matches(name, description))
  return (
    <main id="main" className="page">
      <title>{words.pageTitle}</title>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">{words.note}</p>
        </div>
      </header>
      <div className="toolbar">
        <SearchField label={words.search} value={search} onSearch={setSearch} inputRef={field} />
      </div>
      <nav className="view-tabs" aria-label={words.tabs}>
        {TABS.map((each) => (
          <Link
            key={each}
            to="/w/$workspaceId/library"
            params={{ workspaceId }}
            search={each === TABS[0] ? {} : { tab: each }}
            onClick={() => setSearch('')}
            activeProps={{}}
            aria-current={search === '' && each === tab ? 'page' : undefined}
          >
            {TAB_NAMES[each]}
          </Link>
        ))}
      </nav>
      {templates.length + drafts.length + tones.length + infobases.length === 0 && search !== '' && (
        <div className="sheet">
          <Empty title={words.none}>{words.noneHelp}</Empty>
        </div>
      )}
      {shows('infobases') && (infobases.length > 0 || search === '') && (
        <Part
          title={words.infobases}
          count={infobases.length}
          empty={words.noInfobases}
          action={
            writes && (
              <button className="btn btn-sm" type="button" onClick={() => setOpen('infobase')}>
                <Icon name="i-plus" />
                {words.newInfobase}
              </button>
            )
          }
        >
          {infobases.map((infobase) => (
            <li key={infobase.id} className="shelf-link">
              <h3 dir="auto">
                <Link to="/w/$workspaceId/library/knowledge/$infobaseId" params={{ workspaceId, infobaseId: infobase.id }}>
                  {infobase.name}
                </Link>
              </h3>
              {infobase.description && <p dir="auto">{infobase.description}</p>}
              <p className="note">{words.entriesIn(infobase.entries)}</p>
            </li>
          ))}
        </Part>
      )}
      {shows('tones') && tones.length > 0 && (
        <Part
          title={words.tones}
          count={tones.length}
          action={
            writes && (
              <Link className="btn btn-sm" to="/w/$workspaceId/library/tones/$toneId" params={{ workspaceId, toneId: 'new' }}>
                <Icon name="i-plus" />
                {words.newTone}
              </Link>
            )
          }
        >
          {tones.map((tone) => (
            <ToneItem key={tone.id} tone={tone} />
          ))}
        </Part>
      )}
      {search === '' && tab === 'terms' && (
        <section className="sheet card" aria-label={strings.terms.title}>
          <div className="card-top">
            <h2>{strings.terms.title}</h2>
            <Link className="btn btn-sm" to="/w/$workspaceId/library/words" params={{ workspaceId }}>
              {strings.terms.open}
            </Link>
          </div>
          <p className="note">{strings.terms.note}</p>
        </section>
      )}
      {shows('templates') && templates.length + drafts.length > 0 && (
        <Part
          title={words.templates}
          note={data.has_model ? strings.briefBox.withModel : strings.briefBox.withoutModel}
          count={templates.length + drafts.length}
          action={
            writes && (
              <span className="card-do">
                <button className="btn btn-sm" type="button" onClick={() => setOpen('import')}>
                  <Icon name="i-upload" />
                  {strings.templates.importVerb}
                </button>
                <button className="btn btn-sm" type="button" onClick={() => setOpen('template')}>
                  <Icon name="i-plus" />
                  {strings.templates.newTemplate}
                </button>
              </span>
            )
          }
        >
          {drafts.map((draft) => (
            <DraftItem key={draft.id} template={draft} />
          ))}
          {templates.map((template) => (
            <TemplateItem key={template.id} template={template} listed={known.find(({ id }) => id === template.id)} />
          ))}
        </Part>
      )}
      {open === 'infobase' && <NameInfobase onClose={() => setOpen(null)} />}
      {open === 'template' && <StartTemplate templates={known} onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportTemplates onClose={() => setOpen(null)} />}
    </main>
  )
}

function Part({
  title,
  count,
  children,
  note,
  empty,
  action,
}: {
  title: string
  note?: string
  count: number
  children: ReactNode
  empty?: string
  action?: ReactNode
}) {
  return (
    <section className="sheet card" aria-label={title}>
      <div className="card-top">
        <h2>
          {title} <span className="card-sub">{number(count)}</span>
        </h2>
        {action}
      </div>
      {note && <p className="note">{note}</p>}
      {count === 0 ? <p className="note">{empty}</p> : <ul className="shelf">{children}</ul>}
    </section>
  )
}

type Listed = Schemas['TemplateSummary']

/** A template that was never published: it is opened, and not yet written with. */
function DraftItem({ template: { id, name, languages } }: { template: Listed }) {
  const { id: workspaceId } = useWorkspace()
  return (
    <li className="shelf-link">
      <h3 dir="auto">
        <Link to="/w/$workspaceId/library/templates/$templateId" params={{ workspaceId, templateId: id }}>
          {name}
        </Link>{' '}
        <span className="tag">{strings.templates.draft}</span>
      </h3>
      <p className="note">{keys(languages.map((language_key) => ({ language_key })))}</p>
    </li>
  )
}

function TemplateItem({ template, listed }: { template: Shelf['templates'][number]; listed: Listed | undefined }) {
  const { id: workspaceId, may } = useWorkspace()
  const shown = spoken(template.languages)
  if (!shown) return null
  const fields = shown.form as unknown as Field[]
  return (
    <li lang={langTag(shown.language_key)}>
      <h3 dir="auto">
        <Link to="/w/$workspaceId/library/templates/$templateId" params={{ workspaceId, templateId: template.id }}>
          {shown.name}
        </Link>{' '}
        {template.own && <span className="tag">{words.own}</span>} {listed?.draft && <span className="tag">{strings.templates.draft}</span>}
      </h3>
      <p>{shown.description}</p>
      <p className="note">
        {keys(template.languages)} · {words.fields(fields.length)}
      </p>
      <details className="rule-more">
        <summary>
          {words.form}
          <span className="vh">: {shown.name}</span>
        </summary>
        <ul>
          {fields.map((each) => (
            <li key={each.name}>
              {each.label}
              {each.required && <span className="note"> ({words.required})</span>}
            </li>
          ))}
        </ul>
      </details>
      {may('write_documents') && (
        <p className="note">
          <Link to="/w/$workspaceId/studio/new" params={{ workspaceId }} search={{ template: template.key }}>
            {words.write}
            <span className="vh">: {shown.name}</span>
          </Link>
        </p>
      )}
    </li>
  )
}

function ToneItem({ tone }: { tone: Shelf['tones'][number] }) {
  const { id: workspaceId } = useWorkspace()
  const shown = spoken(tone.languages)
  if (!shown) return null
  return (
    <li lang={langTag(shown.language_key)}>
      <h3 dir="auto">
        {tone.own ? (
          <Link to="/w/$workspaceId/library/tones/$toneId" params={{ workspaceId, toneId: tone.id }}>
            {shown.name}
          </Link>
        ) : (
          shown.name
        )}{' '}
        {tone.own && <span className="tag">{words.own}</span>}
      </h3>
      {shown.description && <p dir="auto">{shown.description}</p>}
      <p className="note">{keys(tone.languages)}</p>
      {shown.content && (
        <details className="rule-more">
          <summary>
            {words.guidelines}
            <span className="vh">: {shown.name}</span>
          </summary>
          <p className="pre" dir="auto">
            {shown.content}
          </p>
        </details>
      )}
    </li>
  )
}
