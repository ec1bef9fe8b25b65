import { isAlias, isCollection, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Node, Pair, YAMLMap, Document as YamlDocument } from 'yaml'
import { LANGUAGE_KEYS } from '../../languages.ts'
import { SUGGESTION_CLASSES } from '../definition/rule.ts'
import type { Sample } from '../definition/rule.ts'
import { FIELD_TYPES, FORM_KINDS, hasField, PART_FIELD_NAMES, RULE_FIELD_NAMES } from './fields.ts'
import type { FieldName, FieldType, Form, FormHit, FormKind, FormReplacement, PartValues, RuleValues, Value } from './fields.ts'

/** Why a file cannot be shown as a form, and where the fault stands if there is one. */
export interface NotShown {
  why: string
  line: number | null
}

export interface ParsedFile {
  document: YamlDocument.Parsed
  lines: LineCounter
  root: YAMLMap
  values: Record<string, unknown>
}

const MOST_ALIASES = 100

/** The file as a YAML document with places, or why it is none. */
export function parsed(content: string): ParsedFile | NotShown {
  const lines = new LineCounter()
  const document = parseDocument(content, { lineCounter: lines, uniqueKeys: true, prettyErrors: false, logLevel: 'error' })
  const fault = document.errors[0]
  if (fault) {
    const why = fault.code === 'DUPLICATE_KEY' ? 'A key stands here twice.' : `${fault.message}.`.replace(/\.\.$/, '.')
    return { why, line: lines.linePos(fault.pos[0]).line }
  }
  if (!isMap(document.contents)) return { why: 'The file has no keys yet.', line: null }
  try {
    const values = document.toJS({ maxAliasCount: MOST_ALIASES }) as Record<string, unknown>
    return { document, lines, root: document.contents as YAMLMap, values }
  } catch (error) {
    // A reference to nothing, or references that multiply without end.
    return { why: `${error instanceof Error ? error.message : String(error)}.`, line: null }
  }
}

/** The fields of a rule file, or why the form cannot show it. */
export function formOf(content: string): Form | NotShown {
  const file = parsed(content)
  if ('why' in file) return file
  const { root, lines } = file
  const named = pairOf(root, 'extends')
  const kind = isScalar(named?.value) ? String(named.value.value) : ''
  const line = named === undefined ? null : lines.linePos((named.key as Node).range![0]).line
  if (!isFormKind(kind)) return { why: whyNotKind(kind), line }
  const unshown: string[] = []
  const rule: RuleValues = fieldsIn(root, kind, RULE_FIELD_NAMES, ['extends', 'languages'], '', unshown)
  const languages: Form['languages'] = {}
  const sections = pairOf(root, 'languages')?.value
  if (isMap(sections)) {
    for (const pair of sections.items as Pair[]) {
      const key = keyOf(pair).toUpperCase()
      const language = LANGUAGE_KEYS.find((candidate) => candidate === key)
      if (language === undefined || !isSection(pair.value)) unshown.push(`languages: ${keyOf(pair)}`)
      else languages[language] = isMap(pair.value) ? fieldsIn(pair.value, kind, PART_FIELD_NAMES, [], `${language}: `, unshown) : {}
    }
  } else if (sections !== undefined && !isEmpty(sections)) unshown.push('languages')
  return { kind, rule, languages, unshown }
}

const isFormKind = (kind: string): kind is FormKind => (FORM_KINDS as readonly string[]).includes(kind)

function whyNotKind(kind: string): string {
  if (kind === '') return 'The file does not say its kind yet: it begins with “extends: existence”.'
  if (kind.includes('.')) return `The rule is built on another one (${kind}). Such a rule is written as YAML.`
  return `A rule of the kind “${kind}” is written as YAML.`
}

const isEmpty = (node: unknown) => node === null || (isScalar(node) && node.value === null)
const isSection = (node: unknown) => isEmpty(node) || (isMap(node) && isPlain(node))

/** Keys may be written in capitals. */
export const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key)

export const pairOf = (map: YAMLMap, key: string): Pair<Node, Node | null> | undefined =>
  (map.items as Pair<Node, Node | null>[]).find((pair) => keyOf(pair).toLowerCase() === key)

/** What is shared with another place, or has a type of its own, is not edited as text. */
function isPlain(node: Node): boolean {
  let plain = true
  visit(node, {
    Node(_key, part) {
      if (isAlias(part) || part.anchor || (part.tag !== undefined && !part.tag.startsWith('tag:yaml.org,2002:'))) plain = false
      return plain ? undefined : visit.BREAK
    },
  })
  return plain
}

function fieldsIn<Values extends PartValues>(
  map: YAMLMap,
  kind: FormKind,
  names: readonly FieldName[],
  others: string[],
  place: string,
  unshown: string[],
): Values {
  const values: Record<string, Value> = {}
  const known = (key: string) => names.find((name) => name === key && hasField(kind, name))
  const take = (name: FieldName, node: unknown, shown: string) => {
    if (isEmpty(node)) return
    const value = isPlain(node as Node) ? valueOf(FIELD_TYPES[name], node as Node) : undefined
    if (value === undefined) unshown.push(place + shown)
    else if (!isBlank(value)) values[name] = value
  }
  for (const pair of map.items as Pair[]) {
    const key = keyOf(pair).toLowerCase()
    if (others.includes(key)) continue
    const isGroup = names.some((name) => name.startsWith(`${key}.`))
    if (isGroup && isMap(pair.value)) {
      for (const inner of pair.value.items as Pair[]) {
        const name = known(`${key}.${keyOf(inner)}`)
        if (name === undefined) unshown.push(`${place}${key}.${keyOf(inner)}`)
        else take(name, inner.value, name)
      }
    } else {
      const name = known(key)
      if (name === undefined) {
        if (!isGroup || !isEmpty(pair.value)) unshown.push(place + keyOf(pair))
      } else take(name, pair.value, key)
    }
  }
  return values as Values
}

/** An empty text or list says as much as none: the form does not tell them apart. */
export const isBlank = (value: Value | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isWord = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function valueOf(type: FieldType, node: Node): Value | undefined {
  // The mapping itself is read: an object would put keys that are numbers first.
  if (type === 'replacements')
    return isMap(node) ? everyOf(node.items as Pair[], (pair) => replacementOf(keyOf(pair), plainOf(pair.value))) : undefined
  const value = plainOf(node)
  if (type === 'text') return isWord(value) ? String(value).replace(/\n+$/, '') : undefined
  if (type === 'list') return textsOf(value)
  if (type === 'flag') return typeof value === 'boolean' ? value : undefined
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  if (!Array.isArray(value)) return undefined
  return type === 'hits' ? everyOf(value, hitOf) : everyOf(value, (entry) => sampleOf(entry, []))
}

const plainOf = (node: unknown): unknown => (isScalar(node) ? node.value : isCollection(node) ? node.toJSON() : node)

function textsOf(value: unknown): string[] | undefined {
  if (isWord(value)) return [String(value)]
  return Array.isArray(value) && value.every(isWord) ? value.map(String) : undefined
}

function everyOf<Entry, Result>(entries: Entry[], read: (entry: Entry) => Result | undefined): Result[] | undefined {
  const results = entries.map(read)
  return results.every((result) => result !== undefined) ? (results as Result[]) : undefined
}

function replacementOf(term: string, value: unknown): FormReplacement | undefined {
  if (value === null || value === undefined) return { term, write: null, suggestion: null }
  if (!isRecord(value)) {
    const write = textsOf(value)
    return write === undefined || write.length === 0 ? undefined : { term, write, suggestion: null }
  }
  const write = textsOf(value['write'])
  const suggestion = SUGGESTION_CLASSES.find((name) => name === value['suggestion'])
  if (Object.keys(value).length !== 2 || write === undefined || write.length === 0 || suggestion === undefined) return undefined
  return { term, write, suggestion }
}

const FORMATS = ['text', 'html', 'markdown'] as const

function sampleOf(entry: unknown, more: string[]): Sample | undefined {
  if (isWord(entry)) return { format: 'text', text: String(entry) }
  if (!isRecord(entry)) return undefined
  const [format, another] = FORMATS.filter((name) => entry[name] !== undefined)
  if (format === undefined || another !== undefined || !isWord(entry[format])) return undefined
  if (Object.keys(entry).some((key) => key !== format && !more.includes(key))) return undefined
  return { format, text: String(entry[format]) }
}

function hitOf(entry: unknown): FormHit | undefined {
  const sample = sampleOf(entry, ['found', 'suggested'])
  if (sample === undefined) return undefined
  const { found, suggested } = isRecord(entry) ? entry : ({} as Record<string, unknown>)
  const texts = found === undefined || found === null ? null : textsOf(found)
  if (texts === undefined || (suggested !== undefined && suggested !== null && !isWord(suggested))) return undefined
  return { ...sample, found: texts, suggested: suggested === undefined || suggested === null ? null : String(suggested) }
}
