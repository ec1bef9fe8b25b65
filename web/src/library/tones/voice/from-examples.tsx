import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { LONGEST_EXAMPLE_TEXT } from '../../../../../src/contract/limits.ts'
import type { Guidelines } from '../../../../../src/generation/voice/guidelines.ts'
import { LEAST_SENTENCES, measureVoice, proposalsOf } from '../../../../../src/generation/voice/measure-voice.ts'
import type { LanguageKey } from '../../../../../src/languages.ts'
import { call } from '../../../base/api.ts'
import { languageName, langTag } from '../../../base/format.ts'
import { useWorkspace } from '../../../base/session.ts'
import { strings } from '../../../base/strings.ts'
import { useShelf } from '../../../base/use-shelf.ts'
import { Proposals } from './proposals.tsx'
import { Sources } from './sources.tsx'
import type { Example } from './sources.tsx'

const words = strings.voice

interface Props {
  language: LanguageKey
  guidelines: Guidelines
  onChange(guidelines: Guidelines): void
}

/** A voice from texts that sound right: measured here in the browser, and with a model proposed by it. */
export function FromExamples({ language, guidelines, onChange }: Props) {
  const { id: workspaceId } = useWorkspace()
  const hasModel = useShelf()?.has_model ?? false
  const [pasted, setPasted] = useState('')
  const [read, setRead] = useState<Example[]>([])
  const examples = useMemo(() => {
    const own = pasted.trim() === '' ? [] : [{ name: words.pasted, text: pasted.slice(0, LONGEST_EXAMPLE_TEXT) }]
    return [...own, ...read.map(({ name, text }) => ({ name, text }))]
  }, [pasted, read])
  const measured = useMemo(
    () =>
      measureVoice(
        examples.flatMap(({ text }) => text.split(/\n\s*\n/)),
        language,
      ),
    [examples, language],
  )
  const proposals = useMemo(() => proposalsOf(measured, language), [measured, language])
  const ask = useMutation({
    mutationFn: () =>
      call('proposeVoice', { workspace_id: workspaceId, body: { language_key: language, examples: examples.slice(0, 30) } }),
  })
  const shown = { language, guidelines, onChange }
  return (
    <div className="cols cols-2">
      <div className="voice-part">
        <label className="field">
          <span className="field-label">{words.paste(languageName(language))}</span>
          <textarea rows={6} lang={langTag(language)} dir="auto" value={pasted} onChange={(event) => setPasted(event.target.value)} />
        </label>
        <p className="field-help">
          <span>{words.pasteHelp}</span>
        </p>
        <Sources language={language} examples={read} onChange={setRead} />
      </div>
      <div className="voice-part">
        {examples.length > 0 && (
          <p className="note" role="status">
            {measured.sentences < LEAST_SENTENCES ? words.tooLittle : words.measured(measured.sentences, measured.words)}
          </p>
        )}
        {hasModel ? (
          <>
            <button className="btn btn-sm" type="button" disabled={ask.isPending || examples.length === 0} onClick={() => ask.mutate()}>
              {ask.isPending ? words.asking : words.ask}
            </button>
            <p className="field-help">
              <span>{words.askHelp}</span>
            </p>
          </>
        ) : (
          <p className="note">{words.noModel}</p>
        )}
        <div role="status">
          {ask.error && <p className="field-error">{ask.error.message}</p>}
          {ask.data?.message && <p className="note">{ask.data.message}</p>}
        </div>
        {ask.data && <Proposals title={words.modelTitle} proposals={ask.data.proposals} {...shown} />}
        {ask.data && ask.data.left_out.length > 0 && (
          <details className="rule-more">
            <summary>{words.leftOut(ask.data.left_out.length)}</summary>
            <ul>
              {ask.data.left_out.map((text, index) => (
                <li key={index} dir="auto">
                  {text}
                </li>
              ))}
            </ul>
          </details>
        )}
        <Proposals title={words.measuredTitle} proposals={proposals} {...shown} />
      </div>
    </div>
  )
}
