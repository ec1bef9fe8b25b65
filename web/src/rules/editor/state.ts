import { createContext, useContext, useMemo, useRef, useState } from 'react'
import type { LanguageKey } from '../../../../src/languages.ts'
import { placeOf, valueAt, withField, withKind } from '../../../../src/rules/form/change.ts'
import type { FieldName, Form, FormKind, PartFieldName, PartValues, RuleValues } from '../../../../src/rules/form/fields.ts'
import { FIELD_TYPES, KIND_FIELDS } from '../../../../src/rules/form/fields.ts'
import { placesOf } from '../../../../src/rules/form/places.ts'
import type { FieldPlace } from '../../../../src/rules/form/places.ts'
import { formOf } from '../../../../src/rules/form/read.ts'
import type { NotShown } from '../../../../src/rules/form/read.ts'
import { writeForm } from '../../../../src/rules/form/write.ts'
import type { Suggestions } from './use-suggestions.ts'
import type { Trying } from './use-try.ts'

/** A field and the section it stands in. */
export interface FieldAt {
  name: FieldName | 'extends'
  language: LanguageKey | null
}

interface RuleText {
  content: string
  /** Null while the file never could be shown as a form. The last one that could, while it cannot. */
  form: Form | null
  /** Why the form does not show what stands in the YAML. */
  waits: NotShown | null
  places: FieldPlace[]
  setContent(content: string): void
  setForm(form: Form): void
  changeKind(kind: FormKind): void
}

/** The text of the rule is the one truth: the form is read from it, and changes of the form are written into it. */
export function useRuleText(initial: string): RuleText {
  const [{ content, form, waits }, setText] = useState(() => readAgain(initial, null))
  const before = useRef(new Map<FormKind, Form>())
  const places = useMemo(() => placesOf(content), [content])
  const setForm = (next: Form) => setText((now) => readAgain(writeForm(now.content, next), now.form))
  return {
    content,
    form,
    waits,
    places,
    setContent: (text) => setText((now) => readAgain(text, now.form)),
    setForm,
    changeKind(kind) {
      if (!form || kind === form.kind) return
      // What only the other kind has comes back with it.
      before.current.set(form.kind, form)
      setForm(withKept(withKind(form, kind), before.current.get(kind)))
    },
  }
}

/** A text with its form, or with the last one where it has none. */
function readAgain(content: string, last: Form | null): Pick<RuleText, 'content' | 'form' | 'waits'> {
  const read = formOf(content)
  return 'why' in read ? { content, form: last, waits: read } : { content, form: read, waits: null }
}

function withKept(form: Form, earlier: Form | undefined): Form {
  if (!earlier) return form
  const kept = (now: RuleValues, then: RuleValues | undefined): RuleValues => ({
    ...Object.fromEntries(KIND_FIELDS[form.kind].flatMap((name) => (then?.[name] === undefined ? [] : [[name, then[name]]]))),
    ...now,
  })
  const languages = Object.fromEntries(
    Object.entries(form.languages).map(([key, values]) => [key, kept(values, earlier.languages[key as LanguageKey])]),
  )
  return { ...form, rule: kept(form.rule, earlier.rule), languages }
}

export interface EditorState extends RuleText {
  file: string
  language: LanguageKey | null
  setLanguage(language: LanguageKey | null): void
  /** The field that has the focus in the form, or whose lines have the cursor in the YAML. */
  lit: FieldAt | null
  setLit(lit: FieldAt | null): void
  trying: Trying
  suggestions: Suggestions | null
  readOnly: boolean
}

const Context = createContext<EditorState | null>(null)
export const EditorProvider = Context.Provider

export function useEditor(): EditorState {
  const state = useContext(Context)
  if (!state) throw new Error('Outside of the editor of a rule.')
  return state
}

/** A field of a language's part of the rule: its value wherever it stands, and how to change it there. */
export function usePart<Name extends PartFieldName>(name: Name) {
  const { form, setForm, language } = useEditor()
  const place = placeOf(form!, name, language)
  return {
    value: valueAt(form!, name, language),
    place,
    set: (value: PartValues[Name] | undefined) => setForm(withField(form!, name, place, value)),
  }
}

/** A field that stands at the top alone. */
export function useTop<Name extends keyof RuleValues>(name: Name) {
  const { form, setForm } = useEditor()
  return { value: form!.rule[name], set: (value: RuleValues[Name] | undefined) => setForm(withField(form!, name, null, value)) }
}

/** Where a field stands or would stand. */
export function fieldAt(form: Form, name: FieldName, language: LanguageKey | null): FieldAt {
  return { name, language: isPartField(name) ? placeOf(form, name, language) : null }
}

const TOP_ONLY = ['name', 'description', 'explanation', 'jurisdiction', 'sector', 'channels', 'severity']
const isPartField = (name: FieldName): name is PartFieldName =>
  name in FIELD_TYPES && !TOP_ONLY.includes(name) && !/^(?:source|applies)\./.test(name)
