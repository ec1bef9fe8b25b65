import { Ajv } from 'ajv'
import { AppError } from '../errors.ts'
import type { Fault } from '../errors.ts'
import { faultOf, isStorable, unstorable } from './faults.ts'
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

function readQuery(query: Record<string, string | string[]>, schema: ObjectSchema, faults: Fault[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const given = [query[name]].flat().at(-1)
    if (given === undefined) continue
    if (property.type !== 'integer') values[name] = given
    else if (WHOLE.test(given) && Number.isFinite(Number(given))) values[name] = Number(given)
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

function collectUnstorable(part: string, value: unknown, schema: ObjectSchema, found: Set<string>, faults: Fault[]): void {
  if (typeof value !== 'object' || value === null) return
  for (const name of Object.keys(schema.properties ?? {})) {
    const text = (value as Record<string, unknown>)[name]
    if (typeof text === 'string' && !isStorable(text) && !found.has(`${part}/${name}`)) faults.push(unstorable([part, name]))
  }
}
