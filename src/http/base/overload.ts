import type { FastifyInstance } from 'fastify'
import type { Admission, Seat } from './admission.ts'
import { noteRefusal } from './refusals.ts'
import { errorBody } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** While it is served. */
    seat: Seat | null
  }
}

const BUSY = 'The service is busy; try again in a moment.'

/**
 * Past what it can do in time the server refuses at the door, before a body is read or the database asked: no queue grows without
 * bound, and those inside are served in time. Whoever is refused hears it at once: a client that waits for its refusal cannot go
 * elsewhere, and one that asks again without waiting for Retry-After is refused as fast. Health is asked elsewhere and still answers.
 */
export function shedOverload(app: FastifyInstance, admission: Admission): void {
  app.decorateRequest('seat', null)
  app.addHook('onRequest', (request, reply, done) => {
    // Also where its client has gone: no hook is called for one whose body was read, and whoever drops requests would fill every place.
    reply.raw.once('close', () => admission.leave(request))
    admission.enter(request, done, () => {
      noteRefusal('overload')
      void reply
        .code(503)
        .header('retry-after', '1')
        .type('application/json; charset=utf-8')
        .send(errorBody(request, 503, BUSY))
    })
  })
  app.addHook('onResponse', (request, _reply, done) => {
    admission.leave(request)
    done()
  })
}
