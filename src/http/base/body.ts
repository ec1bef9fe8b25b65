import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'

const invalidJson = (position: number, cause: string) =>
  new AppError(422, [{ loc: ['body', position], msg: `JSON decode error: ${cause}`, type: 'json_invalid' }])

/** Deeper than any document, and far from what would exhaust the stack of a function that walks it. */
const DEEPEST = 200

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [...'"\\{}[]'].map((character) => character.charCodeAt(0))

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

/** JSON from bytes, so that text which is not valid UTF-8 is refused instead of silently replaced. */
function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  if (!isUtf8(bytes)) throw invalidJson(0, 'the body is not UTF-8')
  if (isTooDeep(bytes)) throw invalidJson(0, `the body is nested deeper than ${DEEPEST} levels`)
  try {
    return withoutPrototype(JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw invalidJson(Number(/position (\d+)/.exec(error.message)?.[1] ?? 0), 'the body is not valid JSON')
  }
}

/** An own `__proto__` is just an unknown field to us, but must not be copied into other objects. */
function withoutPrototype(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    for (const name of ['__proto__', 'constructor', 'prototype'])
      if (Object.hasOwn(value, name)) delete (value as Record<string, unknown>)[name]
  }
  return value
}

export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/([\w.-]+\+)?json\s*(;|$)/i, { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}
