import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Admission } from './admission.ts'
import { errorBody } from './errors.ts'

const BUSY = 'The service is busy; try again in a moment.'

/**
 * So many are refused at once in each window; the others a little later, each at another moment: a client that asks again at once costs as
 * much as one served, and clients that are refused together come back together.
 */
const AT_ONCE = 10
const WINDOW = 100
const PAUSE = 2500

/**
 * Past what it can do in time the server refuses at the door, before a body is read or the database asked: no queue grows without
 * bound, and those inside are served in time. Health is asked elsewhere and still answers.
 */
export function shedOverload(app: FastifyInstance, admission: Admission): void {
  let [refused, since] = [0, 0]
  const refuse = (reply: FastifyReply) => {
    void reply
      .code(503)
      .header('retry-after', '1')
      .type('application/json; charset=utf-8')
      .send(errorBody(reply.request, 503, BUSY))
  }
  app.addHook('onRequest', (request, reply, done) => {
    admission.enter(request, done, () => {
      const now = performance.now()
      if (now - since > WINDOW) [refused, since] = [0, now]
      if (refused++ < AT_ONCE) refuse(reply)
      else setTimeout(refuse, PAUSE * (0.5 + Math.random()), reply)
    })
  })
  app.addHook('onResponse', (request, _reply, done) => {
    admission.leave(request)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    admission.leave(request)
    done()
  })
}
