import { fetch as undiciFetch } from 'undici'
import type { Agent } from 'undici'
import { ModelFailure } from '../generation/model.ts'

/** No text a document is made from comes near this; an answer that does is broken or hostile. */
export const MOST_BYTES = 4 * 1024 * 1024

/** Fetching for the providers: answers are cut off where they become too large, redirects are not followed (they would carry the key along). */
export function modelFetch(agent?: Agent): typeof globalThis.fetch {
  const send = (agent ? undiciFetch : globalThis.fetch) as unknown as typeof globalThis.fetch
  return async (input, init) => {
    const response = await send(input, { ...init, redirect: 'error', ...(agent ? { dispatcher: agent } : {}) } as RequestInit)
    if (!response.body) return response
    let bytes = 0
    const limited = response.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > MOST_BYTES) controller.error(new ModelFailure('failed', "The model's answer was too long and was given up."))
        else controller.enqueue(chunk)
      },
    }))
    return new Response(limited, { status: response.status, statusText: response.statusText, headers: [...response.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name)) })
  }
}
