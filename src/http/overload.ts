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
}

const CAPACITY: Capacity = { requests: 400 }

/**
 * Past what it can hold the server sheds at the door, before a body is read or the database asked: no queue grows without
 * bound, and those inside are served in time. Health is asked elsewhere and still answers.
 */
export function shedOverload(app: FastifyInstance, capacity: Capacity = CAPACITY): void {
  let under = 0
  app.decorateRequest('counted', false)
  app.addHook('onRequest', (request, _reply, done) => {
    if (under >= capacity.requests)
      return done(new AppError(503, 'The service is busy; try again in a moment.', { headers: { 'retry-after': '1' } }))
    under++
    request.counted = true
    done()
  })
  const leave = (request: { counted: boolean }) => {
    if (request.counted) under--
    request.counted = false
  }
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    leave(request)
    done()
  })
}
