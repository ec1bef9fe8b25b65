import { useId, useMemo, useState } from 'react'
import type { Guidelines } from '../../../src/generation/guidelines.ts'
import { LEAST_SENTENCES, measureVoice, proposalsOf, soundsLike, withProposal } from '../../../src/generation/measure-voice.ts'
import type { LanguageKey } from '../../../src/languages.ts'
import { languageName, langTag } from '../base/format.ts'
import { strings } from '../base/strings.ts'

const words = strings.library.voice
const MOST_TEXT = 200_000

interface Props {
  language: LanguageKey
  guidelines: Guidelines
  onChange(guidelines: Guidelines): void
}

/** A voice from texts that sound right, and a text held against it. Both are measured here in the browser, without a model. */
export function ToneExamples({ language, guidelines, onChange }: Props) {
  const [texts, setTexts] = useState('')
  const [tried, setTried] = useState('')
  const fields = useId()
  const measured = useMemo(() => measureVoice(texts.slice(0, MOST_TEXT).split(/\n\s*\n/), language), [texts, language])
  const proposals = useMemo(() => proposalsOf(measured, language), [measured, language])
  const { score, off } = useMemo(() => soundsLike(tried.slice(0, MOST_TEXT), guidelines, language), [tried, guidelines, language])
  const isTaken = (proposal: (typeof proposals)[number]) =>
    JSON.stringify(withProposal(guidelines, proposal)) === JSON.stringify(guidelines)
  return (
    <div className="cols cols-2">
      <section aria-labelledby={`${fields}-from`}>
        <h3 id={`${fields}-from`}>{words.from}</h3>
        <label className="field">
          <span className="field-label">{words.paste(languageName(language))}</span>
          <textarea rows={6} lang={langTag(language)} dir="auto" value={texts} onChange={(event) => setTexts(event.target.value)} />
        </label>
        <p className="note" role="status">
          {texts.trim() === ''
            ? words.pasteHelp
            : measured.sentences < LEAST_SENTENCES
              ? words.tooLittle
              : words.measured(measured.sentences, measured.words)}
        </p>
        <ul className="tpl-report">
          {proposals.map((proposal) => (
            <li key={`${proposal.list} ${proposal.text}`}>
              <b dir="auto">{proposal.list === 'address' ? words.address(proposal.text) : proposal.text}</b>{' '}
              <span className="note">
                {words.list[proposal.list]} · {proposal.evidence}
              </span>{' '}
              {isTaken(proposal) ? (
                <span className="tag">{words.taken}</span>
              ) : (
                <button className="link" type="button" onClick={() => onChange(withProposal(guidelines, proposal))}>
                  {words.take}
                  <span className="vh">: {proposal.text}</span>
                </button>
              )}
              {proposal.examples.length > 0 && (
                <details className="rule-more">
                  <summary>{words.evidence}</summary>
                  <ul lang={langTag(language)}>
                    {proposal.examples.map((example, index) => (
                      <li key={index} dir="auto">
                        {example}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${fields}-like`}>
        <h3 id={`${fields}-like`}>{words.like}</h3>
        <label className="field">
          <span className="field-label">{words.likePaste}</span>
          <textarea rows={6} lang={langTag(language)} dir="auto" value={tried} onChange={(event) => setTried(event.target.value)} />
        </label>
        <p className="note" role="status">
          {score === null ? words.likeHelp : words.score(score, off.length)}
        </p>
        <ul className="tpl-report">
          {off.slice(0, 50).map(({ guideline, sentence }, index) => (
            <li key={index}>
              <q dir="auto" lang={langTag(language)}>
                {sentence}
              </q>{' '}
              <span className="note">{words.against(guideline)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
