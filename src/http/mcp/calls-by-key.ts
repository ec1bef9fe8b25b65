import type { FastifyInstance, FastifyRequest } from 'fastify'
import { detailInWords, Refused } from '../../agents/server-calls.ts'
import type { Body, CallOptions, ServerCalls } from '../../agents/server-calls.ts'

/** The public API of this very server, by the key and from the address of a request: every check of a request from outside holds. */
export class CallsByKey implements ServerCalls {
  readonly #app: FastifyInstance
  readonly #request: FastifyRequest

  constructor(app: FastifyInstance, request: FastifyRequest) {
    this.#app = app
    this.#request = request
  }

  async call<T>(method: 'GET' | 'POST', place: string, body?: Body, options: CallOptions = {}): Promise<T> {
    const { version = 'v2', signal, headers = {} } = options
    const { 'x-api-key': key, 'accept-language': languages } = this.#request.headers
    signal?.throwIfAborted()
    const answer = await this.#app.inject({
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
      ...(signal ? { signal } : {}),
    })
    if (answer.statusCode < 300) return answer.json<T>()
    const { detail } = answer.json<{ detail?: unknown }>()
    const after = answer.headers['retry-after']
    throw new Refused(`The server answers ${answer.statusCode}: ${detailInWords(detail)}`, answer.statusCode, after?.toString())
  }
}
