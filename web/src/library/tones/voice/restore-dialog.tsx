import { useState } from 'react'
import type { LanguageKey } from '../../../../../src/languages.ts'
import { languageName } from '../../../base/format.ts'
import { Dialog } from '../../../base/parts/dialog.tsx'
import { Field } from '../../../base/parts/field.tsx'
import { strings } from '../../../base/strings.ts'

const words = strings.voice

interface Props {
  version: number
  languages: LanguageKey[]
  busy: boolean
  onClose(): void
  onRestore(language: LanguageKey | null): void
}

/** Asks what of a version is to be taken up again: all of it, or what it says in one language. */
export function RestoreDialog({ version, languages, busy, onClose, onRestore }: Props) {
  const [language, setLanguage] = useState<LanguageKey | null>(null)
  return (
    <Dialog
      title={words.restoreTitle(version)}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" type="button" disabled={busy} onClick={() => onRestore(language)}>
            {words.restoreVerb}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{words.restoreHelp}</p>
        {languages.length > 1 && (
          <Field label={words.restoreWhat}>
            {(control) => (
              <select
                {...control}
                value={language ?? ''}
                onChange={(event) => setLanguage((event.target.value || null) as LanguageKey | null)}
              >
                <option value="">{words.everything}</option>
                {languages.map((key) => (
                  <option key={key} value={key}>
                    {languageName(key)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
