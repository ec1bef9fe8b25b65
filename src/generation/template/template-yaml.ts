import { isMap, isSeq, parseDocument, Scalar } from 'yaml'
import type { Document } from 'yaml'
import type { TemplateFiles } from './template-files.ts'

/** The files of a template as a form shows them: values are read from the YAML, and changes written into it; the rest stays as it was. */

export type Path = readonly (string | number)[]
export type Table = Record<string, unknown>
export const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)
export const tableOf = (value: unknown): Table => (isTable(value) ? value : {})
export const rowsOf = (value: unknown): Table[] => (Array.isArray(value) ? value.map(tableOf) : [])
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value)

/** What a file says; null while it cannot be read. */
export function valuesOf(content: string): Table | null {
  try {
    const document = parseDocument(content)
    if (document.errors.length > 0) return null
    const values: unknown = document.toJS({ maxAliasCount: 0 })
    return values === null || values === undefined ? {} : isTable(values) ? values : null
  } catch {
    return null
  }
}

export function valueAt(values: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Table)[key] : undefined), values)
}

/** Texts of several lines are written as such; YAML's own choice would fold them. */
function nodeFor(document: Document, value: unknown): unknown {
  const node = document.createNode(value)
  if (typeof value === 'string' && value.includes('\n') && node instanceof Scalar) node.type = 'BLOCK_LITERAL'
  return node
}

const written = (document: Document): string => document.toString({ lineWidth: 0, flowCollectionPadding: true })

/** The file with another value at a place; undefined takes it out. */
export function withValue(content: string, path: Path, value: unknown): string {
  const document = parseDocument(content)
  if (document.errors.length > 0) return content
  if (value === undefined) {
    if (document.hasIn(path)) document.deleteIn(path)
    return written(document)
  }
  if (document.contents === null) document.contents = document.createNode({}) as never
  makeWay(document, path)
  document.setIn(path, nodeFor(document, value))
  return written(document)
}

/** What stands on the way and cannot hold a key becomes an empty mapping. */
function makeWay(document: Document, path: Path): void {
  for (let length = 1; length < path.length; length++) {
    const place = path.slice(0, length)
    const node = document.getIn(place, true)
    if (!isMap(node) && !isSeq(node)) document.setIn(place, document.createNode(typeof path[length] === 'number' ? [] : {}))
  }
}

/** The file with the entries of a list in another order, or fewer. `order` names the entries by where they stood. */
export function withOrder(content: string, path: Path, order: readonly number[]): string {
  const document = parseDocument(content)
  const list = document.errors.length > 0 ? null : document.getIn(path)
  if (!isSeq(list)) return content
  list.items = order.map((from) => list.items[from]!).filter((item) => item !== undefined)
  return written(document)
}

/** Another name for a field, everywhere: in the form, the limits, the drafts, and the words of each language. */
export function withFieldName(files: TemplateFiles, before: string, after: string): TemplateFiles {
  const rename = (table: Table) => Object.fromEntries(Object.entries(table).map(([key, value]) => [key === before ? after : key, value]))
  const inLiquid = (draft: string) =>
    draft.replaceAll(/\{\{[^]*?\}\}|\{%[^]*?%\}/g, (code) =>
      code.replaceAll(
        new RegExp(`(?<![\\w.'"])${RegExp.escape(before)}(?![\\w'"])|(?<=\\blabel\\.)${RegExp.escape(before)}(?!\\w)`, 'g'),
        after,
      ),
    )
  return Object.fromEntries(
    Object.entries(files).map(([file, content]) => {
      const values = valuesOf(content)
      if (values === null) return [file, content]
      let text = content
      const change = (path: Path, value: unknown) => (text = withValue(text, path, value))
      if (file === 'template.yml') {
        if (values.main === before) change(['main'], after)
        rowsOf(values.fields).forEach((field, index) => {
          if (field.name === before) change(['fields', index, 'name'], after)
          rowsOf(field.limits).forEach((limit, at) => {
            for (const part of ['parts', 'when'])
              if (isTable(limit[part]) && before in limit[part]) change(['fields', index, 'limits', at, part], rename(limit[part]))
          })
        })
        rowsOf(values.steps).forEach((step, index) => {
          if (typeof step.draft === 'string' && inLiquid(step.draft) !== step.draft) change(['steps', index, 'draft'], inLiquid(step.draft))
        })
        return [file, text]
      }
      if (before in tableOf(values.fields)) change(['fields'], rename(tableOf(values.fields)))
      for (const [key, step] of Object.entries(tableOf(values.steps))) {
        const { draft } = tableOf(step)
        if (typeof draft === 'string' && inLiquid(draft) !== draft) change(['steps', key, 'draft'], inLiquid(draft))
      }
      return [file, text]
    }),
  )
}

/** A text that each language has of its own. */
export interface LanguageText {
  path: string[]
  /** What it is: of the template, of a field, of one option, a phrase, or what a step asks a model. */
  kind: 'name' | 'description' | 'label' | 'help' | 'placeholder' | 'option' | 'words' | 'prompt'
  /** The field, step or phrase it belongs to. */
  of: string
  /** Without it the language cannot be used. */
  needed: boolean
}

/** All texts that the languages of a template have, in the order of its form. */
export function languageTexts(rules: Table, languages: readonly Table[]): LanguageText[] {
  const texts: LanguageText[] = [
    { path: ['name'], kind: 'name', of: '', needed: true },
    { path: ['description'], kind: 'description', of: '', needed: true },
  ]
  for (const field of rowsOf(rules.fields)) {
    const of = textOf(field.name)
    if (of === '') continue
    for (const kind of ['label', 'help', 'placeholder'] as const)
      texts.push({ path: ['fields', of, kind], kind, of, needed: kind === 'label' })
    if (Array.isArray(field.options))
      for (const option of field.options.map(String))
        texts.push({ path: ['fields', of, 'options', option], kind: 'option', of, needed: true })
  }
  const drafts = rowsOf(rules.steps).map((step) => textOf(step.draft))
  const own = languages.flatMap((values) => Object.values(tableOf(values.steps)).map((step) => textOf(tableOf(step).draft)))
  const asked = [...[...drafts, ...own].join('\n').matchAll(/\bwords\.([a-zA-Z]+)/g)].map((match) => match[1]!)
  const phrases = new Set([...asked, ...languages.flatMap((values) => Object.keys(tableOf(values.words)))])
  for (const of of phrases) texts.push({ path: ['words', of], kind: 'words', of, needed: asked.includes(of) })
  for (const step of rowsOf(rules.steps)) {
    const of = textOf(step.key)
    if (of !== '') texts.push({ path: ['steps', of, 'prompt'], kind: 'prompt', of, needed: true })
  }
  return texts
}

/** What a language lacks: what it needs, and what another language has. */
export const missingIn = (values: Table, texts: readonly LanguageText[], others: readonly Table[]): LanguageText[] =>
  texts.filter(({ path, needed }) => {
    const has = (table: Table) => !['', undefined, null].includes(valueAt(table, path) as never)
    return !has(values) && (needed || others.some(has))
  })
