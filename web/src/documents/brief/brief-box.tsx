import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LONGEST_BRIEF } from '../../../../src/contract/limits.ts'
import type { LanguageKey } from '../../../../src/languages.ts'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { languageName, langTag } from '../../base/format.ts'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import './brief-box.css'

const words = strings.briefBox
export type BriefReading = Schemas['BriefReading']

interface Props {
  language: string
  /** Null: the brief of a campaign. */
  templateId: string | null
  /** What a field is called on the page. */
  labelOf(name: string): string
  /** Fills in the form; answers the fields that stay as a person had filled them in. */
  onRead(reading: BriefReading): string[]
  /** Goes to a field. */
  onGo(name: string): void
  onLanguage(language: LanguageKey): void
}

/** A paragraph as people type it, above a form: it fills in the fields and says from which words. */
export function BriefBox({ language, templateId, labelOf, onRead, onGo, onLanguage }: Props) {
  const { id: workspaceId } = useWorkspace()
  const [text, setText] = useState('')
  const [kept, setKept] = useState<string[]>([])
  const ids = { title: useId(), text: useId(), help: useId() }
  const ask = useMutation({
    mutationFn: (read: { brief: string; language: string; templateId: string | null }) =>
      call('readBrief', {
        workspace_id: workspaceId,
        body: { brief: read.brief, language_key: read.language as LanguageKey, template_id: read.templateId },
      }),
    onSuccess: (reading) => setKept(onRead(reading)),
  })
  const isEmpty = text.trim() === ''
  const read = (into = language) => {
    if (!isEmpty && !ask.isPending) ask.mutate({ brief: text, language: into, templateId })
  }
  const { data } = ask
  // What was read for another form or language says nothing of this one.
  const shown = data && ask.variables.templateId === templateId && ask.variables.language === language ? data : undefined
  return (
    <section className="brief-box" aria-labelledby={ids.title}>
      <label className="field-label" id={ids.title} htmlFor={ids.text}>
        {words.title}
      </label>
      <p className="note" id={ids.help}>
        {words.help}
      </p>
      <textarea
        id={ids.text}
        rows={5}
        dir="auto"
        lang={langTag(language)}
        maxLength={LONGEST_BRIEF}
        aria-describedby={ids.help}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          read()
        }}
      />
      <button
        className="btn btn-sm"
        type="button"
        disabled={isEmpty || ask.isPending}
        aria-keyshortcuts="Control+Enter"
        onClick={() => read()}
      >
        {ask.isPending ? words.reading : words.read}
      </button>
      <div role="status">
        {ask.error && <p className="field-error">{ask.error.message}</p>}
        {shown && (
          <>
            <p className="note">
              {shown.fields.length === 0 ? words.nothing : words.filled(shown.fields.length - kept.length)}
              {shown.model && ` · ${words.byModel(shown.model)}`}
            </p>
            {shown.message && <p className="note">{shown.message}</p>}
            {shown.in_language && (
              <p className="callout callout-slim">
                {words.otherLanguage(languageName(shown.in_language), languageName(language))}{' '}
                <button
                  className="link"
                  type="button"
                  onClick={() => {
                    onLanguage(shown.in_language!)
                  }}
                >
                  {words.writeIn(languageName(shown.in_language))}
                </button>
              </p>
            )}
          </>
        )}
      </div>
      {shown && <Read {...{ shown, kept, labelOf, onGo, language }} />}
    </section>
  )
}

type ReadProps = Pick<Props, 'labelOf' | 'onGo' | 'language'> & { shown: BriefReading; kept: string[] }

function Read({ shown, kept, labelOf, onGo, language }: ReadProps) {
  const go = (name: string) => (
    <button className="link" type="button" onClick={() => onGo(name)}>
      {labelOf(name)}
    </button>
  )
  const quoted = (text: string) => (
    <q lang={langTag(language)} dir="auto">
      {text}
    </q>
  )
  const filled = shown.fields.filter(({ name }) => !kept.includes(name))
  return (
    <div className="brief-read">
      {shown.asked.length > 0 && (
        <div className="brief-asked">
          <p className="field-label">{words.asked}</p>
          <ul>
            {shown.asked.map(({ name, why, quote }) => (
              <li key={name}>
                {go(name)}: {words.why[why]} {quote && quoted(quote.text)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {filled.length > 0 && (
        <ul>
          {filled.map(({ name, quotes }) => (
            <li key={name}>
              {go(name)} {words.from}{' '}
              {quotes.slice(0, 2).map(({ text, start }) => (
                <span key={start}>{quoted(shortened(text))} </span>
              ))}
              {quotes.length > 2 && '…'}
            </li>
          ))}
        </ul>
      )}
      <Group title={words.kept} entries={kept.map((name) => labelOf(name))} />
      <Group title={words.unused} entries={shown.unused.map(({ text }) => text)} />
      <Group title={words.dropped} entries={shown.dropped.map(({ name, value }) => `${labelOf(name)}: ${value}`)} />
    </div>
  )
}

const LONGEST = 70
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text)

const Group = ({ title, entries }: { title: string; entries: string[] }) =>
  entries.length > 0 && (
    <p className="note">
      {title}: <span dir="auto">{entries.join(' · ')}</span>
    </p>
  )
