import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Server, type TLSSocket } from 'node:tls'
import type { FastifyInstance } from 'fastify'

/** Whether this server is about to stop: health says so while requests are still served, so that a proxy sends them elsewhere. */
export interface Draining {
  now: boolean
  /** Whether requests on their way are waited for when the listener closes: not where somebody at a terminal waits. */
  waits?: boolean
}

/** How long a request may still be on its way on a connection that was opened for it, in milliseconds. */
const ON_ITS_WAY = 1000

/** Milliseconds from one look at the connections to the next. */
const OFTEN = 20

/**
 * Closes the listener first, and connections as they are answered. While health fails they are kept as ever: a proxy that does not ask for
 * health would open a new one for each request, and the kernel resets those that wait to be accepted when the listener closes. On
 * connections that a proxy keeps, requests may still be on their way: they are served for a moment, each answer the last on its connection.
 */
export function closeListenerFirst(app: FastifyInstance, draining: Draining): void {
  app.addHook('preClose', async () => {
    if (!draining.waits) return
    // Runs after the loop has accepted what waited.
    await new Promise((resolve) => setImmediate(resolve))
    NetServer.prototype.close.call(app.server)
    const until = performance.now() + ON_ITS_WAY
    while (performance.now() < until && (await connectionsOf(app.server)) > 0) await sleep(OFTEN)
  })
}

const connectionsOf = (server: NetServer): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })

/**
 * Browsers open connections before they need them, and closing a server waits without end for one on which no request has come: those
 * are ended a moment after it was told to close.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on(app.server instanceof Server ? 'secureConnection' : 'connection', (socket: Socket) => {
    // A connection of HTTP/2 is told, and closes when it has nothing under way.
    if ((socket as TLSSocket).alpnProtocol === 'h2') return
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', (done) => {
    setTimeout(() => unused.forEach((socket) => socket.destroy()), ON_ITS_WAY).unref()
    done()
  })
}
