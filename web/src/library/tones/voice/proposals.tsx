import type { Guidelines } from '../../../../../src/generation/voice/guidelines.ts'
import { withProposal } from '../../../../../src/generation/voice/measure-voice.ts'
import type { Proposal } from '../../../../../src/generation/voice/measure-voice.ts'
import type { LanguageKey } from '../../../../../src/languages.ts'
import { langTag } from '../../../base/format.ts'
import { strings } from '../../../base/strings.ts'

const words = strings.voice

interface Props {
  title: string
  proposals: readonly Proposal[]
  language: LanguageKey
  guidelines: Guidelines
  onChange(guidelines: Guidelines): void
}

/** Guidelines to take or leave, each with what shows it. */
export function Proposals({ title, proposals, language, guidelines, onChange }: Props) {
  const isTaken = (proposal: Proposal) => JSON.stringify(withProposal(guidelines, proposal)) === JSON.stringify(guidelines)
  if (proposals.length === 0) return null
  return (
    <section className="voice-proposals" aria-label={title}>
      <div className="card-top">
        <h3>{title}</h3>
        {!proposals.every(isTaken) && (
          <button className="link" type="button" onClick={() => onChange(proposals.reduce(withProposal, guidelines))}>
            {words.takeAll}
            <span className="vh">: {title}</span>
          </button>
        )}
      </div>
      <ul className="tpl-report">
        {proposals.map((proposal) => (
          <li key={`${proposal.list} ${proposal.text}`}>
            <b dir="auto">{proposal.list === 'address' ? words.address(proposal.text) : proposal.text}</b>{' '}
            <span className="note" dir="auto">
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
                <summary>
                  {words.evidence}
                  <span className="vh">: {proposal.text}</span>
                </summary>
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
  )
}
