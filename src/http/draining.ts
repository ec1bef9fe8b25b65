import type { FastifyInstance } from 'fastify'

/** Whether this server is about to stop: health says so while requests are still served, so that a proxy sends them elsewhere. */
export interface Draining {
  now: boolean
}

/** While it lasts each answer is the last on its connection: nobody sends on one that is about to be closed. */
export function closeWhileDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.now) reply.header('connection', 'close')
    done(null, payload)
  })
}
