import { RuleFault } from '../../rules/definition/fault.ts'
import { meant } from '../../rules/load/meant.ts'
import type { Schema } from './schema.ts'

type Path = (string | number)[]

const KINDS = { object: 'a mapping of keys to values', array: 'a list', string: 'a text', boolean: 'true or false' }

/** Refuses the first value that is not what the schema says, with where it stands. */
export function validate(value: unknown, schema: Schema, path: Path = []): void {
  const name = path.length === 0 ? 'the file' : `“${path.at(-1)}”`
  const fault = (message: string, at: Path = path): never => {
    throw new RuleFault(message, at)
  }
  if (schema.anyOf) {
    if (!schema.anyOf.some((one) => isOf(value, one.type!)))
      fault(`${name} must be ${schema.anyOf.map((one) => KINDS[one.type!]).join(' or ')}`)
    return
  }
  if (schema.type && !isOf(value, schema.type)) fault(`${name} must be ${KINDS[schema.type]}`)
  if (typeof value === 'string') validateText(value, schema, name, path)
  else if (Array.isArray(value)) {
    if (value.length < (schema.minItems ?? 0)) fault(`${name} is empty: leave it out`)
    for (const [at, item] of value.entries()) validate(item, schema.items!, [...path, at])
  } else if (schema.type === 'object') validateObject(value as Record<string, unknown>, schema, name, path)
}

function validateText(value: string, schema: Schema, name: string, path: Path): void {
  if (schema.enum && !schema.enum.includes(value))
    throw new RuleFault(`“${value}” is none of ${schema.enum.join(', ')}${meant(value, schema.enum)}`, path)
  if (value.length < (schema.minLength ?? 0)) throw new RuleFault(`${name} is empty`, path)
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value))
    throw new RuleFault(`“${value}” is not written as it must be${path.at(-1) === 'until' ? ': YYYY-MM-DD' : ''}`, path)
}

function validateObject(value: Record<string, unknown>, schema: Schema, name: string, path: Path): void {
  const properties = schema.properties ?? {}
  for (const [key, item] of Object.entries(value)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties || undefined
    if (known === undefined)
      throw new RuleFault(
        `the key “${key}” is not known${meant(key, Object.keys(properties)) || `; known are ${Object.keys(properties).join(', ')}`}`,
        [...path, key],
      )
    validate(item, known, [...path, key])
  }
  for (const key of schema.required ?? []) if (value[key] === undefined) throw new RuleFault(`${name} has no “${key}”`, path)
}

function isOf(value: unknown, type: NonNullable<Schema['type']>): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
