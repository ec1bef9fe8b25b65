import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LONGEST_TEMPLATE_NAME } from '../../../../src/contract/limits.ts'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import type { LanguageKey } from '../../../../src/languages.ts'
import type { Schemas } from '../../base/api.ts'
import { languageName } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'

const words = strings.templates

/** Begins a template: empty, or as a copy of one there is. */
export function StartTemplate({ templates, onClose }: { templates: Schemas['TemplateSummary'][]; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [from, setFrom] = useState('')
  const [language, setLanguage] = useState<LanguageKey>('EN')
  const start = useChange('startTemplate', ['templates'], ({ id }) => {
    void navigate({ to: '/w/$workspaceId/library/templates/$templateId', params: { workspaceId, templateId: id } })
  })
  const submit = () =>
    start.mutate({
      workspace_id: workspaceId,
      body: { name: name.trim() || null, ...(from === '' ? { language_key: language } : { copy_of: from }) },
    })
  return (
    <Dialog
      title={words.startTitle}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" type="submit" form="start-template" disabled={start.isPending}>
            {words.startVerb}
          </button>
        </>
      }
    >
      <form
        id="start-template"
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label={words.startFrom}>
          {(control) => (
            <select {...control} value={from} onChange={(event) => setFrom(event.target.value)}>
              <option value="">{words.startEmpty}</option>
              {templates.map((template) => (
                <option key={template.id} value={template.id}>
                  {words.startCopy(template.name)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.startName} help={words.startNameHelp}>
          {(control) => (
            <input
              {...control}
              type="text"
              maxLength={LONGEST_TEMPLATE_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {from === '' && (
          <Field label={words.startLanguage}>
            {(control) => (
              <select {...control} value={language} onChange={(event) => setLanguage(event.target.value as LanguageKey)}>
                {LANGUAGE_KEYS.map((key) => (
                  <option key={key} value={key}>
                    {languageName(key)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </form>
    </Dialog>
  )
}
