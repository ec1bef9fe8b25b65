import type { FormEntry } from '../../../../src/generation/form/form.ts'
import { ApiError } from '../api.ts'
import { strings } from '../strings.ts'

export type { FormEntry } from '../../../../src/generation/form/form.ts'
/** The value of a field while it is edited: numbers are text until they are sent. */
export type FieldValue = string | boolean | string[]
export type FieldValues = Record<string, FieldValue>

const words = strings.documents.fault

const isMany = ({ type }: FormEntry) => type === 'list' || type === 'multiselect'

function shown(entry: FormEntry, value: unknown): FieldValue {
  if (entry.type === 'boolean') return value === true
  if (isMany(entry)) return Array.isArray(value) ? value.map(String) : []
  return value === null || value === undefined ? '' : String(value)
}

/** Initial values: earlier input where it exists, else the defaults. */
export const openingValues = (form: FormEntry[], before: Record<string, unknown> = {}): FieldValues =>
  Object.fromEntries(form.map((entry) => [entry.name, shown(entry, before[entry.name] ?? entry.default)]))

/** Keeps the values for which the form of another language or template has fields. */
export const carriedOver = (form: FormEntry[], values: FieldValues): FieldValues => {
  const fresh = openingValues(form)
  return Object.fromEntries(
    form.map(({ name }) => [
      name,
      typeof values[name] === typeof fresh[name] && Array.isArray(values[name]) === Array.isArray(fresh[name])
        ? values[name]!
        : fresh[name]!,
    ]),
  )
}

/**
 * The input as the server expects it: empty values are absent, numbers are numbers. Invalid values are sent unchanged, for the
 * server to report.
 */
export function inputOf(form: FormEntry[], values: FieldValues): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const entry of form) {
    const value = values[entry.name]
    if (value === undefined || value === '' || (Array.isArray(value) && value.every((each) => each.trim() === ''))) continue
    const number = entry.type === 'number' ? Number(String(value).trim().replace(',', '.')) : Number.NaN
    input[entry.name] = entry.type === 'number' && !Number.isNaN(number) ? number : value
  }
  return input
}

/** Errors by field; those of one line of a list have its index. */
export type FieldFaults = Record<string, { text: string; line: number | null }[]>

interface Fault {
  loc: (string | number)[]
  msg: string
  type: string
}

/** The server's names for the controls above the fields. */
const ABOVE: Record<string, string> = {
  templateId: 'template',
  template_id: 'template',
  language_key: 'language',
  toneOfVoiceMetaId: 'tone',
  tone_meta_id: 'tone',
}

/** The server's errors in the words of the form, by field; null where it failed for another reason. */
export function faultsOf(error: unknown, form: FormEntry[]): FieldFaults | null {
  const detail = error instanceof ApiError ? (error.body as { detail?: unknown } | null)?.detail : null
  if (!Array.isArray(detail)) return null
  const faults: FieldFaults = {}
  for (const { loc, msg, type } of detail as Fault[]) {
    const [, place, field, line] = loc
    const entry = form.find(({ name }) => name === field)
    const name = place === 'input' && entry ? entry.name : (ABOVE[String(place)] ?? 'form')
    ;(faults[name] ??= []).push({ text: faultInWords(type, msg, entry), line: typeof line === 'number' ? line : null })
  }
  return faults
}

/** A fault of the server in the words of the form. */
export function faultInWords(type: string, msg: string, entry: FormEntry | undefined): string {
  switch (type) {
    case 'missing':
    case 'too_short':
    case 'string_too_short':
      return words.missing
    case 'string_too_long':
      return tooLong(msg, entry)
    case 'too_long':
      return words.tooMany
    case 'float_type':
    case 'finite_number':
      return words.number
    case 'literal_error':
      return words.option
    default: {
      const text = msg.replace(/^Value error, /, '')
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(/\.\.$/, '.')
    }
  }
}

/** The limit is the field's own or, where no model writes, the channel's, which other fields may share. */
function tooLong(msg: string, entry: FormEntry | undefined): string {
  const [, most, others] = /at most (\d+) characters?(?: together with (.*))?, not \d+$/.exec(msg) ?? []
  if (others) return words.tooLongTogether(Number(most), others)
  return most || entry?.maxLength ? words.tooLong(Number(most ?? entry?.maxLength)) : words.tooLongAll
}

/** Length in code points, as the limits count. */
export const lengthOf = (text: string): number => (text.length < 1000 && !/[\ud800-\udbff]/.test(text) ? text.length : [...text].length)
