import { LONGEST_BRIEF_LINE, LONGEST_FACT } from '../../../../src/contract/limits.ts'
import type { LanguageKey } from '../../../../src/languages.ts'
import { languageName, langTag } from '../../base/format.ts'
import { Field } from '../../base/parts/field.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import type { Brief } from './brief-state.ts'

const words = strings.campaigns
const MOST_FACTS = 30
type Translations = Brief['translations']

interface FactsProps {
  facts: Brief['facts']
  /** `moved`: the translations with their facts still beside those they translate. */
  onChange(facts: Brief['facts'], moved: (translations: Translations) => Translations): void
}

/** Facts, each with its source. */
export function Facts({ facts, onChange }: FactsProps) {
  const asTheyAre = (translations: Translations) => translations
  const put = (index: number, change: Partial<Brief['facts'][number]>) =>
    onChange(facts.with(index, { ...facts[index]!, ...change }), asTheyAre)
  const remove = (index: number) =>
    onChange(
      facts.toSpliced(index, 1),
      (translations) =>
        Object.fromEntries(
          Object.entries(translations).map(([key, own]) => [key, own?.facts ? { ...own, facts: own.facts.toSpliced(index, 1) } : own]),
        ) as Translations,
    )
  return (
    <fieldset className="field campaign-choice">
      <legend>{words.part.facts}</legend>
      <ul className="lines campaign-facts">
        {facts.map(({ text, source }, index) => (
          <li key={index}>
            <input
              type="text"
              dir="auto"
              aria-label={words.fact(index + 1)}
              maxLength={LONGEST_FACT}
              value={text}
              onChange={(event) => put(index, { text: event.target.value })}
            />
            <input
              type="text"
              dir="auto"
              aria-label={words.source(index + 1)}
              placeholder={words.sourcePlaceholder}
              maxLength={LONGEST_BRIEF_LINE}
              value={source ?? ''}
              onChange={(event) => put(index, { source: event.target.value || null })}
            />
            <button className="btn btn-ghost btn-icon btn-sm" type="button" onClick={() => remove(index)}>
              <Icon name="i-x" />
              <span className="vh">{words.removeFact(index + 1)}</span>
            </button>
          </li>
        ))}
      </ul>
      {facts.length < MOST_FACTS && (
        <button className="link" type="button" onClick={() => onChange([...facts, { text: '', source: null }], asTheyAre)}>
          {words.addFact}
        </button>
      )}
      <p className="field-help">{words.help.facts}</p>
    </fieldset>
  )
}

interface TranslationProps {
  language: LanguageKey
  brief: Brief
  onChange(own: NonNullable<Translations[LanguageKey]>): void
}

/** The words of the brief in another language of the pieces. */
export function Translation({ language, brief, onChange }: TranslationProps) {
  const own = brief.translations[language] ?? {}
  const named = (label: string | undefined) => `${label} (${languageName(language)})`
  return (
    <details className="campaign-words" open={Object.keys(own).length > 0}>
      <summary>{words.wordsIn(languageName(language))}</summary>
      <p className="field-help">{words.wordsInHelp}</p>
      <div className="cols cols-2 campaign-cols" lang={langTag(language)}>
        {(['product', 'audience', 'message', 'call_to_action'] as const).map((part) => (
          <Field key={part} label={named(words.part[part])}>
            {(control) => (
              <input
                {...control}
                type="text"
                dir="auto"
                maxLength={part === 'message' ? 1500 : 500}
                placeholder={brief[part]}
                value={own[part] ?? ''}
                onChange={(event) => onChange({ ...own, [part]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {brief.facts.map(({ text }, index) => (
          <Field key={index} label={named(words.fact(index + 1))}>
            {(control) => (
              <input
                {...control}
                type="text"
                dir="auto"
                maxLength={LONGEST_FACT}
                placeholder={text}
                value={own.facts?.[index] ?? ''}
                onChange={(event) =>
                  onChange({ ...own, facts: brief.facts.map((_, at) => (at === index ? event.target.value : (own.facts?.[at] ?? ''))) })
                }
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}
