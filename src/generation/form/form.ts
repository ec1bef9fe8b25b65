import type { Fault } from '../../errors.ts'
import { isBlankText } from '../base/escape.ts'
import type { Limit } from './limits.ts'
import { isDay } from '../base/locale.ts'

export const FIELD_TYPES = ['text', 'textarea', 'number', 'boolean', 'select', 'multiselect', 'list', 'url', 'infobase'] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** One field of a template's form, in one language, as the API shows it. */
export interface FormEntry {
  name: string
  type: FieldType
  label: string
  help: string | null
  required: boolean
  placeholder: string | null
  options: { value: string; label: string }[] | null
  /** Code points of a text, or of each entry of a list. */
  maxLength: number | null
  default: string | number | boolean | string[] | null
  /** The smallest number allowed. */
  min?: number
  /** `date`: a day as 2026-05-31. `date-or-words`: that, or words without a figure first. `questions`: entries with their answers. */
  format?: FieldFormat
  /** Limits of the channel, which count where no model writes. */
  limits?: Limit[]
  /** Fields that say only half without this one, as a price does without its currency: where one of them is filled in, it is asked for. */
  askedWith?: string[]
  /** A note to whoever writes: it is given to a model and never printed. */
  note?: true
}

export const FIELD_FORMATS = ['date', 'date-or-words', 'questions'] as const
type FieldFormat = (typeof FIELD_FORMATS)[number]

export type Value = string | number | boolean | string[]
export type Values = Record<string, Value>

const MAX_INPUT = 64 * 1024
const MAX_ENTRIES = 30

/** `unknown`: fields that were given and are none of the form's. `halves`: fields that say only half, each with the one it needs. */
type Checked = { unknown: string[]; halves: Half[] } & ({ values: Values; faults: null } | { values: null; faults: Fault[] })

export interface Half {
  field: FormEntry
  needs: FormEntry
}

/** Validates the `input` of a request against a form: every fault is listed, unknown fields are named, defaults are filled in. */
export function checkInput(input: string, form: readonly FormEntry[], knowsKnowledgeBase: (id: string) => boolean): Checked {
  const at = ['body', 'input']
  const fail = (msg: string, type: string): Checked => ({ values: null, faults: [{ loc: at, msg, type }], unknown: [], halves: [] })
  if (new TextEncoder().encode(input).length > MAX_INPUT) return fail(`Input should have at most ${MAX_INPUT} bytes`, 'string_too_long')
  let given: unknown
  try {
    given = JSON.parse(input)
  } catch (error) {
    return fail(
      `Invalid JSON: ${error instanceof SyntaxError ? 'the input is not a JSON document' : 'the input cannot be read'}`,
      'json_invalid',
    )
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return fail('Input should be a JSON object', 'model_attributes_type')
  return checkValues(given as Record<string, unknown>, form, knowsKnowledgeBase)
}

export function checkValues(
  given: Record<string, unknown>,
  form: readonly FormEntry[],
  knowsKnowledgeBase: (id: string) => boolean,
): Checked {
  const faults: Fault[] = []
  const values: Values = {}
  for (const entry of form) {
    const value = Object.hasOwn(given, entry.name) ? given[entry.name] : undefined
    const report: Report = (msg, type, ...inside) => void faults.push({ loc: ['body', 'input', entry.name, ...inside], msg, type })
    if (value === undefined || value === null) {
      if (entry.default !== null) values[entry.name] = entry.default
      else if (entry.required) report('Field required', 'missing')
      continue
    }
    const checked = checkValue(value, entry, report, knowsKnowledgeBase)
    if (checked !== null) values[entry.name] = checked
  }
  const unknown = Object.keys(given).filter((name) => !form.some((entry) => entry.name === name))
  const halves = form.flatMap((needs) => {
    const field =
      needs.askedWith && values[needs.name] === undefined
        ? form.find(({ name }) => needs.askedWith!.includes(name) && values[name] !== undefined)
        : undefined
    return field ? [{ field, needs }] : []
  })
  return faults.length > 0 ? { values: null, faults, unknown, halves } : { values, faults: null, unknown, halves }
}

/** What is asked for where a field says only half. */
export const halfFaults = (halves: readonly Half[]): Fault[] =>
  halves.map(({ needs }) => ({ loc: ['body', 'input', needs.name], msg: 'Field required', type: 'missing' }))

type Report = (msg: string, type: string, ...inside: number[]) => void

function checkValue(value: unknown, entry: FormEntry, report: Report, knowsKnowledgeBase: (id: string) => boolean): Value | null {
  switch (entry.type) {
    case 'number':
      return checkNumber(value, entry.min, report)
    case 'boolean':
      if (typeof value === 'boolean') return value
      report('Input should be a valid boolean', 'bool_type')
      return null
    case 'list':
    case 'multiselect':
      return checkList(value, entry, report)
    case 'text':
    case 'textarea':
    case 'select':
    case 'url':
    case 'infobase': {
      const text = checkText(value, entry.maxLength, report)
      if (text === null) return null
      if (isBlankText(text)) {
        if (entry.required) report('String should have at least 1 character', 'string_too_short')
        return null
      }
      if (entry.type === 'select') return checkOption(text, entry, report) ? text : null
      if (entry.type === 'url') return checkAddress(text, report)
      if (entry.type === 'infobase' && !knowsKnowledgeBase(text)) {
        report('Value error, there is no such knowledge base', 'value_error')
        return null
      }
      return entry.format === undefined ? text : checkDay(text.trim(), entry.format, report)
    }
  }
}

function checkDay(text: string, format: FieldFormat, report: Report): string | null {
  if (isDay(text) || (format === 'date-or-words' && !/^\d/.test(text))) return text
  report('Value error, the date should be a day that exists, written as 2026-05-31', 'value_error')
  return null
}

function checkNumber(value: unknown, min: number | undefined, report: Report): number | null {
  if (typeof value !== 'number') report('Input should be a valid number', 'float_type')
  else if (!Number.isFinite(value)) report('Input should be a finite number', 'finite_number')
  else if (min !== undefined && value < min) report(`Input should be greater than or equal to ${min}`, 'greater_than_equal')
  else return value
  return null
}

function checkText(value: unknown, maxLength: number | null, report: Report, ...inside: number[]): string | null {
  if (typeof value !== 'string') report('Input should be a valid string', 'string_type', ...inside)
  else if (value.includes('\0') || !value.isWellFormed())
    report('Value error, the text holds characters that are not allowed', 'value_error', ...inside)
  else if (maxLength !== null && value.length > maxLength && [...value].length > maxLength) {
    const most = `${maxLength} character${maxLength === 1 ? '' : 's'}`
    report(`String should have at most ${most}, not ${[...value].length}`, 'string_too_long', ...inside)
  } else return value
  return null
}

function checkOption(value: string, entry: FormEntry, report: Report, ...inside: number[]): boolean {
  const options = (entry.options ?? []).map((option) => option.value)
  if (options.includes(value)) return true
  const quoted = options.map((option) => `'${option}'`)
  report(`Input should be ${[quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' or ')}`, 'literal_error', ...inside)
  return false
}

function checkList(value: unknown, entry: FormEntry, report: Report): string[] | null {
  if (!Array.isArray(value)) {
    report('Input should be a valid list', 'list_type')
    return null
  }
  if (value.length > MAX_ENTRIES) {
    report(`List should have at most ${MAX_ENTRIES} items after validation, not ${value.length}`, 'too_long')
    return null
  }
  const kept: string[] = []
  value.forEach((item, index) => {
    const text = checkText(item, entry.maxLength, report, index)
    if (text === null || isBlankText(text)) return
    if (entry.type === 'multiselect' && !checkOption(text, entry, report, index)) return
    if (entry.type === 'list' || !kept.includes(text)) kept.push(text)
  })
  if (entry.required && kept.length === 0 && value.every((item) => typeof item === 'string' && isBlankText(item))) {
    report('List should have at least 1 item after validation, not 0', 'too_short')
  }
  return kept.length > 0 ? kept : null
}

function checkAddress(text: string, report: Report): string | null {
  const address = text.trim()
  const parsed = URL.canParse(address) ? new URL(address) : null
  if (parsed && (parsed.protocol === 'https:' || parsed.protocol === 'http:') && parsed.hostname !== '' && !/\s/u.test(address))
    return address
  report('Value error, the address should begin with https:// or http:// and name a host', 'value_error')
  return null
}
