import { fetch as undiciFetch } from 'undici'
import type { Agent } from 'undici'
import { ModelFailure } from '../generation/base/model.ts'
import { tracing } from '../telemetry/trace.ts'

/** Far larger than any text of a document; a larger response is broken or hostile. */
const MAX_BYTES = 4 * 1024 * 1024

/** Its length is declared and it is not compressed: no more than that can arrive. */
const isShort = (headers: Headers) =>
  !headers.has('content-encoding') &&
  /^\d+$/.test(headers.get('content-length') ?? '') &&
  Number(headers.get('content-length')) <= MAX_BYTES

/** Where traces are made, a model server or a gateway before it can add to them. */
function withTrace(init: RequestInit = {}): RequestInit {
  const traceparent = tracing()?.traceparent()
  if (traceparent === undefined) return init
  const headers = new Headers(init.headers)
  headers.set('traceparent', traceparent)
  return { ...init, headers: Object.fromEntries(headers) }
}

/** fetch for the providers: responses are cut off past the limit, redirects are not followed (they would forward the key). */
export function modelFetch(agent?: Agent): typeof globalThis.fetch {
  const send = (agent ? undiciFetch : globalThis.fetch) as unknown as typeof globalThis.fetch
  return async (input, init) => {
    const more = { redirect: 'error', ...(agent ? { dispatcher: agent } : {}) }
    const response = await send(input, { ...withTrace(init), ...more } as RequestInit)
    if (!response.body || isShort(response.headers)) return response
    const reader = response.body.getReader()
    let bytes = 0
    const limited = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        bytes += value.byteLength
        if (bytes <= MAX_BYTES) return controller.enqueue(value)
        controller.error(new ModelFailure('failed', "The model's answer was too long and was given up."))
        await reader.cancel()
      },
      cancel: (reason) => reader.cancel(reason),
    })
    return new Response(limited, {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name)),
    })
  }
}
