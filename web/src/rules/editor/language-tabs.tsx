import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import type { LanguageKey } from '../../../../src/languages.ts'
import { withLanguage, withoutLanguage } from '../../../../src/rules/form/change.ts'
import { byName, languageName } from '../../base/format.ts'
import { Menu } from '../../base/parts/menu.tsx'
import { strings } from '../../base/strings.ts'
import { useEditor } from './state.ts'

const words = strings.ruleEditor

/** The languages of the rule: which one the form shows, and one more. */
export function LanguageTabs() {
  const { form, setForm, language, setLanguage } = useEditor()
  const spoken = Object.keys(form!.languages) as LanguageKey[]
  const add = (key: LanguageKey) => {
    setForm(withLanguage(form!, key))
    setLanguage(key)
  }
  const others = LANGUAGE_KEYS.filter((key) => !spoken.includes(key)).toSorted((one, other) =>
    byName(languageName(one), languageName(other)),
  )
  return (
    <div className="seg seg-wraps" role="group" aria-label={words.language}>
      {spoken.length === 0 && (
        <button type="button" aria-pressed="true">
          {words.every}
        </button>
      )}
      {spoken.map((key) => (
        <button key={key} type="button" aria-pressed={key === language} onClick={() => setLanguage(key)}>
          {languageName(key)}
        </button>
      ))}
      <Menu
        label={words.addLanguageTo}
        align="end"
        items={[
          ...others.map((key) => ({ key, label: languageName(key), onSelect: () => add(key) })),
          ...(language === null
            ? []
            : [
                {
                  key: 'remove',
                  label: words.removeLanguage(languageName(language)),
                  onSelect: () => setForm(withoutLanguage(form!, language)),
                },
              ]),
        ]}
        trigger={
          <button type="button" aria-label={words.addLanguageTo}>
            {words.addLanguage}
          </button>
        }
      />
    </div>
  )
}
