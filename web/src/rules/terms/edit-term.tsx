import { useState } from 'react'
import { LONGEST_TERM_NOTE } from '../../../../src/contract/limits.ts'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import type { LanguageKey } from '../../../../src/languages.ts'
import { ApiError } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { languageName, langTag } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'

const words = strings.terms
type Term = Schemas['Term']
interface Spoken {
  language: LanguageKey
  term: string
  forbidden: string
}

const spokenOf = (term: Term | null): Spoken[] => {
  const given = term ? LANGUAGE_KEYS.filter((key) => term.words[key]) : []
  return given.length === 0
    ? [{ language: 'EN', term: '', forbidden: '' }]
    : given.map((language) => {
        const { term: word, forbidden } = term!.words[language]!
        return { language, term: word, forbidden: forbidden.join('\n') }
      })
}

/** One word: what it is in each language, and what it must not be called. */
export function EditTerm({ term, onClose }: { term: Term | null; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const [spoken, setSpoken] = useState(() => spokenOf(term))
  const [note, setNote] = useState(term?.note ?? '')
  const done = (text: string) => () => {
    say({ text, icon: 'i-check' })
    onClose()
  }
  const add = useChange('addTerm', ['terms'], done(words.saved))
  const change = useChange('changeTerm', ['terms'], done(words.saved))
  const remove = useChange('deleteTerm', ['terms'], done(words.removed))
  const error = add.error ?? change.error
  const busy = add.isPending || change.isPending || remove.isPending
  const save = () => {
    const body = {
      words: Object.fromEntries(
        spoken.map(({ language, term: word, forbidden }) => [
          language,
          { term: word, forbidden: forbidden.split('\n').filter((line) => line.trim() !== '') },
        ]),
      ),
      note: note || null,
    }
    if (term) change.mutate({ workspace_id: workspaceId, term_id: term.id, body })
    else add.mutate({ workspace_id: workspaceId, body })
  }
  const left = LANGUAGE_KEYS.filter((key) => !spoken.some(({ language }) => language === key))
  const put = (index: number, next: Partial<Spoken>) => setSpoken(spoken.with(index, { ...spoken[index]!, ...next }))
  return (
    <Dialog
      title={words.addTitle}
      onClose={onClose}
      foot={
        <>
          {term && (
            <button
              className="btn btn-danger"
              type="button"
              disabled={busy}
              onClick={() => remove.mutate({ workspace_id: workspaceId, term_id: term.id })}
            >
              {words.remove}
            </button>
          )}
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" type="submit" form="edit-term" disabled={busy}>
            {words.save}
          </button>
        </>
      }
    >
      <form
        id="edit-term"
        className="dialog-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {spoken.map(({ language, term: word, forbidden }, index) => (
          <fieldset key={language} className="term-language">
            <legend>{languageName(language)}</legend>
            <Field label={words.term} fault={faultAt(error, language, 'term')}>
              {(control) => (
                <input
                  {...control}
                  type="text"
                  lang={langTag(language)}
                  value={word}
                  onChange={(event) => put(index, { term: event.target.value })}
                />
              )}
            </Field>
            <Field label={words.forbidden} help={words.forbiddenHelp} fault={faultAt(error, language, 'forbidden')}>
              {(control) => (
                <textarea
                  {...control}
                  rows={2}
                  lang={langTag(language)}
                  value={forbidden}
                  onChange={(event) => put(index, { forbidden: event.target.value })}
                />
              )}
            </Field>
            {spoken.length > 1 && (
              <button className="link" type="button" onClick={() => setSpoken(spoken.toSpliced(index, 1))}>
                {words.removeLanguage(languageName(language))}
              </button>
            )}
          </fieldset>
        ))}
        {left.length > 0 && (
          <label className="add-language">
            <span className="vh">{words.addLanguage}</span>
            <select
              value=""
              onChange={(event) => {
                if (event.target.value) setSpoken([...spoken, { language: event.target.value as LanguageKey, term: '', forbidden: '' }])
              }}
            >
              <option value="">{words.addLanguage}</option>
              {left.map((key) => (
                <option key={key} value={key}>
                  {languageName(key)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Field label={words.wordNote} help={words.noteHelp} fault={faultAt(error, null, 'note')}>
          {(control) => (
            <input
              {...control}
              type="text"
              dir="auto"
              maxLength={LONGEST_TERM_NOTE}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

/** What the server says of one field. */
function faultAt(error: unknown, language: LanguageKey | null, field: string): string | null {
  const detail = error instanceof ApiError ? (error.body as { detail?: unknown } | null)?.detail : null
  if (!Array.isArray(detail)) return null
  const place = language === null ? ['body', field] : ['body', 'words', language, field]
  const fault = (detail as { loc: (string | number)[]; msg: string }[]).find(({ loc }) => loc.join('.') === place.join('.'))
  return fault ? fault.msg.replace(/^Value error, /, '') : null
}
