/** One fault of a request, in the form clients of FastAPI services already know. */
export interface Fault {
  loc: (string | number)[]
  msg: string
  type: string
  /** What the fault is about, where a sentence does not say all of it. */
  ctx?: Record<string, unknown>
}

/**
 * What the caller may see (`status`, `detail`, `headers`), apart from what the log keeps (`cause`).
 * Everything that is not an AppError reaches the caller as a plain 500 sentence.
 */
export class AppError extends Error {
  readonly status: number
  readonly detail: string | Fault[]
  readonly headers: Record<string, string>

  constructor(status: number, detail: string | Fault[], options: { cause?: unknown; headers?: Record<string, string> } = {}) {
    super(typeof detail === 'string' ? detail : detail.map((fault) => `${fault.loc.join('.')}: ${fault.msg}`).join('; '), {
      cause: options.cause,
    })
    this.name = 'AppError'
    this.status = status
    this.detail = detail
    this.headers = options.headers ?? {}
  }
}

export const notFound = (what: string) => new AppError(404, `${what} not found`)

export const invalid = (...faults: Fault[]) => new AppError(422, faults)

/** Wrong use of the command line: one sentence on standard error, exit 2. */
export class UsageError extends Error {}

/** Something the person at the terminal can mend: one sentence on standard error, no stack, exit `code`. */
export class PlainError extends Error {
  readonly code: number
  constructor(message: string, code = 1) {
    super(message)
    this.code = code
  }
}
