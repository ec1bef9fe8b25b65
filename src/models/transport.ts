import { fetch as undiciFetch } from 'undici'
import type { Agent } from 'undici'
import { ModelFailure } from '../generation/model.ts'

/** No text a document is made from comes near this; an answer that does is broken or hostile. */
export const MOST_BYTES = 4 * 1024 * 1024

/** Its length is known beforehand, and it is not packed: no more than that can come. */
const isShort = (headers: Headers) =>
  !headers.has('content-encoding') &&
  /^\d+$/.test(headers.get('content-length') ?? '') &&
  Number(headers.get('content-length')) <= MOST_BYTES

/**
 * Fetching for the providers: answers are cut off where they become too large, redirects are not followed (they would carry the key
 * along).
 */
export function modelFetch(agent?: Agent): typeof globalThis.fetch {
  const send = (agent ? undiciFetch : globalThis.fetch) as unknown as typeof globalThis.fetch
  return async (input, init) => {
    const response = await send(input, { ...init, redirect: 'error', ...(agent ? { dispatcher: agent } : {}) } as RequestInit)
    if (!response.body || isShort(response.headers)) return response
    const reader = response.body.getReader()
    let bytes = 0
    const limited = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        bytes += value.byteLength
        if (bytes <= MOST_BYTES) return controller.enqueue(value)
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
