import { isId } from '../../../db/base/ids.ts'
import { invalid } from '../../../errors.ts'

/** What a part of a cursor is: an identifier, a whole number from 0, or one of some words. */
type Part = 'id' | 'number' | readonly string[]
type Values<Parts extends readonly Part[]> = { [At in keyof Parts]: Parts[At] extends 'number' ? number : string }

const isPart = (part: Part, value: unknown): boolean => {
  if (part === 'id') return typeof value === 'string' && isId(value)
  if (part === 'number') return Number.isSafeInteger(value) && (value as number) >= 0
  return typeof value === 'string' && part.includes(value)
}

/** A list's cursors: where it goes on, in a form that tells callers nothing to rely on. */
export const cursors = <const Parts extends readonly Part[]>(...parts: Parts) => ({
  write: (values: Values<Parts> | null): string | null => values && Buffer.from(JSON.stringify(values)).toString('base64url'),
  read(given: string | undefined): Values<Parts> | null {
    if (given === undefined) return null
    const values = parsed(given)
    if (Array.isArray(values) && values.length === parts.length && parts.every((part, index) => isPart(part, values[index])))
      return values as unknown as Values<Parts>
    throw invalid({
      loc: ['query', 'cursor'],
      msg: 'Value error, this is no cursor of this list: send `next` of an answer',
      type: 'value_error',
    })
  },
})

function parsed(given: string): unknown {
  try {
    return JSON.parse(Buffer.from(given, 'base64url').toString())
  } catch {
    return null
  }
}

/** Of lists that are newest first. */
const places = cursors('number', 'id')
export const writePlace = (next: { at: number; id: string } | null): string | null => places.write(next && [next.at, next.id])
export const readPlace = (given: string | undefined): { at: number; id: string } | null => {
  const place = places.read(given)
  return place && { at: place[0], id: place[1] }
}
