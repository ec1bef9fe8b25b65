import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'

/** Node would refuse such a request by itself: in another form, and without the headers of every answer. */
export const HOST_BY_US = { requireHostHeader: false }

/** HTTP/1.1 asks for the header; whoever sends none may mean another server. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const lacks = request.raw.httpVersion === '1.1' && request.headers.host === undefined
    done(lacks ? new AppError(400, 'The request has no Host header.') : undefined)
  })
}
