import { APICallError } from 'ai'
import { FetchFailure } from '../fetch/failure.ts'
import { ModelFailure } from '../generation/base/model.ts'

interface Circumstances {
  key: string | null
  seconds: number
  late: boolean
  left: boolean
}

const MAX_DETAIL = 300

/** Connection refused, no such host, no route to it, or no TLS connection. */
const UNREACHABLE =
  /\b(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|bad port|certificate)\b/i

/** The response of the service without the key it may have echoed: whole, in parts, or encoded. */
function withoutKeys(text: string, key: string | null): string {
  let safe = text
  for (const secret of (key ?? '')
    .split(':')
    .concat(key ?? '')
    .filter((part) => part.length >= 4)) {
    for (const form of [
      secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret).toString('base64url'),
    ])
      safe = safe.replaceAll(form, '***')
  }
  return safe.replaceAll(/\b(sk|key|Bearer)[-_ ][A-Za-z0-9_-]{12,}/g, '***')
}

const causes = (error: unknown): unknown[] => {
  const chain: unknown[] = []
  for (let one = error; one instanceof Error && chain.length < 8; one = one.cause) chain.push(one)
  return chain
}

const statusOf = (error: unknown): number | undefined => (APICallError.isInstance(error) ? error.statusCode : undefined)

/** An error of the SDK as a sentence for users, and the response of the service for the log. */
export function explain(error: unknown, { key, seconds, late, left }: Circumstances): ModelFailure {
  if (left) return new ModelFailure('failed', 'The writing was stopped.')
  if (late) return new ModelFailure('late', `The model took longer than ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`)
  const own = causes(error).find((one) => one instanceof ModelFailure)
  if (own) return own
  const guarded = causes(error).find((one) => one instanceof FetchFailure)
  if (guarded) return new ModelFailure('setup', "The address of the model's service may not be reached from here.", guarded.reason)
  const said = withoutKeys(saidBy(error), key).replaceAll(/\s+/g, ' ').slice(0, MAX_DETAIL)
  const status = statusOf(error)
  const broken = causes(error).some((one) => /JSON|parse|response/i.test((one as Error).name))
  if (status === undefined || (status >= 200 && status < 300)) {
    if (broken && status !== undefined)
      return new ModelFailure('failed', "The model's service answered with something that cannot be read.", said)
    return new ModelFailure(
      'failed',
      UNREACHABLE.test(said) ? "The model's service cannot be reached." : "The answer of the model's service broke off.",
      said,
    )
  }
  if (status === 401 || status === 403 || (status === 400 && /api key not valid|api_key_invalid/i.test(said)))
    return new ModelFailure('setup', "The model's service does not accept the key.", said)
  if (status === 404) return new ModelFailure('setup', "The model's service does not know this model.", said)
  if (status === 429) return new ModelFailure('failed', "The model's service is busy or its quota is used up.", said)
  if (status >= 500) return new ModelFailure('failed', "The model's service failed.", said)
  return new ModelFailure('failed', "The model's service refused the request.", said)
}

/** The value of a JSON string; null where it is none. */
function unquoted(json: string | undefined): string | null {
  try {
    return json === undefined ? null : String(JSON.parse(json))
  } catch {
    return null
  }
}

function saidBy(error: unknown): string {
  if (APICallError.isInstance(error)) {
    const body = error.responseBody ?? ''
    const message = unquoted(/"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(body)?.[1]) ?? (body.slice(0, MAX_DETAIL) || error.message)
    return `${error.statusCode ?? ''} ${message}`.trim()
  }
  return causes(error)
    .map((one) => `${(one as { code?: string }).code ?? ''} ${(one as Error).message}`.trim())
    .join('; ')
}

/** Temporary failures: rate limits, errors of the server, failed connections. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (causes(error).some((one) => one instanceof ModelFailure || one instanceof FetchFailure)) return false
  const status = statusOf(error)
  if (status !== undefined)
    return (
      status === 408 ||
      status === 409 ||
      status === 429 ||
      status >= 500 ||
      (status < 300 && !causes(error).some((one) => /JSON|Validation/i.test((one as Error).name)))
    )
  return error instanceof Error && error.name !== 'AbortError' && !/Prompt|Argument|Unsupported|LoadAPIKey/i.test(error.name)
}

/** Retry-After of the service, in milliseconds. */
export function retryAfter(error: unknown, now = Date.now()): number | null {
  const headers = APICallError.isInstance(error) ? (error.responseHeaders ?? {}) : {}
  const precise = Number(headers['retry-after-ms'])
  if (headers['retry-after-ms'] !== undefined && precise >= 0) return precise
  const given = headers['retry-after']
  if (given === undefined) return null
  if (/^\d+(\.\d+)?$/.test(given.trim())) return Number(given) * 1000
  const date = Date.parse(given)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
