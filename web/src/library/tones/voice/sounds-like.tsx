import { useId, useMemo, useState } from 'react'
import type { Guidelines } from '../../../../../src/generation/voice/guidelines.ts'
import { soundsLike } from '../../../../../src/generation/voice/measure-voice.ts'
import type { LanguageKey } from '../../../../../src/languages.ts'
import { langTag } from '../../../base/format.ts'
import { strings } from '../../../base/strings.ts'
import { OffVoiceList } from './off-voice.tsx'

const words = strings.voice
const MOST_TEXT = 200_000

/** A text held against a voice, here in the browser and without a model. */
export function SoundsLike({ language, guidelines }: { language: LanguageKey; guidelines: Guidelines }) {
  const [text, setText] = useState('')
  const title = useId()
  const { score, off } = useMemo(() => soundsLike(text.slice(0, MOST_TEXT), guidelines, language), [text, guidelines, language])
  return (
    <section className="voice-part" aria-labelledby={title}>
      <h3 id={title}>{words.like}</h3>
      <label className="field">
        <span className="field-label">{words.likePaste}</span>
        <textarea rows={4} lang={langTag(language)} dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p className="note" role="status">
        {score === null ? words.likeHelp : words.score(score, off.length)}
      </p>
      <OffVoiceList off={off} language={language} />
    </section>
  )
}
