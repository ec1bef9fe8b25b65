import { LINES, LINES_FAULT, NOT_BLANK, ONE_LINE, ONE_LINE_FAULT, ONE_LINE_TEXT } from '../../contract/one-line.ts'
import type { Fault } from '../../errors.ts'

/** The fields of an Ajv error that are needed to report it as pydantic does. */
export interface SchemaError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
  parentSchema?: { title?: string; type?: string | string[] }
}

const TYPE_FAULTS: Record<string, [type: string, msg: string]> = {
  string: ['string_type', 'Input should be a valid string'],
  integer: ['int_type', 'Input should be a valid integer'],
  number: ['float_type', 'Input should be a valid number'],
  boolean: ['bool_type', 'Input should be a valid boolean'],
  array: ['list_type', 'Input should be a valid list'],
  object: ['model_attributes_type', 'Input should be a valid dictionary or object to extract fields from'],
}

const plural = (count: unknown) => `${count} character${count === 1 ? '' : 's'}`

/** One schema error as the fault a client of a FastAPI service expects. */
export function faultOf(part: string, error: SchemaError): Fault {
  const loc = [part, ...error.instancePath.split('/').slice(1).map(unescape)]
  const { params } = error
  switch (error.keyword) {
    case 'required':
      return { loc: [...loc, String(params.missingProperty)], msg: 'Field required', type: 'missing' }
    case 'type': {
      const wanted = [params.type].flat().filter((type) => type !== 'null')[0] as string
      const [type, msg] = TYPE_FAULTS[wanted] ?? ['value_error', `Value error, must be ${wanted}`]
      return { loc, msg, type }
    }
    case 'enum': {
      const values = (params.allowedValues as (string | null)[]).filter((value) => value !== null).map((value) => `'${value}'`)
      const list = values.length > 1 ? `${values.slice(0, -1).join(', ')} or ${values.at(-1)}` : values[0]
      return { loc, msg: `Input should be ${list}`, type: error.parentSchema?.title === 'LanguageKey' ? 'enum' : 'literal_error' }
    }
    case 'minimum':
      return { loc, msg: `Input should be greater than or equal to ${params.limit}`, type: 'greater_than_equal' }
    case 'maximum':
      return { loc, msg: `Input should be less than or equal to ${params.limit}`, type: 'less_than_equal' }
    case 'minLength':
      return { loc, msg: `String should have at least ${plural(params.limit)}`, type: 'string_too_short' }
    case 'maxLength':
      return { loc, msg: `String should have at most ${plural(params.limit)}`, type: 'string_too_long' }
    case 'pattern':
      if (params.pattern === ONE_LINE || params.pattern === ONE_LINE_TEXT)
        return { loc, msg: `Value error, ${ONE_LINE_FAULT}`, type: 'value_error' }
      if (params.pattern === LINES) return { loc, msg: `Value error, ${LINES_FAULT}`, type: 'value_error' }
      if (params.pattern === NOT_BLANK) return { loc, msg: 'Value error, a value is empty', type: 'value_error' }
      return { loc, msg: 'Value error, pattern does not hold', type: 'value_error' }
    case 'additionalProperties':
      return unknownField([...loc, String(params.additionalProperty)])
    default:
      return { loc, msg: `Value error, ${error.keyword} does not hold`, type: 'value_error' }
  }
}

const unescape = (segment: string) => {
  const name = segment.replaceAll('~1', '/').replaceAll('~0', '~')
  return /^\d+$/.test(name) ? Number(name) : name
}

/** A field or parameter that nothing reads, most often a misspelt one. The name is the caller's own, and may be anything. */
export const unknownField = (loc: (string | number)[]): Fault => ({
  loc: [...loc.slice(0, -1), String(loc.at(-1)).toWellFormed().replaceAll('\0', '').slice(0, 200)],
  msg: 'Extra inputs are not permitted',
  type: 'extra_forbidden',
})

/** Whether PostgreSQL can store a text: no NUL, no lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

export const unstorable = (loc: (string | number)[]): Fault => ({
  loc,
  msg: 'Value error, the text contains a NUL or an unpaired surrogate',
  type: 'value_error',
})

export const tooLarge = (loc: (string | number)[]): Fault => ({
  loc,
  msg: `Input should be less than or equal to ${Number.MAX_SAFE_INTEGER}`,
  type: 'less_than_equal',
})
