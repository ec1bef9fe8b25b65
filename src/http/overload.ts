import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    counted: boolean
  }
}

export interface Capacity {
  /** Requests under way at once; beyond, the next is told to come back. */
  requests: number
  /** Milliseconds the event loop may lag behind. */
  lag: number
}

export const CAPACITY: Capacity = { requests: 400, lag: 800 }

/**
 * Past what it can hold the server sheds at the door, before a body is read or the database asked: no queue grows without
 * bound, and those inside are served in time. Health is asked elsewhere and still answers.
 */
export function shedOverload(app: FastifyInstance, capacity: Capacity = CAPACITY): void {
  let under = 0
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let lag = 0
  const timer = setInterval(() => {
    lag = delay.mean / 1e6
    delay.reset()
  }, 500)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
  app.decorateRequest('counted', false)
  app.addHook('onRequest', async (request) => {
    if (under >= capacity.requests || lag > capacity.lag) {
      throw new AppError(503, 'The service is busy; try again in a moment.', { headers: { 'retry-after': '1' } })
    }
    under++
    request.counted = true
  })
  const leave = async (request: { counted: boolean }) => {
    if (request.counted) under--
    request.counted = false
  }
  app.addHook('onResponse', leave)
  app.addHook('onRequestAbort', leave)
}
