import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, LightMyRequestResponse } from 'fastify'
import { AppError } from '../../errors.ts'

/** Of no use to anybody: the connection is gone. It is what the log says of the request. */
const GONE = 499
export const callerGone = (): AppError => new AppError(GONE, 'The caller has gone.')

/** A call within this process has no connection of its own: it ends with whatever made it. */
const calling = new AsyncLocalStorage<AbortSignal>()

/** The same, for as long as the call is answered. */
const callers = new WeakMap<object, AbortSignal>()

/**
 * Makes a call of a route within this process, which is no longer wanted when the signal says so. `call` makes the request before it
 * returns: Fastify's `inject` alone leaves that to whoever awaits it, who is outside of the call.
 */
export const callUntil = (signal: AbortSignal, call: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> =>
  calling.run(signal, call)

/**
 * Notes who called, in the first hook of all: one that waits for its turn goes on when another request lets it, and what is kept by
 * asynchronous context is the other's from then on.
 */
export function noteCallers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const caller = calling.getStore()
    if (caller) callers.set(request.raw, caller)
    done()
  })
}

/** When the connection of an answer is closed; at once where it is closed already, for it says so once. */
export function onceClosed(raw: FastifyReply['raw'], act: () => void): void {
  // Of HTTP/2 an answer has no socket once its stream is gone.
  if (raw.destroyed || !raw.socket) act()
  else raw.once('close', act)
}

/**
 * Ends work whose caller has gone: its connection was closed before the answer, even before this was asked, or the call of an agent was
 * cancelled.
 */
export function whileConnected({ raw, request }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const end = () => {
    if (!raw.writableFinished) gone.abort(callerGone())
  }
  onceClosed(raw, end)
  const caller = callers.get(request.raw)
  if (caller?.aborted) end()
  else caller?.addEventListener('abort', end, { once: true })
  return gone.signal
}
