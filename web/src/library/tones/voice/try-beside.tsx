import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LONGEST_PASSAGE } from '../../../../../src/contract/limits.ts'
import { writeGuidelines } from '../../../../../src/generation/voice/guidelines.ts'
import type { Guidelines } from '../../../../../src/generation/voice/guidelines.ts'
import type { LanguageKey } from '../../../../../src/languages.ts'
import { call } from '../../../base/api.ts'
import type { Schemas } from '../../../base/api.ts'
import { langTag } from '../../../base/format.ts'
import { useWorkspace } from '../../../base/session.ts'
import { strings } from '../../../base/strings.ts'
import { useShelf } from '../../../base/use-shelf.ts'
import { OffVoiceList } from './off-voice.tsx'

const words = strings.voice

interface Props {
  language: LanguageKey
  name: string
  guidelines: Guidelines
}

/** A paragraph in this voice, as the form has it now, beside another voice of the shelf. */
export function TryBeside({ language, name, guidelines }: Props) {
  const { id: workspaceId } = useWorkspace()
  const shelf = useShelf()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const title = useId()
  const others = (shelf?.tones ?? []).flatMap(({ own, languages }) =>
    languages
      .filter(({ language_key: spoken }) => spoken === language)
      .map(({ id, name: other }) => ({ id, name: own && other === name ? words.asStored(other) : other })),
  )
  const other = others.find(({ id }) => id === chosen) ?? others[0]
  const tried = useMutation({
    mutationFn: () =>
      call('tryVoices', {
        workspace_id: workspaceId,
        body: {
          text,
          language_key: language,
          voices: [{ name: words.thisVoice(name), content: writeGuidelines(guidelines) }, ...(other ? [{ tone_meta_id: other.id }] : [])],
        },
      }),
  })
  return (
    <section className="voice-part" aria-labelledby={title}>
      <h3 id={title}>{words.beside}</h3>
      <label className="field">
        <span className="field-label">{words.paragraph}</span>
        <textarea
          rows={4}
          maxLength={LONGEST_PASSAGE}
          lang={langTag(language)}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="toolbar">
        <label>
          <span className="vh">{words.other}</span>
          <select value={other?.id ?? ''} onChange={(event) => setChosen(event.target.value)}>
            {others.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button className="btn btn-sm" type="button" disabled={tried.isPending || text.trim() === ''} onClick={() => tried.mutate()}>
          {tried.isPending ? words.trying : words.tryBoth}
        </button>
      </div>
      <p className="note">{words.besideHelp(shelf?.has_model ?? false)}</p>
      <div role="status">{tried.error && <p className="field-error">{tried.error.message}</p>}</div>
      {tried.data && (
        <div className="cols cols-2">
          {tried.data.tries.map((each, index) => (
            <Tried key={index} tried={each} language={language} />
          ))}
        </div>
      )}
    </section>
  )
}

function Tried({ tried, language }: { tried: Schemas['VoiceTries']['tries'][number]; language: LanguageKey }) {
  const { name, before, markdown, after, findings, message } = tried
  const shown = after ?? before
  return (
    <article className="voice-try" aria-label={name}>
      <h4 dir="auto">{name}</h4>
      <p className="note">{words.scored(before.score, after?.score ?? null)}</p>
      {markdown !== null && (
        <>
          <p className="pre" lang={langTag(language)} dir="auto">
            {markdown}
          </p>
          <p className="note">{words.found(findings.length)}</p>
        </>
      )}
      {message && <p className="note">{message}</p>}
      <OffVoiceList off={shown.off} language={language} />
    </article>
  )
}
