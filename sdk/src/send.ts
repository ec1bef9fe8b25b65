import { ApiError, ConnectionError, ImprimaturError, TimeoutError } from './errors.ts'
import { backOff, wait } from './wait.ts'

/** A request as it goes out, the same on each try. */
export interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  body: string | FormData | Blob | undefined
  signal: AbortSignal | undefined
  timeout: number
  retries: number
  fetch: typeof fetch
}

export interface Answer<Data> {
  data: Data
  status: number
  headers: Headers
}

/** A server that asks for more patience than this is left alone: the error says how long. */
const LONGEST_WAIT_SECONDS = 60

/** Sends a request until it is answered, refused for good, or tried often enough. */
export async function send(sent: Sent): Promise<Answer<unknown>> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await tryOnce(sent)
    } catch (error) {
      sent.signal?.throwIfAborted()
      const pause = attempt < sent.retries ? pauseAfter(error, attempt, sent) : null
      if (pause === null) throw error
      await wait(pause, sent.signal)
    }
  }
}

async function tryOnce({ fetch, method, url, headers, body, signal, timeout }: Sent): Promise<Answer<unknown>> {
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(), timeout)
  try {
    const ended = signal ? AbortSignal.any([signal, clock.signal]) : clock.signal
    // A header of ours is not sent to wherever an answer points.
    const response = await fetch(url, { method, headers, body: body ?? null, signal: ended, redirect: 'manual' })
    if (response.ok) return { data: await dataOf(response), status: response.status, headers: response.headers }
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400 && response.status !== 304))
      throw new ImprimaturError(`${url} redirects${target(response)}: give the client the address that answers.`)
    throw new ApiError(response.status, response.headers, await response.text())
  } catch (error) {
    if (error instanceof ImprimaturError || signal?.aborted) throw error
    if (clock.signal.aborted) throw new TimeoutError(`${method} ${url}: no answer within ${timeout} ms.`)
    throw new ConnectionError(`${method} ${url}: the connection failed.`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

const target = ({ headers }: Response): string => (headers.has('location') ? ` to ${headers.get('location')}` : '')

async function dataOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')) return response
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ImprimaturError(`${response.url} does not answer with JSON.`, { cause: error })
  }
}

/** Milliseconds to wait before another try; null: there is no sense in one, or it could do something twice. */
function pauseAfter(error: unknown, attempt: number, { method, headers }: Sent): number | null {
  const maySendAgain = method !== 'PATCH' && (method !== 'POST' || 'idempotency-key' in headers)
  if (error instanceof ConnectionError || error instanceof TimeoutError) return maySendAgain ? backOff(attempt) : null
  if (!(error instanceof ApiError)) return null
  const { status, retryAfter } = error
  // With 409 an earlier try of this very request still runs, where Retry-After says so. With 429 nothing was done.
  const passes = [429, 502, 503, 504].includes(status) || (status === 409 && retryAfter !== null)
  if (!passes || !(maySendAgain || status === 429)) return null
  if (retryAfter === null) return backOff(attempt)
  return retryAfter > LONGEST_WAIT_SECONDS ? null : retryAfter * 1000 + backOff(0) / 2
}
