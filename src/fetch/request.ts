import type { IncomingHttpHeaders } from 'node:http'
import { createAgent } from './connect.ts'
import { ACCEPTED_CODINGS } from './decompress.ts'
import { exchange, isRedirect, type Head, type Sink } from './exchange.ts'
import type { Exchanged } from './exchanged.ts'
import { FetchFailure } from './failure.ts'
import { createGuard, type Guard } from './guard.ts'
import { inSpan, type Attributes } from '../telemetry/trace.ts'
import { DEFAULT_FETCH_SETTINGS, type FetchSettings } from './settings.ts'

interface Redirect {
  status: number
  from: string
  to: string
}

interface Answer {
  finalUrl: string
  status: number
  headers: IncomingHttpHeaders
  /** The Content-Type header as it was sent, charset and all, or null: what the bytes really are is for the reader to find out. */
  contentType: string | null
  redirects: Redirect[]
  /** Every request of it with its answer: those that redirect, then the last. */
  exchanges: Exchanged[]
}

export interface FetchedPage extends Answer {
  bytes: Uint8Array
  /** How often it was asked for until it came (retries.ts). */
  tries?: number
}

interface FetchOptions {
  accept?: string
  /** Sent to the first address alone, not to where it redirects. */
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Limits for this request alone. */
  limits?: Partial<Pick<FetchSettings, 'maxBytes' | 'maxDecompressedBytes' | 'maxRatio' | 'totalMs' | 'maxRedirects'>>
  /** `return` gives the redirect itself as the answer. */
  onRedirect?: 'follow' | 'return'
  /** Sent by POST, with these headers beside the usual ones. */
  post?: { body: string | Buffer; headers: Record<string, string> }
  /** Sees the head of the final answer before its body is read, and may throw to spare the rest. */
  onHead?(head: Head): void
}

export interface Fetcher {
  readonly settings: FetchSettings
  readonly guard: Guard
  fetchPage(url: string | URL, options?: FetchOptions): Promise<FetchedPage>
  /** The same, handing the body on piece by piece. */
  fetchInto(url: string | URL, onChunk: (chunk: Buffer) => void, options?: FetchOptions): Promise<Answer>
  close(): Promise<void>
}

const ACCEPT_DOCUMENTS = [
  'text/html',
  'application/xhtml+xml;q=0.9',
  'application/pdf;q=0.8',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document;q=0.8',
  'text/plain;q=0.7',
  '*/*;q=0.1',
].join(',')

export function createFetcher(given: Partial<FetchSettings> = {}): Fetcher {
  const settings: FetchSettings = { ...DEFAULT_FETCH_SETTINGS, ...given }
  const guard = createGuard(settings)
  const agent = createAgent(guard, settings)

  /** A span for each page, redirects included. Sites are not told of it: they are not ours. */
  const fetchInto: Fetcher['fetchInto'] = (start, onChunk, options = {}) =>
    inSpan(
      `fetch ${options.post ? 'POST' : 'GET'}`,
      'client',
      () => spanOf(String(start), options.post !== undefined),
      async (span) => {
        const answer = await fetchFollowing(start, onChunk, options)
        span.set({ 'http.response.status_code': answer.status, 'imprimatur.redirects': answer.redirects.length })
        return answer
      },
    )

  async function fetchFollowing(start: string | URL, onChunk: (chunk: Buffer) => void, options: FetchOptions): Promise<Answer> {
    const limits = { ...settings, ...options.limits }
    const headers = {
      'user-agent': settings.userAgent,
      accept: options.accept ?? ACCEPT_DOCUMENTS,
      'accept-encoding': ACCEPTED_CODINGS,
      ...options.post?.headers,
    }
    const body = options.post?.body
    const redirects: Redirect[] = []
    const exchanges: Exchanged[] = []
    const clock = startClock(String(start), limits.totalMs, options.signal)
    try {
      let url = guard.checkUrl(start)
      for (;;) {
        const sink = { onHead: options.onHead, onChunk }
        const sent = redirects.length === 0 ? { ...headers, ...options.headers } : headers
        const exchanged = { agent, url, headers: sent, limits, signal: clock.signal, sink }
        const head = await exchangeOnceMore(body === undefined ? exchanged : { ...exchanged, body })
        exchanges.push(head.exchanged)
        if (!isRedirect(head) || options.onRedirect === 'return') return answerOf(head, redirects, exchanges)
        url = nextHop(guard, head, redirects, limits.maxRedirects)
      }
    } finally {
      clock.stop()
    }
  }

  return {
    settings,
    guard,
    fetchInto,
    async fetchPage(url, options) {
      const chunks: Buffer[] = []
      const answer = await fetchInto(url, (chunk) => void chunks.push(chunk), options)
      return { ...answer, bytes: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) }
    },
    close: () => agent.destroy(),
  }
}

/** Without the query, which may hold a secret; of what is posted to without the path as well: webhook addresses have theirs there. */
function spanOf(address: string, isPost: boolean): Attributes {
  if (!URL.canParse(address)) return {}
  const { origin, pathname, hostname } = new URL(address)
  return { 'server.address': hostname, 'url.full': isPost ? origin : origin + pathname }
}

/** A server may close an idle connection just as we use it again: that is no fault of the page, so one more try is fair. */
async function exchangeOnceMore(request: Parameters<typeof exchange>[0]): Promise<Head> {
  let answered = false
  const sink: Sink = {
    onChunk: request.sink.onChunk,
    onHead(head) {
      answered = true
      request.sink.onHead?.(head)
    },
  }
  try {
    return await exchange({ ...request, sink })
  } catch (error) {
    if (answered || !(error instanceof FetchFailure) || error.code !== 'reset') throw error
    return exchange({ ...request, sink })
  }
}

const answerOf = (head: Head, redirects: Redirect[], exchanges: Exchanged[]): Answer => ({
  finalUrl: head.url,
  status: head.status,
  headers: head.headers,
  contentType: head.headers['content-type'] ?? null,
  redirects,
  exchanges,
})

/** The target of a redirect, through the same guard as the first address. */
function nextHop(guard: Guard, head: Head, redirects: Redirect[], maxRedirects: number): URL {
  const location = head.headers.location!
  if (redirects.length >= maxRedirects) {
    throw new FetchFailure('too-many-redirects', head.url, `The page redirects more than ${maxRedirects} times in a row.`)
  }
  if (!URL.canParse(location, head.url)) {
    throw new FetchFailure('bad-redirect', head.url, 'The page redirects to something that is no web address.')
  }
  const next = guard.checkUrl(new URL(location, head.url))
  if (next.href === head.url || redirects.some((redirect) => redirect.from === next.href)) {
    throw new FetchFailure('redirect-loop', head.url, `The page redirects in a circle: ${next.href} leads back to itself.`)
  }
  redirects.push({ status: head.status, from: head.url, to: next.href })
  return next
}

function startClock(url: string, ms: number, cancel: AbortSignal | undefined) {
  const controller = new AbortController()
  const onCancel = () => controller.abort(new FetchFailure('cancelled', url, 'The request was cancelled.', cancel?.reason))
  const seconds = Math.max(1, Math.round(ms / 1000))
  const timer = setTimeout(
    () => controller.abort(new FetchFailure('timeout', url, `The page was not complete within ${seconds} seconds.`)),
    ms,
  )
  if (cancel?.aborted) onCancel()
  else cancel?.addEventListener('abort', onCancel, { once: true })
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer)
      cancel?.removeEventListener('abort', onCancel)
    },
  }
}
