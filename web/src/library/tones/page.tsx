import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import type { LanguageKey } from '../../../../src/languages.ts'
import { readGuidelines, writeGuidelines } from '../../../../src/generation/voice/guidelines.ts'
import type { Guidelines } from '../../../../src/generation/voice/guidelines.ts'
import { ApiError, call } from '../../base/api.ts'
import type { Answer, Schemas } from '../../base/api.ts'
import { Loading, NotFound } from '../../base/faults.tsx'
import { languageName } from '../../base/format.ts'
import { say, sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useShelf } from '../../base/use-shelf.ts'
import { Ask } from '../../base/parts/ask.tsx'
import { useChange } from '../../base/use-change.ts'
import { ToneLanguage } from './tone-language.tsx'
import { ToneVersions } from './voice/versions.tsx'

const words = strings.library
export interface Spoken {
  language: LanguageKey
  name: string
  description: string
  guidelines: Guidelines
}
type Tone = Answer<'getShelf'>['tones'][number]

const fresh = (language: LanguageKey): Spoken => ({ language, name: '', description: '', guidelines: readGuidelines('') })

/** A tone of the workspace: its name and its guidelines, in each of its languages. */
export function TonePage() {
  const { toneId } = useParams({ from: '/w/$workspaceId/library/tones/$toneId' })
  const shelf = useShelf()
  // Another version is another text: the form begins anew with it.
  const [restored, setRestored] = useState(0)
  if (!shelf) return <Loading />
  const tone = shelf.tones.find(({ id, own }) => id === toneId && own)
  if (!tone && toneId !== 'new') return <NotFound />
  return <ToneEditor key={`${toneId} ${restored}`} tone={tone} onRestored={() => setRestored(restored + 1)} />
}

function ToneEditor({ tone, onRestored }: { tone: Tone | undefined; onRestored(): void }) {
  const { id: workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [languages, setLanguages] = useState<Spoken[]>(
    () =>
      tone?.languages.map((each) => ({
        language: each.language_key,
        name: each.name,
        description: each.description ?? '',
        guidelines: readGuidelines(each.content ?? ''),
      })) ?? [fresh('EN')],
  )
  const [removing, setRemoving] = useState(false)
  // The version this form began with, whatever is loaded meanwhile.
  const [basedOn] = useState(tone?.version ?? null)
  const writes = may('write_documents')
  const toLibrary = () => void navigate({ to: '/w/$workspaceId/library', params: { workspaceId }, search: { tab: 'tones' } })
  const save = useMutation({
    mutationFn: async (): Promise<unknown> => {
      const body: Schemas['ToneInput'] = {
        languages: languages.map(({ language, name, description, guidelines }) => ({
          language_key: language,
          name,
          description: description || null,
          content: writeGuidelines(guidelines) || null,
        })),
      }
      return tone
        ? call('changeTone', { workspace_id: workspaceId, tone_id: tone.id, body: { ...body, based_on: basedOn } })
        : call('createTone', { workspace_id: workspaceId, body })
    },
    async onSuccess() {
      say({ text: words.toneSaved, icon: 'i-check' })
      await Promise.all(['shelf', 'tone-versions'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      toLibrary()
    },
    onError: (error) => {
      if (!isFault(error)) sayRefused(error.message)
    },
  })
  const remove = useChange('deleteTone', ['shelf'], () => {
    say({ text: words.toneGone, icon: 'i-check' })
    toLibrary()
  })
  const title = tone ? languages[0]?.name || words.newTone : words.newTone
  const left = LANGUAGE_KEYS.filter((key) => !languages.some(({ language }) => language === key))
  return (
    <main id="main" className="page page-form">
      <title>{words.pageOf(title)}</title>
      <nav className="trailnav" aria-label={strings.documents.where}>
        <Link to="/w/$workspaceId/library" params={{ workspaceId }}>
          {words.title}
        </Link>
      </nav>
      <header className="page-head">
        <div>
          <h1 dir="auto">{title}</h1>
          <p className="note">{words.toneNote}</p>
        </div>
        {tone && writes && (
          <div className="page-do">
            <button className="btn btn-danger" type="button" onClick={() => setRemoving(true)}>
              {words.remove}
            </button>
          </div>
        )}
      </header>
      {!writes && <p className="callout">{words.lookOnly}</p>}
      <form
        className="form-main"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        {languages.map((spoken, index) => (
          <ToneLanguage
            key={spoken.language}
            spoken={spoken}
            disabled={!writes}
            fault={faultIn(save.error, index)}
            onChange={(next) => setLanguages(languages.with(index, next))}
            onRemove={languages.length > 1 ? () => setLanguages(languages.toSpliced(index, 1)) : undefined}
          />
        ))}
        {writes && (
          <div className="toolbar">
            <button className="btn btn-primary" disabled={save.isPending}>
              {tone ? words.save : words.makeTone}
            </button>
            {left.length > 0 && (
              <label className="add-language">
                <span className="vh">{words.addLanguage}</span>
                <select
                  value=""
                  onChange={(event) => {
                    if (event.target.value)
                      setLanguages([...languages, { ...fresh(event.target.value as LanguageKey), name: languages[0]?.name ?? '' }])
                  }}
                >
                  <option value="">{words.addLanguage}</option>
                  {left.map((key) => (
                    <option key={key} value={key}>
                      {strings.documents.languageOption(key, languageName(key))}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        )}
      </form>
      {tone && <ToneVersions toneId={tone.id} languages={tone.languages} readOnly={!writes} onRestored={onRestored} />}
      {removing && tone && (
        <Ask
          title={words.removeAsk(title)}
          help={words.removeToneHelp}
          verb={words.remove}
          busy={remove.isPending}
          onClose={() => setRemoving(false)}
          onYes={() => remove.mutate({ workspace_id: workspaceId, tone_id: tone.id })}
        />
      )}
    </main>
  )
}

interface Fault {
  loc: (string | number)[]
  type: string
}
const faultsIn = (error: unknown): Fault[] => {
  const detail = error instanceof ApiError ? (error.body as { detail?: unknown } | null)?.detail : null
  return Array.isArray(detail) ? (detail as Fault[]) : []
}
const isFault = (error: unknown) => faultsIn(error).some(({ loc }) => loc[1] === 'languages')
/** The name of the field with an error, in one language. */
const faultIn = (error: unknown, index: number): string | null =>
  faultsIn(error)
    .map(({ loc }) => loc)
    .find(([, place, at]) => place === 'languages' && at === index)
    ?.at(-1)
    ?.toString() ?? null
