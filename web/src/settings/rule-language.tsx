import { LANGUAGE_KEYS } from '../../../src/languages.ts'
import type { LanguageKey } from '../../../src/languages.ts'
import { languageName } from '../base/format.ts'
import { Field } from '../base/parts/field.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.settings

/** In which language rules explain themselves to programs that name none. */
export function RuleLanguage() {
  const { id, language } = useWorkspace()
  const set = useChange('setLanguage', ['session'], () => say({ text: words.saved, icon: 'i-check' }))
  return (
    <div className="sheet card">
      <Field label={words.ruleLanguage} help={words.ruleLanguageHelp}>
        {(control) => (
          <select
            {...control}
            value={language ?? 'EN'}
            disabled={set.isPending}
            onChange={(event) => set.mutate({ workspace_id: id, body: { language: event.target.value as LanguageKey } })}
          >
            {LANGUAGE_KEYS.map((key) => (
              <option key={key} value={key}>
                {languageName(key)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
