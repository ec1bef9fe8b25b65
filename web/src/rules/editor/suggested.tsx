import { inflected } from '../../../../src/rules/form/inflect.ts'
import { langTag } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { withException, withForm } from './example-fix.ts'
import { useEditor } from './state.ts'

const words = strings.ruleEditor

const Plus = ({ text, sub, onAdd, lang }: { text: string; sub?: string | undefined; onAdd(): void; lang: string | undefined }) => (
  <button type="button" onClick={onAdd}>
    <Icon name="i-plus" />
    <span lang={lang}>{text}</span>
    {sub && <small>{sub}</small>}
  </button>
)

/** Forms of the words that the rule does not have: the usual endings, and what stands on stored pages. */
export function WordForms({ terms, onChange }: { terms: readonly string[]; onChange(terms: string[]): void }) {
  const { form, setForm, language, suggestions } = useEditor()
  const lang = langTag(language)
  const usual = terms.flatMap((term) => {
    const text = inflected(term, language)
    return text === null ? [] : [{ term, text }]
  })
  const forms = suggestions?.forms ?? []
  if (usual.length === 0 && forms.length === 0) return null
  return (
    <p className="sugg">
      <span>{words.wordForms}</span>
      {usual.slice(0, 3).map(({ term, text }) => (
        <Plus
          key={text}
          lang={lang}
          text={text.includes('(') ? text : text.replaceAll('|', ' -')}
          onAdd={() => onChange(terms.map((each) => (each === term ? text : each)))}
        />
      ))}
      {forms.map(({ text, term, ending, pages }, index) => (
        <Plus
          key={text}
          lang={lang}
          text={text}
          sub={index === 0 ? words.onPages(pages) : String(pages)}
          onAdd={() => setForm(withForm(form!, language, term, ending, text))}
        />
      ))}
      {suggestions && forms.length > 0 && <small>{words.lookedThrough(suggestions.pages, suggestions.complete)}</small>}
    </p>
  )
}

/** Phrases of stored pages around what the rule finds, those that people dismissed first. */
export function NearMisses() {
  const { form, setForm, language, suggestions } = useEditor()
  if (!suggestions || suggestions.near.length === 0) return null
  return (
    <p className="sugg">
      <span>{words.nearMisses}</span>
      {suggestions.near.map(({ text, pages, dismissed }) => (
        <Plus
          key={text}
          lang={langTag(language)}
          text={text}
          sub={dismissed ? `${pages}, ${words.dismissedHere}` : String(pages)}
          onAdd={() => setForm(withException(form!, language, text))}
        />
      ))}
      <small>{words.lookedThrough(suggestions.pages, suggestions.complete)}</small>
    </p>
  )
}
