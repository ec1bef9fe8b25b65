import { parseDocument } from 'yaml'
import type { TemplateFiles } from './template-files.ts'
import { TEMPLATE_PARTS } from './template-parts.ts'
import type { TemplatePart } from './template-parts.ts'

/** What changed of a template, in the words of its form: one line for each thing that is another now. */
interface TemplateChange {
  part: TemplatePart
  /** Of the file of one language; null: in every language. */
  language: string | null
  /** What it is about, such as `subject.label`; empty where the part says it. */
  key: string
  added: string[]
  removed: string[]
}

type Table = Record<string, unknown>
const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)
const tableOf = (value: unknown): Table => (isTable(value) ? value : {})
const rowsOf = (value: unknown): Table[] => (Array.isArray(value) ? value.filter(isTable) : [])

/** Values of a file; one that cannot be read has none. */
function valuesOf(content: string | undefined): Table {
  const document = parseDocument(content ?? '')
  return document.errors.length > 0 ? {} : tableOf(document.toJS({ maxAliasCount: 0 }))
}

const said = (value: unknown): string[] => {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value.map((each) => said(each).join(', '))
  if (isTable(value)) return Object.entries(value).map(([key, each]) => `${key}: ${said(each).join(', ')}`)
  return [String(value)]
}

/** Lines that only one of two texts has, each as often as it stands there more. */
function lines(before: unknown, after: unknown): Pick<TemplateChange, 'added' | 'removed'> {
  const all = (text: unknown) =>
    said(text)
      .join('\n')
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line !== '')
  return difference(all(before), all(after))
}

function difference(before: readonly string[], after: readonly string[]): Pick<TemplateChange, 'added' | 'removed'> {
  const without = (one: readonly string[], other: readonly string[]) => {
    const left = new Map<string, number>()
    for (const text of other) left.set(text, (left.get(text) ?? 0) + 1)
    return one.filter((text) => {
      const count = left.get(text) ?? 0
      left.set(text, count - 1)
      return count <= 0
    })
  }
  return { added: without(after, before), removed: without(before, after) }
}

class Comparison {
  readonly changes: TemplateChange[] = []
  note(part: TemplatePart, language: string | null, key: string, { added, removed }: Pick<TemplateChange, 'added' | 'removed'>): void {
    if (added.length + removed.length > 0) this.changes.push({ part, language, key, added, removed })
  }
  value(part: TemplatePart, language: string | null, key: string, before: unknown, after: unknown): void {
    this.note(part, language, key, difference(said(before), said(after)))
  }
}

const union = (...tables: Table[]): string[] => [...new Set(tables.flatMap((table) => Object.keys(table)))]
const byName = (rows: Table[], key: string): Table => Object.fromEntries(rows.map((row) => [String(row[key]), row]))

const limitInWords = (limit: Table): string =>
  [
    `at most ${String(limit.most)}`,
    ...(limit.each === true ? ['each'] : []),
    `of ${Object.entries(tableOf(limit.parts))
      .map(([name, pattern]) => (pattern === '{}' ? name : `${name} as “${String(pattern)}”`))
      .join(' and ')}`,
    ...(limit.when ? [`while ${said(limit.when).join(', ')}`] : []),
  ].join(' ')

/** A field in a few words, where it came or went as a whole. */
const fieldInWords = ({ name, type, required, note }: Table): string =>
  [String(name), String(type), ...(required === true ? ['required'] : []), ...(note === true ? ['note'] : [])].join(', ')

/** What two versions of a template say differently, in the order of its form. */
export function templateChanges(before: TemplateFiles, after: TemplateFiles): TemplateChange[] {
  const comparison = new Comparison()
  compareRules(comparison, valuesOf(before['template.yml']), valuesOf(after['template.yml']))
  for (const file of union(before, after)) {
    if (file === 'template.yml') continue
    const language = file.replace(/\.yml$/, '')
    const [old, now] = [before[file], after[file]]
    if (old === undefined || now === undefined)
      comparison.note('languages', null, '', { added: now === undefined ? [] : [language], removed: old === undefined ? [] : [language] })
    else compareWords(comparison, language, valuesOf(old), valuesOf(now))
  }
  return comparison.changes.toSorted((a, b) => TEMPLATE_PARTS.indexOf(a.part) - TEMPLATE_PARTS.indexOf(b.part))
}

function compareRules(comparison: Comparison, before: Table, after: Table): void {
  for (const key of ['main', 'channel', 'needs']) comparison.value('form', null, key, before[key], after[key])
  const [old, now] = [rowsOf(before.fields), rowsOf(after.fields)]
  const [oldFields, fields] = [byName(old, 'name'), byName(now, 'name')]
  for (const name of union(oldFields, fields)) {
    const [was, is] = [tableOf(oldFields[name]), tableOf(fields[name])]
    if (!oldFields[name] || !fields[name]) {
      const [added, removed] = [fields[name] ? [fieldInWords(is)] : [], oldFields[name] ? [fieldInWords(was)] : []]
      comparison.note('form', null, name, { added, removed })
      continue
    }
    for (const key of union(was, is)) if (key !== 'limits') comparison.value('form', null, `${name}.${key}`, was[key], is[key])
    comparison.value('limits', null, name, rowsOf(was.limits).map(limitInWords), rowsOf(is.limits).map(limitInWords))
  }
  const order = (rows: Table[]) => rows.map(({ name }) => String(name)).filter((name) => oldFields[name] && fields[name])
  if (order(old).join(' ') !== order(now).join(' '))
    comparison.note('form', null, 'order', { added: [order(now).join(', ')], removed: [order(old).join(', ')] })
  const [oldSteps, steps] = [byName(rowsOf(before.steps), 'key'), byName(rowsOf(after.steps), 'key')]
  for (const key of union(oldSteps, steps))
    comparison.note('drafts', null, key, lines(tableOf(oldSteps[key]).draft, tableOf(steps[key]).draft))
  for (const key of union(oldSteps, steps)) comparison.value('model', null, key, tableOf(oldSteps[key]).model, tableOf(steps[key]).model)
  comparison.value('drafts', null, 'orders', before.orders, after.orders)
  for (const key of union(tableOf(before.model), tableOf(after.model)))
    comparison.value('model', null, key, tableOf(before.model)[key], tableOf(after.model)[key])
}

function compareWords(comparison: Comparison, language: string, before: Table, after: Table): void {
  for (const key of ['name', 'description']) comparison.value('name', language, key, before[key], after[key])
  const [oldFields, fields] = [tableOf(before.fields), tableOf(after.fields)]
  for (const name of union(oldFields, fields)) {
    const [was, is] = [tableOf(oldFields[name]), tableOf(fields[name])]
    for (const key of union(was, is)) comparison.value('labels', language, `${name}.${key}`, was[key], is[key])
  }
  const [oldWords, words] = [tableOf(before.words), tableOf(after.words)]
  for (const key of union(oldWords, words)) comparison.value('words', language, key, oldWords[key], words[key])
  const [oldSteps, steps] = [tableOf(before.steps), tableOf(after.steps)]
  for (const key of union(oldSteps, steps)) {
    comparison.note('prompts', language, key, lines(tableOf(oldSteps[key]).prompt, tableOf(steps[key]).prompt))
    comparison.note('drafts', language, key, lines(tableOf(oldSteps[key]).draft, tableOf(steps[key]).draft))
  }
}
