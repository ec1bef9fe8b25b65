import { stringify } from 'yaml'
import type { LanguageKey } from '../../languages.ts'
import { isBlankText, oneLine } from '../base/escape.ts'
import type { FormEntry, Value } from '../form/form.ts'
import { isDay, localeOf } from '../base/locale.ts'
import type { Locale } from '../base/locale.ts'
import type { BlockNode, InlineNode } from '../markdown/nodes.ts'
import { pictureAsLink, textOfLine } from '../markdown/nodes.ts'
import type { TemplateFiles } from './template-files.ts'

/** A stored document, and the form it was written from where that is known. */
interface Source {
  title: string
  language: LanguageKey
  blocks: readonly BlockNode[]
  input: Readonly<Record<string, unknown>>
  form: readonly FormEntry[]
  /** What its template asks a model to write, if it is known. */
  prompt: string | null
}

interface MadeTemplate {
  files: TemplateFiles
  /** Fields whose value was found in the text, and those that are notes to the writer now. */
  found: string[]
  notes: string[]
}

const PROMPT = 'Write a text like the draft of this template, from what the form says.'

/** A template whose draft is the text of a document; where a value of its form stands in the text, the field stands again. */
export function templateOfDocument(key: string, source: Source): MadeTemplate {
  const entries = entriesWithValues(source)
  const writer = new DraftWriter(entries, source)
  const draft = writer.text(source.blocks)
  const found = entries.filter(({ entry }) => writer.used.has(entry.name))
  const kept = entries.filter(({ entry }) => writer.used.has(entry.name) || isNote(entry))
  const main = found.find(({ entry }) => entry.type === 'text')?.entry.name ?? kept[0]?.entry.name
  // A text without any value of a form still needs a field: what it is called.
  const title: Kept = { entry: { ...NO_ENTRY, name: 'topic', type: 'text', label: 'Topic' }, value: source.title, isNote: true }
  const fields: Kept[] = (main === undefined ? [title] : kept).map((each) => ({
    ...each,
    isNote: !writer.used.has(each.entry.name),
  }))
  return {
    files: {
      'template.yml': stringify(rulesOf(key, main ?? 'topic', fields, draft), { lineWidth: 0 }),
      [`${source.language}.yml`]: stringify(wordsOf(source, fields), { lineWidth: 0 }),
    },
    found: found.map(({ entry }) => entry.name),
    notes: fields.filter((field) => field.isNote && field.entry.type !== 'infobase').map(({ entry }) => entry.name),
  }
}

interface Kept {
  entry: FormEntry
  value: Value
  isNote?: boolean
}

const NO_ENTRY = { help: null, required: false, placeholder: null, options: null, maxLength: null, default: null } as const

/** A list of texts and a choice may be a note; what is only ticked says nothing to a writer. */
const isNote = ({ type }: FormEntry) => type !== 'boolean' && type !== 'number'

/** The fields that were filled in; of a form that is gone they are made from the values themselves. */
function entriesWithValues({ form, input }: Source): Kept[] {
  const known = form.length > 0 ? form : Object.entries(input).flatMap(([name, value]) => entryFor(name, value))
  return known.flatMap((entry) => {
    const value = input[entry.name] as Value | undefined
    if (value === undefined || value === null) return []
    const isEmpty = (typeof value === 'string' && isBlankText(value)) || (Array.isArray(value) && value.length === 0)
    return isEmpty ? [] : [{ entry, value }]
  })
}

function entryFor(name: string, value: unknown): FormEntry[] {
  if (!/^[a-z][a-zA-Z]*$/.test(name)) return []
  const label = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  const entry = { ...NO_ENTRY, name, label: label.charAt(0).toUpperCase() + label.slice(1) }
  if (typeof value === 'number') return [{ ...entry, type: 'number' }]
  if (typeof value === 'boolean') return [{ ...entry, type: 'boolean' }]
  if (Array.isArray(value)) return [{ ...entry, type: 'list' }]
  return typeof value === 'string' ? [{ ...entry, type: value.length > 200 ? 'textarea' : 'text' }] : []
}

const rulesOf = (key: string, main: string, fields: readonly Kept[], draft: string) => ({
  key,
  main,
  fields: fields.map(({ entry, isNote: note }) => ({
    name: entry.name,
    type: entry.type,
    ...(entry.required && !note ? { required: true } : {}),
    ...(entry.maxLength === null ? {} : { maxLength: entry.maxLength }),
    ...(entry.options ? { options: entry.options.map(({ value }) => value) } : {}),
    ...(entry.min === undefined ? {} : { min: entry.min }),
    ...(entry.format ? { format: entry.format } : {}),
    ...(note && entry.type !== 'infobase' ? { note: true } : {}),
  })),
  steps: [{ key: 'text', draft }],
})

const wordsOf = ({ title, prompt }: Source, fields: readonly Kept[]) => ({
  name: oneLine(title).slice(0, 100) || 'Template',
  description: 'Made from a document.',
  fields: Object.fromEntries(
    fields.map(({ entry, value }) => [
      entry.name,
      {
        label: entry.label,
        ...(entry.help ? { help: entry.help } : {}),
        ...placeholderOf(entry, value),
        ...(entry.options ? { options: Object.fromEntries(entry.options.map(({ value: option, label }) => [option, label])) } : {}),
      },
    ]),
  ),
  steps: { text: { prompt: prompt ?? PROMPT } },
})

/** What was filled in is the example of the new form, and the input its preview begins with. */
const placeholderOf = ({ type }: FormEntry, value: Value) =>
  ['text', 'textarea', 'number', 'url', 'list'].includes(type)
    ? { placeholder: Array.isArray(value) ? value.join('\n') : String(value).trim() }
    : {}

/** A wording of the text, and what the draft says in its place. */
interface Replacement {
  field: string
  also?: string
  written: string
  liquid: string
}

/** Writes the blocks of a document as a draft. What the subset of Markdown of drafts does not have is written as paragraphs or lists. */
class DraftWriter {
  readonly used = new Set<string>()
  readonly #replacements: Replacement[]
  readonly #lists: { field: string; entries: string[] }[]

  constructor(entries: readonly Kept[], { language }: Source) {
    const locale = localeOf(language)
    this.#replacements = entries
      .flatMap(({ entry, value }) => replacementsFor(entry, value, entries, locale))
      .filter(({ written }) => written.length > 1)
      .toSorted((one, other) => other.written.length - one.written.length)
    this.#lists = entries.flatMap(({ entry, value }) =>
      entry.type === 'list' && Array.isArray(value) ? [{ field: entry.name, entries: value.map(comparable) }] : [],
    )
  }

  text = (blocks: readonly BlockNode[]): string =>
    `${blocks
      .map((block) => this.#block(block))
      .filter((part) => part !== '')
      .join('\n\n')}\n`

  #block(block: BlockNode): string {
    switch (block.type) {
      case 'heading':
        return `${'#'.repeat(block.attrs.level)} ${this.#line(block.content ?? [])}`
      case 'paragraph':
        return guarded(this.#line(block.content ?? []))
      case 'image':
        return guarded(this.#line(pictureAsLink(block).content ?? []))
      case 'horizontalRule':
        return '---'
      case 'blockquote':
        return block.content.map((each) => `> ${this.#block(each).replaceAll('\n', ' ')}`).join('\n')
      case 'codeBlock':
        return escaped(textOfLine(block.content)).replaceAll('\n', '\\\n')
      case 'table':
        return block.content.map((row) => `- ${row.content.map((cell) => this.#cell(cell.content)).join(' · ')}`).join('\n')
      default:
        return this.#list(block)
    }
  }

  #cell = (lines: readonly { content?: readonly InlineNode[] }[]) => lines.map(({ content }) => this.#line(content ?? [])).join(' ')

  #list(block: Extract<BlockNode, { type: 'bulletList' | 'orderedList' }>): string {
    const texts = block.content.map((item) =>
      item.content.map((each) => (each.type === 'paragraph' ? textOfLine(each.content ?? []) : '')).join(' '),
    )
    const [whole] = this.#lists.filter(({ entries }) => entries.join('\n') === texts.map(comparable).join('\n'))
    const marker = (index: number) => (block.type === 'bulletList' ? '-' : `${block.attrs.start + index}.`)
    if (whole) {
      this.used.add(whole.field)
      return `{% assign rows = ${whole.field} | items %}\n{% for row in rows %}\n${marker(0)} {{ row }}\n{% endfor %}`
    }
    // A list inside a list is one list in a draft.
    return block.content
      .flatMap((item, index) =>
        item.content.map((each) => (each.type === 'paragraph' ? `${marker(index)} ${this.#line(each.content ?? [])}` : this.#block(each))),
      )
      .join('\n')
  }

  #line(nodes: readonly InlineNode[]): string {
    return nodes
      .map((node) => {
        if (node.type !== 'text') return '\\\n'
        const marks = node.marks ?? []
        const link = marks.find((mark) => mark.type === 'link')
        const text = this.#withFields(node.text)
        const [bold, italic] = [marks.some(({ type }) => type === 'bold'), marks.some(({ type }) => type === 'italic')]
        const strong = `${bold ? '**' : ''}${italic ? '*' : ''}`
        const inside = strong === '' ? text : `${strong}${text}${[...strong].toReversed().join('')}`
        return link ? this.#link(inside, node.text, link.attrs.href) : inside
      })
      .join('')
  }

  #link(inside: string, text: string, href: string): string {
    const field = this.#replacements.find(({ written }) => written === href)
    if (!field) return `[${inside}](${href.replaceAll('{', '%7B').replaceAll('}', '%7D')})`
    this.used.add(field.field)
    return text === href ? `{{ ${field.field} | link }}` : `{{ ${field.field} | link: ${quoted(text)} }}`
  }

  /** The text with fields for their values, the longest first; the rest is escaped. */
  #withFields(text: string, from = 0): string {
    for (let at = from; at < this.#replacements.length; at++) {
      const { written, liquid, field, also } = this.#replacements[at]!
      const place = placeOf(text, written)
      if (place < 0) continue
      this.used.add(field)
      if (also !== undefined) this.used.add(also)
      return `${this.#withFields(text.slice(0, place), at)}{{ ${liquid} }}${this.#withFields(text.slice(place + written.length), at)}`
    }
    return escaped(text)
  }
}

function replacementsFor(entry: FormEntry, value: Value, all: readonly Kept[], locale: Locale): Replacement[] {
  const field = entry.name
  const as = (written: string, filter = ''): Replacement => ({ field, written, liquid: `${field}${filter}` })
  switch (entry.type) {
    case 'number': {
      const codes = all.filter((other) => other.entry.type === 'select' && /^[A-Z]{3}$/.test(String(other.value)))
      const prices = codes.map((other) => ({
        ...as(locale.currency(Number(value), String(other.value)), ` | currency: ${other.entry.name}`),
        also: other.entry.name,
      }))
      return [...prices, as(locale.number(Number(value)), ' | number')]
    }
    case 'select': {
      const label = entry.options?.find((option) => option.value === value)?.label
      return label && label.length > 2 ? [{ field, written: label, liquid: `label.${field}` }] : []
    }
    case 'list':
      return Array.isArray(value) ? [as(locale.list(value), ' | list')] : []
    case 'text':
    case 'textarea':
    case 'url': {
      const text = oneLine(String(value))
      if (isDay(text)) return [as(locale.date(text), ' | date'), as(text)]
      const bare = text.replace(/[.,:;]+$/u, '')
      const first = (each: string) => each.charAt(0).toLocaleUpperCase(locale.tag) + each.slice(1)
      const forms = [as(text), as(first(text), ' | upperFirst'), as(bare, ' | bare'), as(first(bare), ' | bare | upperFirst')]
      return forms.filter(({ written }, index) => forms.findIndex((other) => other.written === written) === index)
    }
    default:
      return []
  }
}

const comparable = (text: string) =>
  oneLine(text)
    .replace(/[.,;:]+$/u, '')
    .toLowerCase()

const LETTER = /[\p{L}\p{N}]/u

/** Where a wording stands as words of its own; -1 where it does not. */
function placeOf(text: string, written: string): number {
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
    const [before, after] = [text.slice(0, at).at(-1) ?? '', text.charAt(at + written.length)]
    const opens = LETTER.test(written.at(0)!) && LETTER.test(before)
    const closes = LETTER.test(written.at(-1)!) && LETTER.test(after)
    if (!opens && !closes) return at
  }
  return -1
}

/** What stands fixed in a draft is neither formatting nor Liquid. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\*[\]]/g, String.raw`\$&`)
    .replaceAll(/\{(?=[{%])/g, '{{ "{" }}')
    .replaceAll('\n', ' ')

/** A paragraph that would begin like a heading, a list, a quotation, a rule or a part. */
const guarded = (line: string): string => line.replace(/^(?=[#>~-])/, '\\').replace(/^(\d{1,9})\.(?=\s)/, String.raw`$1\.`)

const quoted = (text: string): string => (text.includes("'") ? `"${text.replaceAll('"', '”')}"` : `'${text}'`)
