import type { FastifyInstance } from 'fastify'
import { newId } from '../../db/base/ids.ts'

const ACCEPTED = /^[\w.:-]{1,128}$/

/** The caller's own request id where it is well-formed, else a new one; every response has it. */
export function requestId(headers: NodeJS.Dict<string | string[]>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ACCEPTED.test(given) ? given : newId()
}

export function sendRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
