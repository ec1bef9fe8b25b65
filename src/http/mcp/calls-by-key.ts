import type { FastifyInstance, FastifyRequest } from 'fastify'
import { detailInWords, Refused } from '../../agents/server-calls.ts'
import { callUntil } from '../base/while-connected.ts'
import type { Body, CallOptions, ServerCalls } from '../../agents/server-calls.ts'

/** The public API of this very server, by the key and from the address of a request: every check of a request from outside holds. */
export class CallsByKey implements ServerCalls {
  readonly #app: FastifyInstance
  readonly #request: FastifyRequest
  readonly #gone: AbortSignal

  /** `gone`: whoever sent the request no longer waits for anything it asked for. */
  constructor(app: FastifyInstance, request: FastifyRequest, gone: AbortSignal) {
    this.#app = app
    this.#request = request
    this.#gone = gone
  }

  async call<T>(method: 'GET' | 'POST', place: string, body?: Body, options: CallOptions = {}): Promise<T> {
    const { version = 'v2', headers = {} } = options
    const signal = options.signal ? AbortSignal.any([options.signal, this.#gone]) : this.#gone
    const { 'x-api-key': key, 'accept-language': languages } = this.#request.headers
    signal.throwIfAborted()
    const asked = {
      method,
      url: `/public/${version}${place}`,
      headers: {
        'x-api-key': key,
        'x-request-id': this.#request.id,
        ...(languages === undefined ? {} : { 'accept-language': languages }),
        ...(body ? { 'content-type': body.type } : {}),
        ...headers,
      },
      remoteAddress: this.#request.ip,
      ...(body ? { payload: Buffer.from(body.bytes) } : {}),
      signal,
    } as const
    const answer = await callUntil(signal, () => this.#app.inject(asked).then((answered) => answered))
    if (answer.statusCode < 300) return answer.json<T>()
    const { detail } = answer.json<{ detail?: unknown }>()
    const after = answer.headers['retry-after']
    throw new Refused(`The server answers ${answer.statusCode}: ${detailInWords(detail)}`, answer.statusCode, after?.toString())
  }
}
