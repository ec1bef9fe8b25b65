import type { IncomingHttpHeaders } from 'node:http'
import type { Agent, Dispatcher } from 'undici'
import { codingsOf, createDecompressor, megabytes, type Decompressor } from './decompress.ts'
import { failureOf, FetchFailure } from './failure.ts'
import { pairsOf, requestSent, type Exchanged } from './exchanged.ts'
import type { FetchSettings } from './settings.ts'

export interface Head {
  url: string
  status: number
  headers: IncomingHttpHeaders
  exchanged: Exchanged
}

/** Where an answer goes. Either function may throw to end the exchange; what it throws is what the caller gets. */
export interface Sink {
  onHead?(head: Head): void
  onChunk(chunk: Buffer): void
}

interface Exchange {
  agent: Agent
  url: URL
  headers: Record<string, string>
  limits: Pick<FetchSettings, 'maxBytes' | 'maxDecompressedBytes' | 'maxRatio'>
  signal: AbortSignal
  sink: Sink
  /** Sent by POST. */
  body?: string | Buffer
}

/** The body of a redirect is thrown away, but reading a short one to its end keeps the connection for the next request. */
const REDIRECT_BODY = 64 * 1024

export const isRedirect = (head: Pick<Head, 'status' | 'headers'>) =>
  [301, 302, 303, 307, 308].includes(head.status) && typeof head.headers.location === 'string'

/** One request and its answer, without following redirects. */
export function exchange({ agent, url, headers, limits, signal, sink, body }: Exchange): Promise<Head> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined
    let head: Head | undefined
    let decompressor: Decompressor | undefined
    let received = 0
    let settled = false
    const at = new Date().toISOString()

    const finish = () => {
      if (settled) return
      settled = true
      signal.removeEventListener('abort', onAbort)
      resolve(head!)
    }
    const fail = (error: unknown) => {
      if (settled) return
      settled = true
      signal.removeEventListener('abort', onAbort)
      decompressor?.destroy()
      const failure = failureOf(error, url.href)
      controller?.abort(failure)
      reject(failure)
    }
    const onAbort = () => fail(signal.reason)
    const guarded =
      <T extends unknown[]>(work: (...args: T) => void) =>
      (...args: T) => {
        if (settled) return
        try {
          work(...args)
        } catch (error) {
          fail(error)
        }
      }

    if (signal.aborted) return fail(signal.reason)
    signal.addEventListener('abort', onAbort)

    const request: Dispatcher.DispatchOptions = {
      origin: url.origin,
      path: url.pathname + url.search,
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body }),
    }
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started
        // The time may have run out while the request waited for a connection.
        if (settled) started.abort(new FetchFailure('cancelled', url.href, 'The request was given up.'))
      },
      onResponseStart: guarded((started, status: number, answerHeaders: IncomingHttpHeaders, statusText = '') => {
        if (status < 200) return
        const exchanged = { at, ...requestSent(url, request.method, headers), status, statusText, received: pairsOf(started.rawHeaders) }
        head = { url: url.href, status, headers: answerHeaders, exchanged }
        if (isRedirect(head)) return
        // Its headers speak of the body that was not sent.
        if (status === 304) return sink.onHead?.(head)
        if (Number(answerHeaders['content-length']) > limits.maxBytes) throw tooLarge(limits.maxBytes, url.href)
        const codings = codingsOf(answerHeaders['content-encoding'], url.href)
        sink.onHead?.(head)
        if (codings.length === 0) return
        decompressor = createDecompressor(codings, limits, url.href, {
          onData: guarded((chunk: Buffer) => sink.onChunk(chunk)),
          onEnd: finish,
          onDrain: () => controller?.resume(),
          onFailure: fail,
        })
      }),
      onResponseData: guarded((_controller, chunk: Buffer) => {
        received += chunk.length
        if (isRedirect(head!)) {
          if (received > REDIRECT_BODY) {
            finish()
            controller?.abort(new FetchFailure('cancelled', url.href, 'The rest of the redirect was not needed.'))
          }
          return
        }
        if (received > limits.maxBytes) throw tooLarge(limits.maxBytes, url.href)
        if (!decompressor) sink.onChunk(chunk)
        else if (!decompressor.write(chunk)) controller?.pause()
      }),
      onResponseEnd: guarded(() => (decompressor ? decompressor.end() : finish())),
      onResponseError: (_controller, error) => fail(error),
    }
    guarded(() => void agent.dispatch(request, handler))()
  })
}

const tooLarge = (limit: number, url: string) => new FetchFailure('too-large', url, `The page is larger than ${megabytes(limit)}.`)
