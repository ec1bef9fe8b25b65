import { ApiError } from '../base/api.ts'

/** What the server says about one field of a form, in words; null where it says nothing about it. */
export function faultAt(error: unknown, field: string): string | null {
  if (!(error instanceof ApiError)) return null
  const { detail } = (error.body ?? {}) as { detail?: unknown }
  if (!Array.isArray(detail)) return null
  const found = (detail as { loc: (string | number)[]; msg: string }[]).find(({ loc }) => loc.at(-1) === field)
  if (!found) return null
  const text = found.msg.replace(/^Value error, /, '')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(/\.\.$/, '.')
}

/** What is wrong, unless one of the named fields says it already. */
export function otherFault(error: unknown, fields: string[]): string | null {
  if (!(error instanceof Error) || fields.some((field) => faultAt(error, field))) return null
  return error.message
}
