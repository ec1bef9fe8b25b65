import type { FormEntry, Value } from '../../generation/form/form.ts'
import type { Span } from './parts.ts'

export interface Quote extends Span {
  text: string
}

/** A field with its value and the words of the brief that it came from. */
export interface FilledField {
  name: string
  value: Value
  quotes: Quote[]
}

export const ASKED = ['required', 'currency', 'year', 'several', 'open'] as const
/** `required`: the brief has nothing; `currency`, `year`: half of it; `several`, `open`: more than one thing it could be. */
export type AskedFor = (typeof ASKED)[number]

/** What a person is asked for. */
export interface AskedField {
  name: string
  why: AskedFor
  quote: Quote | null
}

/** The fields of a form as a brief fills them, each once. */
export class Filled {
  readonly brief: string
  readonly fields = new Map<string, FilledField>()
  readonly asked: AskedField[] = []
  /** What no field of this form is for. */
  readonly unused: Quote[] = []

  constructor(brief: string) {
    this.brief = brief
  }

  quote({ start, end }: Span): Quote {
    return { start, end, text: this.brief.slice(start, end) }
  }

  has(entry: FormEntry | undefined): boolean {
    return entry === undefined || this.fields.has(entry.name)
  }

  /** Where the value does not fit the field, it stays empty. */
  put(entry: FormEntry | undefined, value: Value, spans: readonly Span[]): boolean {
    if (!entry || this.fields.has(entry.name) || !fits(entry, value)) return false
    this.fields.set(entry.name, { name: entry.name, value, quotes: spans.map((span) => this.quote(span)) })
    return true
  }

  leave(part: Span & { taken: boolean }): void {
    part.taken = true
    this.unused.push(this.quote(part))
  }

  ask(entry: FormEntry | undefined, why: AskedFor, span: Span | null = null): void {
    if (entry && !this.asked.some(({ name }) => name === entry.name))
      this.asked.push({ name: entry.name, why, quote: span && this.quote(span) })
  }
}

const lengthOf = (text: string) => [...text].length

function fits({ type, maxLength, options }: FormEntry, value: Value): boolean {
  const isShort = (text: string) => text.trim() !== '' && (maxLength === null || lengthOf(text) <= maxLength)
  if (type === 'number') return typeof value === 'number'
  if (type === 'list') return Array.isArray(value) && value.length > 0 && value.length <= MOST_ENTRIES && value.every(isShort)
  if (typeof value !== 'string') return type === 'boolean' && typeof value === 'boolean'
  return type === 'select' ? (options ?? []).some((option) => option.value === value) : isShort(value)
}
const MOST_ENTRIES = 30
