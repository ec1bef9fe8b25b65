import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** When it was let in, before its body was read. */
    admittedAt: number
  }
}

/** A body usually comes with the headers. */
const LATE_MS = 100
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Requests are let in when their headers have come. The body may come up to a minute later, when the session, the role or the key is gone:
 * then it is asked again who may do this. To be called after the hook that lets requests in.
 */
export function askAgainWhenLate(app: FastifyInstance, isAdmitted: (request: FastifyRequest) => Promise<void>): void {
  app.decorateRequest('admittedAt', 0)
  app.addHook('onRequest', (request, _reply, done) => {
    request.admittedAt = performance.now()
    done()
  })
  app.addHook('preHandler', (request, _reply, done) => {
    if (SAFE.has(request.method) || performance.now() - request.admittedAt < LATE_MS) return done()
    isAdmitted(request).then(() => done(), done)
  })
}
