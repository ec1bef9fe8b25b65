import type { LanguageKey } from '../../languages.ts'
import { KIND_DEFAULTS, MESSAGES } from './defaults.ts'
import { KIND_FIELDS } from './fields.ts'
import type { Form, FormKind, PartFieldName, PartValues, RuleValues, Value } from './fields.ts'
import { isBlank } from './read.ts'

/** What is said in the words of a language, and so belongs into its section once a rule has sections. */
const IN_WORDS: PartFieldName[] = [
  'terms',
  'replace',
  'trigger',
  'text',
  'pattern',
  'first',
  'second',
  'token',
  'faults',
  'clean',
  'suggest',
  'exceptions',
  'unless.before',
  'unless.after',
  'unless.sentence',
  'unless.block',
  'unless.page',
  'where.page',
  'where.not_page',
  'where.subject',
  'hits',
  'passes',
]

/** Where a field is read and written for a language: where it stands, or else where it belongs. */
export function placeOf(form: Form, name: PartFieldName, language: LanguageKey | null): LanguageKey | null {
  if (language === null || form.languages[language] === undefined) return null
  if (!isBlank(form.languages[language][name])) return language
  if (!isBlank(form.rule[name])) return null
  return IN_WORDS.includes(name) ? language : null
}

export const valueAt = <Name extends PartFieldName>(form: Form, name: Name, language: LanguageKey | null): PartValues[Name] =>
  valuesIn(form, placeOf(form, name, language))[name]

const valuesIn = (form: Form, language: LanguageKey | null): RuleValues =>
  (language === null ? form.rule : form.languages[language]) as RuleValues

/** The form with one field changed at the place given. */
export function withField(form: Form, name: keyof RuleValues, language: LanguageKey | null, value: Value | undefined): Form {
  const values = { ...valuesIn(form, language), [name]: value }
  if (value === undefined) delete values[name]
  return language === null ? { ...form, rule: values } : { ...form, languages: { ...form.languages, [language]: values as PartValues } }
}

/** The form with one language more. The words of a rule that had none are then those of this language. */
export function withLanguage(form: Form, language: LanguageKey): Form {
  if (form.languages[language]) return form
  if (Object.keys(form.languages).length > 0) return { ...form, languages: { ...form.languages, [language]: {} } }
  const rule = { ...form.rule } as Record<string, Value | undefined>
  const section: Record<string, Value | undefined> = {}
  for (const name of IN_WORDS) {
    if (rule[name] === undefined) continue
    section[name] = rule[name]
    delete rule[name]
  }
  return { ...form, rule: rule as RuleValues, languages: { [language]: section as PartValues } }
}

export function withoutLanguage(form: Form, language: LanguageKey): Form {
  const { [language]: _gone, ...languages } = form.languages
  return { ...form, languages }
}

/** The field with the wording that sets each kind off. */
const WORDING: Partial<Record<FormKind, PartFieldName>> = {
  existence: 'terms',
  substitution: 'replace',
  required: 'trigger',
  proximity: 'first',
}

/** The form as a rule of another kind: the wording goes along, and what both kinds have stays. */
export function withKind(form: Form, kind: FormKind): Form {
  const from = WORDING[form.kind]
  const to = WORDING[kind]
  const moved = (values: RuleValues): RuleValues => {
    const wording =
      from === undefined ? [] : from === 'replace' ? values.replace?.map(({ term }) => term) : (values[from] as string[] | undefined)
    const kept = { ...values }
    for (const name of KIND_FIELDS[form.kind]) if (!KIND_FIELDS[kind].includes(name)) delete kept[name]
    if (to === undefined || wording === undefined || wording.length === 0 || !isBlank(kept[to])) return kept
    return { ...kept, [to]: to === 'replace' ? wording.map((term) => ({ term, write: null, suggestion: null })) : wording }
  }
  const languages = Object.fromEntries(Object.entries(form.languages).map(([key, values]) => [key, moved(values)]))
  const rule = moved(form.rule)
  if (rule.message === MESSAGES[form.kind]) rule.message = MESSAGES[kind]
  return { ...form, kind, rule: { ...KIND_DEFAULTS[kind], ...rule }, languages }
}
