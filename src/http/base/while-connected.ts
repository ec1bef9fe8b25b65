import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply } from 'fastify'
import { AppError } from '../../errors.ts'

/** Of no use to anybody: the connection is gone. It is what the log says of the request. */
const GONE = 499

/** A call within this process has no connection of its own: it ends with whatever made it. */
const calls = new AsyncLocalStorage<AbortSignal>()

/** Makes a call of a route within this process, which is no longer wanted when the signal says so. */
export const callUntil = <T>(signal: AbortSignal, call: () => T): T => calls.run(signal, call)

/** Ends work whose caller has gone: its connection was closed before the answer, or the call of an agent was cancelled. */
export function whileConnected({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const end = () => {
    if (!raw.writableFinished) gone.abort(new AppError(GONE, 'The caller has gone.'))
  }
  raw.once('close', end)
  const caller = calls.getStore()
  if (caller?.aborted) end()
  else caller?.addEventListener('abort', end, { once: true })
  return gone.signal
}
