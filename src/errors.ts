/** One fault of a request, in the form clients of FastAPI services already know. */
export interface Fault {
  loc: (string | number)[]
  msg: string
  type: string
  /** What the fault is about, where a sentence does not say all of it. */
  ctx?: Record<string, unknown>
}

/** What a program tells refusals apart by, where a status has several; of the rest the status decides (`codeOf`). */
export const ERROR_CODES = [
  'bad_request',
  'unauthenticated',
  'forbidden',
  'missing_scope',
  'no_api_access',
  'network_closed',
  'not_found',
  'method_not_allowed',
  'timeout',
  'conflict',
  'request_running',
  'too_large',
  'invalid_request',
  'too_many_requests',
  'internal_error',
  'model_failed',
  'unavailable',
  'model_timeout',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

const OF_STATUS: Record<number, ErrorCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  409: 'conflict',
  413: 'too_large',
  422: 'invalid_request',
  429: 'too_many_requests',
  502: 'model_failed',
  503: 'unavailable',
  504: 'model_timeout',
}
export const codeOf = (status: number): ErrorCode => OF_STATUS[status] ?? (status < 500 ? 'bad_request' : 'internal_error')

/** Refusals that people meet most: the application words them in the reader's language by their name, other callers read the sentence. */
export const REFUSALS = [
  'sign_in_first',
  'wrong_sign_in',
  'wrong_code',
  'begin_again',
  'many_sign_ins',
  'many_requests',
  'role',
  'not_found',
  'saved_meanwhile',
  'busy',
  'our_fault',
] as const
/** `count`: the number in the sentence, minutes or seconds. */
export interface Refusal {
  name: (typeof REFUSALS)[number]
  count?: number
}

/**
 * What the caller may see (`status`, `detail`, `headers`), apart from what the log keeps (`cause`).
 * Everything that is not an AppError reaches the caller as a plain 500 sentence.
 */
export class AppError extends Error {
  readonly status: number
  readonly detail: string | Fault[]
  readonly headers: Record<string, string>
  readonly code: ErrorCode
  readonly refusal: Refusal | null

  constructor(
    status: number,
    detail: string | Fault[],
    options: { cause?: unknown; headers?: Record<string, string>; code?: ErrorCode; refusal?: Refusal } = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.map((fault) => `${fault.loc.join('.')}: ${fault.msg}`).join('; '), {
      cause: options.cause,
    })
    this.name = 'AppError'
    this.status = status
    this.detail = detail
    this.headers = options.headers ?? {}
    this.code = options.code ?? codeOf(status)
    this.refusal = options.refusal ?? null
  }
}

export const notFound = (what: string) => new AppError(404, `${what} not found`, { refusal: { name: 'not_found' } })

export const invalid = (...faults: Fault[]) => new AppError(422, faults)

/**
 * What every command ends with (docs/exit-codes.md). 1 is kept for what was looked at and is not in order, so that no build takes a
 * failure for findings, nor the other way round.
 */
export const EXIT = {
  done: 0,
  findings: 1,
  /** Wrong use or a wrong setting, or not all that was asked for was checked. */
  wrongUse: 2,
  /** It could not be done; one sentence says why. */
  failed: 3,
  /** A fault of the program itself: EX_SOFTWARE of sysexits.h. */
  crashed: 70,
  /** Whoever read its output had seen enough, as a shell says of SIGPIPE. */
  unread: 141,
} as const

/** Wrong use of the command line: one sentence on standard error, exit 2. */
export class UsageError extends Error {}

/** Something the person at the terminal can fix: one sentence on standard error, no stack, exit `code`. */
export class PlainError extends Error {
  readonly code: number
  constructor(message: string, code: number = EXIT.failed) {
    super(message)
    this.code = code
  }
}
