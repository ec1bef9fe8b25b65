import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Answer } from '../../base/api.ts'
import { languageName, langTag } from '../../base/format.ts'
import { Field } from '../../base/parts/field.tsx'
import { strings } from '../../base/strings.ts'
import { FormField } from '../../base/template-form/form-field.tsx'
import { carriedOver } from '../../base/template-form/values.ts'
import { BriefBox } from '../brief/brief-box.tsx'
import { useFilledByBrief } from '../brief/use-filled.ts'
import type { FieldFaults, FieldValues, FormEntry } from '../../base/template-form/values.ts'

const words = strings.documents
export type Shelf = Answer<'getShelf'>

/** The state of the form: template, language, tone, and the values of the fields. */
export interface FormState {
  templateId: string
  language: string
  toneId: string
  values: FieldValues
}

export const formOf = (shelf: Shelf, templateId: string, language: string): FormEntry[] =>
  (shelf.templates.find(({ id }) => id === templateId)?.languages.find(({ language_key: key }) => key === language)?.form ??
    []) as unknown as FormEntry[]

interface Props {
  shelf: Shelf
  state: FormState
  faults: FieldFaults
  factsNote?: string | undefined
  busy: boolean
  onChange(state: FormState): void
  onSubmit(): void
  /** The submit button, and a line of explanation. */
  children: ReactNode
}

const nameIn = <T extends { language_key: string; name: string }>(languages: T[], language: string): T | undefined =>
  languages.find((each) => each.language_key === language) ?? languages.find((each) => each.language_key === 'EN') ?? languages[0]

/** The left column of the studio: template, language and tone, below them the template's own form. */
export function TemplateForm({ shelf, state, faults, factsNote, busy, onChange, onSubmit, children }: Props) {
  const { templateId, language, toneId, values } = state
  const element = useRef<HTMLFormElement>(null)
  const toneHelp = useId()
  const template = shelf.templates.find(({ id }) => id === templateId)
  const form = formOf(shelf, templateId, language)
  const tones = shelf.tones.filter(({ languages }) => languages.some(({ language_key: key }) => key === language))
  const tone = tones.find(({ id }) => id === toneId)
  // Focuses the first field with an error, which may be far away for keyboard users.
  useEffect(() => {
    if (Object.keys(faults).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  const fillFrom = useFilledByBrief(form, values, (next) => onChange({ ...state, values: next }))
  const choose = (change: Partial<FormState>) => {
    const next = { ...state, ...change }
    onChange({ ...next, values: carriedOver(formOf(shelf, next.templateId, next.language), values) })
  }
  const chooseTemplate = (id: string) => {
    const languages = shelf.templates.find((each) => each.id === id)?.languages ?? []
    choose({
      templateId: id,
      language: languages.some((each) => each.language_key === language) ? language : (languages[0]?.language_key ?? language),
    })
  }
  return (
    <form
      ref={element}
      className="tform"
      aria-label={words.templateForm}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Field
        label={words.template}
        help={template && nameIn(template.languages, 'EN')?.description}
        fault={faults.template?.[0]?.text ?? null}
      >
        {(control) => (
          <select {...control} value={templateId} onChange={(event) => chooseTemplate(event.target.value)}>
            {templateId === '' && <option value="">{words.chooseTemplate}</option>}
            {shelf.templates.map(({ id, languages }) => (
              <option key={id} value={id}>
                {nameIn(languages, 'EN')?.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="field-row">
        <div className="grow">
          <Field label={words.language} fault={faults.language?.[0]?.text ?? null}>
            {(control) => (
              <select {...control} value={language} onChange={(event) => choose({ language: event.target.value })}>
                {(template?.languages ?? shelf.templates[0]?.languages ?? []).map(({ language_key: key }) => (
                  <option key={key} value={key}>
                    {words.languageOption(key, languageName(key))}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div className="grow">
          <Field label={words.tone} fault={faults.tone?.[0]?.text ?? null}>
            {(control) => (
              <select
                {...control}
                aria-describedby={[control['aria-describedby'], tone && toneHelp].filter(Boolean).join(' ') || undefined}
                value={tone ? toneId : ''}
                onChange={(event) => choose({ toneId: event.target.value })}
              >
                <option value="">{words.plainTone}</option>
                {tones.map(({ id, languages }) => (
                  <option key={id} value={id}>
                    {nameIn(languages, 'EN')?.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </div>
      {tone && nameIn(tone.languages, 'EN')?.description && (
        <p className="note" id={toneHelp} dir="auto">
          {nameIn(tone.languages, 'EN')?.description}
        </p>
      )}
      {!shelf.has_model && <p className="note">{words.toneWithoutModel}</p>}
      {form.length > 0 && (
        <>
          <hr />
          <BriefBox
            language={language}
            templateId={templateId}
            labelOf={(name) => form.find((entry) => entry.name === name)?.label ?? name}
            onRead={fillFrom}
            onGo={(name) =>
              element.current
                ?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(input, textarea, select, button)`)
                ?.focus()
            }
            onLanguage={(key) => choose({ language: key })}
          />
          <hr />
          <div className="tfields" lang={langTag(language)}>
            {form.map((entry) => (
              <FormField
                key={`${templateId} ${entry.name}`}
                entry={entry}
                value={values[entry.name] ?? ''}
                values={values}
                assembled={!shelf.has_model}
                faults={faults[entry.name] ?? []}
                infobases={shelf.infobases}
                factsNote={factsNote}
                onChange={(value) => onChange({ ...state, values: { ...values, [entry.name]: value } })}
              />
            ))}
          </div>
        </>
      )}
      {faults.form?.map(({ text }) => (
        <p key={text} className="field-error" role="alert">
          {text}
        </p>
      ))}
      {children}
    </form>
  )
}

/** The identifier of a tone in a language, as the server asks for it. */
export const toneMetaId = (shelf: Shelf, toneId: string, language: string): string | null =>
  shelf.tones.find(({ id }) => id === toneId)?.languages.find(({ language_key: key }) => key === language)?.id ?? null
