import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError, invalid } from '../../errors.ts'
import { unknownField } from './faults.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body that names a field twice is refused: JSON keeps the last, which need not be the one that was meant. */
    everyFieldOnce?: boolean
  }
}

const invalidJson = (position: number, cause: string) =>
  new AppError(422, [{ loc: ['body', position], msg: `JSON decode error: ${cause}`, type: 'json_invalid' }])

/** Deeper than any document, and far from what would exhaust the stack of a function that walks it. */
const DEEPEST = 200

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET, COLON] = [...'"\\{}[]:'].map((character) =>
  character.charCodeAt(0),
)

/** Counted before it is parsed: brackets outside of strings. */
function isTooDeep(bytes: Buffer): boolean {
  if (bytes.length < 2 * DEEPEST) return false
  let depth = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (inString) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      if (++depth > DEEPEST) return true
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--
  }
  return false
}

/** Each field has one colon outside of strings. */
function countNamed(bytes: Buffer): number {
  let count = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (inString) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (byte === COLON) count++
  }
  return count
}

const countFields = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  return inner.reduce((sum: number, one) => sum + countFields(one), Array.isArray(value) ? 0 : inner.length)
}

/** JSON from bytes, so that text which is not valid UTF-8 is refused instead of silently replaced. */
function parseJson(bytes: Buffer, everyFieldOnce: boolean): unknown {
  if (bytes.length === 0) return undefined
  if (!isUtf8(bytes)) throw invalidJson(0, 'the body is not UTF-8')
  if (isTooDeep(bytes)) throw invalidJson(0, `the body is nested deeper than ${DEEPEST} levels`)
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    if (everyFieldOnce) refuseAmbiguous(bytes, value)
    return withoutPrototype(value)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw invalidJson(Number(/position (\d+)/.exec(error.message)?.[1] ?? 0), 'the body is not valid JSON')
  }
}

function refuseAmbiguous(bytes: Buffer, value: unknown): void {
  const misleading = typeof value === 'object' && value !== null ? NEVER_FIELDS.filter((name) => Object.hasOwn(value, name)) : []
  if (misleading.length > 0) throw invalid(...misleading.map((name) => unknownField(['body', name])))
  if (countNamed(bytes) !== countFields(value))
    throw invalid({ loc: ['body'], msg: 'Value error, a field is named twice in one object', type: 'value_error' })
}

const NEVER_FIELDS = ['__proto__', 'constructor', 'prototype']

/** An own `__proto__` is just an unknown field to us, but must not be copied into other objects. */
function withoutPrototype(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    for (const name of NEVER_FIELDS) if (Object.hasOwn(value, name)) delete (value as Record<string, unknown>)[name]
  }
  return value
}

export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/([\w.-]+\+)?json\s*(;|$)/i, { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, parseJson(body as Buffer, request.routeOptions.config.everyFieldOnce ?? false))
    } catch (error) {
      done(error as Error)
    }
  })
}
