import type { Fault } from './operations.ts'

/** Anything that this package throws, but what an `AbortSignal` says when it ends a call. */
export class ImprimaturError extends Error {
  override name = 'ImprimaturError'
}

/** The server could not be reached, or the connection broke; `cause` says how. */
export class ConnectionError extends ImprimaturError {
  override name = 'ConnectionError'
}

/** No whole answer within the time of a try. */
export class TimeoutError extends ImprimaturError {
  override name = 'TimeoutError'
}

/** A webhook that cannot be trusted, and why. */
export class WebhookError extends ImprimaturError {
  override name = 'WebhookError'
}

/** The server refused, or failed. */
export class ApiError extends ImprimaturError {
  override name = 'ApiError'
  readonly status: number
  /** A sentence; for 422 the faults, joined. */
  readonly detail: string
  /** What it is, for programs, where the server says so (version 2): `not_found`, `missing_scope`, … */
  readonly code: string | null
  /** What is wrong with the request, where the server says it in parts (422); otherwise empty. */
  readonly faults: readonly Fault[]
  /** What the server's log knows the request by. */
  readonly requestId: string | null
  /** Seconds after which to try again, where the server says so. */
  readonly retryAfter: number | null
  readonly headers: Headers

  constructor(status: number, headers: Headers, body: string) {
    const { detail, faults, code } = read(status, body)
    super(`${status}: ${detail}`)
    this.status = status
    this.detail = detail
    this.faults = faults
    this.code = code
    this.headers = headers
    this.requestId = headers.get('x-request-id')
    this.retryAfter = secondsOf(headers.get('retry-after'))
  }
}

function read(status: number, body: string): { detail: string; faults: Fault[]; code: string | null } {
  try {
    const { detail, code: given } = JSON.parse(body) as { detail?: unknown; code?: unknown }
    const code = typeof given === 'string' ? given : null
    if (typeof detail === 'string') return { detail, faults: [], code }
    if (Array.isArray(detail)) return { detail: (detail as Fault[]).map(inWords).join('; '), faults: detail as Fault[], code }
  } catch {
    // A proxy on the way answers with a page of its own.
  }
  return { detail: body.trim().slice(0, 200) || `The server answered ${status}.`, faults: [], code: null }
}

const inWords = ({ loc, msg }: Fault): string => (loc?.length ? `${loc.join('.')}: ${msg}` : msg)

/** Of Retry-After: seconds, or a date. */
function secondsOf(value: string | null): number | null {
  if (value === null) return null
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}
