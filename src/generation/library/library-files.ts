import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Document, Node } from 'yaml'
import type { LanguageKey } from '../../languages.ts'
import { CHANNELS } from '../../rules/definition/rule.ts'
import { FaultAt, FaultList } from './file-faults.ts'
import { FIELD_FORMATS, FIELD_TYPES } from '../form/form.ts'
import type { FieldType, FormEntry } from '../form/form.ts'
import type { Limit } from '../form/limits.ts'
import type { FieldRule, FieldWords, TemplateRules, TemplateWords, Words } from './library.ts'
import { MODEL_NAME } from '../base/model.ts'
import type { ModelSettings, TemplateModel } from '../base/model.ts'
import { PART } from './parts.ts'
import { TONE_WORDS } from '../voice/tone.ts'
import type { Tone } from '../voice/tone.ts'

type Table = Record<string, unknown>

/** Variables that every draft has: no field may use these names. */
const RESERVED = ['tone', 'say', 'words', 'facts', 'label', 'formal', 'informal', 'notes', 'variant', 'short']

const MAX_LENGTHS: Partial<Record<FieldType, number>> = { text: 200, textarea: 5000, list: 300, url: 2048, infobase: 200 }

function readYaml(content: string): Table {
  const lineCounter = new LineCounter()
  // The library compares every key with every other, and quotes the line of every error: half a minute for a file of 100,000 characters.
  const document = parseDocument(content, { lineCounter, prettyErrors: false, uniqueKeys: false })
  const [error] = document.errors
  const offset = error ? error.pos[0] : repeatedKey(document)
  if (offset !== null) {
    const { line, col } = lineCounter.linePos(offset)
    throw new Error(`${error?.message ?? 'Map keys must be unique'} at line ${line}, column ${col}`)
  }
  const table: unknown = document.toJS({ maxAliasCount: 0 })
  if (typeof table !== 'object' || table === null || Array.isArray(table)) throw new Error('the file should hold names and values')
  return table as Table
}

/** Where a key stands that its map already has. */
function repeatedKey(document: Document): number | null {
  let found: number | null = null
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        if (seen.has(key.value)) {
          found = (key as Node).range?.[0] ?? 0
          return visit.BREAK
        }
        seen.add(key.value)
      }
      return undefined
    },
  })
  return found
}

function text(table: Table, name: string): string {
  const value = table[name]
  if (typeof value !== 'string' || value.trim() === '') throw new FaultAt([name], `"${name}" should be a text`)
  return value.trim()
}

const optionalText = (table: Table, name: string): string | null =>
  table[name] === undefined || table[name] === null ? null : text(table, name)

function section(table: Table, name: string): Table {
  const value = table[name] ?? {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new FaultAt([name], `"${name}" should hold names and values`)
  return value as Table
}

function rows(table: Table, name: string): unknown[] {
  const value = table[name] ?? []
  if (!Array.isArray(value)) throw new FaultAt([name], `"${name}" should be a list`)
  return value
}

/** Refuses what has too many entries before any of them is read. */
function atMost<T extends object>(entries: T, name: 'fields' | 'steps'): T {
  const count = Array.isArray(entries) ? entries.length : Object.keys(entries).length
  if (name === 'fields' && count > MOST_FIELDS) throw new FaultAt([name], `a form has at most ${MOST_FIELDS} fields`)
  if (name === 'steps' && count > MOST_STEPS) throw new FaultAt([name], `a template has at most ${MOST_STEPS} steps`)
  return entries
}

/** An entry of a list or section that should hold names and values itself. */
function tableOf(value: unknown): Table {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new FaultAt([], 'this should hold names and values')
  return value as Table
}

const MOST_FIELDS = 60
const MOST_STEPS = 20
const STEP_KEY = /^[a-zA-Z][a-zA-Z0-9_-]{0,39}$/

/** What a template is in every language. Every mistake is reported at its place, but none that follows from another. */
export function readTemplateRules(content: string, key: string): TemplateRules {
  const table = readYaml(content)
  const list = new FaultList()
  list.attempt([], () => {
    if (text(table, 'key') !== key) throw new FaultAt(['key'], `"key" should be ${key}, as the folder is called`)
  })
  const givenFields = list.attempt([], () => atMost(rows(table, 'fields'), 'fields'))
  const fieldRows = givenFields ?? []
  const read = fieldRows.map((row, index) => list.attempt(['fields', index], () => readField(tableOf(row))))
  const fields = read.filter((field) => field !== undefined)
  fieldRows.forEach((_row, index) => {
    const name = read[index]?.name
    if (name !== undefined && read.findIndex((field) => field?.name === name) < index)
      list.add(['fields', index, 'name'], `there are two fields called ${name}`)
  })
  const main = list.attempt([], () => text(table, 'main')) ?? ''
  // A field that cannot be read is reported itself.
  const isWhole = givenFields !== undefined && fields.length === fieldRows.length
  if (main !== '' && isWhole && !fields.some((field) => field.name === main)) list.add(['main'], `"main" names no field: ${main}`)
  const channel = CHANNELS.find((known) => known === table.channel) ?? null
  if (table.channel !== undefined && channel === null) list.add(['channel'], `"channel" is one of ${CHANNELS.join(', ')}`)
  if (table.needs !== undefined && table.needs !== 'model') list.add(['needs'], '"needs" can only be model')
  const needsModel = table.needs === 'model'
  const givenSteps = readSteps(table, needsModel, list)
  const steps = givenSteps ?? []
  if (!needsModel && isWhole && givenSteps) checkFieldsUsed(fields, steps, list)
  if (givenFields) checkLimits(fields, list)
  const orders = (givenSteps && list.attempt([], () => readOrders(table, steps))) ?? []
  const model = list.attempt(['model'], () => readModelSettings(section(table, 'model'))) ?? {}
  list.throwIfAny()
  const infobase = fields.find((field) => field.type === 'infobase')?.name ?? null
  return { key, channel, main, infobase, fields, steps, needsModel, orders, model }
}

function readSteps(table: Table, needsModel: boolean, list: FaultList): TemplateRules['steps'] | undefined {
  const given = list.attempt([], () => atMost(rows(table, 'steps'), 'steps'))
  if (given === undefined) return undefined
  if (given.length === 0) list.add(['steps'], '"steps" should have at least one step')
  const steps = given.map((row, index) => {
    const at = ['steps', index]
    const step = list.attempt(at, () => tableOf(row)) ?? {}
    const key = list.attempt(at, () => text(step, 'key')) ?? ''
    if (key !== '' && !STEP_KEY.test(key)) list.add([...at, 'key'], `a step cannot be called ${key}: letters, digits and hyphens`)
    const model = list.attempt(at, () => modelName(step, 'model'))
    return { key, draft: needsModel ? '' : (list.attempt(at, () => text(step, 'draft')) ?? ''), ...(model ? { model } : {}) }
  })
  steps.forEach(({ key }, index) => {
    if (key !== '' && steps.findIndex((step) => step.key === key) < index)
      list.add(['steps', index, 'key'], `there are two steps called ${key}`)
  })
  return steps
}

/** Every field is printed by a draft, except notes to the writer, which no draft prints. */
function checkFieldsUsed(fields: readonly FieldRule[], steps: TemplateRules['steps'], list: FaultList): void {
  const isUsed = ({ name }: FieldRule) => steps.some((step) => new RegExp(`\\b${name}\\b`).test(step.draft))
  fields.forEach((field, index) => {
    if (!isUsed(field) && field.type !== 'infobase' && !field.note) list.add(['fields', index], `no draft uses the field ${field.name}`)
    if (field.note && isUsed(field)) list.add(['fields', index, 'note'], `${field.name} is a note to the writer, and a draft uses it`)
  })
}

/** A limit counts fields that are there, and so does what a field is asked with. */
function checkLimits(fields: readonly FieldRule[], list: FaultList): void {
  const names = new Set(fields.map(({ name }) => name))
  fields.forEach(({ name, askedWith }, index) => {
    const stray = askedWith?.find((other) => !names.has(other))
    if (stray !== undefined) list.add(['fields', index, 'askedWith'], `${name} is asked with no field of the form: ${stray}`)
  })
  fields.forEach((field, index) =>
    field.limits?.forEach((limit, at) => {
      for (const part of ['parts', 'when'] as const)
        for (const name of Object.keys(limit[part] ?? {}))
          if (!names.has(name)) list.add(['fields', index, 'limits', at, part], `a limit of ${field.name} names no field: ${name}`)
    }),
  )
}

/** The orders in which variants of a text have its parts: every order names every part. */
function readOrders(table: Table, steps: readonly { draft: string }[]): string[][] {
  const parts = steps.flatMap(({ draft }) => [...draft.matchAll(PART)].map((match) => match[1]!))
  const orders = rows(table, 'orders').map((row) => (Array.isArray(row) ? row.map(String) : []))
  for (const order of orders)
    if (order.toSorted().join(' ') !== parts.toSorted().join(' '))
      throw new FaultAt(['orders'], `each of "orders" should name every part once: ${parts.join(', ')}`)
  return orders
}

const LIMIT_WORDS = ['most', 'parts', 'each', 'when']

function readLimit(row: Table, name: string): Limit {
  const stray = Object.keys(row).find((key) => !LIMIT_WORDS.includes(key))
  const isPattern = (part: unknown) => typeof part === 'string' || (typeof part === 'number' && part >= 0)
  const isParts = typeof row.parts === 'object' && row.parts !== null && Object.values(row.parts).every(isPattern)
  const isMost = typeof row.most === 'number' && Number.isInteger(row.most) && row.most > 0
  const isWhen = row.when === undefined || (typeof row.when === 'object' && row.when !== null && !Array.isArray(row.when))
  if (stray !== undefined || !isMost || !isParts || !isWhen)
    throw new FaultAt([], `a limit of ${name} should have "most", a whole number, and "parts", and may have "each" and "when"`)
  return row as unknown as Limit
}

const MODEL_SETTINGS: Record<keyof ModelSettings, { whole: boolean; least: number; most: number }> = {
  temperature: { whole: false, least: 0, most: 2 },
  outputLimit: { whole: true, least: 50, most: 32_000 },
  seed: { whole: true, least: 0, most: 2 ** 31 - 1 },
}

/** A model as a template names one; null where it names none. */
function modelName(table: Table, field: 'name' | 'model'): string | null {
  const name = optionalText(table, field)
  if (name !== null && !MODEL_NAME.test(name)) throw new FaultAt([field], 'a model is named provider:model, such as openai:gpt-4.1-mini')
  return name
}

function readModelSettings(table: Table): TemplateModel {
  const named = modelName(table, 'name')
  const settings: TemplateModel = named === null ? {} : { name: named }
  for (const [name, value] of Object.entries(table)) {
    if (name === 'name') continue
    if (!Object.hasOwn(MODEL_SETTINGS, name))
      throw new FaultAt([name], `"model" has "${name}"; it knows name, ${Object.keys(MODEL_SETTINGS).join(', ')}`)
    const { whole, least, most } = MODEL_SETTINGS[name as keyof ModelSettings]
    if (typeof value !== 'number' || value < least || value > most || (whole && !Number.isInteger(value)))
      throw new FaultAt([name], `"${name}" of "model" should be a ${whole ? 'whole ' : ''}number from ${least} to ${most}`)
    settings[name as keyof ModelSettings] = value
  }
  return settings
}

function readField(table: Table): FieldRule {
  const name = text(table, 'name')
  const type = FIELD_TYPES.find((known) => known === table.type)
  if (!/^[a-z][a-zA-Z]*$/.test(name) || name.length > 60 || RESERVED.includes(name))
    throw new FaultAt(['name'], `a field cannot be called ${name.slice(0, 80)}`)
  if (!type) throw new FaultAt(['type'], `the field ${name} has an unknown type`)
  const options = type === 'select' || type === 'multiselect' ? rows(table, 'options').map(String) : null
  if (options?.length === 0) throw new FaultAt(['options'], `the field ${name} has no options`)
  const maxLength = table.maxLength === undefined || table.maxLength === null ? (MAX_LENGTHS[type] ?? null) : table.maxLength
  if (maxLength !== null && (typeof maxLength !== 'number' || !Number.isInteger(maxLength) || maxLength < 1 || maxLength > MOST_LENGTH))
    throw new FaultAt(['maxLength'], `"maxLength" of ${name} should be a whole number from 1 to ${MOST_LENGTH}`)
  const format = FIELD_FORMATS.find((known) => known === table.format)
  if (table.format !== undefined && !format) throw new FaultAt(['format'], `the field ${name} has an unknown format`)
  const faults = new FaultList()
  const limits = rows(table, 'limits').map((row, index) => faults.attempt(['limits', index], () => readLimit(tableOf(row), name)))
  faults.throwIfAny()
  if (typeof table.default === 'string' && options && type === 'select' && !options.includes(table.default))
    throw new FaultAt(['default'], `the default of ${name} is none of its options: ${table.default}`)
  return {
    name,
    type,
    required: table.required === true,
    maxLength,
    options,
    default: (table.default ?? null) as FormEntry['default'],
    ...(typeof table.min === 'number' ? { min: table.min } : {}),
    ...(format ? { format } : {}),
    ...(limits.length > 0 ? { limits: limits as Limit[] } : {}),
    ...(table.askedWith === undefined ? {} : { askedWith: rows(table, 'askedWith').map(String) }),
    ...(table.note === true ? { note: true } : {}),
  }
}

/** A form may hold 64 KB. */
const MOST_LENGTH = 50_000

const FIELD_WORDS = ['label', 'help', 'placeholder', 'options', 'default']

export function readTemplateWords(content: string): TemplateWords {
  const table = readYaml(content)
  const list = new FaultList()
  const entries = (name: 'fields' | 'steps') => Object.entries(list.attempt([], () => atMost(section(table, name), name)) ?? {})
  const fields = Object.fromEntries(
    entries('fields').map(([name, row]) => [name, list.attempt(['fields', name], () => readFieldWords(name, tableOf(row)))]),
  ) as Record<string, FieldWords>
  const steps = Object.fromEntries(
    entries('steps').map(([name, row]) => [name, list.attempt(['steps', name], () => readStepWords(tableOf(row)))]),
  ) as TemplateWords['steps']
  const [name = '', description = ''] = [list.attempt([], () => text(table, 'name')), list.attempt([], () => text(table, 'description'))]
  const words = list.attempt([], () => readWords(section(table, 'words'))) ?? {}
  list.throwIfAny()
  return { name, description, fields, words, steps }
}

function readFieldWords(name: string, field: Table): FieldWords {
  // A comma in an unquoted text truncates it: YAML parses the rest as a key.
  const stray = Object.keys(field).find((key) => !FIELD_WORDS.includes(key))
  if (stray !== undefined)
    throw new FaultAt([], `the field ${name} has "${stray}", which means nothing there; a text with a comma needs quotes`)
  const options = Object.fromEntries(Object.entries(section(field, 'options')).map(([value, label]) => [value, String(label)]))
  return {
    label: text(field, 'label'),
    help: optionalText(field, 'help'),
    placeholder: optionalText(field, 'placeholder'),
    options,
    ...(field.default === undefined ? {} : { default: field.default as FormEntry['default'] }),
  }
}

function readStepWords(step: Table): TemplateWords['steps'][string] {
  const draft = optionalText(step, 'draft')
  return { prompt: text(step, 'prompt'), ...(draft === null ? {} : { draft }) }
}

function readWords(table: Table): Words {
  return Object.fromEntries(
    Object.entries(table).map(([name, value]) => {
      if (typeof value === 'string') return [name, value.trim()]
      if (typeof value !== 'object' || value === null)
        throw new FaultAt(['words', name], `the words "${name}" should be a text, in quotes where YAML reads it otherwise`)
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
