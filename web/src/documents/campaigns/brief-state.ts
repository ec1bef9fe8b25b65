import { useEffect, useState } from 'react'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import type { LanguageKey } from '../../../../src/languages.ts'
import type { Schemas } from '../../base/api.ts'
import { inputOf, openingValues } from '../../base/template-form/values.ts'
import type { FieldValue, FormEntry } from '../../base/template-form/values.ts'
import { formOf } from '../form/template-form.tsx'
import type { Shelf } from '../form/template-form.tsx'

export type Brief = Schemas['Brief']
type Answers = Schemas['Campaign']['answers']

/** What is typed in beyond the brief: numbers are text until they are sent. */
type Typed = Record<string, FieldValue>

/** Everything that is edited of a campaign. */
export interface EditState {
  name: string
  brief: Brief
  typed: Typed
  ownerId: string
  due: string
  templateIds: string[]
  variants: number
}

export const emptyBrief = (language: LanguageKey): Brief => ({
  language_key: language,
  product: '',
  audience: '',
  message: '',
  call_to_action: '',
  facts: [{ text: '', source: null }],
  sender: '',
  url: '',
  starts: null,
  ends: null,
  markets: [],
  channels: [],
  languages: [language],
  tone_id: null,
  infobase_id: null,
  translations: {},
})

/** What is the same in every language is answered once for all of them. */
const isNeutral = ({ type, format }: FormEntry): boolean =>
  ['url', 'number', 'boolean', 'select', 'multiselect', 'infobase'].includes(type) || format === 'date'

export const typedKey = (templateId: string, language: string, entry: FormEntry): string =>
  [templateId, isNeutral(entry) ? '' : language, entry.name].join(' ')

export function answersOf(shelf: Shelf, typed: Typed): Answers {
  const answers: Answers = []
  for (const [key, value] of Object.entries(typed)) {
    const [templateId = '', language = '', name = ''] = key.split(' ')
    const template = shelf.templates.find(({ id }) => id === templateId)
    const spoken = language === '' ? (template?.languages[0]?.language_key ?? '') : language
    const entry = formOf(shelf, templateId, spoken).find((each) => each.name === name)
    const input = entry ? inputOf([entry], { [name]: value }) : {}
    if (Object.keys(input).length === 0) continue
    const of = language === '' ? null : (LANGUAGE_KEYS.find((each) => each === language) ?? null)
    const known = answers.find((each) => each.template_id === templateId && each.language_key === of)
    if (known) Object.assign(known.input, input)
    else answers.push({ template_id: templateId, language_key: of, input })
  }
  return answers
}

export function typedOf(shelf: Shelf, answers: Answers): Typed {
  const typed: Typed = {}
  for (const { template_id: templateId, language_key: language, input } of answers) {
    const template = shelf.templates.find(({ id }) => id === templateId)
    const form = formOf(shelf, templateId, language ?? template?.languages[0]?.language_key ?? '')
    for (const [name, value] of Object.entries(input)) {
      const entry = form.find((each) => each.name === name)
      if (entry) typed[[templateId, language ?? '', name].join(' ')] = openingValues([entry], { [name]: value })[name]!
    }
  }
  return typed
}

/** A value once it has not changed for a while. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
