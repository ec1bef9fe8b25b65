import { ApiError } from './api.ts'

/** The server's error for one field of a form; null where there is none. */
export function faultAt(error: unknown, field: string): string | null {
  if (!(error instanceof ApiError)) return null
  const { detail } = (error.body ?? {}) as { detail?: unknown }
  if (!Array.isArray(detail)) return null
  const found = (detail as { loc: (string | number)[]; msg: string }[]).find(({ loc }) => loc.at(-1) === field)
  if (!found) return null
  const text = found.msg.replace(/^Value error, /, '')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(/\.\.$/, '.')
}

/** The error message, unless it belongs to one of the named fields. */
export function otherFault(error: unknown, fields: string[]): string | null {
  if (!(error instanceof Error) || fields.some((field) => faultAt(error, field))) return null
  return error.message
}
