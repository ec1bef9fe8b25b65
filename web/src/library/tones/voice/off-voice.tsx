import type { OffVoice } from '../../../../../src/generation/voice/measure-voice.ts'
import type { LanguageKey } from '../../../../../src/languages.ts'
import { langTag } from '../../../base/format.ts'
import { strings } from '../../../base/strings.ts'

const MOST_SHOWN = 50

/** Sentences that do not sound like a voice, and what each goes against. */
export const OffVoiceList = ({ off, language }: { off: readonly OffVoice[]; language: LanguageKey }) => (
  <ul className="tpl-report">
    {off.slice(0, MOST_SHOWN).map(({ guideline, sentence }, index) => (
      <li key={index}>
        <q dir="auto" lang={langTag(language)}>
          {sentence}
        </q>{' '}
        <span className="note">{strings.voice.against(guideline)}</span>
      </li>
    ))}
  </ul>
)
