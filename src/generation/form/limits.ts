import type { Fault } from '../../errors.ts'
import type { FormEntry, Values } from './form.ts'
import { isBlankText, oneLine } from '../base/escape.ts'

/**
 * A channel's limit, shown at one field: how many characters the parts of a text have together. A part is a field with the text around
 * its value: `{}` is the value, and a mark after it is not counted where the value brings its own.
 */
export interface Limit {
  most: number
  /** A number is a fixed length: of an address that the network shortens, of a phrase the tone brings. */
  parts: Record<string, string | number>
  /** Each entry of the list by itself, not all together. */
  each?: boolean
  /** Only while these fields have these values. */
  when?: Record<string, string>
}

const ENDED = /[.!?…;]["'”’»“)]*$/u

const lengthOf = (text: string): number => [...text].length

function lengthOfPart(value: string, pattern: string | number): number {
  const lines = value
    .split(/[\r\n\u2028\u2029]+/u)
    .map(oneLine)
    .filter((line) => !isBlankText(line))
  if (lines.length === 0 || typeof pattern === 'number') return lines.length === 0 ? 0 : Number(pattern)
  const isMarkAdded = /\{\}[.,]/.test(pattern)
  const around = lengthOf(pattern.replace(/\{\}[.,]?/, ''))
  const inside = lines.reduce((sum, line) => sum + lengthOf(line) + (isMarkAdded && !ENDED.test(line) ? 1 : 0), 0)
  // Lines become paragraphs, with an empty line between them.
  return around + inside + 2 * (lines.length - 1)
}

type Given = Readonly<Record<string, unknown>>

/** Strings as they are; a box that is ticked counts once. */
const entriesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value === true ? 'yes' : value]).filter((entry) => typeof entry === 'string')

/** The limit of a field that counts with these values, if any. */
export const limitOf = (entry: Pick<FormEntry, 'limits'>, values: Given): Limit | null =>
  entry.limits?.find(({ when }) => Object.entries(when ?? {}).every(([name, wanted]) => values[name] === wanted)) ?? null

/** How many characters the values have under a limit; with `each` the longest entry. */
export function countedFor({ parts, each }: Limit, values: Given): number {
  const counts = Object.entries(parts).map(([name, pattern]) => entriesOf(values[name]).map((value) => lengthOfPart(value, pattern)))
  return each ? Math.max(0, ...counts.flat()) : counts.flat().reduce((sum, count) => sum + count, 0)
}

/** The faults of values that would make a text longer than its channel allows: what is asked for is less, nothing is ever cut. */
export function limitFaults(form: readonly FormEntry[], values: Values): Fault[] {
  return form.flatMap((entry) => {
    const limit = limitOf(entry, values)
    if (!limit) return []
    const fault = (count: number, ...inside: number[]): Fault[] =>
      count <= limit.most
        ? []
        : [
            {
              loc: ['body', 'input', entry.name, ...inside],
              msg: `String should have at most ${limit.most} characters${partsOf(limit, entry, form, values)}, not ${count}`,
              type: 'string_too_long',
            },
          ]
    if (!limit.each) return fault(countedFor(limit, values))
    const [pattern = '{}'] = Object.values(limit.parts)
    return entriesOf(values[entry.name]).flatMap((value, index) => fault(lengthOfPart(value, pattern), index))
  })
}

/** Which other fields count with this one. */
function partsOf({ parts }: Limit, entry: FormEntry, form: readonly FormEntry[], values: Values): string {
  const others = Object.keys(parts).filter((name) => name !== entry.name && values[name] !== undefined)
  const labels = others.map((name) => form.find((field) => field.name === name)?.label ?? name)
  return labels.length === 0 ? '' : ` together with ${labels.join(', ')}`
}

/** A list of questions none of which has an answer: there is nothing to write. */
export function unansweredFaults(form: readonly FormEntry[], values: Values, hasAnswer: (entry: string) => boolean): Fault[] {
  return form.flatMap((entry) => {
    const value = values[entry.name]
    if (entry.format !== 'questions' || !entry.required || !Array.isArray(value) || value.some(hasAnswer)) return []
    const msg = 'Value error, none of the questions has an answer; write it after the question mark'
    return [{ loc: ['body', 'input', entry.name], msg, type: 'value_error' }]
  })
}
