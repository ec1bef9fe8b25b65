import { Server } from 'node:https'
import type { Socket } from 'node:net'
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

/** How long a request may still be on its way on a connection that was opened for it, in milliseconds. */
const ON_ITS_WAY = 1000

/**
 * Browsers open connections before they need them, and closing a server waits without end for one on which no request has come: those
 * are ended a moment after it was told to close.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on(app.server instanceof Server ? 'secureConnection' : 'connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', (done) => {
    setTimeout(() => unused.forEach((socket) => socket.destroy()), ON_ITS_WAY).unref()
    done()
  })
}
