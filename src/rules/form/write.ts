import { isMap, parseDocument } from 'yaml'
import type { LanguageKey } from '../../languages.ts'
import type { Sample } from '../definition/rule.ts'
import { FIELD_TYPES, hasField, RULE_FIELD_NAMES } from './fields.ts'
import type { FieldName, Form, FormHit, FormReplacement, PartValues, RuleValues, Value } from './fields.ts'
import { formOf, isBlank, parsed } from './read.ts'
import { quoteLines, spliced, wrapped, WRITTEN } from './splice.ts'
import type { Plain } from './splice.ts'

/**
 * The file with what the form says. Only keys whose field differs are touched, so that what nobody changed keeps its comments, its order
 * and its manner of writing; keys the form does not show stay. A file that cannot be shown as a form is handed back as it is.
 */
export function writeForm(content: string, form: Form): string {
  const start = content.trim() === '' ? `extends: ${form.kind}\n` : content
  const was = formOf(start)
  if ('why' in was) return content
  let text = start
  const set = (path: string[], value: Plain | undefined) => (text = withKey(text, path, value))

  // What goes, goes first: keys of another kind would not be found again once the kind has changed.
  for (const name of changed(was.rule, form.rule, form, true)) set(pathOf(null, name), undefined)
  for (const [language, section] of sectionsOf(was)) {
    const wanted = form.languages[language]
    if (wanted === undefined) set(Object.keys(form.languages).length === 0 ? ['languages'] : ['languages', language], undefined)
    else for (const name of changed(section, wanted, form, true)) set(pathOf(language, name), undefined)
  }
  if (was.kind !== form.kind) set(['extends'], form.kind)
  for (const name of changed(was.rule, form.rule, form, false)) set(pathOf(null, name), plainOf(name, form.rule[name]!))
  for (const [language, section] of sectionsOf(form)) {
    const known = was.languages[language]
    if (known === undefined) set(['languages', language], null)
    for (const name of changed(known ?? {}, section, form, false))
      set(pathOf(language, name), plainOf(name, section[name as keyof PartValues]!))
  }
  return text
}

const sectionsOf = (form: Form) => Object.entries(form.languages) as [LanguageKey, PartValues][]

const pathOf = (language: LanguageKey | null, name: FieldName) =>
  language === null ? name.split('.') : ['languages', language, ...name.split('.')]

/** The fields that differ: those that are to go, or those that are to be written. */
function changed(was: RuleValues, now: RuleValues, form: Form, goes: boolean): FieldName[] {
  const names = RULE_FIELD_NAMES
  const stands = (name: FieldName) => !isBlank(now[name]) && hasField(form.kind, name)
  return names.filter((name) =>
    goes ? !isBlank(was[name]) && !stands(name) : stands(name) && JSON.stringify(was[name]) !== JSON.stringify(now[name]),
  )
}

function plainOf(name: FieldName, value: Value): Plain {
  const type = FIELD_TYPES[name]
  if (type === 'replacements') return Object.fromEntries((value as FormReplacement[]).map((entry) => [entry.term, plainReplacement(entry)]))
  if (type === 'hits') return (value as FormHit[]).map(plainHit)
  if (type === 'passes')
    return (value as Sample[]).map((sample) => (sample.format === 'text' ? sample.text : { [sample.format]: sample.text }))
  return value as Plain
}

function plainReplacement({ write, suggestion }: FormReplacement): Plain {
  if (write === null) return null
  const texts = write.length === 1 ? write[0]! : write
  return suggestion === null ? texts : { write: texts, suggestion }
}

const plainHit = ({ format, text, found, suggested }: FormHit): Plain => ({
  [format]: text,
  ...(found !== null && { found: found.length === 1 ? found[0]! : found }),
  ...(suggested !== null && { suggested }),
})

/** One key set or taken out. What was edited as text is read again: where it says anything else, the library writes the file. */
function withKey(content: string, path: string[], value: Plain | undefined): string {
  const file = parsed(content)
  if ('why' in file) return content
  const wanted = withPlain(file.values as Plain, path, value)
  const edited = spliced(content, file.root, path, value)
  const again = parsed(edited)
  if (!('why' in again) && isSame(again.values as Plain, wanted)) return edited
  const document = parseDocument(content)
  const keys = namedAs(file.values as Plain, path)
  if (value === undefined) document.deleteIn(keys)
  else {
    // What stands in the way of a deeper key says nothing: an empty section.
    const depth = keys.findIndex((_key, index) => index < keys.length - 1 && !isMap(document.getIn(keys.slice(0, index + 1))))
    const held = depth < 0 ? keys : keys.slice(0, depth + 1)
    const node = document.createNode(wrapped(keys.slice(held.length), value))
    quoteLines(node)
    document.setIn(held, node)
  }
  return document.toString(WRITTEN)
}

const isRecord = (value: Plain | undefined): value is { [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const actualKey = (values: { [key: string]: Plain }, key: string) =>
  Object.keys(values).find((name) => name.toLowerCase() === key.toLowerCase()) ?? key

function namedAs(values: Plain | undefined, [key, ...rest]: string[]): string[] {
  if (key === undefined) return []
  if (!isRecord(values)) return [key, ...rest]
  const actual = actualKey(values, key)
  return [actual, ...namedAs(values[actual], rest)]
}

/** What the file is to say afterwards. */
function withPlain(values: Plain | undefined, [key, ...rest]: string[], value: Plain | undefined): Plain {
  const result = isRecord(values) ? { ...values } : {}
  const actual = actualKey(result, key!)
  if (rest.length > 0) {
    const inner = withPlain(result[actual], rest, value)
    const isGroup = actual !== 'languages' && isRecord(inner) && Object.keys(inner).length === 0 && !/^[A-Z]{2}$/i.test(actual)
    if (value === undefined && isGroup) delete result[actual]
    else result[actual] = inner
  } else if (value === undefined) delete result[actual]
  else result[actual] = value
  return result
}

/** Equal values: the order of keys does not count, nothing and an empty section are the same, and a folded text may end in a line break. */
function isSame(one: Plain | undefined, other: Plain | undefined): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  if (typeof one === 'string' && typeof other === 'string') return one.replace(/\n+$/, '') === other.replace(/\n+$/, '')
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]))
  return one === other
}

const isNothing = (value: Plain | undefined) =>
  value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0)
