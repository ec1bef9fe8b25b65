import type { Schemas } from '../base/api.ts'
import { langTag } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { strings } from '../base/strings.ts'

const words = strings.claims
type Claim = Schemas['Claim']

/** The first wording of each language with its variants below. */
export function Wordings({ wordings }: { wordings: Claim['wordings'] }) {
  const languages = [...Map.groupBy(wordings, ({ language }) => language)]
  return (
    <section className="sheet card" aria-label={words.wording}>
      <div className="card-top">
        <h2>{words.wording}</h2>
        <span className="note">{words.wordingNote}</span>
      </div>
      <div className="wordings">
        {languages.map(([language, [first, ...others]]) => (
          <div key={language ?? ''}>
            <span className="lang">{language ?? words.anyLanguage}</span>
            <div>
              <q lang={langTag(language)} dir="auto">
                {first!.text}
              </q>
              {others.length > 0 && (
                <p className="vars" lang={langTag(language)}>
                  <span>{words.also}</span> {others.map(({ text }) => text).join(' · ')}
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

export const Conditions = ({ conditions }: { conditions: Claim['conditions'] }) => (
  <section className="sheet card" aria-label={words.conditions}>
    <div className="card-top">
      <h2>{words.conditions}</h2>
      {conditions.length > 0 && <span className="note">{words.conditionsNote}</span>}
    </div>
    {conditions.length === 0 ? (
      <p className="note">{words.noConditions}</p>
    ) : (
      <ul className="conds">
        {conditions.map((condition, index) => (
          <li key={index}>
            <Icon name={condition.kind === 'stands' ? 'i-text' : 'i-x'} />
            <span>
              {words[condition.kind]}: <q dir="auto">{condition.kind === 'stands' ? condition.text : condition.words.join(', ')}</q>
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
