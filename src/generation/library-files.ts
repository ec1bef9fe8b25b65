import { parseDocument } from 'yaml'
import type { LanguageKey } from '../languages.ts'
import { FIELD_FORMATS, FIELD_TYPES } from './form.ts'
import type { FieldType, FormEntry } from './form.ts'
import type { Limit } from './limits.ts'
import type { FieldRule, FieldWords, TemplateRules, TemplateWords, Words } from './library.ts'
import type { ModelSettings } from './model.ts'
import { PART } from './parts.ts'
import { TONE_WORDS } from './tone.ts'
import type { Tone } from './tone.ts'

type Table = Record<string, unknown>

/** Variables that every draft has: no field may use these names. */
const RESERVED = ['tone', 'say', 'words', 'facts', 'label', 'formal', 'informal', 'notes', 'variant', 'short']

const MAX_LENGTHS: Partial<Record<FieldType, number>> = { text: 200, textarea: 5000, list: 300, url: 2048, infobase: 200 }

function readYaml(content: string): Table {
  const document = parseDocument(content, { prettyErrors: true })
  const [error] = document.errors
  if (error) throw new Error(error.message.split('\n')[0])
  const table: unknown = document.toJS({ maxAliasCount: 0 })
  if (typeof table !== 'object' || table === null || Array.isArray(table)) throw new Error('the file should hold names and values')
  return table as Table
}

function text(table: Table, name: string): string {
  const value = table[name]
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`"${name}" should be a text`)
  return value.trim()
}

const optionalText = (table: Table, name: string): string | null =>
  table[name] === undefined || table[name] === null ? null : text(table, name)

function section(table: Table, name: string): Table {
  const value = table[name] ?? {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new Error(`"${name}" should hold names and values`)
  return value as Table
}

function rows(table: Table, name: string): unknown[] {
  const value = table[name] ?? []
  if (!Array.isArray(value)) throw new Error(`"${name}" should be a list`)
  return value
}

export function readTemplateRules(content: string, key: string): TemplateRules {
  const table = readYaml(content)
  if (text(table, 'key') !== key) throw new Error(`"key" should be ${key}, as the folder is called`)
  const fields = rows(table, 'fields').map((row) => readField(row as Table))
  const main = text(table, 'main')
  if (!fields.some((field) => field.name === main)) throw new Error(`"main" names no field: ${main}`)
  if (table.needs !== undefined && table.needs !== 'model') throw new Error('"needs" can only be model')
  const needsModel = table.needs === 'model'
  const steps = rows(table, 'steps').map((row) => ({
    key: text(row as Table, 'key'),
    draft: needsModel ? '' : text(row as Table, 'draft'),
  }))
  if (steps.length === 0) throw new Error('"steps" should have at least one step')
  const isUsed = ({ name }: FieldRule) => steps.some((step) => new RegExp(`\\b${name}\\b`).test(step.draft))
  const silent = needsModel ? [] : fields.filter((field) => !isUsed(field) && field.type !== 'infobase' && !field.note)
  if (silent.length > 0) throw new Error(`fields that no draft uses: ${silent.map((field) => field.name).join(', ')}`)
  const printed = fields.filter((field) => field.note && isUsed(field))
  if (printed.length > 0) throw new Error(`notes to the writer that a draft uses: ${printed.map((field) => field.name).join(', ')}`)
  const infobase = fields.find((field) => field.type === 'infobase')?.name ?? null
  return {
    key,
    main,
    infobase,
    fields,
    steps,
    needsModel,
    orders: readOrders(table, steps),
    model: readModelSettings(section(table, 'model')),
  }
}

/** The orders in which variants of a text have its parts: every order names every part. */
function readOrders(table: Table, steps: readonly { draft: string }[]): string[][] {
  const parts = steps.flatMap(({ draft }) => [...draft.matchAll(PART)].map((match) => match[1]!))
  const orders = rows(table, 'orders').map((row) => (Array.isArray(row) ? row.map(String) : []))
  for (const order of orders)
    if (order.toSorted().join(' ') !== parts.toSorted().join(' '))
      throw new Error(`each of "orders" should name every part once: ${parts.join(', ')}`)
  return orders
}

const LIMIT_WORDS = ['most', 'parts', 'each', 'when']

function readLimit(row: Table, name: string): Limit {
  const stray = Object.keys(row).find((key) => !LIMIT_WORDS.includes(key))
  if (stray !== undefined || typeof row.most !== 'number' || typeof row.parts !== 'object')
    throw new Error(`a limit of ${name} should have "most" and "parts", and may have "each" and "when"`)
  return row as unknown as Limit
}

const MODEL_SETTINGS: Record<keyof ModelSettings, { whole: boolean; least: number; most: number }> = {
  temperature: { whole: false, least: 0, most: 2 },
  outputLimit: { whole: true, least: 50, most: 32_000 },
  seed: { whole: true, least: 0, most: 2 ** 31 - 1 },
}

function readModelSettings(table: Table): ModelSettings {
  const settings: ModelSettings = {}
  for (const [name, value] of Object.entries(table)) {
    if (!Object.hasOwn(MODEL_SETTINGS, name)) throw new Error(`"model" has "${name}"; it knows ${Object.keys(MODEL_SETTINGS).join(', ')}`)
    const { whole, least, most } = MODEL_SETTINGS[name as keyof ModelSettings]
    if (typeof value !== 'number' || value < least || value > most || (whole && !Number.isInteger(value)))
      throw new Error(`"${name}" of "model" should be a ${whole ? 'whole ' : ''}number from ${least} to ${most}`)
    settings[name as keyof ModelSettings] = value
  }
  return settings
}

function readField(table: Table): FieldRule {
  const name = text(table, 'name')
  const type = FIELD_TYPES.find((known) => known === table.type)
  if (!/^[a-z][a-zA-Z]*$/.test(name) || RESERVED.includes(name)) throw new Error(`a field cannot be called ${name}`)
  if (!type) throw new Error(`the field ${name} has an unknown type`)
  const options = type === 'select' || type === 'multiselect' ? rows(table, 'options').map(String) : null
  if (options?.length === 0) throw new Error(`the field ${name} has no options`)
  const maxLength = typeof table.maxLength === 'number' ? table.maxLength : (MAX_LENGTHS[type] ?? null)
  const format = FIELD_FORMATS.find((known) => known === table.format)
  if (table.format !== undefined && !format) throw new Error(`the field ${name} has an unknown format`)
  const limits = rows(table, 'limits').map((row) => readLimit(row as Table, name))
  return {
    name,
    type,
    required: table.required === true,
    maxLength,
    options,
    default: (table.default ?? null) as FormEntry['default'],
    ...(typeof table.min === 'number' ? { min: table.min } : {}),
    ...(format ? { format } : {}),
    ...(limits.length > 0 ? { limits } : {}),
    ...(table.note === true ? { note: true } : {}),
  }
}

const FIELD_WORDS = ['label', 'help', 'placeholder', 'options', 'default']

export function readTemplateWords(content: string): TemplateWords {
  const table = readYaml(content)
  const fields = Object.fromEntries(
    Object.entries(section(table, 'fields')).map(([name, row]): [string, FieldWords] => {
      const field = row as Table
      // A comma in an unquoted text truncates it: YAML parses the rest as a key.
      const stray = Object.keys(field).find((key) => !FIELD_WORDS.includes(key))
      if (stray !== undefined)
        throw new Error(`the field ${name} has "${stray}", which means nothing there; a text with a comma needs quotes`)
      const options = Object.fromEntries(Object.entries(section(field, 'options')).map(([value, label]) => [value, String(label)]))
      return [
        name,
        {
          label: text(field, 'label'),
          help: optionalText(field, 'help'),
          placeholder: optionalText(field, 'placeholder'),
          options,
          ...(field.default === undefined ? {} : { default: field.default as FormEntry['default'] }),
        },
      ]
    }),
  )
  const steps = Object.fromEntries(
    Object.entries(section(table, 'steps')).map(([name, row]) => {
      const draft = optionalText(row as Table, 'draft')
      return [name, { prompt: text(row as Table, 'prompt'), ...(draft === null ? {} : { draft }) }]
    }),
  )
  return { name: text(table, 'name'), description: text(table, 'description'), fields, words: readWords(section(table, 'words')), steps }
}

function readWords(table: Table): Words {
  return Object.fromEntries(
    Object.entries(table).map(([name, value]) => {
      if (typeof value === 'string') return [name, value.trim()]
      if (typeof value !== 'object' || value === null)
        throw new Error(`the words "${name}" should be a text, in quotes where YAML reads it otherwise`)
      return [name, Object.fromEntries(Object.entries(value).map(([form, phrase]) => [form, String(phrase).trim()]))]
    }),
  )
}

export const readPhrases = (content: string): Words => readWords(readYaml(content))

export function readTone(content: string, key: string, language: LanguageKey): Tone {
  const table = readYaml(content)
  const address = text(table, 'address')
  if (address !== 'formal' && address !== 'informal') throw new Error('"address" should be formal or informal')
  if (table.length !== undefined && table.length !== 'short') throw new Error('"length" can only be short')
  const words = readWords(section(table, 'words'))
  const missing = TONE_WORDS.filter((name) => typeof words[name] !== 'string')
  if (missing.length > 0) throw new Error(`words that every tone needs: ${missing.join(', ')}`)
  return {
    key,
    language,
    name: text(table, 'name'),
    description: text(table, 'description'),
    address,
    short: table.length === 'short',
    words: words as Tone['words'],
    use: rows(table, 'use').map(String),
    avoid: rows(table, 'avoid').map(String),
    replace: rows(table, 'replace').map((pair): [string, string] => {
      if (!Array.isArray(pair) || pair.length !== 2) throw new Error('each entry of "replace" should be [this, that]')
      return [String(pair[0]), String(pair[1])]
    }),
  }
}
