import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'
import { LINES, ONE_LINE, ONE_LINE_TEXT } from './one-line.ts'
import { ERROR_CODES, REFUSALS } from '../errors.ts'
import { LANGUAGE_KEYS } from '../languages.ts'
import type { LanguageKey } from '../languages.ts'
import { LONGEST_TIMESTAMP } from './limits.ts'

/** A value or null, written the way JSON Schema 2020-12 (and so OpenAPI 3.1) writes it. */
export function nullable<T extends TSchema>(schema: T) {
  const plain = schema as unknown as { type: string; enum?: unknown[] }
  return Type.Unsafe<Static<T> | null>({
    ...plain,
    type: [plain.type, 'null'],
    ...(plain.enum ? { enum: [...plain.enum, null] } : {}),
  })
}

/** An enumeration of strings; with a title it is a named schema of the OpenAPI document. */
export const oneOf = <const T extends readonly string[]>(values: T, options: Record<string, unknown> = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options })

export const LanguageKeySchema = Type.Unsafe<LanguageKey>({
  type: 'string',
  enum: [...LANGUAGE_KEYS],
  title: 'LanguageKey',
  description: 'Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).',
})

/** A name or a title, which stands in a line of a mail or a list: refused with a sentence where it would break out of that. */
export const OneLine = (options: { minLength?: number; maxLength: number; description?: string; isBlankAllowed?: boolean }) => {
  const { isBlankAllowed = true, ...rest } = options
  return Type.String({ ...rest, pattern: isBlankAllowed ? ONE_LINE : ONE_LINE_TEXT })
}

/** Words of several lines. */
export const Lines = (options: { minLength?: number; maxLength?: number; description?: string }) =>
  Type.String({ ...options, pattern: LINES })

export const Timestamp = (description: string) => Type.String({ format: 'date-time', description, examples: ['2026-11-14T23:41:09.123Z'] })

export const ErrorBody = Type.Object(
  { detail: Type.String({ description: 'What went wrong, in a sentence.' }) },
  {
    title: 'Error',
    description: 'Every error but 422.',
  },
)

export const ValidationErrorBody = Type.Object(
  {
    detail: Type.Array(
      Type.Object(
        {
          loc: Type.Array(Type.Union([Type.String(), Type.Integer()]), {
            description: 'Where: body, query, path or header, then the field.',
          }),
          msg: Type.String(),
          type: Type.String(),
          ctx: Type.Optional(
            Type.Object({}, { additionalProperties: true, description: 'More about the fault; for `refuse_at` the `finding`.' }),
          ),
        },
        { title: 'ValidationError', description: 'One fault of a request.' },
      ),
    ),
  },
  { title: 'HTTPValidationError', description: 'Every fault of the request, not the first alone.' },
)

const code = oneOf(ERROR_CODES, { title: 'ErrorCode', description: 'What it is, for programs: it does not change with the words.' })

/** The same with a name for the refusals that people meet most, as the application is answered. */
export const NamedErrorBody = Type.Object(
  {
    ...ErrorBody.properties,
    refusal: Type.Optional(
      Type.Object(
        {
          name: oneOf(REFUSALS, { description: 'Which refusal it is: the screens word it in their language.' }),
          count: Type.Optional(Type.Integer({ description: 'The number in the sentence: minutes or seconds.' })),
        },
        { description: 'Of the refusals that people meet most.' },
      ),
    ),
  },
  { title: 'Error', description: 'Every error but 422.' },
)

/** The same with a code for programs, as version 2 of the public API answers. */
export const CodedErrorBody = Type.Object({ ...ErrorBody.properties, code }, { title: 'Error', description: 'Every error but 422.' })
export const CodedValidationErrorBody = Type.Object(
  { ...ValidationErrorBody.properties, code },
  { title: 'HTTPValidationError', description: 'Every fault of the request, not the first alone.' },
)

/** A time that a request names. */
export const Moment = (description: string) =>
  Type.Optional(
    nullable(
      Type.String({
        maxLength: LONGEST_TIMESTAMP,
        description: `${description} As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC.`,
      }),
    ),
  )
