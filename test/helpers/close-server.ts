import type { Server } from 'node:http'

/**
 * Closes a server of a test together with its connections: browsers open connections before they need them, and `close` alone waits
 * without end for one on which no request has come.
 */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
