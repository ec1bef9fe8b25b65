import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    counted: boolean
  }
}

export interface Capacity {
  /** Maximum number of concurrent requests; further ones are answered with 503. */
  requests: number
}

const CAPACITY: Capacity = { requests: 400 }

/**
 * Load shedding: past its capacity the server refuses requests before a body is read or the database is queried, so that no queue
 * grows without bound and accepted requests are answered in time. Health has its own path and still answers.
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
