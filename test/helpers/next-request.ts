import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

const STARTED = 'http.server.request.start'

export interface Begun {
  request: IncomingMessage
  response: ServerResponse
}

/** The next request that a server of this process begins to read, as the server has it. */
export const nextRequest = (): Promise<Begun> =>
  new Promise((resolve) => {
    const heard = (message: unknown) => {
      unsubscribe(STARTED, heard)
      resolve(message as Begun)
    }
    subscribe(STARTED, heard)
  })
