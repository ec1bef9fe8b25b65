import { Ajv } from 'ajv'
import { AppError } from '../../errors.ts'
import type { Fault } from '../../errors.ts'
import { faultOf, isStorable, tooLarge, unstorable } from './faults.ts'
import type { SchemaError } from './faults.ts'

const ajv = new Ajv({ allErrors: true, verbose: true, useDefaults: true, strict: false, coerceTypes: false, discriminator: false })

interface ObjectSchema {
  properties?: Record<string, { type?: string | string[] }>
}

/**
 * Compiles a route's schema into a validator that lists every fault of a request at once. Types are strict: a body is not coerced,
 * and in a query only whole numbers are parsed.
 */
export function validatorCompiler({ schema, httpPart }: { schema: unknown; httpPart?: string }) {
  const part = httpPart === 'querystring' ? 'query' : httpPart === 'headers' ? 'header' : httpPart === 'params' ? 'path' : 'body'
  // Compiled on the first request: compiling a hundred routes at once would delay the start.
  let compiled: ReturnType<typeof ajv.compile> | undefined
  return (data: unknown) => {
    compiled ??= ajv.compile(schema as object)
    const validate = compiled
    const faults: Fault[] = []
    let value = data
    if (part === 'body' && (data === undefined || data === null)) {
      return { error: new AppError(422, [{ loc: ['body'], msg: 'Field required', type: 'missing' }]) }
    }
    if (part === 'query') value = readQuery(data as Record<string, string | string[]>, schema as ObjectSchema, faults)
    const found = new Set(faults.map((fault) => fault.loc.join('/')))
    if (!validate(value)) {
      for (const fault of (validate.errors as SchemaError[]).map((error) => faultOf(part, error))) {
        // A value of the wrong type also fails the checks that assume the type: only the first fault is reported.
        if (found.has(fault.loc.join('/'))) continue
        found.add(fault.loc.join('/'))
        faults.push(fault)
      }
    }
    if (part === 'body' || part === 'query') collectUnstorable(part, value, schema as ObjectSchema, found, faults)
    return faults.length > 0 ? { error: new AppError(422, faults) } : { value }
  }
}

const WHOLE = /^-?\d+$/
const LARGEST = Number.MAX_SAFE_INTEGER

function readQuery(query: Record<string, string | string[]>, schema: ObjectSchema, faults: Fault[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const given = [query[name]].flat().at(-1)
    if (given === undefined) continue
    if ([property.type].flat().includes('array')) values[name] = listIn([query[name]!].flat())
    else if (property.type !== 'integer') values[name] = given
    // A page past every end is an empty page, however far past.
    else if (WHOLE.test(given)) values[name] = Math.max(-LARGEST, Math.min(LARGEST, Number(given)))
    else {
      faults.push({
        loc: ['query', name],
        msg: 'Input should be a valid integer, unable to parse string as an integer',
        type: 'int_parsing',
      })
    }
  }
  return values
}

/** A list is given with commas, or as a parameter several times. */
const listIn = (given: string[]): string[] => [
  ...new Set(
    given.flatMap((one) =>
      one
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ),
]

/**
 * Text that cannot be stored, wherever it is in the fields a route knows; names of nested fields too. Numbers that are no whole number any
 * more are refused with them: past 2^53 one is not the number that was sent.
 */
function collectUnstorable(part: string, value: unknown, schema: ObjectSchema, found: Set<string>, faults: Fault[]): void {
  if (typeof value !== 'object' || value === null) return
  const walk = (inner: unknown, loc: (string | number)[]): void => {
    if (typeof inner === 'string') {
      if (!isStorable(inner) && !found.has(loc.join('/'))) faults.push(unstorable(loc))
    } else if (typeof inner === 'number') {
      if (Math.abs(inner) > Number.MAX_SAFE_INTEGER && !found.has(loc.join('/'))) faults.push(tooLarge(loc))
    } else if (Array.isArray(inner)) {
      for (const [index, item] of inner.entries()) walk(item, [...loc, index])
    } else if (typeof inner === 'object' && inner !== null) {
      for (const [name, item] of Object.entries(inner)) {
        if (!isStorable(name)) faults.push(unstorable([...loc, name.toWellFormed().replaceAll('\0', '')]))
        walk(item, [...loc, name])
      }
    }
  }
  for (const name of Object.keys(schema.properties ?? {})) walk((value as Record<string, unknown>)[name], [part, name])
}
